"""What pretraining draws when: the examples get harder step by step.

A stage begins at a step that is a multiple of 4, since batches are drawn four at a time.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CurriculumStage:
    """How hard the examples are, from step `start` on.

    `joins` and `repairs`: shares of questions over several tables (where the schema has them) and
    of repair prompts. `questions`: how many share a schema, which is then read once for all of
    them: most of a prompt is schema. `literal`: the share of tables and columns that are called by
    their own names and nothing else. `real`: the share of groups that people asked, where the
    corpus has such questions (see `lib.pretraining.real`).
    """

    start: int
    max_tables: int
    joins: float
    repairs: float
    questions: int = 1
    literal: float = 0.0
    real: float = 0.0


CURRICULUM = (
    CurriculumStage(0, max_tables=1, joins=0.0, repairs=0.0, questions=4, literal=1.0),
    CurriculumStage(400, max_tables=2, joins=0.35, repairs=0.0, questions=4, literal=0.95),
    CurriculumStage(800, max_tables=3, joins=0.5, repairs=0.15, questions=4, literal=0.8),
    CurriculumStage(1400, max_tables=4, joins=0.5, repairs=0.2, questions=4, literal=0.6),
    CurriculumStage(
        2200, max_tables=6, joins=0.55, repairs=0.25, questions=4, literal=0.4, real=0.1
    ),
    CurriculumStage(
        4000, max_tables=6, joins=0.55, repairs=0.25, questions=4, literal=0.25, real=0.2
    ),
)


def stage_at(step: int) -> CurriculumStage:
    """The stage that the batch of that step is drawn from."""
    return [stage for stage in CURRICULUM if stage.start <= step][-1]
