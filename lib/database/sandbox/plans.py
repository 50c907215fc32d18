"""The cost of a query, counted from SQLite's EXPLAIN QUERY PLAN.

A plan is a tree of lines. The loops of one join are lines with the same parent, outermost first:
`SCAN t` visits every row (of the table or of one of its indexes), `SEARCH t` finds rows by a key.
The wording is that of SQLite 3.36 and later.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from lib.base.records import ExecutionResult, PlanCost

_TEMP_B_TREE = re.compile(r"TEMP B-TREE|USING AUTOMATIC ")
_SUBQUERY = re.compile(r"(?:CO-ROUTINE|MATERIALIZE) (?P<name>.+)")
_SCAN = re.compile(r"SCAN (?P<name>.+?)(?: USING .*)?(?: LEFT-JOIN)?")
_NO_TABLE = re.compile(r"SCAN (?:(?:\d+ )?CONSTANT ROWS?|.* VIRTUAL TABLE INDEX .*)")
_SEARCH_BY_SEVERAL_COLUMNS = re.compile(r"SEARCH .*\(.*=\? AND .*\?\).*")


def query_plan_cost(plan: ExecutionResult) -> PlanCost | None:
    """Count what the plan does, from a result of `Sandbox.explain_many`; None where it failed.

    - full_scans: tables read from end to end, also along an index. Results of subqueries, constant
      rows and table-valued functions are not tables; a CTE that has an alias looks like one.
    - temp_b_trees: sorts, groupings, distincts and set operations through a temporary index, and
      the automatic indexes that SQLite builds for one query.
    - index_searches: searches by rowid, index or automatic index.
    - cartesian_joins: full scans inside a full scan of the same join, that is joins without a
      usable condition.
    """
    if plan.status != "ok":
        return None
    lines = [(row[1], str(row[3])) for row in plan.rows]
    details = [detail for _, detail in lines]
    subqueries = frozenset(match["name"] for match in map(_SUBQUERY.fullmatch, details) if match)
    levels = groupby(sorted(lines, key=itemgetter(0)), key=itemgetter(0))
    return PlanCost(
        full_scans=sum(_scans_table(detail, subqueries) for detail in details),
        temp_b_trees=sum(bool(_TEMP_B_TREE.search(detail)) for detail in details),
        index_searches=sum(detail.startswith("SEARCH ") for detail in details),
        cartesian_joins=sum(
            _cartesian_joins((detail for _, detail in level), subqueries) for _, level in levels
        ),
    )


def _scans_table(detail: str, subqueries: frozenset[str]) -> bool:
    scan = _SCAN.fullmatch(detail)
    return scan is not None and scan["name"] not in subqueries and not _NO_TABLE.fullmatch(detail)


def _cartesian_joins(level: Iterable[str], subqueries: frozenset[str]) -> int:
    """Full scans of one join after the first.

    A later search by several columns is taken to join what was scanned before it. A RIGHT or FULL
    join scans whatever its condition is, so the plan says nothing there.
    """
    scans = 0
    cartesian_joins = 0
    for detail in level:
        if detail.startswith("RIGHT-JOIN "):
            return 0
        if _SEARCH_BY_SEVERAL_COLUMNS.fullmatch(detail):
            cartesian_joins = 0
        elif _scans_table(detail, subqueries):
            scans += 1
            cartesian_joins += scans > 1
    return cartesian_joins
