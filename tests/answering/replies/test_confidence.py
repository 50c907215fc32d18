"""When an answer is called sure: doubts of the query, and the model's own probabilities."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from lib.answering.agents.episode import (
    Candidates,
    Episode,
    ModelRequest,
    PlayedStep,
    Question,
    Review,
)
from lib.answering.repair.observation import Observation
from lib.answering.replies import answer, confidence
from lib.answering.replies.confidence import FEATURES, Fitted, confidence_features, fitted
from lib.base.records import Completion, Prompt, SampledTokens, StepRole
from lib.database.catalog import Catalog, load_catalog
from lib.database.contents import with_contents
from lib.database.sandbox.sandbox import Sandbox
from lib.database.schema.retrieval import ColumnRef

_SCRIPT = """
CREATE TABLE shop (shop_id INTEGER PRIMARY KEY, name TEXT, city TEXT);
INSERT INTO shop VALUES (1, 'Ada', 'Bonn'), (2, 'Bea', 'Bonn'), (3, 'Cem', 'Kiel');
"""


class _View:
    """What an answer reads of the view of a question."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.chat = True
        self.values: dict[ColumnRef, tuple[str, ...]] = {}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("confidence") / "shop.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(_SCRIPT)
    return path


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox(workers=1) as sandbox:
        yield sandbox


def _step(
    database: Path,
    sandbox: Sandbox,
    sql: str,
    scores: tuple[float, ...] | None,
    role: StepRole = "write",
    asked: str = "How many shops are in Bonn?",
) -> PlayedStep:
    view = _View(with_contents(database, load_catalog(database)))
    question = Question("q", "shop", str(database), asked, "")
    sampled = None if scores is None else SampledTokens((1,), (2,) * len(scores), scores)
    request = ModelRequest(role, Prompt((), ("shop",)))
    observation = Observation(sql, sandbox.execute(database, sql))
    candidates = Candidates(request, (Completion(sql, sampled=sampled),), (observation,))
    return PlayedStep(Episode(question, view), candidates, Review(accepted=True))  # type: ignore[arg-type]


_RIGHT = "SELECT count(*) FROM shop WHERE city = 'Bonn'"


def test_features_are_of_the_query_that_the_model_wrote_last(
    database: Path, sandbox: Sandbox
) -> None:
    first = _step(database, sandbox, "SELECT nothing FROM shop", (-2.0, -0.5))
    second = _step(database, sandbox, _RIGHT, (-0.1, -0.3), "rewrite")
    corrected = _step(database, sandbox, _RIGHT, None, "correct")
    alone = confidence_features([second], None)
    whole = confidence_features([first, second, corrected], 0.75)
    assert alone is not None
    assert whole is not None
    assert set(alone) == set(FEATURES)
    assert (whole["least"], whole["total"]) == (-0.3, pytest.approx(-0.4))
    assert (whole["repaired"], whole["corrected"], whole["agreement"]) == (1.0, 1.0, 0.75)
    assert (alone["repaired"], alone["corrected"], alone["agreement"]) == (0.0, 0.0, 1.0)


def test_without_the_model_s_probabilities_there_is_no_probability(
    database: Path, sandbox: Sandbox
) -> None:
    step = _step(database, sandbox, _RIGHT, None)
    found = answer.answer_of([step], sandbox)
    assert found is not None
    assert found.probability is None
    assert found.sure


@pytest.mark.parametrize(("threshold", "sure"), [(0.1, True), (0.9, False)])
def test_an_answer_below_the_threshold_is_doubted(
    database: Path,
    sandbox: Sandbox,
    threshold: float,
    sure: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    even = Fitted(dict.fromkeys(FEATURES, 0.0), 0.0, threshold)
    monkeypatch.setattr(answer, "fitted", lambda: even)
    found = answer.answer_of([_step(database, sandbox, _RIGHT, (-0.1,))], sandbox)
    assert found is not None
    assert found.probability == 0.5
    assert found.sure is sure
    assert bool(found.doubts) is not sure


def test_a_doubt_of_the_query_counts_whatever_the_probability(
    database: Path, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    certain = Fitted(dict.fromkeys(FEATURES, 0.0), 9.0, 0.1)
    monkeypatch.setattr(answer, "fitted", lambda: certain)
    asked = "Which percentage of the shops is in Bonn?"
    found = answer.answer_of([_step(database, sandbox, _RIGHT, (-0.1,), asked=asked)], sandbox)
    assert found is not None
    assert not found.sure
    assert "no_ratio" in found.kinds


def test_the_shipped_regression_reads_the_features() -> None:
    shipped = fitted()
    assert set(shipped.weights) == set(FEATURES)
    assert 0 <= shipped.threshold <= 1
    higher = shipped.probability(dict.fromkeys(FEATURES, 0.0))
    lower = shipped.probability({**dict.fromkeys(FEATURES, 0.0), "least": -5.0, "total": -20.0})
    assert lower <= higher
    assert replace(shipped, bias=99.0).probability({}) == pytest.approx(1.0)
    assert confidence.FITTED.is_file()
