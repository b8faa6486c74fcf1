"""Policies for Pis Yedili."""

from pisti_teach.bots.pis_yedili import greedy

POLICIES = {"greedy": greedy.choose}
"""By what they do."""
