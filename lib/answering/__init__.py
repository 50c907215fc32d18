"""From a question to an answer: prompts, models that write SQL, agents, and the loop around them.

`generation/` holds the backends of a model; `models/` says which model answers and fetches it;
`repair/` has prompts and feedback; `agents/` are ways to answer, as pure functions; `rollout/`
plays them; `replies/` is what people are told beside a result.
"""
