"""Execution-guided Text-to-SQL post-training on SQLite: nine rooms, see docs/architecture.md."""
