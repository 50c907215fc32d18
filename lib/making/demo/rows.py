"""Rows for a domain's tables, from a random state: parents first, then what refers to them.

Categories and foreign keys are drawn unevenly, as in life, so that "the most common" has an answer.
"""

import datetime
import random
import re
from collections.abc import Callable, Mapping

from lib.base.errors import DataError
from lib.making.demo.domain import ColumnSpec, DateAfter, Domain, TableSpec
from lib.making.query import Value

Row = dict[str, Value]
Tables = dict[str, list[Row]]

_SLOT = re.compile(r"\{(\w+)\}|#")
_MAX_TRIES = 2000
_SKEW = 0.7
"""The i-th value of a category has the weight 1 / i to this power."""


def make_rows(domain: Domain, pools: Mapping[str, tuple[str, ...]], rng: random.Random) -> Tables:
    """Every table's rows, as dicts in column order. The same `rng` state gives the same rows."""
    maker = _RowMaker(domain, {**pools, **(domain.pools or {})}, rng)
    for name, table in domain.tables.items():
        maker.add_table(name, table)
    return maker.tables


class _RowMaker:
    def __init__(
        self, domain: Domain, pools: Mapping[str, tuple[str, ...]], rng: random.Random
    ) -> None:
        self._domain = domain
        self._pools = pools
        self._rng = rng
        self.tables: Tables = {}

    def add_table(self, name: str, table: TableSpec) -> None:
        columns = {
            column: self._column_values(f"{name}.{column}", spec, table.rows)
            for column, spec in table.columns.items()
            if not isinstance(spec.date, DateAfter)
        }
        rows = [{column: columns[column][i] for column in columns} for i in range(table.rows)]
        for column, spec in table.columns.items():
            if isinstance(spec.date, DateAfter):
                self._add_later_date(rows, column, spec, spec.date)
        rows = [{column: row[column] for column in table.columns} for row in rows]
        if table.pair:  # of each pair, one row
            rows = list({tuple(row[c] for c in table.references): row for row in rows}.values())
        self.tables[name] = rows

    def _column_values(self, place: str, spec: ColumnSpec, count: int) -> list[Value]:
        if spec.key:
            return list(range(1, count + 1))
        values = self._references(spec, count) if spec.ref else self._draw(place, spec, count)
        empty = set(self._rng.sample(range(len(values)), round(spec.nulls * len(values))))
        return [None if i in empty else value for i, value in enumerate(values)]

    def _draw(self, place: str, spec: ColumnSpec, count: int) -> list[Value]:
        draw = self._category_sampler(spec) if spec.is_category else lambda: self._value(spec)
        if not spec.unique:
            return [draw() for _ in range(count)]
        values: dict[Value, None] = {}  # a dict keeps the order of drawing
        for _ in range(_MAX_TRIES):
            values.setdefault(draw())
            if len(values) == count:
                return list(values)
        raise DataError(f"{place}: fewer than {count} distinct values; widen its pools")

    def _value(self, spec: ColumnSpec) -> Value:
        if isinstance(spec.text, str):
            return self._fill(spec.text)
        if spec.text is not None:
            return self._rng.choice(spec.text)
        if spec.whole is not None:
            low, high, *step = spec.whole
            return self._rng.randrange(low, high + 1, step[0] if step else 1)
        if spec.real is not None:
            low_real, high_real, decimals = spec.real
            return round(self._rng.uniform(low_real, high_real), decimals)
        if spec.year is not None:
            return self._rng.randint(*spec.year)
        assert isinstance(spec.date, tuple)
        first, last = (datetime.date.fromisoformat(day) for day in spec.date)
        return (first + datetime.timedelta(self._rng.randint(0, (last - first).days))).isoformat()

    def _fill(self, pattern: str) -> str:
        def slot(match: re.Match[str]) -> str:
            if match[1] is None:
                return str(self._rng.randint(0, 9))
            return self._fill(self._rng.choice(self._pools[match[1]]))

        return _SLOT.sub(slot, pattern)

    def _category_sampler(self, spec: ColumnSpec) -> Callable[[], Value]:
        values = list(self._pools[spec.text] if isinstance(spec.text, str) else spec.text or ())
        self._rng.shuffle(values)
        weights = [1 / (place + 1) ** _SKEW for place in range(len(values))]
        return lambda: self._rng.choices(values, weights)[0]

    def _references(self, spec: ColumnSpec, count: int) -> list[Value]:
        """Foreign keys: every row that is not idle is referred to, some much more than others."""
        assert spec.ref is not None
        referenced = list(range(1, len(self.tables[spec.ref]) + 1))
        self._rng.shuffle(referenced)
        referenced = referenced[round(spec.idle * len(referenced)) :]
        weights = [1 / (place + 1) ** _SKEW for place in range(len(referenced))]
        spare = max(0, count - len(referenced))
        values: list[Value] = [
            *referenced[:count],
            *self._rng.choices(referenced, weights, k=spare),
        ]
        self._rng.shuffle(values)
        return values

    def _add_later_date(
        self, rows: list[Row], column: str, spec: ColumnSpec, date: DateAfter
    ) -> None:
        for row in rows:
            start = datetime.date.fromisoformat(str(row[date.after]))
            later = start + datetime.timedelta(self._rng.randint(*date.days))
            row[column] = None if self._rng.random() < spec.nulls else later.isoformat()
