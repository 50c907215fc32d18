"""The result of a training by GRPO: its figures, for the model card and for the screen."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from lib.params import GrpoParams
from lib.training.cards import TrainingResult
from lib.training.curves import final_figures
from lib.training.grpo.policy import Policy
from lib.training.grpo.progress import Progress
from lib.training.grpo.task import GrpoTask
from lib.training.lora import adapter_shape


def grpo_result(
    task: GrpoTask,
    params: GrpoParams,
    policy: Policy,
    progress: Progress,
    questions: dict[str, int],
    timings: dict[str, Any],
) -> TrainingResult:
    """`questions`: how many were trained on, held out and left out."""
    job = task.job
    parameters = asdict(params)
    rewards = parameters.pop("rewards")
    parameters.pop("monitor")
    held_out = {}
    if progress.held_out:
        held_out = {"first": progress.held_out[0], "final": progress.held_out[-1]}
    return TrainingResult(
        run=job.run,
        model=job.model,
        summary=(
            f"LoRA adapter trained from {policy.origin} by GRPO on execution rewards "
            f"(recipe `{task.recipe}`)."
        ),
        data={"file": job.data.as_posix(), **questions},
        parameters={
            **parameters,
            **{f"reward_{name}": value for name, value in rewards.items()},
            "seed": job.seed,
            **adapter_shape(policy.model),
        },
        metrics={
            "steps": progress.step,
            "trainable_parameters": policy.model.get_nb_trainable_parameters()[0],
            "replaced_groups": int(sum(row["replaced_groups"] for row in progress.curves)),
            "failed_groups": progress.failed_groups,
            **(
                {"stale_episodes": int(sum(row["stale_episodes"] for row in progress.curves))}
                if params.generation == "server"
                else {}
            ),
            "warnings": len(progress.warnings),
            **{
                f"{when}_held_out_{name}": row[name]
                for when, row in held_out.items()
                for name in ("ex", "strict_ex")
            },
            **final_figures(progress.curves),
        },
        curves=progress.curves,
        timings=timings,
    )


def result_line(result: TrainingResult) -> str:
    """A summary to print when the stage has ended."""
    figures = result.metrics
    held_out = ""
    if "final_held_out_ex" in figures:
        first, final = figures["first_held_out_ex"], figures["final_held_out_ex"]
        held_out = f", held-out EX {100 * first:.1f} to {100 * final:.1f}"
    return (
        f"{result.run}: {figures['steps']} steps, reward {figures['first_reward']:.3f} to "
        f"{figures['final_reward']:.3f}{held_out}, {figures['warnings']} warnings"
    )
