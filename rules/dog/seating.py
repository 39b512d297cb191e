"""Who sits where: partners face each other (dog.md 4)."""

SEATS = range(4, 7, 2)
"""How many may play: four or six."""


def partner_of(seat: int, seats: int) -> int:
    """The seat opposite."""
    return (seat + seats // 2) % seats


def teams_of(seats: int) -> tuple[tuple[int, int], ...]:
    """The two seats of every team, by the number of their team."""
    return tuple((seat, partner_of(seat, seats)) for seat in range(seats // 2))


def seats_of_joiners(seats: int) -> tuple[int, ...]:
    """The seat of the first who joined, of the second, and so on.

    The first two are partners, and so are the next two: they face each other, and turns alternate
    between the teams.
    """
    return tuple(seat for team in teams_of(seats) for seat in team)
