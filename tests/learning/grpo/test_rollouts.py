"""Which questions are trained on, by the share of right samples, and what episodes hold."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.answering.rollout.driver import Runtime
from lib.answering.rollout.environment import Schemas
from lib.base.params import Params
from lib.base.records import Attempt, Example
from lib.database.sandbox.sandbox import Sandbox
from lib.learning.grpo import rollouts
from lib.learning.grpo.rollouts import LocalRollouts, learnable, pass_rates, rollout_plan
from lib.learning.grpo.scoring import EpisodeScorer
from tests.learning.pairs.builders import attempt, trajectory
from tests.scripted import ScriptedGenerator

_RIGHT, _WRONG = attempt("SELECT 1", "correct"), attempt("SELECT 2", "wrong")
_LUCKY = attempt("SELECT 1", "correct", strict_reason="perturbed_copy")
_EXAMPLES = [Example(f"train-{n}", "concert", "none.sqlite", "Who?", "SELECT 1") for n in range(9)]


@pytest.mark.parametrize(
    ("samples", "rate"),
    [
        ([_RIGHT, _WRONG, _WRONG, _WRONG], 0.25),
        ([_RIGHT, _RIGHT], 1.0),
        ([_LUCKY, _WRONG], 0.0),
        ([attempt("SELECT 1", "gold_error")], 0.0),
    ],
)
def test_the_pass_rate_is_that_of_the_first_turn(samples: list[Attempt], rate: float) -> None:
    without_answer = trajectory(example_id="none")
    repaired = trajectory(samples, [_RIGHT, _RIGHT])
    assert pass_rates([without_answer, repaired]) == {"train-00000": rate}


def test_questions_are_chosen_by_their_rate_both_limits_included(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rollouts, "ENOUGH", 3)
    rates = {"train-0": 0.0, "train-2": 0.25, "train-3": 0.5, "train-5": 0.75, "train-6": 1.0}
    chosen = learnable(_EXAMPLES, rates, (0.25, 0.75), seed=1)
    assert [one.id for one in chosen] == ["train-2", "train-3", "train-5"]


@given(
    st.dictionaries(st.sampled_from([one.id for one in _EXAMPLES]), st.floats(0, 1)),
    st.integers(0, 12),
    st.integers(),
)
def test_questions_without_a_rate_fill_up_and_no_further(
    rates: dict[str, float], enough: int, seed: int
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(rollouts, "ENOUGH", enough)
        chosen = learnable(_EXAMPLES, rates, (0.2, 0.8), seed)
        assert chosen == learnable(_EXAMPLES, rates, (0.2, 0.8), seed)
    fitting = [one for one in _EXAMPLES if 0.2 <= rates.get(one.id, -1) <= 0.8]
    unknown = [one for one in _EXAMPLES if one.id not in rates]
    added = [one for one in chosen if one not in fitting]
    assert [one for one in chosen if one in fitting] == fitting
    assert len(added) == min(len(unknown), max(0, enough - len(fitting)))
    assert all(one in unknown for one in added)
    assert [one.id for one in chosen] == sorted(one.id for one in chosen)


def test_a_misspelt_name_is_not_corrected_in_an_episode_even_where_evaluation_corrects(
    examples: list[Example], sandbox: Sandbox, params: Params
) -> None:
    """A name that earned its reward misspelt would be written more often: see docs/rl.md."""
    written = "SELECT nmae FROM stadium"
    schemas = Schemas(params.schema)
    writer = ScriptedGenerator(lambda request, seed: written)
    plan = rollout_plan("direct", replace(params, correction="names"))
    played = LocalRollouts(Runtime(writer, schemas, sandbox), plan, params.grpo, params.seed)
    asked = [one for one in examples if one.gold_sql == "SELECT name FROM stadium"][:1]
    [group] = played.groups(asked, step=1)
    scorer = EpisodeScorer(examples, sandbox, schemas, params.grpo.rewards)
    for scored in scorer.score(group, step=1):
        [step] = scored.episode.trained_steps
        assert step.candidates.observations[0].sql == written
        assert scored.parts.correctness == 0
