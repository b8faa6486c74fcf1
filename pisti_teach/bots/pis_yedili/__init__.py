"""Policies for Pis Yedili."""

from pisti_teach.bots.pis_yedili import careful, greedy

POLICIES = {"greedy": greedy.choose, "careful": careful.choose}
"""By what they do."""
