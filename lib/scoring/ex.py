"""Execution accuracy: the texts that the evaluators run, and whether two results are the same.

Spider's test-suite evaluator (Zhong et al., 2020) changes the text of a query before it runs it,
and calls two results equal if some permutation of the columns makes them the same multiset of rows,
or, where gold has ORDER BY, the same list of rows. It tries the permutations one by one, which
never ends on wide results. Here columns are first distinguished by their values, then by the rows
that hold them (colour refinement, as for isomorphic graphs), and only columns that are still alike
are tried against each other.

BIRD's evaluator runs every text as it is, compares the sets of rows and leaves the columns in
place.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import repeat

from lib.base.records import ExecutionResult, Value
from lib.database.catalog import Catalog

# Spider's prediction format writes `value` where a model leaves a literal out.
_PLACEHOLDER = "value"
_ALONE = re.compile(rf"([ \t\r\n]){_PLACEHOLDER}([ \t\r\n])")
_SPLIT_OPERATORS = (("> =", ">="), ("< =", "<="), ("! =", "!="))
_CURRENT_YEAR = re.compile(r"YEAR\s*\(\s*CURDATE\s*\(\s*\)\s*\)\s*", re.IGNORECASE)

# The lexer by which the test-suite evaluator removes DISTINCT (sqlparse): comments, quoted text and
# placeholders are single tokens, so a DISTINCT inside them stays. A comment without an end reaches
# to the end of the text, as in SQLite; to look for the end of each of many would take for ever.
_LEXEME = re.compile(
    r"""(?=[-\#/`'"\[$:?@\\;()Dd])  # none begins otherwise; saves trying each everywhere
    (?: (?:--|\#[ ]).*?(?:\r\n|\r|\n|$) | /\*[\s\S]*?(?:\*/|\Z)
      | `(?:``|[^`])*` | '(?:''|\\'|[^'])*' | "(?:""|\\"|[^"])*" | (?<![\w\])])\[[^\]\[]+\]
      | (?<!\w)[$:?]\w+ | (?:@|\#\#|\#)[^\W\d_]\w+ | \\\w+
      | (?<![\w$\#])distinct(?![\w$\#]) | [;()])""",
    re.VERBOSE | re.IGNORECASE,
)
# That lexer leaves comments in the statement before them, and SQLite cannot read those of MySQL.
_MYSQL_COMMENT = re.compile(r"(?>[^\S\r\n]|--.*?[\r\n])*\# ")
_NO_STATEMENT = re.compile(r"(?>[ \t\n\f\r;]|--[^\n]*|/\*[\s\S]*?(?:\*/|\Z))+")


def scored_prediction(
    sql: str, catalog: Callable[[], Catalog], *, keep_distinct: bool = False
) -> str:
    """The text that Spider's evaluator runs for a prediction; `catalog` as in `filled`."""
    return scored_gold(filled(sql, catalog), keep_distinct=keep_distinct)


def filled(sql: str, catalog: Callable[[], Catalog]) -> str:
    """The prediction without white space around it, and 1 in the place of each placeholder.

    Spider's evaluator reads the word `value`, alone and in lower case, as a literal that the model
    left out, even inside quotes. Unlike there, it stays where it is a name in the query. `catalog`
    gives the schema of the database; it is called only for a prediction with that word.
    """
    sql = sql.strip()
    if not _ALONE.search(sql):
        return sql
    # here: sqlglot is slow to load, and hardly any prediction has the word
    from lib.database.sql.bindings import is_name

    return sql if is_name(_PLACEHOLDER, _joined(sql), catalog()) else _ALONE.sub(r"\g<1>1\2", sql)


def scored_gold(sql: str, *, keep_distinct: bool = False) -> str:
    """The text that Spider's evaluator runs for gold.

    `> =` becomes `>=`, YEAR(CURDATE()) becomes 2020. Unless `keep_distinct`, every DISTINCT is
    removed, and with it all from the first semicolon on.
    """
    sql = _joined(sql)
    if not keep_distinct:
        sql = _without_distinct(sql)
    return _CURRENT_YEAR.sub("2020", sql).strip()


def asks_for_order(scored_gold_sql: str) -> bool:
    """Whether the order of the rows counts: the evaluator looks for the words, anywhere in gold."""
    return "order by" in scored_gold_sql.lower()


def runs_nothing(scored: str) -> bool:
    """Whether there are only comments and semicolons: to SQLite that is a result without rows."""
    return _NO_STATEMENT.fullmatch(scored) is not None


def same_statement(executed: str, scored: str) -> bool:
    """Whether a result of `executed` is one of `scored`: a semicolon at the end is ignored."""
    return scored == executed.strip().removesuffix(";").rstrip()


def _joined(sql: str) -> str:
    for split, joined in _SPLIT_OPERATORS:
        sql = sql.replace(split, joined)
    return sql


def _without_distinct(sql: str) -> str:
    if "distinct" not in sql.lower() and ";" not in sql:
        return sql
    kept: list[str] = []
    position = depth = 0
    for lexeme in _LEXEME.finditer(sql):
        kept.append(sql[position : lexeme.start()])
        position = lexeme.end()
        text = lexeme.group()
        if text == ";" and depth <= 0:
            fails = _MYSQL_COMMENT.match(sql, position)
            return sql if fails else "".join(kept).strip() or text
        depth += {"(": 1, ")": -1}.get(text, 0)
        if text.lower() != "distinct":
            kept.append(text)
    return "".join([*kept, sql[position:]])


_Row = tuple[Value, ...]
_Rows = Sequence[_Row]
_UNDECODED = "\ufffd"

_Colours = list[int]
"""One number per column (or row). Those that no permutation can match have different colours."""


def results_match(gold: ExecutionResult, pred: ExecutionResult, *, order_matters: bool) -> bool:
    """The test-suite evaluator's verdict on two results; False unless both have status "ok".

    Two empty results are equal whatever their columns. Values compare as in Python: 1 == 1.0,
    but 1 != "1". Bytes that are not UTF-8 do not count: the sandbox marks their place in a text
    with U+FFFD, where the evaluator's decoder leaves them out.
    """
    if gold.status != "ok" or pred.status != "ok" or len(gold.rows) != len(pred.rows):
        return False
    if _rows_match(gold.rows, pred.rows, order_matters):
        return True
    if not (_has_undecoded(gold.rows) or _has_undecoded(pred.rows)):
        return False
    return _rows_match(_decoded(gold.rows), _decoded(pred.rows), order_matters)


def results_match_bird(gold: ExecutionResult, pred: ExecutionResult) -> bool:
    """BIRD's verdict: the same set of rows. False unless both have status "ok"."""
    if gold.status != "ok" or pred.status != "ok":
        return False
    return set(gold.rows) == set(pred.rows)


def _has_undecoded(rows: _Rows) -> bool:
    return any(isinstance(value, str) and _UNDECODED in value for row in rows for value in row)


def _decoded(rows: _Rows) -> _Rows:
    return [
        tuple(v.replace(_UNDECODED, "") if isinstance(v, str) else v for v in row) for row in rows
    ]


def _rows_match(gold: _Rows, pred: _Rows, order_matters: bool) -> bool:
    if not gold:
        return True
    width = len(gold[0])
    if len(pred[0]) != width:
        return False
    if width == 1:
        return list(gold) == list(pred) if order_matters else Counter(gold) == Counter(pred)
    if order_matters:
        same = Counter(zip(*gold, strict=True)) == Counter(zip(*pred, strict=True))
    else:
        same = _same_bag(gold, pred)
    return same and not _rejected_by_text(gold, pred, order_matters)


def _same_bag(gold: _Rows, pred: _Rows) -> bool:
    """Whether some permutation of the columns gives the same multiset of rows."""
    gold_counts, pred_counts = Counter(gold), Counter(pred)
    if gold_counts == pred_counts:
        return True
    colours = [0] * len(gold[0])
    return _match_columns(_RowMultiset(gold_counts), colours, _RowMultiset(pred_counts), colours)


class _RowMultiset:
    """A multiset of rows as columns over its distinct rows, and how often each of these occurs."""

    def __init__(self, counts: Counter[_Row]) -> None:
        self.columns = list(zip(*counts, strict=True))
        self.counts = list(counts.values())

    def refine(self, colours: _Colours) -> _Colours:
        """Refine the colours by the values and the rows that hold them, until nothing changes.

        Sums of marks do not depend on the order of rows or columns, so equal results get equal
        colours; an accidental collision costs time, never the verdict.
        """
        rows = self.counts
        first_round = True
        while True:
            refined = [
                hash((colour, sum(_marks(zip(rows, column, strict=True)))))
                for colour, column in zip(colours, self.columns, strict=True)
            ]
            kinds = len(set(refined))
            if kinds == len(refined) or (kinds == len(set(colours)) and not first_round):
                return refined
            colours, first_round = refined, False
            marked = [
                _marks(zip(repeat(colour), column))
                for colour, column in zip(colours, self.columns, strict=True)
            ]
            rows = list(map(sum, zip(self.counts, *marked, strict=True)))

    def ambiguous(self, colours: _Colours) -> int | None:
        """The first column that shares its colour with a different one; copies do not count."""
        first: dict[int, int] = {}
        for index, colour in enumerate(colours):
            other = first.setdefault(colour, index)
            if self.columns[other] != self.columns[index]:
                return other
        return None

    def in_order_of(self, colours: _Colours) -> dict[_Row, int]:
        """The distinct rows and their counts, columns sorted by colour."""
        order = sorted(range(len(colours)), key=colours.__getitem__)
        rows = zip(*(self.columns[index] for index in order), strict=True)
        return dict(zip(rows, self.counts, strict=True))


def _marks(pairs: Iterable[tuple[int, Value]]) -> Iterator[int]:
    """A number for each pair, to be summed.

    The squares of hashes, as the hash of a pair is nearly a sum of its two halves: sums of plain
    hashes forget which value stands in which row.
    """
    return map(pow, map(hash, pairs), repeat(2))


def _match_columns(
    gold: _RowMultiset, gold_colours: _Colours, pred: _RowMultiset, pred_colours: _Colours
) -> bool:
    """Refine the colours of the columns; where some stay alike, try one against each of them."""
    gold_colours, pred_colours = gold.refine(gold_colours), pred.refine(pred_colours)
    if sorted(gold_colours) != sorted(pred_colours):
        return False
    if gold.in_order_of(gold_colours) == pred.in_order_of(pred_colours):
        return True  # also where alike columns are interchangeable
    chosen = gold.ambiguous(gold_colours)
    if chosen is None:
        return False
    colour = gold_colours[chosen]
    fresh = hash((colour, len(gold_colours)))
    tried: set[_Row] = set()
    for index, column in enumerate(pred.columns):
        if pred_colours[index] != colour or column in tried:
            continue
        tried.add(column)
        pinned = _with(pred_colours, index, fresh)
        if _match_columns(gold, _with(gold_colours, chosen, fresh), pred, pinned):
            return True
    return False


def _with(colours: _Colours, index: int, colour: int) -> _Colours:
    return [*colours[:index], colour, *colours[index + 1 :]]


def _rejected_by_text(gold: _Rows, pred: _Rows, order_matters: bool) -> bool:
    """The evaluator's quick rejection, which also turns down some results that are equal.

    It sorts each row by the text of its values and compares the rows. As 1 and 1.0 are equal but
    sort differently among other values, (1, 10) and (1.0, 10.0) count as different. Where no float
    is a whole number, equal rows always sort alike, and nothing has to be done.
    """
    if not (_has_whole_float(gold) or _has_whole_float(pred)):
        return False
    gold_sorted, pred_sorted = map(_sorted_by_text, gold), map(_sorted_by_text, pred)
    if order_matters:
        return list(gold_sorted) != list(pred_sorted)
    return set(gold_sorted) != set(pred_sorted)


def _has_whole_float(rows: _Rows) -> bool:
    return any(type(value) is float and value.is_integer() for row in rows for value in row)


def _sorted_by_text(row: _Row) -> _Row:
    return tuple(sorted(row, key=lambda value: str(value) + str(type(value))))
