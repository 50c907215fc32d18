"""The main pipeline and named ones, each with parameters, outputs and reports of its own.

The environment variable PIPELINE names one: with PIPELINE=real the stages read
stages/real/params.yaml over params.yaml and write to outputs/real and reports/real. Without it they
use the files of the main pipeline.
"""

from __future__ import annotations

import os
from pathlib import Path

from lib.errors import ParamsError

FIRST_ROUND = "sft_round1"
"""The SFT adapter of the first round, in a pipeline whose second round trains it further."""

ROUND_HELP = "1: from the base model (the default); 2: from the SFT adapter of the first round"

_VARIABLE = "PIPELINE"
_FOLDER = Path("stages")


def outputs(*parts: str) -> Path:
    """A path in the outputs of the pipeline. Raises ParamsError where there is no such pipeline."""
    return Path("outputs", *_names(), *parts)


def round_outputs(stage: str, round: int) -> Path:
    """The outputs of `mine_pairs` or `merge_synth` in round 1 or 2."""
    return outputs(stage if round == 1 else f"{stage}_round{round}")


def reports(*parts: str) -> Path:
    """A path in the reports of the pipeline. Raises ParamsError where there is no such pipeline."""
    return Path("reports", *_names(), *parts)


def pipeline_folder() -> Path | None:
    """Where parameters and stages of the pipeline are; None for the main one.

    Raises ParamsError where there is no such pipeline.
    """
    names = _names()
    return _FOLDER.joinpath(*names) if names else None


def _names() -> tuple[str, ...]:
    """The name of the pipeline; () for the main one."""
    name = os.environ.get(_VARIABLE, "")
    if not name:
        return ()
    known = sorted(path.parent.name for path in _FOLDER.glob("*/dvc.yaml"))
    if name not in known:
        raise ParamsError(
            f"{_VARIABLE}: found {name!r}, expected a pipeline below {_FOLDER}/ "
            f"({', '.join(known) or 'there is none'}); unset it for the main one"
        )
    return (name,)
