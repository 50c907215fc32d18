"""The tables that a query reads: one, a child that refers to its parent, a child of a child."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lib.database.catalog import ForeignKey, fold_case
from lib.database.names import plain_name
from lib.learning.invented.things import Slots, Things, holds, with_article


class Tables(NamedTuple):
    """`things`: the table whose columns are asked about. `parent`: the one at the end of its keys.

    Without keys both are the same.
    """

    slots: Slots
    things: Things
    parent: Things


class _Link(NamedTuple):
    """A key from `child` to `parent`, which has one column as its key and a name for each row."""

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
        "table": [Tables(one.slots, one, one) for one in every],
        "child": [Tables(_slots(one), one.child, Things(one.parent.table, "T1")) for one in links],
        "join": [_joined(link) for link in links],
        "far": [_far(lower, upper) for lower in links for upper in links if _meet(lower, upper)],
    }


def _links(child: Things, every: Sequence[Things]) -> Iterator[_Link]:
    """Those of which a parent may have several children."""
    by_name = {fold_case(things.table.name): things for things in every}
    for key in child.table.foreign_keys:
        parent = by_name.get(fold_case(key.referenced_table))
        own = child.table.column(key.columns[0]) if len(key.pairs) == 1 else None
        if not (parent and own and own.contents) or parent is child or holds(own).unique:
            continue
        if parent.key and "names" in parent.slots:
            yield _Link(child, parent, key)


def _meet(lower: _Link, upper: _Link) -> bool:
    return lower.parent is upper.child and lower.child is not upper.parent


def _slots(link: _Link) -> Slots:
    child, parent = link.child, link.parent
    first = Things(parent.table, "T1")
    ((own, theirs),) = link.key.pairs
    column = child.table.column(own)
    known = f"{plain_name(own)} IS NOT NULL" if column and holds(column).nulls else ""
    slots = {
        "child": child.slots["one"],
        "children": child.slots["many"],
        "children_de": child.slots["many_de"],
        "child_who": child.slots["who"],
        "child_table": child.slots["table"],
        "parents": parent.slots["many"],
        "parents_de": parent.slots["many_de"],
        "parent": parent.slots["one"],
        "a_parent": with_article(parent.slots["one"]),
        "parent_who": parent.slots["who"],
        "parent_table": parent.slots["table"],
        "own": plain_name(own),
        "theirs": plain_name(theirs),
        "own_known": f" WHERE {known}" if known else "",
        "and_own_known": f"{known} AND " if known else "",
        "label": parent.slots["names"],
        "label_1": first.slots["names"],
        "key": first.at(*first.key),
        "on": link.on("T1", "T2"),
        "join": f"{first.source} JOIN {Things(child.table, 'T2').source} ON {link.on('T1', 'T2')}",
    }
    if "names" in child.slots:
        slots["names_of_2"] = Things(child.table, "T2").slots["names"]
    return slots


def _joined(link: _Link) -> Tables:
    return Tables(_slots(link), Things(link.child.table, "T2"), Things(link.parent.table, "T1"))


def _far(lower: _Link, upper: _Link) -> Tables:
    """The words of the lower link; the names and the join of both."""
    grand = Things(upper.parent.table, "T1")
    child = Things(lower.child.table, "T3")
    both = f"ON {upper.on('T1', 'T2')} JOIN {child.source} ON {lower.on('T2', 'T3')}"
    slots = {
        **_slots(lower),
        "grand": grand.slots["one"],
        "grands_de": grand.slots["many_de"],
        "label_1": grand.slots["names"],
        "key": grand.at(*grand.key),
        "join": f"{grand.source} JOIN {Things(upper.child.table, 'T2').source} {both}",
    }
    return Tables(slots, child, grand)
