"""The report: what people read about finished runs, made from their trajectories alone."""
