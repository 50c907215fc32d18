"""Files packed for carrying: one compressed archive in parts of limited size, with checksums."""

import hashlib
import tarfile
from collections.abc import Iterable
from pathlib import Path

from lib.base.errors import DataError
from lib.base.jsonl import write_text

SUMS = "SHA256SUMS"
"""The file of checksums, as `sha256sum -c` reads it."""


def write_sums(folder: Path) -> None:
    """Write the checksum of every file of a folder into its `SUMS`."""
    files = sorted(path for path in folder.iterdir() if path.name != SUMS)
    write_text(folder / SUMS, [f"{_sha256(path)}  {path.name}\n" for path in files])


def check_sums(folder: Path) -> list[str]:
    """The names of a folder's `SUMS`, all of which are as they were when it was written.

    Raises DataError that names the file that is missing or differs.
    """
    sums = folder / SUMS
    if not sums.is_file():
        raise DataError(f"{folder}: no {SUMS}; expected a folder that was packed or published")
    names = []
    for line in sums.read_text(encoding="utf-8").splitlines():
        checksum, _, name = line.partition("  ")
        if not (folder / name).is_file() or _sha256(folder / name) != checksum:
            raise DataError(f"{folder / name}: missing, or not as {SUMS} says; publish it again")
        names.append(name)
    return names


def pack(files: Iterable[Path], folder: Path, name: str, part_bytes: int) -> list[Path]:
    """Pack files into `{folder}/{name}.tar.gz.00` and so on; returns these parts.

    The paths in the archive are those given. Earlier parts of that name are replaced.
    `cat {name}.tar.gz.* | tar -xz` unpacks it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder / f"{name}.tar.gz"
    for old in folder.glob(f"{archive.name}*"):
        old.unlink()
    with tarfile.open(archive, "w:gz") as tar:
        for file in files:
            tar.add(file)
    parts: list[Path] = []
    with archive.open("rb") as whole:
        while piece := whole.read(part_bytes):
            parts.append(archive.with_name(f"{archive.name}.{len(parts):02}"))
            parts[-1].write_bytes(piece)
    archive.unlink()
    write_sums(folder)
    return parts


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
