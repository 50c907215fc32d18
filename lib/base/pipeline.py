"""The pipeline that a stage belongs to: its parameters, its data set, its outputs and reports.

The environment variable PIPELINE names it: with PIPELINE=real the stages read
stages/real/params.yaml over params.yaml and write to outputs/real. Without it they use params.yaml
and outputs. PIPELINE=spider/gpu is a variant of spider: it reads stages/spider/gpu/params.yaml over
that of spider, and writes to outputs/spider/gpu. No other module reads these files of parameters.

A run writes below outputs and to dvc.lock, nowhere else: its report is in outputs/real/report. What
is below reports is published: texts quote it, and a run is compared with it. No other module says
where outputs and reports lie.
"""

import difflib
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from lib.base.errors import ParamsError
from lib.base.params import GRPO_MODES, HoldoutParams, Params, RoundParams, SplitCheck

_VARIABLE = "PIPELINE"
_FOLDER = Path("stages")
PARAMS_FILE = Path("params.yaml")


def outputs_of(pipeline: str, *parts: str) -> Path:
    """A path in the outputs of a pipeline by its name; "" is the main one."""
    return Path("outputs", pipeline, *parts)


def reports_of(pipeline: str, *parts: str) -> Path:
    """A path in the published reports of a pipeline by its name; "" is the main one."""
    return Path("reports", pipeline, *parts)


def outputs(*parts: str) -> Path:
    """A path in the outputs of the pipeline. Raises ParamsError where there is no such pipeline."""
    return outputs_of(_name(), *parts)


def round_outputs(stage: str, round: int) -> Path:
    """The outputs of `mine_pairs` or `merge_synth` in a round, from 1."""
    return outputs(stage if round == 1 else f"{stage}_round{round}")


def run_report(*parts: str) -> Path:
    """A path in the report that a run of the pipeline writes. Raises as `outputs` does."""
    return outputs("report", *parts)


def reports(*parts: str) -> Path:
    """A path in the published reports of the pipeline. Raises as `outputs` does.

    Only commands by which the repository's figures are published write there.
    """
    return reports_of(_name(), *parts)


def latest_report(*parts: str) -> Path:
    """A file of a report as a run has written it here or, where none has, as it is published."""
    own = run_report(*parts)
    return own if own.is_file() else reports(*parts)


def files_of_dvc() -> list[Path]:
    """The files in git that DVC rewrites: locks when a stage runs, parameters by `-S`."""
    return [
        path
        for name in ("dvc.lock", PARAMS_FILE.name)
        for path in (Path(name), *sorted(_FOLDER.rglob(name)))
    ]


def _name() -> str:
    """The name of the pipeline; "" for the main one."""
    name = os.environ.get(_VARIABLE, "")
    files = _FOLDER.glob(f"*/**/{PARAMS_FILE}")
    known = sorted(file.parent.relative_to(_FOLDER).as_posix() for file in files) if name else [""]
    if name not in known:
        raise ParamsError(
            f"{_VARIABLE}: found {name!r}, expected a pipeline below {_FOLDER}/ "
            f"({', '.join(known) or 'there is none'}); unset it for the main one"
        )
    return name


def load_params(path: Path | None = None) -> Params:
    """Read and check the parameters of the pipeline, or those of the one complete file `path`.

    Raises ParamsError that names file and key, and the nearest known key for a misspelt one.
    """
    files = [path] if path else _files()
    payload = reduce(_overlaid, map(_read, files))
    try:  # JSON mode: strict about types, but takes a list as a tuple; `default`: YAML has dates
        return TypeAdapter(Params).validate_json(json.dumps(payload, default=str))
    except ValidationError as error:
        reason = _reason(error, payload)
        raise ParamsError(f"{' and '.join(map(str, files))}: {reason}") from None


def _files() -> list[Path]:
    """The files of parameters of the pipeline, each laid over the one before it."""
    folders = (_FOLDER / _name()).relative_to(_FOLDER)
    of_pipeline = [_FOLDER / folder for folder in (*folders.parents, folders) if folder != Path()]
    return [PARAMS_FILE, *(folder / PARAMS_FILE for folder in of_pipeline)]


def _read(path: Path) -> Any:
    if not path.is_file():
        raise ParamsError(f"{path}: no such file; run from the root of the repository")
    try:
        # YAML 1.2, as DVC reads and writes it: 5e-05 is a number
        return YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, YAMLError) as error:
        raise ParamsError(f"{path}: not YAML ({str(error).splitlines()[0]})") from None


def _overlaid(base: Any, over: Any) -> Any:
    """`base` with `over` on top; mappings are merged key by key."""
    if not (isinstance(base, dict) and isinstance(over, dict)):
        return over
    return {**base, **{key: _overlaid(base.get(key), value) for key, value in over.items()}}


def _reason(error: ValidationError, payload: Any) -> str:
    """The first mistake. A misspelt key is also a missing one: what was written is named."""
    errors = error.errors()
    unknown = next((e for e in errors if e["type"] == "unexpected_keyword_argument"), None)
    first = unknown or errors[0]
    key = _key_of(first["loc"], payload)
    if unknown:
        missing = [str(e["loc"][-1]) for e in errors if e["type"] == "missing"]
        near = difflib.get_close_matches(str(first["loc"][-1]), missing, n=1)
        return f"unknown key `{key}`" + (f"; did you mean `{near[0]}`?" if near else "")
    if first["type"] == "missing":
        return f"missing key `{key}`"
    reasons = dict.fromkeys(e["msg"] for e in errors if _key_of(e["loc"], payload) == key)
    where = f"`{key}`" if key else "the whole file"
    return f"{where}: {' or '.join(reasons)}, found {first['input']!r}"


def _key_of(location: Sequence[int | str], payload: Any) -> str:
    """The key in the file; pydantic's location goes on with the alternatives of a union."""
    parts = []
    for part in location:
        if isinstance(payload, dict):
            payload = payload.get(part)
        elif isinstance(payload, list) and isinstance(part, int):
            payload = payload[part]
        else:
            break
        parts.append(str(part))
    return ".".join(parts)


@dataclass(frozen=True)
class DatasetPaths:
    """Where the chosen data set lies. `replaced` to `split_check`: see `DatasetParams`."""

    name: str
    root: Path
    train: Path
    dev: Path
    test: Path | None
    databases: Path
    replaced: dict[str, Path]
    holdout: HoldoutParams
    split_check: SplitCheck


def dataset_paths(params: Params) -> DatasetPaths:
    """The files of the chosen data set. Raises ParamsError where `data` names none."""
    if params.data not in params.datasets:
        known = ", ".join(params.datasets)
        raise ParamsError(f"data: unknown data set {params.data!r}; `datasets` has {known}")
    files = params.datasets[params.data]
    root = Path("data", params.data)
    return DatasetPaths(
        params.data,
        root,
        root / files.train,
        root / files.dev,
        root / files.test if files.test else None,
        root / files.databases,
        {db_id: Path(file) for db_id, file in files.replaced.items()},
        files.holdout,
        files.split_check,
    )


def last_round(params: Params) -> int:
    """The number of the round of SFT whose adapter DPO and agents start from."""
    return 1 + len(params.rounds)


def later_round(params: Params, round: int) -> RoundParams:
    """The parameters of a round after the first. Raises ParamsError where there is no such one."""
    if not 1 < round <= last_round(params):
        raise ParamsError(
            f"round {round}: `rounds` has {len(params.rounds)} after the first, so the last is "
            f"{last_round(params)}; add an entry with init, own_answers, mining and sft"
        )
    return params.rounds[round - 2]


def sft_run(params: Params, round: int) -> str:
    """The name of the adapter of a round: sft for the last one, sft_round1 and so on before it.

    Raises ParamsError where there is no such round.
    """
    if round == last_round(params):
        return "sft"
    if round > 1:
        later_round(params, round)
    return f"sft_round{round}"


def grpo_run(mode: str, start: str) -> str:
    """The name of the adapter that GRPO trains from the run `start`, or from `base`."""
    return f"grpo_{mode}_{start}"


def grpo_start(run: str) -> str | None:
    """The run that GRPO trained this one from, by its name; None: it has another origin."""
    names = (grpo_run(mode, "") for mode in GRPO_MODES)
    return next((run.removeprefix(name) for name in names if run.startswith(name)), None)
