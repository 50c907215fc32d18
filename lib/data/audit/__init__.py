"""The audit of a data set's gold: which questions an EX should not be believed on, and why."""
