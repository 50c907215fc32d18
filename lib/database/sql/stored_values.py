"""What a query compares columns with that they do not hold: missing values, dates, codes, names.

In sentences for chat models. What columns hold is in the catalog (`lib.database.contents`); the
values that are most like a text are looked up for `compared_texts` and passed in.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sqlglot import exp

from lib.database.catalog import Catalog, Contents, Table, quote_text
from lib.database.names import enumeration, plain_name
from lib.database.sql.bindings import Bindings, bind
from lib.database.sql.trees import read_tree, render

_MOST = 4  # sentences
_LONGEST = 40  # characters of a value that is quoted

_ORDER = (exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Between)
_EQUAL = (exp.EQ, exp.NEQ, exp.In)
_PATTERNS = (exp.Like, exp.Glob)

_MISSING = frozenset({"", "null", "none", "nan", "n/a"})
_TODAY = frozenset({"now", "today", "current_date", "curdate", "current date"})
_ISO_PART = re.compile(r"\d{4}(?:-\d\d)?|\d{4}-\d\d-\d\d(?:[ T]\d\d(?::\d\d){0,2}(?:\.\d+)?)?")
_OTHER_DATE = re.compile(
    r"\d{1,4}[-/. ]+(?:\d{1,2}|[a-z]{3,9})[-/., ]+\d{1,4}.*|[a-z]{3,9}\.? (?:\d\d?,? )?\d{4}",
    re.IGNORECASE,
)
_DATE_CALLS = frozenset({"date", "datetime", "strftime", "julianday", "time"})


@dataclass(frozen=True)
class ComparedText:
    """A text that a column is compared with. `inside`: it may be a part of a value."""

    table: str
    column: str
    text: str
    inside: bool = False


@dataclass(frozen=True)
class NearValues:
    """The values of a column that are most like a text which it does not hold."""

    compared: ComparedText
    values: tuple[str, ...]


def compared_texts(sql: str, catalog: Catalog) -> list[ComparedText]:
    """The texts that columns without codes and dates are compared with by =, <>, IN and LIKE."""

    def read(tree: exp.Expr) -> list[ComparedText]:
        every = (one.compared(text) for one in _comparisons(tree, catalog) for text in one.texts)
        return list(filter(None, every))

    return read_tree(sql, read, [])


def stored_advice(sql: str, catalog: Catalog, near: tuple[NearValues, ...]) -> list[str]:
    """What columns hold, where the query compares them with something else."""

    def read(tree: exp.Expr) -> list[str]:
        found = {each.compared: each.values for each in near}
        said = [*_of_calls(tree, catalog), *_of_excluded_nulls(tree, catalog)]
        for one in _comparisons(tree, catalog):
            said += [*one.of_null(), *one.of_dates(), *one.of_values(found)]
        return list(dict.fromkeys(said))[:_MOST]

    return read_tree(sql, read, [])


@dataclass(frozen=True)
class _Comparison:
    """A comparison of a column. `operands`: what it is compared with. `written`: as in the query.

    `texts`: the constants among the operands that are texts.
    """

    node: exp.Expr
    table: str
    column: str
    contents: Contents
    written: str
    operands: tuple[exp.Expr, ...]
    texts: tuple[str, ...]
    folded: bool

    @property
    def name(self) -> str:
        return f"{plain_name(self.table)}.{plain_name(self.column)}"

    @property
    def numbers(self) -> list[str]:
        return [each.name for each in self.operands if _is_number(each)]

    @property
    def is_pattern(self) -> bool:
        return isinstance(self.node, _PATTERNS)

    @property
    def negated(self) -> bool:
        node = self.node
        inside = isinstance(node.parent, exp.Not) or bool(node.args.get("negate"))
        return isinstance(node, exp.NEQ) != inside

    def compared(self, text: str) -> ComparedText | None:
        """The text without the wildcards around it, where values of the column may be like it."""
        core = text.strip("%*") if self.is_pattern else text
        known = self.contents.codes or self.contents.dates
        looked_up = isinstance(self.node, (*_EQUAL, *_PATTERNS)) and core.strip()
        if known or not looked_up:
            return None
        return ComparedText(self.table, self.column, core, self.is_pattern)

    def of_null(self) -> Iterator[str]:
        """What NULL never satisfies."""
        if any(isinstance(each, exp.Null) for each in self.operands):
            yield f"Nothing equals NULL. Write {self.written} IS {'NOT ' * self.negated}NULL."
        contents, nulls = self.contents, self.contents.nulls
        codes = {code.lower() for code in contents.codes} | {"" for _ in range(contents.blanks)}
        missing = [text for text in self.texts if text.strip().lower() in _MISSING - codes]
        rows = f"{self.name} is NULL in {nulls} {'row' if nulls == 1 else 'rows'}"
        if not nulls or not isinstance(self.node, (*_EQUAL, *_PATTERNS)):
            return
        if missing and not self.negated:
            yield f"{rows}, and never {quote_text(missing[0])}. Write {self.written} IS NULL."
        elif self.negated and not missing and (self.texts or self.numbers):
            sign = "<>" if isinstance(self.node, (exp.NEQ, exp.EQ)) else "NOT"
            yield f"{rows}, which {sign} leaves out. Add OR {self.written} IS NULL to keep them."

    def of_dates(self) -> Iterator[str]:
        """Dates that are compared with what is not written as they are."""
        contents, form = self.contents, self.contents.dates
        like = f"such as {_quoted(contents.example or '')}"
        if form == "seconds" and any(map(_is_date, self.operands)):
            yield (
                f"{self.name} holds seconds since 1970, such as {contents.example}. "
                f"Compare datetime({self.written}, 'unixepoch') with a date."
            )
        elif contents.other_dates and any(map(_is_date, self.operands)):
            yield (
                f"{self.name} holds dates as texts such as {_quoted(contents.other_dates)}, which "
                "are not in the order of time. "
                f"Compare parts of them, with substr({self.written}, start, length)."
            )
        elif form in ("day", "moment") and not self.is_pattern:
            yield from self._of_iso_dates(like)

    def _of_iso_dates(self, like: str) -> Iterator[str]:
        wrong = [text for text in self.texts if not _ISO_PART.fullmatch(text)]
        equal = isinstance(self.node, _EQUAL)
        if self.numbers:
            year = quote_text(self.numbers[0])
            yield (
                f"{self.name} holds dates as texts {like}. "
                f"Compare strftime('%Y', {self.written}) with a year in quotes, such as {year}."
            )
        elif wrong and wrong[0].lower() in _TODAY:
            yield f"{quote_text(wrong[0])} is a text. Write date('now') for today."
        elif wrong:
            missing = ", or NULL" if self.contents.nulls else ""
            yield f"{self.name} holds dates {like}{missing}, not {_quoted(wrong[0])}."
        elif equal and self.texts and len(self.texts[0]) in (4, 7, 10):
            part = {4: "strftime('%Y', {})", 7: "strftime('%Y-%m', {})", 10: "date({})"}
            if len(self.texts[0]) < 10 or self.contents.dates == "moment":
                whole = part[len(self.texts[0])].format(self.written)
                yield (
                    f"{self.name} holds {'times' if self.contents.dates == 'moment' else 'days'} "
                    f"{like}. Compare {whole} with {quote_text(self.texts[0])}."
                )

    def of_values(self, near: dict[ComparedText, tuple[str, ...]]) -> Iterator[str]:
        """Codes and values that the column does not hold, with those that it does."""
        contents = self.contents
        if contents.codes and isinstance(self.node, (*_EQUAL, *_PATTERNS)):
            held = [_quoted(code) if contents.texts else code for code in contents.codes]
            for constant in (*map(_quoted, self.texts), *self.numbers):
                if not any(self._holds(constant, code) for code in contents.codes):
                    yield f"{self.name} holds {enumeration(held)}, not {constant}."
        for text in self.texts:
            compared = self.compared(text)
            values = near.get(compared, ()) if compared is not None else ()
            if values:
                meant = enumeration(list(map(_quoted, values)), "or")
                yield f"{self.name} has no {_quoted(text)}. Is {meant} meant?"

    def _holds(self, constant: str, code: str) -> bool:
        text = constant.strip("'").replace("''", "'")
        if self.is_pattern:
            core = text.strip("%*").casefold()
            return core in code.casefold() or any(sign in core for sign in "%_*?[")
        if self.folded:
            return text.casefold() == code.casefold()
        return text == code or _number(text) == _number(code) is not None


def _comparisons(tree: exp.Expr, catalog: Catalog) -> Iterator[_Comparison]:
    """Those of columns of tables with something else; what a column holds may not be known."""
    bindings = bind(tree, catalog)
    strings = {id(text.node) for text in bindings.strings}
    columns = _columns(bindings)
    for node in tree.find_all(*_ORDER, *_EQUAL, *_PATTERNS):
        operands = _operands(node)
        plain = list(map(_unwrapped, operands))
        place = next((n for n, each in enumerate(plain) if id(each) in columns), None)
        if place is None:
            continue
        table, name, contents = columns[id(plain[place])]
        others = [each for n, each in enumerate(plain) if n != place]
        yield _Comparison(
            node,
            table.name,
            name,
            contents,
            render(plain[place]),
            tuple(others),
            tuple(each.name for each in others if _is_text(each) or id(each) in strings),
            plain[place] is not operands[place],
        )


def _columns(bindings: Bindings) -> dict[int, tuple[Table, str, Contents]]:
    """By the id of its node, each column of a table and what it holds."""
    return {
        id(one.node): (one.table, one.column.name, one.column.contents or Contents())
        for one in bindings.columns
        if one.table is not None and one.column is not None
    }


def _operands(node: exp.Expr) -> list[exp.Expr]:
    if isinstance(node, exp.Between):
        return [node.this, node.args["low"], node.args["high"]]
    if isinstance(node, exp.In):
        return [node.this, *node.expressions]
    return [node.this, node.expression]


def _unwrapped(node: exp.Expr) -> exp.Expr:
    """What stands in parentheses, COLLATE, lower, upper and trim."""
    while isinstance(node, (exp.Paren, exp.Collate)) or _is_call(node, {"lower", "upper", "trim"}):
        inner = node.expressions[0] if node.expressions else node.this
        if not isinstance(inner, exp.Expr):
            break
        node = inner
    return node


def _is_call(node: exp.Expr | None, names: set[str] | frozenset[str]) -> bool:
    return isinstance(node, exp.Anonymous) and str(node.this).lower() in names


def _is_number(node: exp.Expr) -> bool:
    return isinstance(node, exp.Literal) and not node.is_string


def _is_text(node: exp.Expr) -> bool:
    return isinstance(node, exp.Literal) and node.is_string


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def _quoted(text: str) -> str:
    return quote_text(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…")


def _is_date(node: exp.Expr) -> bool:
    """Whether it is a date in words, not in seconds."""
    if _is_text(node):
        text = node.name
        return any(form.fullmatch(text) for form in (_ISO_PART, _OTHER_DATE)) or text in _TODAY
    if _is_call(node, {"strftime"}):
        return not any(each.name == "%s" for each in node.expressions)
    is_now = isinstance(node, (exp.CurrentDate, exp.CurrentTimestamp))
    return is_now or _is_call(node, {"date", "datetime"})


def _of_calls(tree: exp.Expr, catalog: Catalog) -> Iterator[str]:
    """Functions of dates on what they do not read; texts of theirs compared with numbers."""
    columns = _columns(bind(tree, catalog))
    for call in tree.find_all(exp.Anonymous):
        if not _is_call(call, _DATE_CALLS):
            continue
        for argument in call.expressions:
            if id(argument) in columns:
                table, name, contents = columns[id(argument)]
                yield from _of_call(call, f"{plain_name(table.name)}.{plain_name(name)}", contents)
        beside = call.parent if isinstance(call.parent, (*_EQUAL, *_ORDER)) else None
        numbers = [each.name for each in _operands(beside) if _is_number(each)] if beside else []
        if numbers and _is_call(call, {"strftime"}):
            yield (
                "strftime gives text, which equals no number. "
                f"Compare {render(call)} with {quote_text(numbers[0])}."
            )


def _of_call(call: exp.Anonymous, name: str, contents: Contents) -> Iterator[str]:
    modifiers = {each.name for each in call.expressions if _is_text(each)}
    if contents.dates == "seconds" and not modifiers & {"unixepoch", "auto"}:
        yield (
            f"{name} holds seconds since 1970, such as {contents.example}. "
            f"Write {render(call)[:-1]}, 'unixepoch')."
        )
    elif contents.other_dates:
        yield (
            f"{name} holds texts such as {_quoted(contents.other_dates)}, which "
            f"{str(call.this).lower()} does not read. Take parts of them with substr."
        )


def _of_excluded_nulls(tree: exp.Expr, catalog: Catalog) -> Iterator[str]:
    """NOT IN over a column with NULLs, which finds nothing."""
    columns = _columns(bind(tree, catalog))
    for node in tree.find_all(exp.In):
        query = node.args.get("query")
        select = query.unnest() if query is not None else None
        if not isinstance(node.parent, exp.Not) or not isinstance(select, exp.Select):
            continue
        output = select.expressions[0].unalias()
        nulls = columns[id(output)][2].nulls if id(output) in columns else 0
        if nulls and "IS NOT NULL" not in render(select):
            yield f"NOT IN finds nothing beside a NULL. Add {render(output)} IS NOT NULL inside it."
