"""A SQLite database and what may be asked of it: its schema, its SQL, and a sandbox to run it in.

`sandbox/` runs untrusted SQL in worker processes; `sql/` reads and edits SQL as trees; `schema/`
makes a schema part of a prompt; `perturbed/` copies a database with other rows.
"""
