"""Values close to those of a column, and values for columns that have none."""

from __future__ import annotations

import datetime
import random
import re
from dataclasses import dataclass

from lib.db.perturb.tables import Column
from lib.records import Value

LARGEST_INTEGER = 2**63 - 1
"""The largest integer that SQLite can hold; the smallest is one less than its negative."""

_WORDS = (
    "amber",
    "birch",
    "cedar",
    "delta",
    "ember",
    "fjord",
    "grove",
    "heron",
    "indigo",
    "juniper",
)
_DATE_TYPES = ("DATE", "TIME", "YEAR")
_FIRST_DAY = datetime.date(2000, 1, 1)
_DAYS = 9_000
_DIGITS = re.compile(r"-?[0-9]{1,4000}")  # Python reads no more than 4,300


@dataclass(frozen=True)
class Condition:
    """A column that a query compares with a value. `pattern`: the value is a LIKE pattern."""

    column: str
    value: Value
    pattern: bool = False


def matching(condition: Condition, rng: random.Random) -> Value:
    """A value that equals the condition's constant, or fits its LIKE pattern."""
    if not condition.pattern or not isinstance(condition.value, str):
        return condition.value
    pattern = condition.value.replace("_", "o")
    return pattern.replace("%", rng.choice(("", "a", " z ")))


def near(condition: Condition, rng: random.Random) -> Value:
    """A value that is close to, but not the same as, one that `matching` gives."""
    value = condition.value
    if isinstance(value, str):
        return _near_text(matching(condition, rng), rng)
    return jitter(value, rng)


def jitter(value: Value, rng: random.Random) -> Value:
    """A nearby number of the same type and sign; anything else unchanged."""
    if isinstance(value, int):
        moved = _moved(value, rng)
        return moved if abs(moved) <= LARGEST_INTEGER else 2 * value - moved  # the other way
    step = rng.choice((-1, 1))
    if isinstance(value, float):
        digits = len(f"{value:.10f}".rstrip("0").partition(".")[2])
        unit = 10.0**-digits
        return round(value + step * rng.choice((unit, abs(value) * 0.1 + unit)), digits)
    return value


def invent(column: Column, rng: random.Random) -> Value:
    """A plausible value by the declared type, for a column that has none to learn from."""
    declared = column.declared.upper()
    if "BOOL" in declared or declared == "BIT":
        return rng.randrange(2)
    if declared == "YEAR":
        return rng.randrange(1990, 2021)
    if any(word in declared for word in _DATE_TYPES):
        day = _FIRST_DAY + datetime.timedelta(days=rng.randrange(_DAYS))
        return day.isoformat() if "TIME" not in declared else f"{day.isoformat()} 12:00:00"
    if column.affinity == "integer":
        return rng.randrange(1, 100)
    if column.affinity in ("real", "numeric"):
        return rng.randrange(1, 10_000) / 100
    return f"{rng.choice(_WORDS)} {rng.randrange(1, 20)}"


def _moved(value: int, rng: random.Random) -> int:
    step = rng.choice((-1, 1))
    wide = max(1, abs(value) // 10)
    moved = value + step * rng.choice((1, 1, 2, wide))
    return moved if (moved >= 0) == (value >= 0) else value + 1


def _near_text(value: Value, rng: random.Random) -> Value:
    if not isinstance(value, str) or not value:
        return value
    if _DIGITS.fullmatch(value):
        return str(_moved(int(value), rng)).zfill(len(value))  # text has no largest integer
    try:
        day = datetime.date.fromisoformat(value[:10])
        return (day + datetime.timedelta(days=rng.choice((-1, 1)))).isoformat() + value[10:]
    except (ValueError, OverflowError):
        return rng.choice((f"{value} {rng.choice(_WORDS)}", f"{rng.choice(_WORDS)} {value}"))
