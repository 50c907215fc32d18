"""The texts of each step of a demonstration, made from the answers of mined rollouts."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from lib.agents.react_text import render_action
from lib.demonstrations.thoughts import failed, needs, returned, right_check, wrong_check
from lib.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.pairs.gold import Databases, GoldAnswer
from lib.records import Completion, Example, Mode, Trajectory
from lib.schema.serialise import respell


@dataclass(frozen=True)
class Script:
    """The texts of the steps of one episode, in order.

    `mistakes`: the indices of those with SQL that is wrong. They are shown, and never trained on: a
    model that learnt them would learn to err before it is right.
    """

    texts: tuple[str, ...]
    mistakes: frozenset[int] = frozenset()


Scripts = dict[Mode, dict[str, Script]]
"""By way to answer and example id."""


def scripts_of(
    trajectories: Sequence[Trajectory],
    examples: Mapping[str, Example],
    gold: Mapping[str, GoldAnswer],
    databases: Databases,
    recovery_share: Fraction,
    seed: int,
) -> Scripts:
    """Scripts for `react`, `fallback` and `check_rewrite` on the questions whose gold runs.

    `react`: a query, its result, the answer. In `recovery_share` of the questions, or in fewer if
    not that many have an answer that did not run, that answer and its error come first. These
    questions have a script for `fallback`, too. `check_rewrite`: a wrong answer, why it is wrong,
    and the right one, where there is a wrong answer with a reason; else only the right one.
    """
    known = [
        _Known(t, examples[t.example_id], gold[t.example_id], databases)
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
        self, trajectory: Trajectory, example: Example, gold: GoldAnswer, databases: Databases
    ) -> None:
        self.id = example.id
        self._gold = gold
        self._example = example
        self._style = databases.style
        self._catalog = databases.catalog(example)
        attempts = [attempt for turn in trajectory.turns for attempt in turn.attempts]
        own = next((a for a in attempts if a.strict_verdict == "correct"), None)
        sql = databases.normalise(example, own.sql if own else gold.sql)
        self._sql = respell(sql, self._catalog, self._style)
        self._columns = own.columns if own else gold.shown.columns
        self._row_count = own.row_count if own else gold.row_count
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
        """The query that fails, and what `react` says after it."""
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
    """See `lib.generation.protocol.Generator`. Writes what the scripts say, in place of `model`.

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
        outcomes = [self._said(request) for request in requests]
        for index, outcome in enumerate(outcomes):
            on_outcome(index, outcome)
        return outcomes

    def _said(self, request: GenerationRequest) -> GenerationOutcome:
        texts = self._scripts[request.example_id].texts
        if request.turn > len(texts):
            return GenerationFailure(f"the script has {len(texts)} steps, no {request.turn}")
        return [Completion(texts[request.turn - 1])]
