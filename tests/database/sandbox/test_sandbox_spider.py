"""The sandbox on real questions, if the Spider folder is there."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from lib.database.sandbox.sandbox import Query, Sandbox, query_plan_cost

SPIDER = Path(__file__).resolve().parents[3] / "data" / "spider"


@pytest.mark.skipif(not (SPIDER / "dev.json").is_file(), reason="data/spider is not there")
def test_spider_gold_answers_as_in_bare_sqlite() -> None:
    queries = [
        Query(str(SPIDER / "database" / e["db_id"] / f"{e['db_id']}.sqlite"), e["query"])
        for e in json.loads((SPIDER / "dev.json").read_text(encoding="utf-8"))
    ]
    with Sandbox() as sandbox:
        results = sandbox.execute_many(queries)
        plans = sandbox.explain_many(queries)
    connections: dict[str, sqlite3.Connection] = {}
    for query, result, plan in zip(queries, results, plans, strict=True):
        connection = connections.setdefault(query.db_path, sqlite3.connect(query.db_path))
        connection.text_factory = lambda raw: raw.decode("utf-8", errors="replace")
        assert result.rows == tuple(connection.execute(query.sql).fetchall()), query
        assert query_plan_cost(plan) is not None
    for connection in connections.values():
        connection.close()
