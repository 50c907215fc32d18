"""The demo data: small realistic databases and questions about them, made from a seed.

`domains/*.yaml` say what a database contains and how people speak of it; the modules here turn
that into rows, SQLite files and pairs of question and SQL. `build.build_demo` does it all.
"""
