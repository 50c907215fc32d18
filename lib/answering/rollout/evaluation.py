"""Evaluation of one run on dev and test, as the stages `eval_base` and `eval_repair` do it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from lib.answering.agents.episode import Episode, Question
from lib.answering.agents.modes import agent_sampling, generation_of_mode
from lib.answering.agents.repair import OnlineRepair
from lib.answering.generation.backends import open_generator
from lib.answering.generation.dtype import with_dtype
from lib.answering.generation.protocol import Generator, Sampling
from lib.answering.generation.runs import RunCard, check_model
from lib.answering.rollout.chunks import (
    ChunkTask,
    Donated,
    Played,
    donated_feedback,
    open_chunk_workers,
)
from lib.answering.rollout.driver import open_sandbox
from lib.answering.rollout.environment import Schemas
from lib.answering.rollout.outputs import SUMMARY, TRAJECTORIES, RolloutSettings, read_trajectories
from lib.answering.rollout.run import (
    Rollout,
    discard_journals,
    recorded_dtype,
    run_rollouts,
)
from lib.answering.rollout.workers import Workers
from lib.base.errors import DataError
from lib.base.identity import code_fingerprint
from lib.base.params import AgentParams, EvaluationParams, MiningParams, Params
from lib.base.records import (
    EvaluationSplit,
    Example,
    FeedbackLevel,
    FeedbackSource,
    FirstPrompt,
    Mode,
    RepairScope,
)
from lib.data.selection import evaluation_examples
from lib.database.sandbox.sandbox import Sandbox


def evaluate_run(
    params: Params,
    card: RunCard,
    adapter: Path | None,
    feedback: FeedbackLevel,
    root: Path,
    folders: Mapping[RepairScope, Path],
    source: FeedbackSource = "own",
    mode: Mode = "repair",
    agents: AgentParams | None = None,
) -> list[dict[str, Any]]:
    """Play the evaluation questions with the run's model in each of the scopes.

    Results on dev go to the folder of the scope, which is `root` or a folder in it, those on test
    and on the holdout to test/ and holdout/ in that folder. `source`: with "foreign" the questions
    are first played with their own feedback, into own/ in the folder of the scope. `mode`: the way
    to answer. `agents`: the parameters of a mode that has its own. Returns the summary of each
    scope and split. Raises DataError and ModelError before anything in `root` is touched.
    """
    if agents is not None:
        generation = generation_of_mode(params.generation, mode, agents)
        params = replace(params, generation=generation)
    splits = evaluation_examples(params)
    gold = _gold_of(splits.values())
    own = source == "own" or feedback == "none"
    first = folders if own else {scope: path / "own" for scope, path in folders.items()}

    def plan(
        params: Params, places: Mapping[RepairScope, Path], foreign: bool = False
    ) -> list[Rollout]:
        origin = provenance_of(params, card)
        if params.eval_split.sample is not None:
            origin["sample"] = params.eval_split.sample  # its seed is that of the sampling
        return [
            Rollout(
                examples,
                rollout_settings(params, params.evaluation, scope, feedback, mode, agents),
                _of_split(folder, split),
                origin | {"split": split},
                _donated(_of_split(first[scope], split), params.seed) if foreign else None,
            )
            for scope, folder in places.items()
            for split, examples in splits.items()
        ]

    params = settle_dtype(params, card.model, lambda params: plan(params, first), root)
    rollouts = plan(params, first)
    with _opened(params, card.model, adapter, gold) as (generator, sandbox, workers):
        # else an earlier manual run's results would pass for this run's
        if list(splits) == ["dev"]:
            for folder in folders.values():
                shutil.rmtree(folder / "test", ignore_errors=True)
        run_rollouts(rollouts, generator, sandbox, root, workers, keep_journals=not own)
        if not own:
            played = rollouts
            rollouts = plan(params, folders, foreign=True)
            run_rollouts(rollouts, generator, sandbox, root, workers)
            discard_journals(played, root)
    return _summaries(rollouts)


def evaluate_sets(
    params: Params,
    card: RunCard,
    adapter: Path | None,
    sets: Mapping[str, Sequence[Example]],
    root: Path,
) -> list[dict[str, Any]]:
    """Play the questions of several data sets with the run's model, repaired in scope `online`.

    `sets`: by name, which is that of the set's folder in `root`. Returns the summary of each.
    Raises DataError and ModelError before anything in `root` is touched.
    """

    def plan(params: Params) -> list[Rollout]:
        settings = rollout_settings(params, params.evaluation, "online", params.feedback)
        origin = provenance_of(params, card)
        return [
            Rollout(examples, settings, root / name, origin | {"data": name, "split": "dev"})
            for name, examples in sets.items()
        ]

    params = settle_dtype(params, card.model, plan, root)
    rollouts = plan(params)
    gold = _gold_of(sets.values())
    with _opened(params, card.model, adapter, gold) as (generator, sandbox, workers):
        run_rollouts(rollouts, generator, sandbox, root, workers)
    return _summaries(rollouts)


@contextmanager
def _opened(
    params: Params, model: str, adapter: Path | None, gold: Mapping[str, str]
) -> Iterator[tuple[Generator | None, Sandbox, Workers[ChunkTask, Played] | None]]:
    """The model, or workers that have their own, and a sandbox."""
    with (
        open_sandbox(params.sandbox) as sandbox,
        open_chunk_workers(params, model, adapter) as workers,
    ):
        here = workers is None
        yield (
            open_generator(params.generation, model, adapter, gold) if here else None,
            sandbox,
            workers,
        )


def _gold_of(splits: Iterable[Sequence[Example]]) -> dict[str, str]:
    """Gold SQL by example id, which only the backend `mock` reads."""
    return {example.id: example.gold_sql for examples in splits for example in examples}


def _summaries(rollouts: Iterable[Rollout]) -> list[dict[str, Any]]:
    paths = (rollout.out_dir / SUMMARY for rollout in rollouts)
    return [json.loads(path.read_text(encoding="utf-8")) for path in paths]


def _of_split(folder: Path, split: EvaluationSplit) -> Path:
    return folder if split == "dev" else folder / split


def _donated(own: Path, seed: int) -> Donated:
    return donated_feedback(read_trajectories(own / TRAJECTORIES), seed)


def settle_dtype(
    params: Params, model: str, plan: Callable[[Params], Sequence[Rollout]], root: Path
) -> Params:
    """The parameters with float32 or bfloat16 in place of `generation.dtype: auto`.

    It is that of earlier work in `root`, if there is any to continue, on whatever machine it was
    begun; else the faster one here. `plan`: returns the rollouts for given parameters. Raises
    ModelError where the model cannot be loaded.
    """
    generation = params.generation
    if generation.dtype != "auto" or generation.backend != "hf":
        return params
    recorded: Any = recorded_dtype(plan(params), root)
    if recorded is not None:
        return replace(params, generation=replace(generation, dtype=recorded))
    check_model(model)
    return replace(params, generation=with_dtype(generation, model))


def rollout_settings(
    params: Params,
    plan: EvaluationParams | MiningParams,
    scope: RepairScope,
    feedback: FeedbackLevel,
    mode: Mode = "repair",
    agents: AgentParams | None = None,
) -> RolloutSettings:
    """The settings of a rollout by `plan`, which is `params.evaluation` or `params.mining`."""
    sampling = Sampling(
        plan.num_samples, plan.temperature, params.generation.max_new_tokens, params.seed
    )
    return RolloutSettings(
        scope=scope,
        feedback=feedback,
        max_turns=plan.max_turns,
        sampling=sampling if agents is None else agent_sampling(mode, sampling, agents),
        chunk_size=plan.chunk_size,
        schema=params.schema,
        chat=params.generation.chat,
        rewards=params.rewards,
        mode=mode,
        agents=agents,
    )


def first_prompts(
    params: Params, examples: Iterable[Example], generator: Generator
) -> Iterator[FirstPrompt]:
    """The first prompt of each question; those on unreadable databases are left out."""
    schemas, agent = Schemas(params.schema), OnlineRepair("none", 1, params.generation.chat)
    for example in examples:
        question = Question.of(example)
        with suppress(DataError):
            request = agent.next(Episode(question, schemas.view(question, generator)))
            assert request is not None
            yield FirstPrompt(example.id, request.prompt.messages)


def provenance_of(params: Params, card: RunCard) -> dict[str, Any]:
    """The provenance that `run_rollout` cannot know by itself."""
    return {
        "run": card.run,
        "model": card.model,
        "model_fingerprint": card.fingerprint,
        "data": params.data,
        "generation": asdict(params.generation),
        "sandbox": asdict(params.sandbox),
        "code_fingerprint": code_fingerprint("answering"),
    }


def summary_line(summary: dict[str, Any]) -> str:
    """The figures of one run on one line, for the end of a stage."""
    way = "" if summary["mode"] == "repair" else f"{summary['mode']}, "
    return (
        f"{summary['run']}: first-turn EX {summary['first_turn_ex']:.1f}, final EX "
        f"{summary['final_ex']:.1f}, executable {summary['executable_rate']:.1f} "
        f"({way}{summary['scope']}, feedback {summary['feedback']}, "
        f"{summary['n']} {summary['split']} questions)"
    )
