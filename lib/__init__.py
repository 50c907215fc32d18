"""Execution-guided Text-to-SQL post-training on SQLite.

Rooms are stacked in floors (docs/architecture.md); a room imports only from floors below its own.
"""
