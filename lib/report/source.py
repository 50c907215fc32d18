"""Where the figures of a table come from: commit, code, parameters, data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from lib.fingerprints import fingerprint, git_commit
from lib.report.runs import EvaluationRun, View

# The model stands for the parameters of its training: runs of other adapters are other runs.
_PARAMETERS = ("feedback", "settings", "generation", "sandbox", "model_fingerprint")


@dataclass(frozen=True)
class Source:
    """`commit` is that of the report; `code` the fingerprints of lib/ that played the runs.

    `parameters`: a fingerprint over them and the models, then the most telling ones in words.
    `data`: name, split and fingerprint of each split.
    """

    commit: str
    code: str
    parameters: str
    data: str

    def items(self) -> tuple[tuple[str, str], ...]:
        """(what, value) in the order in which they are printed."""
        return (
            ("commit", self.commit),
            ("code", self.code),
            ("parameters", self.parameters),
            ("data", self.data),
        )


def source_of(runs: Sequence[EvaluationRun], **further: Any) -> Source:
    """The source of figures that are made of these runs, and of `further` parameters."""
    return _source([run.provenance for run in runs], further)


def source_of_views(views: Sequence[View]) -> Source:
    """The source of figures that are made of these views."""
    return source_of([view.run for view in views])


def source_of_mining(provenance: dict[str, Any], **further: Any) -> Source:
    """The source of the pairs: outputs/mine_pairs/provenance.json and the parameters of merging."""
    return _source([provenance], further)


def _source(provenances: Sequence[dict[str, Any]], further: dict[str, Any]) -> Source:
    first = provenances[0]
    parameters = [{key: each.get(key) for key in _PARAMETERS} for each in provenances]
    settings = [each["settings"] for each in provenances]
    samplings = [each["sampling"] for each in settings]
    words = [
        f"feedback {_listed(each['feedback'] for each in provenances)}",
        f"{_listed(each['max_turns'] for each in settings)} turns",
        _listed(f"{s['num_samples']} x temperature {s['temperature']:g}" for s in samplings),
        f"seed {_listed(sampling['seed'] for sampling in samplings)}",
    ]
    codes = dict.fromkeys(each["code_fingerprint"] for each in provenances)
    data = dict.fromkeys(f"{each['split']} {each['data_fingerprint']}" for each in provenances)
    return Source(
        commit=git_commit(),
        code=", ".join(codes),
        parameters=f"{fingerprint(parameters, further)} ({', '.join(words)})",
        data=f"{first['data']} {', '.join(data)}",
    )


def _listed(values: Iterable[Any]) -> str:
    """Each value once."""
    return "/".join(map(str, dict.fromkeys(values)))
