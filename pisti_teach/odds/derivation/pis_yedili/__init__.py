"""Derivations that only Pis Yedili has."""
