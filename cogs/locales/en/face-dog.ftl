# How Dog and Dog Royal look in words: board, hand, choices, previews, the log and the result.
# $rank is k, n, c or j in Dog Royal, and “pawn” in Dog.

game-dog = Dog
game-dog-royal = Dog Royal

## Parts of sentences

dog-you = you
dog-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
dog-many = { $n }× { $card }
dog-card-as = { $card } as { $other }
dog-kind-pawn = pawn
dog-kind-k = king
dog-kind-n = knight
dog-kind-c = citizen
dog-kind-j = jester
dog-home = home
dog-start = { $number } (start { $letter })
dog-at-home = at home
dog-on-track = on { $place }
dog-on-finish = on { $place }
dog-pawn = { $you ->
    [yes] { $rank ->
        [k] your king
        [n] your knight
        [c] your citizen
        [j] your jester
       *[pawn] your pawn
    }
   *[no] { $rank ->
        [k] { $name }’s king
        [n] { $name }’s knight
        [c] { $name }’s citizen
        [j] { $name }’s jester
       *[pawn] { $name }’s pawn
    }
}
dog-the-pawn = { $rank ->
    [k] the king
    [n] the knight
    [c] the citizen
    [j] the jester
   *[pawn] the pawn
}
dog-a-pawn = { $rank ->
    [k] the king
    [n] the knight
    [c] the citizen
    [j] the jester
   *[pawn] a pawn
}
dog-pawn-at = { $pawn } { $at }
dog-side-pawns = { $side ->
    [partner] your partner’s pawns
   *[own] your pawns
}
dog-side-none = { $side ->
    [partner] none of your partner’s pawns
   *[own] none of your pawns
}
dog-sentence = { $clause }.

## What happens on the board: clauses, without a full stop

dog-deed-walk = { $pawn } { $from } → { $to }
dog-deed-enter = { $pawn } comes out to { $to }
dog-deed-swap = { $one } and { $other } change places
dog-deed-jump = { $pawn } jumps { $from } → { $to }
dog-deed-captured = { $n ->
    [one] { $pawns } is captured and goes home
   *[other] { $pawns } are captured and go home
}
dog-deed-burnt = { $n ->
    [one] { $pawns } is burnt and goes home
   *[other] { $pawns } are burnt and go home
}
dog-deed-then = { $before }; { $after }
dog-deed-draws = the special square earns a card

## Board

dog-board-with = with { $letter }
dog-board-out = team gave up
dog-board-folded = folded
dog-board-chosen = ★ has chosen
dog-board-helping = all in, plays for { $letter }
dog-board-home = { $n } at home
dog-board-waiting = at home { $kinds }
dog-board-protected = { $number } (start { $letter }, protected)
dog-board-start = { $number } (start { $letter }; { $steps })
dog-board-key = (In brackets: how many steps to the pawn’s own start; one more leads into its finish.)
dog-board-special = Special squares: { $squares }.
dog-board-round = Round { $number }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
} each; { $you ->
    [yes] you play first.
   *[no] { $name } plays first.
}
dog-board-draw = Draw pile: { $n }
dog-board-discard = Discards: { $n }, on top { $card }
dog-board-no-discard = Discards: none
dog-board-last = Last card: { $you ->
    [yes] you played **{ $card }**: { $story }.
   *[no] { $name } played **{ $card }**: { $story }.
}
dog-board-exchange = Everybody chooses a card for their partner. Still to choose: { $names }.
dog-board-opening = Everybody puts a first pawn on their start. Choosing now: { $names }.
dog-board-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
}

## Alt text

dog-alt-title = { $game }, a track of { $n } squares.
dog-alt-over = The game is over. Won by { $letters }.
dog-alt-last = Last card: { $name } played { $card }: { $story }.
dog-alt-card = Shown, not yet played: { $card }.
dog-alt-seat = { $letter } ({ $hand }): { $pawns }.
dog-alt-plan = Shown, not yet played: { $card }: { $story }.
dog-alt-opening = Shown, not yet played: { $story }.
dog-alt-marked = Marked: { $places }.

## Hand

dog-hand-title = **Your hand: { $cards }**
dog-hand-none = You have no cards left in this round.
dog-hand-out = Your team has given up: you have no cards any more.
dog-hand-folded = You have folded and sit out the rest of this round.
dog-hand-can = **You can play:** { $cards }
dog-hand-cannot = **Not now:**
dog-hand-fold = { $n ->
    [one] **You can’t play your last card:** { $cards }
   *[other] **You can play none of your cards:** { $cards }
}
dog-hand-opening = Before the first card, everybody puts one pawn of their choice on their start.
dog-hand-give = Choose one of them for { $name }. Only you two will know which; you see theirs once everybody has chosen.
dog-hand-gift = ★ You give **{ $card }** to { $name }. You can change it until everybody has chosen.
dog-hand-helping = All your pawns are in: you play with **{ $name }’s** pawns now.
dog-hand-exchanged = You gave { $name } **{ $gave }** and got **{ $got }**.

## Questions

dog-ask-gift = Which card do you give to { $name }?
dog-ask-gift-again = Would you rather give { $name } another card?
dog-ask-opening = Which pawn begins on your start?
dog-ask-card = **Your turn:** which card do you play?
dog-ask-fold = **Your turn:** you can play nothing, so you have to fold.
dog-ask-as = { $card }: as which card?
dog-ask-pawn = { $helped ->
    [yes] { $card }: which of { $name }’s pawns?
   *[no] { $card }: which pawn?
}
dog-ask-next_pawn = { $left ->
    [one] One more point to use. Which pawn is next?
   *[other] { $left } more points to use. Which pawn is next?
}{ $helped ->
    [yes] {" "}They go to { $name }’s pawns now.
   *[no] {""}
}
dog-ask-to = { $card }: where does { $pawn } go?
dog-ask-share = { $card }: how far does { $pawn } go? { $left ->
    [one] One point is left.
   *[other] { $left } points are left.
}
dog-ask-swap = { $card }: with whom does { $pawn } change places?
dog-ask-jump = Does your citizen jump on to the next free special square?

## Choices, on buttons and in menus

dog-choice-give = Give your partner a card
dog-choice-open = Put a pawn on your start
dog-choice-fold = Fold: discard the whole hand
dog-choice-pawn = { $kind } { $at }
dog-choice-pawn-of = { $name }’s { $kind } { $at }
dog-choice-enter = Bring out { $pawn }
dog-choice-to = can go to { $places }
dog-choice-steps = { $n ->
    [one] { $place } ({ $n } step)
   *[other] { $place } ({ $n } steps)
}
dog-choice-back = { $place } ({ $n } back)
dog-choice-swap = with { $pawn }
dog-choice-captures = { $to }: captures { $pawns }
dog-choice-burns = { $to }: burns { $pawns }
dog-choice-draws = { $to }: earns a card
dog-choice-stay = Stay there
dog-choice-jump = Jump to { $place }
dog-rank-k = Only a king can capture him, but he only moves with values of 1 to 7, swap and magnet.
dog-rank-n = The only one who may pass a pawn that blocks its start.
dog-rank-c = May jump on from a special square to the next free one.
dog-rank-j = May leave up to 2 points unused on the way into the finish.

## Typed moves

dog-typed-give = give
dog-typed-open = open
dog-typed-fold = fold
dog-typed-stay = stay
dog-typed-square = square { $number }

## Previews

dog-preview-give = You give **{ $card }** to **{ $name }**.
dog-preview-secret = Only you and { $name } will know it. You can change it until everybody has chosen.
dog-preview-open = Your **{ $kind }** begins on your start, { $place }.
dog-preview-fold = { $n ->
    [one] Your last card can’t be played ({ $cards }). **It is discarded, face up, and you sit out the rest of this round.**
   *[other] None of your cards can be played ({ $cards }). **All of them are discarded, face up, and you sit out the rest of this round.**
}
dog-preview-card = You play **{ $card }**:
dog-preview-sent = { $own ->
    [all] - ⚠ Your own team: **{ $told }**
    [some] - ⚠ Your own team, too: **{ $told }**
   *[none] - **{ $told }**
}
dog-preview-draws = - You draw a card for the special square.
dog-preview-nobody-out = - Nobody can come out: { $pawn } is in the way.
dog-preview-pulled = - The magnet pulls it up to right behind { $pawn }.
dog-preview-safe = - On its start { $pawn } is protected, and blocks the way.
dog-preview-home = { $you ->
    [yes] - All four of your pawns are then in the finish: from your next turn on you play for { $name }.
   *[no] - All four of { $name }’s pawns are then in the finish.
}
dog-preview-win = - 🏆 **You and { $name } win the game.**

## Log

dog-log-round = Round { $number }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} each. { $you ->
    [yes] You play first.
   *[no] { $name } plays first.
}
dog-log-reshuffle = { $n ->
    [one] The draw pile was empty: the one discard became the new one.
   *[other] The draw pile was empty: the { $n } discards were shuffled into a new one.
}
dog-log-gift = { $you ->
    [yes] You have chosen a card for your partner.
   *[no] { $name } has chosen a card for { $partner }.
}
dog-log-gift-own = You give { $name } **{ $card }**; you can still change it.
dog-log-exchange = All partners have exchanged a card.
dog-log-opening = { $you ->
    [yes] You have chosen your first pawn.
   *[no] { $name } has chosen a first pawn.
}
dog-log-opening-own = Your { $kind } will begin; you can still change it.
dog-log-opened = { $you ->
    [yes] Your { $kind } begins on { $place }.
   *[no] { $name }’s { $kind } begins on { $place }.
}
dog-log-play = { $you ->
    [yes] You played **{ $card }**.
   *[no] { $name } played **{ $card }**.
}
dog-log-extra = { $you ->
    [yes] You drew a card for the special square.
   *[no] { $name } drew a card for the special square.
}
dog-log-extra-own = For the special square you drew **{ $card }**.
dog-log-all-home = { $you ->
    [yes] All four of your pawns are in the finish; from now on you help { $partner }.
   *[no] All four of { $name }’s pawns are in the finish; from now on { $yours ->
        [yes] they help you.
       *[no] they help { $partner }.
    }
}
dog-log-fold = { $you ->
    [yes] You could play nothing and discarded { $cards }.
   *[no] { $name } could play nothing and discarded { $cards }.
}
dog-log-resigned = { $you ->
    [yes] You gave up.
   *[no] { $name } gave up.
}
dog-log-team-out = { $you ->
    [yes] Your team is out with it: nobody can go on without a partner.
   *[no] { $name } is out with it: nobody can go on without a partner.
}

## Result

dog-result-winners = { $you ->
    [yes] 🏆 **{ $names }: you win!**
   *[no] 🏆 **{ $names } win.**
}
dog-result-all-home = They brought all eight pawns home, which ended the game.
dog-result-resigned = No other team is left, which ended the game.
dog-result-team = **{ $place }** · { $names }: { $n } of { $most } pawns in the finish ({ $pawns })
dog-result-gone = {" "}· { $names } gave up
