"""The typed records that flow through the pipeline, each written once.

Example -> Prompt -> Completion -> Attempt (SQL + ExecutionResult + verdict) -> Trajectory
-> PreferencePair. All are frozen; `to_json` and `from_json` are each other's inverse.
"""

import dataclasses
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

from pydantic import TypeAdapter, ValidationError

from lib.base.errors import DataError
from lib.base.jsonl import read_numbered_jsonl

Value = None | int | float | str | bytes
"""A SQLite value as Python's sqlite3 returns it."""

ExecutionStatus = Literal["ok", "error", "timeout", "too_large", "refused", "cut_off"]
"""How a query ended in the sandbox. `refused`: the sandbox forbids what it does. `cut_off`: the
limit of tokens ended the model's text within the query, and what there is of it does not run."""

VerdictStatus = Literal[
    "correct", "wrong", "pred_error", "timeout", "refused", "gold_error", "unscorable"
]
"""How an attempt compares with gold. `gold_error`: the gold query fails, so there is no verdict."""

ErrorClass = Literal[
    "wrong_result",
    "wrong_row_count",
    "no_such_column",
    "empty_result",
    "no_such_table",
    "syntax_error",
    "cut_off",
    "other_execution_error",
]
"""The error classes that reports distinguish."""

StrictReason = Literal[
    "not_as_written", "misspelt_name", "columns", "duplicates", "row_order", "perturbed_copy"
]
"""Why an attempt that EX accepts is not strictly correct: see `lib.scoring.strict`."""

FinishReason = Literal["stop", "length", "refusal"]
"""Why a completion ends: it is complete, out of tokens, or a refusal of the model."""

Hardness = Literal["easy", "medium", "hard", "extra"]
"""Spider's difficulty levels."""

FeedbackSource = Literal["own", "foreign"]
"""Which feedback a question gets: its own, or that of another question."""

CorrectionMode = Literal["none", "names"]
"""Whether SQL that fails for a name is put right by the schema (`lib.database.sql.correction`)."""

ChoiceRule = Literal["first", "vote"]
"""Which of several candidates is the answer, see `lib.scoring.choosing`."""

FeedbackLevel = Literal["none", "basic", "column", "minimal"]
RepairScope = Literal["verified", "online", "online_guarded"]
RetrievalMode = Literal["full", "overlap", "bm25", "bm25_fk"]
EvaluationSplit = Literal["dev", "test", "holdout"]
"""Tuning looks at dev alone; test is for final figures."""
Role = Literal["system", "user", "assistant"]

Mode = Literal["direct", "repair", "single_pass", "react", "fallback", "check_rewrite"]
"""How a question is answered: the modes of `lib.answering.agents`."""

StepRole = Literal["write", "rewrite", "check", "act", "correct"]
"""What a model is asked for in one step of an agent. `correct`: no model, see `CorrectionMode`."""

HARDNESS_LEVELS: tuple[Hardness, ...] = get_args(Hardness)
UNKNOWN_DIFFICULTY = "unknown"
"""Where the data set states no level, and Spider's parser cannot read gold."""
FEEDBACK_LEVELS: tuple[FeedbackLevel, ...] = get_args(FeedbackLevel)
REPAIR_SCOPES: tuple[RepairScope, ...] = get_args(RepairScope)
RETRIEVAL_MODES: tuple[RetrievalMode, ...] = get_args(RetrievalMode)


_LEVELS = (*HARDNESS_LEVELS, "simple", "moderate", "challenging")  # the last three are BIRD's


def ordered_levels(found: Iterable[str]) -> list[str]:
    """Levels of difficulty, each once: Spider's and BIRD's from easy to hard, then all others by
    name, then the unknown.
    """
    levels = set(found)
    others = sorted(levels - {*_LEVELS, UNKNOWN_DIFFICULTY})
    return [level for level in (*_LEVELS, *others, UNKNOWN_DIFFICULTY) if level in levels]


@dataclass(frozen=True)
class Example:
    """One question on one database. `id` is unique within a data set and stable across runs.

    `accepted_sql`: further queries whose result is as correct as that of `gold_sql`.
    `conversation`: names the conversation that the question belongs to. Its questions follow each
    other in the data set, and each may refer to those before it; None: it stands alone.
    """

    id: str
    db_id: str
    db_path: str
    question: str
    gold_sql: str
    evidence: str = ""
    difficulty: str | None = None
    accepted_sql: tuple[str, ...] = ()
    conversation: str | None = None


@dataclass(frozen=True)
class Message:
    """One turn of a conversation with a model, in OpenAI's terms."""

    role: Role
    content: str


Messages = tuple[Message, ...]


def user_message(text: str) -> Messages:
    """A conversation that consists of a single user message."""
    return (Message("user", text),)


def joined_text(messages: Messages) -> str:
    """What a model without a chat template reads: the contents, with nothing between them."""
    return "".join(message.content for message in messages)


def sendable(text: str) -> str:
    """The text with `?` for each lone surrogate (a cut-off "\\ud83d"), which UTF-8 cannot hold."""
    return text.encode(errors="replace").decode()


@dataclass(frozen=True)
class FirstPrompt:
    """The first prompt of a question."""

    example_id: str
    messages: Messages


@dataclass(frozen=True)
class Prompt:
    """What the model reads: for a model without a chat template one message, the whole text.

    `tables`: the tables shown, in their order. `trimmed_tables`: retrieved, but left out because
    the prompt would have been too long.
    """

    messages: Messages
    tables: tuple[str, ...] = ()
    trimmed_tables: tuple[str, ...] = ()


@dataclass(frozen=True)
class SampledTokens:
    """The token ids of prompt and completion as the model had them, including an end token.

    `log_probabilities`: of each token of the completion, in the distribution that it was drawn
    from: after temperature, or the model's own (temperature 1) where decoding was greedy.
    `weights_version`: the version of the weights that wrote it, if the server reports one.
    """

    prompt: tuple[int, ...]
    completion: tuple[int, ...]
    log_probabilities: tuple[float, ...]
    weights_version: int | None = None


@dataclass(frozen=True)
class Completion:
    """What the model wrote, and why it stopped. `sampled`: None unless it was asked for."""

    text: str
    finish_reason: FinishReason = "stop"
    prompt_tokens: int = 0
    completion_tokens: int = 0
    sampled: SampledTokens | None = None


@dataclass(frozen=True)
class ExecutionResult:
    """The outcome of one query in the sandbox. `rows` is empty unless `status` is "ok".

    `more_rows`: they are the first ones of a result that is larger than the limits; only a sandbox
    that is asked for that keeps them.
    """

    status: ExecutionStatus
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[Value, ...], ...] = ()
    error: str | None = None
    elapsed_ms: float = 0.0
    more_rows: bool = False


@dataclass(frozen=True)
class PlanCost:
    """Counts read from EXPLAIN QUERY PLAN. Logged beside the reward, never mixed into it."""

    full_scans: int = 0
    temp_b_trees: int = 0
    index_searches: int = 0
    cartesian_joins: int = 0

    @property
    def total(self) -> float:
        """A single cost: a full scan counts 1.0, a temporary b-tree 0.5, an index search 0.1."""
        return self.full_scans + 0.5 * self.temp_b_trees + 0.1 * self.index_searches


@dataclass(frozen=True)
class Attempt:
    """One candidate SQL, what the executor saw, and the verifier's verdict.

    `rows` holds the first few rows only; `row_count` counts them all. `schema_valid` is None
    where the SQL does not parse. `error_class` is None where the attempt is correct, and where
    gold gives no verdict. `strict_verdict`: the verdict under strict EX, None where it was not
    judged; it affects neither reward nor repair. `strict_reason`: why it is not "correct" although
    `verdict` is.
    """

    turn: int
    sample: int
    completion: str
    sql: str
    status: ExecutionStatus
    error: str | None
    columns: tuple[str, ...]
    row_count: int
    rows: tuple[tuple[str | int | float | None, ...], ...]
    parses: bool
    schema_valid: bool | None
    verdict: VerdictStatus
    reward: float
    cost: PlanCost | None
    prompt_tokens: int
    completion_tokens: int
    finish_reason: FinishReason = "stop"
    error_class: ErrorClass | None = None
    strict_verdict: VerdictStatus | None = None
    strict_reason: StrictReason | None = None

    @property
    def correct(self) -> bool:
        return self.verdict == "correct"

    @property
    def false_positive(self) -> bool:
        """Correct on the database as it is, and wrong on a perturbed copy of it."""
        return self.strict_reason == "perturbed_copy"


@dataclass(frozen=True)
class Vote:
    """How a candidate counted when one of several was chosen without gold.

    `group`: candidates of the step with equal results have the same number; None: it has no result.
    """

    group: int | None


@dataclass(frozen=True)
class Step:
    """All candidates for one prompt, `messages`. `feedback` is None at the first step.

    `selected`: the index of the candidate that is the answer if this step is the last, and that
    the feedback is about if it is not. In the online scopes it is chosen by execution alone.
    `texts`: what the model wrote where the role writes no SQL, so that there are no attempts.
    `text_tokens`: tokens of the prompt, once per text, and tokens of all texts. The role `correct`
    has the candidates of the step before it as the schema corrects them; `completion` then says
    what was changed and why, and is empty where nothing was.
    `votes`: of the candidates, () where there is one, and where gold decided.
    """

    role: StepRole
    messages: Messages
    feedback: str | None
    attempts: tuple[Attempt, ...]
    selected: int = 0
    texts: tuple[str, ...] = ()
    text_tokens: tuple[int, int] = (0, 0)
    votes: tuple[Vote, ...] = ()

    @property
    def text(self) -> str:
        """What the model wrote in the selected candidate."""
        written = [attempt.completion for attempt in self.attempts] or self.texts
        return written[self.selected]

    @property
    def answer(self) -> Attempt:
        """The selected candidate of a step that wrote SQL."""
        return self.attempts[self.selected]

    @property
    def tokens(self) -> tuple[int, int]:
        """Tokens of the prompt, counted once per candidate, and tokens of what was written."""
        prompt, written = self.text_tokens
        return (
            prompt + sum(attempt.prompt_tokens for attempt in self.attempts),
            written + sum(attempt.completion_tokens for attempt in self.attempts),
        )

    @property
    def correct(self) -> bool:
        """At least one candidate is correct."""
        return any(attempt.correct for attempt in self.attempts)


@dataclass(frozen=True)
class Trajectory:
    """Everything that happened to one question.

    `error` says why the question has no (further) turns although it should: a recorded failure of
    the generator or a database that cannot be read, never a failed query. `difficulty` is None
    where the data set states none and Spider's level is unknown. `accepted`: whether the stopping
    rule of the scope, or the agent, accepted the last attempt. `mode`: how it was answered.
    """

    example_id: str
    db_id: str
    question: str
    gold_sql: str
    difficulty: str | None
    scope: RepairScope
    feedback: FeedbackLevel
    tables: tuple[str, ...]
    trimmed_tables: tuple[str, ...]
    steps: tuple[Step, ...]
    accepted: bool
    error: str | None = None
    mode: Mode = "repair"

    @property
    def turns(self) -> tuple[Step, ...]:
        """The steps in which the model wrote SQL."""
        return tuple(step for step in self.steps if step.attempts and step.role != "correct")

    @property
    def corrected_turns(self) -> tuple[Step, ...]:
        """As `turns`, each with its correction in its place where it has one."""
        turns: list[Step] = []
        for step in self.steps:
            if step.role == "correct":
                turns[-1] = step
            elif step.attempts:
                turns.append(step)
        return tuple(turns)

    @property
    def final(self) -> Attempt | None:
        """The answer: the selected candidate of the last turn, as it is corrected."""
        turns = self.corrected_turns
        return turns[-1].answer if turns else None


@dataclass(frozen=True)
class PreferencePair:
    """A pair in TRL's conversational preference format; `meta` holds its type and origin.

    `chosen` and `rejected` are one assistant message each.
    """

    prompt: Messages
    chosen: Messages
    rejected: Messages
    meta: dict[str, Any]


@dataclass(frozen=True)
class SftExample:
    """A prompt with its completion, in TRL's conversational format.

    `meta`: example_id, db_id, source, turn, and what is known of the question's origin.
    """

    prompt: Messages
    completion: Messages
    meta: dict[str, Any]


Record = TypeVar("Record")


@cache
def _adapter(record_type: Any) -> TypeAdapter[Any]:
    return TypeAdapter(record_type)


def to_json(record: Any) -> dict[str, Any]:
    """The record as plain dicts and lists, keys in field order; `votes` only where it holds any."""

    def as_dict(items: list[tuple[str, Any]]) -> dict[str, Any]:
        return {key: value for key, value in items if value or key != "votes"}

    return dataclasses.asdict(record, dict_factory=as_dict)


def from_json(record_type: type[Record], payload: dict[str, Any]) -> Record:
    """The inverse of `to_json`. Raises pydantic.ValidationError on a wrong shape."""
    key: Any = record_type  # mypy does not take type[Record] as hashable
    return _adapter(key).validate_python(payload)


def checked(record_type: type[Record], payload: Any, place: object) -> Record:
    """As `from_json`. Raises DataError with the place, the field and what was expected."""
    try:
        return from_json(record_type, payload)
    except ValidationError as error:
        first = error.errors()[0]
        field = f"field `{'.'.join(map(str, first['loc']))}`: " if first["loc"] else ""
        whole = first["type"] in ("missing", "value_error")  # found: all of the record
        found = "" if whole else f", found {first['input']!r:.100}"
        message = first["msg"].removeprefix("Value error, ")
        raise DataError(f"{place}: {field}{message}{found}") from None


def read_records(record_type: type[Record], path: Path) -> Iterator[Record]:
    """The records of a JSONL file, one at a time.

    Raises DataError with file, line and field where a line is not such a record.
    """
    for number, payload in read_numbered_jsonl(path):
        try:
            yield checked(record_type, payload, f"{path}:{number}: no {record_type.__name__}")
        except DataError as error:
            raise DataError(
                f"{error}; a file that an earlier version wrote is out of date: rerun its stage"
            ) from None
