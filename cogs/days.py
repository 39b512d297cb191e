"""The slash commands of the games of days: each opens a lobby with the table options chosen."""

from discord import app_commands
from discord.ext import commands

from cogs.channels.poster import Poster
from cogs.lobbies import open_lobby
from cogs.ui.answer import Interaction
from cogs.ui.translator import description_of, descriptions_of
from rules.days.options import CatOptions, MixedOptions, WoofOptions
from rules.table import Tables

Players = app_commands.Range[int, 2, 6]


class DaysCog(commands.Cog):
    """/woof-days, /cat-days and /mixed-days.

    discord.py reads a command's options from the function's signature, so they are written out
    here; their names are those of the game's options model, which also has their defaults.
    """

    def __init__(self, tables: Tables, poster: Poster) -> None:
        self.tables = tables
        self.poster = poster

    @app_commands.command(name="woof-days", description=description_of("woof-days"))
    @app_commands.describe(**descriptions_of("woof-days", "players", *WoofOptions.model_fields))
    @app_commands.guild_only()
    async def woof_days(  # noqa: PLR0913, PLR0917  (an option each)
        self,
        interaction: Interaction,
        players: Players | None = None,
        series_tie_break: bool | None = None,
        cover_on_empty: bool | None = None,
        anywhere_fillers: bool | None = None,
        great_dane_edges: bool | None = None,
        one_sided_swap: bool | None = None,
        australian_optional: bool | None = None,
        chihuahua_covered: bool | None = None,
    ) -> None:
        """Open a lobby of Woof Days."""
        options = {
            "series_tie_break": series_tie_break,
            "cover_on_empty": cover_on_empty,
            "anywhere_fillers": anywhere_fillers,
            "great_dane_edges": great_dane_edges,
            "one_sided_swap": one_sided_swap,
            "australian_optional": australian_optional,
            "chihuahua_covered": chihuahua_covered,
        }
        await self._open(interaction, "woof-days", players, options)

    @app_commands.command(name="cat-days", description=description_of("cat-days"))
    @app_commands.describe(**descriptions_of("cat-days", "players", *CatOptions.model_fields))
    @app_commands.guild_only()
    async def cat_days(  # noqa: PLR0913, PLR0917
        self,
        interaction: Interaction,
        players: Players | None = None,
        series_tie_break: bool | None = None,
        cover_on_empty: bool | None = None,
        anywhere_fillers: bool | None = None,
        foreign_tree_closed: bool | None = None,
        wild_cat_visible_only: bool | None = None,
        wild_cat_tree_mates: bool | None = None,
        toys_between_opponents: bool | None = None,
    ) -> None:
        """Open a lobby of Cat Days."""
        options = {
            "series_tie_break": series_tie_break,
            "cover_on_empty": cover_on_empty,
            "anywhere_fillers": anywhere_fillers,
            "foreign_tree_closed": foreign_tree_closed,
            "wild_cat_visible_only": wild_cat_visible_only,
            "wild_cat_tree_mates": wild_cat_tree_mates,
            "toys_between_opponents": toys_between_opponents,
        }
        await self._open(interaction, "cat-days", players, options)

    @app_commands.command(name="mixed-days", description=description_of("mixed-days"))
    @app_commands.describe(**descriptions_of("mixed-days", "players", *MixedOptions.model_fields))
    @app_commands.guild_only()
    async def mixed_days(  # noqa: PLR0913, PLR0917
        self,
        interaction: Interaction,
        players: Players | None = None,
        trees_in_pile: bool | None = None,
        series_tie_break: bool | None = None,
        cover_on_empty: bool | None = None,
        anywhere_fillers: bool | None = None,
        great_dane_edges: bool | None = None,
        one_sided_swap: bool | None = None,
        australian_optional: bool | None = None,
        chihuahua_covered: bool | None = None,
        foreign_tree_closed: bool | None = None,
        wild_cat_visible_only: bool | None = None,
        wild_cat_tree_mates: bool | None = None,
        toys_between_opponents: bool | None = None,
    ) -> None:
        """Open a lobby of the two games mixed."""
        options = {
            "trees_in_pile": trees_in_pile,
            "series_tie_break": series_tie_break,
            "cover_on_empty": cover_on_empty,
            "anywhere_fillers": anywhere_fillers,
            "great_dane_edges": great_dane_edges,
            "one_sided_swap": one_sided_swap,
            "australian_optional": australian_optional,
            "chihuahua_covered": chihuahua_covered,
            "foreign_tree_closed": foreign_tree_closed,
            "wild_cat_visible_only": wild_cat_visible_only,
            "wild_cat_tree_mates": wild_cat_tree_mates,
            "toys_between_opponents": toys_between_opponents,
        }
        await self._open(interaction, "mixed-days", players, options)

    async def _open(
        self,
        interaction: Interaction,
        game: str,
        players: int | None,
        options: dict[str, bool | None],
    ) -> None:
        await open_lobby(interaction, self.tables, self.poster, game, size=players, options=options)
