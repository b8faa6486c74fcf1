"""Policies for Pişti."""

from pisti_teach.bots.pisti import counter, greedy

POLICIES = {"greedy": greedy.choose, "counter": counter.choose}
"""By what they do."""
