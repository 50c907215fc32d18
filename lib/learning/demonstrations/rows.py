"""Training rows from the trajectories of demonstrations, and why others are left out."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from lib.answering.agents.react import follows_format
from lib.base.errors import DataError
from lib.base.records import Step, Trajectory, to_json

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
    """The trajectories that end with gold's result, on perturbed copies of the database too.

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
