"""Structured logs on standard error, one JSON object per line."""

from __future__ import annotations

import json
import logging
import sys

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """A formatter that writes one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as JSON."""
        line: dict[str, object] = {
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
    """Send the logs of the server and its libraries to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("cheesemoon", "uvicorn", "litestar", "sqlalchemy", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        own = name in ("cheesemoon", "uvicorn")
        logger.setLevel(level.upper() if own else logging.WARNING)


def first_line(error: BaseException) -> str:
    """Return the first line of an error's message, else the name of its type."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
