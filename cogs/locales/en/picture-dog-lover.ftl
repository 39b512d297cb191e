# The table of Dog Lover as text, and what its picture shows; the picture itself has no words in it.
# Keep it short: four players with nine dogs each must fit.

lover-board-row = { $cards }
lover-board-empty = empty
lover-board-with = { $card } ({ $facts })
# pl: żeton psa
lover-board-watch = 🐕 The watch dog stands { $post }: a trick takes at most { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of { $line }.
lover-board-no-watch = The watch dog is not placed yet.
lover-board-tricks = **Tricks to learn:** { $cards } (+{ $n } in the pile)
# pl: schronisko
lover-board-shelter = **Shelter:** { $cards } (+{ $n } in the pile)
lover-board-tricks-brief = **Tricks to learn for Training:** { $cards }
lover-board-shelter-brief = **Shelter:** { $cards }
lover-board-none = none
lover-board-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
lover-board-food = food: { $food }
lover-board-has-tricks = tricks: { $tricks }
lover-board-count-tricks = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
}
lover-board-pending = to be placed: { $cards }
lover-board-resigned = gave up
lover-board-no-dogs = No dogs yet.
lover-board-hungry = hungry
# The letters of food symbols where there is little room, and what they stand for.
lover-board-symbol-s = S
lover-board-symbol-k = K
lover-board-symbol-c = C
lover-board-symbol-w = W
lover-board-symbols = S scraps, K kibble, C canned, W wild
lover-board-round = Round { $n } · { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}
lover-board-last-round = The last round.
lover-board-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
}
lover-board-placing = { $you ->
    [yes] You place the watch dog.
   *[no] { $name } places the watch dog.
}

## Alt text

lover-alt-title = { $game }, round { $n }; deck: { $deck }.
lover-alt-over = The game is over, won by { $letters }.
lover-alt-grid = Grid: { $cards }.
lover-alt-seat = { $letter }: { $held }. { $dogs }
lover-alt-places = Ways to take cards, and then the watch dog’s place: { $places }.
lover-alt-place = { $n }. { $cells } → { $post }
lover-alt-not-guarded = Not now, too many guarded cards: { $cells }.
lover-alt-not-empty = Not now, an empty cell: { $cells }.
lover-alt-not-fetch-just-laid = Not now, Fetch just laid there: { $cells }.
lover-alt-laid = Chosen: { $cells }, then the watch dog { $post }.
lover-alt-swap = Chosen: Fetch goes to { $cell }.
lover-alt-cells = Every card of the grid is framed: Fetch may go there.
lover-alt-post = Chosen: the watch dog { $post }.
lover-alt-posts = Six places are marked for the watch dog: left of each row, above each column.
lover-alt-dog = Chosen: { $card } for dog { $number }, { $dog }.
lover-alt-card = Chosen: { $card }.
