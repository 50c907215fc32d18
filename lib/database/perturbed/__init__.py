"""Seeded copies of a database, on which queries that are right by chance give other answers."""
