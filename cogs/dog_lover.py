"""The slash command of Dog Lover: it opens a lobby with the table options chosen."""

from discord import app_commands
from discord.ext import commands

from cogs.channels.poster import Poster
from cogs.lobbies import open_lobby
from cogs.ui.answer import Interaction
from cogs.ui.translator import description_of, descriptions_of
from rules.table import Tables

Players = app_commands.Range[int, 2, 4]
CHOSEN = ("special_start", "fetch_at_once", "fetch_back", "host_begins")
"""The options that a member chooses; which card file it is, the bot settles."""


class LoverCog(commands.Cog):
    """/dog-lover.

    discord.py reads a command's options from the function's signature, so they are written out
    here; their names are those of the game's options model, which also has their defaults.
    """

    def __init__(self, tables: Tables, poster: Poster) -> None:
        self.tables = tables
        self.poster = poster

    @app_commands.command(name="dog-lover", description=description_of("dog-lover"))
    @app_commands.describe(**descriptions_of("dog-lover", "players", *CHOSEN))
    @app_commands.guild_only()
    async def dog_lover(
        self,
        interaction: Interaction,
        players: Players | None = None,
        special_start: bool | None = None,
        fetch_at_once: bool | None = None,
        fetch_back: bool | None = None,
        host_begins: bool | None = None,
    ) -> None:
        """Open a lobby of Dog Lover."""
        options = {
            "special_start": special_start,
            "fetch_at_once": fetch_at_once,
            "fetch_back": fetch_back,
            "host_begins": host_begins,
        }
        await open_lobby(
            interaction, self.tables, self.poster, "dog-lover", size=players, options=options
        )
