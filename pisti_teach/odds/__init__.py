"""Exact odds of a seat: where the unseen cards may lie, fractions, and how they come about."""
