# How a game of days looks in words: board, hand, choices, previews, the log and the result.

## Parts of sentences

days-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
days-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
days-many = { $n }× { $card }
days-you = you
days-at-you = in your week
days-at-self = in their own week
days-at-name = in { $name }’s week
days-spot = { $day } { $at }
# A day and what is there: "Tuesday: Collie (3)"
days-pair = { $what }: { $value }

## Board

days-board-own = you
days-board-hand = { $n } in hand
days-board-trees = { $n ->
    [one] a Cat Tree to put up
   *[other] { $n } Cat Trees to put up
}
days-board-resigned = gave up
days-board-on = on { $cards }
days-board-tree = Cat Tree
days-board-bare = no cat yet
days-board-empty = { $n ->
    [one] empty: { $days }
   *[other] empty: { $days }
}
days-board-all-empty = all seven days empty
days-board-deep = (+2) means two covered cards beneath.
days-board-pile = Draw pile: { $n }
days-board-discard = Discard pile: { $n }, on top { $card }
days-board-no-discard = Discard pile: empty
days-board-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
}
days-board-trim = Still to discard down to five cards: { $names }.

## Alt text

days-alt-title = { $game }, { $n } weeks.
days-alt-week = Week { $letter }, { $points }:
days-alt-turn = { $letter } is to play.
days-alt-trim = { $letters } must discard down to five cards.
days-alt-over = The game is over. Won by { $letters }.
days-alt-piles = Draw pile { $draw }, discard pile { $discard }.
days-alt-short = Week { $letter }, { $points }, { $filled } of 7 days taken.

## Hand

days-hand-title = **Your hand: { $cards }**
days-hand-none = You hold no card.
days-hand-can = **You can play now** (points in brackets)
days-hand-cannot = **Not playable now**
days-hand-draw-only = None of your cards can be played now.
days-hand-trim = **The draw pile has run out. Choose { $cards } to discard.**
days-hand-trim-done = You have chosen what to discard; not everybody has yet.
days-hand-event = event
days-hand-slot = in front of you

## Questions

days-ask-action = **Your turn:** draw a card, or play one?
days-ask-card = **Your turn:** play a card; there is none left to draw.
days-ask-draw = **Your turn:** draw a card.
days-ask-pass = **Your turn:** there is nothing to draw or play, so you pass.
days-ask-trim = Which card do you discard? { $left ->
    [one] One more to choose.
   *[other] { $left } more to choose.
}
days-ask-week-place = In whose week do you place { $card }?
days-ask-week-cover = In whose week do you cover an animal with { $card }?
days-ask-week-treats = From whose week do you remove a dog?
days-ask-week-laser = From whose week do you remove a cat?
days-ask-week-swap = With whom do you swap { $day }?
days-ask-week-move = From whose week do you move a dog?
days-ask-week-box = From whose week do you take a cat?
days-ask-week-toys = With whom do you swap a cat?
days-ask-week-toys_any = Whose cat is swapped?
days-ask-other_week-toys_any = And with whose cat?
days-ask-day-place = On which day do you place { $card } { $at }?
days-ask-day-cover = Which animal { $at } do you cover with { $card }?
days-ask-day-treats = Which dog { $at } do you remove?
days-ask-day-laser = On which day { $at } is the cat that you remove?
days-ask-day-swap = Which day do you swap?
days-ask-day-move = Which dog { $at } do you move?
days-ask-day-tree = On which day do you put up your Cat Tree?
days-ask-day-box = On which day { $at } is the cat that you take?
days-ask-day-toys = On which day do you swap cats?
days-ask-day-catnip = From which day on are your cats laid out again?
days-ask-position-laser = Which cat do you remove? 1 lies at the bottom of the pile.
days-ask-position-box = Which cat do you take? 1 lies at the bottom of the pile.
days-ask-position-toys = Which cat { $at } do you want for it? 1 lies at the bottom of the pile.
days-ask-own_position-toys = Which cat { $at } do you offer? 1 lies at the bottom of the pile.
days-ask-neighbour = Which dog beside it does { $card } move?
days-ask-to_week = To whose week does { $card } go?
days-ask-to_day = On which day { $at } does { $card } go?

## Choices, on buttons and in menus

days-choice-draw = Draw a card ({ $left } left)
days-choice-draw-last = Draw the last card; then the discard pile is shuffled
days-choice-draw-trim = Draw the last card; hands over five must then discard
days-choice-pass = Pass
days-choice-stay = Leave every dog where it is
days-choice-week = { $you ->
    [yes] { $letter } · You · { $points }
   *[no] { $letter } · { $name } · { $points }
}
days-choice-free = { $n ->
    [0] No empty day
    [one] { $n } empty day: { $days }
   *[other] { $n } empty days: { $days }
}
days-choice-empty = empty
days-choice-tree = Cat Tree
days-choice-beneath = On { $cards }
days-choice-under = Under { $card }
days-choice-top = On top, visible
days-choice-position = { $n }. { $card } ({ $points })
days-choice-visible = Visible
days-choice-catnip = { $left ->
    [0] { $laid ->
        [one] Your cat goes there
       *[other] All { $laid } cats find a day
    }
   *[other] { $laid ->
        [one] { $laid } cat finds a day, { $left } discarded
       *[other] { $laid } cats find a day, { $left } discarded
    }
}

## Typed moves, one word a step

days-typed-draw = draw
days-typed-pass = pass
days-typed-stay = stay

## Previews

days-preview-draw = You draw the top card of the draw pile ({ $left } left).
days-preview-draw-last = You draw the last card of the draw pile. The discard pile is then shuffled into a new one.
days-preview-draw-trim = You draw the last card of the draw pile. As fewer than three cards lie in the discard pile, everybody with more than five cards in hand must first discard down to five; then it is shuffled into a new draw pile.
days-preview-pass = You pass.
days-preview-trim = You discard { $cards }. All see what was discarded when everybody has chosen.
days-preview-place = You place { $card } on { $spot }.
days-preview-cover = You cover { $on } with { $card } on { $spot }.
days-preview-move = The { $card } on { $from } goes to { $to }.
days-preview-stay = No dog is moved.
days-preview-event = You play { $card }.
days-preview-discard = { $n ->
    [one] { $cards } leaves { $spot } for the discard pile.
   *[other] { $cards } leave { $spot } for the discard pile.
}
days-preview-swap = Your { $day } ({ $mine }) and { $name }’s { $day } ({ $theirs }) change places.
days-preview-nothing = nothing
days-preview-toys = On { $day }, { $card } ({ $name }) and { $other_card } ({ $other }) change places.
days-preview-steal = You take { $card } from { $from } and put it on { $to }.
days-preview-tree = You put up a Cat Tree on { $spot }. The top three cats of that day count from now on.
days-preview-catnip = All the cats of your week ({ $n }) are shuffled and laid out again, one a day, from { $day } on. You see the order only afterwards.
days-preview-catnip-left = { $n ->
    [one] One cat finds no day and is discarded.
   *[other] { $n } cats find no day and are discarded.
}
days-preview-shows = { $n ->
    [one] { $cards } comes to light and scores.
   *[other] { $cards } come to light and score.
}
days-preview-hides = { $n ->
    [one] { $cards } no longer scores.
   *[other] { $cards } no longer score.
}
days-preview-points = Points: { $changes }.
days-preview-change = { $you ->
    [yes] you { $before } → { $after }
   *[no] { $name } { $before } → { $after }
}
days-preview-same = Nobody’s points change.
days-preview-full = { $you ->
    [yes] Your week is then full, and the game ends.
   *[no] { $name }’s week is then full, and the game ends.
}
days-preview-full-several = The weeks of { $names } are then full, and the game ends.
days-preview-win = **You win**, { $mine } to { $best }.
days-preview-lose = ⚠ **You lose**: { $name } has { $best }, you have { $mine }.
days-preview-level = You share the win with { $names } at { $points }.
days-preview-level-win = You are level with { $names } at { $points }, but have more animals on the table: **you win**.
days-preview-level-lose = ⚠ You are level with { $names } at { $points }, but have fewer animals on the table: **you lose**.
days-preview-chance = Your week is then full, and the game ends. What you score depends on the shuffle.

## Log

days-log-deal = The cards are dealt. { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
days-log-draw = { $you ->
    [yes] You drew a card.
   *[no] { $name } drew a card.
}
days-log-drawn = You drew { $card }.
days-log-place = { $you ->
    [yes] You placed { $card } on { $spot }.
   *[no] { $name } placed { $card } on { $spot }.
}
days-log-cover = { $you ->
    [yes] You covered { $on } with { $card } on { $spot }.
   *[no] { $name } covered { $on } with { $card } on { $spot }.
}
days-log-move = The { $card } on { $from } went to { $to }.
days-log-swap = { $you ->
    [yes] You swapped { $day } with { $other }.
   *[no] { $name } swapped { $day } with { $other }.
}
days-log-swap-gone = { $you ->
    [yes] You gave { $gave } and got { $got }.
   *[no] { $name } gave { $gave } and got { $got }.
}
days-log-toys = On { $day }, { $card } ({ $name }) and { $other_card } ({ $other }) changed places.
days-log-discard = Discarded: { $cards } ({ $spot }).
days-log-left-over = Left over and discarded: { $cards }.
days-log-event = { $you ->
    [yes] You played { $card }.
   *[no] { $name } played { $card }.
}
days-log-steal = { $you ->
    [yes] You took { $card } from { $from } and put it on { $to }.
   *[no] { $name } took { $card } from { $from } and put it on { $to }.
}
days-log-tree = { $you ->
    [yes] You put up a Cat Tree on { $spot }.
   *[no] { $name } put up a Cat Tree on { $spot }.
}
days-log-catnip = { $you ->
    [yes] Your cats are laid out again, from { $day } on: { $laid }.
   *[no] { $name }’s cats are laid out again, from { $day } on: { $laid }.
}
days-log-trim-needed = The draw pile has run out and fewer than three cards lie in the discard pile. To discard down to five cards: { $names }.
days-log-trim-chosen = { $you ->
    [yes] You have chosen what to discard.
   *[no] { $name } has chosen what to discard.
}
days-log-trim-mine = You have chosen to discard { $cards }.
days-log-trim-done = Discarded from the hands: { $list }.
days-log-trim-seat = { $name } { $cards }
days-log-reshuffle = { $n ->
    [one] The discard pile, a single card, is the new draw pile.
   *[other] The discard pile is shuffled into a new draw pile of { $n } cards.
}
days-log-pass = { $you ->
    [yes] You could do nothing and passed.
   *[no] { $name } could do nothing and passed.
}
days-log-resigned = { $you ->
    [yes] You gave up.
   *[no] { $name } gave up.
}
days-log-full = { $you ->
    [yes] Your week is full: the game ends.
   *[no] { $name }’s week is full: the game ends.
}

## Result

days-result-winner = { $you ->
    [yes] 🏆 **You win with { $points }.**
   *[no] 🏆 **{ $name } wins with { $points }.**
}
days-result-shared = 🏆 **Shared win with { $points } each: { $names }.**
days-result-full = { $you ->
    [yes] Your week is full, which ended the game.
   *[no] { $name }’s week is full, which ended the game.
}
days-result-full-several = The weeks of { $names } are full, which ended the game.
days-result-all-passed = Nobody could do anything any more, which ended the game.
days-result-resigned = { $n ->
    [one] The other player gave up.
   *[other] Everybody else gave up.
}
days-result-tie-break = Equal points are decided by the number of animals on the table, covered ones too: { $counts }.
days-result-seat = **{ $place }** · { $name }: { $points }
days-result-animals = { $name } { $n }

## Cards at tables that settle an open point the other way: where they go, what they do

days-card-labrador-where-anywhere_fillers = Any empty day, in any week.
days-card-curious_cat-where-anywhere_fillers = Any empty day, in any week.
days-card-german_shepherd-where-cover_on_empty = On top of a dog or on an empty day, in any week.
days-card-french_bulldog-where-cover_on_empty = On top of a dog or on an empty day, in any week.
days-card-saint_bernard-where-cover_on_empty = On top of a dog or on an empty day, in your own week.
days-card-grumpy_cat-where-cover_on_empty = On top of a cat or on an empty day, in any week, never on a Cat Tree day.
days-card-great_dane-where-great_dane_edges = An empty day of your own week, with no dog on a day beside it.
days-card-chihuahua-where-chihuahua_covered = An empty day of your own week, not beside a German Shepherd, Great Dane or Saint Bernard, not even a covered one.
days-card-australian_shepherd-does-australian_optional = Then you may move the visible dog of a day beside it to an empty day of any week.
days-card-grooming-where-one_sided_swap = Your Sunday and an opponent’s Sunday, with dogs on one at least.
days-card-muddy_paws-where-one_sided_swap = Your Wednesday and an opponent’s Wednesday, with dogs on one at least.
days-card-zoomies-where-one_sided_swap = Your Monday and an opponent’s Monday, with dogs on one at least.
days-card-comforter-where-one_sided_swap = Your Friday and an opponent’s Friday, with dogs on one at least.
days-card-stuffed_toys-where-one_sided_swap = Any one day, the same for you and an opponent, with dogs on one at least.
days-card-wild_cat-does-wild_cat_visible_only = Discard the visible cats on the days beside it.
days-card-wild_cat-does-wild_cat_tree_mates = Discard every cat on the days beside it and on its own Cat Tree, covered ones too.
days-card-wild_cat-does-wild_cat_tree_mates-wild_cat_visible_only = Discard the visible cats on the days beside it, and every other cat on its own Cat Tree.
days-card-cat_toys-where-toys_between_opponents = Any one day, the same in two weeks of your choice, with cats on both.
days-card-cat_toys-does-toys_between_opponents = Swap one cat of the first week with one of the second, covered or not: each takes the other’s exact place.
