"""Words for the kinds of questions about Pişti."""
