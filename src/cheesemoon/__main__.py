"""Runs the command line: `python -m cheesemoon`."""

import sys

from .cli import main

sys.exit(main())
