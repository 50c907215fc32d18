"""Doubts that the question's words give: what it says and the query does not use."""

import re
from collections.abc import Iterator, Sequence

from sqlglot import exp

from lib.database.catalog import Catalog, Column, Table, fold_case, quote_identifier
from lib.database.names import enumeration, identifier_words, spoken_name, text_words
from lib.database.schema.retrieval import ColumnRef
from lib.database.sql.bindings import bind
from lib.database.sql.parse import parse
from lib.database.sql.parsed_answer import Doubt, ParsedAnswer, is_key

_SHOWN = 3

# The shape of the question

_PERCENT = (
    r"percent(?:age)?s?|per cent|proportions?|ratios?|(?:what|which|market|the|an?) shares?"
    r"|shares? of|\w*rate of|prozent\w*|\w*anteile?|quote|pourcentage"
)


_SHARES = frozenset(text_words("percent percentage pct rate ratio share proportion quota anteil"))


def no_ratio(answer: ParsedAnswer) -> Iterator[Doubt]:
    """Percentages and shares need a division, and one that keeps what comes after the point."""
    word = answer.said(_PERCENT) or answer.said(r"(?<!\d)(?<!\d )%")
    if word is None or {*text_words(word), *_SHARES} & answer.stems:
        return
    ratios = list(answer.tree.find_all(exp.Div, exp.Mod))
    if not ratios and not any(_is_condition(one.this) for one in answer.tree.find_all(exp.Avg)):
        yield Doubt("no_ratio", f'The question asks for "{word}"; the query divides nothing.')
    elif ratios and all(map(_is_whole, ratios)):
        yield Doubt("no_ratio", "Whole numbers are divided, so what comes after the point is lost.")


def _is_condition(node: exp.Expr) -> bool:
    return not isinstance(node, exp.Column)


def _is_whole(ratio: exp.Expr) -> bool:
    """Whether counts are divided by counts, with no number with a point and no CAST."""
    floats = any(one.is_number and "." in one.name for one in ratio.find_all(exp.Literal))
    return (
        not floats
        and not ratio.find(exp.Cast, exp.Avg, exp.Sum)
        and ratio.find(exp.Count) is not None
    )


_GROUPED = r"(?:for|of|in|by|per)\s+(?:each|every)|each|every|per|pro|je|jede[rsnm]?"


def no_group(answer: ParsedAnswer) -> Iterator[Doubt]:
    word = answer.said(_GROUPED)
    if answer.select is None or word is None:
        return
    if answer.tree.find(exp.Group, exp.Window, exp.Subquery, exp.SetOperation):
        return
    if answer.aggregates or answer.select.args.get("limit") is not None:
        yield Doubt("no_group", f'The question says "{word}"; the query gives one answer for all.')


def no_median(answer: ParsedAnswer) -> Iterator[Doubt]:
    taken = "median" in answer.sql.lower() or answer.tree.find(exp.Window, exp.Offset)
    if answer.said("medians?") and not taken:
        yield Doubt("no_median", "The question asks for a median; the query takes none.")


_SUPERLATIVE = (
    r"most|least|fewest|highest|lowest|largest|smallest|biggest|oldest|youngest|longest|shortest"
    r"|cheapest|latest|earliest|newest|maximum|minimum|top \d+"
)


def no_superlative(answer: ParsedAnswer) -> Iterator[Doubt]:
    word = answer.said(_SUPERLATIVE)
    if word is None or answer.said(r"at (?:most|least)|most recently|most common"):
        return
    named = set(text_words(_SUPERLATIVE)) & answer.stems
    if not named and not answer.tree.find(exp.Order, exp.Max, exp.Min, exp.Window):
        yield Doubt("no_superlative", f'The query does not use "{word}".')


_TODAY = (
    r"today|yesterday|this (?:month|year|week)|(?:last|past|previous|next) (?:\d+ |\w+ )?"
    r"(?:days?|weeks?|months?|years?)|overdue|right now"
    r"|heute|gestern|diese[nsm]? (?:monat|jahr|woche)|letzte[nrs]? (?:\d+ )?"
    r"(?:tage?n?|wochen?|monate?n?|jahre?n?)"
)
_AGE = (
    r"(?:older|younger) than \d+|(?:over|under|above|below) (?:the age of )?\d+ years"
    r"|how old (?:is|are)"
)


def no_today(answer: ParsedAnswer) -> Iterator[Doubt]:
    if "now" in answer.constants or re.search(
        r"\bcurrent_|\b(?:date|julianday)\(\)", answer.sql, re.I
    ):
        return
    stored = (one.column for one in answer.bindings.columns)
    dated = any(one is not None and one.contents and one.contents.dates for one in stored)
    aged = "age" in answer.stems
    word = answer.said(_TODAY) or (answer.said(_AGE) if dated and not aged else None)
    if word is not None and (dated or not aged):
        yield Doubt("no_today", f'"{word}" depends on today\'s date, which the query does not use.')


_NEGATION = (
    r"not|never|no|without|none|nobody|neither|nor|isn't|aren't|don't|doesn't|didn't|haven't"
    r"|hasn't|still|except|excluding|other than|apart from|unpaid|unknown|missing"
    r"|kein\w*|nicht|nie|ohne|niemand|außer|noch immer"
)
_EXCLUDING = re.compile(
    r"\bNOT\b|\bEXCEPT\b|<>|!=|IS NULL|\bLEFT\b|= 0\b|= ''|= 'N|= 'F|= 'no|= 'false|\bFALSE\b|'not",
    re.IGNORECASE,
)
_NO_NEGATION = r"no (?:more|less|later|earlier|longer|fewer) than|whether or not|no\."


def no_negation(answer: ParsedAnswer) -> Iterator[Doubt]:
    word = answer.said(_NEGATION)
    if word is None or answer.said(_NO_NEGATION) or _EXCLUDING.search(answer.sql):
        return
    values = (text for texts in answer.asked.values.values() for text in texts)
    if not any(word.lower() in text.lower() for text in values):
        yield Doubt("no_negation", f'The question says "{word}"; the query excludes nothing.')


# Numbers, quoted words, values and columns that it names

_QUOTED = re.compile(
    r"""(?<!\w)(?:"([^"]{1,60})"|'([^']{1,60})'(?!\w)|“([^”]{1,60})”|„([^“”]{1,60})[“”])"""
)
_NUMBER_WORDS = {
    word: number
    for words in (
        ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
        ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
    )
    for number, word in enumerate(words, start=2)
}
_DIGITS = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)*(?![\w])")


def unused_numbers(answer: ParsedAnswer) -> Iterator[Doubt]:
    """Numbers, years and quoted words of the question."""
    numbers = [match[0] for match in _DIGITS.finditer(answer.asked.question)]
    numbers += [word for word in _NUMBER_WORDS if answer.said(word)]
    missing = [number for number in numbers if not _uses_number(answer, number)]
    text = " ".join(answer.constants).replace("%", "")
    for quoted in _QUOTED.finditer(answer.asked.question):
        word = re.sub(r"[%_*]", "", next(filter(None, quoted.groups()))).strip(" .,?!").lower()
        if word and word not in text and not _is_named(answer, word):
            missing.append(quoted[0])
    if missing:
        yield Doubt("unused_number", f"{_listed(missing)} of the question is not in the query.")


def _listed(words: Sequence[str]) -> str:
    return enumeration(list(dict.fromkeys(words))[:_SHOWN])


def _uses_number(answer: ParsedAnswer, number: str) -> bool:
    """Whether a constant says it, or the next number (`more than 3` as `>= 4`), or a name."""
    number = str(_NUMBER_WORDS.get(number, number))
    plain = number.replace(",", "") if re.fullmatch(r"\d{1,3}(,\d{3})+", number) else number
    forms = {plain, plain.lstrip("0") or "0", f"{plain}.0", plain.rstrip("0").rstrip(".")}
    if plain.isdigit():
        forms |= {str(int(plain) + 1), str(int(plain) - 1)}
    inside = rf"(?<!\d){re.escape(plain)}(?!\d)"
    said = forms & set(answer.constants) or re.search(inside, " ".join(answer.constants))
    return bool(said) or _is_named(answer, plain)


def _is_named(answer: ParsedAnswer, text: str) -> bool:
    """Whether it is part of a name that the query uses."""
    return set(text_words(text)) <= answer.stems


def unused_values(answer: ParsedAnswer) -> Iterator[Doubt]:
    """Values of the database."""
    text = " ".join(answer.constants).replace("%", "")
    every = {stem for stems in _column_stems(answer.catalog).values() for stem in stems}
    every |= {stem for table in answer.catalog.tables for stem in identifier_words(table.name)}
    places: dict[str, list[ColumnRef]] = {}
    for place, values in answer.asked.values.items():
        for value in values:
            places.setdefault(value.lower(), []).append(place)
    for value, columns in places.items():
        exact = answer.said(re.escape(value))
        if value in text or exact is None or {*text_words(value)} <= every | answer.stems:
            continue
        inside = exact[0].isupper() and not answer.asked.question.startswith(exact)
        if inside or any(_is_code(answer.catalog, column) for column in columns):
            yield Doubt("unused_value", f'"{exact}" of the question is not in the query.')


def _is_code(catalog: Catalog, place: ColumnRef) -> bool:
    table = catalog.table(place.table)
    column = table.column(place.column) if table is not None else None
    return column is not None and column.contents is not None and bool(column.contents.codes)


def _column_stems(catalog: Catalog) -> dict[ColumnRef, list[str]]:
    return {
        ColumnRef(table.name, column.name): identifier_words(column.name)
        for table in catalog.tables
        for column in table.columns
    }


_COMMON = frozenset(
    text_words(
        "id name number date time type year code count title description order value first last all"
        " status state day month amount total age details other no key index rank position note"
        " from to at on in by of per is has"
    )
)


def unused_columns(answer: ParsedAnswer) -> Iterator[Doubt]:
    """Names of columns of the tables that the query reads, but for keys and names of the rows."""
    said = " ".join(answer.words)
    used = {fold_case(column.name) for column in answer.tree.find_all(exp.Column)}
    missing = []
    for table in filter(None, map(answer.catalog.table, answer.bindings.tables)):
        for column in table.columns:
            stems = identifier_words(column.name)
            known = set(stems) <= answer.stems | _COMMON or fold_case(column.name) in used
            if not known and not _is_identity(table, column) and _says(said, stems):
                missing.append(spoken_name(column.name))
    longest = [one for one in missing if not any(one != two and one in two for two in missing)]
    if longest and not any(one.is_star for one in answer.tree.find_all(exp.Select)):
        yield Doubt("unused_column", f'"{_listed(longest)}" of the question is not in the query.')


def _is_identity(table: Table, column: Column) -> bool:
    """Whether it is a key, or a text that no other row has: questions name the rows by it."""
    held = column.contents
    return is_key(table, column) or (held is not None and held.unique and held.texts > 0)


def _says(said: str, stems: Sequence[str]) -> bool:
    return re.search(rf"(?<!\w){re.escape(' '.join(stems))}(?!\w)", said) is not None


_ABOUT = re.compile(
    r"\b(?:in|on|about|for|with|from|at|of|mention\w*|contain\w*|called|named|im|mit|für|über|von)\s+"
    r"(?:(?:the|an?|our|all|any)\s+)?([^\W\d_]{4,})",
    re.IGNORECASE,
)
_MOST_WORDS = 4
_MOST_TABLES = 2
_FUNCTION = frozenset(
    text_words(
        "about above after also among and any are average been before below between both contain "
        "could count different display does each every find from give greater have having highest "
        "into largest least less list lowest many maximum mean minimum more most much named number "
        "only other over please return same show some such tell than that their them then there "
        "these they this those total under used using was were what when where which whose will "
        "with within without work would year years names longest shortest greatest time word"
    )
)


def unused_words(answer: ParsedAnswer) -> Iterator[Doubt]:
    """Words that stand inside texts of the tables that the query reads, as `meetings` in notes."""
    schema = {stem for stems in _column_stems(answer.catalog).values() for stem in stems}
    schema |= {stem for table in answer.catalog.tables for stem in identifier_words(table.name)}
    used = schema | _FUNCTION | answer.stems | set(text_words(" ".join(answer.constants)))
    found = (match[1] for match in _ABOUT.finditer(answer.asked.question))
    words = [word for word in dict.fromkeys(found) if not set(text_words(word)) & used]
    tables = map(answer.catalog.table, answer.bindings.tables[:_MOST_TABLES] if words else ())
    for table in tables:
        counts = _rows_with(answer, table, words[:_MOST_WORDS]) if table is not None else ()
        for word, count in zip(words, counts, strict=False):
            if 0 < count < counts[-1]:
                yield Doubt("unused_word", f'"{word}" of the question is not in the query.')


def _rows_with(answer: ParsedAnswer, table: Table, words: Sequence[str]) -> tuple[float, ...]:
    """How many rows have each word in a text, and the number of all."""
    texts = [quote_identifier(column.name) for column in table.columns if _is_text(column)]
    if not texts:
        return ()
    totals = []
    for word in words:
        pattern = f"GLOB '*[^a-z]{text_words(word)[0]}*'"
        totals.append(f"total({' OR '.join(f'(0 || lower({text})) {pattern}' for text in texts)})")
    rows = f"FROM {quote_identifier(table.name)}"
    return answer.numbers(f"SELECT {', '.join(totals)}, count(*) {rows}")


def _is_text(column: Column) -> bool:
    """Whether it holds free texts."""
    held = column.contents
    return held is not None and bool(held.texts) and not held.codes and held.dates is None


# The tables that were shown, and those of the answer before


def table_not_shown(answer: ParsedAnswer) -> Iterator[Doubt]:
    """The prompt left tables out, and what the query reads shares no word with the question.

    But for words such as "name" that most tables have.
    """
    if not answer.asked.left_out:
        return
    names = (*answer.bindings.tables, *(one.node.name for one in answer.bindings.columns))
    read = {stem for name in names for stem in identifier_words(name)}
    if not any(_tells_tables_apart(stem, answer.catalog) for stem in read & set(answer.words)):
        yield Doubt(
            "table_not_shown",
            f"{len(answer.asked.left_out)} tables were not shown to the model, and the question "
            "does not name what the query reads.",
        )


def _tells_tables_apart(stem: str, catalog: Catalog) -> bool:
    """Whether the word is in names of at most half of the tables."""
    names = [[table.name, *(column.name for column in table.columns)] for table in catalog.tables]
    having = sum(any(stem in identifier_words(name) for name in of_table) for of_table in names)
    return 2 * having <= len(names)


_REFERRING = (
    r"those|these|them|their|ones|its?|his|her|him|above|previous|what about|how about|also|instead"
    r"|davon|deren|dessen|diese[nrs]?|dazu"
)


def dropped_table(answer: ParsedAnswer) -> Iterator[Doubt]:
    """A follow-up question whose query no longer reads what the answer before was about."""
    earlier = parse(answer.asked.earlier) if answer.asked.earlier else None
    if earlier is None:
        return
    before = set(bind(earlier, answer.catalog).tables)
    if before and answer.said(_REFERRING) and not before & set(answer.bindings.tables):
        names = enumeration(sorted(map(spoken_name, before)))
        yield Doubt(
            "dropped_table",
            f"The answer before was about {names}, which this query does not read.",
        )
