"""Everything that handles a model's text, except execution."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import get_args

from lib.answering.generation.hf import may_end_sql, sql_has_ended
from lib.answering.repair.feedback import online_feedback, verified_feedback
from lib.answering.repair.observation import Observation
from lib.answering.repair.prompts import RepairRequest, render_prompt
from lib.answering.rollout.outputs import classify_error
from lib.base.identity import fingerprint
from lib.base.jsonl import dump_line
from lib.base.records import Example, ExecutionResult, FeedbackLevel, to_json
from lib.database.catalog import load_catalog
from lib.database.schema.serialise import respell
from lib.database.sql.bindings import schema_valid, tables_read
from lib.database.sql.extract import extract_sql, single_line
from lib.database.sql.mutations import MUTATIONS, misspell, mutate
from lib.database.sql.parse import edit_distance_ratio, parses, sql_tokens, tree_difference
from lib.database.sql.quoted_names import misspelt_names
from lib.database.sql.selects import sorted_selects
from lib.database.sql.value_uses import conditions_by_table, ordered_columns
from lib.learning.pairs.pair import (
    FIRST_TURN_PAIR,
    Candidate,
    Normaliser,
    make_pair,
    with_tree_difference,
)
from lib.scoring.ex import runs_nothing, scored_prediction
from lib.scoring.partial_match import StructureMatcher

_FEEDBACK: tuple[FeedbackLevel, ...] = get_args(FeedbackLevel)
_MESSAGES = (
    "no such column: {}",
    "no such table: {}",
    "ambiguous column name: {}",
    'near "{}": syntax error',
)
_RESULTS = (
    ExecutionResult("ok", ("name",), (("Joe Sharp",),)),
    ExecutionResult("ok"),
    ExecutionResult("timeout"),
    ExecutionResult("refused", error="not authorized"),
)
_PREFIXES = 12
_SAID_AT_MOST = 300  # characters of the text that an error message quotes


def consumers(database: Path, db_id: str, gold: str) -> dict[str, Callable[[str], object]]:
    """Name -> a function that handles a text. `gold`: a correct query on the database."""
    catalog = load_catalog(database, db_id, 3)
    tables = tuple(table.name for table in catalog.tables)
    example = Example("e", db_id, str(database), "Which?", gold)
    normaliser = Normaliser()
    matcher = StructureMatcher()

    def stopping(text: str) -> None:
        step = len(text) // _PREFIXES + 1
        for end in range(0, len(text) + 1, step):
            may_end_sql(text[end : end + step])
            for chat in (False, True):
                sql_has_ended(text[:end], chat)

    def feedback(sql: str) -> None:
        said = sql[:_SAID_AT_MOST]
        errors = [ExecutionResult("error", error=message.format(said)) for message in _MESSAGES]
        for result in errors:
            words = online_feedback("column", Observation(sql, result), catalog, tables, True)
        for level in _FEEDBACK:
            for result in (errors[0], *_RESULTS):
                observation = Observation(sql, result)
                words = verified_feedback(level, observation, catalog, tables, "wrong")
        render_prompt("", "Which?", "", RepairRequest(sql, words))

    def pairs(sql: str) -> None:
        normal = normaliser.normalise(example, sql)
        respell(sql, catalog, "ddl")
        sides = [
            Candidate(normaliser.normalise(example, text), "model", reward, result, 1)
            for text, reward, result in ((gold, 1.0, _RESULTS[0]), (normal, 0.2, _RESULTS[1]))
        ]
        for chosen, rejected in (sides, sides[::-1]):
            pair = make_pair(FIRST_TURN_PAIR, "e", db_id, 1, "SQL:", chosen, rejected)
            dump_line(to_json(with_tree_difference(pair)))
        tree_difference(sql, sql.lower())
        edit_distance_ratio(sql, sql[::-1])
        fingerprint(sql)

    def mutation(sql: str) -> None:
        for kind in MUTATIONS:
            mutate(sql, catalog, kind, random.Random(1))
        misspell(sql, random.Random(1))

    def structure(sql: str) -> None:
        matcher.match(db_id, str(database), gold, sql)
        StructureMatcher().match(db_id, str(database), sql, gold)

    def verdicts(sql: str) -> None:
        for keep_distinct in (False, True):
            runs_nothing(scored_prediction(sql, lambda: catalog, keep_distinct=keep_distinct))
        misspelt_names(sql, database)
        sorted_selects(sql)
        conditions_by_table(sql, catalog)

    def report(sql: str) -> None:
        parses(sql)
        schema_valid(sql, catalog)
        tables_read(sql, catalog)
        ordered_columns(sql, catalog)
        sql_tokens(sql)
        single_line(sql)
        error = ExecutionResult("error", error=f"no such column: {sql[:_SAID_AT_MOST]}")
        classify_error(error, 0, 1)

    return {
        "extraction": extract_sql,
        "stopping": stopping,
        "feedback": feedback,
        "pairs": pairs,
        "mutation": mutation,
        "exact and partial match": structure,
        "texts of verdicts": verdicts,
        "report": report,
    }
