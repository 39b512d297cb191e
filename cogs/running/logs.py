"""Logs: one JSON object a line, without tokens and without the messages discord.py would show."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Final

OTHERS: Final = ("discord", "aiohttp", "aiosqlite", "asyncio", "PIL")
"""Loggers of others that never go below `info`: there they tell whole messages, hands and all."""


class JsonLines(logging.Formatter):
    """A JSON object a line: time, level, logger, message, the extra facts given, the trace."""

    _ours: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
    # Webhook and interaction addresses hold the token that lets anyone answer in our name.
    _addresses: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]+")

    def __init__(self, *secrets: str) -> None:
        super().__init__()
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line, without tokens."""
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        facts = {
            "time": moment,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        facts |= {name: value for name, value in vars(record).items() if name not in self._ours}
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        line = self._addresses.sub(r"\1...", json.dumps(facts, ensure_ascii=False, default=str))
        for secret in self._secrets:
            line = line.replace(secret, "...")
        return line


def start_logs(level: str, token: str = "") -> None:
    """Send all logs, discord.py's too, to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines(token))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.captureWarnings(capture=True)
    for name in OTHERS:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
