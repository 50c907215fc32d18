"""What columns hold: codes, forms of dates, what is missing."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.database import contents as module
from lib.database.catalog import Catalog, Contents, load_catalog, quote_identifier
from lib.database.contents import date_form, with_contents, without_codes
from tests.conftest import damage_table

MakeDatabase = Callable[..., Path]
_Values = list[object]


def _filled(path: Path, values: _Values, name: str = "v", declared: str = "") -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"CREATE TABLE t ({quote_identifier(name)} {declared})")
        connection.executemany("INSERT INTO t VALUES (?)", [(value,) for value in values])
        connection.commit()
    return path


def _catalog(path: Path) -> Catalog:
    return with_contents(path, load_catalog(path))


def _column(catalog: Catalog, table: str, column: str) -> Contents | None:
    found = catalog.table(table)
    assert found is not None
    (one,) = [one for one in found.columns if one.name == column]
    return one.contents


def _contents(path: Path, table: str = "t", column: str = "v") -> Contents:
    found = _column(_catalog(path), table, column)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("values", "codes"),
    [
        (["F", "M", "F", "M", None], ("F", "M")),
        ([1, 0, 0, 1], ("0", "1")),
        ([1, 2, 1, 2, 3], ()),  # numbers count something
        (["Y", "N", "Y", " ", "N", "Y"], (" ", "N", "Y")),
        (["Ann", "Bob", "Cy", "Di"], ()),  # hardly ever repeated
        ([f"c{number % 12:02}" for number in range(30)], tuple(f"c{n:02}" for n in range(12))),
        ([f"c{number % 13}" for number in range(30)], ()),
        (["x" * 25, "y"] * 4, ()),
        (["a\nb", "c"] * 4, ()),
        ([b"F", b"M"] * 4, ()),
        (["1", 1, "1", 1], ()),
        (["2026-03-01", "2026-03-02"] * 4, ()),
        ([None, None], ()),
        ([], ()),
    ],
)
def test_few_short_values_that_are_repeated_are_codes(
    tmp_path: Path, values: _Values, codes: tuple[str, ...]
) -> None:
    assert _contents(_filled(tmp_path / "t.sqlite", values)).codes == codes


@pytest.mark.parametrize(
    ("values", "dates", "example", "other"),
    [
        (["2026-03-01", "2025-12-31", None], "day", "2026-03-01", None),
        (["2026-03-01 09:30:00", "2026-03-01 23:59"], "moment", "2026-03-01 23:59", None),
        (["2026-03-01T09:30:00.25Z"], "moment", "2026-03-01T09:30:00.25Z", None),
        (["2026-03-01"] * 19 + ["unknown"], "day", "2026-03-01", None),
        (["2026-03-01"] * 9 + [""], "day", "2026-03-01", None),
        (["2026-03-01"] * 9 + ["0000-00-00"], None, None, None),
        (["2026-03-01"] * 39 + ["03/01/2026"], "day", "2026-03-01", "03/01/2026"),
        (["2026-03-01", "03/01/2026"] * 4, None, None, "03/01/2026"),
        (["03/01/2026", "12/31/2025"], None, None, "12/31/2025"),
        (["3/1/26", "12/31/25"], None, None, "3/1/26"),
        (["2026-3-1", "2026-12-1"], None, None, "2026-3-1"),
        (["1.3.2026 09:30", "31.12.2025 10:00"], None, None, "31.12.2025 10:00"),
        (["Mar 1, 2026", "December 31st, 2025"], None, None, "Mar 1, 2026"),
        (["1 March 2026", "31-Dec-25"], None, None, "31-Dec-25"),
        (["2026-03-01T00:30:00+02:00"], None, None, "2026-03-01T00:30:00+02:00"),
        (["2026-13-01", "2026-03-40"], None, None, "2026-13-01"),
        (["20260301", "20251231"], None, None, "20260301"),
        (["1.2.10", "1.3.22"], None, None, None),
        (["030-12-3456"] * 4, None, None, None),
        (["2026-03", "2026-04"], None, None, None),
        (["09:30", "10:00"], None, None, None),
        ([1, 2], None, None, None),
        ([], None, None, None),
    ],
)
def test_dates_have_a_form_where_sqlite_reads_them(
    tmp_path: Path, values: _Values, dates: str | None, example: str | None, other: str | None
) -> None:
    found = _contents(_filled(tmp_path / "t.sqlite", values))
    assert (found.dates, found.example, found.other_dates) == (dates, example, other)


@pytest.mark.parametrize(
    ("name", "values", "dates", "other"),
    [
        ("created_at", [1772323200, 1577836800], "seconds", None),
        ("createdAt", [1772323200, None], "seconds", None),
        ("amount", [1772323200, 1577836800], None, None),
        ("created_at", [1772323200000, 1577836800000], None, "1772323200000"),
        ("order_date", [20260301, 20251231], None, "20260301"),
        ("created_at", [1772323200, "never"], None, None),
        ("created_at", [1, 5], None, None),
    ],
)
def test_numbers_are_dates_where_the_name_says_so(
    tmp_path: Path, name: str, values: _Values, dates: str | None, other: str | None
) -> None:
    found = _contents(_filled(tmp_path / "t.sqlite", values, name), column=name)
    assert (found.dates, found.other_dates) == (dates, other)


def test_what_is_missing_is_counted(tmp_path: Path) -> None:
    values: _Values = ["a", None, "", "  ", 5, 2.5, b"x", None]
    found = _contents(_filled(tmp_path / "t.sqlite", values))
    assert (found.nulls, found.blanks, found.texts) == (2, 2, 3)
    assert (found.integers, found.reals, found.unique, found.whole) == (1, 1, False, True)


@pytest.mark.parametrize(
    ("values", "unique"),
    [(["a", "b"], True), (["a", "a"], False), (["a", None], False), (["a"], False), ([], False)],
)
def test_a_column_is_unique_without_doubles_and_gaps(
    tmp_path: Path, values: _Values, unique: bool
) -> None:
    assert _contents(_filled(tmp_path / "t.sqlite", values)).unique is unique


def test_dates_that_are_none_are_counted(tmp_path: Path) -> None:
    values: _Values = [*["2026-03-01"] * 40, "unknown", "", None]
    found = _contents(_filled(tmp_path / "t.sqlite", values))
    assert (found.dates, found.undated, found.nulls) == ("day", 2, 1)


def test_keys_are_no_codes(make_database: MakeDatabase) -> None:
    catalog = _catalog(
        make_database(
            "CREATE TABLE kinds (kind TEXT PRIMARY KEY); INSERT INTO kinds VALUES ('a'), ('b');"
            "CREATE TABLE things (kind TEXT REFERENCES kinds, state TEXT);"
            "INSERT INTO things VALUES ('a', 'x'), ('a', 'x'), ('b', 'y'), ('b', 'y');"
        )
    )
    codes = [column.contents and column.contents.codes for column in catalog.tables[1].columns]
    assert codes == [(), ("x", "y")]


def test_what_cannot_be_read_has_no_contents_and_the_rest_does(
    make_database: MakeDatabase,
) -> None:
    path = make_database(
        "CREATE TABLE good (a TEXT); INSERT INTO good VALUES ('x'), ('x');"
        "CREATE TABLE bad (a TEXT); INSERT INTO bad VALUES ('x'), ('x');"
        "CREATE VIEW seen AS SELECT a FROM good;"
    )
    catalog = load_catalog(path)
    damage_table(path, "bad")
    found = with_contents(path, catalog)
    assert _column(found, "good", "a") == Contents(codes=("x",), texts=2)
    assert _column(found, "bad", "a") is None
    assert _column(found, "seen", "a") is None


def test_a_huge_table_is_read_in_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SCANNED_ROWS", 5)
    path = _filled(tmp_path / "t.sqlite", ["a", "a", "b", "b", "b", "c", None])
    assert _contents(path) == Contents(codes=("a", "b"), whole=False, texts=5)


def test_columns_after_the_deadline_have_no_contents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MAX_SECONDS", 0.0)
    catalog = _catalog(_filled(tmp_path / "t.sqlite", ["a"]))
    assert _column(catalog, "t", "v") is None


@pytest.mark.parametrize(
    "name", ["select", 'a "b"', "a]b", "ÄÖ ß", "x'); DROP TABLE t; --", "form"]
)
def test_a_name_is_only_a_name(tmp_path: Path, name: str) -> None:
    path = _filled(tmp_path / "t.sqlite", ["F", "M", "F", "M"], name)
    assert _contents(path, column=name).codes == ("F", "M")


@given(st.dates(date(1900, 1, 1), date(2100, 1, 1)), st.times())
def test_every_iso_date_and_moment_is_read_as_itself(day: date, time: object) -> None:
    moment = f"{day} {time}"
    assert (date_form(str(day)), date_form(moment)) == ("day", "moment")
    with closing(sqlite3.connect(":memory:")) as connection:
        found = connection.execute("SELECT date(?), date(?)", (str(day), moment)).fetchone()
    assert found == (str(day), str(day))


@given(st.text(st.sampled_from("0123456789-/.:TZ +"), max_size=20))
def test_what_is_called_a_date_sqlite_reads(text: str) -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        (found,) = connection.execute("SELECT date(?)", (text,)).fetchone()
    if date_form(text) in ("day", "moment"):
        assert found == text[:10]


@given(
    st.lists(
        st.none() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False) | st.text()
        | st.binary(),
        max_size=30,
    )
)  # fmt: skip
@settings(max_examples=60)
def test_figures_of_any_values_add_up(
    tmp_path_factory: pytest.TempPathFactory, values: _Values
) -> None:
    path = tmp_path_factory.mktemp("any") / "t.sqlite"
    found = _contents(_filled(path, values))
    assert found.nulls == values.count(None)
    assert found.texts + found.integers + found.reals <= len(values) - found.nulls
    assert found.codes == () or set(found.codes) >= {v for v in values if isinstance(v, str)}
    assert found.undated <= len(values)


def test_a_catalog_without_codes_shows_no_value(make_database: Callable[[str], Path]) -> None:
    path = make_database(
        "CREATE TABLE t (id INTEGER PRIMARY KEY, sex TEXT, born TEXT);"
        "INSERT INTO t VALUES (1, 'F', '1990-01-31'), (2, 'M', '1991-02-01'), (3, 'F', NULL);"
    )
    shown = without_codes(with_contents(path, load_catalog(path)))
    sex, born = (shown.tables[0].column(name) for name in ("sex", "born"))
    assert sex is not None
    assert born is not None
    assert sex.contents is not None
    assert born.contents is not None
    assert (sex.contents.codes, born.contents.example) == ((), None)
    assert (born.contents.dates, born.contents.nulls) == ("day", 1)
