"""Ways to answer a question, each a pure function of what has happened so far.

`episode` has the types, `modes` the names; `figures` reads finished steps. Nothing here reads a
file, asks a model or runs SQL: `lib.answering.rollout.driver` does, for many episodes at once.
"""
