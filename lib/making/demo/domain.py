"""A domain as its YAML file describes it: tables, columns, values, and how people speak of them.

The vocabulary of the files is documented on the fields here. An unknown or mistyped key is a
DataError that names file and key. Relations are the join steps between tables with their verbs.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

import yaml
from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass as validated

from lib.base.errors import DataError
from lib.making import english
from lib.making.english import plural, with_article
from lib.making.query import Step

Split = Literal["train", "dev", "test"]
ColumnKind = Literal["key", "ref", "text", "whole", "real", "date", "year"]
Phrases = tuple[str, ...]

OBJECT = "<o>"
"""Where the object of a relation goes in its verb phrases: at the end."""

_STRICT = ConfigDict(extra="forbid", strict=True)
_FOLDER = Path(__file__).parent / "domains"
_LABELS = ("name", "title")
_SQL_TYPES = {"text": "TEXT", "real": "REAL", "date": "DATE"}


@validated(frozen=True, config=_STRICT)
class DateAfter:
    """A date some days after another column of the same row."""

    after: str
    days: tuple[int, int]


@validated(frozen=True, config=_STRICT)
class ColumnSpec:
    """One column. Exactly one of the first seven fields says what it holds."""

    key: bool = False
    ref: str | None = None
    """The table that a foreign key points to."""
    text: str | Phrases | None = None
    """A list of values, a shared pool (`city`), or a pattern (`"{surname} Farm ##"`)."""
    whole: tuple[int, int] | tuple[int, int, int] | None = None
    """Lowest, highest, step."""
    real: tuple[float, float, int] | None = None
    """Lowest, highest, decimals."""
    date: tuple[str, str] | DateAfter | None = None
    year: tuple[int, int] | None = None

    nulls: float = 0.0
    """Share of rows without a value."""
    unique: bool = False
    idle: float = 0.0
    """Foreign keys: share of the referenced rows that nothing points to."""

    noun: str | None = None
    """What the column is called; by default its name with spaces. "pay|pay" gives the plural."""
    also: Phrases = ()
    """Other nouns for it."""
    equal: Phrases = ()
    """Verb phrases, plural subject, for equality: "are from <v>"; "^<v>" stands before the noun."""
    compare: Phrases = ()
    """Verb phrases with "<c>" where "more than 5" or "between 2 and 7" goes; dates: "in 2014"."""
    missing: Phrases = ()
    present: Phrases = ()
    high: Phrases = ()
    """Superlatives of the row itself: "most expensive"."""
    low: Phrases = ()
    top: Phrases = ()
    """Superlative verb phrases: "earn the most"."""
    bottom: Phrases = ()
    ends: tuple[str, str] | None = None
    """Superlatives of the value: "longest" and "shortest"."""
    ask: Phrases = ()
    """Questions about one row, "<e>": "How long is <e>?"."""
    average: Phrases = ()
    """Questions for the mean over rows, "<t>": "How long are <t> on average?"."""
    total: bool = False
    """Whether a sum over rows means something."""

    verb: Phrases = ()
    """Foreign keys: this table about the referenced one, which comes last: "were held in <o>"."""
    back: Phrases = ()
    """Foreign keys: the referenced table about this one: "hosted <o>"."""
    never: Phrases = ()
    """Foreign keys: the referenced table without any of this one: "never hosted a concert"."""
    each: Phrases = ()
    """Foreign keys: the count per referenced row: "How many concerts did each stadium host?"."""

    @property
    def kind(self) -> ColumnKind:
        if self.key:
            return "key"
        kinds: tuple[ColumnKind, ...] = ("ref", "text", "whole", "real", "date", "year")
        return next(kind for kind in kinds if getattr(self, kind) is not None)

    @property
    def sql_type(self) -> str:
        return _SQL_TYPES.get(self.kind, "INTEGER")

    @property
    def is_category(self) -> bool:
        """Text whose values repeat: a list or a shared pool, no pattern."""
        free = self.unique or (isinstance(self.text, str) and set(self.text) & set("{#"))
        return self.kind == "text" and not free

    @property
    def is_measure(self) -> bool:
        return self.kind in ("whole", "real")


@validated(frozen=True, config=_STRICT)
class TableSpec:
    rows: int
    columns: dict[str, ColumnSpec]
    noun: str | None = None
    also: Phrases = ()
    person: bool = False
    label: str | None = None
    """The column that names a row: by default `name` or `title`, if there is one."""
    pair: bool = False
    """A link table: rows are distinct pairs of its two foreign keys, which are its primary key."""

    @cached_property
    def label_column(self) -> str | None:
        return self.label or next((name for name in _LABELS if name in self.columns), None)

    @cached_property
    def key(self) -> str | None:
        return next((name for name, column in self.columns.items() if column.key), None)

    @cached_property
    def references(self) -> dict[str, str]:
        """Foreign key column to referenced table."""
        return {name: spec.ref for name, spec in self.columns.items() if spec.ref is not None}


@validated(frozen=True, config=_STRICT)
class LinkSpec:
    """What a link table says: `one` about `other`, and `other` about `one`."""

    table: str
    one: str
    other: str
    verb: Phrases
    back: Phrases
    never: Phrases = ()
    each: Phrases = ()
    """The count of `other` per `one`."""


@validated(frozen=True, config=_STRICT)
class Domain:
    db_id: str
    split: Split
    tables: dict[str, TableSpec]
    links: tuple[LinkSpec, ...] = ()
    pools: dict[str, Phrases] | None = None
    """Words for the patterns of this domain, beside the shared pools."""

    def column(self, table: str, column: str) -> ColumnSpec:
        return self.tables[table].columns[column]


@validated(frozen=True, config=_STRICT)
class Noun:
    singular: str
    plural: str

    def indefinite(self, adjective: str = "") -> str:
        """ "a salary", "a higher salary", "higher pay": what has one form only takes no article."""
        phrase = f"{adjective} {self.singular}".strip()
        return phrase if self.singular == self.plural else with_article(phrase)


def parse_noun(text: str) -> Noun:
    """ "pay|pay" or, with a regular plural, "salary"."""
    singular, _, many = text.partition("|")
    return Noun(singular, many or plural(singular))


def load_domains(folder: Path = _FOLDER) -> list[Domain]:
    """All domains, by name. Raises DataError where a file is malformed."""
    return [_load(path) for path in sorted(folder.glob("*.yaml"))]


def load_pools() -> dict[str, tuple[str, ...]]:
    """The value pools that domains share."""
    payload = _read_yaml(_FOLDER.parent / "pools.yaml")
    return TypeAdapter(dict[str, tuple[str, ...]]).validate_python(payload)


def _load(path: Path) -> Domain:
    payload = {"db_id": path.stem, **_read_yaml(path)}
    try:  # JSON mode: strict about types, yet a YAML list is a tuple
        domain: Domain = TypeAdapter(Domain).validate_json(json.dumps(payload, default=str))
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(str(part) for part in first["loc"])
        raise DataError(f"{path}: `{key}`: {first['msg']}, found {first['input']!r}") from None
    _check_references(domain, path)
    return domain


def _read_yaml(path: Path) -> dict[str, object]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        payload: dict[str, object] = yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
    except yaml.YAMLError as error:
        raise DataError(f"{path}: not YAML ({' '.join(str(error).split())})") from None
    return payload


def _check_references(domain: Domain, path: Path) -> None:
    """Check that foreign keys point to tables declared earlier, so that rows can be made."""
    seen: set[str] = set()
    for name, table in domain.tables.items():
        for column, referenced in table.references.items():
            if referenced not in seen:
                raise DataError(
                    f"{path}: `{name}.{column}` refers to {referenced!r}, "
                    "which is no table declared above it"
                )
            spec = table.columns[column]
            _check_phrases(spec.verb + spec.back, f"{path}: `{name}.{column}`")
        seen.add(name)
    for link in domain.links:
        if set(domain.tables[link.table].references.values()) != {link.one, link.other}:
            raise DataError(f"{path}: link {link.table!r} does not join its two tables")
        _check_phrases(link.verb + link.back, f"{path}: link {link.table!r}")


def _check_phrases(phrases: Phrases, place: str) -> None:
    for phrase in phrases:
        if not phrase.endswith(f" {OBJECT}"):
            raise DataError(f"{place}: the phrase {phrase!r} must end with {OBJECT}")


_DEFAULT_BACK = ("have <o>",)


@dataclass(frozen=True)
class Relation:
    """`subject` about `object`, along `steps`.

    `phrases`: plural verb phrases with "<o>" for the object: "were held in {o}".
    `many`: one subject may have several objects. `never`: phrases for a subject with none.
    `each`: questions for the number of objects of every subject.
    """

    subject: str
    object: str
    steps: tuple[Step, ...]
    phrases: tuple[str, ...]
    many: bool
    never: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    nullable: bool = False
    """Whether some rows carry no foreign key: their object, or they as objects, are missing."""

    @property
    def counted(self) -> Step:
        """The join whose rows are the objects of a subject, counted without their own table."""
        return self.steps[0]


def relations_of(domain: Domain) -> tuple[Relation, ...]:
    """Every foreign key in both directions, and every link table in both directions."""
    relations: list[Relation] = []
    for name, table in domain.tables.items():
        if not table.pair:
            relations += _key_relations(domain, name, table)
    for link in domain.links:
        relations += _link_relations(domain, link)
    return tuple(relations)


def with_object(phrase: str, objects: str) -> str:
    """The verb phrase with its object in place."""
    return phrase.replace(OBJECT, objects)


def without_object(phrase: str) -> str:
    """The verb phrase with a gap at its end, as in "the stadium they were held in"."""
    return phrase.removesuffix(OBJECT).strip()


def _key_relations(domain: Domain, name: str, table: TableSpec) -> Iterator[Relation]:
    for column, referenced in table.references.items():
        spec = table.columns[column]
        forward = Step(name, column, referenced, domain.tables[referenced].key or "")
        nullable = bool(spec.nulls)
        if spec.verb:
            yield Relation(name, referenced, (forward,), spec.verb, False, nullable=nullable)
        steps, back = (_reversed(forward),), spec.back or _DEFAULT_BACK
        yield Relation(referenced, name, steps, back, True, spec.never, spec.each, nullable)


def _link_relations(domain: Domain, link: LinkSpec) -> Iterator[Relation]:
    columns = {
        referenced: column for column, referenced in domain.tables[link.table].references.items()
    }
    to_one, to_other = (
        Step(link.table, columns[table], table, domain.tables[table].key or "")
        for table in (link.one, link.other)
    )
    steps = (_reversed(to_one), to_other)
    yield Relation(link.one, link.other, steps, link.verb, True, link.never, link.each)
    yield Relation(link.other, link.one, (_reversed(to_other), to_one), link.back, True)


def _reversed(step: Step) -> Step:
    return Step(step.to_table, step.to_column, step.from_table, step.from_column)


def never_phrases(relation: Relation, object_plural: str) -> tuple[str, ...]:
    """Verb phrases for a subject without any object."""
    if relation.never:
        return relation.never
    denied = [english.negated(phrase) for phrase in relation.phrases]
    usable = [with_object(phrase, f"any {object_plural}") for phrase in denied if phrase]
    return tuple(usable) or (f"have no {object_plural}",)
