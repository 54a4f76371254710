"""What the server writes about itself: lines for people, or JSON for programs, each with the request it belongs to."""

from __future__ import annotations

import logging
import os
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec

SOUND = re.compile(r"[A-Za-z0-9._-]{1,64}")
_request: ContextVar[str] = ContextVar("request", default="")


def request_id() -> str:
    """Return the id of the request or socket that is being served, or nothing."""
    return _request.get()


def set_request_id(given: str = "") -> str:
    """Note the id of what is served from now on: the one given if it is sound, else a new one; return it."""
    chosen = given if SOUND.fullmatch(given) else secrets.token_hex(8)
    _request.set(chosen)
    return chosen


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": os.getpid(),
        }
        if request_id():
            line["request"] = request_id()
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def write_lines() -> None:
    """Write everything that is logged as JSON lines on standard error, requests included."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.root.handlers[:] = [handler]
    for name in ("whistlestop", "uvicorn"):
        logging.getLogger(name).setLevel(logging.INFO)
