"""Migrations: all that are due or none, from every version there ever was."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rules.remembered import Asked
from storage import upkeep
from storage.database import Database
from storage.errors import CannotOpen, DatabaseTooNew, MigrationFailed
from storage.migrate import APPLICATION, FOLDER, migrate, migrations, version_of
from storage.store import SqliteStore

VERSIONS = Path(__file__).with_name("versions")
FIRST = f"""
-- A comment; with a semicolon
PRAGMA application_id = {APPLICATION};
CREATE TABLE dogs (
    name TEXT PRIMARY KEY  -- "quoted; too"
) STRICT;
INSERT INTO dogs VALUES ('Rex; the dog');
"""
SECOND = "ALTER TABLE dogs ADD COLUMN age INTEGER;\nUPDATE dogs SET age = 3;\n"
THIRD = "CREATE TABLE owners (name TEXT, dog TEXT REFERENCES dogs (name)) STRICT;"


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        yield connection


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return fill(tmp_path / "migrations", FIRST)


def fill(folder: Path, *scripts: str) -> Path:
    folder.mkdir(exist_ok=True)
    for number, script in enumerate(scripts, start=1):
        (folder / f"{number:04}_step.sql").write_text(script)
    return folder


def dump(connection: sqlite3.Connection) -> list[str]:
    numbers = [
        str(connection.execute(f"PRAGMA {name}").fetchone())
        for name in ("user_version", "application_id")
    ]
    return [*connection.iterdump(), *numbers]


def test_an_empty_database_gets_every_migration(connection: sqlite3.Connection, folder: Path):
    fill(folder, FIRST, SECOND)
    assert migrate(connection, folder=folder) == 2
    assert version_of(connection) == 2
    assert connection.execute("SELECT * FROM dogs").fetchall() == [("Rex; the dog", 3)]


def test_only_what_is_due_runs(connection: sqlite3.Connection, folder: Path):
    migrate(connection, folder=folder)
    connection.execute("INSERT INTO dogs VALUES ('Bello')")
    fill(folder, FIRST, SECOND, THIRD)
    kept: list[int] = []
    assert migrate(connection, folder=folder, keep=kept.append) == 3
    assert migrate(connection, folder=folder, keep=kept.append) == 3
    assert kept == [1]
    assert len(connection.execute("SELECT * FROM dogs WHERE age = 3").fetchall()) == 2


def test_a_new_database_needs_no_copy(connection: sqlite3.Connection, folder: Path):
    kept: list[int] = []
    migrate(connection, folder=folder, keep=kept.append)
    assert kept == []


@pytest.mark.parametrize(
    "bad",
    [
        "CREATE TABLE cats (x TEXT) STRICT;\nINSERT INTO no_such_table VALUES (1);",
        "DELETE FROM dogs;\nthis is no SQL;",
        "DELETE FROM dogs;\nINSERT INTO dogs VALUES ('unfinished'",
        "DELETE FROM dogs; DELETE FROM dogs;",
        "CREATE TABLE own (dog TEXT REFERENCES dogs (name));\nINSERT INTO own VALUES ('nobody');",
        "DELETE FROM dogs;\nROLLBACK;",
    ],
    ids=["error", "no sql", "unfinished", "two on a line", "broken reference", "rolls back"],
)
def test_a_migration_that_fails_changes_nothing(
    connection: sqlite3.Connection, folder: Path, bad: str
):
    """Not even those before it that were due as well."""
    migrate(connection, folder=folder)
    before = dump(connection)
    fill(folder, FIRST, SECOND, bad)
    with pytest.raises(MigrationFailed, match="0003_step"):
        migrate(connection, folder=folder)
    assert dump(connection) == before
    assert not connection.in_transaction


def test_without_a_copy_nothing_is_migrated(connection: sqlite3.Connection, folder: Path):
    migrate(connection, folder=folder)
    before = dump(connection)
    fill(folder, FIRST, SECOND)

    def no_room(version: int) -> None:
        raise MigrationFailed("no room")

    with pytest.raises(MigrationFailed, match="no room"):
        migrate(connection, folder=folder, keep=no_room)
    assert dump(connection) == before


@pytest.mark.parametrize(
    "names",
    [[], ["0002_x.sql"], ["0001_x.sql", "0003_x.sql"], ["0001_x.sql", "0001_y.sql"], ["1_x.sql"]],
)
def test_a_gap_in_the_migrations_is_noticed_first(
    connection: sqlite3.Connection, tmp_path: Path, names: list[str]
):
    for name in names:
        (tmp_path / name).write_text("CREATE TABLE cats (x);")
    before = dump(connection)
    with pytest.raises(MigrationFailed):
        migrate(connection, folder=tmp_path)
    assert dump(connection) == before


def test_a_newer_database_is_refused_and_left_alone(connection: sqlite3.Connection, folder: Path):
    migrate(connection, folder=fill(folder, FIRST, SECOND, THIRD))
    before = dump(connection)
    for extra in ("0002_step.sql", "0003_step.sql"):
        (folder / extra).unlink()
    with pytest.raises(DatabaseTooNew, match=r"version 3.* up to 1"):
        migrate(connection, folder=folder)
    assert dump(connection) == before


@pytest.mark.parametrize(
    "script",
    ["CREATE TABLE theirs (x);", "CREATE TABLE theirs (x); PRAGMA user_version = 1;"],
)
def test_the_database_of_another_program_is_left_alone(
    connection: sqlite3.Connection, folder: Path, script: str
):
    connection.executescript(script)
    before = dump(connection)
    with pytest.raises(CannotOpen, match="another program"):
        migrate(connection, folder=folder)
    assert dump(connection) == before


def test_references_are_enforced_afterwards(connection: sqlite3.Connection, folder: Path):
    migrate(connection, folder=fill(folder, FIRST, SECOND, THIRD))
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO owners VALUES ('Anna', 'no such dog')")


async def test_a_copy_stands_beside_a_migrated_file(tmp_path: Path, folder: Path):
    path = tmp_path / "bot.db"
    await (await Database.open(path, migrations=folder)).close()
    assert not path.with_name("bot.db.bak-1").exists()
    fill(folder, FIRST, SECOND)
    await (await Database.open(path, migrations=folder)).close()
    with closing(sqlite3.connect(path.with_name("bot.db.bak-1"))) as copy:
        assert version_of(copy) == 1
        assert copy.execute("SELECT * FROM dogs").fetchall() == [("Rex; the dog",)]


def test_an_earlier_copy_is_never_overwritten(tmp_path: Path, folder: Path):
    path = tmp_path / "bot.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, folder=folder)
    names = [upkeep.keep_copy(path, 1).name for _ in range(3)]
    assert names == ["bot.db.bak-1", "bot.db.bak-1-2", "bot.db.bak-1-3"]


async def test_a_newer_file_is_refused_and_not_kept_locked(tmp_path: Path):
    path = tmp_path / "bot.db"
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    for _ in range(2):
        with pytest.raises(DatabaseTooNew, match="newer program"):
            await Database.open(path)
    with pytest.raises(DatabaseTooNew):
        upkeep.integrity(path)


SETTINGS = 5
"""The first version that keeps settings of servers."""
STALE = 7
"""The first version that knows which messages are to be drawn anew or deleted."""


@pytest.mark.parametrize("version", range(1, len(migrations()) + 1))
async def test_a_database_of_every_version_is_read_today(tmp_path: Path, version: int):
    """`versions/N.sql` holds rows as a program of version N wrote them; every N needs one."""
    path = tmp_path / "old.db"
    old = fill(tmp_path / "old", *(file.read_text() for file in migrations(FOLDER)[:version]))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, folder=old)
        connection.executescript((VERSIONS / f"{version}.sql").read_text())
    async with await SqliteStore.at(path) as store:
        table = await store.table(100, 1)
        log = await store.log(100, 1)
        finished = await store.finished(100, 2)
        boards = [
            await store.leaderboard(Asked(100, game, period, "wins", 0, 10, reader=7))
            for game in ("", "cat-days")
            for period in ("", "1970", "1970-01")
        ]
        profile = await store.profile(100, 7, None, 10)
        settings = await store.member_settings(100, 7)
        message = await store.message(100, 1, "table")
        leftovers = await store.leftovers(100, 1)
        unfinished = await store.unfinished()
        of_server = await store.server_settings(100)
        changes = await store.setting_changes(100, 9)
        stale = await store.stale()
        to_unshow = await store.to_unshow()
        about = await store.everything(100, 7)
    assert table is not None
    assert (table.game, table.status, table.revision) == ("woof-days", "running", 3)
    assert [(seat.member, seat.name, seat.left) for seat in table.seats] == [
        (7, "Anna", False),
        (8, "Ben", True),
    ]
    assert [(entry.kind, entry.interaction) for entry in log] == [
        ("open", 9001),
        ("join", 9002),
        ("start", 9003),
    ]
    assert finished is not None
    assert (finished.reason, finished.began, finished.ended, finished.moves) == (
        *("full-week", 5, 6, 1),
    )
    assert [(result.name, result.place, result.score) for result in finished.results] == [
        ("Anna", 1, 12)
    ]
    for board in boards:
        assert [(row.name, row.place, row.games, row.wins) for row in board.rows] == [
            ("Anna", 1, 1, 1)
        ]
    assert (profile.favourite, profile.total.streak, profile.games[0].best) == ("cat-days", 1, 12)
    assert settings.pings is False
    assert message is not None
    assert message.message == 501
    assert leftovers == ([] if version == 1 else [(55, 500)])
    assert unfinished == [(100, 1), (100, 2)]
    known = version >= SETTINGS
    assert of_server == ({"language": "fr"} if known else {})
    assert [(change.setting, change.after) for change in changes] == [*of_server.items()]
    known = version >= STALE
    assert stale == ([(100, 2)] if known else [])
    assert to_unshow == ([(100, 55, 602)] if known else [])
    assert about["shown"] == ([{"channel": 55, "message": 601}] if known else [])
    assert upkeep.integrity(path) == []


@pytest.mark.parametrize(
    "deleted",
    ["UPDATE seats SET member = 0 WHERE number = 2", "UPDATE log SET member = 0 WHERE number = 2"],
)
async def test_names_deleted_before_there_were_stale_messages_go_from_them(
    tmp_path: Path, deleted: str
):
    path = tmp_path / "old.db"
    old = fill(tmp_path / "old", *(file.read_text() for file in migrations(FOLDER)[: STALE - 1]))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, folder=old)
        connection.executescript((VERSIONS / f"{STALE - 1}.sql").read_text() + deleted)
    async with await SqliteStore.at(path) as store:
        assert await store.stale() == [(100, 2)]


async def test_wishes_for_partners_who_had_been_deleted_before_go(tmp_path: Path):
    """They stayed at rematches to which that partner had never come."""
    before = 7
    path = tmp_path / "old.db"
    old = fill(tmp_path / "old", *(file.read_text() for file in migrations(FOLDER)[:before]))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, folder=old)
        connection.executescript((VERSIONS / f"{before}.sql").read_text())
        connection.executescript(
            "UPDATE log SET member = 0 WHERE member = 8;"
            "INSERT INTO seats VALUES"
            " (100, 2, 1, 9, 'Cleo', '', 0, 0), (100, 2, 2, 8, 'Ben', '', 0, 8)"
        )
    async with await SqliteStore.at(path) as store:
        tables = [await store.table(100, number) for number in (1, 2)]
    assert [[seat.partner for seat in table.seats] for table in tables if table] == [
        [None, 7],
        [None, None, None],
    ]
