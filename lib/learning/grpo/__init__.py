"""Group relative policy optimisation: episodes are played, rewarded and learnt from, step by step.

`play` plays episodes and keeps their tokens as sampled, `scoring` rewards them against gold,
`advantages` and `loss` have the formulas, `policy` the model that writes and is trained, `monitor`
the warnings, `trainer` the loop.
"""
