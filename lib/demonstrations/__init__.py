"""Demonstrations: episodes that end with the right answer, for an agent to be trained on.

`scripts` decides what is said at each step, from what a model wrote when it was mined; `writer`
says it in place of a model, so that the driver of rollouts asks, executes and judges as always and
every observation is real; `rows` turns what was played into training rows.
"""
