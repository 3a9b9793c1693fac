"""`python -m cheesemoon.arena.figures`."""

from . import main

raise SystemExit(main())
