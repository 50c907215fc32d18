"""How the tables of a domain relate: join steps with the verb phrases that express them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lib.data.demo.domain import OBJECT, Domain, LinkSpec, TableSpec
from lib.questions import english
from lib.questions.query import Step

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
