"""Benchmarks: how fast the parts are, and how much memory they take, on this machine.

Every measurement runs in a process of its own, so that none inherits another's memory or caches.
"""

from lib.bench.backends import SYSTEMS, measure_backend, missing_for
from lib.bench.execution import measure_judge, measure_sandbox
from lib.bench.isolated import Measured, in_fresh_process
from lib.bench.rollouts import measure_mock_rollout, measure_rollout
from lib.bench.startup import measure_startup

__all__ = [
    "SYSTEMS",
    "Measured",
    "in_fresh_process",
    "measure_backend",
    "measure_judge",
    "measure_mock_rollout",
    "measure_rollout",
    "measure_sandbox",
    "measure_startup",
    "missing_for",
]
