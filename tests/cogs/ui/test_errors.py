"""One table of what can go wrong, complete, and with words for each."""

import logging

import discord
import pytest

from cogs.ui.errors import CODES, Kind, Trouble, kind_of, permission_name, report
from cogs.ui.words import words_for
from tests.cogs.wire import failure

LANGUAGES = [words_for("en-US"), words_for("fr")]


def test_every_failure_the_project_must_expect_is_in_the_table() -> None:
    named = {10062, 40060, 10008, 10003, 50001, 50013, 50027, 30046}
    assert named <= CODES.keys()
    assert kind_of(failure(0, 429)) is Kind.BUSY
    assert kind_of(failure(0, 500)) is Kind.DISCORD
    assert Kind.FAULT not in CODES.values()


def test_a_code_counts_more_than_its_status() -> None:
    assert kind_of(failure(30046, 429)) is Kind.TOO_OLD
    assert kind_of(failure(50027, 401)) is Kind.EXPIRED
    assert kind_of(failure(10008, 500)) is Kind.GONE_MESSAGE


def test_an_error_of_our_own_is_a_fault() -> None:
    for error in (ValueError(), KeyError("x"), failure(50035, 400), discord.ClientException()):
        assert kind_of(error) is Kind.FAULT


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_has_its_sentence(kind: Kind) -> None:
    for words in LANGUAGES:
        for missing in ((), ("send_messages",), ("send_messages", "attach_files")):
            sentence = Trouble(kind, 1234, missing, "ABC234").sentence(words)
            assert sentence
            assert "{" not in sentence
            if missing and kind in (Kind.NO_PERMISSION, Kind.NO_ACCESS):
                assert all(permission_name(words, name) in sentence for name in missing)


def test_every_permission_we_may_lack_has_a_name_in_each_language() -> None:
    for name in ("view_channel", "send_messages", "send_messages_in_threads", "attach_files"):
        assert hasattr(discord.Permissions(), name)
        for words in LANGUAGES:
            assert words.has(f"permission-{name.replace('_', '-')}")


def test_a_fault_is_logged_once_with_its_place_and_keeps_its_reference(
    caplog: pytest.LogCaptureFixture,
) -> None:
    error = ValueError("what")
    first = report(error, table=7, turn=3)
    assert report(error, doing="something else") == first
    assert report(ValueError("what"), table=7) != first
    records = [record for record in caplog.records if first in record.getMessage()]
    assert len(records) == 1
    assert records[0].levelno == logging.ERROR
    assert "table=7 turn=3" in records[0].getMessage()
    assert records[0].exc_info is not None
    assert records[0].exc_info[1] is error
