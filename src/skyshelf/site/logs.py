"""Logs as one JSON object a line. They hold no name, no cookie, no link and nothing of a game."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from skyshelf.site.tracing import REQUEST_ID

# What a log record may carry beside its message; anything else stays out.
_FIELDS = (
    "table",
    "bot",
    "why",
    "jobs",
    "servers",
    "method",
    "route",
    "status",
    "ms",
    "url",
    "times",
    "days",
    "open",
    "game",
    "event",
    "step",
)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        request = REQUEST_ID.get()
        if request:
            line["request"] = request
        for field in _FIELDS:
            if hasattr(record, field):
                line[field] = getattr(record, field)
        if record.exc_info and record.exc_info[0] is not None:
            # The kind and the place; an error's own words may quote what was being worked on.
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record)
        return json.dumps(line, ensure_ascii=False)


def _where(record: logging.LogRecord) -> list[str]:
    assert record.exc_info is not None
    places = []
    trace = record.exc_info[2]
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-12:]


def _is_ours(record: logging.LogRecord) -> bool:
    """uvicorn has a line for everything that is no HTTP; we count it, and tell it now and then (connections.py)."""
    return not (record.name == "uvicorn.error" and record.getMessage().startswith("Invalid HTTP request"))


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(_is_ours)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("skyshelf").setLevel(level)
