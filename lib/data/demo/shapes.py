"""Every shape of question, with how often it is tried."""

from __future__ import annotations

from collections.abc import Callable

from lib.data.demo import shapes_joins, shapes_nested, shapes_rows, shapes_sets, shapes_totals
from lib.data.demo.question_context import Candidate, QuestionContext

Shape = Callable[[QuestionContext], Candidate]

_WEIGHTS: dict[Shape, int] = {
    shapes_rows.selection: 3,
    shapes_rows.distinct_values: 2,
    shapes_rows.filtered: 7,
    shapes_rows.filtered_by_both: 6,
    shapes_rows.filtered_by_either: 4,
    shapes_rows.look_up: 5,
    shapes_rows.ordered: 5,
    shapes_rows.alphabetical: 2,
    shapes_rows.superlative: 7,
    shapes_rows.top_several: 4,
    shapes_totals.count_rows: 7,
    shapes_totals.count_values: 2,
    shapes_totals.aggregate: 7,
    shapes_totals.several_aggregates: 3,
    shapes_totals.grouped_count: 5,
    shapes_totals.grouped_aggregate: 4,
    shapes_totals.commonest: 3,
    shapes_totals.frequent: 3,
    shapes_totals.group_above: 2,
    shapes_totals.group_leader: 2,
    shapes_joins.paired: 7,
    shapes_joins.related: 10,
    shapes_joins.related_in_chain: 14,
    shapes_joins.count_related: 5,
    shapes_joins.count_in_chain: 9,
    shapes_joins.aggregate_related: 4,
    shapes_joins.count_for_each: 4,
    shapes_joins.most_related: 5,
    shapes_joins.enough_related: 5,
    shapes_joins.mean_for_each: 4,
    shapes_nested.beyond_average: 5,
    shapes_nested.beyond_another: 5,
    shapes_nested.unrelated: 7,
    shapes_nested.among_related: 4,
    shapes_nested.of_the_leader: 4,
    shapes_nested.owner_of_the_leader: 4,
    shapes_sets.category_with_both: 6,
    shapes_sets.category_with_only_one: 5,
    shapes_sets.subject_with_both: 4,
    shapes_sets.subject_with_only_one: 4,
    shapes_sets.rows_but_not_related: 4,
    shapes_sets.names_of_two_tables: 4,
}

SHAPES: dict[str, tuple[Shape, int]] = {
    shape.__name__: (shape, weight) for shape, weight in _WEIGHTS.items()
}
"""Name of the shape to the function that draws a candidate, and its weight."""
