"""What every stage script does around its work: errors as one line, exit codes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from lib.errors import ProjectError


def run_stage(main: Callable[[], None], description: str | None = None) -> None:
    """Run a stage's `main`. A ProjectError becomes one line on stderr and exit code 2.

    `description`: of a stage that takes no options; `--help` prints it and does no work.
    """
    if description is not None:
        argparse.ArgumentParser(description=description).parse_args()
    try:
        main()
    except ProjectError as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("interrupted: start the stage again to continue", file=sys.stderr)
        sys.exit(130)
