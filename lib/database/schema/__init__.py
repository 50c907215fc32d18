"""The schema in a prompt: which tables it shows, how they are written, and how they fit."""
