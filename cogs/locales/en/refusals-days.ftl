# Why a move is against the rules of a game of days. $at is "in your week" or "in Ann’s week";
# $kind is the species that the card works on, dog or cat.

refusal-days-over = This game is over: there is nothing left to play.
refusal-days-not-your-turn = It is not your turn yet.
refusal-days-resigned = You gave up in this game, so you can’t play on in it.
refusal-days-trim-chosen = You have already chosen what to discard. The others still have to.

refusal-days-unknown-word = I don’t know what you mean by “{ $word }” here. Pick one of the suggestions that appear as you type.
refusal-days-too-long = The move is complete before “{ $word }”. Leave that out and it can be played.
refusal-days-no-such-week = There is no week { $letter } at this table.
refusal-days-other-game = { $card } is not a card of this game.

refusal-days-nothing-to-draw = The draw pile is empty: there is nothing to draw.
refusal-days-no-pass = You can’t pass: as long as you can draw or play a card, you must do one of the two.
refusal-days-not-in-hand = You don’t have { $card } in your hand.
refusal-days-no-tree-left = You have no Cat Tree left to put up.
refusal-days-trim-first = The draw pile has run out. Before the game goes on you must choose { $count ->
    [one] one card
   *[other] { $count } cards
} to discard.

refusal-days-nowhere = { $card } could not do anything anywhere now, and a card may only be played if what it says can be done.
refusal-days-nowhere-in-week = { $card } can’t be used { $at }: no day there allows it now.

refusal-days-own-week = { $card } may only go into your own week, not into another.
refusal-days-opponent-week = { $card } needs the week of an opponent, not your own.
refusal-days-wrong-day = { $card } may not go on { $day }, only here: { $days }.
refusal-days-edge-day = { $card } needs a free day on either side, so it can’t go on { $day }, at the edge of the week.
refusal-days-occupied = { $spot } is taken by { $on }; { $card } needs an empty day.
refusal-days-tree-day = There is a Cat Tree on { $spot }: only cats go there, so { $card } can’t.
refusal-days-tree-full = The Cat Tree on { $spot } already has three cats; there is no room for { $card }.
refusal-days-foreign-tree = At this table nobody puts cats on another player’s Cat Tree, so { $card } can’t go on { $spot }.
refusal-days-off-trees = { $card } never goes on a day with a Cat Tree, and there is one on { $spot }.
refusal-days-needs-dog = { $card } must be placed on top of a dog, and no dog lies on { $spot }.
refusal-days-needs-cat = { $card } must be placed on top of a cat, and no cat lies on { $spot }.
refusal-days-needs-right-neighbour = { $card } must go just before a { $kind ->
    [cat] cat
   *[other] dog
}, and no { $kind ->
    [cat] cat
   *[other] dog
} follows { $spot }.
refusal-days-needs-left-neighbour = { $card } must go just after a { $kind ->
    [cat] cat
   *[other] dog
}, and there is no { $kind ->
    [cat] cat
   *[other] dog
} before { $spot }.
refusal-days-needs-both-neighbours = { $card } needs an animal on the day before and on the day after, and { $spot } does not have both.
refusal-days-dog-beside = { $card } may not go beside another dog, and { $other } lies beside { $spot }.
refusal-days-cat-beside = { $card } may not go beside another cat, and { $other } lies beside { $spot }.
refusal-days-big-dog-beside = { $card } does not dare to go beside { $other }, and that is who lies beside { $spot }.
refusal-days-needs-six = { $card } may only take the last empty day of your week; so far { $filled ->
    [one] one day
   *[other] { $filled } days
} of the other six { $filled ->
    [one] is
   *[other] are
} taken.
refusal-days-second-tree = { $day } already has a Cat Tree, and a day has room for only one.
refusal-days-tree-on-dog = A dog lies on your { $day }, and a Cat Tree is only for cats.

refusal-days-no-dog-there = { $card } needs a dog, and none lies on { $spot }.
refusal-days-no-cat-there = { $card } needs a cat, and none lies on { $spot }.
refusal-days-no-such-position = There is no cat at position { $position } on { $spot } for { $card }; the lowest one is number 1.
refusal-days-not-beside = { $day } is not beside the day where { $card } goes, and only dogs of the days beside it can be moved.
refusal-days-must-move = A dog beside { $card } can be moved, so you must move one.
refusal-days-no-destination = { $card } must send a dog to an empty day, and there is none for it.
refusal-days-no-room-in-week = No day { $at } has room for the animal that { $card } would put there.
refusal-days-not-empty = { $card } can only put an animal on a day that is empty before you play it, and { $spot } is not.
refusal-days-swap-needs-both = { $card } swaps { $kind ->
    [cat] cats
   *[other] dogs
} of the same day, so both sides need one; { $spot } has none.
refusal-days-same-week = { $card } swaps between two different weeks, not within one.
refusal-days-no-cats = { $card } lays out the cats of your week anew, and there are none in it.
