"""The command line of Tabletails, and the wiring: settings, logs, storage, handlers, cogs.

    python bot.py                      play on Discord
    python bot.py --local              play here, in a web page, without Discord
    python bot.py sync [--guild ID]    tell Discord our slash commands
    python bot.py backup FILE          copy the database, also while the bot runs
    python bot.py check                examine the database

`--database FILE` names the database for this once.

Exit status: 0 when all went well, 1 when it did not, 2 when something was set or typed wrongly.
"""

import argparse
import asyncio
import logging
import os
import secrets
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final, Literal

import aiohttp
import discord
from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from cogs.client import Tabletails
from cogs.running.logs import start_logs
from cogs.running.process import put_away, settle, stop_signals
from cogs.ui.words import LANGUAGES
from rules.audit import fault_of
from rules.chronicle import Chronicle
from rules.dog_lover.cards import SETTING, BadCards, use_own
from rules.games import GAMES
from rules.privacy import Privacy
from rules.store import StoreError
from rules.table import Tables
from storage import upkeep
from storage.store import SqliteStore

LOCAL_DATABASE: Final = Path("tabletails-local.db")
"""Where the games of the local mode are kept, unless it is told otherwise."""
LARGEST_PORT: Final = 65535

_log = logging.getLogger("tabletails")


class Wrong(Exception):
    """What the person who started us has to mend; the text tells them."""

    def __init__(self, text: str, status: int = 1) -> None:
        super().__init__(text)
        self.status = status


# -- settings --------------------------------------------------------------------------------------


class Settings(BaseSettings):
    """From the environment, or else from `.env` in the working directory. See `.env.example`."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    discord_token: SecretStr = SecretStr("")
    tabletails_database: Path = Path("tabletails.db")
    tabletails_dog_lover_cards: Path | None = None
    tabletails_keep_days: int = Field(default=30, ge=0, le=36_500)
    tabletails_log_level: Literal["debug", "info", "warning", "error"] = "info"


def read_settings() -> Settings:
    """The settings; raises Wrong, naming each that can't be used but never its value."""
    try:
        return Settings()
    except ValidationError as error:
        faults = [f"{str(fault['loc'][0]).upper()}: {fault['msg']}" for fault in error.errors()]
        raise Wrong("These settings can't be used. " + "; ".join(faults), status=2) from None


# -- wiring ----------------------------------------------------------------------------------------


def use_settled_cards(settings: Settings) -> None:
    """Have new tables opened with the owner's cards, if there are any. Raises Wrong."""
    if settings.tabletails_dog_lover_cards is not None:
        try:
            use_own(settings.tabletails_dog_lover_cards)
        except BadCards as error:
            raise Wrong(f"{SETTING}: {error}", status=2) from None


def tables_over(store: SqliteStore) -> Tables:
    """The handlers, with the real clock and real chance."""
    return Tables(store, GAMES, clock=time.time, entropy=secrets.token_bytes, languages=LANGUAGES)


def bot_over(
    store: SqliteStore, tables: Tables, *, clock: Callable[[], float] = time.time, keep_days: int
) -> Tabletails:
    """The bot, with all its handlers, for tables that are kept in this store."""
    chronicle = Chronicle(store, tables.games, clock=clock)
    privacy = Privacy(store, tables, chronicle, clock=clock, keep_days=keep_days)
    return Tabletails(tables, chronicle, privacy)


@asynccontextmanager
async def opened(database: Path | str) -> AsyncIterator[SqliteStore]:
    """The store, closed at the end; raises Wrong if the file can't be used."""
    try:
        store = await SqliteStore.at(database)
    except (StoreError, OSError) as error:
        raise Wrong(f"The database {database} can't be used: {error}") from error
    try:
        yield store
    finally:
        await store.close()


async def forget_messages(store: SqliteStore) -> None:
    """Forget where the tables' messages are: the offline Discord has lost them all."""
    for guild, number in await store.unfinished():
        for role in ("table", "ping"):
            await store.drop_message(guild, number, role)
        for _, message in await store.leftovers(guild, number):
            await store.drop_leftover(guild, number, message)


# -- running ---------------------------------------------------------------------------------------


async def run(settings: Settings) -> None:
    """Play on Discord until told to stop. Raises Wrong."""
    token = needed_token(settings)
    with stop_signals() as stop:
        async with opened(settings.tabletails_database) as store:
            bot = bot_over(store, tables_over(store), keep_days=settings.tabletails_keep_days)
            settle()
            playing = asyncio.create_task(bot.start(token))
            stopping = asyncio.create_task(stop.wait())
            try:
                await asyncio.wait({playing, stopping}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                # The connection goes first, so that no new click comes in while the answers to the
                # last ones go out; then the cogs put away their work, and the database is closed.
                stopping.cancel()
                playing.cancel()
                ended = (await asyncio.gather(playing, return_exceptions=True))[0]
                await put_away(bot.close)
            with discord_faults():
                if isinstance(ended, Exception):
                    raise ended


async def run_local(
    *, port: int, database: Path, language: str, browser: bool, keep_days: int
) -> None:
    """Play in a web page on this machine, until told to stop or the page ends it. Raises Wrong."""
    from cogs.running import local  # noqa: PLC0415  (on Discord nothing of the offline one is loaded)

    async def ready(address: str) -> None:
        sys.stdout.write(LOCAL_WELCOME.format(address=address, database=database))
        sys.stdout.flush()
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with stop_signals() as stop:
        async with opened(database) as store:
            await forget_messages(store)
            bot = bot_over(store, tables_over(store), keep_days=keep_days)
            settle()
            try:
                await local.serve(bot, port=port, guild_locale=language, ready=ready, stop=stop)
            except local.NoPage as error:
                raise Wrong(f"The page can't be shown: {error}") from error


LOCAL_WELCOME: Final = """\
Tabletails is open at

    {address}

The address is for you alone, and for this time: whoever has it can play every member's part, and
the next start gives another one.
Choose who you are at the top ("Viewing as"); open the address in more tabs to be several at once.
Type / in the message box for the commands. Dan's Discord speaks French.
The games are kept in {database}. Ctrl+C ends it.
"""


async def sync(settings: Settings, guild: int | None) -> None:
    """Tell Discord the slash commands, of all servers or of one. Raises Wrong."""
    token = needed_token(settings)
    # The commands are the same whatever the database holds, and the bot may be running on it.
    async with (
        opened(":memory:") as store,
        bot_over(store, tables_over(store), keep_days=settings.tabletails_keep_days) as bot,
    ):
        with discord_faults():
            await bot.login(token)
            where = None if guild is None else discord.Object(guild)
            if where is not None:
                bot.tree.copy_global_to(guild=where)
            known = await bot.tree.sync(guild=where)
    place = "every server, within minutes" if guild is None else f"server {guild}"
    sys.stdout.write(f"{len(known)} commands for {place}.\n")


def backup(settings: Settings, target: Path) -> None:
    """Copy the database into a new file. Raises Wrong."""
    try:
        upkeep.backup(settings.tabletails_database, target)
    except (StoreError, OSError) as error:
        raise Wrong(f"No backup was made: {error}") from error
    sys.stdout.write(f"{settings.tabletails_database} is copied to {target}.\n")


def check(settings: Settings) -> bool:
    """Examine the database; says what is wrong, and whether all is well. Raises Wrong."""
    database = settings.tabletails_database
    if not database.is_file():
        raise Wrong(f"There is no database {database}.")
    faults = list(upkeep.integrity(database))
    replayed = 0
    # What is damaged can't be read reliably.
    for table, log in upkeep.all_running(database) if not faults else ():
        replayed += 1
        fault = fault_of(table, log)
        if fault is not None:
            faults.append(f"server {table.guild}, table {table.number}: {fault}")
    for fault in faults:
        sys.stdout.write(f"{fault}\n")
    sys.stdout.write(f"Running tables replayed: {replayed}; faults: {len(faults)}.\n")
    return not faults


def needed_token(settings: Settings) -> str:
    """The token; raises Wrong if there is none."""
    token = settings.discord_token.get_secret_value().strip()
    if not token:
        raise Wrong(
            "There is no DISCORD_TOKEN. Put it into the environment or into a file .env here"
            " (.env.example shows how; README.md tells where to get one),"
            " or play without Discord: python bot.py --local",
            status=2,
        )
    return token


@contextmanager
def discord_faults() -> Iterator[None]:
    """Turn what Discord and the network refuse at the start into words for whoever started us."""
    try:
        yield
    except discord.LoginFailure as error:
        text = "Discord does not accept DISCORD_TOKEN. Is it the bot's current one?"
        raise Wrong(text, status=2) from error
    except discord.Forbidden as error:
        raise Wrong(f"Discord does not allow it: {error.text}") from error
    except discord.ConnectionClosed as error:
        raise Wrong(f"Discord has ended the connection: {error}") from error
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        raise Wrong(f"Discord can't be reached: {type(error).__name__}: {error}") from error


# -- the command line ------------------------------------------------------------------------------


def parser() -> argparse.ArgumentParser:
    """What can be typed."""
    top = argparse.ArgumentParser(
        prog="bot.py",
        description="Tabletails: board and card games about dogs and cats, in a Discord chat.",
        epilog="Settings come from the environment or .env; .env.example lists them.",
    )
    top.set_defaults(verb="run", guild=None, file=None, database=None)
    top.add_argument(
        "--database",
        type=Path,
        metavar="FILE",
        help="where the games are kept"
        f" (default: TABLETAILS_DATABASE, or {LOCAL_DATABASE} with --local)",
    )
    here = top.add_argument_group("playing here, without Discord")
    here.add_argument("--local", action="store_true", help="play in a web page on this machine")
    here.add_argument("--port", type=port, default=0, help="of the page (default: any free one)")
    here.add_argument(
        "--language",
        choices=("en-US", "fr"),
        default="en-US",
        help="of the pretend server (default: %(default)s)",
    )
    here.add_argument("--no-browser", action="store_true", help="do not open a browser")
    verbs = top.add_subparsers(title="other things to do", metavar="VERB")
    verb = verbs.add_parser("sync", help="tell Discord the slash commands")
    verb.add_argument("--guild", type=int, metavar="ID", help="of one server only, at once")
    verb.set_defaults(verb="sync")
    verb = verbs.add_parser("backup", help="copy the database, also while the bot runs")
    verb.add_argument("file", type=Path, metavar="NEW_FILE", help="the copy")
    verb.set_defaults(verb="backup")
    verb = verbs.add_parser("check", help="examine the database and replay its running games")
    verb.set_defaults(verb="check")
    return top


def port(text: str) -> int:
    """A port's number as typed; 0 means any free one. Raises ArgumentTypeError."""
    if not text.isdecimal() or int(text) > LARGEST_PORT:
        raise argparse.ArgumentTypeError(f"a number from 0 to {LARGEST_PORT}, not {text!r}")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what was typed; returns the exit status."""
    typed = parser().parse_args(arguments)
    try:
        return do(typed, read_settings())
    except Wrong as wrong:
        sys.stderr.write(f"{wrong}\n")
        return wrong.status
    except Exception:  # noqa: BLE001  (the last one who can put it into the log)
        _log.critical("ended by a fault", exc_info=True)
        return 1


def do(typed: argparse.Namespace, settings: Settings) -> int:
    """One verb of the command line. Raises Wrong."""
    level: str = settings.tabletails_log_level
    database = typed.database or (LOCAL_DATABASE if typed.local else settings.tabletails_database)
    settings = settings.model_copy(update={"tabletails_database": database})
    if typed.local and "tabletails_log_level" not in settings.model_fields_set:
        level = "error"  # whoever tries it here has a page to look at
    start_logs(level, settings.discord_token.get_secret_value())
    if typed.verb in ("run", "check"):
        use_settled_cards(settings)
    if typed.local and typed.verb == "run":
        asyncio.run(
            run_local(
                port=typed.port,
                database=database,
                language=typed.language,
                browser=not typed.no_browser and has_screen(),
                keep_days=settings.tabletails_keep_days,
            )
        )
    elif typed.verb == "run":
        asyncio.run(run(settings))
    elif typed.verb == "sync":
        if typed.local:
            raise Wrong("The page of --local knows the commands already; sync is for Discord.", 2)
        asyncio.run(sync(settings, typed.guild))
    elif typed.verb == "backup":
        backup(settings, typed.file)
    elif not check(settings):
        return 1
    return 0


def has_screen() -> bool:
    """Whether a browser window can open; else a text browser might take over the terminal."""
    return sys.platform != "linux" or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


if __name__ == "__main__":
    sys.exit(main())
