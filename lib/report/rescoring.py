"""The questions and predictions that kept rows are of, and their figures as scored now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

from lib.data.selection import evaluation_examples
from lib.db.sandbox import Sandbox
from lib.errors import DataError
from lib.params import Params, SplitParams
from lib.records import Example
from lib.report.agents import agent_key, agent_predictions_file
from lib.report.beyond import set_figures, set_files
from lib.report.databases import Databases
from lib.report.predictions import PredictionScorer, read_predictions
from lib.report.results import predictions_file
from lib.report.runs import ONE_SHOT, POOLED, EvaluationRun, View, as_played, one_shot

Row = Mapping[str, Any]


class Rescorer:
    """Scores the predictions of rows anew. `folder`: the one of the reports.

    A row on fewer questions than its split has is on so many at random, as `eval_split.sample`
    draws them.
    """

    def __init__(
        self, params: Params, databases: Databases, sandbox: Sandbox, folder: Path
    ) -> None:
        self._params = params
        self._folder = folder
        self._drawn: dict[tuple[int | None, int], dict[str, list[Example]]] = {}
        questions = self._questions(None, params.seed)
        self._scorer = PredictionScorer(questions[POOLED], databases, sandbox)

    def result(self, row: Row, first: Row | None) -> View:
        """The view of a row of summary.json; see `lib.report.results.Score`."""
        files = [predictions_file(each) for each in (row, first) if each]
        setting = ONE_SHOT if row["repair"] == "none" else row["scope"]
        return self._view(row, files, self._questions(row["n"], row["seed"])["dev"], setting)

    def agent(self, row: Row, first: Row | None) -> View:
        """The view of a row of agents.json; see `lib.report.results.Score`."""
        files = [agent_predictions_file(agent_key(each)) for each in (row, first) if each]
        questions = self._questions(row["n"], self._params.seed)
        return self._view(row, files, questions.get(row["split"], []), "online")

    def _view(
        self, row: Row, files: Sequence[str], examples: Sequence[Example], setting: str
    ) -> View:
        predicted = [read_predictions(self._folder / file, examples) for file in files]
        played = self._scorer.trajectories(examples, *predicted)
        provenance = {"model": row["model"], "scope": setting}
        return View(EvaluationRun(self._folder, provenance, played), setting, played)

    def _questions(self, sample: int | None, seed: int) -> dict[str, list[Example]]:
        """So many questions of each split, and those of all splits; None: all questions."""
        if (sample, seed) not in self._drawn:
            part = SplitParams(offset=0, limit=None, sample=sample)
            drawn = evaluation_examples(replace(self._params, seed=seed, eval_split=part))
            found: dict[str, list[Example]] = {split: list(each) for split, each in drawn.items()}
            self._drawn[sample, seed] = found | {POOLED: list(chain(*found.values()))}
        return self._drawn[sample, seed]


def rescored_sets(
    rows: Iterable[Row],
    sets: Mapping[str, Sequence[Example]],
    databases: Mapping[str, Path],
    sandbox: Sandbox,
    folder: Path,
) -> list[dict[str, Any]]:
    """The rows with the figures of their predictions in `folder`, as they are scored now.

    `sets`: all questions of each; `databases`: the folder of each set's. Raises DataError where a
    set is not there, or its questions are not those of the predictions.
    """
    again = []
    for row in rows:
        name = row["set"]
        if name not in sets or max(row["questions"]) >= len(sets[name]):
            raise DataError(
                f"data/beyond/{name}: not here, or another one than was answered; run "
                "`python -m stages.prepare_beyond`"
            )
        examples = [sets[name][place] for place in row["questions"]]
        first, final = (read_predictions(folder / file, examples) for file in set_files(row))
        scorer = PredictionScorer(examples, Databases(databases[name]), sandbox)
        played = scorer.trajectories(examples, final, first)
        run = EvaluationRun(folder, {"model": row["base"], "scope": "online"}, played)
        again.append({**row, **set_figures(one_shot(run), as_played(run))})
    return again
