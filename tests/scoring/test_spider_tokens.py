from __future__ import annotations

import pytest

from lib.base.errors import DataError
from lib.scoring.spider_parser import tokenize


@pytest.mark.parametrize(
    ("sql", "tokens"),
    [
        ("SELECT Name FROM t", ["select", "name", "from", "t"]),
        ("SELECT count(*) FROM t;", ["select", "count", "(", "*", ")", "from", "t", ";"]),
        ("a = 'It is' AND b", ["a", "=", '"It is"', "and", "b"]),
        ("a >= 1", ["a", ">=", "1"]),
        ("a > = 1 AND b ! = 2", ["a", ">=", "1", "and", "b", "!=", "2"]),
        ("a<3", ["a", "<", "3"]),
        ("a=3", ["a=3"]),  # the English tokenizer does not know the equals sign
        ("a='x'", ["a=__val_2_4__"]),
        ("a >=3", ["a", ">", "=3"]),
        ("a <> 3", ["a", "<", ">", "3"]),
        ("f(a, b,c)", ["f", "(", "a", ",", "b", ",", "c", ")"]),
        ("(1,2)", ["(", "1,2", ")"]),  # taken for a thousands separator
        ("T1.a-b", ["t1.a-b"]),
        ("a--b", ["a", "--", "b"]),
        ("`a` [b]", ["`", "a", "`", "[", "b", "]"]),
        ("a % 2", ["a", "%", "2"]),
        ("cannot gonna wanna x", ["can", "not", "gon", "na", "wan", "na", "x"]),
        ("limit 5.", ["limit", "5", "."]),
        ("a ... b", ["a", "...", "b"]),
        ("= a", ["=", "a"]),
        ("", []),
    ],
)
def test_tokens(sql: str, tokens: list[str]) -> None:
    assert tokenize(sql) == tokens


def test_an_open_quotation_mark_is_an_error() -> None:
    with pytest.raises(DataError, match="quotation mark"):
        tokenize("SELECT 'a FROM t")
