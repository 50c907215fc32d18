"""Seeded copies of a database in which queries that are right by luck give other answers."""
