"""Foreign keys that nobody declared, by names and values: imported files, for one, declare none."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence

from lib.database.catalog import Catalog, Column, ForeignKey, Table, fold_case, quote_identifier
from lib.database.names import KEY_WORDS, identifier_words, is_general, is_key_name, letters

_MOST_VALUES = 20_000  # of a column, that are looked up in the key
_SHARE = 0.9  # of the values that must be in the key they are said to refer to
_UNIQUE_ROWS = (1_000, 50_000)  # in which no value of a key may come twice; most do soon
_PLURALS = ("s", "es", "e", "n", "en", "er")  # by which a table is longer than what a row is called

_Key = tuple[Table, Column]


class FoundKeys:
    """Of one file. `views`: their names; they have no keys."""

    def __init__(
        self, connection: sqlite3.Connection, catalog: Catalog, views: frozenset[str]
    ) -> None:
        self._connection = connection
        self._by_name: dict[str, list[_Key]] = {}
        self._by_table: dict[str, list[_Key]] = {}
        for table in catalog.tables:
            for column in self._key_columns(table, table.name in views):
                key = table, column
                if not is_general(column.name):
                    self._by_name.setdefault(letters(column.name), []).append(key)
                if _is_key_of(column, table):
                    self._by_table.setdefault(_stem(table.name), []).append(key)
        self._referring = {  # table, column, the table referred to
            (fold_case(table.name), fold_case(own), fold_case(key.referenced_table))
            for table in catalog.tables
            for key in table.foreign_keys
            for own in key.columns
        }

    def of(self, table: Table) -> Iterator[ForeignKey]:
        """The columns named after a key of another table, most of whose values it has."""
        declared = {fold_case(name) for key in table.foreign_keys for name in key.columns}
        here = fold_case(table.name)
        for column in table.columns:
            if fold_case(column.name) in declared or _is_key_of(column, table):
                continue
            keys = self._named(table, column)
            if len(keys) != 1:
                continue
            other, key = keys[0]
            there = fold_case(other.name)
            refers_back = (there, fold_case(key.name), here) in self._referring
            if not refers_back and self._refers(table, column, other, key):
                self._referring.add((here, fold_case(column.name), there))
                yield ForeignKey((column.name,), other.name, (key.name,), declared=False)

    def _key_columns(self, table: Table, is_view: bool) -> Iterator[Column]:
        """The primary key of one column; where none is declared, what could be one."""
        declared = [column for column in table.columns if column.primary_key]
        if declared or is_view:
            yield from declared if len(declared) == 1 else ()
            return
        for position, column in enumerate(table.columns):
            first_text = position == 0 and column.affinity == "text"
            named = first_text or is_key_name(column.name, table.name)
            if named and self._is_unique(table, column):
                yield column

    def _named(self, table: Table, column: Column) -> Sequence[_Key]:
        """The keys of the table that a column is named after, else those that are named alike:
        `customer_id`, `CustomerNr` and `customer` are named after `customers.id`.
        """

        def fitting(keys: Iterable[_Key]) -> list[_Key]:
            return [
                (other, key)
                for other, key in keys
                if other.name != table.name and key.affinity == column.affinity
            ]

        *before, last = identifier_words(column.name)
        row = "".join(before if last in KEY_WORDS else [*before, last])
        for endings in ("",), _PLURALS:
            of_table = (key for end in endings for key in self._by_table.get(row + end, ()))
            keys = [key for key in fitting(of_table) if not _is_count(column, key[0])]
            for word in (last, "id"):
                if of_word := [key for key in keys if identifier_words(key[1].name)[-1] == word]:
                    return of_word
            if keys:
                return keys
        keys = fitting(self._by_name.get(letters(column.name), ()))
        return [] if keys and self._counts_rows(table, column) else keys

    def _is_unique(self, table: Table, column: Column) -> bool:
        sql = (
            "SELECT count(*) > 1 AND count(*) = count(DISTINCT v) FROM "
            f"(SELECT {quote_identifier(column.name)} AS v FROM {quote_identifier(table.name)} "
        )
        return all(self._is_true(f"{sql}LIMIT {rows})") for rows in _UNIQUE_ROWS)

    def _counts_rows(self, table: Table, column: Column) -> bool:
        """Whether the values are 1, 2, 3 to the number of rows: a key of no other table."""
        value = quote_identifier(column.name)
        return self._is_true(
            f"SELECT min({value}) = 1 AND max({value}) = count(*) "
            f"AND count(DISTINCT {value}) = count(*) FROM {quote_identifier(table.name)}"
        )

    def _refers(self, table: Table, column: Column, other: Table, key: Column) -> bool:
        name, theirs = quote_identifier(column.name), quote_identifier(key.name)
        there = f"total(v IN (SELECT {theirs} FROM {quote_identifier(other.name)}))"
        return self._is_true(
            f"SELECT count(*) > 0 AND {there} >= {_SHARE} * count(*) "
            f"FROM (SELECT DISTINCT {name} AS v FROM {quote_identifier(table.name)} "
            f"WHERE {name} IS NOT NULL LIMIT {_MOST_VALUES})"
        )

    def _is_true(self, sql: str) -> bool:
        """False, too, where the table cannot be read, or not in time."""
        try:
            return bool(self._connection.execute(sql).fetchone()[0])
        except sqlite3.Error:
            return False


def _stem(name: str) -> str:
    return "".join(identifier_words(name))


def _is_key_of(column: Column, table: Table) -> bool:
    """Whether it is named as the table's own key: `id`, `customer_id` or `KundeNr` of `kunden`."""
    *before, last = identifier_words(column.name)
    row, of_table = "".join(before), _stem(table.name)
    named = not row or of_table in {row + end for end in ("", *_PLURALS)}
    return last in KEY_WORDS and named


def _is_count(column: Column, table: Table) -> bool:
    """Whether it may be the number of the table's rows, as `employees` in `stores`."""
    return letters(column.name) == letters(table.name) and column.name[-1] in "sS"
