"""Files of tables as people have them, imported into SQLite. Runs in the isolated process."""
