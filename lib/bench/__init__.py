"""Benchmarks: how fast the parts are, and how much memory they take, on this machine."""
