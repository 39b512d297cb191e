"""The command line, as a process of its own."""

import asyncio
import contextlib
import json
import logging
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot import Settings, main, tables_over
from cogs.running import process
from cogs.running.logs import OTHERS
from cogs.ui.words import LANGUAGES
from rules.dog_lover import cards
from storage.store import SqliteStore
from tests.fake_discord import FakeDiscord, discord_here

ROOT = Path(__file__).parent.parent
PATIENCE = 30
STOP_SECONDS = 6
"""How long a stop may take here; the program's own last resort comes later."""
# What is patched is where discord.py looks for Discord; everything else is the real thing.
ELSEWHERE = """
import sys, yarl, discord.gateway, discord.http
url = sys.argv.pop(1)
if url:
    discord.http.Route.BASE = url + "/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws"))
import bot
sys.exit(bot.main(sys.argv[1:]))
"""


class Bot:
    """A running process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.status: int | None = None
        self.early = ""
        """What was read of the log before the end."""
        self.out = ""
        self.err = ""

    async def end(self, seconds: float = PATIENCE) -> None:
        """Wait for the end of the process by itself."""
        out, err = await asyncio.wait_for(self.process.communicate(), seconds)
        self.status = self.process.returncode
        self.out, self.err = out.decode(), self.early + err.decode()

    async def until(self, event: asyncio.Event) -> None:
        """Wait for what the process shall bring about."""
        waits = {asyncio.ensure_future(event.wait()), asyncio.ensure_future(self.process.wait())}
        await asyncio.wait(waits, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        if not event.is_set():
            await self.stop(signal.SIGKILL)
            pytest.fail(f"status {self.status}: {self.out}{self.err}")

    async def until_ready(self) -> None:
        """Wait for the line of the log that says so."""
        assert self.process.stderr is not None
        while '"ready"' not in self.early:
            line = await asyncio.wait_for(self.process.stderr.readline(), PATIENCE)
            assert line, self.early
            self.early += line.decode()

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(number)
        await self.end(STOP_SECONDS)

    @property
    def log(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.err.splitlines()]


@asynccontextmanager
async def started(
    folder: Path, *arguments: str, at: str = "", **environment: str
) -> AsyncIterator[Bot]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("DISCORD", "TABLETAILS"))}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", ELSEWHERE, at, *arguments),
        cwd=folder,
        env={**clean, "PYTHONPATH": str(ROOT), **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield Bot(process)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def ran(folder: Path, *arguments: str, at: str = "", **environment: str) -> Bot:
    """A process that has ended by itself."""
    async with started(folder, *arguments, at=at, **environment) as bot:
        await bot.end()
        return bot


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


# -- settings --------------------------------------------------------------------------------------


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty working directory and no settings, for runs of `main` in this process."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield tmp_path
    logging.captureWarnings(capture=False)
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in OTHERS:
        logging.getLogger(name).setLevel(logging.NOTSET)


def test_without_a_token_it_says_what_to_do(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    said = capsys.readouterr().err
    assert "DISCORD_TOKEN" in said
    assert "--local" in said
    assert len(said.splitlines()) == 1
    assert names(here) == []


def test_a_wrong_setting_is_named_and_its_value_is_not(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETAILS_LOG_LEVEL", "very-loud")
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert main([]) == 2
    said = capsys.readouterr().err
    assert "TABLETAILS_LOG_LEVEL" in said
    assert "very-loud" not in said
    assert "secret" not in said


@pytest.mark.parametrize("days", ["-1", "soon", "1.5", "999999"])
def test_days_that_nobody_can_mean_are_refused(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, days: str
) -> None:
    monkeypatch.setenv("TABLETAILS_KEEP_DAYS", days)
    assert main([]) == 2
    assert names(here) == []
    assert "TABLETAILS_KEEP_DAYS" in capsys.readouterr().err


@pytest.mark.parametrize("verb", [["check"], ["backup", "copy.db"]])
def test_without_a_database_nothing_is_made(
    here: Path, capsys: pytest.CaptureFixture[str], verb: list[str]
) -> None:
    assert main(verb) == 1
    assert "tabletails.db" in capsys.readouterr().err
    assert names(here) == []


@pytest.mark.parametrize(
    ("typed", "database"),
    [
        (["--database", "own.db"], "own.db"),
        (["--local"], "tabletails-local.db"),
        (["--local", "--database", "own.db"], "own.db"),
        ([], "set.db"),
    ],
)
@pytest.mark.parametrize("verb", [["check"], ["backup", "copy.db"]])
def test_the_database_that_was_named_is_the_one_looked_at(
    here: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: list[str],
    database: str,
    verb: list[str],
) -> None:
    monkeypatch.setenv("TABLETAILS_DATABASE", "set.db")
    assert main([*typed, *verb]) == 1
    assert database in capsys.readouterr().err
    assert not names(here)


@pytest.mark.parametrize("typed", [[], ["check"], ["--local"]])
def test_a_bad_card_file_stops_the_start_with_its_line(
    here: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: list[str],
) -> None:
    (here / "mine.json").write_text('{"version": "mine", "dogs": [{"id": "Rex"}]}')
    monkeypatch.setenv("DISCORD_TOKEN", "good")
    monkeypatch.setenv("TABLETAILS_DOG_LOVER_CARDS", "mine.json")
    assert main(typed) == 2
    said = capsys.readouterr().err
    assert said.startswith("TABLETAILS_DOG_LOVER_CARDS: mine.json: dogs, row 1: id: ")
    assert len(said.splitlines()) == 1
    assert names(here) == ["mine.json"]


def test_a_good_card_file_is_what_new_tables_get(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "_own", {})
    text = (ROOT / "rules" / "dog_lover" / "cards" / "house.json").read_text(encoding="utf-8")
    (here / "mine.json").write_text(text.replace("house-1", "mine"), encoding="utf-8")
    monkeypatch.setenv("TABLETAILS_DOG_LOVER_CARDS", "mine.json")
    assert main(["check"]) == 1, "there is no database"
    assert cards.newest().version == "mine"


def test_the_page_needs_no_sync(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--local", "sync"]) == 2
    assert "--local" in capsys.readouterr().err
    assert not names(here)


@pytest.mark.parametrize("typed", ["65536", "-1", "x"])
def test_a_port_that_there_is_not_is_said(
    here: Path, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--local", f"--port={typed}"])
    assert ended.value.code == 2
    assert typed in capsys.readouterr().err
    assert not names(here)


def test_a_file_that_is_no_database_is_said_and_left_alone(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "good")
    (here / "tabletails.db").write_text("no database " * 100)
    assert main([]) == 1
    assert "tabletails.db can't be used" in capsys.readouterr().err
    assert (here / "tabletails.db").read_text() == "no database " * 100


async def test_the_token_comes_from_the_env_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=from-file\n")
    async with discord_here() as discord:
        await ran(tmp_path, at=discord.url)
    assert discord.tokens == ["from-file"]


async def test_the_environment_goes_before_the_env_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=from-file\nTABLETAILS_DATABASE=file.db\n")
    async with discord_here() as discord:
        await ran(tmp_path, at=discord.url, DISCORD_TOKEN="from-environment")
    assert discord.tokens == ["from-environment"]
    assert (tmp_path / "file.db").is_file()


async def test_a_refused_token_is_said_but_not_shown(tmp_path: Path) -> None:
    async with discord_here() as discord:
        bot = await ran(tmp_path, at=discord.url, DISCORD_TOKEN="very-wrong")
    assert bot.status == 2
    assert "does not accept DISCORD_TOKEN" in bot.err
    assert "very-wrong" not in bot.err + bot.out
    assert "Traceback" not in bot.err


async def test_an_unreachable_discord_is_said(tmp_path: Path) -> None:
    bot = await ran(tmp_path, at="http://127.0.0.1:9", DISCORD_TOKEN="good")
    assert bot.status == 1
    assert "can't be reached" in bot.err
    assert "Traceback" not in bot.err


# -- stopping --------------------------------------------------------------------------------------


async def test_b8_sigterm_ends_a_connected_bot_within_seconds(tmp_path: Path) -> None:
    async with (
        discord_here() as discord,
        started(tmp_path, at=discord.url, DISCORD_TOKEN="good") as bot,
    ):
        await bot.until_ready()
        await bot.stop()
        await asyncio.wait_for(discord.closed.wait(), PATIENCE)
    assert bot.status == 0
    assert discord.close_code == 1000
    messages = [record["message"] for record in bot.log]
    assert messages.index("ready") < messages.index("stopping")
    assert "good" not in bot.err


async def test_sigterm_ends_a_bot_that_is_still_starting(tmp_path: Path) -> None:
    """B8: an open database must not keep the process alive."""
    async with (
        discord_here(silent=True) as discord,
        started(tmp_path, at=discord.url, DISCORD_TOKEN="good") as bot,
    ):
        await bot.until(discord.called)
        await bot.stop()
    assert bot.status == 0
    assert "Traceback" not in bot.err


async def test_more_signals_change_nothing_while_it_is_closing(tmp_path: Path) -> None:
    async with (
        discord_here() as discord,
        started(tmp_path, at=discord.url, DISCORD_TOKEN="good") as bot,
    ):
        await bot.until(discord.identified)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGTERM):
            bot.process.send_signal(number)
        await bot.end(STOP_SECONDS)
    assert bot.status == 0
    assert [record["message"] for record in bot.log].count("stopping") == 1


async def test_b8_an_error_while_starting_ends_the_process(tmp_path: Path) -> None:
    """B8: even if something nobody foresaw goes wrong after the database was opened."""
    async with discord_here() as discord:
        bot = await ran(tmp_path, at=discord.url + "/nowhere", DISCORD_TOKEN="good")
    assert bot.status == 1


# -- the database ----------------------------------------------------------------------------------


@asynccontextmanager
async def running_bot(folder: Path) -> AsyncIterator[tuple[Bot, FakeDiscord]]:
    async with (
        discord_here() as discord,
        started(folder, at=discord.url, DISCORD_TOKEN="good") as bot,
    ):
        await bot.until(discord.identified)
        yield bot, discord


async def test_what_can_be_done_while_the_bot_runs_and_what_cannot(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as (bot, discord):
        again, backup, check, sync = await asyncio.gather(
            ran(tmp_path, at=discord.url, DISCORD_TOKEN="good"),
            ran(tmp_path, "backup", "copy.db"),
            ran(tmp_path, "check"),
            ran(tmp_path, "sync", at=discord.url, DISCORD_TOKEN="good"),
        )
        await bot.stop()
    assert (again.status, backup.status, check.status, sync.status) == (1, 0, 0, 0)
    assert "in use" in again.err
    assert "copy.db" in backup.out
    assert "Running tables replayed: 0; faults: 0." in check.out
    assert bot.status == 0
    assert (await ran(tmp_path, "check", TABLETAILS_DATABASE="copy.db")).status == 0


async def test_backup_overwrites_nothing(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as (bot, _):
        await bot.stop()
    (tmp_path / "copy.db").write_text("mine")
    backup = await ran(tmp_path, "backup", "copy.db")
    assert backup.status == 1
    assert "copy.db" in backup.err
    assert (tmp_path / "copy.db").read_text() == "mine"


async def test_check_finds_damage(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as (bot, _):
        await bot.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "tabletails.db")) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("DELETE FROM sqlite_schema WHERE name = 'log'")
        connection.commit()
    check = await ran(tmp_path, "check")
    assert check.status == 1
    assert "Traceback" not in check.err
    assert check.out + check.err


# -- commands --------------------------------------------------------------------------------------


async def test_a_server_may_choose_every_language_there_is() -> None:
    async with await SqliteStore.at(":memory:") as store:
        assert tables_over(store).settings.languages == LANGUAGES


async def test_sync_sends_every_command_in_every_language(tmp_path: Path) -> None:
    async with discord_here() as discord:
        bot = await ran(tmp_path, "sync", at=discord.url, DISCORD_TOKEN="good")
    assert bot.status == 0, bot.err
    (commands,) = discord.synced.values()
    known = {command["name"] for command in commands}
    assert {"woof-days", "cat-days", "mixed-days", "hand", "board", "move", "tables"} <= known
    assert {"leave", "rules", "card", "help"} <= known
    assert {"fr"} == {key for command in commands for key in command["name_localizations"]}
    assert all(command["contexts"] == [0] for command in commands), "guilds only"
    assert all(command["integration_types"] == [0] for command in commands), "no user's own"
    assert names(tmp_path) == []


async def test_sync_for_one_server_goes_to_that_server_alone(tmp_path: Path) -> None:
    async with discord_here() as discord:
        bot = await ran(tmp_path, "sync", "--guild", "77", at=discord.url, DISCORD_TOKEN="good")
    assert bot.status == 0, bot.err
    assert list(discord.synced) == ["/applications/111/guilds/77/commands"]


# -- local -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_the_local_mode_needs_nothing_and_ends_when_told(
    tmp_path: Path, number: signal.Signals
) -> None:
    async with started(tmp_path, "--local", "--no-browser") as bot:
        assert bot.process.stdout is not None
        text = ""
        while "http://127.0.0.1:" not in text:
            line = await asyncio.wait_for(bot.process.stdout.readline(), PATIENCE)
            assert line, "it ended"
            text += line.decode()
        await bot.stop(number)
    assert bot.status == 0
    assert bot.err == ""
    assert (tmp_path / "tabletails-local.db").is_file()


async def test_the_local_mode_says_that_its_port_is_taken(tmp_path: Path) -> None:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        bot = await ran(tmp_path, "--local", "--no-browser", "--port", str(port))
    assert bot.status == 1
    assert str(port) in bot.err
    assert "Traceback" not in bot.err


async def test_what_takes_longer_than_the_last_words_is_ended_before_anything_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A handler that a slow Discord held up would only find the connection closed."""
    monkeypatch.setattr(process, "LAST_WORDS_SECONDS", 0.0)
    told: list[str] = []
    closing: list[asyncio.Task[None]] = []

    async def handler() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            told.append("ended")

    async def close() -> None:
        told.append("closed")
        closing.append(asyncio.create_task(asyncio.sleep(3600)))
        await asyncio.sleep(0)

    late = asyncio.create_task(handler())
    await asyncio.sleep(0)
    await process.put_away(close)
    assert told == ["ended", "closed"]
    assert late.cancelled()
    assert closing[0].cancelled()


async def test_an_answer_that_is_nearly_ready_is_among_the_last_words() -> None:
    told: list[str] = []

    async def handler() -> None:
        for _ in range(5):
            await asyncio.sleep(0)
        told.append("answered")

    async def close() -> None:
        told.append("closed")

    answer = asyncio.create_task(handler())
    await process.put_away(close)
    assert told == ["answered", "closed"]
    assert answer.done()
