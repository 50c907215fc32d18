"""Draws the questions of one database until every difficulty level has its share."""

from __future__ import annotations

import random
import re
import sqlite3
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from lib.data.demo import shapes_joins, shapes_nested, shapes_rows, shapes_sets, shapes_totals
from lib.data.demo.domain import Domain
from lib.data.demo.question_context import Candidate, NotApplicable, QuestionContext
from lib.data.demo.rows import Tables, Value
from lib.db.catalog import Catalog
from lib.errors import DataError
from lib.records import Hardness
from lib.schema.words import identifier_words, text_words
from lib.scoring.hardness import hardness

Shape = Callable[[QuestionContext], Candidate]

SHAPES: dict[Shape, int] = {
    shapes_rows.selection: 3,
    shapes_rows.distinct_values: 2,
    shapes_rows.filtered: 7,
    shapes_rows.filtered_by_both: 6,
    shapes_rows.filtered_by_either: 4,
    shapes_rows.look_up: 5,
    shapes_rows.ordered: 5,
    shapes_rows.alphabetical: 2,
    shapes_rows.superlative: 7,
    shapes_rows.top_several: 4,
    shapes_totals.count_rows: 7,
    shapes_totals.count_values: 2,
    shapes_totals.aggregate: 7,
    shapes_totals.several_aggregates: 3,
    shapes_totals.grouped_count: 5,
    shapes_totals.grouped_aggregate: 4,
    shapes_totals.commonest: 3,
    shapes_totals.frequent: 3,
    shapes_totals.group_above: 2,
    shapes_totals.group_leader: 2,
    shapes_joins.paired: 7,
    shapes_joins.related: 10,
    shapes_joins.related_in_chain: 14,
    shapes_joins.count_related: 5,
    shapes_joins.count_in_chain: 9,
    shapes_joins.aggregate_related: 4,
    shapes_joins.count_for_each: 4,
    shapes_joins.most_related: 5,
    shapes_joins.enough_related: 5,
    shapes_joins.mean_for_each: 4,
    shapes_nested.beyond_average: 5,
    shapes_nested.beyond_another: 5,
    shapes_nested.unrelated: 7,
    shapes_nested.among_related: 4,
    shapes_nested.of_the_leader: 4,
    shapes_nested.owner_of_the_leader: 4,
    shapes_sets.category_with_both: 6,
    shapes_sets.category_with_only_one: 5,
    shapes_sets.subject_with_both: 4,
    shapes_sets.subject_with_only_one: 4,
    shapes_sets.rows_but_not_related: 4,
    shapes_sets.names_of_two_tables: 4,
}
"""What draws a candidate, and its weight."""

LEVEL_SHARES: dict[Hardness, float] = {"easy": 0.24, "medium": 0.43, "hard": 0.17, "extra": 0.16}
"""Spider dev's proportions."""

_NULL_TEST = re.compile(r"\bIS (?:NOT )?NULL\b")
_MAX_SHAPE_SHARE = 0.09
_MAX_DRAWS_PER_QUESTION = 200
_MAX_WORDS = 36
_LITERAL = re.compile(r"'(?:[^']|'')*'")
_WORD = re.compile(r"\w+")

_Rows = list[tuple[Value, ...]]


@dataclass(frozen=True)
class DemoRecord:
    """One question, in the fields of Spider's files and some of its own."""

    db_id: str
    question: str
    query: str
    difficulty: Hardness
    shape: str
    paraphrased: bool


def sample_questions(
    domain: Domain,
    tables: Tables,
    catalog: Catalog,
    connection: sqlite3.Connection,
    count: int,
    taken: set[str],
    rng: random.Random,
) -> list[DemoRecord]:
    """`count` records in the proportions of `LEVEL_SHARES`.

    Questions and SQL in `taken` are skipped; those of the records are added to it.
    Raises DataError where the domain is too poor for that many.
    """
    context = QuestionContext(domain, tables, rng)
    open_places = level_counts(count)
    records: list[DemoRecord] = []
    shapes: Counter[Shape] = Counter()
    per_shape = max(2, round(count * _MAX_SHAPE_SHARE))
    for _ in range(count * _MAX_DRAWS_PER_QUESTION):
        if len(records) == count:
            break
        shape = _draw_shape(rng, shapes, per_shape)
        candidate = _draw(context, shape)
        if candidate is None or {candidate.question, candidate.sql} & taken:
            continue
        level = level_of(candidate.sql, catalog)
        if level is None or not open_places[level] or not is_sound(connection, candidate):
            continue
        open_places[level] -= 1
        shapes[shape] += 1
        taken |= {candidate.question, candidate.sql}
        records.append(_record(domain, candidate, shape.__name__, level))
    if len(records) < count:
        missing = {level: places for level, places in open_places.items() if places}
        raise DataError(f"{domain.db_id}: no more questions to be found, still open: {missing}")
    rng.shuffle(records)
    return records


def level_of(sql: str, catalog: Catalog) -> Hardness | None:
    """Spider's level, if any. A NULL test, which its grammar lacks, counts as a comparison."""
    return hardness(_NULL_TEST.sub("= 'NULL'", sql), catalog)


def level_counts(count: int) -> dict[Hardness, int]:
    """How many questions of each level make up `count`."""
    counts = {level: round(share * count) for level, share in LEVEL_SHARES.items()}
    counts["medium"] += count - sum(counts.values())
    return counts


def is_sound(connection: sqlite3.Connection, candidate: Candidate) -> bool:
    """Whether the question has an answer, and one that needs all of its parts.

    The question must not be too long. The result must have a value that is not NULL, must not be a
    single zero, and must have two rows or more where the query only groups. Every rival query must
    give another result. The values that an ORDER BY or a LIMIT depends on must have no ties and no
    NULL.
    """
    if len(candidate.question.split()) > _MAX_WORDS:
        return False
    rows = _run(connection, candidate.sql)
    if not _says_something(rows, candidate.sql):
        return False
    if candidate.order_keys and not _is_strict(_run(connection, candidate.order_keys)):
        return False
    answer = Counter(rows)
    return all(Counter(_run(connection, rival)) != answer for rival in candidate.rivals)


def is_paraphrased(domain: Domain, question: str, sql: str) -> bool:
    """Whether the question leaves out the name of a column that the SQL reads.

    Keys do not count, nor does the column that names a row: nobody says "name" in "Who ...".
    """
    identifiers = set(_WORD.findall(_LITERAL.sub("", sql)))
    said = set(text_words(question))
    return any(
        not set(identifier_words(column)) <= said
        for name, table in domain.tables.items()
        if name in identifiers
        for column, spec in table.columns.items()
        if column in identifiers
        and spec.kind not in ("key", "ref")
        and column != table.label_column
    )


def _draw_shape(rng: random.Random, taken: Counter[Shape], per_shape: int) -> Shape:
    """A random shape, by its weight; the more often it was taken already, the less likely it is."""
    shapes = [shape for shape in SHAPES if taken[shape] < per_shape]
    return rng.choices(shapes, [SHAPES[shape] / (1 + taken[shape]) for shape in shapes])[0]


def _draw(context: QuestionContext, shape: Shape) -> Candidate | None:
    context.begin()
    try:
        return shape(context)
    except NotApplicable:
        return None


def _record(domain: Domain, candidate: Candidate, shape: str, level: Hardness) -> DemoRecord:
    paraphrased = is_paraphrased(domain, candidate.question, candidate.sql)
    return DemoRecord(domain.db_id, candidate.question, candidate.sql, level, shape, paraphrased)


def _run(connection: sqlite3.Connection, sql: str) -> _Rows:
    return connection.execute(sql).fetchall()


def _says_something(rows: _Rows, sql: str) -> bool:
    if not rows or all(value is None for row in rows for value in row):
        return False
    grouped = "GROUP BY" in sql and "LIMIT" not in sql and "HAVING" not in sql
    return rows != [(0,)] and not (grouped and len(rows) < 2)


def _is_strict(keys: _Rows) -> bool:
    values = [row[0] for row in keys]
    return len(values) > 1 and None not in values and len(set(values)) == len(values)
