"""What a deal is worth when all is known: the last cards solved."""
