"""Cheesemoon Bench: fixed tasks, fixed opponents, fixed deals, one protocol.

    cheesemoon evaluate FirstRat-2p-v1 --agent my_module:Agent --games 200

A task has a versioned name. A change of rules or observations makes a new version.
"""

from __future__ import annotations

from .agents import Agent, load_agent
from .errors import EvaluateError
from .protocol import Evaluation, evaluate
from .tasks import TASKS, Task, task_named

__all__ = [
    "Agent",
    "EvaluateError",
    "Evaluation",
    "TASKS",
    "Task",
    "evaluate",
    "load_agent",
    "task_named",
]
