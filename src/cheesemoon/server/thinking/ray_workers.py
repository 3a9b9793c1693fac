"""Tasks of bots on a Ray cluster (`pip install 'cheesemoon[cluster]'`).

A process of ours talks to the cluster, not the server itself: Ray ends a process that has lost its
cluster. Without the cluster the process runs the tasks by itself, and tries to reconnect after a
minute.
"""

from __future__ import annotations

import importlib.util
import logging
import socket
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from .. import timing
from ..ops.json_logs import first_line
from .tasks import Head

logger = logging.getLogger("cheesemoon.server")

REACHED = 5.0  # seconds to connect to a cluster
PLACED = 60.0  # seconds to start an actor
LONGEST = 300.0  # seconds for one task; a new machine compiles the rules first
AGAIN = 60.0  # seconds before reconnecting to a lost cluster


def is_installed() -> bool:
    """Return True if Ray is installed."""
    return importlib.util.find_spec("ray") is not None


def why_not(address: str) -> str | None:
    """Return why a cluster cannot be reached; None if a connection succeeds. Ray finds `auto`
    itself."""
    if address == "auto":
        return None
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        host, port = place.hostname or "", place.port
        if port is None:
            return "no port"
        socket.create_connection((host, port), REACHED).close()
    except (OSError, ValueError) as error:
        return getattr(error, "strerror", None) or str(error)
    return None


class OnCluster:
    """Runs tasks as a `Head` does, on a cluster."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._here = Head()
        self._there: Any = None  # the actor; Ray has no types for it
        self._ask_at = 0.0

    def think(self, name: str, args: Sequence[object]) -> object:
        """Run a task on the cluster; here if the cluster is lost."""
        if not self._is_reached():
            return self._here.think(name, args)
        import ray

        try:
            return ray.get(self._there.think.remote(name, args), timeout=LONGEST)
        except ray.exceptions.RayTaskError as error:  # the task itself failed
            raise error.cause from None
        except ray.exceptions.RayError as error:
            self._lose(error)
            return self._here.think(name, args)

    def _is_reached(self) -> bool:
        if self._there is None and timing.monotonic() >= self._ask_at:
            try:
                self._there = _place(self.address)
            except Exception as error:  # noqa: BLE001 - any error of the cluster
                self._lose(error)
        return self._there is not None

    def _lose(self, error: Exception) -> None:
        told = self.address, first_line(error)
        logger.warning("the cluster %s is not to be had, bots think here: %s", *told)
        self._there, self._ask_at = None, timing.monotonic() + AGAIN


def _place(address: str) -> Any:
    if trouble := why_not(address):
        raise ConnectionError(trouble)
    import ray

    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False, logging_level=logging.WARNING)
    actor = ray.remote(Head).options(max_restarts=-1, max_task_retries=1).remote()
    ray.get(actor.__ray_ready__.remote(), timeout=PLACED)
    return actor
