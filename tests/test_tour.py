"""The notebook docs/tour.ipynb runs, and prints what is stored in it.

`python -m tests.test_tour` runs it and stores what it prints.
"""

import ast
import importlib
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.stages.project import REPOSITORY, shipped_params

_TOUR = REPOSITORY / "docs" / "tour.ipynb"
_SECONDS = 600  # of one cell, on a busy machine


def _run(folder: Path) -> Any:
    """The notebook with the outputs of a new run, which starts in `folder` as Jupyter would."""
    notebook = nbformat.read(_TOUR, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=_SECONDS,
        record_timing=False,
        resources={"metadata": {"path": str(folder)}},
    )
    client.execute()
    return notebook


def _texts(notebook: Any) -> list[str]:
    """What each cell of code prints, a picture as the name of its class.

    Of a cell with the tag `sampled` whether it prints anything: on another processor, which rounds
    differently, some of its many answers are others.
    """
    return [
        str(bool(text)) if "sampled" in cell.metadata.get("tags", ()) else text
        for cell in notebook.cells
        if cell.cell_type == "code"
        for text in [_printed(cell)]
    ]


def _printed(cell: Any) -> str:
    return "".join(
        output.text if output.output_type == "stream" else output.data["text/plain"]
        for output in cell.outputs
    )


def test_what_the_tour_imports_is_there() -> None:
    cells = nbformat.read(_TOUR, as_version=4).cells
    code = "\n".join(cell.source for cell in cells if cell.cell_type == "code")
    imports = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.ImportFrom)]
    missing = [
        f"{node.module}.{alias.name}"
        for node in imports
        for alias in node.names
        if not hasattr(importlib.import_module(str(node.module)), alias.name)
    ]
    assert imports
    assert missing == []


@pytest.mark.slow
def test_the_tour_prints_what_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))  # not the settings of whoever runs the test
    (tmp_path / "params.yaml").write_text(shipped_params(), encoding="utf-8")
    for name in ("data", "docs"):
        (tmp_path / name).mkdir()
    for name in ("lib", "data/base_model"):
        (tmp_path / name).symlink_to(REPOSITORY / name)
    assert _texts(_run(tmp_path / "docs")) == _texts(nbformat.read(_TOUR, as_version=4))


if __name__ == "__main__":
    ran = _run(_TOUR.parent)
    ran.metadata.language_info = {"name": "python"}  # without the version of this interpreter
    nbformat.write(ran, _TOUR)
