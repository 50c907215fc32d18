"""Figures that others have published, beside ours.

They are of Spider dev (1,034 questions), greedy, and the runs of Qwen2.5-Coder-3B-Instruct, so they
show what the methods did there, never what they should do with another model or on other data.
"""

from dataclasses import dataclass

from lib.report.runs import ONE_SHOT


@dataclass(frozen=True)
class PublishedRun:
    """Percentages; None where none was published."""

    run: str
    feedback: str
    setting: str
    first_turn_ex: float | None
    final_ex: float
    repair_success_rate: float | None
    executable_rate: float | None


PUBLISHED_RUNS = (
    PublishedRun("base", "none", ONE_SHOT, 57.56, 57.56, None, 83.43),
    PublishedRun("base", "minimal", "verified", 57.56, 68.90, 26.71, 81.20),
    PublishedRun("sft", "none", ONE_SHOT, 61.92, 61.92, None, 82.54),
    PublishedRun("sft", "minimal", "verified", 61.92, 71.41, 24.94, 82.54),
    PublishedRun("dpo", "none", ONE_SHOT, 62.11, 62.11, None, 82.02),
    PublishedRun("dpo", "minimal", "verified", 62.11, 71.80, 25.58, 82.02),
    PublishedRun("sft_dpo", "none", ONE_SHOT, 67.25, 67.25, None, 84.45),
    PublishedRun("sft_dpo", "minimal", "verified", 67.25, 73.55, 19.23, 84.45),
    PublishedRun("sft_dpo", "minimal", "online", None, 70.35, None, None),
    PublishedRun("base", "basic", "verified", 57.56, 61.43, 9.13, 75.89),
    PublishedRun("sft_dpo", "basic", "verified", 67.25, 71.12, 11.83, 81.37),
)


@dataclass(frozen=True)
class PublishedAgent:
    """A way to answer and its figures in percent; None where none was published."""

    system: str
    mode: str
    questions: int
    ex_initial: float | None
    ex_final: float


PUBLISHED_AGENTS = (
    PublishedAgent("ReAct SFT", "direct", 200, None, 71.7),
    PublishedAgent("ReAct SFT", "fallback", 200, None, 78.6),
    PublishedAgent("Llama-3.2-1B, GRPO", "check_rewrite", 500, 21.0, 49.6),
    PublishedAgent("Llama-3.2-3B, GRPO", "check_rewrite", 500, 51.8, 66.4),
)
