"""What a member has deleted is not in the database's file any more, not even in its free places."""

import sqlite3
from contextlib import closing
from pathlib import Path

from rules.chronicle import Chronicle
from rules.games import GAMES
from rules.look import Asker
from rules.privacy import Privacy
from rules.table import Tables
from storage.connection import read_only
from storage.store import SqliteStore

NAME = "Quetzalcoatlus"
GUILD, MEMBER = 1, 0x1122334455667788


def whole(folder: Path) -> bytes:
    """All that is in the files beside the database, and in itself."""
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def test_a_deleted_name_and_id_are_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with await SqliteStore.at(path) as store:
        tables = Tables(store, GAMES, clock=lambda: 1e9, entropy=bytes)
        asker = Asker(MEMBER, NAME, None)
        for _ in range(20):
            look = await tables.open(GUILD, 1, asker, game="fences")
            await tables.join(GUILD, look.number, Asker(2, "Bob", None))
            await tables.start(GUILD, look.number, asker)
            await tables.resign(GUILD, look.number, asker)
            await store.put_shown(GUILD, 1, look.number, {MEMBER, 2})
            look = await tables.open(GUILD, 1, Asker(2, "Bob", None), game="fences")
            reason = f"{NAME}, <@{MEMBER}>"
            await tables.stop(GUILD, look.number, Asker(2, "Bob", None), reason=reason)
    told = whole(tmp_path)
    assert NAME.encode() in told
    assert MEMBER.to_bytes(8) in told
    assert str(MEMBER).encode() in told
    async with await SqliteStore.at(path) as store:
        tables = Tables(store, GAMES, clock=lambda: 1e9, entropy=bytes)
        chronicle = Chronicle(store, GAMES, clock=lambda: 1e9)
        privacy = Privacy(store, tables, chronicle, clock=lambda: 1e9)
        await privacy.delete(GUILD, asker)
        assert NAME.encode() not in whole(tmp_path), "not even while it is open"
        assert MEMBER.to_bytes(8) not in whole(tmp_path)
        assert str(MEMBER).encode() not in whole(tmp_path)
    told = whole(tmp_path)
    assert NAME.encode() not in told
    assert MEMBER.to_bytes(8) not in told


async def test_who_reads_for_long_delays_it_and_no_more(tmp_path: Path) -> None:
    """A backup, say: what was deleted is gone with the next that is."""
    path = tmp_path / "t.db"
    async with await SqliteStore.at(path) as store:
        await store.hide(GUILD, MEMBER, NAME, 1.0, hidden=False)
        with closing(sqlite3.connect(read_only(path), uri=True, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM members").fetchone() == (1,)
            await store.forget_member(GUILD, MEMBER)
            assert await store.person(GUILD, MEMBER) is None
            assert not await store.database.overwrite()
        await store.hide(GUILD, 2, "Bob", 1.0, hidden=False)
        await store.forget_member(GUILD, 2)
        assert NAME.encode() not in whole(tmp_path)
        assert await store.database.overwrite()


async def test_what_was_noted_just_after_it_is_overwritten_too(tmp_path: Path) -> None:
    """Where a leaderboard stands that was on its way to the channel."""
    async with await SqliteStore.at(tmp_path / "t.db") as store:
        await store.forget_member(GUILD, MEMBER)
        await store.put_shown(GUILD, 1, 5, {MEMBER, 2})
        assert MEMBER.to_bytes(8) in whole(tmp_path)
        await store.unshow(GUILD, MEMBER)
        assert MEMBER.to_bytes(8) not in whole(tmp_path)
