"""A new agent, as a newcomer would add one, works with driver, journal, resume and metrics."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from lib.answering.agents.episode import Candidates, Episode, ModelRequest, Review
from lib.answering.rollout.outputs import read_trajectories
from lib.base.records import Example, user_message
from lib.database.sql.extract import extract_sql
from tests.scripted import MISSPELT, ScriptedGenerator


class AskTwice:
    """Writes SQL, asks whether it is right, and writes it again unless the model says yes."""

    def next(self, episode: Episode) -> ModelRequest | None:
        written = [step.completions[0].text for step in episode.candidates]
        if len(written) == 3 or written[1:] == [" yes"]:
            return None
        role = "check" if len(written) == 1 else "write"
        history = "".join(f"\nYou wrote: {text}" for text in written)
        question = f"{episode.question.text}{history}\nSQL:"
        prompt = episode.view.fit(lambda schema, values: user_message(f"{schema}\n{question}"))
        return ModelRequest(role, prompt)

    def sql(self, request: ModelRequest, text: str) -> str | None:
        return None if request.role == "check" else extract_sql(text)

    def review(self, episode: Episode, candidates: Candidates) -> Review:
        said_yes = candidates.completions[0].text == " yes"
        return Review(accepted=said_yes or episode.turn == 3)


def test_a_new_agent_is_played_resumed_and_measured(
    examples: list[Example],
    roll: Callable[..., Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lib.answering.rollout.run.agent_of", lambda settings: AskTwice())
    script = {(e.id, 1): [e.gold_sql] for e in examples} | {(e.id, 2): ["yes"] for e in examples}
    first = examples[0]
    script |= {(first.id, 1): [MISSPELT], (first.id, 2): ["no"], (first.id, 3): [first.gold_sql]}

    def play(generator: ScriptedGenerator, out: Path) -> bytes:
        return roll(generator, out, {"agent": "ask twice"}, scope="online").read_bytes()

    class Killed(ScriptedGenerator):
        def generate(self, *arguments, **options):  # type: ignore[no-untyped-def]
            if len(self.calls) == 5:
                raise KeyboardInterrupt
            return super().generate(*arguments, **options)

    whole = play(ScriptedGenerator(script), tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        play(Killed(script), tmp_path / "killed")
    assert play(ScriptedGenerator(script), tmp_path / "killed") == whole
    played = list(read_trajectories(tmp_path / "whole" / "trajectories.jsonl"))
    assert [step.role for step in played[0].steps] == ["write", "check", "write"]
    assert [step.role for step in played[1].steps] == ["write", "check"]
    assert played[0].steps[1].texts == (" no",)
    assert all(trajectory.accepted for trajectory in played)
    summary = json.loads((tmp_path / "whole" / "summary.json").read_text())
    assert (summary["first_turn_ex"], summary["final_ex"]) == (pytest.approx(1100 / 12), 100.0)
