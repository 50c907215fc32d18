"""Stored predictions, scored again: a file of SQL becomes trajectories with verdicts of today.

Such a trajectory holds the final answer and, where it is known, the first one. Prompts, tokens and
what came between are not in the file. `Rescorer` and `rescored_sets` find the questions and files
that the rows kept in git are of.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from lib.answering.rollout.outputs import NO_PREDICTION, predicted_sql
from lib.base.errors import DataError
from lib.base.params import Params, SplitParams
from lib.base.records import Attempt, Example, ExecutionResult, Step, StepRole, Trajectory
from lib.data.selection import ALONE, databases_beyond, evaluation_examples, sets_beyond
from lib.database.catalog import Catalog
from lib.database.contents import with_contents
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.database.sql.bindings import schema_valid
from lib.database.sql.correction import Correction, chosen_correction, corrections_of
from lib.database.sql.parse import parses
from lib.report.agents import agent_key, agent_predictions_file
from lib.report.beyond import BEYOND, set_figures, set_files
from lib.report.results import predictions_file
from lib.report.runs import ONE_SHOT, POOLED, Databases, View
from lib.scoring.judge import Judge, Verdict
from lib.scoring.partial_match import hardness
from lib.scoring.strict import PerturbedCopies, StrictJudge

_ROLES: tuple[StepRole, ...] = ("write", "rewrite")


def prediction_lines(trajectories: Iterable[Trajectory]) -> Iterator[str]:
    """One line per question: the SQL, a tab, the database's id."""
    for trajectory in trajectories:
        yield f"{predicted_sql(trajectory)}\t{trajectory.db_id}\n"


def read_predictions(path: Path, examples: Sequence[Example]) -> list[str | None]:
    """The SQL of each line that `prediction_lines` wrote; None where there was no answer.

    Raises DataError where a line is missing, or names another database than its question.
    """
    if not path.is_file():
        raise DataError(f"{path}: no such file; restore it from git, or run its evaluation again")
    lines = path.read_text(encoding="utf-8").removesuffix("\n").split("\n")
    if len(lines) != len(examples):
        raise DataError(
            f"{path}: expected one line a question ({len(examples)}), found {len(lines)}"
        )
    predicted: list[str | None] = []
    for number, (line, example) in enumerate(zip(lines, examples, strict=True), start=1):
        sql, _, db_id = line.rpartition("\t")
        if db_id != example.db_id:
            raise DataError(
                f"{path}:{number}: expected SQL, a tab and {example.db_id!r}, the database of "
                f"question {example.id}; found {line[-60:]!r}"
            )
        predicted.append(None if sql == NO_PREDICTION else sql)
    return predicted


class PredictionScorer:
    """Scores predictions for the questions of one split; what several files hold is scored once."""

    def __init__(self, split: Sequence[Example], databases: Databases, sandbox: Sandbox) -> None:
        self._databases = databases
        self._sandbox = sandbox
        self._judge = Judge(sandbox, strict=StrictJudge(sandbox, PerturbedCopies(split)))
        self._known: dict[tuple[str, str], Attempt] = {}
        self._contents: dict[str, Catalog | None] = {}

    def trajectories(
        self,
        examples: Sequence[Example],
        final: Sequence[str | None],
        first: Sequence[str | None] | None = None,
    ) -> tuple[Trajectory, ...]:
        """One trajectory per example, with one turn, or two where the first answers are known."""
        turns = [self._attempts(examples, final)]
        if first is not None:
            turns.insert(0, self._attempts(examples, [sql or NO_PREDICTION for sql in first]))
        return tuple(map(self._trajectory, examples, zip(*turns, strict=True)))

    def corrected_trajectories(
        self,
        examples: Sequence[Example],
        first: Sequence[str | None],
        final: Sequence[str | None],
    ) -> tuple[Trajectory, ...]:
        """What the runs would have been with `correction: names`, in the scope `online`.

        `first`, `final`: the first answers, and those after repair. Where the first one runs as it
        is corrected, nothing is repaired; else the model's last answer stands, corrected too.
        """
        written = [self._attempts(examples, answers) for answers in (first, final)]
        corrected = [self._corrections(examples, attempts) for attempts in written]
        trajectories = []
        for place, example in enumerate(examples):
            steps: list[Step] = []
            for role, attempts, better in zip(_ROLES, written, corrected, strict=True):
                own, right = attempts[place], better[place]
                if own is None or (steps and steps[-1].answer.status == "ok"):
                    break
                steps.append(Step(role, (), None, (own,)))
                if right is not None:
                    steps.append(Step("correct", (), None, (right,)))
            trajectories.append(replace(self._trajectory(example, ()), steps=tuple(steps)))
        return tuple(trajectories)

    def _corrections(
        self, examples: Sequence[Example], attempts: Sequence[Attempt | None]
    ) -> list[Attempt | None]:
        """Each answer as the schema corrects it; None where it does not."""
        tried: list[list[Correction]] = []
        for example, attempt in zip(examples, attempts, strict=True):
            catalog = self._catalog_with_contents(example)
            if attempt is None or catalog is None:
                tried.append([])
            else:
                tried.append(corrections_of(attempt.sql, attempt.status, catalog))
        queries = [
            Query(example.db_path, correction.sql)
            for example, corrections in zip(examples, tried, strict=True)
            for correction in corrections
        ]
        ran = iter([one.status == "ok" for one in self._sandbox.execute_many(queries)])
        chosen = [chosen_correction(each, [next(ran) for _ in each]) for each in tried]
        return self._attempts(examples, [one.sql if one else None for one in chosen])

    def _catalog_with_contents(self, example: Example) -> Catalog | None:
        """As a rollout has it, which corrects functions by what columns hold."""
        if example.db_id not in self._contents:
            catalog = self._databases.catalog(example.db_id)
            path = Path(example.db_path)
            self._contents[example.db_id] = catalog and with_contents(path, catalog)
        return self._contents[example.db_id]

    def _attempts(
        self, examples: Sequence[Example], predicted: Sequence[str | None]
    ) -> list[Attempt | None]:
        """The answer to each example, executed and judged; None where there is none."""
        new = {
            (example.id, sql): example
            for example, sql in zip(examples, predicted, strict=True)
            if sql is not None and (example.id, sql) not in self._known
        }
        self._judge.run_gold(list(new.values()))
        results = self._sandbox.execute_many(
            [Query(example.db_path, sql) for (_, sql), example in new.items()]
        )
        items = [
            (example, sql, result)
            for ((_, sql), example), result in zip(new.items(), results, strict=True)
        ]
        for key, item, verdict in zip(new, items, self._judge.verdicts(items), strict=True):
            catalog = self._databases.catalog(item[0].db_id)
            self._known[key] = _attempt(*item[1:], verdict, catalog)
        return [
            None if sql is None else self._known[example.id, sql]
            for example, sql in zip(examples, predicted, strict=True)
        ]

    def _trajectory(self, example: Example, answers: Sequence[Attempt | None]) -> Trajectory:
        """Without turns where there is no final answer."""
        catalog = self._databases.catalog(example.db_id)
        level = hardness(example.gold_sql, catalog) if catalog else None
        return Trajectory(
            example_id=example.id,
            db_id=example.db_id,
            question=example.question,
            gold_sql=example.gold_sql,
            difficulty=example.difficulty or level,
            scope="online",
            feedback="none",
            tables=(),
            trimmed_tables=(),
            steps=tuple(
                Step("write", (), None, (answer,))
                for answer in answers
                if answer is not None and answers[-1] is not None
            ),
            accepted=True,
        )


def _attempt(
    sql: str, result: ExecutionResult, verdict: Verdict, catalog: Catalog | None
) -> Attempt:
    strict = verdict.strict
    return Attempt(
        turn=1,
        sample=0,
        completion=sql,
        sql=sql,
        status=result.status,
        error=result.error,
        columns=(),
        row_count=len(result.rows),
        rows=(),
        parses=parses(sql),
        schema_valid=schema_valid(sql, catalog) if catalog else None,
        verdict=verdict.status,
        reward=0.0,
        cost=None,
        prompt_tokens=0,
        completion_tokens=0,
        strict_verdict=strict.status if strict else None,
        strict_reason=strict.reason if strict else None,
    )


Row = Mapping[str, Any]


class Rescorer:
    """Scores the predictions of rows again. `folder`: the one of the reports.

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

    def corrected(self, first: Row, final: Row) -> tuple[View, View]:
        """The view of the row `final`, and the same with the answers corrected by the schema."""
        examples = self._questions(final["n"], final["seed"])["dev"]
        files = [predictions_file(each) for each in (first, final)]
        predicted = [read_predictions(self._folder / file, examples) for file in files]
        return (
            self._view(final, [files[1], files[0]], examples, final["scope"]),
            self._run_view(
                {**final, "correction": "names"},
                self._scorer.corrected_trajectories(examples, *predicted),
            ),
        )

    def agent(self, row: Row, first: Row | None) -> View:
        """The view of a row of agents.json; see `lib.report.results.Score`."""
        files = [agent_predictions_file(agent_key(each)) for each in (row, first) if each]
        questions = self._questions(row["n"], self._params.seed)
        return self._view(row, files, questions.get(row["split"], []), "online")

    def _view(
        self, row: Row, files: Sequence[str], examples: Sequence[Example], setting: str
    ) -> View:
        predicted = [read_predictions(self._folder / file, examples) for file in files]
        return self._run_view(row, self._scorer.trajectories(examples, *predicted), setting)

    def _run_view(self, row: Row, scored: tuple[Trajectory, ...], setting: str = "online") -> View:
        provenance = {"split": "dev", **row, "scope": setting}
        return View(self._folder, provenance, setting, scored)

    def _questions(self, sample: int | None, seed: int) -> dict[str, list[Example]]:
        """So many questions of each split, and those of all splits; None: all questions."""
        if (sample, seed) not in self._drawn:
            part = SplitParams(offset=0, limit=None, sample=sample)
            drawn = evaluation_examples(replace(self._params, seed=seed, eval_split=part))
            found: dict[str, list[Example]] = {split: list(each) for split, each in drawn.items()}
            self._drawn[sample, seed] = found | {POOLED: list(chain(*found.values()))}
        return self._drawn[sample, seed]


def rescored_sets(params: Params, sandbox: Sandbox, rows: Iterable[Row]) -> list[dict[str, Any]]:
    """The rows of sets.json with the figures of their predictions, as they are scored now.

    Raises DataError where a set is not there, or its questions are not those of the predictions.
    """
    return [{**row, **set_figures(view)} for row, view, _ in _views_of_sets(params, sandbox, rows)]


def corrected_sets(
    params: Params, sandbox: Sandbox, rows: Iterable[Row]
) -> Iterator[tuple[Row, View, View]]:
    """Each row, its view with repair, and the same with the answers corrected by the schema.

    For the errors see `rescored_sets`.
    """
    for row, view, corrected in _views_of_sets(params, sandbox, rows):
        yield row, view, _set_view(row, "names", corrected())


def _views_of_sets(
    params: Params, sandbox: Sandbox, rows: Iterable[Row]
) -> Iterator[tuple[Row, View, Callable[[], tuple[Trajectory, ...]]]]:
    """Each row with its view, and what corrects its answers."""
    everything = SplitParams(offset=0, limit=None, sample=None)
    sets, databases = sets_beyond(replace(params, eval_split=everything)), databases_beyond()
    for row in rows:
        name = row["set"].removesuffix(ALONE)
        if name not in sets or max(row["questions"]) >= len(sets[name]):
            raise DataError(
                f"data/beyond/{name}: not here, or another one than was answered; run "
                "`python -m stages.prepare_beyond`"
            )
        examples = [sets[name][index] for index in row["questions"]]
        first, final = (read_predictions(BEYOND.parent / file, examples) for file in set_files(row))
        scorer = PredictionScorer(examples, Databases(databases[name]), sandbox)
        view = _set_view(
            row, row.get("correction", "none"), scorer.trajectories(examples, final, first)
        )
        yield row, view, partial(scorer.corrected_trajectories, examples, first, final)


def _set_view(row: Row, correction: str, scored: tuple[Trajectory, ...]) -> View:
    provenance = {"model": row["base"], "scope": "online", "correction": correction}
    return View(BEYOND.parent, provenance, "online", scored)
