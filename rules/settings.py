"""What a server has set for itself: who may change it, to what, and what follows from it.

Whoever asks for the settings of a server gets them from memory; a change is stored, with its line
in the audit list, before it counts.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from rules.locks import Locks, to_the_end
from rules.look import Asker, SeatLook, host_of
from rules.recent import Recent
from rules.refusals import NotAllowed, Refusal
from rules.store import Seat, SettingChange, Store

REMEMBERED: Final = 512
"""Of how many servers at most the settings are kept in memory."""
CHANNELS_MOST: Final = 25
"""How many channels can be named: as many as a menu of Discord's takes."""

SERVERS_OWN: Final = "server"
"""The value of `language` that stands for the language that the server itself is set to."""
YES, NO = "yes", "no"
HOSTS, MODERATORS = "hosts", "moderators"
DEFAULTS: Final[Mapping[str, str]] = {
    "language": SERVERS_OWN,
    "channels": "",
    "rated": YES,
    "stop": HOSTS,
}
"""Every setting, as it is while nobody has changed it."""
_ID_DIGITS = 20
"""No id of Discord's has more."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of a server."""

    language: str | None = None
    """The language of what everybody sees; None: the one that the server itself is set to."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened, in their threads too; none: everywhere."""
    rated: bool = True
    """Whether results count for ratings."""
    hosts_stop: bool = True
    """Whether the host may stop a table, and not only a moderator."""

    def admits(self, channel: int, within: int | None = None) -> bool:
        """Whether a table may be opened in `channel`, which is a thread of `within` if given."""
        return not self.channels or channel in self.channels or within in self.channels


class Changed(NamedTuple):
    """The settings after a change, and what was changed; None: it was like that already."""

    settings: ServerSettings
    change: SettingChange | None


class Settings:
    """The settings of all servers."""

    def __init__(
        self, store: Store, *, clock: Callable[[], float], languages: Collection[str] = ()
    ) -> None:
        """`languages` are those that a server may choose; `clock` gives seconds since 1970."""
        self._store = store
        self._clock = clock
        self.languages = tuple(languages)
        self._locks = Locks()
        self._recent: Recent[int, ServerSettings] = Recent(REMEMBERED)

    async def of(self, guild: int) -> ServerSettings:
        """The settings of a server as they are now."""
        known = self._recent.get(guild)
        if known is not None:
            return known
        # Not beside a change: what was read before it could be remembered after it.
        async with self._locks.of(guild):
            settings = self._read(await self._texts(guild))
            self._recent.put(guild, settings)
            return settings

    async def change(
        self,
        guild: int,
        asker: Asker,
        setting: str,
        value: str,
        *,
        manager: bool,
        channels: Collection[int] = (),
    ) -> Changed:
        """Give a setting a value. It is stored when this returns.

        `value` is text as `DEFAULTS` has it; of channels their ids with blanks between them, none
        for everywhere. `channels` are channels that there are in the server. Raises
        NotAllowed("only-managers"), or Refusal("bad-setting") for a value that can't be.
        """
        _managers_only(manager)
        after = self._sound(setting, value, channels)
        async with self._locks.of(guild):
            texts = await self._texts(guild)
            before = texts[setting]
            if after == before:
                return Changed(self._read(texts), None)
            change = SettingChange(
                setting, before, after, asker.member, asker.interaction, self._clock()
            )
            self._recent.drop(guild)
            await to_the_end(self._store.change_setting(guild, change))
            return Changed(self._read(await self._texts(guild)), change)

    async def changes(
        self, guild: int, most: int, skip: int = 0, *, manager: bool
    ) -> list[SettingChange]:
        """The audit list: at most so many, the newest first, without the `skip` newest.

        Raises NotAllowed("only-managers").
        """
        _managers_only(manager)
        return await self._store.setting_changes(guild, most, skip)

    async def forget(self, guild: int) -> None:
        """What was stored of a server is removed: it is as if nobody had ever changed anything."""
        async with self._locks.of(guild):
            self._recent.drop(guild)

    async def check_channel(self, guild: int, channel: int, within: int | None = None) -> None:
        """Raise NotAllowed("channel-closed") if a server has its tables elsewhere."""
        settings = await self.of(guild)
        if not settings.admits(channel, within):
            raise NotAllowed("channel-closed", channels=channels_text(settings.channels))

    async def _texts(self, guild: int) -> dict[str, str]:
        return {**DEFAULTS, **await self._store.server_settings(guild)}

    def _read(self, texts: Mapping[str, str]) -> ServerSettings:
        language = texts["language"]
        return ServerSettings(
            # A language that this program no longer has is none that anybody could read.
            language=language if language in self.languages else None,
            channels=channel_ids(texts["channels"]),
            rated=texts["rated"] == YES,
            hosts_stop=texts["stop"] == HOSTS,
        )

    def _sound(self, setting: str, value: str, channels: Collection[int]) -> str:
        """The value as it is stored. Raises Refusal("bad-setting")."""
        if setting == "channels":
            ids = _read_ids(value)
            if len(ids) <= CHANNELS_MOST and ids <= {*channels}:
                return channels_text(sorted(ids))
        elif value in self._choices(setting):
            return value
        raise Refusal("bad-setting")

    def _choices(self, setting: str) -> tuple[str, ...]:
        choices = {
            "language": (SERVERS_OWN, *self.languages),
            "rated": (YES, NO),
            "stop": (HOSTS, MODERATORS),
        }
        return choices.get(setting, ())


def text_of(settings: ServerSettings, setting: str) -> str:
    """A setting's value as text, as `DEFAULTS` has it."""
    texts = {
        "language": settings.language or SERVERS_OWN,
        "channels": channels_text(settings.channels),
        "rated": YES if settings.rated else NO,
        "stop": HOSTS if settings.hosts_stop else MODERATORS,
    }
    return texts[setting]


def channels_text(channels: Sequence[int]) -> str:
    """Ids of channels as the text of a setting."""
    return " ".join(map(str, channels))


def channel_ids(text: str) -> tuple[int, ...]:
    """The ids in such a text."""
    return tuple(map(int, text.split()))


def not_stopped_by(
    settings: ServerSettings,
    seats: Sequence[Seat | SeatLook],
    member: int,
    *,
    moderator: bool,
) -> NotAllowed | None:
    """Why `member` may not stop a table with these seats; None if they may."""
    host = host_of(seats)
    if moderator or (settings.hosts_stop and member == host):
        return None
    if not settings.hosts_stop:
        return NotAllowed("only-moderators-stop")
    name = next((seat.name for seat in seats if seat.member == host), "")
    return NotAllowed("only-host-stops", host=name)


def _managers_only(manager: bool) -> None:
    if not manager:
        raise NotAllowed("only-managers")


def _read_ids(text: str) -> set[int]:
    """The ids in a text that anybody may have made. Raises Refusal("bad-setting")."""
    words = text.split()
    if all(word.isascii() and word.isdigit() and len(word) <= _ID_DIGITS for word in words):
        return set(map(int, words))
    raise Refusal("bad-setting")
