"""Runs untrusted SQL in worker processes that only read, and are killed if need be."""
