"""Policies that do not answer: none earns more than a mistake, and each trips the monitor."""

from collections.abc import Callable

import pytest

from lib.answering.generation.protocol import GenerationRequest
from lib.answering.rollout.driver import Runtime
from lib.answering.rollout.environment import Schemas
from lib.base.params import Params
from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from lib.learning.grpo.monitor import find_warnings, step_figures
from lib.learning.grpo.rollouts import LocalRollouts, rollout_plan
from lib.learning.grpo.scoring import EpisodeScorer, ScoredEpisode
from tests.scripted import Script, ScriptedGenerator, drawn, example_id

_STEPS = 10

# for each gold query, one that runs and reads the right table, but whose result is wrong and has
# the right shape
_HONEST_MISTAKES = {
    "SELECT count(*) FROM singer WHERE country = 'France'": "SELECT count(*) FROM singer",
    "SELECT name FROM stadium": "SELECT city FROM stadium",
    "SELECT name FROM singer ORDER BY age DESC LIMIT 1": (
        "SELECT name FROM singer ORDER BY age LIMIT 1"
    ),
    "SELECT theme FROM concert WHERE year = 2015": "SELECT theme FROM concert WHERE year = 2014",
}
_FLOODS = {
    "singer": "SELECT singer_id, name, country, age, count(*) FROM singer",
    "stadium": "SELECT stadium_id, name, city, capacity FROM stadium",
    "concert": "SELECT concert_id, theme, year, stadium_id FROM concert",
}
_RESULTS = {
    "SELECT count(*) FROM singer WHERE country = 'France'": "SELECT 3",
    "SELECT name FROM stadium": (
        "SELECT 'Stark Park' UNION ALL SELECT 'Somerset Park' UNION ALL SELECT 'Recreation Park'"
    ),
    "SELECT name FROM singer ORDER BY age DESC LIMIT 1": "SELECT 'Joe Sharp'",
    "SELECT theme FROM concert WHERE year = 2015": (
        "SELECT 'Wide awake' UNION ALL SELECT 'Party all night'"
    ),
}


def _table(gold: str) -> str:
    return gold.partition("FROM ")[2].split()[0]


def _limited(gold: str) -> str:
    return gold if "LIMIT" in gold else f"{gold} LIMIT 1"


_DEGENERATE: dict[str, Callable[[str], str]] = {
    "empty answers": lambda gold: "",
    "SELECT *": lambda gold: f"SELECT * FROM {_table(gold)}",
    "literals of the result": lambda gold: _RESULTS[gold],
    "column flooding": lambda gold: _FLOODS[_table(gold)],
    "always LIMIT 1": _limited,
    "format without SQL": lambda gold: "The answer follows from the schema.",
}


def _script(examples: list[Example], answer: Callable[[str], str]) -> Script:
    gold = {example.id: example.gold_sql for example in examples}

    def write(request: GenerationRequest, seed: int) -> str:
        return answer(gold[example_id(request)])

    return write


Play = Callable[[Script], list[list[list[ScoredEpisode]]]]


@pytest.fixture
def play(examples: list[Example], sandbox: Sandbox, params: Params) -> Play:
    """Plays ten steps of a script without updates; returns the groups of each step."""
    schemas = Schemas(params.schema)
    scorer = EpisodeScorer(examples, sandbox, schemas, params.grpo.rewards)

    def run(script: Script) -> list[list[list[ScoredEpisode]]]:
        runtime = Runtime(ScriptedGenerator(script), schemas, sandbox)
        plan = rollout_plan("direct", params)
        rollouts = LocalRollouts(runtime, plan, params.grpo, params.seed)
        return [
            [scorer.score(group, step) for group in rollouts.groups(examples, step)]
            for step in range(1, _STEPS + 1)
        ]

    return run


def _rewards(steps: list[list[list[ScoredEpisode]]]) -> dict[str, float]:
    """The highest reward of a wrong answer, by question."""
    highest: dict[str, float] = {}
    for group in (group for step in steps for group in step):
        for scored in group:
            if not scored.parts.correctness:
                id_ = scored.episode.example.id
                highest[id_] = max(scored.reward, highest.get(id_, 0.0))
    return highest


@pytest.mark.parametrize("answer", _DEGENERATE.values(), ids=_DEGENERATE)
def test_it_earns_no_more_than_an_honest_mistake_and_trips_the_monitor(
    answer: Callable[[str], str], play: Play, examples: list[Example], params: Params
) -> None:
    played = play(_script(examples, answer))
    mistakes = _rewards(play(_script(examples, _HONEST_MISTAKES.__getitem__)))
    earned = _rewards(played)
    assert len(mistakes) == len(examples)
    assert earned
    assert all(reward <= mistakes[id_] for id_, reward in earned.items())
    history = [{"step": n, **step_figures(groups)} for n, groups in enumerate(played, start=1)]
    window = params.grpo.monitor.window
    assert any(find_warnings(history[:n], window) for n in range(1, _STEPS + 1))


def test_an_answer_that_is_right_on_the_original_alone_earns_no_more_than_a_mistake(
    play: Play, examples: list[Example]
) -> None:
    lucky = {  # right on the original rows only; the copies have others
        "SELECT count(*) FROM singer WHERE country = 'France'": ("SELECT count(*) FROM stadium"),
        "SELECT name FROM stadium": "SELECT name FROM stadium WHERE capacity > 1",
        "SELECT name FROM singer ORDER BY age DESC LIMIT 1": (
            "SELECT name FROM singer WHERE singer_id = 1 LIMIT 1"
        ),
        "SELECT theme FROM concert WHERE year = 2015": (
            "SELECT theme FROM concert WHERE concert_id > 2"
        ),
    }
    played = play(_script(examples, lucky.__getitem__))
    scored = [one for group in played[0] for one in group]
    assert all(one.facts.correct for one in scored)
    wrong = [one for one in scored if not one.parts.correctness]
    assert {one.episode.example.gold_sql for one in wrong} >= {
        "SELECT count(*) FROM singer WHERE country = 'France'",
        "SELECT name FROM singer ORDER BY age DESC LIMIT 1",
        "SELECT theme FROM concert WHERE year = 2015",
    }
    assert all(one.parts.agreement == 0.0 for one in wrong)


def test_an_honest_policy_trips_nothing(
    play: Play, examples: list[Example], params: Params
) -> None:
    gold = [example.gold_sql for example in examples[:4]]
    by_id = {example.id: example.gold_sql for example in examples}

    def write(request: GenerationRequest, seed: int) -> str:
        right = by_id[example_id(request)]
        return drawn([right, right, _HONEST_MISTAKES[right], *gold])(request, seed)

    history = [{"step": n, **step_figures(groups)} for n, groups in enumerate(play(write), start=1)]
    window = params.grpo.monitor.window
    assert [find_warnings(history[:n], window) for n in range(1, _STEPS + 1)] == [[]] * _STEPS


def test_where_no_answer_runs_none_is_a_literal(play: Play, examples: list[Example]) -> None:
    never = play(_script(examples, lambda gold: "SELECT nobody"))
    assert step_figures(never[0])["without_table"] == 0.0


def test_drift_from_the_first_steps_is_noticed() -> None:
    steady = {
        **dict.fromkeys(("format", "validity", "correctness"), 0.9),
        **dict.fromkeys(("equal_groups", "without_table", "row_bias", "column_bias"), 0.0),
        "tokens": 20.0,
    }
    history = [{"step": 1, **steady}, {"step": 2, **steady}]
    assert find_warnings(history, window=2) == []
    later = [{**steady, "step": n, "tokens": 50.0, "format": 0.5} for n in (3, 4)]
    assert [tuple(each.values()) for each in find_warnings([*history, *later], window=2)] == [
        (4, "max_length_drift", "50 tokens an episode, 20 at first"),
        (4, "max_format_drop", "50% of the steps follow the format, 90% at first"),
    ]
