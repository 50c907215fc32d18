"""The demo data set: databases, three splits and a README, from one seed.

Questions of a database are drawn until every difficulty level has its share.
"""

import random
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from lib.base.errors import DataError
from lib.base.jsonl import temporary_path, write_json, write_text
from lib.base.records import HARDNESS_LEVELS, Hardness, to_json
from lib.database.catalog import Catalog, load_catalog
from lib.database.files import connect_read_only
from lib.database.names import identifier_words, text_words
from lib.making.demo import shapes_joins, shapes_nested, shapes_rows
from lib.making.demo import shapes_nested as shapes_sets
from lib.making.demo import shapes_rows as shapes_totals
from lib.making.demo.domain import Domain, Split, TableSpec, load_domains, load_pools
from lib.making.demo.question_context import Candidate, NotApplicable, QuestionContext
from lib.making.demo.rows import Tables, Value, make_rows
from lib.scoring.partial_match import hardness

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


QUESTIONS: dict[Split, int] = {"train": 700, "dev": 200, "test": 160}
DATABASES = "database"

_PAGE_SIZE = 4096

Splits = dict[Split, list[DemoRecord]]

_README = """# Demo data

Made by `python -m stages.make_demo` from the seed in `params.yaml`; do not edit by hand.

{table}

Each record has `db_id`, `question`, `query` (gold SQL), `difficulty` (Spider's levels), `shape`
(the kind of query) and `paraphrased` (the question leaves out the name of a column that the query
reads). No database is in two splits. `test` is for the final figures: tune on `dev`.
"""


def build_demo(root: Path, seed: str) -> Splits:
    """Write {split}.json, database/{db_id}/{db_id}.sqlite and README.md under `root`.

    The same seed gives the same bytes (with the same version of SQLite). Databases of an earlier
    run are removed. Returns the records of each split.
    """
    domains = load_domains()
    pools = load_pools()
    shutil.rmtree(root / DATABASES, ignore_errors=True)
    splits: Splits = {split: [] for split in QUESTIONS}
    taken: set[str] = set()
    for domain in domains:
        count = _share(domain, domains)
        splits[domain.split] += _build_domain(root / DATABASES, domain, pools, count, taken, seed)
    for split, records in splits.items():
        random.Random(f"{seed}/{split}").shuffle(records)
        write_json(root / f"{split}.json", [to_json(record) for record in records])
    write_text(root / "README.md", [_README.format(table=counts_table(splits))])
    return splits


def counts_table(splits: Splits) -> str:
    """Databases, questions, levels and paraphrases per split, as a Markdown table."""
    header = ["split", "databases", "questions", *HARDNESS_LEVELS, "paraphrased"]
    lines = [header, ["---"] * len(header)]
    for split, records in splits.items():
        levels = Counter(record.difficulty for record in records)
        databases = len({record.db_id for record in records})
        paraphrased = sum(record.paraphrased for record in records)
        cells = [databases, len(records), *(levels[level] for level in HARDNESS_LEVELS)]
        lines.append([split, *map(str, cells), f"{100 * paraphrased / len(records):.0f}%"])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def write_database(path: Path, domain: Domain, tables: Tables) -> None:
    """Create the file at `path`, replacing what is there; it appears complete or not at all.

    Its bytes depend on nothing but the rows.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = temporary_path(path)
    temporary.unlink(missing_ok=True)
    connection = sqlite3.connect(temporary, isolation_level=None)
    try:
        connection.execute(f"PRAGMA page_size = {_PAGE_SIZE}")
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("BEGIN")
        _fill(connection, domain, tables)
        connection.execute("COMMIT")
        connection.execute("VACUUM")
    finally:
        connection.close()
    temporary.replace(path)


def _fill(connection: sqlite3.Connection, domain: Domain, tables: Tables) -> None:
    """Create the domain's tables in an empty database and insert the rows."""
    for name, table in domain.tables.items():
        connection.execute(_create_statement(name, table, domain))
        slots = ", ".join("?" * len(table.columns))
        connection.executemany(
            f"INSERT INTO {name} VALUES ({slots})", (tuple(row.values()) for row in tables[name])
        )


def _create_statement(name: str, table: TableSpec, domain: Domain) -> str:
    """CREATE TABLE with types, NOT NULL where no value is missing, and keys."""
    lines = []
    for column, spec in table.columns.items():
        if spec.key:
            lines.append(f"{column} INTEGER PRIMARY KEY")
        else:
            lines.append(f"{column} {spec.sql_type}{'' if spec.nulls else ' NOT NULL'}")
    if table.pair:
        lines.append(f"PRIMARY KEY ({', '.join(table.references)})")
    for column, referenced in table.references.items():
        key = domain.tables[referenced].key
        lines.append(f"FOREIGN KEY ({column}) REFERENCES {referenced} ({key})")
    body = ",\n  ".join(lines)
    return f"CREATE TABLE {name} (\n  {body}\n)"


def _share(domain: Domain, domains: Sequence[Domain]) -> int:
    """How many of its split's questions it gets: an equal share, and the first get the rest."""
    peers = [other.db_id for other in domains if other.split == domain.split]
    whole, rest = divmod(QUESTIONS[domain.split], len(peers))
    return whole + (peers.index(domain.db_id) < rest)


def _build_domain(
    folder: Path,
    domain: Domain,
    pools: dict[str, tuple[str, ...]],
    count: int,
    taken: set[str],
    seed: str,
) -> list[DemoRecord]:
    tables = make_rows(domain, pools, random.Random(f"{seed}/{domain.db_id}/rows"))
    path = folder / domain.db_id / f"{domain.db_id}.sqlite"
    write_database(path, domain, tables)
    connection = connect_read_only(path)
    try:
        rng = random.Random(f"{seed}/{domain.db_id}/questions")
        return sample_questions(domain, tables, load_catalog(path), connection, count, taken, rng)
    finally:
        connection.close()
