"""Exceptions for mistakes: a missing file, a bad record, a wrong key.

Failures that are data (a query that SQLite refuses) are values in `lib.base.records`, never
exceptions. A message names the thing, what was expected and what to do, on one line.
"""


class ProjectError(Exception):
    """A mistake that the person who started the run can fix. Stages print it as one line."""


class ParamsError(ProjectError):
    """params.yaml is missing, malformed, or has an unknown or mistyped key."""


class DataError(ProjectError):
    """A data file, record or database is missing or malformed."""


class SplitError(ProjectError):
    """Training data and evaluation data overlap."""


class ModelError(ProjectError):
    """A model, tokenizer or adapter cannot be loaded."""


class MissingExtraError(ProjectError):
    """An optional dependency is needed; the message has the command that installs it."""
