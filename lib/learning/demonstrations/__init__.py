"""Demonstrations: episodes that end with the right answer, for an agent to be trained on.

`scripts` decides what is written at each step, from what a model wrote in mined rollouts. Its
`ScriptedWriter` answers in place of a model, so that the driver of rollouts prompts, executes and
judges as usual and every observation is real. `thoughts` words the thoughts and checks. `rows`
turns played episodes into training rows.
"""
