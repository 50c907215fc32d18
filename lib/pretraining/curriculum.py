"""What pretraining draws when: the examples get harder step by step.

A stage begins at a step that is a multiple of 4, since batches are drawn four at a time.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CurriculumStage:
    """How hard the examples are, from step `start` on.

    `words`: lexicon words in use. `joins` and `repairs`: shares of questions over several tables
    (where the schema has them) and of repair prompts.
    """

    start: int
    words: int
    max_tables: int
    joins: float
    repairs: float


CURRICULUM = (
    CurriculumStage(start=0, words=6000, max_tables=1, joins=0.0, repairs=0.0),
    CurriculumStage(start=320, words=6000, max_tables=2, joins=0.35, repairs=0.0),
    CurriculumStage(start=640, words=6000, max_tables=3, joins=0.5, repairs=0.2),
    CurriculumStage(start=960, words=6000, max_tables=5, joins=0.55, repairs=0.35),
)


def stage_at(step: int) -> CurriculumStage:
    """The stage that the batch of that step is drawn from."""
    return [stage for stage in CURRICULUM if stage.start <= step][-1]
