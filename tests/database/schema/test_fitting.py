"""Fitting the schema into the context, with words as tokens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.records import Messages, Prompt, joined_text, user_message
from lib.database.catalog import Catalog, Column, ForeignKey, Table
from lib.database.schema.serialise import fit_prompt

QUESTION = "how many singers"
TABLES = ("a", "b", "c")


def _catalog(width: int = 3) -> Catalog:
    columns = tuple(Column(f"c{index}", "INT") for index in range(width))
    return Catalog("wide", tuple(Table(name, columns) for name in TABLES))


class _Counter:
    """Counts words, and its calls."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, messages: Messages) -> int:
        self.calls += 1
        return len(joined_text(messages).split())


def _render(schema: str) -> Messages:
    return user_message(f"{schema}\n{QUESTION}")


def _fit(catalog: Catalog, max_tokens: int, counter: _Counter | None = None) -> Prompt:
    return fit_prompt(
        catalog,
        TABLES,
        "compact",
        _render,
        counter or _Counter(),
        max_tokens,
    )


# a table of three columns is "a : c0 int , c1 int , c2 int": 10 words; the question has 3
@pytest.mark.parametrize(
    ("max_tokens", "shown", "trimmed"),
    [
        (33, ("a", "b", "c"), ()),
        (32, ("a", "b"), ("c",)),
        (23, ("a", "b"), ("c",)),
        (22, ("a",), ("b", "c")),
        (13, ("a",), ("b", "c")),
        (12, ("a",), ("a", "b", "c")),  # columns of `a` are cut
        (7, ("a",), ("a", "b", "c")),
        (6, (), ("a", "b", "c")),
        (0, (), ("a", "b", "c")),
    ],
)
def test_the_lowest_ranked_tables_go_first(
    max_tokens: int, shown: tuple[str, ...], trimmed: tuple[str, ...]
) -> None:
    prompt = _fit(_catalog(), max_tokens)
    assert (prompt.tables, prompt.trimmed_tables) == (shown, trimmed)
    assert joined_text(prompt.messages).endswith(QUESTION)


def test_the_last_columns_of_the_last_table_are_cut() -> None:
    assert joined_text(_fit(_catalog(100), 11).messages) == f"a : c0 int , c1 int\n{QUESTION}"


@pytest.mark.parametrize(("max_keys", "shown"), [(1, "y INT"), (0, "x INT")])
def test_the_key_of_a_cut_column_goes_with_it(max_keys: int, shown: str) -> None:
    columns = (Column("x", "INT"), Column("y", "INT"))
    catalog = Catalog("k", (Table("a", columns, (ForeignKey(("y",), "b", ("x",)),)),))

    def keys(messages: Messages) -> int:
        return joined_text(messages).count("FOREIGN")

    text = joined_text(fit_prompt(catalog, ("a",), "ddl", user_message, keys, max_keys).messages)
    assert shown in text
    assert text.count("FOREIGN") == text.count("y INT") == max_keys


def test_a_composite_key_goes_with_any_of_its_columns() -> None:
    columns = (Column("x", "INT"), Column("y", "INT"))
    catalog = Catalog("k", (Table("a", columns, (ForeignKey(("x", "y"), "b", ("x", "y")),)),))

    def columns_shown(messages: Messages) -> int:
        return joined_text(messages).count(" INT")

    messages = fit_prompt(catalog, ("a",), "ddl", user_message, columns_shown, 1).messages
    assert "x INT" in joined_text(messages)
    assert "FOREIGN" not in joined_text(messages)


def test_a_prompt_that_fits_is_counted_once() -> None:
    counter = _Counter()
    _fit(_catalog(), 100, counter)
    assert counter.calls == 1


def test_a_long_schema_is_counted_once_a_table() -> None:
    counter = _Counter()
    _fit(_catalog(), 23, counter)
    assert counter.calls == len(TABLES) + 3  # the whole, the empty and the final prompt


def test_a_seam_that_costs_a_token_still_ends_within_the_limit() -> None:
    def count(messages: Messages) -> int:  # joined tables cost more than their sum
        text = joined_text(messages)
        return len(text.split()) + 2 * max(0, text.count(" : ") - 1)

    prompt = fit_prompt(_catalog(), TABLES, "compact", _render, count, 23)
    assert prompt.tables == ("a",)
    assert count(prompt.messages) <= 23


def test_a_table_that_fits_after_all_is_not_called_trimmed() -> None:
    def count(messages: Messages) -> int:  # a table alone costs more than in its prompt
        text = joined_text(messages)
        return len(text.split()) + 5 * text.startswith("\na :")

    prompt = fit_prompt(_catalog(), TABLES, "compact", _render, count, 13)
    assert (prompt.tables, prompt.trimmed_tables) == (("a",), ("b", "c"))


def test_an_empty_catalog_leaves_the_question() -> None:
    assert fit_prompt(Catalog("e"), (), "compact", _render, len, 1) == Prompt(_render(""))


@given(width=st.integers(1, 30), max_tokens=st.integers(7, 400))
def test_the_prompt_always_fits_and_each_table_has_its_place(width: int, max_tokens: int) -> None:
    prompt = _fit(_catalog(width), max_tokens)
    assert _Counter()(prompt.messages) <= max_tokens
    assert set(prompt.tables) | set(prompt.trimmed_tables) == set(TABLES)
    assert prompt.tables == TABLES[: len(prompt.tables)]
