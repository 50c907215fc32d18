"""A sandbox that records its queries, and that a test can wait on; and the steps of a driver."""

from collections.abc import Iterable, Sequence
from threading import Condition

from lib.answering.agents.episode import PlayedStep, Question
from lib.base.records import ExecutionResult, Prompt
from lib.database.sandbox.sandbox import Query, Sandbox

_TIMEOUT_SECONDS = 20


class CountingSandbox:
    """`executed` and `explained` hold the SQL of each call, in order, once it has run."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._changed = Condition()
        self.executed: list[str] = []
        self.explained: list[str] = []

    def execute_many(self, queries: Sequence[Query]) -> list[ExecutionResult]:
        results = self._sandbox.execute_many(queries)
        with self._changed:
            self.executed += [query.sql for query in queries]
            self._changed.notify_all()
        return results

    def explain_many(self, queries: Sequence[Query]) -> list[ExecutionResult]:
        self.explained += [query.sql for query in queries]
        return self._sandbox.explain_many(queries)

    def wait_until_executed(self, sql: Iterable[str]) -> bool:
        """Wait up to some seconds until all of them have run; returns whether they have."""
        wanted = set(sql)
        with self._changed:
            return self._changed.wait_for(lambda: wanted <= set(self.executed), _TIMEOUT_SECONDS)


class Steps:
    """Keeps what was played; see `lib.answering.rollout.driver.Recorder`."""

    def __init__(self) -> None:
        self.played: list[PlayedStep] = []

    def add(self, steps: Sequence[PlayedStep]) -> None:
        self.played += steps

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        raise AssertionError(error)
