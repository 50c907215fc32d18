"""WikiSQL's published files as SQLite databases and examples.

`{split}.tables.jsonl` holds one table per line (`id`, `header`, `types`, `rows`), `{split}.jsonl`
one question per line (`question`, `table_id`, `sql` with `sel`, `agg`, `conds`). The output is
`database/{id}/{id}.sqlite`, one database per table, and `{split}.jsonl` with `question`, `query`
and `db_id`, which `lib.data.readers` reads.

A table is named `table_{id}`, as in WikiSQL's own database. Its columns have their headers' words
(`Current slogan` is `current_slogan`) in place of WikiSQL's `col0`, `col1`, so that a schema says
what the columns hold. Text columns compare without regard to case, since WikiSQL compares in lower
case; results show the cells as published. SQLite knows the case of the letters A to Z alone, so a
condition on other letters is written as the cells spell it: `= 'ünï'` on a cell `Ünï` becomes
`= 'Ünï'`, on two spellings `IN ('Ünï', 'ÜNÏ')`.

Source of the format: https://github.com/salesforce/WikiSQL, `lib/query.py` and `lib/dbengine.py`.
"""

import math
import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

from tqdm import tqdm

from lib.base.errors import DataError
from lib.base.jsonl import read_numbered_jsonl, temporary_path, write_jsonl
from lib.data.databases import check_database_id
from lib.database.catalog import fold_case, quote_text
from lib.database.names import is_bare

_SPLITS = ("train", "dev", "test")
_DATABASES = "database"
_AGGREGATIONS = ("", "MAX", "MIN", "COUNT", "SUM", "AVG")
_OPERATORS = ("=", ">", "<")  # a fourth one, "OP", is in WikiSQL's code but never in its data
_DECLARED_TYPES = {"text": "TEXT COLLATE NOCASE", "real": "REAL"}

_KINDS: dict[type, str] = {str: "text", list: "a list", dict: "an object"}

_NOT_WORD = re.compile(r"\W+")
_WHOLE_NUMBER = re.compile(r"[-+]?(\d[\d,]*\.?\d*|\.\d+)")
_ANY_NUMBER = re.compile(r"[-+]?\d*\.\d+|\d+")
_LARGEST_EXACT_INTEGER = 2**53


@dataclass(frozen=True)
class ConvertedSplit:
    """How much of one split was written."""

    name: str
    databases: int
    questions: int


@dataclass(frozen=True)
class _Table:
    """Name and columns as in the database; `types`: "text" or "real" for each column.

    `letters`: for each column, the different texts with letters beyond ASCII.
    """

    name: str
    columns: tuple[str, ...]
    types: tuple[str, ...]
    letters: tuple[tuple[str, ...], ...]


def convert_wikisql(source: Path, out: Path) -> list[ConvertedSplit]:
    """Convert the splits in `source`. A split's examples file appears only when it is complete.

    Raises DataError, which names file, line and field, for a malformed table or question, and
    where `source` holds no split.
    """
    present = [split for split in _SPLITS if (source / f"{split}.jsonl").is_file()]
    if not present:
        raise DataError(
            f"{source}: no WikiSQL files; expected {_SPLITS[0]}.jsonl and "
            f"{_SPLITS[0]}.tables.jsonl, as unpacked from WikiSQL's data.tar.bz2"
        )
    return [_convert_split(source, out, split) for split in present]


def column_names(headers: list[str]) -> tuple[str, ...]:
    """Headers as unique lower-case SQL names that need no quotes; an empty one is `column_{n}`."""
    names: list[str] = []
    for position, header in enumerate(headers, start=1):
        base = _NOT_WORD.sub("_", header.lower()).strip("_") or f"column_{position}"
        if base[0].isdigit():
            base = f"column_{base}"
        if base.isascii() and not is_bare(base):
            base = f"{base}_"  # a reserved word such as `order`
        name, count = base, 1
        while name in names:
            count += 1
            name = f"{base}_{count}"
        names.append(name)
    return tuple(names)


def _convert_split(source: Path, out: Path, split: str) -> ConvertedSplit:
    tables: dict[str, _Table] = {}
    tables_path = source / f"{split}.tables.jsonl"
    for number, payload in tqdm(
        read_numbered_jsonl(tables_path), desc=f"{split} tables", unit="table", disable=None
    ):
        try:
            table_id, table, rows = _read_table(payload)
            _write_database(out / _DATABASES / table_id / f"{table_id}.sqlite", table, rows)
        except DataError as error:
            raise DataError(f"{tables_path}:{number}: {error}") from None
        tables[table_id] = table
    examples = list(_read_questions(source / f"{split}.jsonl", tables))
    write_jsonl(out / f"{split}.jsonl", examples)
    return ConvertedSplit(split, len(tables), len(examples))


def _read_table(payload: dict[str, Any]) -> tuple[str, _Table, list[tuple[Any, ...]]]:
    table_id = _field(payload, "id", str)
    check_database_id(table_id)
    headers = [_typed(header, "header", str) for header in _field(payload, "header", list)]
    types = tuple(_field(payload, "types", list))
    known = all(isinstance(kind, str) and kind in _DECLARED_TYPES for kind in types)
    if len(types) != len(headers) or not headers or not known:
        raise DataError(
            f"field `types`: expected text or real for each of {len(headers)} columns, "
            f"found {list(types)!r:.200}"
        )
    rows = []
    for row in _field(payload, "rows", list):
        if not isinstance(row, list) or len(row) != len(headers):
            raise DataError(
                f"field `rows`: expected {len(headers)} cells a row, found {row!r:.200}"
            )
        rows.append(tuple(_cell(value, kind) for value, kind in zip(row, types, strict=True)))
    letters = tuple(
        tuple(
            dict.fromkeys(cell for cell in column if isinstance(cell, str) and not cell.isascii())
        )
        for column in (zip(*rows, strict=True) if rows else [()] * len(headers))
    )
    name = f"table_{_NOT_WORD.sub('_', table_id)}"
    return table_id, _Table(name, column_names(headers), types, letters), rows


def _cell(value: Any, kind: str) -> str | float | None:
    """A cell as SQLite stores it: in a real column, text that is a number becomes one."""
    if value is None or isinstance(value, (int, float)):
        return value
    text = _typed(value, "rows", str)
    number = _number(text) if kind == "real" and _WHOLE_NUMBER.fullmatch(text.strip()) else None
    return text if number is None else number


def _write_database(path: Path, table: _Table, rows: list[tuple[Any, ...]]) -> None:
    """Build in memory and write in one go: thousands of small files, none half-written."""
    connection = sqlite3.connect(":memory:")
    try:
        columns = ", ".join(
            f"{name} {_DECLARED_TYPES[kind]}"
            for name, kind in zip(table.columns, table.types, strict=True)
        )
        connection.execute("PRAGMA page_size = 1024")  # most tables are a few kilobytes
        connection.execute(f"CREATE TABLE {table.name} ({columns})")
        marks = ", ".join("?" * len(table.columns))
        connection.executemany(f"INSERT INTO {table.name} VALUES ({marks})", rows)
        connection.commit()
        content = connection.serialize()
    except (sqlite3.Error, OverflowError, UnicodeEncodeError) as error:
        raise DataError(f"field `rows`: SQLite cannot hold the table ({error})") from None
    finally:
        connection.close()
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = temporary_path(path)
    temporary.write_bytes(content)
    temporary.replace(path)


def _read_questions(path: Path, tables: dict[str, _Table]) -> Iterator[dict[str, str]]:
    for number, payload in read_numbered_jsonl(path):
        try:
            table_id = _field(payload, "table_id", str)
            if table_id not in tables:
                raise DataError(f"field `table_id`: no table {table_id!r} in the tables file")
            query = _gold_sql(tables[table_id], _field(payload, "sql", dict))
            yield {"question": _field(payload, "question", str), "query": query, "db_id": table_id}
        except DataError as error:
            raise DataError(f"{path}:{number}: {error}") from None


def _gold_sql(table: _Table, sql: dict[str, Any]) -> str:
    """SQL text for `sel` (a column), `agg` (an aggregation), `conds` (column, operator, value)."""
    selected = table.columns[_index(sql.get("sel"), "sql.sel", len(table.columns))]
    aggregation = _AGGREGATIONS[_index(sql.get("agg"), "sql.agg", len(_AGGREGATIONS))]
    conditions = [
        _condition(table, condition) for condition in _typed(sql.get("conds"), "sql.conds", list)
    ]
    where = f" WHERE {' AND '.join(conditions)}" if conditions else ""
    expression = f"{aggregation}({selected})" if aggregation else selected
    return f"SELECT {expression} FROM {table.name}{where}"


def _condition(table: _Table, condition: Any) -> str:
    field = "sql.conds"
    if not isinstance(condition, list) or len(condition) != 3:
        raise DataError(
            f"field `{field}`: expected [column, operator, value], found {condition!r:.200}"
        )
    column = _index(condition[0], field, len(table.columns))
    operator = _OPERATORS[_index(condition[1], field, len(_OPERATORS))]
    name, value = table.columns[column], condition[2]
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        raise DataError(f"field `{field}`: expected text or a number, found {value!r:.200}")
    if table.types[column] == "real":
        number = _number(value) if isinstance(value, str) else value
        if number is not None:
            return f"{name} {operator} {_numeric_literal(number)}"
    text = str(value)
    spellings = _spellings(text, table.letters[column]) if operator == "=" else [text]
    if len(spellings) > 1:
        return f"{name} IN ({', '.join(map(quote_text, spellings))})"
    return f"{name} {operator} {quote_text(spellings[0])}"


def _numeric_literal(number: float) -> str:
    """The number as SQL; NaN is NULL, as where WikiSQL's code binds it."""
    if isinstance(number, float) and not math.isfinite(number):
        return "NULL" if math.isnan(number) else "9e999" if number > 0 else "-9e999"
    exact = number == int(number) and abs(number) < _LARGEST_EXACT_INTEGER
    return str(int(number)) if exact else repr(number)


def _spellings(text: str, cells: Sequence[str]) -> list[str]:
    """What a comparison that folds ASCII alone must name to find all cells that WikiSQL finds.

    `cells`: those with other letters. The text itself stays first where it is one of them, where
    a cell of plain ASCII may equal it, and where none does.
    """
    lower = text.lower()
    cells = [cell for cell in cells if cell.lower() == lower]
    if lower.isascii():
        first = text if text.isascii() else lower
        return _folded([first, *cells])
    return _folded([text, *cells] if fold_case(text) in map(fold_case, cells) else cells) or [text]


def _folded(texts: Iterable[str]) -> list[str]:
    """The texts without those that differ from an earlier one only in the case of A to Z."""
    found: dict[str, str] = {}
    for text in texts:
        found.setdefault(fold_case(text), text)
    return list(found.values())


def _number(text: str) -> float | None:
    """The text as a number (`1,234` is 1234, `1e3` is 1000), else the first number in it.

    As WikiSQL's `dbengine.py` has it from babel's `parse_decimal`: a decimal without its commas.
    """
    with suppress(ArithmeticError, ValueError):
        return float(Decimal(text.replace(",", "")))
    found = _ANY_NUMBER.search(text)
    return float(found.group()) if found else None


def _index(value: Any, field: str, size: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < size:
        raise DataError(f"field `{field}`: expected an index from 0 to {size - 1}, found {value!r}")
    return value


def _field(payload: dict[str, Any], name: str, kind: type) -> Any:
    return _typed(payload.get(name), name, kind)


def _typed(value: Any, field: str, kind: type) -> Any:
    if not isinstance(value, kind):
        raise DataError(f"field `{field}`: expected {_KINDS[kind]}, found {value!r:.200}")
    return value
