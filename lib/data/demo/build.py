"""The demo data set: databases, three splits and a README, from one seed."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from lib.data.demo.domain import Domain, Split, TableSpec, load_domains, load_pools
from lib.data.demo.rows import Tables, make_rows
from lib.data.demo.sampler import DemoRecord, sample_questions
from lib.db.catalog import load_catalog
from lib.db.files import connect_read_only
from lib.jsonl import temporary_path, write_json, write_text
from lib.records import HARDNESS_LEVELS, to_json

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
