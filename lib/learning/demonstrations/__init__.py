"""Demonstrations: episodes that end with the right answer, for an agent to be trained on."""
