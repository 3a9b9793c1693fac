"""`python tools/bot_strength docs/bots.json`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bot_strength import main

raise SystemExit(main())
