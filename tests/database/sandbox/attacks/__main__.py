"""`python -m tests.database.sandbox.attacks` writes the tables of docs/sandbox.md."""

from tests.database.sandbox.attacks.measure import main

if __name__ == "__main__":
    main()
