"""What the answers are like: valid, executable, long; and the candidates that they stand among."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lib.report.runs import View
from lib.report.source import source_of_views
from lib.report.table import (
    VIEW_COLUMNS,
    Cell,
    Columns,
    Heading,
    Table,
    count,
    number,
    rate,
    rate_column,
    table_of,
)


def samples_tables(views: Sequence[View]) -> tuple[Table, ...]:
    """Candidates, majority vote and pass@k, a column each; none where one candidate a turn was
    drawn.
    """
    sampled = [view for view in views if "sampling" in view.summary]
    if not sampled:
        return ()
    most = max(view.summary["sampling"]["num_samples"] for view in sampled)
    columns: Columns[View] = {
        "Candidates a turn": lambda view: count(view.summary["sampling"]["num_samples"]),
        "Candidates right, first turn (%)": _sampled("candidate_first_turn_ex"),
        "Candidates right, all turns (%)": _sampled("candidate_ex"),
        "Majority vote, first turn (%)": _sampled("majority_vote_ex"),
    }
    with_gold = {
        "Questions with a right candidate, first turn (%)": "example_first_turn_ex",
        "Questions with a right candidate, all turns (%)": "example_ex",
        **{f"pass@{k} (%)": f"pass_at_{k}" for k in range(1, most + 1)},
    }
    for title, name in with_gold.items():
        columns[Heading(title, "oracle")] = _sampled(name)
    table = table_of(
        "samples",
        "Candidates, majority vote and pass@k",
        sampled,
        VIEW_COLUMNS | columns,
        source_of_views(sampled),
        "With 95% Wilson intervals. Candidates right: of all that were drawn, that is how good "
        "one draw is; the interval is of as many draws as there are questions, since the draws "
        "of one question are alike. Majority vote: the first candidate of the largest group "
        "that returns the same. Questions with a right candidate, and pass@k, the chance that "
        "one of k draws of the first turn is right, need gold to find that candidate.",
    )
    return (table,)


def answers_table(views: Sequence[View]) -> Table:
    """Executable, schema-valid and broken answers, EX of the answered, and tokens."""
    columns: Columns[View] = {
        "Executable, first turn (%)": rate_column("first_turn_executable_rate"),
        "Executable (%)": rate_column("executable_rate"),
        "Schema-valid (%)": rate_column("schema_valid_rate"),
        "Syntax errors (%)": rate_column("syntax_error_rate"),
        "Attempted": lambda view: count(view.summary["attempted"]),
        "EX, attempted only (%)": rate_column("attempted_ex"),
        "EX, over all (%)": rate_column("overall_ex"),
        "Prompt tokens a question": _tokens("prompt_per_question"),
        "Completion tokens a question": _tokens("completion_per_question"),
    }
    return table_of(
        "answers",
        "Validity and length of the answers",
        views,
        VIEW_COLUMNS | columns,
        source_of_views(views),
        "Of the final answers, over all questions. Executable: parses, names only what the "
        "schema has, and runs. Attempted: an answer was generated. Tokens: of all turns and "
        "candidates. Times are in the `timings.json` of each evaluation, since they change "
        "from run to run.",
    )


def _sampled(name: str) -> Callable[[View], Cell]:
    """The column of a rate over all candidates; a dash for a view that has no such rate."""

    def cell(view: View) -> Cell:
        figures = view.summary["sampling"]
        return rate(figures.get(name), figures.get(f"{name}_ci"))

    return cell


def _tokens(name: str) -> Callable[[View], Cell]:
    return lambda view: number(view.summary["tokens"][name])
