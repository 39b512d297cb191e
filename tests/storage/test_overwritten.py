"""What a member has deleted is not in the database's file any more, not even in its free places."""

from pathlib import Path

from rules.chronicle import Chronicle
from rules.games import GAMES
from rules.look import Asker
from rules.privacy import Privacy
from rules.table import Tables
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
    told = whole(tmp_path)
    assert NAME.encode() in told
    assert MEMBER.to_bytes(8) in told
    async with await SqliteStore.at(path) as store:
        tables = Tables(store, GAMES, clock=lambda: 1e9, entropy=bytes)
        chronicle = Chronicle(store, GAMES, clock=lambda: 1e9)
        privacy = Privacy(store, tables, chronicle, clock=lambda: 1e9)
        await privacy.delete(GUILD, asker)
    told = whole(tmp_path)
    assert NAME.encode() not in told
    assert MEMBER.to_bytes(8) not in told
