"""Lessons: data with steps that are passed by doing. `course` has them in order."""
