"""params.yaml as frozen dataclasses. No other module reads that file.

A named pipeline has a file of its own with the keys that differ (`lib.base.params`).
Unknown keys, missing keys and values of the wrong type are errors that name the key.

The main pipeline and named ones, each with parameters, outputs and reports of its own.

The environment variable PIPELINE names one: with PIPELINE=real the stages read
stages/real/params.yaml over params.yaml and write to outputs/real and reports/real. Without it they
use the files of the main pipeline.
"""

from __future__ import annotations

import difflib
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BeforeValidator,
    ConfigDict,
    Field,
    NonNegativeFloat,
    PositiveFloat,
    TypeAdapter,
    ValidationError,
)
from pydantic.dataclasses import dataclass as validated
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from lib.base.errors import ParamsError
from lib.base.records import FeedbackLevel, FeedbackSource, RepairScope, RetrievalMode

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


_STRICT = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)
_PATH = Path("params.yaml")

Positive = Annotated[int, Field(gt=0)]
NotNegative = Annotated[int, Field(ge=0)]
Fraction = Annotated[float, Field(ge=0, le=1)]
Share = Annotated[float, Field(ge=0, lt=1)]
Dtype = Literal["float32", "bfloat16", "int8", "auto"]


def _listed(value: Any) -> Any:
    """Accept a bare name as a list of one, so that `-S repair_scope=online` works."""
    return [value] if isinstance(value, str) else value


# Not strict: a validator's value is a Python list, which strict mode does not accept as a tuple.
Scopes = Annotated[
    tuple[RepairScope, ...], Field(min_length=1, strict=False), BeforeValidator(_listed)
]


@validated(frozen=True, config=_STRICT)
class HoldoutParams:
    """Training databases on which choices are made, so that dev is for final figures.

    `use`: train without these databases, and evaluate on their questions in place of dev and test.
    """

    use: bool = False
    databases: tuple[str, ...] = ()


@validated(frozen=True, config=_STRICT)
class DatasetParams:
    """File names inside data/{name}/. `test`: questions that nobody looks at while tuning, if any.

    `replaced`: by db_id, a file that is used in place of the data set's own database.
    """

    train: str
    dev: str
    databases: str
    test: str | None = None
    replaced: dict[str, str] = field(default_factory=dict)
    holdout: HoldoutParams = HoldoutParams()


@validated(frozen=True, config=_STRICT)
class SplitParams:
    """Which questions of a split are used. `limit` None: all from `offset` on.

    `sample`: how many of these to draw at random, by `seed`; None: all of them.
    """

    offset: NotNegative
    limit: Positive | None
    sample: Positive | None


@validated(frozen=True, config=_STRICT)
class SchemaParams:
    """Which tables a prompt shows, and how. `style` "auto": `ddl` for a chat model, else `compact`.

    `max_tokens`: a chat model is shown all tables if they take no more tokens than this.
    """

    retrieval: RetrievalMode
    top_k_tables: Positive
    fk_hops: NotNegative
    sample_values: NotNegative
    matched_values: NotNegative
    style: Literal["compact", "ddl", "auto"]
    max_tokens: Positive


@validated(frozen=True, config=_STRICT)
class EndpointParams:
    """The server of the `openai` backend, see docs/generation.md.

    `api_key_env`: the environment variable that holds the key; None: the server needs none.
    `backoff_seconds`: the wait before the second attempt, doubled before each further one.
    `longest_pause_seconds`: the longest wait that a server may ask for; a longer one ends the run.
    `stop_after_failures`: the run ends after this many questions in a row without an answer; None:
    never. A rejection counts as an answer.
    `extra_body`: additional fields of every request; a null removes a field that would be sent.
    """

    base_url: str
    api_key_env: str | None
    api: Literal["chat", "completions"]
    concurrency: Positive
    requests_per_minute: Positive | None
    timeout_seconds: PositiveFloat
    longest_pause_seconds: NonNegativeFloat
    max_attempts: Positive
    backoff_seconds: NonNegativeFloat
    stop_after_failures: Positive | None
    extra_body: dict[str, Any]


def _not_a_text_to_continue(instruction: str) -> str:
    if instruction.endswith("SQL:"):
        raise ValueError("may not end in `SQL:`, by which prompts without a template are known")
    return instruction


@validated(frozen=True, config=_STRICT)
class ChatParams:
    """How a model with a chat template is asked, see `lib.answering.repair.prompts`.

    `system`: the system message; "": the model's own. `instruction`: the task, put after the
    question. `example`: show one worked example. `repair`: continue the conversation, or ask again
    in a single prompt.
    """

    system: str
    instruction: Annotated[str, AfterValidator(_not_a_text_to_continue)]
    example: bool
    repair: Literal["conversation", "prompt"]


@validated(frozen=True, config=_STRICT)
class CacheParams:
    """Where answers are cached, and for which backends."""

    folder: str
    backends: tuple[Literal["hf", "openai", "vllm"], ...]


@validated(frozen=True, config=_STRICT)
class GenerationParams:
    backend: Literal["hf", "openai", "vllm", "mock"]
    batch_size: Positive | Literal["auto"]
    processes: Positive | Literal["auto"]
    max_new_tokens: Positive
    max_prompt_tokens: Positive | None
    dtype: Dtype
    device: Literal["auto", "cpu", "cuda"]
    chat: ChatParams
    endpoint: EndpointParams
    cache: CacheParams


@validated(frozen=True, config=_STRICT)
class AgentParams:
    """`max_turns`: the most ReAct steps, or cycles of a query and its check.

    `observation_characters`: results are cut to this length before the model is shown them.
    `max_new_tokens`: the limit for a step whose output is not bare SQL.
    """

    max_turns: Positive
    observation_characters: Positive
    max_new_tokens: Positive


@validated(frozen=True, config=_STRICT)
class EvaluationParams:
    """`test_split`: evaluate on test as well as on dev, if the data set has it."""

    max_turns: Positive
    num_samples: Positive
    temperature: NonNegativeFloat
    chunk_size: Positive
    test_split: bool


@validated(frozen=True, config=_STRICT)
class RolloutParams:
    """Where rollouts run, see `lib.answering.rollout.workers`.

    `by` "local": evaluation and mining run in this process, the workers of a GRPO training in
    threads.
    """

    by: Literal["local", "processes", "ray"]
    workers: Positive


@validated(frozen=True, config=_STRICT)
class SandboxParams:
    """Limits of one query: wall clock, memory of the worker, rows and bytes of the result."""

    workers: Positive
    timeout_ms: Positive
    memory_mb: Positive
    max_rows: Positive
    max_bytes: Positive


@validated(frozen=True, config=_STRICT)
class RewardParams:
    """See `lib.scoring.rewards`."""

    correct: float
    repaired: float
    repaired_decay: float
    executable: float
    error: float
    wrong_last_turn: float


@validated(frozen=True, config=_STRICT)
class MiningParams:
    """`sample`: how many questions of `train_split` to mine, chosen at random; None: all."""

    sample: Positive | None
    max_turns: Positive
    num_samples: Positive
    temperature: NonNegativeFloat
    chunk_size: Positive
    gold_fallback: bool


@validated(frozen=True, config=_STRICT)
class SyntheticParams:
    per_question: NotNegative
    executable_only_share: Fraction


@validated(frozen=True, config=_STRICT)
class MergeParams:
    min_reward_margin: float
    max_edit_distance_ratio: NonNegativeFloat
    max_synthetic_fraction: Fraction
    max_gold_fallback_fraction: Fraction
    max_pairs_per_prompt: Positive


@validated(frozen=True, config=_STRICT)
class LoraParams:
    """`base_bits`: 4: QLoRA, the frozen base model in 4 bits; None: as it is."""

    rank: Positive
    alpha: Positive
    dropout: Fraction
    target_modules: str
    base_bits: Literal[4] | None


@validated(frozen=True, config=_STRICT)
class SftParams:
    """`max_steps`: stop after this many steps; None: after all epochs."""

    epochs: Positive
    max_steps: Positive | None
    learning_rate: PositiveFloat
    batch_size: Positive
    gradient_accumulation: Positive
    warmup_ratio: Share
    max_length: Positive
    save_steps: Positive


@validated(frozen=True, config=_STRICT)
class DemonstrationParams:
    """See `lib.learning.demonstrations`. `source`: who decides what is written at each step.

    `teacher`: the name of a model at `generation.endpoint`. `recovery_share`: the share of
    trajectories in which a query fails at first.
    """

    source: Literal["rollouts", "teacher"]
    teacher: str | None
    recovery_share: Share


@validated(frozen=True, config=_STRICT)
class ReactSftParams(SftParams):
    """`init`: the run whose adapter is trained further. `direct_share`: the share of dialogues that
    come from the SFT set: direct answers and their repairs.

    `gradient_accumulation`: batches per step, over all processes.
    """

    init: str
    direct_share: Share


DpoLoss = Literal["sigmoid", "sigmoid_norm", "hinge", "ipo", "apo_zero", "apo_down", "sft"]
"""Names of TRL's `DPOConfig.loss_type` that need no label smoothing. sigmoid_norm: the sigmoid loss
on log-ratios per token; sft: the likelihood of the chosen answer."""


@validated(frozen=True, config=_STRICT)
class DpoParams(SftParams):
    """`loss`: the TRL losses to add up, each with its weight."""

    beta: PositiveFloat
    loss: Annotated[dict[DpoLoss, float], Field(min_length=1)]


@validated(frozen=True, config=_STRICT)
class SecondRoundParams:
    """How the answers of the first SFT adapter are mined and learnt from."""

    mining: MiningParams
    sft: SftParams


@validated(frozen=True, config=_STRICT)
class LaunchParams:
    """The processes of a training, see `lib.learning.training.launch`.

    `processes`: how many on each machine; "auto": one per GPU, or one if there is no GPU.
    `options`: additional options of the launcher; `$NAME` in one stands for an environment
    variable.
    """

    by: Literal["python", "accelerate", "deepspeed"]
    processes: Positive | Literal["auto"]
    machines: Positive
    options: tuple[str | int, ...]


@validated(frozen=True, config=_STRICT)
class EpisodeRewardParams:
    """The weight of each part of an episode's reward, see `lib.scoring.rewards`.

    `shallow_steps`: the number of steps over which the weights of all parts but `correctness` fall
    to 0; None: they stay.
    """

    format: NonNegativeFloat
    validity: NonNegativeFloat
    overlap: NonNegativeFloat
    agreement: NonNegativeFloat
    correctness: NonNegativeFloat
    shallow_steps: Positive | None


@validated(frozen=True, config=_STRICT)
class MonitorParams:
    """The limits of `lib.learning.grpo.monitor`, on means over `window` steps.

    `stop`: end the training at the first warning. `max_gap`: share of answers that run minus share
    of correct ones. `max_equal_groups`: share of groups in which all rewards are equal.
    `max_without_table`: share of the answers with the highest reward of their group that read no
    table. `max_length_drift`: the factor by which episodes may become longer, or shorter, than in
    the first steps.
    `max_row_bias`, `max_column_bias`: share of answers with more rows (columns) than gold minus
    share with fewer, or the reverse. `max_format_drop`: how far the share of steps that follow the
    format may fall below that of the first steps.
    """

    stop: bool
    window: Positive
    max_gap: Fraction
    max_equal_groups: Fraction
    max_without_table: Fraction
    max_length_drift: Annotated[float, Field(gt=1)]
    max_row_bias: Fraction
    max_column_bias: Fraction
    max_format_drop: Fraction


GrpoLoss = Literal["grpo", "dr_grpo", "dapo"]
"""How token losses are aggregated, see `lib.learning.grpo.update`."""


@validated(frozen=True, config=_STRICT)
class GrpoParams:
    """See docs/rl.md. A step plays `groups` questions, each `group_size` times.

    `multi_groups`: replaces `groups` in the recipe `multi`.
    `data`: a key of `datasets`, whose training questions are played; None: that of `Params.data`.
    `mode`, `trained_roles`: for the recipe `multi`; the second is a regular expression for the
    roles of the steps that are trained. `max_replaced_groups`: how many groups with equal rewards a
    step may replace.
    `generation`: "server": workers ask the server of `generation.endpoint`. `stale`: what to do
    with episodes that were written by other weights than the newest.
    `updates`: weight updates from the episodes of one step. `clip_low`, `clip_high`: how far the
    ratio of probabilities may leave 1. `kl`: weight of the divergence from the starting model.
    `batch_tokens`: how many to read in one forward pass; a single group may exceed it.
    `held_out`: how many questions to keep out of training and ask every `evaluate_every` steps.
    """

    mode: Literal["check_rewrite", "react", "repair"]
    data: str | None
    trained_roles: str
    generation: Literal["local", "server"]
    stale: Literal["use", "drop"]
    steps: Positive
    groups: Positive
    multi_groups: Positive
    group_size: Annotated[int, Field(gt=1)]
    max_replaced_groups: NotNegative
    temperature: PositiveFloat
    updates: Positive
    learning_rate: PositiveFloat
    warmup_steps: NotNegative
    max_gradient_norm: PositiveFloat
    loss: GrpoLoss
    clip_low: Annotated[float, Field(gt=0, lt=1)]
    clip_high: PositiveFloat
    kl: NonNegativeFloat
    batch_tokens: Positive
    save_steps: Positive
    held_out: NotNegative
    evaluate_every: Positive
    rewards: EpisodeRewardParams
    monitor: MonitorParams


@validated(frozen=True, config=_STRICT)
class PretrainParams:
    """See `lib.making.base_model`. `steps` and `evaluate_every` are multiples of 4.

    `answered_groups`: how many groups of questions the model answers at each evaluation of the
    second half; until the next evaluation it learns from its mistakes in them.

    `real_questions`: a key of `datasets`; the last stages of the curriculum also draw from its
    training questions, if they are there. `decay_share`: the share of the steps, at the end, over
    which the learning rate falls. `compile`: fuse the operations of the model, which needs a C++
    compiler.
    """

    hidden_size: Positive
    layers: Positive
    heads: Positive
    context: Positive
    vocabulary_size: Positive
    tokenizer_examples: Positive
    real_questions: str | None
    steps: Annotated[int, Field(gt=0, multiple_of=4)]
    batch_size: Positive
    learning_rate: PositiveFloat
    decay_share: Annotated[float, Field(gt=0, le=1)]
    warmup_steps: Positive
    compile: bool
    evaluate_every: Annotated[int, Field(gt=0, multiple_of=4)]
    answered_groups: Positive
    held_out: Positive


@validated(frozen=True, config=_STRICT)
class ServingParams:
    """The server of `stages.serve`, see docs/serving.md.

    `folder`: for uploads and kept answers. `questions`: how many may wait or be in progress; more
    are turned away. `together`: how many are answered at a time. `kept_hours`: how long uploads and
    answers are kept. `kept_mb`, `uploads_mb`: the space that all answers, and all uploads, may
    take. `rows`: of a result, the most that a client is sent. `patience_seconds`: how long to wait
    for a client that sends its request or reads its answer. `models`: how many to keep in memory.
    """

    port: Positive
    folder: str
    questions: Positive
    together: Positive
    upload_mb: Positive
    uploads_mb: Positive
    kept_hours: Positive
    kept_mb: Positive
    question_characters: Positive
    rows: Positive
    samples: Positive
    temperature: NonNegativeFloat
    max_tokens: Positive
    patience_seconds: Positive
    models: Positive


@validated(frozen=True, config=_STRICT)
class Params:
    """All of params.yaml."""

    data: str
    model: str
    feedback: FeedbackLevel
    feedback_source: FeedbackSource
    repair_scope: Scopes
    seed: Annotated[int, Field(ge=0, lt=2**32)]  # the range that NumPy and transformers accept
    datasets: dict[str, DatasetParams]
    train_split: SplitParams
    eval_split: SplitParams
    schema: SchemaParams
    generation: GenerationParams
    evaluation: EvaluationParams
    agents: AgentParams
    rollout: RolloutParams
    sandbox: SandboxParams
    rewards: RewardParams
    mining: MiningParams
    synthetic: SyntheticParams
    merge: MergeParams
    lora: LoraParams
    sft: SftParams
    dpo: DpoParams
    second_round: SecondRoundParams | None
    gen_react: DemonstrationParams
    react_sft: ReactSftParams
    launch: LaunchParams
    grpo: GrpoParams
    serving: ServingParams
    pretrain: PretrainParams


@dataclass(frozen=True)
class DatasetPaths:
    """Where the chosen data set lies. `replaced`, `holdout`: see `DatasetParams`."""

    name: str
    root: Path
    train: Path
    dev: Path
    test: Path | None
    databases: Path
    replaced: dict[str, Path]
    holdout: HoldoutParams


def load_params(path: Path | None = None) -> Params:
    """Read and check the parameters of the pipeline, or those of the one complete file `path`.

    Raises ParamsError that names file and key, and the nearest known key for a misspelt one.
    """
    folder = pipeline_folder() if path is None else None
    files = [path or _PATH] if folder is None else [_PATH, folder / _PATH]
    payload = reduce(_overlaid, map(_read, files))
    try:  # JSON mode: strict about types, but takes a list as a tuple; `default`: YAML has dates
        return TypeAdapter(Params).validate_json(json.dumps(payload, default=str))
    except (TypeError, ValueError) as error:  # json's: a date as a key, a list inside itself
        reason = _explain(error, payload) if isinstance(error, ValidationError) else error
        raise ParamsError(f"{' and '.join(map(str, files))}: {reason}") from None


def _read(path: Path) -> Any:
    if not path.is_file():
        raise ParamsError(f"{path}: no such file; run from the root of the repository")
    try:
        # YAML 1.2, as DVC reads and writes it: 5e-05 is a number
        return YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
    except (YAMLError, UnicodeDecodeError) as error:
        raise ParamsError(f"{path}: not YAML ({str(error).splitlines()[0]})") from None


def _overlaid(base: Any, over: Any) -> Any:
    """`base` with `over` on top; mappings are merged key by key."""
    if not (isinstance(base, dict) and isinstance(over, dict)):
        return over
    return {**base, **{key: _overlaid(base.get(key), value) for key, value in over.items()}}


def second_round(params: Params) -> SecondRoundParams:
    """The parameters of the second round. Raises ParamsError if there is none."""
    if params.second_round is None:
        raise ParamsError(
            "`second_round`: found null, expected `mining` and `sft`: how the answers of the first "
            "SFT adapter are mined and learnt from"
        )
    return params.second_round


def dataset_paths(params: Params, data_root: Path = Path("data")) -> DatasetPaths:
    """The files of the chosen data set. Raises ParamsError where `data` names none."""
    if params.data not in params.datasets:
        known = ", ".join(params.datasets)
        raise ParamsError(f"data: unknown data set {params.data!r}; `datasets` has {known}")
    files = params.datasets[params.data]
    root = data_root / params.data
    return DatasetPaths(
        params.data,
        root,
        root / files.train,
        root / files.dev,
        root / files.test if files.test else None,
        root / files.databases,
        {db_id: Path(file) for db_id, file in files.replaced.items()},
        files.holdout,
    )


def _explain(error: ValidationError, payload: Any) -> str:
    errors = error.errors()
    unknown = next((e for e in errors if e["type"] == "unexpected_keyword_argument"), None)
    first = unknown or errors[0]
    key = _key_of(first["loc"], payload)
    if unknown:  # a misspelt key is also a missing one: name what was written
        missing = [str(e["loc"][-1]) for e in errors if e["type"] == "missing"]
        near = difflib.get_close_matches(str(first["loc"][-1]), missing, n=1)
        return f"unknown key `{key}`" + (f"; did you mean `{near[0]}`?" if near else "")
    if first["type"] == "missing":
        return f"missing key `{key}`"
    reasons = dict.fromkeys(  # of all alternatives
        e["msg"]
        for e in errors
        if len(e["loc"]) == len(first["loc"]) and _key_of(e["loc"], payload) == key
    )
    where = f"`{key}`" if key else "the whole file"
    return f"{where}: {' or '.join(reasons)}, found {first['input']!r}"


def _key_of(location: Sequence[int | str], payload: Any) -> str:
    """The key in the file; pydantic's location goes on with the alternatives of a union."""
    parts: list[str] = []
    for part in location:
        if isinstance(payload, dict) and part not in payload:
            return ".".join([*parts, str(part)])  # a missing key
        if not isinstance(payload, (dict, list)):
            break
        parts.append(str(part))
        payload = payload[part]  # type: ignore[index]  # a list's is an int
    return ".".join(parts)
