"""The events of Cat Days: they reach any cat of a pile, covered ones too (days.md 5.9, 6.2, 7)."""

from collections.abc import Sequence

from typing_extensions import override

from rules.days.board import WEEK, Board, days_in, every_week, weeks_in
from rules.days.cards import KEYS
from rules.days.plan import (
    Notes,
    OnSlot,
    Picks,
    Plan,
    Scene,
    at,
    heading_for,
    play_event,
    why_not_to,
)
from rules.days.refusals import illegal
from rules.days.view import DAYS, SEAT_LETTERS
from rules.game import Event
from rules.refusals import IllegalMove


class PlantTree(OnSlot):
    """The Cat Tree: to stay on a day of the own week, with or without cats."""

    __slots__ = ()

    def __init__(self, kind: int) -> None:
        super().__init__(kind, own=True)

    @override
    def slots(self, board: Board, seat: int) -> int:
        return WEEK << 8 * seat & ~(board.trees | board.dogs)

    @override
    def why_not_there(self, board: Board, seat: int, slot: int) -> IllegalMove | None:
        if board.trees >> slot & 1:
            return illegal("days-second-tree", day=DAYS[slot & 7])
        if board.dogs >> slot & 1:
            return illegal("days-tree-on-dog", day=DAYS[slot & 7])
        return None

    @override
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        slot = self.slot_of(seat, picks)
        scene.board.plant(slot)
        if notes is not None:
            notes.append(Event("tree", seat, at(slot)))


class DiscardAny(Plan):
    """The Laser Pointer: any cat of any week is discarded."""

    __slots__ = ()

    def __init__(self, kind: int) -> None:
        super().__init__(kind, ("week", "day", "position"))

    @override
    def options(self, board: Board, seat: int, picks: Picks) -> Sequence[int]:
        return _pick_cat(board, board.cats, picks)

    @override
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        slot = 8 * picks[0] + picks[1]
        cat = scene.board.take(slot, picks[2])
        scene.discard.append(cat)
        play_event(self, scene, seat, notes)
        if notes is not None:
            notes.append(Event("discard", seat, {"cards": [KEYS[cat]], **at(slot)}))

    @override
    def why_not(self, board: Board, seat: int, picks: Picks) -> IllegalMove:
        return _why_not_cat(self.key, board.cats, picks)


class Steal(Plan):
    """The Cardboard Box: any cat of an opponent comes to an empty day of yours or to your Tree."""

    __slots__ = ()

    def __init__(self, kind: int) -> None:
        super().__init__(kind, ("week", "day", "position", "to_day"))

    @staticmethod
    def _room(board: Board, seat: int) -> int:
        return board.room_for_cats() & WEEK << 8 * seat

    @staticmethod
    def _theirs(board: Board, seat: int) -> int:
        return board.cats & ~(WEEK << 8 * seat)

    @override
    def options(self, board: Board, seat: int, picks: Picks) -> Sequence[int]:
        if len(picks) == 4:  # noqa: PLR2004  (complete)
            return ()
        room = self._room(board, seat)
        if len(picks) == 3:  # noqa: PLR2004
            return days_in(room, seat)
        return _pick_cat(board, self._theirs(board, seat), picks) if room else ()

    @override
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        slot, target = 8 * picks[0] + picks[1], 8 * seat + picks[3]
        cat = scene.board.take(slot, picks[2])
        scene.board.add(target, cat)
        play_event(self, scene, seat, notes)
        if notes is not None:
            facts = {"card": KEYS[cat], **at(slot), **heading_for(target)}
            notes.append(Event("steal", seat, facts))

    @override
    def why_not(self, board: Board, seat: int, picks: Picks) -> IllegalMove:
        theirs = self._theirs(board, seat)
        if picks and picks[0] == seat:
            return illegal("days-opponent-week", card=self.key, week=SEAT_LETTERS[seat])
        room = self._room(board, seat)
        if theirs and not room:
            return illegal("days-no-destination", card=self.key)
        if len(picks) == 4:  # noqa: PLR2004
            slot = 8 * picks[0] + picks[1]
            if board.cats >> slot & 1 and picks[2] < len(board.piles[slot]):
                target = 8 * seat + picks[3]
                if board.crowded >> target & 1:
                    return illegal("days-tree-full", card=self.key, **at(target))
                return why_not_to(self.key, seat, picks[3], room)
        return _why_not_cat(self.key, theirs, picks)


class SwapOne(Plan):
    """Cat Toys: one cat against one cat of the same weekday, each in the other's exact position.

    One of the two is the player's, unless the table lets them stay out of it.
    """

    __slots__ = ("between",)

    def __init__(self, kind: int, *, between: bool) -> None:
        weeks = ("week", "other_week") if between else ("week",)
        super().__init__(kind, (*weeks, "day", "own_position", "position"))
        self.between = between

    def _weeks(self, seat: int, picks: Picks) -> tuple[int, int, Picks]:
        """The two weeks named, and the picks after them."""
        return (picks[0], picks[1], picks[2:]) if self.between else (seat, picks[0], picks[1:])

    @staticmethod
    def _partners(board: Board, week: int) -> int:
        """The slots in other weeks with a cat, on whose day this week has a cat too."""
        days = board.cats >> 8 * week & WEEK
        return board.cats & every_week(days, board.seats) & ~(WEEK << 8 * week)

    @override
    def options(self, board: Board, seat: int, picks: Picks) -> Sequence[int]:
        if self.between and not picks:
            return [week for week in range(board.seats) if self._partners(board, week)]
        if len(picks) == self.between:
            return weeks_in(self._partners(board, picks[0] if picks else seat))
        week, other, steps = self._weeks(seat, picks)
        if not steps:
            return days_in(self._partners(board, week), other)
        if len(steps) == 3:  # noqa: PLR2004  (day and two positions: complete)
            return ()
        return range(len(board.piles[8 * (week if len(steps) == 1 else other) + steps[0]]))

    @override
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        week, other, (day, place, other_place) = self._weeks(seat, picks)
        board = scene.board
        slot, other_slot = 8 * week + day, 8 * other + day
        mine, theirs = [*board.piles[slot]], [*board.piles[other_slot]]
        cat, other_cat = mine[place], theirs[other_place]
        mine[place], theirs[other_place] = other_cat, cat
        board.put(slot, tuple(mine))
        board.put(other_slot, tuple(theirs))
        play_event(self, scene, seat, notes)
        if notes is not None:
            facts = {
                "card": KEYS[cat],
                **at(slot),
                "other_card": KEYS[other_cat],
                "other_week": SEAT_LETTERS[other],
            }
            notes.append(Event("swap_cards", seat, facts))

    @override
    def why_not(self, board: Board, seat: int, picks: Picks) -> IllegalMove:  # noqa: PLR0911  (a rule after the other)
        if not picks:
            return illegal("days-nowhere", card=self.key)
        if len(picks) == self.between:
            return illegal("days-nowhere-in-week", card=self.key, week=SEAT_LETTERS[picks[0]])
        week, other, steps = self._weeks(seat, picks)
        if week == other:
            code = "days-same-week" if self.between else "days-opponent-week"
            return illegal(code, card=self.key, week=SEAT_LETTERS[week])
        if not steps:
            return illegal("days-nowhere-in-week", card=self.key, week=SEAT_LETTERS[other])
        for slot, place in zip(
            (8 * week + steps[0], 8 * other + steps[0]), (steps[1:2], steps[2:3]), strict=True
        ):
            if not board.cats >> slot & 1:
                return illegal("days-no-cat-there", card=self.key, **at(slot))
            if place and place[0] >= len(board.piles[slot]):
                return _no_such_position(self.key, slot, place[0])
        return illegal("days-nowhere-in-week", card=self.key, week=SEAT_LETTERS[other])


class LayAnew(Plan):
    """Catnip: the player's cats are shuffled and laid anew, one a day, from a day to Sunday."""

    __slots__ = ()

    def __init__(self, kind: int) -> None:
        super().__init__(kind, ("day",))

    @override
    def options(self, board: Board, seat: int, picks: Picks) -> Sequence[int]:
        if picks or not board.cats >> 8 * seat & WEEK:
            return ()
        return range(7)

    @override
    def apply(self, scene: Scene, seat: int, picks: Picks, notes: Notes) -> None:
        board, start = scene.board, picks[0]
        cats: list[int] = []
        for day in days_in(board.cats, seat):
            cats.extend(board.piles[8 * seat + day])
            board.put(8 * seat + day, ())
        scene.shuffle(cats)
        laid, surplus = cats[: 7 - start], cats[7 - start :]
        for day, cat in enumerate(laid, start):
            board.put(8 * seat + day, (cat,))
        scene.discard.extend(surplus)
        play_event(self, scene, seat, notes)
        if notes is not None:
            facts = {**at(8 * seat + start), "laid": [KEYS[cat] for cat in laid]}
            notes.append(Event("catnip", seat, facts))
            if surplus:
                # They came from no day of their own: they would have lain after Sunday.
                facts = {"cards": [KEYS[cat] for cat in surplus]}
                notes.append(Event("discard", seat, facts))

    @override
    def why_not(self, board: Board, seat: int, picks: Picks) -> IllegalMove:
        return illegal("days-no-cats", card=self.key)


def _pick_cat(board: Board, cats: int, picks: Picks) -> Sequence[int]:
    """The next step on the way to one cat on the slots `cats`: its week, its day, its position."""
    if not picks:
        return weeks_in(cats)
    if len(picks) == 1:
        return days_in(cats, picks[0])
    if len(picks) == 2:  # noqa: PLR2004
        return range(len(board.piles[8 * picks[0] + picks[1]]))
    return ()


def _why_not_cat(key: str, cats: int, picks: Picks) -> IllegalMove:
    """Why these picks don't lead to a cat on the slots `cats`."""
    if not picks or not cats:
        return illegal("days-nowhere", card=key)
    if len(picks) == 1:
        return illegal("days-nowhere-in-week", card=key, week=SEAT_LETTERS[picks[0]])
    slot = 8 * picks[0] + picks[1]
    if not cats >> slot & 1 or len(picks) == 2:  # noqa: PLR2004
        return illegal("days-no-cat-there", card=key, **at(slot))
    return _no_such_position(key, slot, picks[2])


def _no_such_position(key: str, slot: int, place: int) -> IllegalMove:
    return illegal("days-no-such-position", card=key, **at(slot), position=place + 1)
