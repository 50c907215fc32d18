"""Group relative policy optimisation: episodes are played, rewarded and learnt from, step by step.

`play` has the episodes of agents as they were sampled, `scoring` the side that knows gold,
`advantages` and `loss` the formulas, `policy` the model that writes and is trained, `monitor` what
a person is warned of, `trainer` the loop.
"""
