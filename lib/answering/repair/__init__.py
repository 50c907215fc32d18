"""When an attempt is repaired, and what the prompts say: of the question and as feedback."""
