"""The parameters of a pipeline as frozen dataclasses, one for each section of params.yaml.

What a key means and which values it takes stands beside it in params.yaml; a docstring here adds
what is not there. `lib.base.pipeline` reads the file. Unknown keys, missing keys and values of the
wrong type are errors that name the key.
"""

from dataclasses import field, replace
from datetime import date
from typing import Annotated, Any, Literal, get_args

from pydantic import (
    AfterValidator,
    BeforeValidator,
    ConfigDict,
    Field,
    NonNegativeFloat,
    PositiveFloat,
    model_validator,
)
from pydantic.dataclasses import dataclass as validated

from lib.base.records import (
    ChoiceRule,
    CorrectionMode,
    FeedbackLevel,
    FeedbackSource,
    RepairScope,
    RetrievalMode,
)

_STRICT = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)

Positive = Annotated[int, Field(gt=0)]
NotNegative = Annotated[int, Field(ge=0)]
Fraction = Annotated[float, Field(ge=0, le=1)]
Share = Annotated[float, Field(ge=0, lt=1)]
Dtype = Literal["float32", "bfloat16", "int8", "auto"]
ResolvedDtype = Literal["float32", "bfloat16"]


def _listed(value: Any) -> Any:
    """Accept a bare name as a list of one, so that `-S repair_scope=online` works."""
    return [value] if isinstance(value, str) else value


def _ascending(value: tuple[float, float]) -> tuple[float, float]:
    if value[0] > value[1]:
        raise ValueError("expected the lower end first")
    return value


def _day(value: str) -> str:
    return date.fromisoformat(value).isoformat()


IsoDay = Annotated[str, AfterValidator(_day)]
"""Such as `"2026-11-29"`: in quotes, since DVC does not take YAML's dates."""

PassRate = Annotated[tuple[Fraction, Fraction], AfterValidator(_ascending)]

# Not strict: a validator's value is a Python list, which strict mode does not accept as a tuple.
Scopes = Annotated[
    tuple[RepairScope, ...], Field(min_length=1, strict=False), BeforeValidator(_listed)
]

GoldVerdict = Literal["incorrect", "partially_correct", "unanswerable"]
"""What judges say against a gold query."""
SplitCheck = Literal["databases", "questions"]
"""What training and held-out questions may not share: databases or, less strictly, questions."""
GoldVerdicts = Annotated[
    tuple[GoldVerdict, ...],
    Field(strict=False),
    BeforeValidator(lambda value: [] if value is None else _listed(value)),
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

    `replaced`: by db_id, a file that is used in place of the data set's own database. `licence`: of
    the questions, for the card of what is trained on them. `gold_verdicts`: a file of what judges
    say of the training questions' gold, from the root of the repository. `split_check`: what
    training and held-out questions may not share, see `lib.data.split`.
    """

    train: str
    dev: str
    databases: str
    test: str | None = None
    replaced: dict[str, str] = field(default_factory=dict)
    holdout: HoldoutParams = HoldoutParams()
    licence: str | None = None
    gold_verdicts: str | None = None
    split_check: SplitCheck = "databases"


@validated(frozen=True, config=_STRICT)
class SplitParams:
    """Which questions of a split are used. `limit` None: all from `offset` on.

    `sample`: how many of these to draw at random, by `seed`; None: all of them.
    """

    offset: NotNegative
    limit: Positive | None
    sample: Positive | None


@validated(frozen=True, config=_STRICT)
class TrainSetParams:
    """A further set whose gold is trained on: all of it, or a share, or so many questions of it."""

    name: Annotated[str, Field(pattern=r"^\w[\w.-]*$")]
    share: Annotated[float, Field(gt=0, le=1)] | None = None
    limit: Positive | None = None

    @model_validator(mode="after")
    def _has_one_measure(self) -> "TrainSetParams":
        if self.share is not None and self.limit is not None:
            raise ValueError("has a share and a limit; expected one of them")
        return self


@validated(frozen=True, config=_STRICT)
class SchemaParams:
    """Which tables a prompt shows, and how, see `lib.database.schema`."""

    retrieval: RetrievalMode
    top_k_tables: Positive
    fk_hops: NotNegative
    sample_values: NotNegative
    matched_values: NotNegative
    contents: bool | None
    style: Literal["compact", "ddl", "auto"]
    max_tokens: Positive

    def as_trained(self, contents: bool) -> "SchemaParams":
        """These for a model that was trained with or without `contents`, unless they are set."""
        return replace(self, contents=contents if self.contents is None else self.contents)


@validated(frozen=True, config=_STRICT)
class EndpointParams:
    """The server of the `openai` backend, see docs/generation.md."""

    base_url: str
    api_key_env: str | None
    api: Literal["chat", "completions"]
    concurrency: Positive
    timeout_seconds: PositiveFloat
    max_attempts: Positive
    extra_body: dict[str, Any]


def _not_a_text_to_continue(instruction: str) -> str:
    if instruction.endswith("SQL:"):
        raise ValueError("may not end in `SQL:`, by which prompts without a template are known")
    return instruction


@validated(frozen=True, config=_STRICT)
class ChatParams:
    """How a model with a chat template is asked, see `lib.answering.repair.prompts`."""

    system: str
    instruction: Annotated[str, AfterValidator(_not_a_text_to_continue)]


@validated(frozen=True, config=_STRICT)
class CacheParams:
    folder: str
    backends: tuple[Literal["hf", "openai"], ...]


@validated(frozen=True, config=_STRICT)
class GenerationParams:
    backend: Literal["hf", "openai", "mock"]
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
    max_turns: Positive
    observation_characters: Positive
    max_new_tokens: Positive


@validated(frozen=True, config=_STRICT)
class EvaluationParams:
    max_turns: Positive
    num_samples: Positive
    temperature: NonNegativeFloat
    chunk_size: Positive
    test_split: bool
    choose: ChoiceRule


@validated(frozen=True, config=_STRICT)
class RolloutParams:
    """Where rollouts run, see `lib.answering.rollout.workers`.

    `by` "local": evaluation and mining in this process, the workers of a GRPO training in threads.
    """

    by: Literal["local", "ray"]
    workers: Positive
    worker_timeout_seconds: PositiveFloat


@validated(frozen=True, config=_STRICT)
class SandboxParams:
    """The number of workers, the limits of one query in each, and the day that `now` means."""

    workers: Positive
    timeout_ms: Positive
    memory_mb: Positive
    max_rows: Positive
    max_bytes: Positive
    today: IsoDay | None


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
    """`own_answers`: the most rows of a question in an SFT on own right answers alone."""

    min_reward_margin: float
    max_edit_distance_ratio: NonNegativeFloat
    max_synthetic_fraction: Fraction
    max_gold_fallback_fraction: Fraction
    max_pairs_per_prompt: Positive
    own_answers: Positive | None


@validated(frozen=True, config=_STRICT)
class LoraParams:
    rank: Positive
    alpha: Positive
    dropout: Fraction
    target_modules: str
    base_bits: Literal[4] | None


@validated(frozen=True, config=_STRICT)
class SftParams:
    epochs: Positive
    max_steps: Positive | None
    learning_rate: PositiveFloat
    batch_size: Positive
    gradient_accumulation: Positive
    warmup_ratio: Share
    max_length: Positive
    save_steps: Positive


@validated(frozen=True, config=_STRICT)
class FirstSftParams(SftParams):
    """Of the first SFT, which may go on from an adapter."""

    init: str | None


@validated(frozen=True, config=_STRICT)
class DemonstrationParams:
    """See `lib.learning.demonstrations`."""

    source: Literal["rollouts", "teacher"]
    teacher: str | None
    recovery_share: Share


@validated(frozen=True, config=_STRICT)
class ReactSftParams(SftParams):
    init: str
    direct_share: Share


DpoLoss = Literal["sigmoid", "sigmoid_norm", "hinge", "ipo", "apo_zero", "apo_down", "sft"]
"""Names of TRL's `DPOConfig.loss_type` that need no label smoothing. sigmoid_norm: the sigmoid loss
on log-ratios per token; sft: the likelihood of the chosen answer."""


@validated(frozen=True, config=_STRICT)
class DpoParams(SftParams):
    """`min_pairs`: with fewer there is no training, and the run is left out."""

    min_pairs: Positive
    beta: PositiveFloat
    loss: Annotated[dict[DpoLoss, float], Field(min_length=1)]


@validated(frozen=True, config=_STRICT)
class RoundParams:
    """A round of SFT after the first: what the last adapter answers, and what is learnt from it.

    `init`: the adapter that is trained further, or "base" for a new one. `own_answers`: how many
    rows the first prompt of a mined question gets at most, see `lib.learning.pairs.sft`.
    """

    init: Literal["base", "before"]
    own_answers: NotNegative
    mining: MiningParams
    sft: SftParams


@validated(frozen=True, config=_STRICT)
class LaunchParams:
    """The processes of a training, see `lib.learning.training.launch`.

    `options`: `$NAME` in one stands for an environment variable.
    """

    by: Literal["python", "accelerate", "deepspeed"]
    processes: Positive | Literal["auto"]
    machines: Positive
    options: tuple[str | int, ...]


@validated(frozen=True, config=_STRICT)
class EpisodeRewardParams:
    """The weight of each part of an episode's reward, see `lib.scoring.rewards`."""

    format: NonNegativeFloat
    validity: NonNegativeFloat
    overlap: NonNegativeFloat
    agreement: NonNegativeFloat
    correctness: NonNegativeFloat
    shallow_steps: Positive | None


@validated(frozen=True, config=_STRICT)
class MonitorParams:
    """See `lib.learning.grpo.monitor`, which has the limits."""

    stop: bool
    window: Positive


GrpoMode = Literal["direct", "repair", "check_rewrite", "react"]
"""The ways to answer that GRPO trains: one answer, or episodes of several steps."""

GRPO_MODES: tuple[GrpoMode, ...] = get_args(GrpoMode)

GrpoLoss = Literal["grpo", "dr_grpo", "dapo"]
"""How token losses are aggregated, see `lib.learning.grpo.update`."""

RewardScale = Literal["group", "batch", "none"]
"""The deviation of rewards by which advantages are divided, see `lib.learning.grpo.update`."""


@validated(frozen=True, config=_STRICT)
class GrpoParams:
    """See docs/rl.md. A step answers `groups` questions, each `group_size` times.

    `multi_steps`, `multi_groups`: instead of `steps` and `groups` where an episode has several
    steps. `pass_rate`: the least and the greatest share of right samples of a question.
    `clip_low`, `clip_high`: how far the ratio of probabilities may leave 1.
    """

    data: str | None
    pass_rate: PassRate | None
    trained_roles: str
    generation: Literal["local", "server"]
    stale: Literal["use", "drop"]
    steps: Positive
    groups: Positive
    multi_steps: Positive
    multi_groups: Positive
    group_size: Annotated[int, Field(gt=1)]
    max_replaced_groups: NotNegative
    temperature: PositiveFloat
    updates: Positive
    learning_rate: PositiveFloat
    warmup_steps: NotNegative
    max_gradient_norm: PositiveFloat
    loss: GrpoLoss
    scale_rewards: RewardScale
    clip_low: Annotated[float, Field(gt=0, lt=1)]
    clip_high: PositiveFloat
    kl: NonNegativeFloat
    entropy_coef: NonNegativeFloat
    batch_tokens: Positive
    save_steps: Positive
    held_out: NotNegative
    evaluate_every: Positive
    rewards: EpisodeRewardParams
    monitor: MonitorParams


@validated(frozen=True, config=_STRICT)
class PretrainParams:
    """See `lib.making.base_model`. `steps` and `evaluate_every` are multiples of 4."""

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
    """The server of `stages.serve`, see docs/serving.md."""

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
    export_mb: Positive
    samples: Positive
    temperature: NonNegativeFloat
    max_tokens: Positive
    patience_seconds: Positive
    reconnect_seconds: Positive
    models: Positive


@validated(frozen=True, config=_STRICT)
class Params:
    """All of params.yaml."""

    data: str
    model: str
    feedback: FeedbackLevel
    correction: CorrectionMode
    feedback_source: FeedbackSource
    repair_scope: Scopes
    seed: Annotated[int, Field(ge=0, lt=2**32)]  # the range that NumPy and transformers accept
    datasets: dict[str, DatasetParams]
    train_split: SplitParams
    eval_split: SplitParams
    train_sets: tuple[TrainSetParams, ...] | None
    leave_out_gold: GoldVerdicts
    renamed_share: Share
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
    sft: FirstSftParams
    dpo: DpoParams
    rounds: tuple[RoundParams, ...]
    gen_react: DemonstrationParams
    react_sft: ReactSftParams
    launch: LaunchParams
    grpo: GrpoParams
    serving: ServingParams
    pretrain: PretrainParams
