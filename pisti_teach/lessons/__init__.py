"""Lessons: data with steps that are passed by doing, and what leads through them. `course` has them in order."""
