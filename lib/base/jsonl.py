"""JSON and JSONL files: strict reading, atomic writing, and a journal that survives a kill.

Final files appear by rename, so a reader never sees half of one.
"""

from __future__ import annotations

import csv
import io
import json
import logging
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from lib.base.errors import DataError
from lib.base.identity import what_changed

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_SET_ASIDE = ".set_aside"  # ignored by git and DVC

_log = logging.getLogger(__name__)


def read_json(path: Path, remedy: str) -> Any:
    """Read a JSON document that a stage wrote.

    Raises DataError if it is missing or malformed; `remedy` tells the user how to make it again.
    """
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DataError(f"{path}: no such file; {remedy}") from None
    except (ValueError, RecursionError):
        raise DataError(f"{path}: not JSON; {remedy}") from None


def read_rows(path: Path, keys: Iterable[str], remedy: str) -> list[dict[str, Any]]:
    """Read a JSON list of objects that a stage wrote, each with at least `keys`.

    Raises DataError as `read_json` does, and where the content is anything else.
    """
    rows = read_json(path, remedy)
    if not isinstance(rows, list):
        raise DataError(f"{path}: expected a list, found {type(rows).__name__}; {remedy}")
    for number, row in enumerate(rows, start=1):
        missing = [key for key in keys if key not in row] if isinstance(row, dict) else ["fields"]
        if missing:
            raise DataError(f"{path}: entry {number} has no {missing[0]}; {remedy}")
    return rows


def read_jsonl(path: Path) -> Iterator[dict[str, Any]]:
    """The objects of a JSONL file, one a line; empty lines are skipped.

    Raises DataError with file and line where a line is not a JSON object.
    """
    return (payload for _, payload in read_numbered_jsonl(path))


def read_numbered_jsonl(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """As `read_jsonl`, each object with the number of its line, counted from 1."""
    if not path.is_file():
        raise DataError(f"{path}: no such file")
    with path.open("rb") as lines:
        for number, line in enumerate(lines, start=1):
            text = line.removeprefix(_BYTE_ORDER_MARK) if number == 1 else line
            if not text.strip():
                continue
            try:
                payload = json.loads(text.decode())
            except json.JSONDecodeError as error:
                raise DataError(f"{path}:{number}: not JSON ({error.msg})") from None
            except UnicodeDecodeError:
                raise DataError(f"{path}:{number}: not UTF-8 text") from None
            except (ValueError, RecursionError) as error:  # a number too long, nesting too deep
                raise DataError(f"{path}:{number}: JSON that cannot be read ({error})") from None
            if not isinstance(payload, dict):
                raise DataError(
                    f"{path}:{number}: expected a JSON object, found {type(payload).__name__}"
                )
            yield number, payload


def write_jsonl(path: Path, payloads: Iterable[dict[str, Any]]) -> None:
    """Write one JSON object a line. The file appears complete or not at all."""
    write_text(path, (dump_line(payload) for payload in payloads))


def write_json(path: Path, payload: Any) -> None:
    """Write one indented JSON document atomically."""
    write_text(path, [json.dumps(payload, indent=2, ensure_ascii=False) + "\n"])


def write_text(path: Path, parts: Iterable[str]) -> None:
    """Write text atomically: into a temporary file beside `path`, synced, then renamed.

    A lone surrogate, which a model can write but UTF-8 cannot encode, is escaped as JSON does it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with written_atomically(path) as out:
        out.writelines(part.encode(errors="backslashreplace") for part in parts)


@contextmanager
def written_atomically(path: Path) -> Iterator[BinaryIO]:
    """Open a temporary file beside `path`; after the block it is synced and renamed to `path`."""
    temporary = temporary_path(path)
    with temporary.open("wb") as out:
        yield out
        out.flush()
        os.fsync(out.fileno())
    temporary.replace(path)


def write_csv(path: Path, rows: Iterable[Mapping[str, Any]]) -> None:
    """Write these rows as a CSV file that `dvc plots` reads, with a column for every key."""
    written = list(rows)
    text = io.StringIO()
    columns = list(dict.fromkeys(column for row in written for column in row))
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(written)
    write_text(path, [text.getvalue()])


def temporary_path(path: Path) -> Path:
    """The file that `write_text` writes first and then renames to `path`."""
    return path.with_name(path.name + ".tmp")


def dump_line(payload: Any) -> str:
    """One line of JSONL, newline included."""
    line = json.dumps(payload, ensure_ascii=False) + "\n"
    try:
        line.encode()
    except UnicodeEncodeError:  # a lone surrogate (a cut-off "\ud83d") has no UTF-8: escape it
        line = json.dumps(payload) + "\n"
    return line


class Journal:
    """Finished work, one chunk a line, so that a killed run continues where it stopped.

    The first line holds the identity of the work: what determines it (parameters, data, model,
    code), as a JSON object. A journal of other work is set aside, and a warning says what differs;
    a half-written last line is dropped. A chunk is a list of JSON objects that were produced
    together: a run resumes at chunk boundaries, so the batches of a resumed run are those of an
    uninterrupted one. `finished_objects` counts what the finished chunks hold.

    Use as a context manager; `finish` turns the journal into the final JSONL file.
    """

    def __init__(self, path: Path, identity: Mapping[str, Any]) -> None:
        self._path = path
        self._head = {"identity": json.loads(json.dumps(identity))}  # as it is read back
        self.finished_chunks = 0
        self.finished_objects = 0

    def __enter__(self) -> Journal:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        end = self._recover()
        self._out = self._path.open("r+b" if end else "wb")
        if end:
            self._out.truncate(end)
            self._out.seek(end)
        else:
            self._append(self._head)
        return self

    def __exit__(self, *exception: object) -> None:
        self._out.close()

    def append(self, chunk: list[dict[str, Any]]) -> None:
        """Add one finished chunk and flush it to the disk."""
        self._append(chunk)
        self.finished_chunks += 1
        self.finished_objects += len(chunk)

    def finish(self, final: Path) -> None:
        """Write all chunks' objects to `final`, in order, and remove the journal."""
        self.write_to(final)
        self._path.unlink()

    def write_to(self, final: Path) -> None:
        """Write all chunks' objects to `final`, in order."""
        self._out.flush()
        with self._path.open("rb") as lines:
            next(lines)
            write_text(
                final, (dump_line(payload) for line in lines for payload in json.loads(line))
            )

    def _append(self, payload: Any) -> None:
        self._out.write(dump_line(payload).encode())
        self._out.flush()
        os.fsync(self._out.fileno())

    def _recover(self) -> int:
        """Count the finished chunks; return the offset after the last whole line, 0 if none."""
        self.finished_chunks = self.finished_objects = 0
        if not self._path.is_file():
            return 0
        with self._path.open("rb") as lines:
            header = lines.readline()
            head = _whole_line(header)
            if head != self._head:
                if lines.readline():  # else nothing was finished
                    self._set_aside(head)
                return 0
            end = len(header)
            for line in lines:
                chunk = _whole_line(line)
                if not isinstance(chunk, list):
                    break
                end += len(line)
                self.finished_chunks += 1
                self.finished_objects += len(chunk)
        return end

    def _set_aside(self, head: Any) -> None:
        aside = set_aside(self._path, self._path)
        before = head.get("identity") if isinstance(head, dict) else None
        changed = "the version"
        if isinstance(before, dict):
            changed = what_changed(before, self._head["identity"])
        _log.warning(
            "%s: unfinished work is set aside in %s; changed: %s", self._path, aside, changed
        )


def set_aside(path: Path, like: Path) -> Path:
    """Move a file that is in the way into a hidden folder beside `like`; return its new path.

    It gets the name of `like`; an earlier file of that name there is replaced.
    """
    folder = like.parent / _SET_ASIDE
    folder.mkdir(exist_ok=True)
    return path.replace(folder / like.name)


def _whole_line(line: bytes) -> Any:
    """The line's JSON; None where it is cut off or garbled, as it may be after a power failure."""
    if not line.endswith(b"\n"):
        return None
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
