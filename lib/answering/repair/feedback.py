"""The feedback of a repair prompt, at the levels none, basic, column and minimal.

Chat models get sentences, see `lib.answering.repair.sentences`. Others get one line: segments are
separated by ` ; `, words by spaces, and names are spelt as in the schema. Models of a few million
parameters read it too, so it is short and always of the same form:

    no such column: T2.name ; T1 is singer ; T2 is concert ; name belongs to singer , stadium ;
    columns of concert : concert_id , theme , stadium_id ; did you mean T1.name ?

`online_feedback` takes an `Observation` and no gold; `verified_feedback` also takes a verdict, and
says from it at most that the result is not what was asked.
"""

from __future__ import annotations

from typing import Literal

from lib.answering.repair.diagnostics import NameProblem, diagnose
from lib.answering.repair.observation import Guard, Observation, fired_guards, verified_accepts
from lib.answering.repair.prompts import one_line
from lib.answering.repair.sentences import NOT_ASKED, explain
from lib.base.records import ExecutionResult, FeedbackLevel, Value, VerdictStatus
from lib.database.catalog import Catalog
from lib.database.schema.serialise import bare_name

FeedbackForm = Literal["line", "sentences"]

_SEPARATOR = " ; "
_NOT_ASKED = "the result is not what was asked"
_SMALLEST = "write the smallest query that answers , drop joins that are not needed"
_STATUS_WORDS = {
    "ok": "the query ran",
    "error": "error: the query failed",
    "timeout": "timeout: the query ran longer than allowed",
    "too_large": "too large: the result is larger than allowed",
    "refused": "refused: only one SELECT that reads is allowed",
}
_GUARD_WORDS: dict[Guard, str] = {
    "empty_result": "the result is empty",
    "all_null": "every value of the result is NULL",
    "zero_count": "the result is zero",
    "cartesian_join": "tables are joined without a condition",
}
_MAX_MESSAGE = 160
_MAX_TABLES = 3
_MAX_COLUMNS = 12
_MAX_OWNERS = 4
_MAX_ALIASES = 6
_MAX_LISTED_TABLES = 8
_MAX_SAMPLE_ROWS = 2
_MAX_SAMPLE_COLUMNS = 6
_MAX_VALUE = 30


def online_feedback(
    level: FeedbackLevel,
    observation: Observation,
    catalog: Catalog,
    selected_tables: tuple[str, ...],
    guarded: bool,
    form: FeedbackForm = "line",
) -> str:
    """Feedback from what the executor saw. `guarded`: say which guards doubt the result.

    `selected_tables`: the tables that the prompt shows. Level "none" gives the empty text.
    """
    fired = fired_guards(observation) if guarded else ()
    return _feedback(level, observation, fired, catalog, selected_tables, form)


def verified_feedback(
    level: FeedbackLevel,
    observation: Observation,
    catalog: Catalog,
    selected_tables: tuple[str, ...],
    verdict: VerdictStatus,
    form: FeedbackForm = "line",
) -> str:
    """Guarded online feedback; for a query that ran and is judged wrong it begins by saying so."""
    if observation.result.status != "ok" or verified_accepts(verdict):
        return online_feedback(level, observation, catalog, selected_tables, True, form)
    fired = fired_guards(observation)
    return _feedback(level, observation, fired, catalog, selected_tables, form, not_asked=True)


def _feedback(
    level: FeedbackLevel,
    observation: Observation,
    guards: tuple[Guard, ...],
    catalog: Catalog,
    selected_tables: tuple[str, ...],
    form: FeedbackForm,
    not_asked: bool = False,
) -> str:
    if form == "sentences":
        headline = NOT_ASKED if not_asked else None
        return explain(level, observation, guards, catalog, selected_tables, headline)
    if level == "none":
        return ""
    segments = [_NOT_ASKED] if not_asked else []
    segments += [_GUARD_WORDS[guard] for guard in guards]
    segments = segments or [_execution_words(observation.result)]
    if level in ("column", "minimal"):
        segments += _details(observation, catalog, selected_tables)
    if level == "minimal":
        segments.append(_SMALLEST)
    return _SEPARATOR.join(segments)


def _execution_words(result: ExecutionResult) -> str:
    """The message of an error or a refusal; fixed words for any other status."""
    if result.status == "error" and result.error:
        return one_line(result.error)[:_MAX_MESSAGE]
    if result.status == "refused" and result.error:
        return f"refused: {one_line(result.error)[:_MAX_MESSAGE]}"
    return _STATUS_WORDS[result.status]


def _details(
    observation: Observation, catalog: Catalog, selected_tables: tuple[str, ...]
) -> list[str]:
    if observation.result.status == "ok":
        return _sample(observation.result)
    diagnostics = diagnose(observation, catalog, selected_tables)
    segments = []
    if any(problem.fault != "no_such_table" for problem in diagnostics.problems):
        segments += [
            f"{alias} is {bare_name(t)}" for alias, t in diagnostics.aliases[:_MAX_ALIASES]
        ]
    if diagnostics.reported is not None:
        segments += _explanation(diagnostics.reported, catalog, selected_tables)
    segments += [
        f"also {problem.fault.replace('_', ' ')}: {problem.name}" for problem in diagnostics.further
    ]
    return segments


def _explanation(
    problem: NameProblem, catalog: Catalog, selected_tables: tuple[str, ...]
) -> list[str]:
    segments = []
    column = problem.name.rpartition(".")[2]
    if problem.unknown_qualifier:
        segments.append(f"{problem.unknown_qualifier} stands for no table")
    if problem.owners:
        segments.append(f"{column} belongs to {_names(problem.owners[:_MAX_OWNERS])}")
    if problem.fault == "no_such_table":
        names = selected_tables or tuple(table.name for table in catalog.tables)
        segments.append(f"tables : {_names(names[:_MAX_LISTED_TABLES])}")
    segments += [_columns(catalog, name) for name in problem.candidates[:_MAX_TABLES]]
    if problem.suggestion:
        segments.append(f"did you mean {_suggestion(problem.suggestion)} ?")
    return segments


def _suggestion(identifier: str) -> str:
    qualifier, dot, name = identifier.rpartition(".")
    return f"{qualifier}{dot}{bare_name(name)}"


def _columns(catalog: Catalog, table_name: str) -> str:
    table = catalog.table(table_name)
    names = tuple(column.name for column in table.columns) if table else ()
    return f"columns of {bare_name(table_name)} : {_names(names[:_MAX_COLUMNS])}"


def _names(names: tuple[str, ...]) -> str:
    return " , ".join(map(bare_name, names))


def _sample(result: ExecutionResult) -> list[str]:
    """`3 rows , first : ( Joe Sharp , 52 )`; nothing for an empty result, already reported."""
    if not result.rows:
        return []
    count = len(result.rows)
    shown = " ".join(map(_row, result.rows[:_MAX_SAMPLE_ROWS]))
    return [f"{count} {'row' if count == 1 else 'rows'} , first : {shown}"]


def _row(row: tuple[Value, ...]) -> str:
    return f"( {' , '.join(map(_value, row[:_MAX_SAMPLE_COLUMNS]))} )"


def _value(value: Value) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return "blob"
    return one_line(str(value))[:_MAX_VALUE]
