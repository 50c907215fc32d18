"""The answers that are kept, so that a link to one shows it again."""

from __future__ import annotations

import re
import secrets
import threading
import time
from pathlib import Path
from typing import Any

from lib.errors import DataError
from lib.jsonl import dump_line, read_json, write_text

_ID = re.compile(r"[0-9a-f]{20}")
_SECONDS_PER_HOUR = 3600
_LOOKS = 16  # disk use is checked each time that this fraction of the limit has been written


class UnknownAnswerError(DataError):
    """No answer of this id is kept."""


class Answers:
    """Keeps each answer in a JSON file. `kept_bytes`: of all files; the oldest are deleted."""

    def __init__(self, folder: Path, kept_hours: int, kept_bytes: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._kept_seconds = kept_hours * _SECONDS_PER_HOUR
        self._kept_bytes = kept_bytes
        self._lock = threading.Lock()
        self._new_bytes = 0

    def keep(self, answer: dict[str, Any]) -> str:
        """Store the answer and return its id. Raises OSError where the disk is full."""
        id = secrets.token_hex(10)
        line = dump_line({"id": id, **answer})
        write_text(self._folder / f"{id}.json", [line])
        self._new_bytes += len(line)
        if self._new_bytes > self._kept_bytes // _LOOKS:
            self.forget_old()
        return id

    def find(self, id: str) -> Any:
        """The answer with this id. Raises UnknownAnswerError."""
        if not _ID.fullmatch(id):
            raise UnknownAnswerError("no such answer")
        try:
            return read_json(self._folder / f"{id}.json", "ask again")
        except DataError:
            raise UnknownAnswerError("this answer is not kept any longer") from None

    def forget_old(self) -> None:
        """Delete expired answers, and the oldest where all together take too much room."""
        with self._lock:
            held = self._new_bytes = 0
            newest_first = sorted(
                ((file.stat().st_mtime, file) for file in self._folder.glob("*.json")), reverse=True
            )
            for written, file in newest_first:
                held += file.stat().st_size
                if time.time() - written > self._kept_seconds or held > self._kept_bytes:
                    file.unlink(missing_ok=True)
