"""SQL as trees: what a query names, leaves open and gets wrong. Only this folder uses sqlglot."""
