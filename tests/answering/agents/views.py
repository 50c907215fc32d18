"""A fixed schema view and episodes on it: no database, no model, no token counts."""

from collections.abc import Sequence
from dataclasses import dataclass

from lib.answering.agents.episode import Candidates, Episode, ModelRequest, Question, Render
from lib.answering.repair.observation import Observation
from lib.base.records import Completion, ExecutionResult, Prompt
from lib.database.catalog import Catalog, Column, Table
from lib.database.schema.retrieval import ColumnRef

CATALOG = Catalog("concert", (Table("singer", (Column("name", "TEXT"), Column("age", "INT"))),))
QUESTION = Question("dev-00000", "concert", "concert.sqlite", "Who sings?", "")


@dataclass(frozen=True)
class PlainView:
    """See `lib.answering.agents.episode.SchemaView`."""

    chat: bool = False
    catalog: Catalog = CATALOG

    def near(self, place: ColumnRef, text: str, inside: bool) -> tuple[str, ...]:
        return ()

    def fit(self, render: Render) -> Prompt:
        return Prompt(render("singer : name, age", "singer.name = 'Ann'"), ("singer",))


def episode(chat: bool = False) -> Episode:
    return Episode(QUESTION, PlainView(chat))


def candidates(
    request: ModelRequest, *results: ExecutionResult, sql: Sequence[str] = ()
) -> Candidates:
    """One candidate per result. `sql` defaults to SELECT 0, SELECT 1, ..."""
    written = sql or [f"SELECT {number}" for number in range(len(results))]
    return Candidates(
        request,
        tuple(Completion(text, "stop", 9, 3) for text in written),
        tuple(Observation(text, result) for text, result in zip(written, results, strict=True)),
    )
