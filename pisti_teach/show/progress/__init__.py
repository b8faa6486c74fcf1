"""My progress, in the learner's language: charts as plain data, each with a table that says the same."""
