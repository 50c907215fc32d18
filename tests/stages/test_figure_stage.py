"""`make figure`: what README quotes is made anew from kept predictions, without a model."""

import contextlib
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from stages import figure
from stages.figure import QUOTED, kept_texts, not_in
from tests.conftest import write_database
from tests.stages.project import REPOSITORY, Project


@pytest.fixture
def kept(project: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A run whose predictions are kept, and whose EX a README quotes under the name `tiny`."""
    monkeypatch.setenv("PIPELINE", "")
    project.set_params({"feedback": "minimal", "repair_scope": ["online"]})
    project.add_run("sft", "none/needed")
    project.run_all("audit", "eval_base", "eval_repair --model sft", "results keep")
    tiny = {"run": "sft"}
    quoted = {
        "tiny": replace(QUOTED["spider-0.5b-vote"], rows={"summary": tiny}),
        "corrected": replace(QUOTED["correction-0.5b"], rows={"correction": tiny | {"seed": 13}}),
    }
    monkeypatch.setattr(figure, "QUOTED", quoted)
    sources = {kind: replace(each, pipeline="") for kind, each in figure.SOURCES.items()}
    monkeypatch.setattr(figure, "SOURCES", sources)
    project.run_all("results correct")
    listed = project.run("figure").out
    assert listed.count("needs Spider, with rows in wta_1: here") == 2
    lines = [line for line in listed.splitlines() if re.match(r"  \S", line)]
    assert len(lines) == 2
    (project.root / "README.md").write_text("\n".join(lines))
    return project


@pytest.fixture(autouse=True)
def _readme(project: Project) -> None:
    (project.root / "README.md").write_text("nothing")


@pytest.mark.parametrize("name", ["tiny", "corrected"])
def test_a_figure_made_anew_is_that_of_readme(kept: Project, name: str) -> None:
    assert kept.run_all(f"figure {name}").startswith("as in README: ")


def test_a_figure_that_readme_does_not_have_is_named_and_an_unknown_name_refused(
    kept: Project,
) -> None:
    (kept.root / "README.md").write_text("| 1.0 | 2.0 | |")
    answer = kept.run("figure", "tiny")
    assert (answer.code, answer.out[:24]) == (1, "README says otherwise: |")
    kept.refusal("figure ex", "corrected")


def _empty_database(project: Project) -> None:
    tables = ("singer_in_concert", "concert", "singer", "stadium")
    script = ";".join(f"DELETE FROM {table}" for table in tables)
    write_database(project.data / "database/concert/concert.sqlite", script)


_NO_ROWS = "data/tiny/database/concert with rows: docs/data.md says"


@pytest.mark.parametrize(
    ("take_away", "expected"),
    [
        (
            lambda p: (p.data / "dev.json").unlink(),
            "data/tiny: link or copy the data set there (docs/data.md#tiny)",
        ),
        (lambda p: shutil.rmtree(p.data / "database/concert"), _NO_ROWS),
        (_empty_database, _NO_ROWS),
    ],
)
def test_no_other_figure_is_made_where_data_is_missing(
    kept: Project, take_away: Callable[[Project], None], expected: str
) -> None:
    take_away(kept)
    said = kept.refusal("figure tiny", f"error: tiny: not here: (1) {expected}")
    assert said.count("\n") == 1
    assert expected in kept.run("figure").out


_SPIDER = (
    "data/spider: link or copy",
    "data/spider_rows/wta_1.sqlite with rows: data/spider_rows/README.md says",
)
_BEYOND = (
    "data/more/spider_syn/dev.json, ",
    "docs/records.md#public-sets says",
    "spider_zh in data/beyond: `python -m stages.prepare_beyond` makes them",
)
_RUN = ("data/demo/dev.json, outputs/audit", "`make demo` makes them")
_MISSING = dict.fromkeys(QUOTED, _SPIDER) | {"beyond": _SPIDER + _BEYOND, "demo": _RUN}


@pytest.mark.parametrize(("name", "missing"), _MISSING.items())
def test_in_a_fresh_clone_each_name_says_what_brings_all_that_it_needs(
    name: str, missing: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = Project(tmp_path)
    for part in ("README.md", "params.yaml", "reports", "stages/spider", "stages/beyond"):
        (tmp_path / part).parent.mkdir(exist_ok=True)
        (tmp_path / part).symlink_to(REPOSITORY / part)
    monkeypatch.setenv("PIPELINE", "")
    said = clone.refusal(f"figure {name}", f"error: {name}: not here: (1) ", *missing)
    assert said.count("\n") == 1
    places = [said.find(part) for part in missing]
    assert places == sorted(places)


_PAGE = (REPOSITORY / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", QUOTED)
def test_readme_quotes_the_kept_rows(name: str) -> None:
    with contextlib.chdir(REPOSITORY):
        texts = kept_texts(QUOTED[name])
    assert texts
    assert not_in(_PAGE, texts) == []


def test_every_line_of_readmes_tables_has_a_name_and_names_are_of_figures() -> None:
    named = re.findall(r"make figure NAME=([\w.-]+)", _PAGE)
    assert set() < set(named) <= QUOTED.keys()
    with contextlib.chdir(REPOSITORY):
        known = [text for quoted in QUOTED.values() for text in kept_texts(quoted)]
    starts = ("| `qwen", "| [`qwen", "| the ", "base ", "sft ", "sft_dpo ")
    measured = [line for line in _PAGE.splitlines() if line.startswith(starts)]
    assert len(measured) == 12
    assert [line for line in measured if not any(not not_in(line, [text]) for text in known)] == []


def test_line_breaks_do_not_count_but_words_do() -> None:
    page = "it goes from 1.0\n  to 2.0 in the end"
    assert not_in(page, ["from 1.0 to 2.0", "from 1.0 to 2.1"]) == ["from 1.0 to 2.1"]
