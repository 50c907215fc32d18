"""What every stage script does around its work: errors as one line, exit codes."""

from __future__ import annotations

import argparse
import errno
import sys
from collections.abc import Callable

from lib.errors import ProjectError

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def run_stage(main: Callable[[], None], description: str | None = None) -> None:
    """Run a stage's `main`. A ProjectError becomes one line on stderr and exit code 2.

    So does what the operating system refuses: a full disk, a folder that must not be written.

    `description`: of a stage that takes no options; `--help` prints it and does no work.
    """
    if description is not None:
        argparse.ArgumentParser(description=description).parse_args()
    try:
        main()
    except ProjectError as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
    except OSError as error:
        print(f"error: {_refusal(error)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("interrupted: start the stage again to continue", file=sys.stderr)
        sys.exit(130)


def positive_integer(text: str) -> int:
    """The type of an option that counts something."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"expected a positive integer, found {text!r}")
    return int(text)


def _refusal(error: OSError) -> str:
    where = f"{error.filename}: " if error.filename else ""
    room = "; make room and start the stage again: it continues" if error.errno in _FULL else ""
    return f"{where}{error.strerror or error}{room}"
