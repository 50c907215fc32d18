"""Curves to watch while a training runs, through DVCLive: in VS Code or in DVC Studio."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from dvclive import Live

from lib.training.curves import Row


class LiveCurves:
    """Writes figures by step into a folder that DVCLive reads.

    The folder is made anew at every start, so that a resumed training has no step twice.
    """

    def __init__(self, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        self._live = Live(str(folder), save_dvc_exp=False, dvcyaml=None)
        self._shown = -1

    def show(self, curves: Mapping[str, Sequence[Row]]) -> None:
        """Add the new steps. `curves`: rows with a `step`, by a prefix for the names of figures."""
        new: defaultdict[int, Row] = defaultdict(dict)
        for prefix, rows in curves.items():
            for row in rows:
                figures = {f"{prefix}{name}": row[name] for name in row if name != "step"}
                new[int(row["step"])] |= figures
        for step in sorted(step for step in new if step > self._shown):
            self._shown = self._live.step = step
            for name, value in new[step].items():
                self._live.log_metric(name, value)
            self._live.next_step()

    def close(self) -> None:
        """Mark the training as finished for whoever watches."""
        self._live.end()
