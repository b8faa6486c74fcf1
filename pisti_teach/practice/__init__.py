"""Practice: what is asked next, how hard, and when it is enough; a game and its questions together."""
