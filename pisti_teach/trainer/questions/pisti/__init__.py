"""Kinds of questions about Pişti."""
