"""Kinds of questions about Pis Yedili."""
