"""Demonstrations of agents: what is written at each step, and the training rows made of it.

A script, made from the answers of rollouts, stands in for a model (`ScriptedWriter`), so the driver
of rollouts prompts, executes and judges as usual, and every observation is real. Thoughts and
checks say only what question, SQL, schema and result show, so that a model can come to the same
words.
"""

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lib.answering.agents.react import follows_format, render_action
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.answering.repair.prompts import one_line
from lib.base.errors import DataError
from lib.base.records import Attempt, Completion, Example, Mode, Step, Trajectory, to_json
from lib.database.catalog import Catalog
from lib.database.names import bare_name, plain_name
from lib.database.schema.serialise import SchemaStyle
from lib.database.sql.bindings import columns_read, resolve_columns
from lib.database.sql.parse import sql_tokens
from lib.database.sql.trees import AGGREGATES
from lib.learning.pairs.pair import GoldAnswer, Normaliser

_MOST_TABLES = 6
_MOST_OF_AN_ERROR = 120  # characters
_WORD = re.compile(r"[a-z0-9]+")


@dataclass(frozen=True)
class Script:
    """The texts of the steps of one episode, in order.

    `mistakes`: the indices of those with SQL that is wrong. They are shown, and never trained on: a
    model that learnt them would learn to err before it is right.
    """

    texts: tuple[str, ...]
    mistakes: frozenset[int] = frozenset()


def scripts_of(
    trajectories: Sequence[Trajectory],
    examples: Mapping[str, Example],
    gold: Mapping[str, GoldAnswer],
    normaliser: Normaliser,
    recovery_share: Fraction,
    seed: int,
) -> dict[Mode, dict[str, Script]]:
    """Scripts by way to answer and example id, for the questions whose gold runs.

    `react`: a query, its result, the answer. In `recovery_share` of the questions, or in fewer if
    not that many have an answer that did not run, that answer and its error come first. These
    questions have a script for `fallback`, too. `check_rewrite`: a wrong answer, why it is wrong,
    and the right one, where there is a wrong answer with a reason; else only the right one.
    """
    known = [
        _Known(t, examples[t.example_id], gold[t.example_id], normaliser)
        for t in trajectories
        if t.example_id in gold
    ]
    erring = [each for each in known if each.error is not None]
    random.Random(seed).shuffle(erring)
    recovering = {each.id for each in erring[: round(recovery_share * len(known))]}
    return {
        "react": {each.id: each.react(each.id in recovering) for each in known},
        "fallback": {each.id: each.fallback() for each in known if each.id in recovering},
        "check_rewrite": {each.id: each.check_rewrite() for each in known},
    }


class _Known:
    """What is known of one question: its right SQL, and what the model got wrong."""

    def __init__(
        self, trajectory: Trajectory, example: Example, gold: GoldAnswer, normaliser: Normaliser
    ) -> None:
        self.id = example.id
        self._gold = gold
        self._example = example
        self._style = normaliser.style
        self._catalog = normaliser.catalog(example)
        attempts = [attempt for turn in trajectory.turns for attempt in turn.attempts]
        right = next((a for a in attempts if a.strict_verdict == "correct"), None)
        self._sql = normaliser.as_answer(example, right.sql if right else gold.sql)
        self._columns = right.columns if right else gold.shown.columns
        self._row_count = right.row_count if right else gold.row_count
        self._wrong = [a for a in attempts if a.verdict in ("wrong", "pred_error") and a.sql]
        self.error = next((a for a in self._wrong if a.status == "error"), None)

    def react(self, recovers: bool) -> Script:
        """A thought and an action, a thought and the answer."""
        needed = needs(self._sql, self._catalog, self._style)
        observed = returned(self._columns, self._row_count)
        answer = f"Thought: {observed}\nAnswer: {self._sql}"
        if not recovers or self.error is None:
            return Script((_act(needed, self._sql), answer))
        missed = needs(self.error.sql, self._catalog, self._style)
        again = _act(f"{failed(self.error)} {needed}", self._sql)
        return Script((_act(missed, self.error.sql), again, answer), frozenset({0}))

    def fallback(self) -> Script:
        """The query that fails, and what `react` writes after it."""
        assert self.error is not None
        return Script((self.error.sql, *self.react(recovers=True).texts[1:]), frozenset({0}))

    def check_rewrite(self) -> Script:
        """The right query and its check, after a wrong one where there is one to learn from."""
        right = (self._sql, right_check(self._columns, self._row_count))
        for attempt in self._wrong:
            reason = wrong_check(
                self._example.question, attempt, self._gold, self._catalog, self._style
            )
            if reason is not None:
                return Script((attempt.sql, reason, *right), frozenset({0}))
        return Script(right)


def _act(thought: str, sql: str) -> str:
    return f"Thought: {thought}\n{render_action(sql)}"


class ScriptedWriter:
    """A `Generator`. Writes what the scripts hold, in place of `model`.

    Prompts are cut to fit `model`, so that it is trained on the prompts that it will be given.
    """

    def __init__(self, scripts: Mapping[str, Script], model: Generator) -> None:
        """`scripts`: by example id."""
        self._scripts = scripts
        self.max_prompt_tokens = model.max_prompt_tokens
        self.chat = model.chat
        self.count_tokens = model.count_tokens

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """The text of the step that each request asks for; past the script's end, a failure."""
        outcomes = [self._outcome(request) for request in requests]
        for index, outcome in enumerate(outcomes):
            on_outcome(index, outcome)
        return outcomes

    def _outcome(self, request: GenerationRequest) -> GenerationOutcome:
        texts = self._scripts[request.example_id].texts
        if request.turn > len(texts):
            return GenerationFailure(f"the script has {len(texts)} steps, no {request.turn}")
        return [Completion(texts[request.turn - 1])]


def needs(sql: str, catalog: Catalog, style: SchemaStyle) -> str:
    """The tables that a query reads, as the schema of the prompt shows them."""
    name = bare_name if style == "compact" else plain_name
    found = resolve_columns(sql, catalog)
    tables = [name(table) for table in found.tables[:_MOST_TABLES]] if found is not None else []
    return f"I need {_listed(tables)}." if tables else "I read no table."


def returned(columns: Sequence[str], row_count: int) -> str:
    """What a query that ran has returned."""
    if not row_count:
        return "The query returns no row."
    rows = "1 row" if row_count == 1 else f"{row_count} rows"
    return f"The query returns {rows} with {_counted(len(columns))}."


def failed(attempt: Attempt) -> str:
    """What SQLite says of a query that did not run."""
    return f"The query failed: {one_line(attempt.error or attempt.status)[:_MOST_OF_AN_ERROR]}."


def right_check(columns: Sequence[str], row_count: int) -> str:
    """A check that passes a query."""
    return f"right, it {returned(columns, row_count).removeprefix('The query ')}"


def wrong_check(
    question: str, attempt: Attempt, gold: GoldAnswer, catalog: Catalog, style: SchemaStyle
) -> str | None:
    """A check that refuses a query, with a reason that question and result support.

    None where there is no such reason: to see the mistake one would have to know gold.
    """
    if attempt.status != "ok":
        return f"wrong, {failed(attempt).replace('The', 'the', 1)}"
    width, wanted = len(attempt.columns), len(gold.shown.columns)
    if width != wanted:
        return f"wrong, the result has {_counted(width)}, and the question asks for {wanted}."
    if not attempt.row_count and gold.row_count:
        return "wrong, no row meets the conditions."
    if gold.row_count == 1 < attempt.row_count and _asks_for_one(gold.sql):
        return f"wrong, the question asks for one, and the result has {attempt.row_count} rows."
    missing = _named_but_unread(question, attempt.sql, gold.sql, catalog)
    if missing is None:
        return None
    name = bare_name if style == "compact" else plain_name
    return f"wrong, the question names {name(missing)}, which the query does not read."


def _asks_for_one(gold_sql: str) -> bool:
    """Whether a single row is what gold asks for, rather than what its conditions leave."""
    tokens = sql_tokens(gold_sql)
    if "LIMIT" in tokens:
        return tokens[tokens.index("LIMIT") + 1 :][:1] == ["1"]
    return "GROUP BY" not in tokens and any(token.upper() in AGGREGATES for token in tokens)


def _named_but_unread(question: str, sql: str, gold_sql: str, catalog: Catalog) -> str | None:
    """A column of gold whose words are all in the question, and which the query does not read."""
    in_question = _words(question)
    read = {column for _, column in columns_read(sql, catalog)}
    for _, column in columns_read(gold_sql, catalog):
        if column not in read and _words(column.replace("_", " ")) <= in_question:
            return column
    return None


def _words(text: str) -> set[str]:
    return {word.removesuffix("s") for word in _WORD.findall(text.lower())}


def _counted(columns: int) -> str:
    return "1 column" if columns == 1 else f"{columns} columns"


def _listed(names: Sequence[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


_SCHEMA, _QUESTION = "Schema:\n", "\nQuestion:"


@dataclass(frozen=True)
class Demonstration:
    """A trajectory that is worth learning.

    `mistakes`: the indices of the steps that hold a mistake. `source`: see `gen_react.source`.
    """

    trajectory: Trajectory
    mistakes: frozenset[int]
    source: str

    @property
    def recovers(self) -> bool:
        """Whether a query failed in it, and the final one ran."""
        final = self.trajectory.final
        failed = any(turn.attempts[0].status != "ok" for turn in self.trajectory.turns)
        return failed and final is not None and final.status == "ok"

    def react_row(self) -> dict[str, Any]:
        """The whole trajectory: a line of react.jsonl."""
        steps = self.trajectory.steps
        return self._row(steps, [n for n in range(len(steps)) if n not in self.mistakes])

    def role_rows(self) -> Iterator[dict[str, Any]]:
        """A line of roles.jsonl for each step that is trained on, with the steps before it."""
        for index, step in enumerate(self.trajectory.steps):
            if index not in self.mistakes:
                row = self._row(self.trajectory.steps[: index + 1], [index])
                yield row | {"role": step.role}

    def _row(self, steps: Sequence[Step], targets: Sequence[int]) -> dict[str, Any]:
        """`targets`: the indices of the steps that are trained on."""
        trajectory = self.trajectory
        return {
            "example_id": trajectory.example_id,
            "db_id": trajectory.db_id,
            "mode": trajectory.mode,
            "source": self.source,
            "schema": _schema(steps[0]),
            "question": trajectory.question,
            "gold_sql": trajectory.gold_sql,
            "difficulty": trajectory.difficulty,
            "error_recovery": self.recovers,
            "trajectory": _transcript(steps),
            "steps": [
                {
                    "role": step.role,
                    "messages": [to_json(message) for message in step.messages],
                    "text": step.text.strip(),
                    "sql": step.attempts[0].sql if step.attempts else None,
                    "target": index in targets,
                }
                for index, step in enumerate(steps)
            ],
        }


def _schema(step: Step) -> str:
    """The schema in the last user message that has one; a worked example before it has another."""
    contents = (m.content for m in reversed(step.messages) if m.role == "user")
    text = next((content for content in contents if _SCHEMA in content), "")
    return text.partition(_SCHEMA)[2].partition(_QUESTION)[0].strip()


def _transcript(steps: Sequence[Step]) -> str:
    """Everything after the first prompt, observations included, as one text."""
    texts = [steps[0].text]
    for step in steps[1:]:
        answers = [n for n, message in enumerate(step.messages) if message.role == "assistant"]
        observed = step.messages[answers[-1] + 1 :] if answers else ()
        texts += [*(message.content for message in observed), step.text]
    return "\n".join(text.strip() for text in texts)


def kept_demonstrations(
    trajectories: Iterable[Trajectory],
    mistakes: Mapping[str, frozenset[int]],
    source: str,
    dropped: Counter[str],
) -> Iterator[Demonstration]:
    """The trajectories that end with the reference result, on perturbed copies of the database too.

    `mistakes`: the steps with mistakes by example id; for an id that it lacks, those whose SQL did
    not run. `dropped` counts the reasons why others are left out.
    """
    for trajectory in trajectories:
        reason = _why_not(trajectory)
        if reason is None:
            marked = mistakes.get(trajectory.example_id, _failed(trajectory))
            yield Demonstration(trajectory, marked, source)
        else:
            dropped[reason] += 1


def _why_not(trajectory: Trajectory) -> str | None:
    final = trajectory.final
    if trajectory.error is not None:
        return "no answer of the model"
    if final is None or not trajectory.accepted:
        return "no final answer"
    if final.verdict != "correct":
        return f"final answer: {final.verdict.replace('_', ' ')}"
    if final.strict_verdict != "correct":
        return "final answer: right by chance"
    acts = [step for step in trajectory.steps if step.role == "act"]
    return None if all(follows_format(step.text) for step in acts) else "format"


def _failed(trajectory: Trajectory) -> frozenset[int]:
    """The indices of the steps whose SQL did not run."""
    return frozenset(
        index
        for index, step in enumerate(trajectory.steps)
        if step.attempts and step.attempts[0].status != "ok"
    )


def with_recovery_share(
    demonstrations: Sequence[Demonstration], share: Fraction, dropped: Mapping[str, int]
) -> list[Demonstration]:
    """As many as possible, in their order, such that exactly `share` recover from an error.

    `dropped`: why others are missing. Raises DataError, which says so, where there are too few of
    either kind.
    """
    counts = Counter(each.recovers for each in demonstrations)
    wanted = {True: share.numerator, False: share.denominator - share.numerator}
    units = min(counts[recovers] // size for recovers, size in wanted.items() if size)
    if not units:
        reasons = ", ".join(f"{reason} ({count})" for reason, count in sorted(dropped.items()))
        raise DataError(
            f"{counts[True]} demonstrations recover from an error and {counts[False]} have none: "
            f"too few for a share of {float(share)}; dropped: {reasons or 'none'}; mine more "
            "questions, or change gen_react.recovery_share"
        )
    left = {recovers: units * size for recovers, size in wanted.items()}
    kept = []
    for each in demonstrations:
        if left[each.recovers]:
            left[each.recovers] -= 1
            kept.append(each)
    return kept
