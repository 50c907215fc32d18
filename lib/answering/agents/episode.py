"""What an agent sees of a question, and what it decides. No type here has a field for gold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from lib.answering.repair.observation import Observation
from lib.base.records import Completion, Example, Messages, Prompt, StepRole
from lib.database.catalog import Catalog
from lib.database.schema.retrieval import ColumnRef
from lib.database.sql.parse import comparable

Render = Callable[[str, str], Messages]
"""Takes a schema's text and a line with the values that the question names; returns what the model
reads. For a model without a chat template the line is "", and the schema has the values."""


@dataclass(frozen=True)
class Question:
    """An example without its answer."""

    id: str
    db_id: str
    db_path: str
    text: str
    evidence: str

    @classmethod
    def of(cls, example: Example) -> Question:
        return cls(example.id, example.db_id, example.db_path, example.question, example.evidence)


class SchemaView(Protocol):
    """The part of a database that the prompts of one question can show."""

    @property
    def catalog(self) -> Catalog: ...

    @property
    def values(self) -> Mapping[ColumnRef, tuple[str, ...]]:
        """The values of the database that the question names."""
        ...

    @property
    def chat(self) -> bool:
        """Whether the model that reads the prompts has a chat template."""

    def near(self, place: ColumnRef, text: str, inside: bool) -> tuple[str, ...]:
        """See `ValueIndex.near`."""

    def fit(self, render: Render) -> Prompt:
        """The prompt with as much of the schema as fits into the model's context."""


@dataclass(frozen=True)
class ModelRequest:
    """The next request to the model. `stop`: see `GenerationRequest`."""

    role: StepRole
    prompt: Prompt
    stop: tuple[str, ...] = ()


@dataclass(frozen=True)
class Candidates:
    """What the model wrote for one request: a completion for each sample.

    `observations`: what the executor saw of the SQL of each; () where the role writes none.
    """

    request: ModelRequest
    completions: tuple[Completion, ...]
    observations: tuple[Observation, ...]


@dataclass(frozen=True)
class Review:
    """What an agent decides about the candidates of a step.

    `selected`: the index of the one that is the answer, or is repaired if not `accepted`.
    `feedback`: what the next prompt says about it; None where there is no next prompt.
    """

    selected: int = 0
    accepted: bool = False
    feedback: str | None = None


@dataclass(frozen=True)
class Episode:
    """One question so far: the candidates of each step, and their reviews."""

    question: Question
    view: SchemaView
    candidates: tuple[Candidates, ...] = ()
    reviews: tuple[Review, ...] = ()

    @property
    def turn(self) -> int:
        """The number of the next step, from 1."""
        return len(self.candidates) + 1

    @property
    def cycle(self) -> int:
        """The number of the next SQL, from 1: as `turn`, but without the checks of earlier SQL."""
        return 1 + sum(step.request.role != "check" for step in self.candidates)

    @property
    def feedback(self) -> str | None:
        """What the next prompt says about the step before; None at the first step."""
        return self.reviews[-1].feedback if self.reviews else None

    @property
    def repeats(self) -> bool:
        """Whether the last SQL is that of an earlier step again, but for blanks, case or quotes."""
        queries = self._queries
        return len(set(queries)) < len(queries)

    def was_refused(self, sql: str) -> bool:
        """Whether the SQL of a step so far is the same; where none is accepted, all was refused."""
        return comparable(sql, self.view.catalog) in self._queries

    @property
    def _queries(self) -> list[tuple[str, ...]]:
        """The SQL that was chosen at each step so far."""
        return [
            comparable(step.observations[review.selected].sql, self.view.catalog)
            for step, review in zip(self.candidates, self.reviews, strict=True)
            if step.observations
        ]

    @property
    def accepted(self) -> bool:
        return bool(self.reviews) and self.reviews[-1].accepted

    def after(self, candidates: Candidates, review: Review) -> Episode:
        return replace(
            self, candidates=(*self.candidates, candidates), reviews=(*self.reviews, review)
        )


@dataclass(frozen=True)
class PlayedStep:
    """A finished step. `episode`: as it was before the step."""

    episode: Episode
    candidates: Candidates
    review: Review


class BaseAgent(Protocol):
    """What all agents have in common. Both methods are pure: equal arguments, equal results."""

    def next(self, episode: Episode) -> ModelRequest | None:
        """What to ask now; None: the episode is over."""

    def sql(self, request: ModelRequest, text: str) -> str | None:
        """The SQL of a completion, which is then executed; None: it has none to execute."""


class Agent(BaseAgent, Protocol):
    """An agent that decides by what the executor sees, as all but `VerifiedRepair` do."""

    def review(self, episode: Episode, candidates: Candidates) -> Review:
        """Judge the candidates of the next step; `episode` does not have them yet."""
