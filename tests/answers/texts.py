"""Generated model texts for property-based tests."""

from pathlib import Path

from hypothesis import strategies as st

_FRAGMENTS = Path(__file__).with_name("fragments.txt").read_text(encoding="utf-8").split()
_SPACES = [" ", " ", " ", "\n", "\t", "", "\u00a0", "\r\n"]
_TEMPLATES = [
    "SELECT {} FROM {}",
    "SELECT {} FROM singer AS T1 JOIN concert AS T2 ON {} WHERE {}",
    "SELECT {} FROM singer WHERE age IN (SELECT {} FROM stadium WHERE {}) ORDER BY {} LIMIT 1",
    "SELECT count(*), {} FROM singer GROUP BY {} HAVING {}",
    "SELECT {} FROM singer UNION SELECT {} FROM stadium",
    "WITH t AS (SELECT {}) SELECT {} FROM t",
    "CREATE TABLE t (film_id INTEGER, {}, PRIMARY KEY (film_id), {})",
    "INSERT INTO singer VALUES ({})",
    "UPDATE singer SET {} WHERE {}",
    "DELETE FROM singer WHERE {}",
    "PRAGMA {}",
    "ATTACH DATABASE {} AS {}",
    "Here is the query:\n```sql\n{}\n```\nIt {}.",
    "<think>{}</think>\nSELECT {}",
    "The answer is `SELECT {}`, since {}.",
    '{{"sql": "SELECT {}", "why": {}}}',
]


def model_texts() -> st.SearchStrategy[str]:
    """SQL-like fragments in SQL and chat templates, cut off anywhere; and arbitrary text."""
    parts = st.tuples(
        st.one_of(st.sampled_from(_FRAGMENTS), st.sampled_from(_FRAGMENTS), _odd_text(4)),
        st.sampled_from(_SPACES),
    ).map("".join)
    fragments = st.lists(parts, max_size=12).map("".join)
    framed = st.builds(
        lambda template, filling: template.format(*filling),
        st.sampled_from(_TEMPLATES),
        st.lists(fragments, min_size=4, max_size=4),
    )
    cut = st.builds(
        lambda text, end: text[: max(1, len(text) * end // 10)], framed, st.integers(1, 9)
    )
    return st.one_of(framed, framed, cut, fragments, _odd_text(60))


def _odd_text(size: int) -> st.SearchStrategy[str]:
    """Any characters, including lone surrogates and control characters."""
    return st.text(st.characters(exclude_categories=()), max_size=size)
