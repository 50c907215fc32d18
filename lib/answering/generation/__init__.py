"""A model writes completions: one backend for each way to run it, all with one interface."""
