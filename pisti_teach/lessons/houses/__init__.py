"""What the houses of Pişti play differently: each difference with its rule and a position to try it at."""
