"""WikiSQL's published files as SQLite databases and examples.

`{split}.tables.jsonl` holds one table per line (`id`, `header`, `types`, `rows`), `{split}.jsonl`
one question per line (`question`, `table_id`, `sql` with `sel`, `agg`, `conds`). The output is
`database/{id}/{id}.sqlite`, one database per table, and `{split}.jsonl` with `question`, `query`
and `db_id`, which `lib.data.readers` reads.

A table is named `table_{id}`, as in WikiSQL's own database. Its columns have their headers' words
(`Current slogan` is `current_slogan`) in place of WikiSQL's `col0`, `col1`, so that a schema says
what the columns hold. Text columns compare without regard to the case of A to Z (WikiSQL compares
all letters in lower case); results show the cells as published.

Source of the format: https://github.com/salesforce/WikiSQL, `lib/query.py` and `lib/dbengine.py`.
"""

import math
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, model_validator
from tqdm import tqdm

from lib.base.errors import DataError
from lib.base.jsonl import read_numbered_jsonl, temporary_path, write_jsonl
from lib.base.records import checked
from lib.database.catalog import quote_text
from lib.database.names import is_bare

_SPLITS = ("train", "dev", "test")
_DATABASES = "database"
_AGGREGATIONS = ("", "MAX", "MIN", "COUNT", "SUM", "AVG")
_OPERATORS = ("=", ">", "<")  # a fourth one, "OP", is in WikiSQL's code but never in its data
_DECLARED_TYPES = {"text": "TEXT COLLATE NOCASE", "real": "REAL"}

_NOT_WORD = re.compile(r"\W+")
_WHOLE_NUMBER = re.compile(r"[-+]?(\d[\d,]*\.?\d*|\.\d+)")
_ANY_NUMBER = re.compile(r"[-+]?\d*\.\d+|\d+")
_LARGEST_EXACT_INTEGER = 2**53

_Index = Annotated[int, Field(ge=0)]


class _PublishedTable(BaseModel, strict=True):
    id: Annotated[str, Field(pattern=r"^\w[\w-]*$")]
    header: Annotated[list[str], Field(min_length=1)]
    types: list[Literal["text", "real"]]
    rows: list[list[str | int | float | None]]

    @model_validator(mode="after")
    def _is_a_table(self) -> "_PublishedTable":
        if {len(self.header)} != {len(self.types), *map(len, self.rows)}:
            raise ValueError(f"expected {len(self.header)} `types` and cells in each of `rows`")
        return self


class _Form(BaseModel, strict=True):
    """`sel`: a column. `agg`: an aggregation. `conds`: column, operator, value."""

    sel: _Index
    agg: Annotated[_Index, Field(lt=len(_AGGREGATIONS))]
    conds: list[
        Annotated[
            tuple[_Index, Annotated[_Index, Field(lt=len(_OPERATORS))], str | int | float],
            Field(strict=False),
        ]
    ]


class _PublishedQuestion(BaseModel, strict=True):
    table_id: str
    question: str
    sql: _Form


@dataclass(frozen=True)
class _Table:
    """Name and columns as in the database."""

    name: str
    columns: tuple[str, ...]
    types: list[Literal["text", "real"]]


def convert_wikisql(source: Path, out: Path) -> list[tuple[str, int, int]]:
    """Convert the splits in `source`; returns each with its numbers of databases and questions.

    A split's examples file appears only when it is complete.

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


def _convert_split(source: Path, out: Path, split: str) -> tuple[str, int, int]:
    tables: dict[str, _Table] = {}
    path = source / f"{split}.tables.jsonl"
    for number, payload in tqdm(
        read_numbered_jsonl(path), desc=f"{split} tables", unit="table", disable=None
    ):
        published = checked(_PublishedTable, payload, f"{path}:{number}")
        tables[published.id] = _write_table(published, out / _DATABASES)
    examples = list(_read_questions(source / f"{split}.jsonl", tables))
    write_jsonl(out / f"{split}.jsonl", examples)
    return split, len(tables), len(examples)


def _write_table(published: _PublishedTable, folder: Path) -> _Table:
    """Build the database in memory and write it in one go: thousands of small files."""
    types, columns = published.types, column_names(published.header)
    rows = [list(map(_cell, row, types)) for row in published.rows]
    name = f"table_{_NOT_WORD.sub('_', published.id)}"
    declared = (
        f"{column} {_DECLARED_TYPES[kind]}" for column, kind in zip(columns, types, strict=True)
    )
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("PRAGMA page_size = 1024")  # most tables are a few kilobytes
        connection.execute(f"CREATE TABLE {name} ({', '.join(declared)})")
        marks = ", ".join("?" * len(columns))
        connection.executemany(f"INSERT INTO {name} VALUES ({marks})", rows)
        connection.commit()
        content = connection.serialize()
    path = folder / published.id / f"{published.id}.sqlite"
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = temporary_path(path)
    temporary.write_bytes(content)
    temporary.replace(path)
    return _Table(name, columns, types)


def _cell(value: Any, kind: str) -> Any:
    """A cell as SQLite stores it: in a real column, text that is a number becomes one."""
    if kind == "real" and isinstance(value, str) and _WHOLE_NUMBER.fullmatch(value.strip()):
        return _number(value)
    return value


def _read_questions(path: Path, tables: dict[str, _Table]) -> Iterator[dict[str, str]]:
    for number, payload in read_numbered_jsonl(path):
        place = f"{path}:{number}"
        published = checked(_PublishedQuestion, payload, place)
        table = tables.get(published.table_id)
        if table is None:
            raise DataError(f"{place}: field `table_id`: no table {published.table_id!r}")
        try:
            query = _gold_sql(table, published.sql)
        except IndexError:
            count = len(table.columns)
            raise DataError(f"{place}: field `sql`: expected columns below {count}") from None
        yield {"question": published.question, "query": query, "db_id": published.table_id}


def _gold_sql(table: _Table, form: _Form) -> str:
    selected, aggregation = table.columns[form.sel], _AGGREGATIONS[form.agg]
    conditions = [
        _condition(table, column, _OPERATORS[operator], value)
        for column, operator, value in form.conds
    ]
    where = f" WHERE {' AND '.join(conditions)}" if conditions else ""
    expression = f"{aggregation}({selected})" if aggregation else selected
    return f"SELECT {expression} FROM {table.name}{where}"


def _condition(table: _Table, column: int, operator: str, value: str | float) -> str:
    name = table.columns[column]
    if table.types[column] == "real":
        number = _number(value) if isinstance(value, str) else value
        if number is not None:
            return f"{name} {operator} {_numeric_literal(number)}"
    return f"{name} {operator} {quote_text(str(value))}"


def _numeric_literal(number: float) -> str:
    """The number as SQL; NaN is NULL, as where WikiSQL's code binds it."""
    if isinstance(number, float) and not math.isfinite(number):
        return "NULL" if math.isnan(number) else "9e999" if number > 0 else "-9e999"
    exact = number == int(number) and abs(number) < _LARGEST_EXACT_INTEGER
    return str(int(number)) if exact else repr(number)


def _number(text: str) -> float | None:
    """The text as a number (`1,234` is 1234, `1e3` is 1000), else the first number in it.

    As WikiSQL's `dbengine.py` has it from babel's `parse_decimal`: a decimal without its commas.
    """
    with suppress(ArithmeticError, ValueError):
        return float(Decimal(text.replace(",", "")))
    found = _ANY_NUMBER.search(text)
    return float(found.group()) if found else None
