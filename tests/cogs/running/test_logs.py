import io
import json
import logging
from collections.abc import Iterator

import pytest

from cogs.running.logs import OTHERS, JsonLines, start_logs

TOKEN = "MTIz.secret-token"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The root logger writes here while the test runs."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in OTHERS}
    start_logs("debug", TOKEN)
    stream = io.StringIO()
    handler = root.handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(stream)
    yield stream
    logging.captureWarnings(capture=False)
    root.handlers[:] = before
    root.setLevel(level)
    for name, old in levels.items():
        logging.getLogger(name).setLevel(old)


def test_a_record_is_one_json_object_on_one_line(written: io.StringIO) -> None:
    logging.getLogger("tabletails").info("two\nlines", extra={"table": 7})
    lines = written.getvalue().splitlines()
    assert len(lines) == 1
    record = json.loads(lines[0])
    assert record.pop("time").endswith("+00:00")
    assert record == {
        "level": "info",
        "logger": "tabletails",
        "message": "two\nlines",
        "table": 7,
    }


def test_an_exception_stays_in_its_line(written: io.StringIO) -> None:
    try:
        int("why")
    except ValueError:
        logging.getLogger("tabletails").exception("broken")
    (line,) = written.getvalue().splitlines()
    record = json.loads(line)
    assert record["level"] == "error"
    assert record["trace"].endswith("ValueError: invalid literal for int() with base 10: 'why'")


def test_the_bots_token_is_never_written(written: io.StringIO) -> None:
    logging.getLogger("x").warning("Authorization: Bot %s", TOKEN)
    assert TOKEN not in written.getvalue()


@pytest.mark.parametrize(
    "address",
    [
        "https://discord.com/api/v10/webhooks/1/aW50ZXJhY3Rpb24-_.x/messages/@original",
        "https://discord.com/api/v10/interactions/1/aW50ZXJhY3Rpb24-_.x/callback",
    ],
)
def test_interaction_tokens_are_never_written(written: io.StringIO, address: str) -> None:
    logging.getLogger("x").error("could not reach %s", address)
    assert "aW50" not in written.getvalue()
    assert "/1/..." in written.getvalue()


@pytest.mark.parametrize("name", ["discord.http", "discord.gateway", "discord.webhook.async_"])
def test_discord_py_never_tells_messages_even_at_debug(written: io.StringIO, name: str) -> None:
    logging.getLogger(name).debug("POST with {'content': 'my hand'}")
    assert written.getvalue() == ""


def test_no_token_means_nothing_is_cut_out() -> None:
    record = logging.makeLogRecord({"msg": "abc", "levelname": "INFO", "name": "x"})
    assert json.loads(JsonLines("").format(record))["message"] == "abc"
