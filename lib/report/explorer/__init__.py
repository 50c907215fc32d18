"""The explorer: trajectories of all runs as a static page that opens from disk."""
