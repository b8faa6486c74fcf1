"""Words for the kinds of questions about Pis Yedili."""
