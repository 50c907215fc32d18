"""The feedback of a repair prompt, at the levels none, basic, column and minimal.

It has two forms. Chat models get sentences, one per line, with advice only where it fits (none to
leave out joins where one is missing):

    SQLite says: no such column: T1.name
    In the query, T1 stands for concert.
    The column name is in singer, which the query does not use. Join it over singer_in_concert:
    concert.concert_id = singer_in_concert.concert_id AND singer_in_concert.singer_id =
    singer.singer_id.
    concert has the columns concert_id, theme, stadium_id.

Others, which may have no more than a few million parameters, get one short line of parts with
spaces between all words:

    no such column: T2.name ; T1 is singer ; T2 is concert ; name belongs to singer , stadium ;
    columns of concert : concert_id , theme , stadium_id ; did you mean T1.name ?

`online_feedback` takes an `Observation` and no gold; `verified_feedback` also takes a verdict, and
says from it at most that the result is not what was asked.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Literal

from lib.answering.repair.diagnostics import Diagnostics, NameProblem, diagnose, read_names
from lib.answering.repair.dialects import dialect_advice, is_dialect_word, part_of_date
from lib.answering.repair.observation import (
    Guard,
    Observation,
    fired_guards,
    verified_accepts,
    without_cut,
)
from lib.answering.repair.prompts import one_line
from lib.base.records import ExecutionResult, FeedbackLevel, Value, VerdictStatus
from lib.database.catalog import Catalog, fold_case
from lib.database.names import QUOTED, alike, bare_name, enumeration, plain_name
from lib.database.sql.broken_joins import shortest_path
from lib.database.sql.functions import mend_syntax
from lib.database.sql.stored_values import NearValues, stored_advice

FeedbackForm = Literal["line", "sentences"]

_MAX_MESSAGE = 160
_MAX_TABLES = 3
_MAX_OWNERS = 4
_MAX_ALIASES = 6
_MAX_SAMPLE_ROWS = 2
_MAX_SAMPLE_COLUMNS = 6
_MAX_VALUE = 30
_MAX_KEYS = 3  # of a path to a table
_QUOTED = re.compile(QUOTED)


@dataclass(frozen=True)
class _Wording:
    """How a form says what both forms say. `name`: spells a name of the schema."""

    separator: str
    name: Callable[[str], str]
    row: str
    comma: str
    blob: str
    most_columns: int
    most_tables: int
    message: str
    refusal: str
    not_asked: str
    statuses: dict[str, str]
    guards: dict[Guard, str]

    def status(self, result: ExecutionResult) -> str:
        """The message of an error or a refusal; fixed words for any other status."""
        message = one_line(result.error or "")[:_MAX_MESSAGE]
        if message and result.status in ("error", "refused"):
            template = self.message if result.status == "error" else self.refusal
            return template.format(message)
        return self.statuses[result.status]

    def identifier(self, dotted: str) -> str:
        qualifier, dot, name = dotted.rpartition(".")
        return f"{qualifier}{dot}{self.name(name)}"

    def rows(self, result: ExecutionResult) -> list[str]:
        return [
            self.row.format(self.comma.join(map(self._value, row[:_MAX_SAMPLE_COLUMNS])))
            for row in result.rows[:_MAX_SAMPLE_ROWS]
        ]

    def _value(self, value: Value) -> str:
        if value is None:
            return "NULL"
        return self.blob if isinstance(value, bytes) else one_line(str(value))[:_MAX_VALUE]


_LINE = _Wording(
    separator=" ; ",
    name=bare_name,
    row="( {} )",
    comma=" , ",
    blob="blob",
    most_columns=12,
    most_tables=8,
    message="{}",
    refusal="refused: {}",
    not_asked="the result is not what was asked",
    statuses={
        "ok": "the query ran",
        "error": "error: the query failed",
        "timeout": "timeout: the query ran longer than allowed",
        "too_large": "too large: the result is larger than allowed",
        "refused": "refused: only one SELECT that reads is allowed",
    },
    guards={
        "empty_result": "the result is empty",
        "all_null": "every value of the result is NULL",
        "zero_count": "the result is zero",
        "cartesian_join": "tables are joined without a condition",
    },
)
_READ_ONLY = "Only one SELECT statement, which just reads, is allowed."
_SENTENCES = _Wording(
    separator="\n",
    name=plain_name,
    row="({})",
    comma=", ",
    blob="a blob",
    most_columns=30,
    most_tables=20,
    message="SQLite says: {}",
    refusal=f"{_READ_ONLY} The query was refused: {{}}",
    not_asked="The query runs, but its result is not what the question asks for.",
    statuses={
        "ok": "The query runs.",
        "error": "The query failed.",
        "timeout": "The query took longer than allowed.",
        "too_large": "The result of the query is larger than allowed.",
        "refused": _READ_ONLY,
        "cut_off": "The query was cut off: it is too long. Write a shorter query.",
    },
    guards={
        "empty_result": "The query runs, but returns no row.",
        "all_null": "The query runs, but every value that it returns is NULL.",
        "zero_count": "The query runs, but returns nothing but zero.",
        "cartesian_join": "The query joins tables without a condition.",
    },
)


def online_feedback(
    level: FeedbackLevel,
    observation: Observation,
    catalog: Catalog,
    selected_tables: tuple[str, ...],
    guarded: bool,
    form: FeedbackForm = "line",
    near: tuple[NearValues, ...] = (),
) -> str:
    """Feedback from what the executor saw. `guarded`: say which guards doubt the result.

    `selected_tables`: the tables that the prompt shows. `near`: for sentences, the values that are
    most like those that the query looks for in vain. Level "none" gives the empty text.
    """
    fired = fired_guards(observation) if guarded else ()
    return _feedback(level, observation, fired, False, catalog, selected_tables, form, near)


def verified_feedback(
    level: FeedbackLevel,
    observation: Observation,
    catalog: Catalog,
    selected_tables: tuple[str, ...],
    verdict: VerdictStatus,
    form: FeedbackForm = "line",
    near: tuple[NearValues, ...] = (),
) -> str:
    """Guarded online feedback; for a query that ran and is judged wrong it begins by saying so."""
    fired = fired_guards(observation)
    wrong = observation.result.status == "ok" and not verified_accepts(verdict)
    return _feedback(level, observation, fired, wrong, catalog, selected_tables, form, near)


def _feedback(
    level: FeedbackLevel,
    observation: Observation,
    guards: tuple[Guard, ...],
    not_asked: bool,
    catalog: Catalog,
    selected_tables: tuple[str, ...],
    form: FeedbackForm,
    near: tuple[NearValues, ...],
) -> str:
    if level == "none":
        return ""
    wording = _LINE if form == "line" else _SENTENCES
    if form == "line":  # small models learn from what SQLite says
        observation = without_cut(observation)
    parts = [wording.not_asked] if not_asked else []
    parts += [wording.guards[guard] for guard in guards]
    parts = parts or [wording.status(observation.result)]
    if level != "basic":
        minimal = level == "minimal"
        if form == "line":
            parts += _line_details(observation, catalog, selected_tables, minimal)
        else:
            parts += _sentence_details(observation, guards, catalog, selected_tables, near, minimal)
    return wording.separator.join(parts)


def _column_names(table_name: str, catalog: Catalog) -> list[str]:
    table = catalog.table(table_name)
    return [column.name for column in table.columns] if table else []


def _line_details(
    observation: Observation, catalog: Catalog, selected_tables: tuple[str, ...], minimal: bool
) -> Iterator[str]:
    result = observation.result
    if result.status == "ok" and result.rows:
        count = len(result.rows)
        yield f"{count} {'row' if count == 1 else 'rows'} , first : {' '.join(_LINE.rows(result))}"
    diagnostics = diagnose(observation, catalog, selected_tables)
    if any(problem.fault != "no_such_table" for problem in diagnostics.problems):
        for alias, table in diagnostics.aliases[:_MAX_ALIASES]:
            yield f"{alias} is {bare_name(table)}"
    if diagnostics.reported is not None:
        yield from _line_problem(diagnostics.reported, catalog, selected_tables)
    for problem in diagnostics.further:
        yield f"also {problem.fault.replace('_', ' ')}: {problem.name}"
    if minimal:
        yield "write the smallest query that answers , drop joins that are not needed"


def _line_problem(
    problem: NameProblem, catalog: Catalog, selected_tables: tuple[str, ...]
) -> Iterator[str]:
    column = problem.name.rpartition(".")[2]
    if problem.unknown_qualifier:
        yield f"{problem.unknown_qualifier} stands for no table"
    if problem.owners:
        yield f"{column} belongs to {_bare_names(problem.owners[:_MAX_OWNERS])}"
    if problem.fault == "no_such_table":
        names = selected_tables or tuple(table.name for table in catalog.tables)
        yield f"tables : {_bare_names(names[: _LINE.most_tables])}"
    for name in problem.candidates[:_MAX_TABLES]:
        columns = _column_names(name, catalog)[: _LINE.most_columns]
        yield f"columns of {bare_name(name)} : {_bare_names(columns)}"
    suggestion = problem.unsound or problem.suggestion
    if suggestion:
        yield f"did you mean {_LINE.identifier(suggestion)} ?"


def _bare_names(names: Sequence[str]) -> str:
    return _LINE.comma.join(map(bare_name, names))


_CHECK_CONDITIONS = "Check the conditions: which columns hold these values, and how they are spelt."
_GUARD_ADVICE: dict[Guard, str] = {
    "empty_result": _CHECK_CONDITIONS,
    "all_null": "Check which columns and tables the question is about.",
    "zero_count": _CHECK_CONDITIONS,
    "cartesian_join": "Give each join its condition, or leave out the table that is not needed.",
}
_MESSAGE_ADVICE = (
    (
        r"misuse of aggregate",
        "An aggregate such as COUNT or MAX cannot stand in WHERE, GROUP BY or another aggregate. "
        "Use HAVING, ORDER BY or a subquery.",
    ),
    (
        r"do not have the same number of result columns",
        "Both sides of UNION, INTERSECT or EXCEPT must select the same number of columns.",
    ),
    (
        r"sub-select returns|row value misused",
        "A subquery that is compared with a value must select one column.",
    ),
    (r"no such function", "Use functions of SQLite only."),
    (r"incomplete input", "The query ends too early."),
    (r"syntax error|unrecognized token", "The text is not valid SQL there."),
)
"""What helps against an error that is not about a name: the first pattern that is found counts."""


def _sentence_details(
    observation: Observation,
    guards: tuple[Guard, ...],
    catalog: Catalog,
    selected_tables: tuple[str, ...],
    near: tuple[NearValues, ...],
    minimal: bool,
) -> Iterator[str]:
    result, sql = observation.result, observation.sql
    plain = replace(observation, sql=mend_syntax(sql)[0])  # EXTRACT(DAY FROM d) reads no table d
    used = read_names(plain.sql, catalog).tables
    diagnostics = diagnose(plain, catalog, selected_tables)
    if result.status == "ok" and result.rows:
        shown, count = " and ".join(_SENTENCES.rows(result)), len(result.rows)
        several = f"{count} rows, of which the first are {shown}"
        yield f"It returns one row: {shown}." if count == 1 else f"It returns {several}."
    stored = stored_advice(sql, catalog, near)
    advice = (_GUARD_ADVICE[guard] for guard in guards)
    yield from dict.fromkeys(one for one in advice if not (stored and one is _CHECK_CONDITIONS))
    in_sqlite = dialect_advice(sql, result.error or "", catalog)
    if not (in_sqlite and is_dialect_word(result.error or "")):
        yield from _sentence_problems(diagnostics, used, catalog, selected_tables)
    if result.status == "error":
        yield from in_sqlite or _message_advice(result.error or "", sql, catalog)
    elif result.status == "ok":
        yield from in_sqlite
    yield from stored
    if minimal:
        yield "Write the smallest query that answers the question."
        lacks_table = any(_is_elsewhere(problem, used) for problem in diagnostics.problems)
        lacks_table = lacks_table or any(problem.join for problem in diagnostics.problems)
        if not lacks_table and len(used) > 1:
            yield "Leave out joins that the question does not need."


def _message_advice(message: str, sql: str, catalog: Catalog) -> Iterator[str]:
    """What helps against an error in general."""
    advice = (text for pattern, text in _MESSAGE_ADVICE if re.search(pattern, message, re.I))
    yield from islice(advice, 1)
    for name in _unquoted_names(sql, catalog)[:1]:
        yield f"Put names that hold a space or a sign in double quotes: {name}."


def _unquoted_names(sql: str, catalog: Catalog) -> list[str]:
    """The names of the schema with a space or a sign that stand in the text without quotes."""
    text = _QUOTED.sub("''", sql)
    names = [[table.name, *_column_names(table.name, catalog)] for table in catalog.tables]
    return [
        plain_name(name)
        for name in chain.from_iterable(names)
        if re.search(r"\W", name)
        and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE)
    ]


def _sentence_problems(
    diagnostics: Diagnostics,
    used: tuple[str, ...],
    catalog: Catalog,
    selected_tables: tuple[str, ...],
) -> Iterator[str]:
    problems = diagnostics.problems
    if diagnostics.aliases and any(problem.fault != "no_such_table" for problem in problems):
        aliases = diagnostics.aliases[:_MAX_ALIASES]
        meanings = [f"{alias} stands for {plain_name(table)}" for alias, table in aliases]
        yield f"In the query, {enumeration(meanings)}."
    shown: set[str] = set()
    for problem in problems:
        if problem is not diagnostics.reported:
            yield f"There is another mistake: {problem.fault.replace('_', ' ')} {problem.name}."
        if problem.fault == "no_such_table":
            names = selected_tables or tuple(table.name for table in catalog.tables)
            yield f"The tables are {_plain_names(names[: _SENTENCES.most_tables])}."
            if problem.suggestion:
                yield f"Did you mean {plain_name(problem.suggestion)}?"
        elif problem.fault == "ambiguous_column":
            owners = _plain_names(problem.owners[:_MAX_OWNERS])
            yield (
                f"Several tables of the query have the column {plain_name(problem.name)}: {owners}."
                " Write its table or alias and a dot in front of it."
            )
        else:
            yield from _missing_column(problem, used, catalog)
            for name in problem.candidates[:_MAX_TABLES]:
                if name not in shown:
                    shown.add(name)
                    yield _columns_of(name, problem, catalog)


def _columns_of(table_name: str, problem: NameProblem, catalog: Catalog) -> str:
    """The columns of a table; of one that has many, those that are most like the wrong name."""
    columns, most = _column_names(table_name, catalog), _SENTENCES.most_columns
    if len(columns) <= most:
        return f"{plain_name(table_name)} has the columns {_plain_names(columns)}."
    near = alike(problem.name.rpartition(".")[2], columns, most)
    shown = list(dict.fromkeys([*near, *columns]))[:most]
    several = f"{plain_name(table_name)} has {len(columns)} columns"
    return f"{several}, such as {', '.join(map(plain_name, shown))}."


def _missing_column(problem: NameProblem, used: tuple[str, ...], catalog: Catalog) -> Iterator[str]:
    column = plain_name(problem.name.rpartition(".")[2])
    owners = problem.owners[:_MAX_OWNERS]
    if problem.unknown_qualifier:
        yield f"The query gives the name {problem.unknown_qualifier} to no table."
    if _is_elsewhere(problem, used):
        advice = "" if problem.join else f" {_join_advice(problem.owners, used, catalog)}"
        where = f"The column {column} is in {_plain_names(owners, 'or')}"
        yield f"{where}, which the query does not use.{advice}"
    elif owners:
        yield f"The column {column} is in {_plain_names(owners)}."
    else:
        yield f"No table has a column {column}."
        yield from _part_of_date(problem, catalog)
    if problem.join is not None:
        first, *between, last = problem.join.tables
        yield _join(f"{first} and {last}", between, problem.join.conditions)
    elif problem.suggestion:
        meant = _SENTENCES.identifier(problem.suggestion)
        is_known = "." in problem.suggestion  # the table has it: no guess
        yield f"Write {meant} instead of {problem.name}." if is_known else f"Did you mean {meant}?"


def _part_of_date(problem: NameProblem, catalog: Catalog) -> Iterator[str]:
    """How to take the `month` that no table has of the dates that one has."""
    for table in filter(None, map(catalog.table, problem.candidates)):
        for column in table.columns:
            form = column.contents.dates if column.contents is not None else None
            written = f"{plain_name(table.name)}.{plain_name(column.name)}"
            part = part_of_date(problem.name.rpartition(".")[2], written, form) if form else None
            if part:
                yield f"That of {written} is {part}."
                return


def _is_elsewhere(problem: NameProblem, used: Sequence[str]) -> bool:
    """Whether the column is in tables that the query does not read, and in none that it does."""
    return (
        problem.fault == "no_such_column"
        and bool(problem.owners)
        and not set(map(fold_case, problem.owners)) & set(map(fold_case, used))
    )


def _join_advice(owners: Sequence[str], used: Sequence[str], catalog: Catalog) -> str:
    """The join to the first owner that a key links with a table of the query, else over the one
    path of keys that leads to an owner.
    """
    direct = (
        [link]
        for owner in map(fold_case, owners)
        for name in map(fold_case, used)
        for link in catalog.links.get(name, ())
        if fold_case(link.to_table) == owner
    )
    path = next(direct, None) or shortest_path(catalog, used, owners)
    if path is None or len(path) > _MAX_KEYS:
        return "Join that table, through others where it has no key of its own to join on."
    *between, last = [plain_name(link.to_table) for link in path]
    conditions = (
        f"{plain_name(link.from_table)}.{plain_name(one)} = "
        f"{plain_name(link.to_table)}.{plain_name(other)}"
        for link in path
        for one, other in link.pairs
    )
    return _join(last, between, conditions)


def _join(what: str, over: Sequence[str], conditions: Iterable[str]) -> str:
    where = f" over {enumeration(over)}:" if over else " on"
    return f"Join {what}{where} {' AND '.join(conditions)}."


def _plain_names(names: Sequence[str], word: str = "and") -> str:
    return enumeration(list(map(plain_name, names)), word)
