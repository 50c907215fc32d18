"""Results as files, written while the query runs: CSV for spreadsheets, JSON for programs.

A file that ends early says so: in CSV its last line is a sentence, in JSON `more_rows` or `error`.
"""

import csv
import io
import json
import re
from collections.abc import Iterator
from typing import Any, Literal

from lib.answering.replies.sentences import failure_reason
from lib.base.records import Value
from lib.database.sandbox.query_files import json_value
from lib.database.sandbox.stream import Rows, RowStream

Format = Literal["csv", "json"]

MEDIA_TYPES: dict[Format, str] = {"csv": "text/csv; charset=utf-8", "json": "application/json"}

_BOM = "\ufeff"  # by which Excel knows UTF-8
_FORMULA = re.compile(r"\s*[=+\-@＝＋－＠]|[\t\r\n]")
_NUMBER = re.compile(r"[+-]?\d*[.,]?\d+(?:[eE][+-]?\d+)?%?")


def exported(stream: RowStream, format: Format, most_bytes: int) -> Iterator[bytes]:
    """The file in pieces: `most_bytes` at most, and then the words that say that it ends there."""
    file = _Csv() if format == "csv" else _Json()
    piece = file.begin(stream.columns).encode()
    size = len(piece)
    yield piece
    for rows in stream:
        piece = file.rows(rows).encode()
        size += len(piece)
        if size > most_bytes:
            yield file.cut(most_bytes).encode()
            return
        yield piece
    failed = None if stream.status == "ok" else failure_reason(stream.status, stream.error)
    yield file.end(failed).encode()


class _Csv:
    """RFC 4180 with a byte order mark. NULL is an empty cell."""

    def begin(self, columns: tuple[str, ...]) -> str:
        return _BOM + self.rows([columns])

    def rows(self, rows: Rows) -> str:
        lines = io.StringIO()
        csv.writer(lines).writerows([_csv_cell(value) for value in row] for row in rows)
        return lines.getvalue()

    def cut(self, most_bytes: int) -> str:
        return self.rows([(f"The file ends here: it may have {most_bytes >> 20} MB.",)])

    def end(self, failed: str | None) -> str:
        return "" if failed is None else self.rows([(f"The file ends here: {failed}",)])


def _csv_cell(value: Value) -> str:
    """The value as text. A spreadsheet would run some texts as formulas: these get a quote."""
    if isinstance(value, str):
        harmless = not _FORMULA.match(value) or _NUMBER.fullmatch(value)
        return value if harmless else f"'{value}"
    if isinstance(value, bytes):
        return f"x'{value.hex()}'"
    return "" if value is None else str(value)


class _Json:
    """An object with `columns`, `rows`, `more_rows` and `error`; values as in the API."""

    def __init__(self) -> None:
        self._separator = "\n"

    def begin(self, columns: tuple[str, ...]) -> str:
        return f'{{"columns": {_dumped(list(columns))}, "rows": ['

    def rows(self, rows: Rows) -> str:
        lines = []
        for row in rows:
            lines += [self._separator, _dumped([api_value(value) for value in row])]
            self._separator = ",\n"
        return "".join(lines)

    def cut(self, most_bytes: int) -> str:
        return self._ended(True, f"the file may have {most_bytes >> 20} MB")

    def end(self, failed: str | None) -> str:
        return self._ended(failed is not None, failed)

    def _ended(self, more: bool, error: str | None) -> str:
        return f'\n], "more_rows": {_dumped(more)}, "error": {_dumped(error)}}}\n'


def _dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


_EXACT = 2**53  # JavaScript rounds larger integers


def api_value(value: Value) -> Any:
    """As `json_value`; an integer that JavaScript would round is `{"integer": "..."}`."""
    if isinstance(value, int) and abs(value) > _EXACT:
        return {"integer": str(value)}
    return json_value(value)
