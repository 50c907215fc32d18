"""Ways to answer a question, each a pure function of what has happened so far."""
