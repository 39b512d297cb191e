"""What a viewer is shown of a game of Dog Lover."""

from rules.dog_lover.view import AreaView, DogView, HandView
from tests.rules.dog_lover.sit import area, sit

TABLE = sit(
    area("d01+1w+2t+x02 r04", cubes=(1, 0, 2, 1), hand="tr tr ad bo ball rope ball", fetch=True),
    area("d02", hand="bo", tricks="k00 k08"),
    on="fetch_back",
)


def test_hands_are_seen_by_their_owners_only() -> None:
    mine = HandView(training=2, adoptions=1, bones=1, things=(("ball", 2), ("rope", 1)))
    assert TABLE.view(0).hand == mine
    assert TABLE.view(1).hand == HandView(training=0, adoptions=0, bones=1, things=())
    assert TABLE.view().hand is None
    assert TABLE.view().now is None
    assert [seat.hand for seat in TABLE.view(1).areas] == [7, 1]


def test_everything_public_is_shown_to_all_alike() -> None:
    private = {"viewer", "hand", "now"}
    views = [TABLE.view(viewer).model_dump(exclude=private) for viewer in (None, 0, 1)]
    assert views[0] == views[1] == views[2]


def test_what_lies_before_a_player() -> None:
    assert TABLE.view().areas[0] == AreaView(
        dogs=(DogView(card="d01", walks=1, training=2, trait="x02"), DogView(card="r04")),
        cubes=(1, 0, 2, 1),
        tricks=("k00",),
        fetch=True,
        walks=0,
        traits=(),
        hand=7,
    )
    taken = sit(area(traits="x02 x01", walks=2), retrieved=True).view()
    assert (taken.areas[0].traits, taken.areas[0].walks) == (("x02", "x01"), 2)


def test_the_table() -> None:
    view = TABLE.view()
    assert view.grid == ("d01", "f1s", "ad", "d08", "f1k", "bo", "d15", "f1c", "ball")
    assert (view.post, view.deck, view.phase, view.round) == ("w3", 13, "play", 1)
    assert (view.tricks, view.tricks_pile) == (("k07", "k08", "k18"), 2)
    assert (view.shelter, view.shelter_pile) == (("r01", "r02", "r03"), 2)
    assert (view.cards, view.options) == (0, ("fetch_back",))
    assert (view.retrieved, view.undo, view.fetch_ready, view.last_round) == (
        *(False, False, True),
        False,
    )
    after = TABLE.after("fetch a2", "k00 a2b2c2-w2").view()
    assert (after.retrieved, after.undo, after.fetch_ready) == (True, True, False)
    assert after.grid[3:6] == (None, None, None)
    assert after.post == "w2"


def test_the_score_if_it_ended_now_is_ones_own() -> None:
    """D01 eats its scraps: 2 and its Trait, Walk and Training; R04 needs two kibble."""
    now = TABLE.view(0).now
    assert now is not None
    assert (now.dogs, now.rescued, now.bones) == (2 + 1 + 2 + 2, -2, -1)
    assert now.things == 3 + 1
    assert now.total == 7 - 2 - 1 + 4
    assert [(dog.card, dog.fed, dog.points) for dog in now.feeding] == [
        ("d01", True, 7),
        ("r04", False, -2),
    ]
    assert (now.fed, now.fed_rescued) == (1, 0)
    other = TABLE.view(1).now
    assert other is not None
    assert other.total == -2 - 1
