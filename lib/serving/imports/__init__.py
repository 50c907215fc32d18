"""Files of tables as people have them, imported into SQLite. Runs in the isolated process.

- `kinds`: what a file is, by its content; what is no table is refused with what to do.
- `text`: text as UTF-8 that keeps to RFC 4180: encoding, delimiter, quotes.
- `tables`: the tables of text, Excel, Parquet and JSON files, as relations of DuckDB.
- `columns`: numbers, dates and booleans in columns of text, where nothing is lost.
- `names`: names that need no quotes.
- `options`: what a client can choose: `ImportOptions`.
- `convert`: all of it, to a SQLite file: `convert`.
"""
