"""Derivations that only Pişti has."""
