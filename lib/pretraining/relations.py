"""How questions say that rows of two tables belong together, seen from either side."""

from __future__ import annotations

import random

from lib.pretraining.conditions import Condition
from lib.pretraining.phrases import plural
from lib.pretraining.shapes import Join

_HAVING = ("with", "that have", "having", "with some")
_OF = ("of", "from", "for", "belonging to", "linked to", "connected with", "related to")
_VERB_CHANCE = 0.6


def parents_of(rng: random.Random, join: Join, condition: Condition | None) -> str:
    """The clause that follows the parents: "who held appointments after 2020"."""
    children = f"{rng.choice(('', '', 'some ', 'any '))}{plural(rng, join.child)}"
    clause = f" {condition.words}" if condition else ""
    return f"{parent_verb(rng, join)} {children}{clause}"


def parent_verb(rng: random.Random, join: Join) -> str:
    """What parents do to their children, as the begin of a clause: "who held", "with"."""
    if rng.random() < _VERB_CHANCE:
        verb = join.reference.verb
        return f"{join.parent.pronoun} {rng.choice((verb.present, verb.past))}"
    return rng.choice(_HAVING)


def children_of(rng: random.Random, join: Join, condition: Condition | None) -> str:
    """The clause that follows the children: "held by the doctor named Tom Hill"."""
    parent = join.parent
    named = condition is not None and condition.column.is_label
    if condition is None:
        who = f"{rng.choice(('a ', 'some ', 'any '))}{parent.singular}"
    elif named and condition.sql.startswith("{column} = ") and rng.random() < 0.7:
        value = condition.sql.removeprefix("{column} = ").strip("'").replace("''", "'")
        who = rng.choice((f"the {parent.singular} {value}", f"{parent.singular} {value}", value))
    else:
        row = rng.choice((f"the {parent.singular}", f"a {parent.singular}", plural(rng, parent)))
        who = f"{row} {condition.words}"
    return f"{child_verb(rng, join)} {who}"


def child_verb(rng: random.Random, join: Join) -> str:
    """What children have to do with their parent: "held by", "that take place at", "of"."""
    verb = join.reference.verb
    draw = rng.random()
    if verb.opposite and draw < 0.3:
        return f"{join.child.pronoun} {verb.opposite}"
    if draw < _VERB_CHANCE:
        were = rng.choice(("", "", f"{join.child.pronoun} are ", f"{join.child.pronoun} were "))
        return f"{were}{verb.passive}"
    return rng.choice(_OF)
