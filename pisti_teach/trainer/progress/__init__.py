"""What answers tell of a learner: what is due, what she can, where she errs; all derived from events."""
