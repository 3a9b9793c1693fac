"""Entry point of one server process that `supervisor` starts."""

from __future__ import annotations

import os
import sys

import msgspec

from .launcher import run
from .settings import CannotServe, Hosting
from .supervisor import SETTINGS


def main() -> int:
    """Serve with the settings of the environment. Return the exit code.

    If serving is impossible, print one sentence, as a single process does.
    """
    try:
        run(msgspec.json.decode(os.environ[SETTINGS], type=Hosting))
    except CannotServe as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
