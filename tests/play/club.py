"""A club of eight that plays every game through the real commands, and checks all its figures.

    python -m tests.play.club [GAMES_OF_EACH_KIND] [SEED]

Twenty games of every kind (as a rule), by random legal moves; some are given up and some stopped.
Then every figure of /leaderboard and /profile is compared with a second way of counting
(`counting`), as values and on the screens of an English and a French reader: before and after two
members leave, and after one deletes their data.
"""

import asyncio
import re
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from cogs.channels import gently
from cogs.ui import ids
from cogs.ui.words import raise_faults, words_for
from rules.games import GAMES
from rules.remembered import By, Profile, Tally
from rules.store import NOBODY
from storage.connection import read_only
from tests.cogs.wire import Wire
from tests.play.chat import PAUSE_SECONDS, Chat, Person, Shown
from tests.play.counting import Ended, Figures, Ledger, Seat
from tests.play.players import Table, sit_down

MEMBERS = {
    "Ann": "en-US",
    "Bob": "en-GB",
    "Cleo": "en-US",
    "Dan": "fr",
    "Eve": "fr",
    "Fay": "de",
    "Gus": "en-US",
    "Hal": "fr",
}
READERS = ("Ann", "Dan")
LEAVING = ("Gus", "Hal")
DELETING = "Fay"
BEGIN = datetime(2026, 10, 25, 18, tzinfo=UTC).timestamp()
HOUR = 3600.0
MOST_MOVES = 80
"""After so many moves they give up one after the other: at random, Dog may go on for ever."""
ORDERS: tuple[By, ...] = ("rating", "wins", "points")
NUMBER = re.compile(r"(?<!\w)-?\d+(?:[.,]\d+)?")


class Club:
    """The server, what its members have played, and all the checks."""

    def __init__(self, database: Path, wire: Wire, seed: int) -> None:
        self.rng = Random(seed)
        self.now = BEGIN
        self.chat = Chat(database, wire, seed=seed, locales=MEMBERS, clock=lambda: self.now)
        self.ended: list[Ended] = []
        self.left: set[int] = set()
        self.deleted: dict[int, int] = {}
        """Who deleted their data, and how many tables were over then."""
        self.compared = 0
        """How many figures were compared."""

    @property
    def guild(self) -> int:
        return self.chat.guild.id

    @property
    def there(self) -> list[str]:
        """The names of those who are still there, in random order."""
        away = self.left | self.deleted.keys()
        names = [name for name, person in self.chat.people.items() if person.id not in away]
        return self.rng.sample(names, len(names))

    # -- playing ---------------------------------------------------------------------------------

    async def play(self, kinds: Iterable[str], games: int, told: Callable[[str], None]) -> None:
        """So many games of each kind, in random order, over some months."""
        order = [kind for kind in kinds for _ in range(games)]
        for number, kind in enumerate(self.rng.sample(order, len(order)), 1):
            self.now += self.rng.choice((0.2, 1, 5, 9, 30)) * HOUR * (90 / len(order) + 0.1)
            told(f"{number} of {len(order)}: {kind}")
            await self.game(kind)

    async def game(self, kind: str) -> None:
        """One game: mostly to its end, sometimes given up by somebody, sometimes stopped."""
        there = self.there
        seats = self.rng.choice([n for n in GAMES[kind].seats if n <= len(there)])
        options: dict[str, Any] = {"players": seats} if kind in ("dog", "dog-royal") else {}
        table = await sit_down(self.chat, kind, there[:seats], **options)
        hands: dict[int, Shown] = {}
        gives_up = self.rng.randrange(1, 15) if self.rng.random() < 0.2 else MOST_MOVES
        stops = self.rng.randrange(1, 15) if self.rng.random() < 0.08 else MOST_MOVES
        for moves in range(MOST_MOVES):
            acting = await table.acting()
            if not acting:
                break
            if moves == stops:
                host = self.chat[table.names[0]]
                await host.slash("stop", table=table.number, reason="The tea is ready")
                break
            actor = self.rng.choice(acting)
            if moves == gives_up:
                await self.give_up(table, actor)
            else:
                await self.move(table, actor, hands)
        while acting := await table.acting():
            await self.give_up(table, self.rng.choice(acting))
        await self.note(table)

    async def move(self, table: Table, person: Person, hands: dict[int, Shown]) -> None:
        """A random legal move, by the press that plays it."""
        tables = self.chat.bot.tables
        if person.id not in hands:
            hands[person.id] = await table.hand(person)
        offer = await tables.offer(self.guild, table.number, person.id)
        while not offer.complete:
            step = self.rng.randrange(len(offer.choices.keys))
            offer = await tables.offer(
                self.guild, table.number, person.id, None, (*offer.steps, step)
            )
        press = ids.Press("b", "play", table.number, offer.look.turn, offer.steps)
        await person.forge(hands[person.id], press.custom_id)

    async def give_up(self, table: Table, person: Person) -> None:
        await person.slash("leave", table=table.number)
        await table.press(person, "resign-yes", person.private)

    async def note(self, table: Table) -> None:
        """Write down how a table ended, from what everybody sees of it."""
        look = await table.look()
        assert look.status == "over"
        teams = {
            seat: team
            for team, both in enumerate(GAMES[look.game].teams(len(look.seats)))
            for seat in both
        }
        outcome = look.view.outcome if look.view is not None and look.stop is None else None
        self.ended.append(
            Ended(
                table.number,
                look.game,
                self.now,
                tuple(
                    Seat(
                        seat.member,
                        teams.get(n, n),
                        None if outcome is None else outcome.places[n],
                        None if outcome is None else outcome.scores[n],
                        outcome is not None and outcome.resigned[n],
                    )
                    for n, seat in enumerate(look.seats)
                ),
            )
        )

    # -- leaving and deleting --------------------------------------------------------------------

    async def leave(self, *names: str) -> None:
        """Some leave the server; the bot looks up everybody, one after the other."""
        for name in names:
            self.chat.guild.remove_member(self.chat[name].actor)
            self.left.add(self.chat[name].id)
        await self.chat.env.settle()
        self.now += 8 * 24 * HOUR
        for _ in MEMBERS:
            await self.chat.bot.keeper.check()

    async def delete(self, name: str) -> None:
        """Somebody has their data deleted, by the command and its button."""
        person = self.chat[name]
        await person.slash("privacy delete")
        await person.press(words_for(person.locale)("button-privacy-delete"), on=person.private)
        self.deleted[person.id] = len(self.ended)

    # -- checking --------------------------------------------------------------------------------

    async def check(self) -> None:
        """Compare everything, as values and as it is shown."""
        self.ledger = Ledger(self.ended, self.deleted)
        self.raw()
        games = ("", *sorted({table.game for table in self.ended}))
        month = f"{datetime.fromtimestamp(self.now, UTC):%Y-%m}"
        months = {f"{datetime.fromtimestamp(table.at, UTC):%Y-%m}" for table in self.ended}
        for game, period, by, gone in product(
            games, ("", *sorted({m[:4] for m in months}), *sorted(months)), ORDERS, (False, True)
        ):
            if game or by != "rating":
                await self.board(game, period, by, gone=gone)
        spans = {"ever": "", "year": month[:4], "month": month}
        for reader, game, (span, period), by in product(READERS, games, spans.items(), ORDERS):
            if game or by != "rating":
                await self.board_shown(self.chat[reader], game, span, period, by)
        for reader, name in product(READERS, MEMBERS):
            await self.profile(self.chat[reader], self.chat[name])

    def same(self, shown: Any, counted: Any, *where: object) -> None:
        """Both ways must have come to the same."""
        assert shown == counted, f"{where}: shown {shown}, counted {counted}"
        self.compared += len(counted) if isinstance(counted, list | tuple) else 1

    def raw(self) -> None:
        """What is stored of the results is what everybody saw; nobody who deleted theirs is in."""
        query = """SELECT number, r.member, r.team, r.place, r.score, r.resigned, e.game, e.ended
                   FROM results AS r JOIN endings AS e USING (guild, number)
                   ORDER BY e.ended, number, seat"""
        with closing(sqlite3.connect(read_only(self.chat.database), uri=True)) as connection:
            rows = connection.execute(query).fetchall()
        self.same(
            rows,
            [
                (
                    *(table.number, NOBODY if seat.member in self.deleted else seat.member),
                    *(seat.team, seat.place, seat.score, int(seat.resigned)),
                    *(table.game, table.at),
                )
                for table in self.ended
                for seat in table.seats
            ],
            "results",
        )

    def standing(
        self, game: str, period: str, by: By, *, gone: bool
    ) -> list[tuple[int, int, Figures]]:
        """(place, member, figures) in order."""
        listed = [
            (member, figures)
            for member in sorted(person.id for person in self.chat.people.values())
            if member not in self.deleted
            and (gone or member not in self.left)
            and (figures := self.ledger.figures(member, game, period)).games
            and value_of(figures, by) is not None
        ]
        listed.sort(key=lambda one: -(value_of(one[1], by) or 0))
        values = [value_of(figures, by) or 0 for _, figures in listed]
        return [
            (1 + sum(other > value for other in values), member, figures)
            for (member, figures), value in zip(listed, values, strict=True)
        ]

    async def board(self, game: str, period: str, by: By, *, gone: bool) -> None:
        """All pages of a leaderboard, as values, and everybody's own place."""
        counted = [
            (
                *(place, member, f.games, f.wins, f.halves, f.best, f.given_up, f.rated, f.rating),
                member in self.left,
            )
            for place, member, f in self.standing(game, period, by, gone=gone)
        ]
        chronicle = self.chat.bot.chronicle
        shown: list[tuple[Any, ...]] = []
        for page in range(-(-len(counted) // 3)):
            found = await chronicle.leaderboard(
                *(self.guild,),
                game=game or None,
                period=period,
                by=by,
                page=page,
                size=3,
                gone=gone,
            )
            shown += [
                (
                    *(r.place, r.member, r.games, r.wins, r.points, r.best, r.given_up, r.rated),
                    *(r.rating, r.gone),
                )
                for r in found.rows
            ]
            assert found.total == len(counted)
        self.same(shown, counted, game, period, by, gone)

    async def board_shown(self, reader: Person, game: str, span: str, period: str, by: By) -> None:
        """A leaderboard as a reader sees it."""
        await reader.slash("leaderboard", period=span, by=by, **({"game": game} if game else {}))
        lines = [line for line in reader.private.said.splitlines() if re.match(r"\*\*\d", line)]
        words = words_for(reader.locale)
        shown = []
        for line in lines:
            place, name, *figures = line.split(" · ")
            name = name.removesuffix({"en": " (you)", "fr": " (vous)"}[words.language])
            shown.append((numbers(place)[0], name, *(numbers(figure)[0] for figure in figures)))
        names = {person.id: name for name, person in self.chat.people.items()}
        counted = []
        for place, member, f in self.standing(game, period, by, gone=False):
            points = decimal(f.halves, words.language)
            told = {
                "rating": (str(3000 + (f.rating or 0)), str(f.rated), str(f.wins)),
                "wins": (str(f.wins), str(f.games), points),
                "points": (points, str(f.games), str(f.wins)),
            }[by]
            counted.append((str(place), names[member], *told))
        self.same(shown, counted, reader.actor.name, game, span, by)

    async def profile(self, reader: Person, person: Person) -> None:
        """Somebody's profile, as values and as a reader sees it, at each game."""
        found = await self.chat.bot.chronicle.profile(self.guild, person.id, reader.id)
        played = (
            []
            if person.id in self.deleted
            else sorted({table.game for table in self.ledger.played(person.id)})
        )
        self.same(sorted(tally.game for tally in found.games), played, person.actor.name)
        counts = {game: self.ledger.figures(person.id, game) for game in ("", *played)}
        if person.id in self.deleted:
            counts = {"": Figures()}
        for tally in (found.total, *found.games):
            self.same(
                values_of(tally),
                told_of(counts[tally.game], tally.game),
                person.actor.name,
                tally.game,
            )
            if tally.game:
                course = self.ledger.course(person.id, tally.game)
                self.same(
                    [
                        (rise.at, rise.number, rise.rating.told)
                        for rise in found.rises.get(tally.game, ())
                    ],
                    [(step.at, step.number, step.told) for step in course],
                    *(person.actor.name, tally.game),
                )
        met = self.ledger.met(person.id, reader.id) if played and reader != person else (0, 0, 0)
        self.same(
            (0, 0, 0)
            if found.met is None
            else (found.met.games, found.met.ahead, found.met.behind),
            met,
            *(reader.actor.name, person.actor.name),
        )
        await self.profile_shown(reader, person, found, counts, met)

    async def profile_shown(
        self,
        reader: Person,
        person: Person,
        found: Profile,
        counts: dict[str, Figures],
        met: tuple[int, int, int],
    ) -> None:
        if person.id in self.left:
            shown = await self.who_left(reader, person)
        else:
            await reader.slash("profile", member=person.actor)
            shown = reader.private
        language = words_for(reader.locale).language
        if not found.games:
            assert not NUMBER.search(shown.said), shown.said
            return
        for game in counts:
            if game:
                (menu,) = [m for m in shown.menus if action(m) == "profile-game"]
                await reader.pick_values(shown, menu, [game])
                shown = reader.again(shown)
            lines = shown.said.splitlines()
            told = [numbers(line) for line in lines if line.startswith("- ")]
            self.same(told, self.lines(person.id, game, counts, language), game, shown.said)
            if not game:
                order = sorted(
                    (one for one in counts if one and counts[one].games),
                    key=lambda one: (-counts[one].games, one),
                )
                told = [numbers(line) for line in lines if re.match(r"\*\*.*\*\* · ", line)]
                counted = [
                    [str(counts[one].games), str(counts[one].wins), *self.ranked(person.id, one)]
                    for one in order
                ]
                self.same(told, counted, shown.said)
            course = [step.told for step in self.ledger.course(person.id, game)][4:][-100:]
            if game and len(course) > 1:
                (caption,) = [line[3:] for line in lines if line.startswith("-# ")]
                # The picture's alt text begins like the caption, and tells the figures.
                (line,) = {
                    line
                    for line in shown.text.splitlines()
                    if line.startswith(caption) and line != caption
                }
                figures = [course[0], course[-1], min(course), max(course)]
                counted = sorted([str(len(course)), *(str(3000 + one) for one in figures)])
                self.same(sorted(numbers(line)), counted, line)
            if met[0] and reader != person:
                games, ahead, behind = met
                counted = sorted(map(str, (games, ahead, behind, games - ahead - behind)))
                self.same(sorted(numbers(lines[-1])), counted, lines[-1])

    async def who_left(self, reader: Person, person: Person) -> Shown:
        """The profile of somebody who is no member any more: from a leaderboard with them."""
        await reader.slash("leaderboard", by="points")
        shown = reader.private
        await reader.press(words_for(reader.locale)("button-ranks-with"), on=shown)
        shown = reader.again(shown)
        (menu,) = [m for m in shown.menus if action(m) == "ranks-who"]
        await reader.pick_values(shown, menu, [str(person.id)])
        return reader.again(shown)

    def ranked(self, member: int, game: str) -> list[str]:
        """The rating ever, if there is one to tell."""
        rating = self.ledger.figures(member, game).rating
        return [] if rating is None else [str(3000 + rating)]

    def lines(
        self, member: int, game: str, counts: dict[str, Figures], language: str
    ) -> list[list[str]]:
        """The numbers in the lines of a profile."""
        f = counts[game]
        share = (200 * f.wins + f.games) // (2 * f.games) if f.games else 0
        lines = [[str(f.games), str(f.wins), str(share), decimal(f.halves, language)]]
        if game and f.rated:
            ranked = self.ranked(member, game)
            lines.append([*ranked, str(f.rated)] if ranked else ["5", str(f.rated)])
        if f.best is not None:
            lines.append([str(f.best)])
        if f.told:
            lines.append([str(n) for place in sorted(f.told.items()) for n in place])
        lines.append([str(f.streak), str(f.longest)])
        if not game and (most := max(one.games for name, one in counts.items() if name)):
            lines.append([str(most)])
        return [*lines, [str(f.given_up), str(f.stopped)]]


def action(part: dict[str, Any]) -> str:
    return ids.parse(str(part["custom_id"])).action


def value_of(figures: Figures, by: By) -> int | None:
    return {"rating": figures.rating, "wins": figures.wins, "points": figures.halves}[by]


def values_of(tally: Tally) -> tuple[Any, ...]:
    return (
        *(tally.games, tally.wins, tally.points, tally.best, tally.given_up, tally.streak),
        *(tally.longest, dict(tally.places), tally.stopped),
        # Of all games together there is no rating.
        0 if tally.rating is None else tally.rating.games,
    )


def told_of(f: Figures, game: str) -> tuple[Any, ...]:
    return (
        *(f.games, f.wins, f.halves, f.best, f.given_up, f.streak),
        *(f.longest, dict(f.places), f.stopped),
        f.rated if game else 0,
    )


def decimal(halves: int, language: str) -> str:
    """Halves as the language writes them."""
    whole, half = divmod(halves, 2)
    return f"{whole}{',' if language == 'fr' else '.'}5" if half else str(whole)


def numbers(text: str) -> list[str]:
    """All numbers of a line, as they are written there, without signs between thousands."""
    joined = re.sub(r"(?<=\d)[\u202f\u00a0](?=\d{3})", "", text)
    return NUMBER.findall(joined.replace("\N{MINUS SIGN}", "-"))


async def visit(club: Club, games: int, told: Callable[[str], None]) -> None:
    """All that the club does, with all the checks."""
    await club.play(GAMES, games, told)
    await club.check()
    told(f"{club.compared} figures are right before anybody leaves")
    await club.leave(*LEAVING)
    await club.check()
    told(f"{club.compared} with two who left")
    await club.delete(DELETING)
    await club.chat.restart()
    await club.check()
    told(f"{club.compared} with one who deleted their data")
    await club.play(GAMES, 1, told)
    await club.check()
    told(f"{club.compared} after those who stayed went on")


async def main(games: int, seed: int) -> None:
    raise_faults(True)
    gently.PAUSE_SECONDS = PAUSE_SECONDS
    began = time.monotonic()

    def told(line: str) -> None:
        sys.stdout.write(f"{time.monotonic() - began:6.0f} s  {line}\n")
        sys.stdout.flush()

    with tempfile.TemporaryDirectory() as folder:
        club = Club(Path(folder) / "club.db", Wire(), seed)
        await club.chat.open()
        try:
            await visit(club, games, told)
        finally:
            await club.chat.close()


if __name__ == "__main__":
    asyncio.run(main(*(int(text) for text in (*sys.argv[1:], "20", "1")[:2])))
