"""When the SQL of a completion is complete."""

import pytest

from lib.answering.generation.hf import may_end_sql, sql_has_ended

FENCED = "```sql\nSELECT a\nFROM b\n"

CASES = [
    # completion, ended for a base model, ended for a chat model
    ("", False, False),
    ("\n", False, False),
    ("\n SELECT a", False, False),
    (" SELECT a FROM b", False, False),
    (" SELECT a FROM b\n", True, False),
    (" SELECT a\nFROM b", True, False),
    (" SELECT a FROM b;", True, True),
    (" SELECT a FROM b WHERE c = 'x;y", False, False),
    (" SELECT a FROM b WHERE c = 'x;y'", False, False),
    (" SELECT a FROM b WHERE c = 'it''s;", False, False),
    (' SELECT a FROM b WHERE c = "x;\n"', False, False),
    (" SELECT `a;b`, [c;d] FROM e", False, False),
    (" SELECT a FROM b WHERE c = 'x' ;", True, True),
    (FENCED, False, False),
    (FENCED + "```", True, True),
    ("Certainly; the query is:", True, False),
    ("Certainly; the query is: SELECT a;", True, True),
    ("<answer>SELECT a FROM b</answer>", False, True),
    ("[SQL] SELECT a FROM b [/SQL]", False, True),
    ("Here is the query:\n" + FENCED, False, False),
    ("Here is the query:\n" + FENCED + "```", True, True),
]


@pytest.mark.parametrize(("completion", "base", "chat"), CASES)
def test_a_completion_ends_with_its_sql(completion: str, base: bool, chat: bool) -> None:
    assert sql_has_ended(completion, chat=False) == base
    assert sql_has_ended(completion, chat=True) == chat
    assert may_end_sql(completion) or not (base or chat)  # else it is not even looked at
    assert not may_end_sql(" SELECT")
