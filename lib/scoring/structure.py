"""Hardness, partial and exact match of predictions, with what belongs to a database read once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from lib.db.catalog import DamagedDatabaseError, load_catalog
from lib.errors import DataError
from lib.records import Hardness
from lib.scoring.hardness import query_hardness
from lib.scoring.partial_match import ComponentMatch, all_match, partial_match
from lib.scoring.query_text import parsed_prediction
from lib.scoring.spider_canonical import canonical
from lib.scoring.spider_parser import parse_spider
from lib.scoring.spider_query import EMPTY_QUERY, Query
from lib.scoring.spider_schema import (
    ForeignKeyMap,
    SpiderSchema,
    foreign_keys_from_catalog,
    foreign_keys_from_entry,
)


@dataclass(frozen=True)
class StructureMatch:
    """How the text of a prediction compares with that of gold."""

    hardness: Hardness
    components: Mapping[str, ComponentMatch]
    exact: bool


class StructureMatcher:
    """Compares predictions with gold clause by clause, as Spider's evaluator does.

    `foreign_keys`: per db_id, from tables.json; of other databases their own keys hold.
    """

    def __init__(self, foreign_keys: Mapping[str, ForeignKeyMap] | None = None) -> None:
        self._foreign_keys = foreign_keys or {}
        self._databases: dict[str, tuple[SpiderSchema, ForeignKeyMap] | None] = {}
        self._gold: dict[tuple[str, str], tuple[Hardness, Query] | None] = {}

    def match(
        self, db_id: str, db_path: str, gold_sql: str, predicted_sql: str
    ) -> StructureMatch | None:
        """The comparison; None where Spider's parser cannot read gold or the database is damaged.

        A prediction that it cannot read counts as an empty query. Raises DataError where the
        database is missing.
        """
        if db_path not in self._databases:
            self._databases[db_path] = self._open(db_id, db_path)
        database = self._databases[db_path]
        if database is None:
            return None
        schema, foreign_keys = database
        if (db_path, gold_sql) not in self._gold:
            query = parse_spider(gold_sql, schema)
            self._gold[db_path, gold_sql] = query and (
                query_hardness(query),
                canonical(query, schema, foreign_keys),
            )
        gold = self._gold[db_path, gold_sql]
        if gold is None:
            return None
        level, gold_query = gold
        parsed = parse_spider(parsed_prediction(predicted_sql), schema) or EMPTY_QUERY
        prediction = canonical(parsed, schema, foreign_keys)
        components = partial_match(prediction, gold_query)
        return StructureMatch(level, components, all_match(components, prediction, gold_query))

    def _open(self, db_id: str, db_path: str) -> tuple[SpiderSchema, ForeignKeyMap] | None:
        try:
            catalog = load_catalog(Path(db_path), db_id)
        except DamagedDatabaseError:
            return None
        keys = self._foreign_keys.get(db_id)
        return (
            SpiderSchema.from_catalog(catalog),
            foreign_keys_from_catalog(catalog) if keys is None else keys,
        )


def read_foreign_keys(path: Path) -> dict[str, ForeignKeyMap]:
    """The foreign key groups of every database in Spider's tables.json.

    Raises DataError that names the file, and the entry where one is malformed.
    """
    try:
        entries = json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise DataError(f"{path}: cannot be read ({error.strerror})") from None
    except ValueError as error:
        raise DataError(f"{path}: not JSON ({error})") from None
    if not isinstance(entries, list):
        raise DataError(f"{path}: expected a list of databases, found {type(entries).__name__}")
    foreign_keys = {}
    for number, entry in enumerate(entries):
        try:
            foreign_keys[str(entry["db_id"])] = foreign_keys_from_entry(entry)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise DataError(
                f"{path}: entry {number} is not one of Spider's tables.json "
                f"({type(error).__name__}: {error})"
            ) from None
    return foreign_keys
