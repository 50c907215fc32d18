"""The question set `ordinary`: eight small databases, and 200 questions on them written by hand."""
