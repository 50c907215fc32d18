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
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

from pydantic import AliasChoices, BaseModel, BeforeValidator, Field, model_validator

from lib.base.errors import DataError
from lib.base.jsonl import read_numbered_jsonl
from lib.base.records import Example, checked
from lib.data.databases import DatabaseRoot, check_database_id
from lib.database.files import UnusableDatabaseError, database_problem, report_unusable

_QUESTION = AliasChoices("question", "utterance", "nl", "SpiderSynQuestion")
_GOLD_SQL = AliasChoices("query", "sql", "SQL", "gold_sql")
_DATABASE_PATH = AliasChoices("db_path", "database_path", "sqlite_path")

_Text = Annotated[str, Field(min_length=1)]


class _Record(BaseModel, strict=True, str_strip_whitespace=True):
    """A question as it is published."""

    question: Annotated[_Text, Field(validation_alias=_QUESTION)]
    gold_sql: Annotated[_Text, Field(validation_alias=_GOLD_SQL)]
    db_path: Annotated[_Text | None, Field(validation_alias=_DATABASE_PATH)] = None
    db_id: str | None = None
    evidence: str | None = None
    difficulty: str | None = None
    accepted_queries: list[_Text] | None = None
    conversation: Annotated[
        str | None, BeforeValidator(lambda value: str(value) if type(value) is int else value)
    ] = None

    @model_validator(mode="before")
    @classmethod
    def _first_text_counts(cls, record: Any) -> Any:
        """Leave out the other names of a field where one of them holds text."""
        if not isinstance(record, dict):
            return record
        kept = dict(record)
        for names in (_QUESTION, _GOLD_SQL, _DATABASE_PATH):
            values = {str(name): kept[name] for name in names.choices if name in kept}
            text = next((n for n, v in values.items() if isinstance(v, str) and v.strip()), None)
            for name in values if text else ():
                if name != text:
                    del kept[name]
        return kept


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
    unusable: list[tuple[str, str]] = []
    for index, (place, payload) in enumerate(read_published(path, offset, limit), start=offset):
        record = checked(_Record, payload, place)
        try:
            example, problem = _example(f"{prefix}-{index:05d}", record, databases)
        except DataError as error:
            raise DataError(f"{place}: {error}") from None
        total += 1
        if problem is not None:
            unusable.append((example.db_id, problem))
        if problem is None or not skip_unusable:
            examples.append(example)
    consequence = "they are left out" if skip_unusable else "they count as not correct"
    report_unusable(unusable, path, total, consequence)
    if not total:
        start = f" from offset {offset} on" if offset else "; the data set is empty"
        raise DataError(f"{path}: expected at least one record, found none{start}")
    return examples


def _example(
    example_id: str, record: _Record, databases: DatabaseRoot
) -> tuple[Example, str | None]:
    """The question, and why its database is unusable.

    Raises DataError that names the field, but not the place of the record.
    """
    path, problem = _database(record, databases)
    db_id = record.db_id or path.stem
    check_database_id(db_id)
    example = Example(
        id=example_id,
        db_id=db_id,
        db_path=str(path),
        question=record.question,
        gold_sql=record.gold_sql,
        evidence=record.evidence or "",
        difficulty=record.difficulty or None,
        accepted_sql=tuple(record.accepted_queries or ()),
        conversation=record.conversation or None,
    )
    return example, problem


def _database(record: _Record, databases: DatabaseRoot) -> tuple[Path, str | None]:
    """The database's file, and why it is unusable. A path counts more than a `db_id`."""
    try:
        if record.db_path is not None:
            path = databases.locate(record.db_path)
        elif record.db_id:
            path = databases.find(record.db_id)
        else:
            paths = ", ".join(f"`{name}`" for name in _DATABASE_PATH.choices)
            raise DataError(f"field `db_id`: expected text here or in {paths}")
    except UnusableDatabaseError as error:
        return error.path, str(error)
    return path, database_problem(path)


def read_published(
    path: Path, offset: int = 0, limit: int | None = None
) -> Iterator[tuple[object, Any]]:
    """The records of a file, each with its place, for messages. Raises as `load_examples` does."""
    reader = _READERS.get(path.suffix.lower())
    if reader is None:
        known = ", ".join(_READERS)
        raise DataError(f"{path}: unknown kind of file; expected one of {known}")
    if not path.is_file():
        raise DataError(f"{path}: no such file; expected questions with gold SQL")
    yield from reader(path, offset, None if limit is None else offset + limit)


def _read_json(path: Path, start: int, stop: int | None) -> Iterator[tuple[object, Any]]:
    try:
        text = _text(path)
        if not text.lstrip().startswith("["):  # one record a line
            yield from _read_jsonl(path, start, stop)
            return
        payload = json.loads(text)
    except json.JSONDecodeError as error:
        raise DataError(f"{path}:{error.lineno}: not JSON ({error.msg})") from None
    except UnicodeDecodeError:
        raise DataError(f"{path}: not UTF-8 text") from None
    except (ValueError, RecursionError) as error:  # numbers and nesting without end
        raise DataError(f"{path}: JSON that cannot be read ({error})") from None
    for index, record in enumerate(payload[start:stop], start=start):
        yield _ListElement(path, index), record


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8-sig")


def _read_jsonl(path: Path, start: int, stop: int | None) -> Iterator[tuple[object, Any]]:
    try:
        for number, record in islice(read_numbered_jsonl(path), start, stop):
            yield f"{path}:{number}", record
    except DataError as error:
        raise DataError(f"{error}; expected a list of records, or one record a line") from None


def _read_parquet(path: Path, start: int, stop: int | None) -> Iterator[tuple[object, Any]]:
    from pyarrow import ArrowException  # a heavy import
    from pyarrow.parquet import ParquetFile

    try:
        with ParquetFile(path) as file:
            table = file.read()
    except (ArrowException, OSError) as error:
        raise DataError(f"{path}: not a Parquet file ({str(error).splitlines()[0]})") from None
    table = table.slice(start, None if stop is None else stop - start)
    for index, record in enumerate(table.to_pylist(), start=start):
        yield f"{path}: row {index} (counted from 0)", record


_READERS = {".json": _read_json, ".jsonl": _read_jsonl, ".parquet": _read_parquet}
EXAMPLE_SUFFIXES = tuple(_READERS)
"""Of the files that are read, in lower case."""
