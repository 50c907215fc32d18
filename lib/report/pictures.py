"""Pictures that a page of docs can show: curves of trainings by GRPO, EX by number of samples."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lib.report.choices import RULES, Row, tokens_of
from lib.report.figures import Curve, read_curves
from lib.scoring.statistics import rate_keys

if TYPE_CHECKING:
    from matplotlib.figure import Figure

GRPO_CURVES = "grpo_curves.svg"
SAMPLES = "samples.svg"

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
    "svg.hashsalt": "pictures",
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
    curves = {name: _curves(folder, name) for name, folder in trainings.items()}
    rows = -(-len(_PANELS) // _COLUMNS)

    def draw(figure: Figure) -> None:
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

    return _svg(draw, _INCHES[0] * _COLUMNS, _INCHES[1] * rows + 0.4)


def _curves(folder: Path, name: str) -> dict[str, Curve]:
    held_out = read_curves(folder, name, "held_out.csv")
    return read_curves(folder, name) | {
        f"held_out_{column}": curve for column, curve in held_out.items()
    }


def samples_picture(summary: Sequence[Row]) -> str | None:
    """An SVG of EX on dev over the tokens of a question; None where no row has several samples.

    `summary`: the rows of `lib.report.results`; a line for each rule of choice of each run, with
    95% intervals over questions, and the number of samples beside each point.
    """
    runs = {
        f"{row['model']}, {row['run']}": row["by_choice"] for row in summary if "by_choice" in row
    }
    if not runs:
        return None

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for run, rows in runs.items():
            for rule, title in RULES.items():
                ex, interval, _ = rate_keys(f"{rule}_ex")
                shown = [row for row in rows if ex in row]
                if not shown:
                    continue
                x, y = [tokens_of(row) for row in shown], [row[ex] for row in shown]
                ends = [(row[ex] - row[interval][0], row[interval][1] - row[ex]) for row in shown]
                axes.errorbar(
                    x,
                    y,
                    list(zip(*ends, strict=True)),
                    marker="o",
                    capsize=2,
                    label=f"{run}: {title}",
                )
                for row, place, height in zip(shown, x, y, strict=True):
                    axes.annotate(
                        f" {row['samples']}",
                        (place, height),
                        xytext=(2, 4),
                        textcoords="offset points",
                    )
        axes.set_xlabel("tokens of a question, read and written")
        axes.set_title("EX (%) on dev at the first turn, by number of samples", loc="left")
        axes.grid(alpha=0.3)
        axes.legend(frameon=False)

    return _svg(draw, 6.4, 3.2)


def _svg(draw: Callable[[Figure], None], width: float, height: float) -> str:
    """What `draw` draws, in inches; the same text each time."""
    import matplotlib
    from matplotlib.figure import Figure

    file = io.StringIO()
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(_STYLE)
        figure = Figure((width, height), layout="constrained")
        draw(figure)
        metadata = dict.fromkeys(("Creator", "Date"))
        figure.savefig(file, format="svg", facecolor="white", metadata=metadata)
    return file.getvalue()
