"""The one loop that evaluation and mining share: questions in, trajectories out, in chunks."""
