"""Corrections of SQL that fails for a name or a function, from the schema alone.

Functions of other dialects are put in SQLite's words first, see `functions`. Then
`corrections` searches the edits that make every name of a query one that the schema has, those with
the fewest edits first: known names are quoted that need it (`AVG(Order Total)`), and then, on the
parsed tree, `name_edits` spells them as the schema does, exchanges aliases and tables, and joins
tables along foreign keys, as NatSQL's inference of FROM and JOIN does (Gan et al., 2021,
https://arxiv.org/abs/2109.05153). Of those that run, the one with the fewest edits is taken.
Nothing here sees a value, a result or gold.
"""

import heapq
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, count

from sqlglot import exp

from lib.base.records import ExecutionStatus
from lib.database.catalog import RESERVED_WORDS, Catalog, quote_identifier
from lib.database.names import QUOTED, is_bare, letters
from lib.database.sql.functions import (
    LACKS,
    SECONDS,
    mend_functions,
    mend_syntax,
)
from lib.database.sql.name_edits import has_wrong_name, name_edits
from lib.database.sql.parse import parse, same_content
from lib.database.sql.trees import SqlTreeError, render

_MAX_EDITS = 4  # besides quotes
_MOST_TRIED = 16  # candidates for one query
_MAX_STATES = 64  # trees that the search looks at
_MAX_UNCERTAIN = 5  # words that are a keyword or a name: every subset of them is tried

_BY = re.compile(r"\s+by\b", re.IGNORECASE)  # after the word of ORDER BY or GROUP BY
_SKIPPED = rf"{QUOTED}|--[^\n]*|/\*.*?\*/"
_MAY_BE_ELSE = re.compile(r"\"|[-+]|\bAS\s+(?:DATE|TIMESTAMP)|'now'|\bcurrent_", re.IGNORECASE)
"""What SQL that runs has where SQLite may have taken it for something else."""


@dataclass(frozen=True)
class Correction:
    """A query that names only what the schema has.

    `edits`: what was changed and why; `quotes`: how many of them, the first ones, only quote a name
    of the schema or put a function in SQLite's words. Of two queries that one is closer to what was
    written which changes fewer names.
    """

    sql: str
    edits: tuple[str, ...]
    quotes: int = 0

    @property
    def cost(self) -> tuple[int, int]:
        """Edits that change a name, and quotes; fewer come first."""
        return len(self.edits) - self.quotes, self.quotes


def corrections_of(sql: str, status: ExecutionStatus, catalog: Catalog) -> list[Correction]:
    """The corrections to try of SQL that ended so, those with the fewest edits first.

    SQL that ran is corrected too where a name in double quotes is misspelt, which SQLite takes for
    a string, and where it counts with dates as if they were numbers.
    """
    if status == "error" or (status == "ok" and _MAY_BE_ELSE.search(sql)):
        return corrections(sql, catalog)[:_MOST_TRIED]
    return []


def chosen_correction(candidates: Sequence[Correction], runs: Sequence[bool]) -> Correction | None:
    """The candidate with the fewest edits of those that run; None where two have as few."""
    running = [one for one, ran in zip(candidates, runs, strict=True) if ran]
    fewest = min((one.cost for one in running), default=None)
    best = [one for one in running if one.cost == fewest]
    return best[0] if len(best) == 1 else None


def is_guess(edit: str) -> bool:
    """Whether an edit may have changed what is asked: it does more than quote or spell a name.

    On the holdout, 59% of the answers that such edits led to are right.
    """
    written, _, why = edit.rpartition(": ")
    if why.startswith((LACKS, SECONDS)):
        return False
    names = written.split(" → ")
    return len({letters(name) for name in names}) > 1 or len(names) == 1


def corrections(sql: str, catalog: Catalog) -> list[Correction]:
    """The ways to put the names of `sql` right, those with the fewest edits first.

    Empty where no name is wrong, or too many are.
    """
    return sorted(_search(sql, catalog), key=lambda one: one.cost)


def _search(sql: str, catalog: Catalog) -> Iterator[Correction]:
    """Uniform-cost search: each step mends the first wrong name of a tree in each possible way."""
    number = count()
    queue: list[tuple[tuple[int, int], int, Correction, exp.Expr]] = []
    seen: set[str] = set()

    def add(tree: exp.Expr, edits: tuple[str, ...], quotes: int) -> None:
        found = Correction(render(tree), edits, quotes)
        if found.sql not in seen and found.cost[0] <= _MAX_EDITS:
            seen.add(found.sql)
            heapq.heappush(queue, (found.cost, next(number), found, tree))

    plain, syntax = mend_syntax(sql)
    for text, edits in _quoted_variants(plain, catalog):
        tree = parse(text)
        with suppress(SqlTreeError):
            compared = text.replace("::", " CAST ") if f":: → CAST: {LACKS} ::" in syntax else text
            if tree is not None and same_content(compared, render(tree)):
                certain = (*edits, *syntax, *_quoted_keywords(tree))
                add(tree, certain, len(certain))
    looked_at = 0
    while queue and looked_at < _MAX_STATES:
        looked_at += 1
        _, _, found, tree = heapq.heappop(queue)
        with suppress(SqlTreeError):
            if has_wrong_name(tree, catalog):
                for edited, why in name_edits(tree, catalog):
                    add(edited, (*found.edits, *why), found.quotes)
                continue
            mended = _with_functions(found, tree, catalog, syntax)
            if mended.edits:
                yield mended


def _with_functions(
    found: Correction, tree: exp.Expr, catalog: Catalog, syntax: Sequence[str]
) -> Correction:
    """Its functions in SQLite's words, now that names are right and columns are known."""
    more = mend_functions(tree, catalog, syntax)
    edits = (*found.edits[: found.quotes], *more, *found.edits[found.quotes :])
    return Correction(render(tree), edits, found.quotes + len(more))


def _quoted_variants(sql: str, catalog: Catalog) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The text as it is, and with quotes around names that need them.

    A keyword, and a name without a letter, may be meant as what it is: each subset is a variant.
    """
    yield sql, ()
    spelt = {_spaceless(name): name for name in _names(catalog)}
    matches = (match for match in _names_to_quote(catalog).finditer(sql) if match["name"])
    found = [match for match in matches if _spaceless(match["name"]) in spelt]
    sure = [match for match in found if not _is_uncertain(match["name"])]
    unsure = [
        match for match in found if _is_uncertain(match["name"]) and not _BY.match(sql, match.end())
    ]
    if len(unsure) > _MAX_UNCERTAIN:
        unsure = []
    for size in range(len(unsure) + 1):
        for some in combinations(unsure, size):
            quoted = sorted([*sure, *some], key=lambda match: match.start(), reverse=True)
            text = sql
            edits: dict[str, None] = {}
            for match in quoted:
                name = spelt[_spaceless(match["name"])]
                text = f"{text[: match.start()]}{quote_identifier(name)}{text[match.end() :]}"
                edits[_quoting(name)] = None
            if quoted:
                yield text, tuple(reversed(edits))


def _quoted_keywords(tree: exp.Expr) -> Iterator[str]:
    """Quote the keywords that stand as names, which sqlglot accepts and SQLite does not."""
    edits: dict[str, None] = {}
    for identifier in tree.find_all(exp.Identifier):
        if not identifier.args.get("quoted") and identifier.name.lower() in RESERVED_WORDS:
            identifier.set("quoted", True)
            edits[_quoting(identifier.name)] = None
    yield from edits


def _quoting(name: str) -> str:
    return f"{name} → {quote_identifier(name)}: the name needs quotes"


@lru_cache(64)
def _names_to_quote(catalog: Catalog) -> re.Pattern[str]:
    """Finds quoted text, which is to be skipped, and the names that need quotes and have none."""
    names = sorted(_names(catalog), key=len, reverse=True)
    alternatives = "|".join(_pattern(name) for name in names) or r"(?!)"
    return re.compile(rf"{_SKIPPED}|(?P<name>{alternatives})", re.IGNORECASE | re.DOTALL)


def _names(catalog: Catalog) -> list[str]:
    """The names of the schema that SQLite does not take without quotes."""
    every = (
        name for table in catalog.tables for name in (table.name, *(c.name for c in table.columns))
    )
    return [name for name in dict.fromkeys(every) if not is_bare(name)]


def _pattern(name: str) -> str:
    words = r"\s+".join(re.escape(word) for word in name.split())
    before = r"(?<![\w$])" if re.match(r"\w", name) else ""
    after = r"(?![\w$])" if re.search(r"\w\Z", name) else ""
    return f"{before}{words}{after}"


def _is_uncertain(name: str) -> bool:
    return name.lower() in RESERVED_WORDS or not re.search(r"[^\W\d_]", name)


def _spaceless(name: str) -> str:
    return "".join(name.casefold().split())
