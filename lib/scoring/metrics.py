"""The figures of `summary.json`, from the trajectories of a run.

Every rate is in percent and exact; it is rounded where it is printed. Beside it are two 95%
intervals: `{rate}_ci` is Wilson's, over questions, and `{rate}_ci_databases` the bootstrap over
databases, None where there are too few of them (`lib.scoring.statistics`). A rate is None where
there is nothing to divide by. Unless its name says otherwise a rate is over all questions: one that
was never answered, or whose gold fails, counts as not correct, and its id is listed. Nothing here
depends on the clock.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
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
from lib.scoring.choice_figures import Choice, choices_of, chosen_attempt, figures_by_choice
from lib.scoring.statistics import pass_at_k, rate_with_intervals

_LISTED: tuple[VerdictStatus | None, ...] = ("gold_error", "unscorable", None)
_MESSAGES_OF_SYNTAX_ERRORS = ("syntax error", "incomplete input", "unrecognized token")


def summarise(
    trajectories: Iterable[Trajectory], without_rows: Collection[str] = ()
) -> dict[str, Any]:
    """The figures of one run; the trajectories are read once and not kept.

    `first_turn_ex`: the model's first answer, as it wrote it; `corrected_ex`: that answer as the
    schema corrects it, `corrected` of which there are; `final_ex`: the answer at the end.
    `without_rows`: the ids of the questions whose database has no rows, on which nearly any query
    that runs is correct; `final_ex_with_rows` is final EX over the `n_with_rows` others.
    `repair_success_rate`: the share of first-turn failures, after correction, that the model
    repairs; `broken`: how many questions were right at first and wrong at the end.
    `attempted_ex`: final EX over the questions that were answered at all; `overall_ex`: over all,
    another name of `final_ex`. `first_turn_strict_ex`, `corrected_strict_ex`, `strict_ex`: the same
    as without `strict`, but under strict EX, None where it was not judged; `strict_reasons`: why
    final answers that EX calls correct are not strictly correct.
    `executable_rate`: final answers that parse, name only what the schema has, and execute.
    `sampling` is present if there were several candidates per turn.
    """
    prompt_tokens = completion_tokens = 0
    ids: defaultdict[VerdictStatus | None, list[str]] = defaultdict(list)
    seen: dict[_Question, _Question] = {}  # in a long run most questions have equal figures
    questions: list[_Question] = []
    with_rows: list[_Question] = []
    for trajectory in trajectories:
        question = _question(trajectory)
        questions.append(seen.setdefault(question, question))
        if trajectory.example_id not in without_rows:
            with_rows.append(questions[-1])
        for step in trajectory.steps:
            prompt, completion = step.tokens
            prompt_tokens += prompt
            completion_tokens += completion
        if question.verdict in _LISTED:
            ids[question.verdict].append(trajectory.example_id)
    failed_first = [question for question in questions if not question.correct_by_turn[0]]
    attempted = [question for question in questions if question.verdict is not None]
    repaired = sum(question.correct for question in failed_first)
    strictly_judged = (
        questions if all(question.strict is not None for question in attempted) else []
    )
    summary = {
        "n": len(questions),
        **_rate("first_turn_ex", questions, lambda q: q.first_correct),
        **_rate("corrected_ex", questions, lambda q: q.correct_by_turn[0]),
        **_rate("final_ex", questions, lambda q: q.correct),
        "corrected": sum(question.corrected for question in questions),
        "broken_by_correction": sum(
            question.first_correct and not question.correct_by_turn[0] for question in questions
        ),
        "n_with_rows": len(with_rows),
        **_rate("final_ex_with_rows", with_rows, lambda q: q.correct),
        **_rate("first_turn_strict_ex", strictly_judged, lambda q: bool(q.first_strict)),
        **_rate("corrected_strict_ex", strictly_judged, lambda q: bool(q.corrected_strict)),
        **_rate("strict_ex", strictly_judged, lambda q: bool(q.strict)),
        **_rate("repair_success_rate", failed_first, lambda q: q.correct),
        "first_turn_failures": len(failed_first),
        "repaired": repaired,
        "broken": sum(question.first_correct and not question.correct for question in questions),
        **_rate("executable_rate", questions, lambda q: q.executable),
        **_rate("first_turn_executable_rate", questions, lambda q: q.first_executable),
        **_rate("schema_valid_rate", questions, lambda q: q.schema_valid),
        **_rate("syntax_error_rate", questions, lambda q: q.syntax_error),
        "attempted": len(attempted),
        **_rate("attempted_ex", attempted, lambda q: q.correct),
        **_rate("overall_ex", questions, lambda q: q.correct),
        "verdicts": _counts(VerdictStatus, (question.verdict for question in questions)),
        "strict_reasons": _counts(StrictReason, (q.strict_reason for q in questions)),
        "gold_errors": _listed(ids["gold_error"]),
        "unscorable": _listed(ids["unscorable"]),
        "not_attempted": _listed(ids[None]),
        "by_difficulty": _by_difficulty(questions),
        "by_turn": _by_turn(questions),
        "tokens": _tokens(prompt_tokens, completion_tokens, len(questions)),
    }
    samples = max((question.samples for question in questions), default=0)
    return summary | ({"sampling": _sampling(questions, samples)} if samples > 1 else {})


@dataclass(frozen=True)
class _Question:
    """One trajectory, reduced to what is counted.

    `first_correct`: whether the model's own first answer is correct. `correct_by_turn[t]`: whether
    the answer handed out after turn t + 1 is; never empty. `corrected`: whether the first answer
    was put right by the schema. `first_strict`, `corrected_strict`, `strict`: whether the model's
    own first answer, the same as corrected, and the last answer are strictly correct.
    `first_candidates`, `candidates`: (how many, how many correct), at turn 1 and in all, corrected.
    """

    database: str
    difficulty: str
    verdict: VerdictStatus | None
    first_correct: bool
    correct_by_turn: tuple[bool, ...]
    corrected: bool
    first_strict: bool | None
    corrected_strict: bool | None
    strict: bool | None
    strict_reason: StrictReason | None
    executable: bool
    first_executable: bool
    schema_valid: bool
    syntax_error: bool
    samples: int
    first_candidates: tuple[int, int]
    candidates: tuple[int, int]
    vote_correct: bool
    choices: tuple[Choice, ...]

    @property
    def correct(self) -> bool:
        return self.correct_by_turn[-1]


def _question(trajectory: Trajectory) -> _Question:
    turns = trajectory.corrected_turns
    attempts = [attempt for turn in turns for attempt in turn.attempts]
    handed_out = [turn.answer for turn in turns]
    corrected, final = (handed_out[0], handed_out[-1]) if handed_out else (None, None)
    first = trajectory.turns[0].answer if turns else None
    first_attempts = turns[0].attempts if turns else ()
    return _Question(
        database=trajectory.db_id,
        difficulty=trajectory.difficulty or UNKNOWN_DIFFICULTY,
        verdict=final.verdict if final else None,
        first_correct=bool(first and first.correct),
        correct_by_turn=tuple(attempt.correct for attempt in handed_out) or (False,),
        corrected=bool(first and corrected and first.sql != corrected.sql),
        first_strict=_strictly_correct(first),
        corrected_strict=_strictly_correct(corrected),
        strict=_strictly_correct(final),
        strict_reason=final.strict_reason if final else None,
        executable=_executable(final),
        first_executable=_executable(first),
        schema_valid=bool(final and final.schema_valid),
        syntax_error=_syntax_error(final),
        samples=len(first_attempts),
        first_candidates=(len(first_attempts), sum(a.correct for a in first_attempts)),
        candidates=(len(attempts), sum(a.correct for a in attempts)),
        vote_correct=bool(turns) and chosen_attempt(turns[0], "vote").correct,
        choices=choices_of(trajectory),
    )


def _strictly_correct(attempt: Attempt | None) -> bool | None:
    if attempt is None or attempt.strict_verdict is None:
        return None
    return attempt.strict_verdict == "correct"


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


def _listed(ids: list[str]) -> dict[str, Any]:
    return {"count": len(ids), "example_ids": ids}


def _counts(literal: Any, values: Iterable[str | None]) -> dict[str, int]:
    """How often each of the literal's values occurs."""
    counts = Counter(values)
    return {value: counts[value] for value in get_args(literal)}


def _tokens(prompt: int, completion: int, questions: int) -> dict[str, Any]:
    """The tokens of all candidates of a run."""
    per = max(1, questions)
    return {
        "prompt": prompt,
        "completion": completion,
        "prompt_per_question": prompt / per,
        "completion_per_question": completion / per,
    }


def _by_difficulty(questions: Sequence[_Question]) -> dict[str, Any]:
    groups: defaultdict[str, list[_Question]] = defaultdict(list)
    for question in questions:
        groups[question.difficulty].append(question)
    return {
        level: {
            "n": len(groups[level]),
            **_rate("first_turn_ex", groups[level], lambda q: q.first_correct),
            **_rate("corrected_ex", groups[level], lambda q: q.correct_by_turn[0]),
            **_rate("final_ex", groups[level], lambda q: q.correct),
            **_rate("executable_rate", groups[level], lambda q: q.executable),
        }
        for level in ordered_levels(groups)
    }


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
