"""Proves that training never saw what evaluation asks: a model that saw a schema with its questions
has seen the answers. docs/data.md says what fails, and what is counted and does not.

With `split_check: questions` the two sides may share databases, as those of a data set on a single
database must. Then neither the words nor the SQL of a question may be in both.

Questions are compared as lower-case words without punctuation, SQL as lower-case tokens without
quotes.
"""

import logging
import os
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from lib.base.errors import SplitError
from lib.base.params import SplitCheck
from lib.base.pipeline import DatasetPaths
from lib.base.records import Example
from lib.database.catalog import Table, load_catalog
from lib.database.files import UnusableDatabaseError
from lib.database.sql.bindings import resolve_columns
from lib.database.sql.parse import sql_tokens

_WORD = re.compile(r"\w+")
_WITHOUT_QUOTES = str.maketrans("", "", "'\"")  # Spider writes strings in either
_NAMED_IN_ERROR = 5
_COPY = 0.8  # the least Jaccard similarity of (table, column) pairs; see docs/data.md

_log = logging.getLogger(__name__)

_Schema = frozenset[tuple[str, str]]
"""Columns with their tables (table, column), lower case."""

_Pairs = frozenset[tuple[Path, Path]]
"""Pairs of (training database, evaluation database), as resolved files."""


@dataclass(frozen=True)
class Overlap:
    """Two things that are the same: names of databases, or ids of examples."""

    train: str
    evaluation: str

    def __str__(self) -> str:
        return f"{self.train} = {self.evaluation}"


@dataclass(frozen=True)
class SplitReport:
    """What training data and evaluation data share. `lib.base.records.to_json` makes it JSON.

    A database is one file. Its name is its `db_id`, with the file where that is not
    `{db_id}/{db_id}.sqlite`.
    `shared_databases`, `copied_databases` and `leaked_questions` must be empty, with `split_check:
    questions` only the last of them. `excused_questions` are the same question and SQL of different
    tables; `same_question` and `same_gold_sql` count the evaluation questions whose words or whose
    SQL, but not both, stand in the training data.
    """

    train_questions: int
    evaluation_questions: int
    train_databases: int
    evaluation_databases: int
    shared_databases: tuple[str, ...]
    copied_databases: tuple[Overlap, ...]
    leaked_questions: tuple[Overlap, ...]
    excused_questions: tuple[Overlap, ...]
    same_question: int
    same_gold_sql: int

    @property
    def ok(self) -> bool:
        """Whether the split is clean by databases and questions."""
        return not (self.shared_databases or self.copied_databases or self.leaked_questions)


def require_clean_split(
    train: Sequence[Example], evaluation: Sequence[Example], data: DatasetPaths | None = None
) -> SplitReport:
    """As `check_split`, but raises SplitError, which names what is shared, unless it is clean.

    `data`: whose `split_check` decides; None: that is `databases`.
    """
    by = "databases" if data is None else data.split_check
    report = check_split(train, evaluation, by)
    overlaps: dict[str, Sequence[str | Overlap]] = {"questions in both": report.leaked_questions}
    remedy = "take them out of the training data"
    if by == "databases":
        overlaps = {
            "databases in both": report.shared_databases,
            "copied databases": report.copied_databases,
            **overlaps,
        }
        if data is not None and (report.shared_databases or report.copied_databases):
            remedy += (
                f", or set `datasets.{data.name}.split_check: questions` in params.yaml: figures "
                "are then of new questions, not of new databases"
            )
    problems = [f"{what}: {_some(names)}" for what, names in overlaps.items() if names]
    if problems:
        raise SplitError(
            f"training data and evaluation data overlap; {'; '.join(problems)}; {remedy}"
        )
    return report


def check_split(
    train: Sequence[Example], evaluation: Sequence[Example], by: SplitCheck = "databases"
) -> SplitReport:
    """Compare the two sides.

    A question is leaked that has the words and the SQL of a training question or, by `questions`,
    one of the two; on databases that are not in both only if it reads the same tables.
    A missing or damaged database is logged as a warning and is no copy of any other, since no
    question can be asked of it.
    """
    train_databases, evaluation_databases = _databases(train), _databases(evaluation)
    shared = _shared_databases(train_databases, evaluation_databases)
    copied = _copied_databases(train_databases, evaluation_databases) - shared
    by_question: dict[str, list[Example]] = defaultdict(list)
    by_sql: dict[str, list[Example]] = defaultdict(list)
    for example in train:
        by_question[question_key(example.question)].append(example)
        by_sql[sql_key(example.gold_sql)].append(example)
    leaked: list[Overlap] = []
    excused: list[Overlap] = []
    same_question = same_gold_sql = 0
    for example in evaluation:
        sql = sql_key(example.gold_sql)
        same_words = by_question.get(question_key(example.question), ())
        same_sql = by_sql.get(sql, ())
        twins = [twin for twin in same_words if sql_key(twin.gold_sql) == sql]
        suspects = twins if by == "databases" else _each_once(same_words, same_sql)
        for suspect in suspects:
            pair = _file(suspect.db_path), _file(example.db_path)
            tables = _tables_read(suspect), _tables_read(example)
            same_tables = None in tables or tables[0] == tables[1]
            if pair in shared or pair in copied or same_tables:
                leaked.append(Overlap(suspect.id, example.id))
            elif suspect in twins:
                excused.append(Overlap(suspect.id, example.id))
        if not twins:
            same_question += bool(same_words)
            same_gold_sql += bool(same_sql)
    return SplitReport(
        train_questions=len(train),
        evaluation_questions=len(evaluation),
        train_databases=len(train_databases),
        evaluation_databases=len(evaluation_databases),
        shared_databases=tuple(sorted({evaluation_databases[file].name for _, file in shared})),
        copied_databases=tuple(
            Overlap(train_databases[train_file].name, evaluation_databases[file].name)
            for train_file, file in sorted(copied)
        ),
        leaked_questions=tuple(leaked),
        excused_questions=tuple(excused),
        same_question=same_question,
        same_gold_sql=same_gold_sql,
    )


def _each_once(*groups: Iterable[Example]) -> list[Example]:
    return list({example.id: example for group in groups for example in group}.values())


def _tables_read(example: Example) -> _Schema | None:
    """The tables that the gold SQL reads; None where it is not valid on its database."""
    try:
        catalog = load_catalog(Path(example.db_path))
    except UnusableDatabaseError:
        return None
    resolution = resolve_columns(example.gold_sql, catalog)
    if resolution is None or resolution.problems or not resolution.tables:
        return None
    return _schema(catalog.select(resolution.tables).tables)


@dataclass(frozen=True)
class _Database:
    """One file. `path`: as the data gives it. `keys`: what says which database it is, the resolved
    file and the ids that are more than its stem: `shop1/db.sqlite` is not `shop2/db.sqlite`."""

    name: str
    path: Path
    keys: set[Path | str]


def _databases(examples: Sequence[Example]) -> dict[Path, _Database]:
    """By resolved file: two links to one file are one database."""
    databases: dict[Path, _Database] = {}
    for db_id, db_path in sorted({(example.db_id, example.db_path) for example in examples}):
        path, file = Path(db_path), _file(db_path)
        in_own_folder = path.stem == path.parent.name == db_id
        name = db_id if in_own_folder else f"{db_id} ({db_path})"
        database = databases.setdefault(file, _Database(name, path, {file}))
        if in_own_folder or path.stem != db_id:
            database.keys.add(db_id)
    return databases


def _file(db_path: str) -> Path:
    return Path(os.path.realpath(db_path))  # pathlib refuses links in a circle


def _shared_databases(
    train: Mapping[Path, _Database], evaluation: Mapping[Path, _Database]
) -> _Pairs:
    """The pairs that are the same file or have an id in common."""
    by_key: dict[Path | str, list[Path]] = defaultdict(list)
    for file, database in train.items():
        for key in database.keys:
            by_key[key].append(file)
    return frozenset(
        (train_file, file)
        for file, database in evaluation.items()
        for key in database.keys
        for train_file in by_key.get(key, ())
    )


def _copied_databases(
    train: Mapping[Path, _Database], evaluation: Mapping[Path, _Database]
) -> _Pairs:
    """The pairs whose schemas are alike.

    Only databases that have a column in common are compared: WikiSQL has thousands of databases.
    """
    train_schemas = {file: _schema_of(database.path) for file, database in train.items()}
    files_with: dict[tuple[str, str], list[Path]] = defaultdict(list)
    for train_file, schema in train_schemas.items():
        for column in schema:
            files_with[column].append(train_file)
    copied = set()
    for file, database in evaluation.items():
        schema = _schema_of(database.path)
        in_both = Counter(found for column in schema for found in files_with.get(column, ()))
        for train_file, common in in_both.items():
            in_either = len(schema) + len(train_schemas[train_file]) - common
            if common / in_either >= _COPY:
                copied.add((train_file, file))
    return frozenset(copied)


def _schema_of(path: Path) -> _Schema:
    """Empty where the database is missing or damaged."""
    try:
        return _schema(load_catalog(path).tables)
    except UnusableDatabaseError as error:
        _log.warning("warning: %s; the split check does not compare its schema", error)
        return frozenset()


def _schema(tables: Sequence[Table]) -> _Schema:
    return frozenset(
        (table.name.lower(), column.name.lower()) for table in tables for column in table.columns
    )


def question_key(question: str) -> str:
    return " ".join(_WORD.findall(unicodedata.normalize("NFKC", question).casefold()))


def sql_key(sql: str) -> str:
    return " ".join(sql_tokens(sql)).casefold().translate(_WITHOUT_QUOTES).rstrip("; ")


def _some(names: Sequence[str | Overlap]) -> str:
    more = len(names[_NAMED_IN_ERROR:])
    return ", ".join(map(str, names[:_NAMED_IN_ERROR])) + (f" and {more} more" if more else "")
