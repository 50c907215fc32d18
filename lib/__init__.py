"""Execution-guided Text-to-SQL post-training on SQLite.

Packages form layers (docs/architecture.md); each imports only from layers below its own.
"""
