"""Learn Pişti at the table. Importing this loads nothing: each room is imported by its own name."""

__version__ = "0.1.0"
