"""The curves of trainings by GRPO as one picture, which a page of docs can show."""

import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lib.report.figures import Curve, read_curves

GRPO_CURVES = "grpo_curves.svg"

_PANELS = {
    "held_out_ex": "EX, held-out questions",
    "reward": "reward",
    "correctness": "correctness",
    "validity": "validity",
    "equal_groups": "groups without variance",
    "entropy": "entropy (nats a token)",
    "kl": "divergence from the start (nats a token)",
    "tokens": "tokens an episode",
}
_COLUMNS = 4
_INCHES = (3.2, 2.4)  # of a panel
_STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": GRPO_CURVES,
    "font.size": 9,
    "axes.titlesize": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def trainings_of(outputs: Path) -> dict[str, Path]:
    """The folders of the trainings in outputs/grpo, by mode and start."""
    folders = sorted(path.parent for path in (outputs / "grpo").glob("*/*/curves.csv"))
    return {f"{folder.parent.name}, from {folder.name}": folder for folder in folders}


def curves_picture(trainings: Mapping[str, Path]) -> str:
    """An SVG with a panel for each figure and a line for each training; the same text each time.

    Strong: the mean over a tenth of the steps; faint: each step. Raises DataError for a file that
    training has not written.
    """
    import matplotlib
    from matplotlib.figure import Figure

    curves = {name: _curves(folder, name) for name, folder in trainings.items()}
    rows = -(-len(_PANELS) // _COLUMNS)
    file = io.StringIO()
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(_STYLE)
        figure = Figure((_INCHES[0] * _COLUMNS, _INCHES[1] * rows + 0.4), layout="constrained")
        panels = figure.subplots(rows, _COLUMNS, squeeze=False)
        for axes, (column, title) in zip(panels.flat, _PANELS.items(), strict=True):
            for number, (name, found) in enumerate(curves.items()):
                if column not in found:
                    continue
                curve, colour = found[column], f"C{number}"
                axes.plot(curve.steps, curve.values, color=colour, linewidth=0.8, alpha=0.35)
                axes.plot(curve.steps, curve.smooth, color=colour, linewidth=1.6, label=name)
            axes.set_title(title, loc="left")
            axes.grid(alpha=0.3)
        handles, names = panels[0][1].get_legend_handles_labels()
        figure.legend(handles, names, loc="outside lower center", ncols=3, frameon=False)
        metadata = dict.fromkeys(("Creator", "Date"))
        figure.savefig(file, format="svg", facecolor="white", metadata=metadata)
    return file.getvalue()


def _curves(folder: Path, name: str) -> dict[str, Curve]:
    held_out = read_curves(folder, name, "held_out.csv")
    return read_curves(folder, name) | {
        f"held_out_{column}": curve for column, curve in held_out.items()
    }
