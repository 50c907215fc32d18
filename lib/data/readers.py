"""Questions with gold SQL, as Spider, BIRD, WikiSQL and Spider's variants publish them.

A file is a JSON list (`.json`), JSONL (`.jsonl`, and `.json`) or Parquet (`.parquet`). Of the names
below, the first that holds text counts, so a parsed `sql` object as in Spider's own files is passed
over.

| field | names |
|---|---|
| question | `question`, `utterance`, `nl`, `SpiderSynQuestion` (Spider-Syn) |
| gold SQL | `query`, `sql`, `SQL` (BIRD), `gold_sql` |
| database | `db_path`, `database_path`, `sqlite_path`; or `db_id` and the database root |
| optional | `evidence`, `difficulty` (BIRD) |
| other correct queries | `accepted_queries`, a list of texts |
| the conversation that a question belongs to | `conversation`, text or a number |

Other fields (Spider-DK's `type`, BIRD's `question_id`, tokens) are ignored.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from lib.base.errors import DataError
from lib.base.jsonl import read_numbered_jsonl
from lib.base.records import Example
from lib.data.databases import DatabaseRoot, check_database_id
from lib.database.files import UnusableDatabaseError, UnusableDatabases, database_problem

_QUESTION = ("question", "utterance", "nl", "SpiderSynQuestion")
_GOLD_SQL = ("query", "sql", "SQL", "gold_sql")
_DATABASE_PATH = ("db_path", "database_path", "sqlite_path")
_OPTIONAL = ("evidence", "difficulty", "accepted_queries", "conversation")
_FIELDS = (*_QUESTION, *_GOLD_SQL, *_DATABASE_PATH, "db_id", *_OPTIONAL)

_JSON_KINDS = {dict: "an object", list: "a list", bool: "true or false", int: "a number"}


@dataclass(frozen=True)
class _ListElement:
    """The place of a record in a JSON list. Its line is searched only when a message names it."""

    path: Path
    index: int

    def __str__(self) -> str:
        text = _text(self.path)
        decoder = json.JSONDecoder()
        start = end = text.index("[") + 1
        for _ in range(self.index + 1):
            start = next(n for n in range(end, len(text)) if text[n] not in ", \t\n")
            _, end = decoder.raw_decode(text, start)
        line = text.count("\n", 0, start) + 1
        return f"{self.path}:{line}: record {self.index} (counted from 0)"


_Records = Iterator[tuple[str | _ListElement, Any]]
"""Each record with its place (file, and line or index), for messages."""


def load_examples(
    path: Path,
    database_root: Path,
    *,
    offset: int = 0,
    limit: int | None = None,
    id_prefix: str | None = None,
    skip_unusable: bool = False,
    replaced: Mapping[str, Path] | None = None,
) -> list[Example]:
    """The questions of the file at `path`, in its order.

    `offset` and `limit` select records by their place in the file; `limit` None: all from `offset`
    on. An id is `{id_prefix or path.stem}-{index:05d}`, with the index in the whole file.
    `replaced`: the files that are used in place of databases, see `DatabaseRoot`.

    A question whose database is missing, empty, damaged or no database cannot be answered: it
    counts as not correct, or with `skip_unusable` is left out. A warning says how many there are,
    on which databases, and why.

    Raises DataError, which names file, line (in Parquet: row) and field and what was expected, for
    a missing or malformed file or record, for a database that lies outside `database_root`, and
    where no question has a database.
    """
    databases = DatabaseRoot(database_root, replaced)
    prefix = id_prefix or path.stem
    total = 0
    examples = []
    unusable = UnusableDatabases()
    for index, (place, record) in enumerate(_read_records(path, offset, limit), start=offset):
        with _prefixed(place):
            example, problem = _example(f"{prefix}-{index:05d}", record, databases)
        total += 1
        if problem is not None:
            unusable.add(example.db_id, problem)
        if problem is None or not skip_unusable:
            examples.append(example)
    consequence = "they are left out" if skip_unusable else "they count as not correct"
    unusable.report(path, total, consequence)
    if not total:
        start = f" from offset {offset} on" if offset else "; the data set is empty"
        raise DataError(f"{path}: expected at least one record, found none{start}")
    return examples


def _example(example_id: str, record: Any, databases: DatabaseRoot) -> tuple[Example, str | None]:
    """The question, and why its database is unusable.

    Raises DataError that names the field, but not the place of the record.
    """
    if not isinstance(record, dict):
        raise DataError(f"expected an object with fields, found {_kind(record)}")
    question = _required_text(record, _QUESTION)
    gold_sql = _required_text(record, _GOLD_SQL)
    db_id, db_path, problem = _database(record, databases)
    example = Example(
        id=example_id,
        db_id=db_id,
        db_path=str(db_path),
        question=question,
        gold_sql=gold_sql,
        evidence=_optional_text(record, "evidence") or "",
        difficulty=_optional_text(record, "difficulty"),
        accepted_sql=_texts(record, "accepted_queries"),
        conversation=_conversation(record),
    )
    return example, problem


def _database(record: dict[str, Any], databases: DatabaseRoot) -> tuple[str, Path, str | None]:
    """The database's id and file, and why it is unusable.

    Where only a path is given, the id is the file's stem.
    """
    path_field = next((name for name in _DATABASE_PATH if record.get(name) is not None), None)
    if path_field is None:
        db_id = _required_text(record, ("db_id", *_DATABASE_PATH))
        with _prefixed("field `db_id`"):
            return db_id, *_found(databases.find, db_id)
    path_text = _required_text(record, (path_field,))
    with _prefixed(f"field `{path_field}`"):
        path, problem = _found(databases.locate, path_text)
    db_id = _optional_text(record, "db_id") or path.stem
    with _prefixed("field `db_id`"):
        check_database_id(db_id)
    return db_id, path, problem


def _found(find: Callable[[str], Path], name: str) -> tuple[Path, str | None]:
    try:
        path = find(name)
    except UnusableDatabaseError as error:
        return error.path, str(error)
    return path, database_problem(path)


@contextmanager
def _prefixed(place: str | _ListElement) -> Iterator[None]:
    """Put the place in front of a DataError's message."""
    try:
        yield
    except DataError as error:
        raise DataError(f"{place}: {error}") from None


def _required_text(record: dict[str, Any], names: tuple[str, ...]) -> str:
    """The first of the fields that holds text."""
    for name in names:
        value = record.get(name)
        if isinstance(value, str) and value.strip():
            return _checked(name, value)
    found = next((name for name in names if record.get(name) is not None), None)
    others = [name for name in names if name != (found or names[0])]
    wanted = "text" + (f" here or in {', '.join(f'`{name}`' for name in others)}" if others else "")
    actual = "nothing" if found is None else _kind(record[found])
    raise DataError(f"field `{found or names[0]}`: expected {wanted}, found {actual}")


def _optional_text(record: dict[str, Any], name: str) -> str | None:
    value = record.get(name)
    if value is None:
        return None
    if not isinstance(value, str):
        raise DataError(f"field `{name}`: expected text, found {_kind(value)}")
    return _checked(name, value) or None


def _texts(record: dict[str, Any], name: str) -> tuple[str, ...]:
    """The texts of a field that holds a list of them; none where the field is absent."""
    values = record.get(name)
    if values is None:
        return ()
    if not isinstance(values, list):
        raise DataError(f"field `{name}`: expected a list of texts, found {_kind(values)}")
    for value in values:
        if not isinstance(value, str) or not value.strip():
            raise DataError(f"field `{name}`: expected a list of texts, found {_kind(value)} in it")
    return tuple(_checked(name, value) for value in values)


def _conversation(record: dict[str, Any]) -> str | None:
    value = record.get("conversation")
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return _optional_text(record, "conversation")


def _checked(name: str, value: str) -> str:
    try:
        value.encode()
    except UnicodeEncodeError:  # JSON can hold "\ud83d", half a character; UTF-8 cannot
        raise DataError(f"field `{name}`: expected text, found half a character") from None
    return value.strip()


def _kind(value: Any) -> str:
    if isinstance(value, str):
        return "an empty text" if not value.strip() else "text"
    return "null" if value is None else _JSON_KINDS.get(type(value), type(value).__name__)


def _read_records(path: Path, offset: int, limit: int | None) -> _Records:
    reader = _READERS.get(path.suffix.lower())
    if reader is None:
        known = ", ".join(_READERS)
        raise DataError(f"{path}: unknown kind of file; expected one of {known}")
    if not path.is_file():
        raise DataError(f"{path}: no such file; expected questions with gold SQL")
    return reader(path, offset, None if limit is None else offset + limit)


def _read_json(path: Path, start: int, stop: int | None) -> _Records:
    try:
        payload = json.loads(_text(path))
    except json.JSONDecodeError as error:
        if error.msg == "Extra data":  # after the object of the first line
            yield from _read_jsonl(path, start, stop)
            return
        raise DataError(f"{path}:{error.lineno}: not JSON ({error.msg})") from None
    except UnicodeDecodeError:
        raise DataError(f"{path}: not UTF-8 text") from None
    except (ValueError, RecursionError) as error:  # numbers and nesting without end
        raise DataError(f"{path}: JSON that cannot be read ({error})") from None
    if isinstance(payload, dict):
        if {*_QUESTION, *_GOLD_SQL}.isdisjoint(payload):
            raise DataError(
                f"{path}: expected a list of records, found an object; its keys are "
                f"{', '.join(list(payload)[:5]) or 'none'}; a file with one record a line is "
                "named .jsonl or .json"
            )
        yield from islice([(f"{path}:1", payload)], start, stop)  # JSONL of one record
        return
    if not isinstance(payload, list):
        raise DataError(f"{path}: expected a list of records, found {_kind(payload)}")
    for index, record in enumerate(payload[start:stop], start=start):
        yield _ListElement(path, index), record


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8-sig")


def _read_jsonl(path: Path, start: int, stop: int | None) -> _Records:
    for number, record in islice(read_numbered_jsonl(path), start, stop):
        yield f"{path}:{number}", record


def _read_parquet(path: Path, start: int, stop: int | None) -> _Records:
    from pyarrow import ArrowException  # a heavy import
    from pyarrow.parquet import ParquetFile

    try:
        with ParquetFile(path) as file:
            columns = [name for name in file.schema_arrow.names if name in _FIELDS]
            table = file.read(columns=columns)
    except (ArrowException, OSError) as error:
        raise DataError(f"{path}: not a Parquet file ({str(error).splitlines()[0]})") from None
    table = table.slice(start, None if stop is None else stop - start)
    for index, record in enumerate(table.to_pylist(), start=start):
        yield f"{path}: row {index} (counted from 0)", record


_READERS = {".json": _read_json, ".jsonl": _read_jsonl, ".parquet": _read_parquet}
EXAMPLE_SUFFIXES = tuple(_READERS)
"""Of the files that are read, in lower case."""
