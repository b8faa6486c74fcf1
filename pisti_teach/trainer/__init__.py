"""Questions about a position, one kind a file, and the reading of answers."""
