"""The tables that a query reads: one, a child with its parent or with two, a child of a child."""

import re
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from lib.database.catalog import ForeignKey, fold_case
from lib.database.names import plain_name, spoken_name
from lib.learning.invented.things import Slots, Things, holds

_SHORTEST_ROLE = 4  # characters: shorter ones are mostly made of initials


class Tables(NamedTuple):
    """`things`: whose columns are asked about; `joined`: as their join with `parent` names them.

    `parent`: the table at the end of their keys. Without keys all are the same.
    """

    slots: Slots
    things: Things
    joined: Things
    parent: Things


class _Link(NamedTuple):
    child: Things
    parent: Things
    key: ForeignKey

    def on(self, parent: str, child: str) -> str:
        """The condition of a join, with these aliases."""
        ((own, theirs),) = self.key.pairs
        return f"{parent}.{plain_name(theirs)} = {child}.{plain_name(own)}"


def all_tables(every: Sequence[Things]) -> dict[str, list[Tables]]:
    """By the words of questions.yaml."""
    links = [link for child in every for link in _links(child, every)]
    return {
        "table": [Tables(one.slots, one, one, one) for one in every],
        "link": [_joined(link) for link in links],
        "far": [_far(lower, upper) for lower in links for upper in links if _meet(lower, upper)],
        "across": [_across(a, b) for a, b in permutations(links, 2) if _ties(a, b)],
    }


def _links(child: Things, every: Sequence[Things]) -> Iterator[_Link]:
    """To parents that have a name for each row and one column as key, and several children."""
    by_name = {fold_case(things.table.name): things for things in every}
    for key in child.table.foreign_keys:
        parent = by_name.get(fold_case(key.referenced_table))
        own = child.table.column(key.columns[0]) if len(key.pairs) == 1 else None
        if not (parent and own and own.contents) or parent is child or holds(own).unique:
            continue
        if parent.key and parent.names:
            yield _Link(child, parent, key)


def _meet(lower: _Link, upper: _Link) -> bool:
    return lower.parent is upper.child and lower.child is not upper.parent


def _ties(one: _Link, other: _Link) -> bool:
    """Whether a child says no more than that two tables belong together."""
    apart = one.parent is not other.parent
    return one.child is other.child and apart and not one.child.names


def _joined(link: _Link) -> Tables:
    child, parent = Things(link.child.table, "T2"), Things(link.parent.table, "T1")
    ((own, theirs),) = link.key.pairs
    column = child.table.column(own)
    known = f"{plain_name(own)} IS NOT NULL" if column and holds(column).nulls else ""
    slots = {
        **link.child.slots,
        **_prefixed("parent", link.parent.slots),
        "role": _role(own, link.parent),
        "own": plain_name(own),
        "theirs": plain_name(theirs),
        "own_known": f" WHERE {known}" if known else "",
        "and_own_known": f"{known} AND " if known else "",
        "on": link.on("T1", "T2"),
        "join": f"{parent.source} JOIN {child.source} ON {link.on('T1', 'T2')}",
    }
    return Tables(slots, link.child, child, parent)


def _far(lower: _Link, upper: _Link) -> Tables:
    grand, middle = Things(upper.parent.table, "T1"), Things(upper.child.table, "T2")
    child = Things(lower.child.table, "T3")
    near = f"{grand.source} JOIN {middle.source} ON {upper.on('T1', 'T2')}"
    slots = {
        **_joined(lower).slots,
        **_prefixed("grand", upper.parent.slots),
        "join": f"{near} JOIN {child.source} ON {lower.on('T2', 'T3')}",
    }
    return Tables(slots, lower.child, child, grand)


def _across(one: _Link, other: _Link) -> Tables:
    shown, child = Things(one.parent.table, "T1"), Things(one.child.table, "T2")
    asked = Things(other.parent.table, "T3")
    near = f"{shown.source} JOIN {child.source} ON {one.on('T1', 'T2')}"
    slots = {
        **_joined(one).slots,
        **_prefixed("other", other.parent.slots),
        "other_names_3": asked.all_at(asked.names),
        "join": f"{near} JOIN {asked.source} ON {other.on('T3', 'T2')}",
    }
    return Tables(slots, one.parent, shown, asked)


def _role(key: str, parent: Things) -> str:
    """What a key is for, as people say it: "eye colour" for `eye_colour_id`."""
    said = re.sub(r"[ _]?(?:id|key|code|nr|no|fk)$", "", spoken_name(key).lower())
    return said if len(said) >= _SHORTEST_ROLE else parent.slots["one"]


def _prefixed(prefix: str, slots: Slots) -> Slots:
    return {f"{prefix}_{name}": value for name, value in slots.items()}
