"""The data sets that an adapter has learnt from, with their licences, for its card."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from lib.base.jsonl import read_json

LEARNT_SETS = "sets.json"
"""The file of a run with its `LearntSets`, where its training data name the sets."""

LearntSets = dict[str, dict[str, Any]]
"""By name of a data set its `licence` (None: not stated), and in how many `rows` it was learnt."""


def learnt_sets(rows: Iterable[Any], init_adapter: Path | None) -> LearntSets:
    """The sets of the rows, as their `meta` names them, and those of the adapter trained further.

    Empty where neither names any. Raises DataError for a file of the adapter that is not JSON.
    """
    sets: LearntSets = {}
    if init_adapter is not None and (init_adapter / LEARNT_SETS).is_file():
        sets = read_json(init_adapter / LEARNT_SETS, "train that adapter again")
    for row in rows:
        meta = row.get("meta", {}) if isinstance(row, Mapping) else {}
        if "set" in meta:
            found = sets.setdefault(meta["set"], {"licence": meta.get("licence"), "rows": 0})
            found["rows"] += 1
    return sets


def sets_text(sets: LearntSets) -> list[str]:
    """A text for each set: `cosql: 6,474 rows, CC BY-SA 4.0`."""
    return [
        f"{name}: {found['rows']:,} rows, {found['licence'] or 'licence not stated'}"
        for name, found in sets.items()
    ]
