"""One of several processes that serve one address; begun by `workforce`."""

from __future__ import annotations

import os
import sys

import msgspec

from .launcher import run
from .settings import CannotServe, Hosting
from .supervisor import SETTINGS


def main() -> int:
    """Serve what the process that began this one was asked for; the exit code. Why it cannot is
    one sentence, as with a single process."""
    try:
        run(msgspec.json.decode(os.environ[SETTINGS], type=Hosting))
    except CannotServe as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
