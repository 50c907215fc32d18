"""The audit of a data set's gold: the questions on which EX cannot be trusted, and why."""
