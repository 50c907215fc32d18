"""What was refused or comes to no end is written another way."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lib.generation.hf as hf
from lib.generation.hf import HfGenerator
from lib.generation.hf_other_ways import likelihood, other_ways, repeats
from lib.generation.hf_rows import Row, Rule, Step
from lib.generation.protocol import GenerationOutcome, GenerationRequest, Sampling
from lib.records import user_message
from lib.sql.extract import extract_sql
from tests.generation.params import generation_params

REFUSED = "SELECT name FROM pet WHERE weight <> 3 AND name = 'Rex'"


@pytest.mark.parametrize(
    "text",
    [
        REFUSED,
        f"  {REFUSED};\n",
        "SELECT  name\n  FROM pet WHERE weight<>3 AND name='Rex'",
        "select name from pet where weight <> 3 and name = 'Rex'",
        "SELECT NAME FROM Pet WHERE weight <> 3 AND name = 'Rex'",
        "SELECT name FROM pet WHERE weight != 3 AND name = 'Rex'",
        f"{REFUSED}\nQuestion: How many pets are there?",
        f"{REFUSED}; SELECT name FROM owner",
    ],
)
def test_the_same_sql_repeats_spelling_apart(text: str) -> None:
    assert repeats(text, ["SELECT weight FROM pet", REFUSED])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "SELECT weight FROM pet",
        "SELECT DISTINCT name FROM pet WHERE weight <> 3 AND name = 'Rex'",
        "SELECT name FROM pet WHERE weight <> 4 AND name = 'Rex'",
        "SELECT name FROM pet WHERE weight <> 3 AND name = 'Re x'",
        "SELECT name FROM pet WHERE weight <> 3 AND name =",
        "SELECT name FROM pet WHERE weight <> 3 AND name = 'rex'",
    ],
)
def test_other_sql_does_not_repeat(text: str) -> None:
    assert not repeats(text, [REFUSED])


@pytest.mark.parametrize(
    ("text", "refused"),
    [("SELECT name  FROM ;", "select name from"), ("", ""), ("no idea", "No idea")],
)
def test_text_that_does_not_parse_repeats_itself(text: str, refused: str) -> None:
    assert repeats(text, [refused])


@pytest.mark.parametrize("text", ["", REFUSED])
def test_nothing_is_repeated_where_nothing_was_refused(text: str) -> None:
    assert not repeats(text, [])


class Forbidding:
    """A rule that forbids some tokens, and notes behind which tokens it was asked."""

    def __init__(self, *forbidden: int) -> None:
        self._forbidden = forbidden
        self.asked: list[list[int]] = []

    def allows(self, tokens: Sequence[int], token: int) -> bool:
        self.asked.append(list(tokens))
        return token not in self._forbidden

    def candidates(self, tokens: Sequence[int]) -> frozenset[int] | None:
        return None


def written_row(seed: int = 3) -> Row:
    """Three tokens and an end; the closest calls are 40, 20, 31 and 11."""
    return Row(
        random.Random(seed),
        tokens=[10, 20, 30],
        finish_reason="stop",
        steps=[
            Step(-0.5, {11: -1.5, 12: -2.0}),
            Step(-1.0, {20: -1.2, 22: -9.0}),
            Step(-0.1, {31: -0.7}),
            Step(-0.3, {40: -0.35, 41: -5.0}),
        ],
    )


def no_rule() -> None:
    return None


def in_no_value(tokens: Sequence[int], token: int) -> bool:
    return False


@pytest.mark.parametrize(
    ("forbidden", "expected"),
    [
        ((), [[10, 20, 30, 40], [10, 20]]),
        ((40,), [[10, 20], [10, 20, 31]]),
        ((40, 20, 22), [[10, 20, 31], [11]]),
        ((40, 20, 31, 11, 12, 41), [[10, 22]]),
        ((11, 12, 20, 22, 31, 40, 41), []),
    ],
)
def test_the_closest_calls_that_the_rule_allows_are_other_ways(
    forbidden: tuple[int, ...], expected: list[list[int]]
) -> None:
    ways = other_ways(written_row(), lambda: Forbidding(*forbidden), in_no_value)
    assert [way.tokens for way in ways] == expected


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ((-0.1, -0.1, -0.1, -0.1), [3, 2]),
        ((-0.1, -0.1, -9.0, -0.1), [2, 1]),
        ((-9.0, -0.1, -0.1, -0.1), [0]),
    ],
    ids=["never lost", "lost at the third", "lost at once"],
)
def test_no_way_begins_behind_a_token_that_the_model_did_not_want(
    scores: tuple[float, ...], places: list[int]
) -> None:
    """From there on all calls are close."""
    steps = [Step(score, {99: score - 0.9 + place / 10}) for place, score in enumerate(scores)]
    row = Row(random.Random(0), None, [0, 1, 2, 3], "length", steps)
    ways = other_ways(row, no_rule, in_no_value)
    assert [way.tokens for way in ways] == [[*range(place), 99] for place in places]


def test_what_the_model_liked_better_and_the_rule_forbade_is_the_closest_call() -> None:
    row = Row(random.Random(0), tokens=[7], steps=[Step(-2.0, {8: -0.1, 9: -2.1}), Step(-0.1, {})])
    assert [way.tokens for way in other_ways(row, no_rule, in_no_value)] == [[8], [9]]
    assert [way.tokens for way in other_ways(row, lambda: Forbidding(8), in_no_value)] == [[9]]


def test_no_way_begins_inside_a_value() -> None:
    """Where the row went on with one; it may have ended there, and it may begin another one."""

    def after_ten(tokens: Sequence[int], token: int) -> bool:
        assert token == [10, 20, 30][len(tokens)]
        return tokens == [10]

    ways = other_ways(written_row(), no_rule, after_ten)
    assert [way.tokens for way in ways] == [[10, 20, 30, 40], [10, 20, 31]]


def test_a_rule_is_asked_behind_what_stands_before_the_turn() -> None:
    rule = Forbidding()
    other_ways(written_row(), lambda: rule, in_no_value)
    assert rule.asked == [[10, 20, 30], [10]]


def test_each_way_has_a_rule_of_its_own() -> None:
    rules: list[Forbidding] = []

    def new_rule() -> Forbidding:
        rules.append(Forbidding())
        return rules[-1]

    first, second = other_ways(written_row(), new_rule, in_no_value)
    assert first.rule in rules
    assert second.rule in rules
    assert first.rule is not second.rule
    assert [way.rule for way in other_ways(written_row(), no_rule, in_no_value)] == [None, None]


def test_ways_leave_their_row_as_it_was() -> None:
    row = written_row()
    for way in other_ways(row, no_rule, in_no_value):
        way.tokens.append(99)
        way.steps.append(Step(-1.0, {}))
    same = written_row()
    assert (row.tokens, row.steps, row.finish_reason) == (
        same.tokens,
        same.steps,
        same.finish_reason,
    )


def test_the_random_state_of_a_way_is_that_of_its_row_and_its_own() -> None:
    def draws(seed: int) -> list[float]:
        return [way.source.random() for way in other_ways(written_row(seed), no_rule, in_no_value)]

    assert draws(3) == draws(3)
    assert len({*draws(3), *draws(4)}) == 4


_SCORES = st.floats(-3, 0, allow_subnormal=False)
_STEPS = st.lists(
    st.builds(Step, _SCORES, st.dictionaries(st.integers(0, 50), _SCORES, max_size=4)), max_size=6
)


@given(_STEPS, st.booleans())
def test_ways_begin_as_the_row_did_and_know_their_steps(steps: list[Step], ended: bool) -> None:
    """Where the row has ended, the last step is that of its end."""
    tokens = list(range(100, 100 + len(steps) - (ended and bool(steps))))
    row = Row(random.Random(0), tokens=tokens, finish_reason="stop", steps=steps)
    ways = other_ways(row, no_rule, in_no_value)
    margins = [step.log_probability - other for step in steps for other in step.others.values()]
    taken = []
    for way in ways:
        *before, turn = way.steps
        place, token = len(before), way.tokens[-1]
        assert way.finish_reason == "length"
        assert way.tokens[:-1] == row.tokens[:place]
        assert before == row.steps[:place]
        assert turn == Step(steps[place].others[token], {})
        taken.append(steps[place].log_probability - turn.log_probability)
    assert taken == sorted(margins)[:2]


def test_the_likeliest_row_that_has_ended_counts() -> None:
    def row(reason: Any, *scores: float) -> Row:
        steps = [Step(score, {}) for score in scores]
        return Row(random.Random(0), finish_reason=reason, steps=steps)

    rows = [
        row("length", -0.1),
        row("stop", -1.0, -1.0),
        row("stop", -0.5, -0.25, -0.25),
        row("stop", -3.0),
        row("length", -math.inf),
    ]
    best_first = sorted(rows, key=likelihood, reverse=True)
    assert best_first == [rows[place] for place in (2, 1, 3, 0, 4)]


MAX_NEW_TOKENS = 12
GREEDY = Sampling(max_new_tokens=MAX_NEW_TOKENS)
SAMPLED = Sampling(num_samples=3, temperature=1.0, max_new_tokens=MAX_NEW_TOKENS, seed=5)
REQUESTS = [
    GenerationRequest(f"dev-{index}", 2, user_message(f"Question: {'How many ' * index}?\nSQL:"))
    for index in range(6)
]


def params(**changes: Any) -> Any:
    return generation_params(
        batch_size=32, max_new_tokens=MAX_NEW_TOKENS, **{"other_ways": True, **changes}
    )


@pytest.fixture(scope="module")
def generator(tiny_model: Path) -> HfGenerator:
    return HfGenerator(str(tiny_model), None, params())


def sql_of(outcome: GenerationOutcome) -> tuple[str, ...]:
    assert isinstance(outcome, list)
    return tuple(extract_sql(completion.text) for completion in outcome)


def refusing(
    generator: HfGenerator, sampling: Sampling, chosen: Callable[[int], bool]
) -> list[GenerationRequest]:
    """The requests, where some refuse all that the generator writes for them."""
    return [
        replace(request, refused=sql_of(outcome)) if chosen(place) else request
        for place, (request, outcome) in enumerate(
            zip(REQUESTS, generator.generate(REQUESTS, sampling), strict=True)
        )
    ]


@pytest.mark.parametrize("sampling", [GREEDY, SAMPLED], ids=["greedy", "sampled"])
def test_refused_sql_is_not_written_again(
    tiny_model: Path, generator: HfGenerator, sampling: Sampling
) -> None:
    free = generator.generate(REQUESTS, sampling)
    requests = refusing(generator, sampling, lambda place: place % 2 == 1)
    avoiding = generator.generate(requests, sampling)
    for request, before, after in zip(requests, free, avoiding, strict=True):
        if request.refused:
            assert not set(sql_of(after)) & set(request.refused)
        else:
            assert after == before
    assert generator.generate(requests, sampling) == avoiding
    repeating = HfGenerator(str(tiny_model), None, params(other_ways=False))
    assert repeating.generate(requests, sampling) == free


def test_what_would_not_repeat_is_written_as_it_is(generator: HfGenerator) -> None:
    requests = [replace(request, refused=("SELECT name FROM pet",)) for request in REQUESTS]
    assert generator.generate(requests, GREEDY) == generator.generate(REQUESTS, GREEDY)


def test_without_another_way_the_refused_sql_is_the_answer(
    generator: HfGenerator, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = refusing(generator, GREEDY, lambda place: True)
    free = generator.generate(REQUESTS, GREEDY)
    monkeypatch.setattr(hf, "other_ways", lambda row, new_rule, is_in_value: [])
    assert generator.generate(requests, GREEDY) == free


class Allowing:
    """A rule that allows whatever the model likes."""

    def allows(self, tokens: Sequence[int], token: int) -> bool:
        return True

    def candidates(self, tokens: Sequence[int]) -> frozenset[int] | None:
        return None


@pytest.mark.parametrize(
    ("sampling", "rule", "other_way"),
    [(GREEDY, Allowing(), True), (GREEDY, None, False), (SAMPLED, Allowing(), False)],
    ids=["greedy", "without a rule", "sampled"],
)
def test_what_comes_to_no_end_is_written_another_way(
    generator: HfGenerator,
    monkeypatch: pytest.MonkeyPatch,
    sampling: Sampling,
    rule: Rule | None,
    other_way: bool,
) -> None:
    """With a rule that says what SQL is. Samples are as the model writes them."""
    monkeypatch.setattr(generator, "_rule", lambda request: rule)
    [end] = generator._end_tokens
    ways: list[Row] = []

    def ending(row: Row, new_rule: Any, is_in_value: Any) -> list[Row]:
        assert row.finish_reason == "length"
        ways.append(Row(random.Random(0), tokens=[8, end], steps=[Step(-50.0, {})] * 2))
        return ways[-1:]

    monkeypatch.setattr(hf, "other_ways", ending)
    outcomes = generator.generate(REQUESTS, sampling)
    reasons = {completion.finish_reason for outcome in outcomes for completion in outcome}
    assert bool(ways) is other_way
    assert ("length" in reasons) is not other_way


class Stopping(Allowing):
    """A rule that allows one token alone, and then nothing but the end."""

    def __init__(self, token: int, end: int) -> None:
        self._allowed = (token, end)

    def allows(self, tokens: Sequence[int], token: int) -> bool:
        return token == self._allowed[min(len(tokens), 1)]

    def candidates(self, tokens: Sequence[int]) -> frozenset[int] | None:
        return frozenset(self._allowed)


@pytest.mark.parametrize("unwanted", [-math.inf, 0.0])
@pytest.mark.parametrize("sampling", [GREEDY, SAMPLED], ids=["greedy", "sampled"])
def test_what_the_rule_drove_to_an_unwanted_token_is_written_another_way(
    generator: HfGenerator, monkeypatch: pytest.MonkeyPatch, sampling: Sampling, unwanted: float
) -> None:
    """Where greedy decoding had to write it; samples are unlikely as it is."""
    [end] = generator._end_tokens
    monkeypatch.setattr(generator, "_rule", lambda request: Stopping(8, end))
    monkeypatch.setattr("lib.generation.hf_choosing.UNWANTED", unwanted)
    asked: list[bool] = []

    def noting(row: Row, new_rule: Any, is_in_value: Any) -> list[Row]:
        asked.append(row.lost)
        return []

    monkeypatch.setattr(hf, "other_ways", noting)
    outcomes = generator.generate(REQUESTS[:2], sampling)
    assert all(len(sql) == sampling.num_samples for sql in map(sql_of, outcomes))
    assert asked == ([True, True] if sampling == GREEDY and unwanted == 0.0 else [])


def test_a_row_contends_with_its_other_ways(generator: HfGenerator) -> None:
    """A lost row is given up once one of them is better, and the other way round."""
    row = replace(written_row(), rule=Allowing(), lost=True)
    ways = generator._other_ways(REQUESTS[0], row)
    assert len(ways) == 2
    assert row.contest
    assert all(way.contest is row.contest for way in ways)


def test_the_likelier_of_two_ways_is_the_answer(
    generator: HfGenerator, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless it was refused, too: then the other one is."""
    [request] = refusing(generator, GREEDY, lambda place: True)[3:4]
    found: list[list[Row]] = []

    def noting(row: Row, new_rule: Any, is_in_value: Any) -> list[Row]:
        found.append(other_ways(row, new_rule, is_in_value))
        return found[-1]

    monkeypatch.setattr(hf, "other_ways", noting)
    [outcome] = generator.generate([request], GREEDY)
    better, worse = sorted(found[0], key=likelihood, reverse=True)
    assert sql_of(outcome) == (extract_sql(generator._decode(better.tokens)),)
    again = replace(request, refused=(*request.refused, *sql_of(outcome)))
    [outcome] = generator.generate([again], GREEDY)
    assert sql_of(outcome) == (extract_sql(generator._decode(worse.tokens)),)
