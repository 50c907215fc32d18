"""Evaluation of one run: its rollouts on dev and test, or on the data sets beyond Spider.

Mining and other stages that make rollouts take their provenance from here too.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, replace
from pathlib import Path
from shutil import rmtree
from typing import Any

from lib.answering.agents.episode import Episode, Question
from lib.answering.agents.modes import evaluation_settings, generation_of_mode
from lib.answering.agents.repair import OnlineRepair
from lib.answering.generation.backends import open_generator
from lib.answering.generation.protocol import Generator, PromptReader
from lib.answering.generation.runs import RunCard, with_dtype
from lib.answering.rollout.driver import open_sandbox
from lib.answering.rollout.environment import Schemas
from lib.answering.rollout.outputs import SUMMARY, TRAJECTORIES, read_trajectories
from lib.answering.rollout.run import (
    ChunkWorkers,
    Rollout,
    control_feedback,
    discard_journals,
    open_chunk_workers,
    run_rollouts,
)
from lib.base.errors import DataError
from lib.base.jsonl import read_json
from lib.base.params import AgentParams, Params
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
    """Answer the evaluation questions with the run's model in each of the scopes.

    Results on dev go to the folder of the scope, which is `root` or a folder in it, those on test
    and on the holdout to test/ and holdout/ in that folder. `source`: with "foreign" the questions
    are first answered with their own feedback, into own/ in the folder of the scope. `mode`: the
    way to answer; `agents`: the parameters of one that has its own. Returns the summary of each
    scope and split. Raises DataError, ModelError and ParamsError before anything in `root` is
    touched.
    """
    generation = generation_of_mode(params.generation, mode, agents)
    schema = params.schema.as_trained(card.contents)
    params = replace(params, generation=with_dtype(generation), schema=schema)
    splits = evaluation_examples(params)
    origin = provenance_of(params, card)
    if params.eval_split.sample is not None:
        origin["sample"] = params.eval_split.sample  # its seed is that of the sampling
    is_control = source == "foreign" and feedback != "none"
    rollouts = [
        Rollout(
            examples,
            evaluation_settings(params, scope, feedback, mode, agents),
            _of_split(folder / "own" if is_control else folder, split),
            origin | {"split": split},
            root=root,
        )
        for scope, folder in folders.items()
        for split, examples in splits.items()
    ]
    with _opened(params, card.model, adapter, splits.values()) as (generator, sandbox, workers):
        # else an earlier manual run's results would pass for this run's
        if list(splits) == ["dev"]:
            for folder in folders.values():
                rmtree(folder / "test", ignore_errors=True)
        run_rollouts(rollouts, generator, sandbox, workers, is_control)
        if is_control:
            with_own, rollouts = rollouts, []
            outs = [_of_split(folder, split) for folder in folders.values() for split in splits]
            for own, out in zip(with_own, outs, strict=True):
                trajectories = read_trajectories(own.out_dir / TRAJECTORIES)
                control = control_feedback(trajectories, params.seed)
                rollouts.append(replace(own, out_dir=out, control=control))
            run_rollouts(rollouts, generator, sandbox, workers)
            discard_journals(with_own)
    return _summaries(rollouts)


def evaluate_sets(
    params: Params,
    card: RunCard,
    adapter: Path | None,
    sets: Mapping[str, Sequence[Example]],
    root: Path,
) -> list[dict[str, Any]]:
    """Answer the questions of several data sets with the run's model, repaired in scope `online`.

    `sets`: by name, which is that of the set's folder in `root`. Returns the summary of each.
    Raises DataError and ModelError before anything in `root` is touched.
    """
    params = replace(params, generation=with_dtype(params.generation))
    settings = evaluation_settings(params, "online", params.feedback)
    origin = provenance_of(params, card) | {"split": "dev"}
    rollouts = [
        Rollout(examples, settings, root / name, origin | {"data": name}, root=root)
        for name, examples in sets.items()
    ]
    with _opened(params, card.model, adapter, sets.values()) as (generator, sandbox, workers):
        run_rollouts(rollouts, generator, sandbox, workers)
    return _summaries(rollouts)


@contextmanager
def _opened(
    params: Params, model: str, adapter: Path | None, questions: Iterable[Sequence[Example]]
) -> Iterator[tuple[Generator | None, Sandbox, ChunkWorkers | None]]:
    """The model, or workers that have their own, and a sandbox."""
    with (
        open_sandbox(params.sandbox) as sandbox,
        open_chunk_workers(params, model, adapter) as workers,
    ):
        generator = None
        if workers is None:  # gold SQL is for the backend `mock` alone
            gold = {example.id: example.gold_sql for part in questions for example in part}
            generator = open_generator(params.generation, model, adapter, gold)
        yield generator, sandbox, workers


def _of_split(folder: Path, split: EvaluationSplit) -> Path:
    return folder if split == "dev" else folder / split


def _summaries(rollouts: Iterable[Rollout]) -> list[dict[str, Any]]:
    return [read_json(rollout.out_dir / SUMMARY, "start the stage again") for rollout in rollouts]


def first_prompts(
    params: Params, examples: Iterable[Example], reader: PromptReader
) -> Iterator[FirstPrompt]:
    """The first prompt of each question; those on unreadable databases are left out."""
    schemas, agent = Schemas(params.schema), OnlineRepair("none", 1, params.generation.chat)
    for example in examples:
        question = Question.of(example)
        with suppress(DataError):
            request = agent.next(Episode(question, schemas.view(question, reader)))
            assert request is not None
            yield FirstPrompt(example.id, request.prompt.messages)


def provenance_of(params: Params, card: RunCard) -> dict[str, Any]:
    """The part of a rollout's provenance that follows from the parameters and the run."""
    return {
        "run": card.run,
        "model": card.model,
        "model_fingerprint": card.fingerprint,
        "data": params.data,
        "generation": asdict(params.generation),
        "sandbox": asdict(params.sandbox),
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
