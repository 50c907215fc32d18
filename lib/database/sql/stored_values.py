"""What a query compares columns with that they do not hold: missing values, dates, codes, names.

In sentences for chat models. What columns hold is in the catalog (`lib.database.contents`); the
values that are most like a text are looked up for `compared_texts` and passed in.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sqlglot import exp

from lib.database.catalog import Catalog, Contents, quote_text
from lib.database.contents import date_form
from lib.database.names import enumeration, plain_name
from lib.database.sql.bindings import Bindings, bind
from lib.database.sql.trees import read_tree, render

_MOST = 4  # sentences
_LONGEST = 40  # characters of a value that is quoted

_ORDER = (exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Between)
_PATTERNS = (exp.Like, exp.Glob)
_EQUAL = (exp.EQ, exp.NEQ, exp.In)
_LOOKED_UP = (*_EQUAL, *_PATTERNS)

_MISSING = frozenset({"", "null", "none", "nan", "n/a"})
_TODAY = frozenset({"now", "today", "current_date", "curdate", "current date"})
_ISO_PART = re.compile(r"\d{4}(?:-\d\d)?|\d{4}-\d\d-\d\d(?:[ T]\d\d(?::\d\d){0,2}(?:\.\d+)?)?")
_DATE_CALLS = ("date", "datetime", "strftime", "julianday", "time")
_PARTS = {4: "strftime('%Y', {})", 7: "strftime('%Y-%m', {})", 10: "date({})"}
"""What equals a part of an ISO date, by its number of characters."""


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
        found = _comparisons(tree, bind(tree, catalog))
        return [text for one in found for text in one.compared.values()]

    return read_tree(sql, read, [])


def stored_advice(sql: str, catalog: Catalog, near: tuple[NearValues, ...]) -> list[str]:
    """What columns hold, where the query compares them with something else."""
    values = {each.compared: each.values for each in near}

    def read(tree: exp.Expr) -> list[str]:
        bindings = bind(tree, catalog)
        columns = _columns(bindings)
        said = [*_of_calls(tree, columns), *_of_excluded_nulls(tree, columns)]
        for one in _comparisons(tree, bindings):
            said += [*one.of_null(), *one.of_dates(), *one.of_values(values)]
        return list(dict.fromkeys(said))[:_MOST]

    return read_tree(sql, read, [])


@dataclass(frozen=True)
class _Column:
    """A column of a table, and what it holds, which may not be known."""

    table: str
    name: str
    contents: Contents

    def __str__(self) -> str:
        return f"{plain_name(self.table)}.{plain_name(self.name)}"


@dataclass(frozen=True)
class _Comparison:
    """A comparison of a column. `operands`: what it is compared with. `written`: as in the query.

    `texts`, `numbers`: the constants among the operands. `folded`: by lower, upper or COLLATE.
    """

    node: exp.Expr
    column: _Column
    written: str
    operands: tuple[exp.Expr, ...]
    texts: tuple[str, ...]
    numbers: tuple[str, ...]
    folded: bool

    @property
    def is_pattern(self) -> bool:
        return isinstance(self.node, _PATTERNS)

    @property
    def compared(self) -> dict[str, ComparedText]:
        """By text what is looked up: without the wildcards around it."""
        contents = self.column.contents
        if contents.codes or contents.dates or not isinstance(self.node, _LOOKED_UP):
            return {}
        cores = {text: text.strip("%*") if self.is_pattern else text for text in self.texts}
        place = self.column.table, self.column.name
        return {
            text: ComparedText(*place, core, self.is_pattern)
            for text, core in cores.items()
            if core.strip()
        }

    def of_null(self) -> Iterator[str]:
        """What NULL never satisfies."""
        node, contents, nulls = self.node, self.column.contents, self.column.contents.nulls
        within_not = isinstance(node.parent, exp.Not) or bool(node.args.get("negate"))
        negated = isinstance(node, exp.NEQ) != within_not
        if any(isinstance(each, exp.Null) for each in self.operands):
            yield f"Nothing equals NULL. Write {self.written} IS {'NOT ' * negated}NULL."
        if not nulls or not isinstance(node, _LOOKED_UP):
            return
        stored = {*map(str.lower, contents.codes), *([""] if contents.blanks else [])}
        missing = [text for text in self.texts if text.strip().lower() in _MISSING - stored]
        rows = f"{self.column} is NULL in {nulls} {'row' if nulls == 1 else 'rows'}"
        if missing and not negated:
            yield f"{rows}, and never {quote_text(missing[0])}. Write {self.written} IS NULL."
        elif negated and not missing and (self.texts or self.numbers):
            sign = "<>" if isinstance(node, (exp.NEQ, exp.EQ)) else "NOT"
            yield f"{rows}, which {sign} leaves out. Add OR {self.written} IS NULL to keep them."

    def of_dates(self) -> Iterator[str]:
        """Dates that are compared with what is not written as they are."""
        contents, with_date = self.column.contents, any(map(_is_date, self.operands))
        if contents.dates == "seconds" and with_date:
            yield (
                f"{self.column} holds seconds since 1970, such as {contents.example}. "
                f"Compare datetime({self.written}, 'unixepoch') with a date."
            )
        elif contents.other_dates and with_date:
            yield (
                f"{self.column} holds dates as texts such as {_quoted(contents.other_dates)}, "
                "which are not in the order of time. "
                f"Compare parts of them, with substr({self.written}, start, length)."
            )
        elif contents.dates in ("day", "moment") and not self.is_pattern:
            yield from self._of_iso_dates(f"such as {_quoted(contents.example or '')}")

    def _of_iso_dates(self, like: str) -> Iterator[str]:
        contents, text = self.column.contents, next(iter(self.texts), "")
        wrong = [text for text in self.texts if not _ISO_PART.fullmatch(text)]
        is_part = len(text) in ((4, 7, 10) if contents.dates == "moment" else (4, 7))
        if self.numbers:
            yield (
                f"{self.column} holds dates as texts {like}. Compare strftime('%Y', "
                f"{self.written}) with a year in quotes, such as {quote_text(self.numbers[0])}."
            )
        elif wrong and wrong[0].lower() in _TODAY:
            yield f"{quote_text(wrong[0])} is a text. Write date('now') for today."
        elif wrong:
            missing = ", or NULL" if contents.nulls else ""
            yield f"{self.column} holds dates {like}{missing}, not {_quoted(wrong[0])}."
        elif is_part and isinstance(self.node, _EQUAL):
            unit = "times" if contents.dates == "moment" else "days"
            part = _PARTS[len(text)].format(self.written)
            yield f"{self.column} holds {unit} {like}. Compare {part} with {quote_text(text)}."

    def of_values(self, near: Mapping[ComparedText, tuple[str, ...]]) -> Iterator[str]:
        """Codes and values that the column does not hold, with those that it does."""
        contents = self.column.contents
        if contents.codes and isinstance(self.node, _LOOKED_UP):
            held = [_quoted(code) if contents.texts else code for code in contents.codes]
            constants = [(text, _quoted(text)) for text in self.texts]
            for text, shown in (*constants, *zip(self.numbers, self.numbers, strict=True)):
                if not any(self._is(text, code) for code in contents.codes):
                    yield f"{self.column} holds {enumeration(held)}, not {shown}."
        for text, compared in self.compared.items():
            if values := near.get(compared):
                meant = enumeration(list(map(_quoted, values)), "or")
                yield f"{self.column} has no {_quoted(text)}. Is {meant} meant?"

    def _is(self, text: str, code: str) -> bool:
        if self.is_pattern:
            core = text.strip("%*").casefold()
            return core in code.casefold() or any(sign in core for sign in "%_*?[")
        if self.folded:
            return text.casefold() == code.casefold()
        return text == code or _number(text) == _number(code) is not None


def _comparisons(tree: exp.Expr, bindings: Bindings) -> Iterator[_Comparison]:
    """Those of columns of tables with something else."""
    strings = {id(text.node) for text in bindings.strings}
    columns = _columns(bindings)
    for node in tree.find_all(*_ORDER, *_LOOKED_UP):
        operands = list(node.iter_expressions())
        plain = list(map(_unwrapped, operands))
        place = next((n for n, each in enumerate(plain) if id(each) in columns), None)
        if place is None:
            continue
        column = plain.pop(place)
        yield _Comparison(
            node,
            columns[id(column)],
            render(column),
            tuple(plain),
            texts=tuple(each.name for each in plain if each.is_string or id(each) in strings),
            numbers=tuple(each.name for each in plain if _is_number(each)),
            folded=column is not operands[place],
        )


def _columns(bindings: Bindings) -> dict[int, _Column]:
    """The columns of tables, by the id of their node."""
    return {
        id(one.node): _Column(one.table.name, one.column.name, one.column.contents or Contents())
        for one in bindings.columns
        if one.table is not None and one.column is not None
    }


def _unwrapped(node: exp.Expr) -> exp.Expr:
    """What stands in parentheses, COLLATE, lower, upper and trim."""
    while isinstance(node, (exp.Paren, exp.Collate)) or _is_call(node, "lower", "upper", "trim"):
        inner = node.expressions[0] if node.expressions else node.this
        if not isinstance(inner, exp.Expr):
            break
        node = inner
    return node


def _is_call(node: exp.Expr | None, *names: str) -> bool:
    return isinstance(node, exp.Anonymous) and str(node.this).lower() in names


def _is_number(node: exp.Expr) -> bool:
    return isinstance(node, exp.Literal) and not node.is_string


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def _quoted(text: str) -> str:
    return quote_text(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…")


def _is_date(node: exp.Expr) -> bool:
    """Whether it is a date in words, not in seconds."""
    if node.is_string:
        text = node.name
        return bool(_ISO_PART.fullmatch(text) or date_form(text)) or text in _TODAY
    if _is_call(node, "strftime"):
        return all(each.name != "%s" for each in node.expressions)
    is_now = isinstance(node, (exp.CurrentDate, exp.CurrentTimestamp))
    return is_now or _is_call(node, "date", "datetime")


def _of_calls(tree: exp.Expr, columns: Mapping[int, _Column]) -> Iterator[str]:
    """Functions of dates on what they do not read; texts of theirs compared with numbers."""
    for call in tree.find_all(exp.Anonymous):
        if not _is_call(call, *_DATE_CALLS):
            continue
        for argument in call.expressions:
            if id(argument) in columns:
                yield from _of_call(call, columns[id(argument)])
        beside = call.parent if _is_call(call, "strftime") else None
        if isinstance(beside, (*_EQUAL, *_ORDER)):
            for number in filter(_is_number, beside.iter_expressions()):
                yield (
                    "strftime gives text, which equals no number. "
                    f"Compare {render(call)} with {quote_text(number.name)}."
                )
                break


def _of_call(call: exp.Anonymous, column: _Column) -> Iterator[str]:
    contents = column.contents
    modifiers = {each.name for each in call.expressions if each.is_string}
    if contents.dates == "seconds" and not modifiers & {"unixepoch", "auto"}:
        yield (
            f"{column} holds seconds since 1970, such as {contents.example}. "
            f"Write {render(call)[:-1]}, 'unixepoch')."
        )
    elif contents.other_dates:
        yield (
            f"{column} holds texts such as {_quoted(contents.other_dates)}, which "
            f"{str(call.this).lower()} does not read. Take parts of them with substr."
        )


def _of_excluded_nulls(tree: exp.Expr, columns: Mapping[int, _Column]) -> Iterator[str]:
    """NOT IN over a column with NULLs, which finds nothing."""
    for node in tree.find_all(exp.In):
        query = node.args.get("query")
        select = query.unnest() if query is not None else None
        if isinstance(node.parent, exp.Not) and isinstance(select, exp.Select):
            output = select.expressions[0].unalias()
            column = columns.get(id(output))
            if column and column.contents.nulls and "IS NOT NULL" not in render(select):
                yield (
                    "NOT IN finds nothing beside a NULL. "
                    f"Add {render(output)} IS NOT NULL inside it."
                )
