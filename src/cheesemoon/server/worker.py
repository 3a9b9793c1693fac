"""One of several processes that serve one address; begun by `workforce`."""

from __future__ import annotations

import os

import msgspec

from .hosting import Hosting
from .run import run
from .workforce import SETTINGS


def main() -> None:
    """Serve what the process that began this one was asked for."""
    run(msgspec.json.decode(os.environ[SETTINGS], type=Hosting))


if __name__ == "__main__":
    main()
