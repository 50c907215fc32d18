"""Snapshots of a folder, to see that nothing appeared, vanished or changed."""

import hashlib
import stat
from pathlib import Path


def snapshot(folder: Path) -> dict[str, str]:
    """Each relative path below `folder`, with its kind and content; links are not followed."""
    return {str(path.relative_to(folder)): _state(path) for path in sorted(folder.rglob("*"))}


def changes(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """Describes each entry that differs."""
    return [
        *(f"creates {name}" for name in sorted(after.keys() - before.keys())),
        *(f"deletes {name}" for name in sorted(before.keys() - after.keys())),
        *(
            f"changes {name}"
            for name in sorted(before.keys() & after.keys())
            if before[name] != after[name]
        ),
    ]


def _state(path: Path) -> str:
    status = path.lstat()
    if not stat.S_ISREG(status.st_mode):
        return str(status.st_mode)
    try:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
    except PermissionError:
        content = str(status.st_mtime_ns)
    return f"{status.st_mode} {status.st_size} {content}"
