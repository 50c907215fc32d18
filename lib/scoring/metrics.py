"""The figures of `summary.json`, from the trajectories of a run.

Every rate is in percent and exact; it is rounded where it is printed. Beside it are two 95%
intervals: `{rate}_ci` is Wilson's, over questions, and `{rate}_ci_databases` the bootstrap over
databases, None where there are too few of them (`lib.scoring.statistics`). A rate is None where
there is nothing to divide by. Unless its name says otherwise a rate is over all questions: one that
was never answered, or whose gold fails, counts as not correct, and its id is listed. Nothing here
depends on the clock.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, get_args

from lib.base.records import (
    UNKNOWN_DIFFICULTY,
    Attempt,
    StrictReason,
    Trajectory,
    VerdictStatus,
    ordered_levels,
)
from lib.scoring.choosing import AnswersByRule, choices_of, chosen_attempt, figures_by_choice
from lib.scoring.statistics import pass_at_k, rate_with_intervals

_MESSAGES_OF_SYNTAX_ERRORS = ("syntax error", "incomplete input", "unrecognized token")


def summarise(trajectories: Iterable[Trajectory]) -> dict[str, Any]:
    """The figures of one run; the trajectories are read once.

    `first_turn_ex`: the model's first answer, as it wrote it; `corrected_ex`: that answer as the
    schema corrects it, `corrected` of which there are; `final_ex`: the answer at the end.
    `repair_success_rate`: the share of first-turn failures, after correction, that the model
    repairs; `broken`: how many questions were right at first and wrong at the end.
    `attempted_ex`: final EX over the questions that were answered at all; `overall_ex`: over all,
    another name of `final_ex`. `first_turn_strict_ex`, `corrected_strict_ex`, `strict_ex`: the same
    as without `strict`, but under strict EX, None where it was not judged; `strict_reasons`: why
    final answers that EX calls correct are not strictly correct.
    `executable_rate`: final answers that parse, name only what the schema has, and execute.
    `sampling` is present if there were several candidates per turn.
    """
    questions = [_question(trajectory) for trajectory in trajectories]
    failed_first = [question for question in questions if not question.correct_by_turn[0]]
    attempted = [question for question in questions if question.final is not None]
    judged = all(q.final and q.final.strict_verdict is not None for q in attempted)
    strictly_judged = questions if judged else []
    summary = {
        "n": len(questions),
        **_rate("first_turn_ex", questions, lambda q: _correct(q.first)),
        **_rate("corrected_ex", questions, lambda q: q.correct_by_turn[0]),
        **_rate("final_ex", questions, lambda q: _correct(q.final)),
        "corrected": sum(question.is_corrected for question in questions),
        "broken_by_correction": sum(
            _correct(question.first) and not question.correct_by_turn[0] for question in questions
        ),
        **_rate("first_turn_strict_ex", strictly_judged, lambda q: _strictly_correct(q.first)),
        **_rate("corrected_strict_ex", strictly_judged, lambda q: _strictly_correct(q.corrected)),
        **_rate("strict_ex", strictly_judged, lambda q: _strictly_correct(q.final)),
        **_rate("repair_success_rate", failed_first, lambda q: _correct(q.final)),
        "first_turn_failures": len(failed_first),
        "repaired": sum(_correct(question.final) for question in failed_first),
        "broken": sum(_correct(q.first) and not _correct(q.final) for q in questions),
        **_rate("executable_rate", questions, lambda q: _executable(q.final)),
        **_rate("first_turn_executable_rate", questions, lambda q: _executable(q.first)),
        **_rate("schema_valid_rate", questions, lambda q: bool(q.final and q.final.schema_valid)),
        **_rate("syntax_error_rate", questions, lambda q: _syntax_error(q.final)),
        "attempted": len(attempted),
        **_rate("attempted_ex", attempted, lambda q: _correct(q.final)),
        **_rate("overall_ex", questions, lambda q: _correct(q.final)),
        "verdicts": _counts(VerdictStatus, (question.verdict for question in questions)),
        "strict_reasons": _counts(
            StrictReason, (q.final.strict_reason if q.final else None for q in questions)
        ),
        "gold_errors": _listed(questions, "gold_error"),
        "unscorable": _listed(questions, "unscorable"),
        "not_attempted": _listed(questions, None),
        "by_difficulty": _by_difficulty(questions),
        "by_turn": _by_turn(questions),
        "tokens": _tokens(questions),
    }
    samples = max((question.first_candidates[0] for question in questions), default=0)
    return summary | ({"sampling": _sampling(questions, samples)} if samples > 1 else {})


@dataclass(frozen=True)
class _Question:
    """One trajectory, reduced to what is counted.

    `first`, `corrected`, `final`: the model's own first answer, the same as the schema corrects it,
    and the last one; None where there is none. `correct_by_turn[t]`: whether the answer handed out
    after turn t + 1 is correct; never empty. `first_candidates`, `candidates`: (how many, how many
    correct), at turn 1 and in all, corrected. `tokens`: of prompts, and of all that was written.
    """

    id: str
    database: str
    difficulty: str
    first: Attempt | None
    corrected: Attempt | None
    final: Attempt | None
    correct_by_turn: tuple[bool, ...]
    first_candidates: tuple[int, int]
    candidates: tuple[int, int]
    vote_correct: bool
    choices: tuple[AnswersByRule, ...]
    tokens: tuple[int, int]

    @property
    def verdict(self) -> VerdictStatus | None:
        return self.final.verdict if self.final else None

    @property
    def is_corrected(self) -> bool:
        return bool(self.first and self.corrected and self.first.sql != self.corrected.sql)


def _question(trajectory: Trajectory) -> _Question:
    turns = trajectory.corrected_turns
    attempts = [attempt for turn in turns for attempt in turn.attempts]
    handed_out = [turn.answer for turn in turns]
    first_attempts = turns[0].attempts if turns else ()
    tokens = [step.tokens for step in trajectory.steps]
    return _Question(
        id=trajectory.example_id,
        database=trajectory.db_id,
        difficulty=trajectory.difficulty or UNKNOWN_DIFFICULTY,
        first=trajectory.turns[0].answer if turns else None,
        corrected=handed_out[0] if turns else None,
        final=handed_out[-1] if turns else None,
        correct_by_turn=tuple(attempt.correct for attempt in handed_out) or (False,),
        first_candidates=(len(first_attempts), sum(a.correct for a in first_attempts)),
        candidates=(len(attempts), sum(a.correct for a in attempts)),
        vote_correct=bool(turns) and chosen_attempt(turns[0], "vote").correct,
        choices=choices_of(trajectory),
        tokens=(sum(prompt for prompt, _ in tokens), sum(written for _, written in tokens)),
    )


def _correct(attempt: Attempt | None) -> bool:
    return attempt is not None and attempt.correct


def _strictly_correct(attempt: Attempt | None) -> bool:
    return attempt is not None and attempt.strict_verdict == "correct"


def _executable(attempt: Attempt | None) -> bool:
    return bool(attempt and attempt.parses and attempt.schema_valid and attempt.status == "ok")


def _syntax_error(attempt: Attempt | None) -> bool:
    if attempt is None or attempt.status == "ok":
        return False
    message = attempt.error or ""
    return not attempt.parses or any(text in message for text in _MESSAGES_OF_SYNTAX_ERRORS)


def _rate(
    name: str, questions: Sequence[_Question], adds: Callable[[_Question], float]
) -> dict[str, Any]:
    """The share of questions with its intervals; `adds` says how much each adds, 0 to 1."""
    return rate_with_intervals(name, [(q.database, adds(q), 1) for q in questions])


def _listed(questions: Sequence[_Question], verdict: VerdictStatus | None) -> dict[str, Any]:
    ids = [question.id for question in questions if question.verdict == verdict]
    return {"count": len(ids), "example_ids": ids}


def _counts(literal: Any, values: Iterable[str | None]) -> dict[str, int]:
    counts = Counter(values)
    return {value: counts[value] for value in get_args(literal)}


def _tokens(questions: Sequence[_Question]) -> dict[str, Any]:
    prompt, completion = (sum(question.tokens[part] for question in questions) for part in (0, 1))
    per = max(1, len(questions))
    return {
        "prompt": prompt,
        "completion": completion,
        "prompt_per_question": prompt / per,
        "completion_per_question": completion / per,
    }


def _by_difficulty(questions: Sequence[_Question]) -> dict[str, Any]:
    levels = {}
    for level in ordered_levels(question.difficulty for question in questions):
        group = [question for question in questions if question.difficulty == level]
        levels[level] = {
            "n": len(group),
            **_rate("first_turn_ex", group, lambda q: _correct(q.first)),
            **_rate("corrected_ex", group, lambda q: q.correct_by_turn[0]),
            **_rate("final_ex", group, lambda q: _correct(q.final)),
            **_rate("executable_rate", group, lambda q: _executable(q.final)),
        }
    return levels


def _by_turn(questions: Sequence[_Question]) -> list[dict[str, Any]]:
    """For each turn: how many questions reached it, and final EX if it had been the last."""
    turns = max((len(question.correct_by_turn) for question in questions), default=0)
    return [
        {
            "turn": turn + 1,
            "n": sum(turn < len(q.correct_by_turn) and q.verdict is not None for q in questions),
            **_rate("ex", questions, partial(_correct_after, turn + 1)),
        }
        for turn in range(turns)
    ]


def _correct_after(turns: int, question: _Question) -> bool:
    return question.correct_by_turn[:turns][-1]


def _sampling(questions: Sequence[_Question], samples: int) -> dict[str, Any]:
    """Figures over several candidates: "candidate" of all candidates, "example" of the questions
    with at least one correct candidate. pass@k, the vote and `by_choice` are of turn 1.
    """
    figures = {
        "num_samples": samples,
        **_candidate_rate("candidate_first_turn_ex", questions, lambda q: q.first_candidates),
        **_candidate_rate("candidate_ex", questions, lambda q: q.candidates),
        **_rate("example_first_turn_ex", questions, lambda q: q.first_candidates[1] > 0),
        **_rate("example_ex", questions, lambda q: q.candidates[1] > 0),
        **_rate("majority_vote_ex", questions, lambda q: q.vote_correct),
    }
    for k in range(1, samples + 1):
        figures |= _rate(f"pass_at_{k}", questions, partial(_pass_at, k))
    by_choice = figures_by_choice([(q.database, q.choices) for q in questions])
    return figures | ({"by_choice": by_choice} if by_choice else {})


def _candidate_rate(
    name: str,
    questions: Sequence[_Question],
    candidates: Callable[[_Question], tuple[int, int]],
) -> dict[str, Any]:
    """The share of correct candidates. The candidates of a question are not independent draws, so
    Wilson's interval is that of as many draws as there are questions.
    """
    counts = [(q.database, correct, n) for q in questions for n, correct in [candidates(q)]]
    return rate_with_intervals(name, counts)


def _pass_at(k: int, question: _Question) -> float:
    n, correct = question.first_candidates
    return pass_at_k(n, correct, min(k, n)) if n else 0.0
