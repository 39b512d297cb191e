"""Who sits where: partners face each other (dog.md 4)."""

SEATS = range(4, 7, 2)
"""How many may play: four or six."""


def partner_of(seat: int, seats: int) -> int:
    """The seat opposite."""
    return (seat + seats // 2) % seats


def teams_of(seats: int) -> tuple[tuple[int, int], ...]:
    """The two seats of every team, by the number of their team."""
    return tuple((seat, partner_of(seat, seats)) for seat in range(seats // 2))
