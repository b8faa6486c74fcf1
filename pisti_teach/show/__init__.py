"""From what a seat sees to words and plain data to draw."""
