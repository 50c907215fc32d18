"""Random schemas with rows: the databases that pretraining questions are asked on.

Most tables and columns are ordinary ones (price, start_date) with the words that people use for
them; the others are named by random words, so that only copying from the prompt helps, or knowing
which words mean something similar. Values are drawn in the same way: some fit their column, others
are words of the whole vocabulary or invented ones, because the model never copies a token that it
never wrote in training.
"""

import dataclasses
import random
from datetime import date, timedelta

from lib.database.catalog import Catalog, Column, ForeignKey, Table
from lib.making.base_model.conditions import identifier, plural_of, plural_of_last, singular_of
from lib.making.base_model.lexicon import Attribute, Entity, Lexicon
from lib.making.base_model.schemas import Reference, SampledColumn, SampledSchema, SampledTable
from lib.making.english import spoken
from lib.making.query import Value

_YEARS = (1950, 2025)
_FIRST_DATE = date(1990, 1, 1)
_DATE_SPAN = 12800  # days
_FITTING_SHARE = 0.3  # of texts; the others are any words
_INVENTED_CHANCE = 0.25  # of a word: half of one and half of another, which no vocabulary holds
_TITLES = (  # {0}, {1}, {2}: words, {n}: a number
    *("{0}", "{0} {1}", "{0} {1}", "{0} {1}", "{0} {1} {2}", "The {0}", "The {0} {1}"),
    *("{0} of {1}", "{0} and {1}", "{0} in the {1}", "{0} about {1}", "{0} for {1}"),
    *("{0} {n}", "{0} {1} {n}", "{n} {0} {1}", "{n} {0} Street", "{n} {0} Road"),
)


class CellSampler:
    """Draws values of a column."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._pools = lexicon.pools
        self._words = lexicon.vocabulary

    def draw(self, rng: random.Random, attribute: Attribute) -> Value:
        """A value of the attribute's kind."""
        match attribute.kind:
            case "int":
                return rng.randint(attribute.low, attribute.high)
            case "real":
                return round(rng.uniform(attribute.low, attribute.high), rng.choice((0, 1, 1, 2)))
            case "year":
                return rng.randint(*_YEARS)
            case "date":
                return (_FIRST_DATE + timedelta(days=rng.randrange(_DATE_SPAN))).isoformat()
            case "code":
                letters = rng.choice(("", "", rng.choice("ABCDEKMPRST")))
                return f"{letters}{rng.randint(100, 99999)}"
            case "email":
                return f"{rng.choice(self._pools['first']).lower()}@example.com"
            case "name":
                return f"{self._part_of_name(rng, 'first')} {self._part_of_name(rng, 'last')}"
            case "title":
                return self._title(rng)
            case "word":
                return self._any_words(rng)
            case pool if rng.random() < _FITTING_SHARE:
                return rng.choice(self._pools[pool])
        return self._any_words(rng)

    def _any_words(self, rng: random.Random) -> str:
        """One word or two, in lower case, in upper case or capitalised."""
        words = [self._any_word(rng) for _ in range(rng.choice((1, 1, 1, 2)))]
        style = rng.choices((str.lower, str.capitalize, str.upper), (0.5, 0.45, 0.05))[0]
        return " ".join(map(style, words))

    def _any_word(self, rng: random.Random) -> str:
        word = rng.choice(self._words)
        if rng.random() < _INVENTED_CHANCE:
            other = rng.choice(self._words)
            word = word[: len(word) // 2 + 1] + other[len(other) // 2 :]
        return word

    def _part_of_name(self, rng: random.Random, pool: str) -> str:
        if rng.random() < _FITTING_SHARE:
            return rng.choice(self._pools[pool])
        return self._any_word(rng).capitalize()

    def _title(self, rng: random.Random) -> str:
        if rng.random() < _FITTING_SHARE:
            words = rng.sample(self._pools["title_words"], 3)
        else:
            words = [self._any_word(rng).capitalize() for _ in range(3)]
        return rng.choice(_TITLES).format(*words, n=rng.randint(1, 99))


_ORDINARY_SHARE = 0.75  # of tables and columns; the others are named by random words
_BLEND_CHANCE = 0.35  # of such a name: half a word and half another one
_NULL_SHARE = 0.06
_KEY_STYLES = ("{t}_id", "{t}_id", "{t}_id", "id", "id", "{t}_code", "{t}_number")
_UPPER_BOUNDS = (10, 100, 1000, 90000, 9000000)
_WORD_COLUMN_KINDS = ("word", "word", "title", "int", "int", "real", "year", "date")
_LINK_WORDS = ("registration", "assignment", "record", "entry", "relation", "participation")
_ROLES = ("home", "main", "first", "second", "host", "winner", "lead", "former", "current", "head")
_LABEL_CHANCE = 0.88
_PREFIX_CHANCE = 0.1  # of a column that repeats the table: singer_age
_WORD_SYNONYM_CHANCE = 0.75  # of a name that is a random word: that people say a related one
_REWORDED_SHARE = (
    0.2  # of the other ways to say a name: with a related word instead of one of theirs
)
_SINGULAR_SYNONYM_CHANCE = 0.35
_ROLE_CHANCE = 0.08  # of a reference that says in which role: home_airport_id


class SchemaSampler:
    """Draws schemas of at most `max_tables` tables.

    `literal`: the share of tables and columns that are called by their own names alone.
    """

    def __init__(self, lexicon: Lexicon, max_tables: int, literal: float = 0.0) -> None:
        self._lexicon = lexicon
        self._max_tables = max_tables
        self._literal = literal
        self._cells = CellSampler(lexicon)

    def sample(self, rng: random.Random) -> SampledSchema:
        """One schema of 1 to `max_tables` tables, most connected to an earlier one by a key."""
        tables: list[SampledTable] = []
        for _ in range(rng.randint(1, self._max_tables)):
            if len(tables) >= 2 and rng.random() < 0.3:
                tables.append(self._link_table(rng, tables))
            else:
                tables.append(self._entity_table(rng, tables))
        return SampledSchema(tuple(tables), _catalog(tables))

    def _entity_table(self, rng: random.Random, earlier: list[SampledTable]) -> SampledTable:
        entity = self._entity(rng, {table.name for table in earlier})
        name = identifier(entity.plural if rng.random() < 0.35 else entity.singular)
        row_count = rng.randint(5, 9)
        key = rng.choice(_KEY_STYLES).format(t=identifier(entity.singular))
        columns = [_key_column(key, tuple(range(1, row_count + 1)))]
        taken = {key}
        if rng.random() < _LABEL_CHANCE:
            columns.append(self._label(rng, entity, row_count))
            taken.add(columns[-1].name)
        references = self._references(rng, earlier, row_count, columns, taken)
        for attribute in self._attributes_for(rng, rng.randint(1, 6), taken):
            columns.append(self._column(rng, attribute, row_count, entity))
        columns = list({column.name: column for column in reversed(columns)}.values())[::-1]
        if rng.random() < 0.3:  # keys do not always stand in front
            columns[1:] = rng.sample(columns[1:], len(columns) - 1)
        singular, plurals = spoken(entity.singular), (entity.plural, *entity.synonyms)
        if rng.random() < self._literal:
            plurals = plurals[:1]
        elif entity.synonyms and rng.random() < _SINGULAR_SYNONYM_CHANCE:
            singular = singular_of(rng.choice(entity.synonyms))
        return SampledTable(
            name, singular, plurals, tuple(columns), tuple(references), pronoun=entity.pronoun
        )

    def _references(
        self,
        rng: random.Random,
        earlier: list[SampledTable],
        row_count: int,
        columns: list[SampledColumn],
        taken: set[str],
    ) -> list[Reference]:
        """None, one or two references to earlier tables; their columns are added to `columns`."""
        parents = [index for index, table in enumerate(earlier) if not table.is_link]
        count = min(len(parents), rng.choices((0, 1, 2), (0.15, 0.65, 0.2))[0])
        references = []
        for parent in rng.sample(parents, count):
            column = _reference_name(rng, earlier[parent])
            if column in taken:
                continue
            taken.add(column)
            references.append(Reference(column, parent, rng.choice(self._lexicon.verbs)))
            keys = earlier[parent].key.values
            values = tuple(rng.choice([*keys, keys[0]]) for _ in range(row_count))
            columns.append(_key_column(column, values))
        return references

    def _link_table(self, rng: random.Random, earlier: list[SampledTable]) -> SampledTable:
        plain = [index for index, table in enumerate(earlier) if not table.is_link]
        if len(plain) < 2:
            return self._entity_table(rng, earlier)
        left, right = rng.sample(plain, 2)
        names = [identifier(earlier[index].singular) for index in (left, right)]
        name = "_".join(names) if rng.random() < 0.6 else f"{names[0]}_{rng.choice(_LINK_WORDS)}"
        entity = None
        if rng.random() < 0.4:  # a table between two others often has a name of its own
            entity = self._entity(rng, {table.name for table in earlier})
            name = identifier(entity.singular)
        if any(table.name == name for table in earlier):
            return self._entity_table(rng, earlier)
        row_count = rng.randint(6, 10)
        columns: list[SampledColumn] = []
        for index in (left, right):
            column = _reference_name(rng, earlier[index])
            if columns and columns[0].name == column:
                column = f"{identifier(earlier[index].singular)}_{column}"
            keys = earlier[index].key.values
            columns.append(_key_column(column, tuple(rng.choice(keys) for _ in range(row_count))))
        references = tuple(
            Reference(c.name, i, rng.choice(self._lexicon.verbs))
            for c, i in zip(columns, (left, right), strict=True)
        )
        taken = {column.name for column in columns}
        for attribute in self._attributes_for(rng, rng.randint(0, 3), taken):
            columns.append(self._column(rng, attribute, row_count, None))
        plurals = (entity.plural, *entity.synonyms) if entity else (plural_of(spoken(name)),)
        return SampledTable(name, spoken(name), plurals, tuple(columns), references, is_link=True)

    def _entity(self, rng: random.Random, taken: set[str]) -> Entity:
        while True:
            if rng.random() < _ORDINARY_SHARE:
                entity = rng.choice(self._lexicon.entities)
            else:
                words = self._words(rng, rng.choice((1, 1, 1, 2)))
                labels = (rng.choice(("name", "name", "title", "label")),)
                entity = Entity(
                    "_".join(words),
                    plural_of_last(" ".join(words)),
                    tuple(map(plural_of_last, self._synonym(rng, words))),
                    rng.choice(("who", "that", "that")),
                    labels,
                )
            if not {identifier(entity.singular), identifier(entity.plural)} & taken:
                return entity

    def _label(self, rng: random.Random, entity: Entity, row_count: int) -> SampledColumn:
        """The column that names a row, with a name drawn for each row."""
        name = rng.choice((entity.labels[0], *entity.labels))
        kind = "name" if entity.pronoun == "who" and rng.random() < 0.85 else "title"
        attribute = Attribute((name,), kind)
        values = [self._cells.draw(rng, attribute) for _ in range(row_count)]
        phrases = (spoken(name), *(spoken(label) for label in entity.labels if label != name))
        if rng.random() < self._literal:
            phrases = phrases[:1]
        return SampledColumn(name, kind, phrases, values=tuple(values), is_label=True)

    def _attributes_for(self, rng: random.Random, count: int, taken: set[str]) -> list[Attribute]:
        """Attributes, each under one of its names; no two have a name in common."""
        chosen: list[Attribute] = []
        for _ in range(count):
            attribute = self._word_attribute(rng)
            if rng.random() < _ORDINARY_SHARE:
                attribute = _renamed(rng, rng.choice(self._lexicon.attributes))
            if not taken & set(attribute.names):
                taken |= set(attribute.names)
                chosen.append(attribute)
        return chosen

    def _word_attribute(self, rng: random.Random) -> Attribute:
        words = self._words(rng, rng.choice((1, 1, 2)))
        kind = rng.choice(_WORD_COLUMN_KINDS)
        return Attribute(
            (identifier("_".join(words)),),
            kind,
            self._synonym(rng, words),
            low=1,
            high=rng.choice(_UPPER_BOUNDS),
        )

    def _synonym(self, rng: random.Random, words: list[str]) -> tuple[str, ...]:
        """What people may say for a name of random words, if anything."""
        if rng.random() >= _WORD_SYNONYM_CHANCE:
            return ()
        reworded = self._lexicon.vectors.reword(rng, " ".join(words))
        return (reworded,) if reworded else ()

    def _reworded(self, rng: random.Random, phrases: tuple[str, ...]) -> tuple[str, ...]:
        """The phrases, some of them with a related word instead of one of theirs."""
        reword = self._lexicon.vectors.reword
        return tuple(
            (rng.random() < _REWORDED_SHARE and reword(rng, phrase)) or phrase for phrase in phrases
        )

    def _words(self, rng: random.Random, count: int) -> list[str]:
        """Words of the lexicon, or blends of two, which no vocabulary holds in one piece."""
        words = rng.sample(self._lexicon.vocabulary, count)
        if rng.random() < _BLEND_CHANCE:
            other = rng.choice(self._lexicon.vocabulary)
            words[-1] = words[-1][: len(words[-1]) // 2 + 1] + other[len(other) // 2 :]
        return words

    def _column(
        self, rng: random.Random, attribute: Attribute, row_count: int, entity: Entity | None
    ) -> SampledColumn:
        drawn = [self._cells.draw(rng, attribute) for _ in range(rng.randint(3, row_count))]
        values = tuple(
            None if rng.random() < _NULL_SHARE else rng.choice(drawn) for _ in range(row_count)
        )
        name = identifier(attribute.names[0])
        phrases = (*(spoken(other) for other in attribute.names), *attribute.nouns)
        phrases = (phrases[0], *self._reworded(rng, phrases[1:]))
        if entity and rng.random() < _PREFIX_CHANCE:
            name = f"{identifier(entity.singular)}_{name}"
            phrases = (spoken(name), *phrases)
        if rng.random() < self._literal:
            return SampledColumn(name, attribute.kind, phrases[:1], values=values)
        return SampledColumn(
            name,
            attribute.kind,
            phrases,
            attribute.most,
            attribute.least,
            attribute.clauses,
            attribute.more,
            attribute.less,
            values,
        )


def _renamed(rng: random.Random, attribute: Attribute) -> Attribute:
    """The attribute with one of its names in front, which becomes the column's name."""
    name = rng.choice(attribute.names)
    others = (other for other in attribute.names if other != name)
    return dataclasses.replace(attribute, names=(name, *others))


def _catalog(tables: list[SampledTable]) -> Catalog:
    return Catalog(
        "synthetic",
        tuple(
            Table(
                table.name,
                tuple(Column(column.name, column.declared_type) for column in table.columns),
                tuple(
                    ForeignKey(
                        (reference.column,),
                        tables[reference.parent].name,
                        (tables[reference.parent].key.name,),
                    )
                    for reference in table.references
                ),
            )
            for table in tables
        ),
    )


def _key_column(name: str, values: tuple[Value, ...]) -> SampledColumn:
    return SampledColumn(name, "int", (spoken(name),), values=values, is_key=True)


def _reference_name(rng: random.Random, table: SampledTable) -> str:
    if rng.random() < _ROLE_CHANCE:
        return f"{rng.choice(_ROLES)}_{identifier(table.singular)}_id"
    if "_" in table.key.name and rng.random() < 0.75:
        return table.key.name
    return f"{identifier(table.singular)}_id"
