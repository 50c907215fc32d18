"""README says what the kept rows say, under names by which each can be made anew."""

from __future__ import annotations

import contextlib
import re

import pytest

from lib.report.quoted import QUOTED, not_in
from stages.figure import kept_texts
from tests.stages.project import REPOSITORY


@pytest.mark.parametrize("name", QUOTED)
def test_readme_quotes_the_kept_rows(name: str) -> None:
    page = (REPOSITORY / "README.md").read_text(encoding="utf-8")
    with contextlib.chdir(REPOSITORY):
        texts = kept_texts(QUOTED[name])
    assert texts
    assert not_in(page, texts) == []


def test_every_line_of_readmes_tables_has_a_name() -> None:
    page = (REPOSITORY / "README.md").read_text(encoding="utf-8")
    with contextlib.chdir(REPOSITORY):
        known = [text for quoted in QUOTED.values() for text in kept_texts(quoted)]
    starts = ("| `qwen", "| [`qwen", "| the ", "base ", "sft ", "sft_dpo ")
    measured = [line for line in page.splitlines() if line.startswith(starts)]
    assert len(measured) == 12
    assert [line for line in measured if not any(not not_in(line, [text]) for text in known)] == []


def test_line_breaks_do_not_count_but_words_do() -> None:
    page = "it goes from 1.0\n  to 2.0 in the end"
    assert not_in(page, ["from 1.0 to 2.0", "from 1.0 to 2.1"]) == ["from 1.0 to 2.1"]


def test_readme_names_figures_that_there_are() -> None:
    page = (REPOSITORY / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"make figure NAME=([\w.-]+)", page)
    assert named
    assert set(named) <= QUOTED.keys()
