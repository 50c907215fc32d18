"""Runs with results that the concert database really returns, and readers of bundles."""

import json
from pathlib import Path
from typing import Any

from lib.base.jsonl import write_json, write_jsonl
from lib.base.records import Attempt, Trajectory, to_json
from tests.report.factory import provenance, right, trajectory, wrong

HOSTILE = "<script>document.title = 'taken'</script><img src=x onerror=alert(1)>"
NAMES = "SELECT name FROM stadium"
TWO_NAMES = "SELECT name FROM stadium WHERE capacity > 5000"


def ran(sql: str, rows: int, turn: int = 1, **changes: Any) -> Attempt:
    """A wrong answer that returned `rows` rows."""
    return wrong("wrong_row_count", turn, sql=sql, row_count=rows, **changes)


def one_question(example_id: str, *attempts: Attempt, **changes: Any) -> Trajectory:
    """A question about the names of all stadiums, with one answer per turn."""
    return trajectory(example_id, *attempts, **({"scope": "online", "gold_sql": NAMES} | changes))


def write_run_folder(outputs: Path, folder: str, *trajectories: Trajectory, **changes: Any) -> Path:
    """A folder of trajectories with its provenance."""
    path = outputs / folder
    write_jsonl(path / "trajectories.jsonl", map(to_json, trajectories))
    write_json(path / "provenance.json", provenance("sft", "online") | changes)
    return path


def write_small_outputs(outputs: Path) -> None:
    """Two runs on three questions, an agent's run, mined samples, and two that cannot be shown."""
    false_positive = right(
        sql=TWO_NAMES, row_count=2, strict_verdict="wrong", strict_reason="perturbed_copy"
    )
    write_run_folder(
        outputs,
        "eval_repair/sft/online",
        one_question("dev-00000", ran(TWO_NAMES, 2), right(2, row_count=3)),
        one_question("dev-00001", wrong("syntax_error"), question=HOSTILE, difficulty="extra"),
        one_question("dev-00002", false_positive, question="Which are large?", gold_sql=TWO_NAMES),
    )
    write_run_folder(
        outputs,
        "eval_base",
        one_question("dev-00000", wrong("no_such_column")),
        one_question("dev-00001", ran(NAMES, 3, completion=HOSTILE), question=HOSTILE),
        one_question("dev-00002", question="Which are large?", gold_sql=TWO_NAMES, error=HOSTILE),
        run="base",
    )
    agent = one_question("dev-00000", right(row_count=3), mode="react")
    write_run_folder(outputs, "eval_agent/sft/react", agent, mode="react")
    samples = one_question("train-00000", right(row_count=3), question="What are they called?")
    (step,) = samples.steps
    second = ran("SELECT name, city FROM stadium ORDER BY name", 3, columns=("name", "city"))
    step = to_json(step) | {"attempts": [to_json(step.attempts[0]), to_json(second)]}
    mined = write_run_folder(outputs, "mine_pairs", samples, split="train", run="base")
    write_jsonl(mined / "trajectories.jsonl", [to_json(samples) | {"steps": [step]}])
    (outputs / "eval_repair" / "base_dpo.online.partial.jsonl").write_text("{}\n")
    broken = write_run_folder(outputs, "eval_repair/dpo/online", one_question("dev-00000"))
    (broken / "trajectories.jsonl").write_text('{"example_id": 3}\n', encoding="utf-8")


def read_data(bundle: Path, name: str) -> Any:
    """The value of a data file of a bundle."""
    text = (bundle / "data" / f"{name}.js").read_text(encoding="utf-8")
    start, end = f'received("{name}", ', ");\n"
    assert text.startswith(start)
    assert text.endswith(end)
    return json.loads(text[len(start) : -len(end)])


def read_bodies(bundle: Path, kind: str, starts: list[int]) -> list[Any]:
    """The bodies of all chunks, checked to begin where the index says."""
    bodies: list[Any] = []
    for number, start in enumerate(starts):
        assert start == len(bodies)
        bodies += read_data(bundle, f"{kind}-{number}")
    return bodies
