"""The slash command of Fences: it opens a lobby with the table options chosen."""

from discord import app_commands
from discord.ext import commands

from cogs.channels.poster import Poster
from cogs.lobbies import open_lobby
from cogs.ui.answer import Interaction
from cogs.ui.translator import alone, description_of, descriptions_of, said
from rules.fences.board import SIZES
from rules.fences.options import FencesOptions
from rules.table import Tables

Size = app_commands.Range[int, SIZES[0], SIZES[-1]]
BEGINNERS = [
    app_commands.Choice(name=alone(said(f"choice-beginner-{n}")), value=n) for n in range(3)
]


class FencesCog(commands.Cog):
    """/fences.

    discord.py reads a command's options from the function's signature, so they are written out
    here; their names are those of the game's options model, which also has their defaults.
    """

    def __init__(self, tables: Tables, poster: Poster) -> None:
        self.tables = tables
        self.poster = poster

    @app_commands.command(name="fences", description=description_of("fences"))
    @app_commands.describe(**descriptions_of("fences", *FencesOptions.model_fields))
    @app_commands.choices(beginner=BEGINNERS)
    @app_commands.guild_only()
    async def fences(
        self,
        interaction: Interaction,
        singles_only: bool | None = None,
        size: Size | None = None,
        beginner: int | None = None,
    ) -> None:
        """Open a lobby of Fences."""
        options = {"singles_only": singles_only, "size": size, "beginner": beginner}
        await open_lobby(
            interaction, self.tables, self.poster, "fences", size=None, options=options
        )
