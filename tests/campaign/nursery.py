"""Servers that start at once: a process that has everything loaded makes a copy of itself for each.

Takes lines `PORT URL`, answers with the number of the process that serves there.
"""

from __future__ import annotations

import os
import signal
import sys

from cradle import ready

from cheesemoon.server import launcher
from cheesemoon.server.settings import Hosting

if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    ready()
    for line in sys.stdin:
        port, url = line.split()
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            launcher.run(Hosting("127.0.0.1", int(port), url, False))
            os._exit(0)
        print(child, flush=True)
