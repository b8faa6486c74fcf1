"""What can be opened in a cell: each gives a widget, and somebody behind it who owns it. A file a page."""
