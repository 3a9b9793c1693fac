"""Commands that start at once: a process that has everything loaded runs each in a copy of itself.

Takes lines of JSON: `{"run": [ARGUMENT, ...], "said": FILE}` starts the command and answers with
the number of its process; `{"ended": PROCESS}` answers with its exit code, null while it runs.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import tempfile
import traceback
from typing import Any

import alembic.command  # noqa: F401 - loaded once for all
import alembic.config  # noqa: F401
import anyio._backends._asyncio  # noqa: F401
import sqlalchemy as sa
import sqlalchemy.dialects.postgresql.psycopg  # noqa: F401
import sqlalchemy.dialects.sqlite  # noqa: F401
import uvicorn.lifespan.on  # noqa: F401
import uvicorn.loops.auto  # noqa: F401
import uvicorn.loops.uvloop  # noqa: F401
from server_help import TAXI

import cheesemoon as cm
from cheesemoon import cli
from cheesemoon.server import launcher  # noqa: F401
from cheesemoon.server.admin import backup, commands  # noqa: F401
from cheesemoon.server.app import Server
from cheesemoon.server.settings import Hosting
from cheesemoon.server.storage import writer  # noqa: F401
from cheesemoon.server.storage.engine import Hold
from cheesemoon.server.storage.store import Store
from cheesemoon.server.tables import rooms  # noqa: F401
from cheesemoon.server.thinking import tasks  # noqa: F401
from cheesemoon.server.transport.limits import Limits
from cheesemoon.view.templates import read_templates

writer.TIDY_EVERY = 5  # a short session has checkpoints, too
writer._NOT_LONG = "PRAGMA busy_timeout=1000"  # nobody looks at how long that takes


@sa.event.listens_for(sa.Engine, "do_connect")
def _waits_less(dialect: sa.Dialect, _: Any, __: Any, how: dict[str, Any]) -> None:
    """A lock that a fault has left behind is waited for: 2 seconds show it as well as 30."""
    if dialect.name == "sqlite":
        how["timeout"] = 2


def ready() -> None:
    """Have everything that is the same for every server, whatever its database: what is loaded, and
    the app with its routes. What touches a database is done anew in the order of `Server`."""
    for name in cm.games():
        cm.game(name)
    cm.game(TAXI).try_out()
    read_templates()
    with tempfile.TemporaryDirectory() as folder:
        built = Server(f"sqlite:///{folder}/t.sqlite3", bot_pause=0.0)
        built.store.close()
        built._hold.let_go()

    def served(url: str, *, limits: Limits, hosting: Hosting) -> Server:
        built.hosting, built.clients.limits = hosting, limits
        built._hold = Hold(url)
        built.store = Store(url)
        return built

    launcher.Server = served  # type: ignore[misc, assignment, attr-defined]
    rooms.Rooms.warm = lambda self: self.ready(TAXI)  # type: ignore[assignment, method-assign]
    gc.collect()
    gc.freeze()


def begin(arguments: list[str], said: str) -> int:
    """A copy of this process that does nothing but this command."""
    if child := os.fork():
        return child
    out = os.open(said, os.O_CREAT | os.O_WRONLY | os.O_APPEND, 0o600)
    for stream in (1, 2):
        os.dup2(out, stream)
    sys.stdin = open(os.devnull)  # noqa: PTH123, SIM115 - nothing is typed there
    signal.signal(signal.SIGINT, signal.default_int_handler)
    code = 99
    try:
        code = cli.main(arguments)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 98
    except BaseException:  # noqa: BLE001 - the check of the answers counts it as a failure
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def ended(child: int) -> int | None:
    """The exit code of a copy; None while it runs."""
    done, status = os.waitpid(child, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if done else None


if __name__ == "__main__":
    ready()
    print("ready", flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        answer = begin(asked["run"], asked["said"]) if "run" in asked else ended(asked["ended"])
        print(json.dumps(answer), flush=True)
