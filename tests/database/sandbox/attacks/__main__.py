"""`python -m tests.database.sandbox.attacks` writes reports/sandbox.md."""

from tests.database.sandbox.attacks.measure import main

if __name__ == "__main__":
    main()
