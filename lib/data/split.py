"""Proves that training never saw what evaluation asks.

A split is by database: a model that saw a schema with its questions has seen the answers. These
overlaps fail:

- A shared database: the same `db_id`, or the same tables and columns under another `db_id`. The
  comparison is by content and not by bytes, so that a copy with other rows or another file layout
  (a perturbed copy, a vacuumed one) is found too.
- A leaked question: the same question and the same gold SQL on both sides. Excused where the query
  is valid on both databases and reads tables with different columns: then two people asked the
  same short thing of two databases. In Spider, "Count the number of documents." stands in train
  (`cre_Docs_and_Epenses`) and in dev (`cre_Doc_Template_Mgt`), both with
  `SELECT count(*) FROM Documents`; nothing about the one schema can be learned from the other.

These are counted and do not fail, since independent databases share short questions ("How many
students are there?") and short queries (`SELECT count(*) FROM singer`): the same question with
other SQL, and the same SQL under another question.

Questions are compared as lower-case words without signs, SQL as lower-case tokens without quotes.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from lib.db.catalog import DamagedDatabaseError, Table, load_catalog
from lib.errors import SplitError
from lib.records import Example
from lib.sql.parse import sql_tokens
from lib.sql.scopes import resolve_columns

_WORD = re.compile(r"\w+")
_WITHOUT_QUOTES = str.maketrans("", "", "'\"")  # Spider writes strings in either
_NAMED_IN_ERROR = 5

_log = logging.getLogger(__name__)

_Schema = frozenset[tuple[str, frozenset[str]]]
"""Tables and their columns, lower case."""


@dataclass(frozen=True)
class Overlap:
    """Two things that are the same: ids of databases, or ids of examples."""

    train: str
    evaluation: str


@dataclass(frozen=True)
class SplitReport:
    """What training data and evaluation data share. `lib.records.to_json` makes it JSON.

    `shared_databases`, `copied_databases` and `leaked_questions` must be empty. `excused_questions`
    are the same question and SQL of different tables; `same_question` and `same_gold_sql` count the
    evaluation questions whose words or whose SQL, but not both, stand in the training data.
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
        """Whether the split is clean."""
        return not (self.shared_databases or self.copied_databases or self.leaked_questions)


def require_clean_split(train: Sequence[Example], evaluation: Sequence[Example]) -> SplitReport:
    """As `check_split`. Raises SplitError, which names what is shared, unless it is clean."""
    report = check_split(train, evaluation)
    if report.ok:
        return report
    problems = []
    if report.shared_databases:
        problems.append(f"databases in both: {_some(report.shared_databases)}")
    if report.copied_databases:
        problems.append(f"databases with the same tables: {_some(report.copied_databases)}")
    if report.leaked_questions:
        problems.append(f"questions in both: {_some(report.leaked_questions)}")
    raise SplitError(
        f"training data and evaluation data overlap; {'; '.join(problems)}; "
        "take them out of the training data"
    )


def check_split(train: Sequence[Example], evaluation: Sequence[Example]) -> SplitReport:
    """Compare the two sides. Raises DataError where a database is missing.

    The schema of a damaged one is like no other, with a warning: no question on it can be asked.
    """
    train_paths, evaluation_paths = _database_paths(train), _database_paths(evaluation)
    shared = tuple(sorted(train_paths.keys() & evaluation_paths.keys()))
    questions = _QuestionOverlap(train)
    for example in evaluation:
        questions.compare(example)
    return SplitReport(
        train_questions=len(train),
        evaluation_questions=len(evaluation),
        train_databases=len(train_paths),
        evaluation_databases=len(evaluation_paths),
        shared_databases=shared,
        copied_databases=_copied_databases(train_paths, evaluation_paths),
        leaked_questions=tuple(questions.leaked),
        excused_questions=tuple(questions.excused),
        same_question=questions.same_question,
        same_gold_sql=questions.same_gold_sql,
    )


class _QuestionOverlap:
    """Collects what the evaluation questions share with the training questions."""

    def __init__(self, train: Sequence[Example]) -> None:
        self._by_question: dict[str, list[Example]] = defaultdict(list)
        for example in train:
            self._by_question[_question_key(example.question)].append(example)
        self._train_sql = {_sql_key(example.gold_sql) for example in train}
        self.leaked: list[Overlap] = []
        self.excused: list[Overlap] = []
        self.same_question = 0
        self.same_gold_sql = 0

    def compare(self, example: Example) -> None:
        sql = _sql_key(example.gold_sql)
        same_words = self._by_question.get(_question_key(example.question), ())
        twins = [twin for twin in same_words if _sql_key(twin.gold_sql) == sql]
        for twin in twins:
            excused = twin.db_id != example.db_id and _asked_of_other_tables(twin, example)
            (self.excused if excused else self.leaked).append(Overlap(twin.id, example.id))
        if not twins:
            self.same_question += bool(same_words)
            self.same_gold_sql += sql in self._train_sql


def _asked_of_other_tables(train: Example, evaluation: Example) -> bool:
    """Whether the query is valid on both databases and reads tables with different columns."""
    train_tables, evaluation_tables = _tables_read(train), _tables_read(evaluation)
    return None not in (train_tables, evaluation_tables) and train_tables != evaluation_tables


def _tables_read(example: Example) -> _Schema | None:
    """The tables that the gold SQL reads; None where it is not valid on its database."""
    try:
        catalog = load_catalog(Path(example.db_path))
    except DamagedDatabaseError:
        return None
    resolution = resolve_columns(example.gold_sql, catalog)
    if resolution is None or resolution.problems or not resolution.tables:
        return None
    return _schema(catalog.select(resolution.tables).tables)


def _copied_databases(train: dict[str, str], evaluation: dict[str, str]) -> tuple[Overlap, ...]:
    by_schema: dict[_Schema | None, list[str]] = defaultdict(list)
    for db_id, path in sorted(train.items()):
        by_schema[_schema_of(path)].append(db_id)
    by_schema.pop(None, None)
    return tuple(
        Overlap(train_id, db_id)
        for db_id, path in sorted(evaluation.items())
        for train_id in by_schema.get(_schema_of(path), ())
        if train_id != db_id
    )


def _schema_of(path: str) -> _Schema | None:
    """None where the database is damaged. Raises DataError where it is missing."""
    try:
        return _schema(load_catalog(Path(path)).tables)
    except DamagedDatabaseError as error:
        _log.warning("warning: %s; the split check does not compare its schema", error)
        return None


def _schema(tables: Sequence[Table]) -> _Schema:
    return frozenset(
        (table.name.lower(), frozenset(column.name.lower() for column in table.columns))
        for table in tables
    )


def _database_paths(examples: Sequence[Example]) -> dict[str, str]:
    return {example.db_id: example.db_path for example in examples}


def _question_key(question: str) -> str:
    return " ".join(_WORD.findall(unicodedata.normalize("NFKC", question).casefold()))


def _sql_key(sql: str) -> str:
    return " ".join(sql_tokens(sql)).casefold().translate(_WITHOUT_QUOTES).rstrip("; ")


def _some(names: Sequence[str | Overlap]) -> str:
    texts = [
        name if isinstance(name, str) else f"{name.train} = {name.evaluation}"
        for name in names[:_NAMED_IN_ERROR]
    ]
    more = len(names) - len(texts)
    return ", ".join(texts) + (f" and {more} more" if more else "")
