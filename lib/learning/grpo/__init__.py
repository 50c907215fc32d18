"""Group relative policy optimisation: episodes are rolled out, rewarded and learnt from."""
