"""Curves that can be watched while a training runs, through DVCLive: VS Code, or DVC Studio."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from dvclive import Live

from lib.training.curves import Row


class LiveCurves:
    """Figures by step in a folder of DVCLive's.

    It is made anew at every start, so that a training that was killed leaves no step twice.
    """

    def __init__(self, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        self._live = Live(str(folder), save_dvc_exp=False, dvcyaml=None)
        self._shown = -1

    def show(self, curves: Mapping[str, Sequence[Row]]) -> None:
        """Add what is not there yet. `curves`: rows with a `step`, by a prefix of their figures."""
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
        """Tell whoever watches that the training is over."""
        self._live.end()
