"""What the answers are like: valid, executable, long; and the candidates that they stand among."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lib.report.runs import View
from lib.report.source import source_of
from lib.report.table import (
    Cell,
    Heading,
    Table,
    count,
    headings,
    number,
    rate,
    setting,
    text,
    to_rows,
)

_SAMPLED = (
    ("candidate_first_turn_ex", "Candidates right, first turn (%)"),
    ("candidate_ex", "Candidates right, all turns (%)"),
    ("majority_vote_ex", "Majority vote, first turn (%)"),
)
_WITH_GOLD = (
    ("example_first_turn_ex", "Questions with a right candidate, first turn (%)"),
    ("example_ex", "Questions with a right candidate, all turns (%)"),
)
_ANSWERS = (
    ("first_turn_executable_rate", "Executable, first turn (%)"),
    ("executable_rate", "Executable (%)"),
    ("schema_valid_rate", "Schema-valid (%)"),
    ("syntax_error_rate", "Syntax errors (%)"),
)


def samples_tables(views: Sequence[View]) -> tuple[Table, ...]:
    """Candidates, majority vote and pass@k, a column each; none where one candidate a turn was
    drawn.
    """
    sampled = [view for view in views if "sampling" in view.summary]
    if not sampled:
        return ()
    most = max(view.summary["sampling"]["num_samples"] for view in sampled)
    at_k = [(f"pass_at_{k}", f"pass@{k} (%)") for k in range(1, most + 1)]
    names = [name for name, _ in (*_SAMPLED, *_WITH_GOLD, *at_k)]
    rows = [
        [
            *_of(view),
            count(view.summary["sampling"]["num_samples"]),
            *(_rate(view.summary["sampling"], name) for name in names),
        ]
        for view in sampled
    ]
    table = Table(
        key="samples",
        title="Candidates, majority vote and pass@k",
        headings=(
            *headings("Split", "Run", "Setting", "Candidates a turn"),
            *headings(*(title for _, title in _SAMPLED)),
            *(Heading(title, "oracle") for _, title in (*_WITH_GOLD, *at_k)),
        ),
        rows=to_rows(rows),
        source=source_of([view.run for view in sampled]),
        note=(
            "With 95% Wilson intervals. Candidates right: of all that were drawn, that is how good "
            "one draw is; the interval is of as many draws as there are questions, since the draws "
            "of one question are alike. Majority vote: the first candidate of the largest group "
            "that returns the same. Questions with a right candidate, and pass@k, the chance that "
            "one of k draws of the first turn is right, need gold to find that candidate."
        ),
    )
    return (table,)


def answers_table(views: Sequence[View]) -> Table:
    """Executable, schema-valid and broken answers, EX of the answered, and tokens."""
    rows = [
        [
            *_of(view),
            *(_rate(view.summary, name) for name, _ in _ANSWERS),
            count(view.summary["attempted"]),
            _rate(view.summary, "attempted_ex"),
            _rate(view.summary, "overall_ex"),
            number(view.summary["tokens"]["prompt_per_question"]),
            number(view.summary["tokens"]["completion_per_question"]),
        ]
        for view in views
    ]
    return Table(
        key="answers",
        title="Validity and length of the answers",
        headings=headings(
            "Split",
            "Run",
            "Setting",
            *(title for _, title in _ANSWERS),
            "Attempted",
            "EX, attempted only (%)",
            "EX, over all (%)",
            "Prompt tokens a question",
            "Completion tokens a question",
        ),
        rows=to_rows(rows),
        source=source_of([view.run for view in views]),
        note=(
            "Of the final answers, over all questions. Executable: parses, names only what the "
            "schema has, and runs. Attempted: an answer was generated. Tokens: of all turns and "
            "candidates. Times are in the `timings.json` of each evaluation, since they change "
            "from run to run."
        ),
    )


def _of(view: View) -> list[Cell]:
    return [text(view.split), text(view.name), setting(view.label, view.basis)]


def _rate(figures: Mapping[str, Any], name: str) -> Cell:
    return rate(figures.get(name), figures.get(f"{name}_ci"))
