"""Odds of Pişti alone."""
