"""The questions whose gold SFT learns from besides those that are mined.

The further training sets of `train_sets`, and a share of all questions on renamed databases.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lib.answering.repair.prompts import earlier_questions, joined_hints
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, outputs
from lib.base.records import Example
from lib.data.audit import FindingKind, read_doubts
from lib.data.selection import TrainSet, audit_name, conversations
from lib.database.sandbox.sandbox import Sandbox
from lib.database.schema.serialise import respell
from lib.learning.pairs.pair import Normaliser
from lib.learning.pairs.renamed import renamed_questions


@dataclass(frozen=True)
class FurtherQuestions:
    """`examples`: in the order of the sets, then the renamed ones.

    `origins`: by example id what `meta` of an SFT row says of where it is from, for the questions
    of the data set too. `not_renamed`: why how many questions were not renamed.
    """

    examples: list[Example]
    origins: dict[str, dict[str, Any]]
    not_renamed: dict[str, int]

    @property
    def renamed(self) -> int:
        """The number of renamed questions."""
        return sum("renamed" in origin for origin in self.origins.values())


def further_questions(
    params: Params,
    own: Sequence[Example],
    sets: Sequence[TrainSet],
    doubts: Mapping[str, Sequence[FindingKind]],
    sandbox: Sandbox,
) -> FurtherQuestions:
    """The questions of the sets, and as many renamed ones that `renamed_share` of all are these.

    `own`: the training questions of the data set. Only questions that the audit does not doubt are
    renamed. The same arguments give the same questions.
    """
    origins: dict[str, dict[str, Any]] = {}
    if params.train_sets is not None:
        licence = params.datasets[params.data].licence
        of = {params.data: (own, licence)} | {s.name: (s.examples, s.licence) for s in sets}
        for name, (examples, stated) in of.items():
            origin = {"set": name, **({"licence": stated} if stated is not None else {})}
            origins |= {example.id: origin for example in examples}
    further = [example for one in sets for example in one.examples]
    share, everything = params.renamed_share, [*own, *further]
    if not share:
        return FurtherQuestions(further, origins, {})
    trusted = [example for example in everything if example.id not in doubts]
    count = round(len(everything) * share / (1 - share))
    renamed = renamed_questions(trusted, count, params.seed, outputs(".cache", "renamed"), sandbox)
    for example in renamed.examples:
        original = example.id.removesuffix("-renamed")
        origins[example.id] = origins.get(original, {}) | {"renamed": True}
    return FurtherQuestions([*further, *renamed.examples], origins, renamed.failed)


def training_doubts(
    params: Params, own: Sequence[Example], sets: Iterable[TrainSet]
) -> dict[str, tuple[FindingKind, ...]]:
    """What the audit doubts of the data set's questions and of those of the sets.

    Raises DataError where one of them was not audited.
    """
    doubts = read_doubts(outputs("audit", dataset_paths(params).train.stem), own)
    for one in sets:
        if one.examples:
            doubts |= read_doubts(outputs("audit", audit_name(one.name)), one.examples)
    return doubts


def with_gold_history(examples: Iterable[Example], normaliser: Normaliser) -> Iterator[Example]:
    """The examples, follow-ups with the questions before them and their gold in the evidence.

    For training only: in evaluation the model's own answers stand there, in the same form.
    """
    for turns in conversations(examples):
        earlier: list[tuple[str, str]] = []
        for example in turns:
            evidence = joined_hints(example.evidence, earlier_questions(earlier))
            yield replace(example, evidence=evidence)
            if example is turns[-1]:
                continue
            normal = normaliser.normalise(example, example.gold_sql)
            spelt = respell(normal, normaliser.catalog(example), normaliser.style)
            earlier.append((example.question, spelt))
