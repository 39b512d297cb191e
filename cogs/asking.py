"""Who asks for something, and where; and, if it can't be, why not in words."""

from cogs.faces.registry import face_of
from cogs.screens.parts import names_of
from cogs.screens.settings import channels_said
from cogs.ui.answer import Interaction
from cogs.ui.text import safe
from cogs.ui.words import Words
from rules.look import Asker, Look
from rules.refusals import Refusal
from rules.settings import channel_ids


def asker_of(interaction: Interaction) -> Asker:
    """Who pressed or typed, and by which interaction."""
    return Asker(interaction.user.id, interaction.user.display_name, interaction.id)


def guild_of(interaction: Interaction) -> int:
    """The guild in which it was pressed; commands and buttons exist only in guilds."""
    if interaction.guild_id is None:
        raise Refusal("server-only")
    return interaction.guild_id


def explained(refusal: Refusal, words: Words, look: Look | None = None) -> str:
    """Why not, in words; a game's own refusals in the words of its face."""
    if look is not None:
        told = face_of(look.game).refusal(refusal, words, names_of(look, words), look.seat)
        if told is not None:
            return told
    facts = {name: _said(name, fact, words) for name, fact in refusal.facts.items()}
    return words(f"refusal-{refusal.code}", **facts)


def _said(name: str, fact: str | int, words: Words) -> str | int:
    """A refusal's fact as the catalogue wants it: what people wrote made safe, ids as text.

    A table option is called by its name for people, and a channel is one to go to.
    """
    if name == "channels":
        return channels_said(channel_ids(str(fact)), words)
    if name == "option" and words.has(title := f"house-rule-{fact}"):
        return words(title)
    return safe(fact) if isinstance(fact, str) else str(fact) if name == "table" else fact
