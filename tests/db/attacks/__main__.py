"""`python -m tests.db.attacks` writes the tables of docs/sandbox.md; see `measure`."""

from tests.db.attacks.measure import main

if __name__ == "__main__":
    main()
