"""Demonstrations of agents: `python -m stages.gen_react`.

Writes scripts from the mined rollouts (`gen_react.source: rollouts`), or lets a teacher answer
(`teacher`), and rolls them out: every query runs, and every observation is what SQLite returned.
Trajectories that do not end with the reference result are dropped and counted. Reads
outputs/mine_pairs/, of the last round where there are several; writes outputs/gen_react/:
react.jsonl, one trajectory per line; roles.jsonl, one step of `fallback` or `check_rewrite` per
line; summary.json; split_check.json; and the trajectories in folders.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from lib.answering.agents.modes import rollout_settings
from lib.answering.generation.backends import open_generator
from lib.answering.generation.protocol import Generator
from lib.answering.generation.runs import RunCard, model_fingerprint
from lib.answering.rollout.driver import open_sandbox
from lib.answering.rollout.evaluation import provenance_of
from lib.answering.rollout.outputs import TRAJECTORIES, read_trajectories
from lib.answering.rollout.run import Rollout, run_rollouts
from lib.base.errors import ParamsError
from lib.base.identity import fingerprint
from lib.base.jsonl import write_json, write_jsonl
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, last_round, load_params, outputs, round_outputs
from lib.base.records import Example, Mode, Trajectory, to_json
from lib.base.stage import run_stage, sole_writer
from lib.data.audit import read_doubts
from lib.data.selection import held_out_examples, minable_examples
from lib.data.split import require_clean_split
from lib.learning.demonstrations import (
    Demonstration,
    ScriptedWriter,
    kept_demonstrations,
    scripts_of,
    with_recovery_share,
)
from lib.learning.pairs.pair import Normaliser, gold_answers


def main() -> None:
    params = load_params()
    out = outputs("gen_react")
    minable, _ = minable_examples(params)
    split = require_clean_split(minable, held_out_examples(params), dataset_paths(params))
    folder = round_outputs("mine_pairs", last_round(params))
    mined = list(read_trajectories(folder / TRAJECTORIES))
    by_id = {example.id: example for example in minable}
    examples = [by_id[t.example_id] for t in mined if t.example_id in by_id]
    doubts = read_doubts(outputs("audit", dataset_paths(params).train.stem), examples)
    examples = [example for example in examples if example.id not in doubts]
    share = Fraction(str(params.gen_react.recovery_share))
    dropped: Counter[str] = Counter()
    with sole_writer(out):
        roles: list[Demonstration] = []
        if params.gen_react.source == "teacher":
            react = _of_teacher(params, examples, out, dropped)
        else:
            ids = {example.id for example in examples}
            trajectories = [t for t in mined if t.example_id in ids]
            react, roles = _of_rollouts(params, examples, trajectories, share, out, dropped)
        kept = with_recovery_share(react, share, dropped)
        write_json(out / "split_check.json", to_json(split))
        write_jsonl(out / "react.jsonl", (each.react_row() for each in kept))
        role_rows = [row for each in roles for row in each.role_rows()]
        write_jsonl(out / "roles.jsonl", role_rows)
        summary = {
            "source": params.gen_react.source,
            "questions": len(examples),
            "react": len(kept),
            "error_recovery": sum(each.recovers for each in kept),
            "left_out_for_the_share": len(react) - len(kept),
            "dropped": dict(sorted(dropped.items())),
            "roles": dict(Counter(f"{row['mode']}: {row['role']}" for row in role_rows)),
        }
        write_json(out / "summary.json", summary)
    print(
        f"gen_react: {len(kept)} trajectories, {summary['error_recovery']} of them with an error; "
        f"{len(role_rows)} steps of roles; dropped: {sum(dropped.values())}"
    )


def _of_rollouts(
    params: Params,
    examples: Sequence[Example],
    trajectories: Sequence[Trajectory],
    share: Fraction,
    out: Path,
    dropped: Counter[str],
) -> tuple[list[Demonstration], list[Demonstration]]:
    """The demonstrations of `react`, and those of the other ways to answer."""
    normaliser = Normaliser.of(params.schema, trajectories)
    by_id = {example.id: example for example in examples}
    model = open_generator(params.generation, params.model, None, {})
    with open_sandbox(params.sandbox) as sandbox:
        gold = gold_answers(examples, normaliser, sandbox)
    scripts = scripts_of(trajectories, by_id, gold, normaliser, share, params.seed)

    def demonstrate(mode: Mode) -> list[Demonstration]:
        of_mode = scripts[mode]
        scripted = [example for example in examples if example.id in of_mode]
        if not scripted:
            return []
        writer = ScriptedWriter(of_mode, model)
        origin = {"scripts": fingerprint({id: [*script.texts] for id, script in of_mode.items()})}
        found = _roll_out(params, params.model, scripted, mode, writer, out / mode, origin)
        mistakes = {id: script.mistakes for id, script in of_mode.items()}
        return list(kept_demonstrations(found, mistakes, "rollouts", dropped))

    return demonstrate("react"), [*demonstrate("fallback"), *demonstrate("check_rewrite")]


def _of_teacher(
    params: Params, examples: Sequence[Example], out: Path, dropped: Counter[str]
) -> list[Demonstration]:
    name = params.gen_react.teacher
    if name is None:
        raise ParamsError(
            "`gen_react.teacher`: found null, expected the name of a model at generation.endpoint"
        )
    teaching = replace(params, generation=replace(params.generation, backend="openai"))
    teacher = open_generator(teaching.generation, name)
    found = _roll_out(teaching, name, examples, "react", teacher, out / "teacher", {})
    return list(kept_demonstrations(found, {}, "teacher", dropped))


def _roll_out(
    params: Params,
    model: str,
    examples: Sequence[Example],
    mode: Mode,
    generator: Generator,
    out: Path,
    origin: dict[str, Any],
) -> Iterator[Trajectory]:
    """Let the generator answer in this mode. `origin`: further entries of provenance.json."""
    card = RunCard("demonstrations", model, None, model_fingerprint(model))
    settings = rollout_settings(params, params.evaluation, "online", "none", mode, params.agents)
    provenance = provenance_of(params, card) | {"split": "train"} | origin
    with open_sandbox(params.sandbox) as sandbox:
        rollout = Rollout(examples, settings, out, provenance, root=out.parent)
        run_rollouts([rollout], generator, sandbox)
    return read_trajectories(out / TRAJECTORIES)


if __name__ == "__main__":
    run_stage(main, __doc__)
