"""Structured logs: one JSON object a line, on standard error."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "who": record.name,
            "what": record.getMessage(),
        }
        line.update({k: v for k, v in vars(record).items() if k not in _PLAIN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up_logging(level: str = "warning") -> None:
    """Logs go to standard error, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("cheesemoon", "uvicorn", "litestar", "sqlalchemy", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        own = name in ("cheesemoon", "uvicorn")
        logger.setLevel(level.upper() if own else logging.WARNING)


def first_line(error: BaseException) -> str:
    """What went wrong, in a line."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
