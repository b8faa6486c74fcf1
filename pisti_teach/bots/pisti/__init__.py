"""Policies for Pişti."""
