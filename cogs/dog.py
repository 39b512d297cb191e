"""The slash commands of Dog and Dog Royal: each opens a lobby with the table options chosen."""

from collections.abc import Mapping

from discord import app_commands
from discord.ext import commands

from cogs.channels.poster import Poster
from cogs.lobbies import open_lobby
from cogs.ui.answer import Interaction
from cogs.ui.translator import description_of, descriptions_of, said
from rules.dog.options import DogOptions, RoyalOptions
from rules.dog.seating import SEATS
from rules.table import Tables

PLAYERS = [
    app_commands.Choice(name=said(f"choice-players-{number}"), value=number) for number in SEATS
]
Offset = app_commands.Range[int, 1, 15]


class DogCog(commands.Cog):
    """/dog and /dog-royal.

    discord.py reads a command's options from the function's signature, so they are written out
    here; their names are those of the game's options model, which also has their defaults.
    """

    def __init__(self, tables: Tables, poster: Poster) -> None:
        self.tables = tables
        self.poster = poster

    @app_commands.command(name="dog", description=description_of("dog"))
    @app_commands.describe(**descriptions_of("dog", "players", *DogOptions.model_fields))
    @app_commands.choices(players=PLAYERS)
    @app_commands.guild_only()
    async def dog(
        self,
        interaction: Interaction,
        players: int | None = None,
        swiss_start: bool | None = None,
        must_finish: bool | None = None,
        lapse_rest: bool | None = None,
        host_begins: bool | None = None,
    ) -> None:
        """Open a lobby of Dog."""
        options = {
            "swiss_start": swiss_start,
            "must_finish": must_finish,
            "lapse_rest": lapse_rest,
            "host_begins": host_begins,
        }
        await self._open(interaction, "dog", players, options)

    @app_commands.command(name="dog-royal", description=description_of("dog-royal"))
    @app_commands.describe(**descriptions_of("dog-royal", "players", *RoyalOptions.model_fields))
    @app_commands.choices(players=PLAYERS)
    @app_commands.guild_only()
    async def dog_royal(  # noqa: PLR0913, PLR0917
        self,
        interaction: Interaction,
        players: int | None = None,
        special_offset: Offset | None = None,
        secret_opening: bool | None = None,
        must_finish: bool | None = None,
        opponents_starts_only: bool | None = None,
        green_takes_king: bool | None = None,
        green_passes_starts: bool | None = None,
        king_stops_knight: bool | None = None,
        no_copy_of_copy: bool | None = None,
        copy_folded: bool | None = None,
        zero_magnet: bool | None = None,
        host_begins: bool | None = None,
    ) -> None:
        """Open a lobby of Dog Royal."""
        options = {
            "special_offset": special_offset,
            "secret_opening": secret_opening,
            "must_finish": must_finish,
            "opponents_starts_only": opponents_starts_only,
            "green_takes_king": green_takes_king,
            "green_passes_starts": green_passes_starts,
            "king_stops_knight": king_stops_knight,
            "no_copy_of_copy": no_copy_of_copy,
            "copy_folded": copy_folded,
            "zero_magnet": zero_magnet,
            "host_begins": host_begins,
        }
        await self._open(interaction, "dog-royal", players, options)

    async def _open(
        self,
        interaction: Interaction,
        game: str,
        players: int | None,
        options: Mapping[str, bool | int | None],
    ) -> None:
        # A fifth at a table for up to six would keep the others from starting: four, if nobody
        # asks for more.
        size = SEATS[0] if players is None else players
        await open_lobby(interaction, self.tables, self.poster, game, size=size, options=options)
