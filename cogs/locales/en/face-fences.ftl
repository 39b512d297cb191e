# How Fences looks in words: board, stock, choices, previews, the log and the result.
# $animal is the seat’s letter: A has the puppies, B the kittens.

game-fences = Fences

## Pieces and their turns. Every turn has words of its own: they can be typed.

fences-piece = { $name } ({ $code })
fences-turned = { $piece }, { $turn }
fences-many = { $piece } ×{ $n }
fences-piece-i1 = Single
fences-piece-i2 = Double
fences-piece-v2 = Corner
fences-piece-i3 = Triple
fences-piece-u3 = U
fences-piece-w4 = Stairs
fences-piece-o4 = Square
fences-piece-d5 = Deep U
fences-piece-g1 = Gate
fences-looks-i1 = one side of a square.
fences-looks-i2 = two sides in a straight line.
fences-looks-v2 = two sides that meet in a corner.
fences-looks-i3 = three sides in a straight line.
fences-looks-u3 = three sides around one square.
fences-looks-w4 = four sides like two steps of a staircase.
fences-looks-o4 = all four sides of one square: it closes it at once.
fences-looks-d5 = five sides around two squares in a row, open at one end.
fences-looks-g1 = one side; nobody’s, and only laid when both players are blocked.
fences-segments = { $n ->
    [one] one side of a square.
   *[other] { $n } sides in one piece.
}
fences-turn-straight-a = horizontal
fences-turn-straight-b = vertical
fences-turn-corner-a = corner at the bottom right
fences-turn-corner-b = corner at the bottom left
fences-turn-corner-c = corner at the top left
fences-turn-corner-d = corner at the top right
fences-turn-u-a = open at the bottom
fences-turn-u-b = open to the left
fences-turn-u-c = open at the top
fences-turn-u-d = open to the right
fences-turn-stairs-a = rising, flat first
fences-turn-stairs-b = falling, steep first
fences-turn-stairs-c = rising, steep first
fences-turn-stairs-d = falling, flat first
fences-turn-square-a = as it is
fences-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}

## Board

fences-board-seat = **{ $letter } · { $name }**{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}: { $animal ->
    [A] puppies
   *[B] kittens
}, { $squares }
fences-board-pieces = Pieces: { $pieces }.
fences-board-gone = Used up: { $pieces }.
fences-board-blocked = Blocked: no piece fits any more.
fences-board-resigned = Gave up.
fences-board-newest = Newest fence (double line): { $piece }, at { $at }, by { $letter }.
fences-board-openings = One side missing: { $squares }.
fences-board-half = Two sides missing: { $squares }.
fences-board-begun = Only one side there: { $squares }.
fences-board-bare = No side there: { $squares }.
fences-sides = { $square } ({ $sides })
fences-side-top = top
fences-side-right = right
fences-side-bottom = bottom
fences-side-left = left
fences-board-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
}

## Alt text

fences-alt-title = { $game }, a board of { $size } by { $size } squares.
fences-alt-scores = Puppies (A) { $first }, kittens (B) { $second }.
fences-alt-turn = { $letter } is to play{ $gates ->
    [yes] , with gates only.
   *[no] .
}
fences-alt-over = The game is over. Won by { $letters }.
fences-alt-newest = Newest fence: { $piece }, at { $at }, by { $letter }.
fences-alt-owned = { $animal ->
    [A] Puppies
   *[B] Kittens
} in { $squares }.
fences-alt-stock = Pieces of { $letter }: { $pieces }.
fences-alt-turns = { $piece } can be turned to { $turns }.
fences-alt-posts = Marked for { $piece }: { $posts }.
fences-alt-plan = Shown, not yet laid: { $piece }, at { $post }.
fences-alt-closes = It closes { $n ->
    [one] square { $squares }.
   *[other] the squares { $squares }.
}

## Stock

fences-hand-title = **Your pieces:** { $pieces }
fences-hand-cannot = No room any more for: { $pieces }
fences-hand-none = You have no piece left.
fences-hand-blocked = None of them fits any more, so your turns are skipped.
fences-hand-gates = Both of you are blocked: only **gates** are laid now, one side a turn.
fences-cards-squares = A square is called by the post at its top left: C4 lies below and to the right of the post C4.
fences-cards-title = **The pieces**, each in its first turn (a). All can be turned.

## Questions

fences-ask-piece = **Your turn:** which piece do you lay?
fences-ask-gate = **Your turn:** lay a gate. Both of you are blocked.
fences-ask-turn = How do you turn { $piece }?
fences-ask-post = { $piece }: at which post? { $anchor ->
    [left] Its left end goes there.
    [top] Its upper end goes there.
    [free] The empty corner at its top left goes there.
   *[corner] Its top left corner goes there.
}

## Choices, on buttons and in menus

fences-choice-turn = { $sign } { $turn } ({ $letter })
fences-choice-room = { $n ->
    [one] fits in one place
   *[other] fits in { $n } places
}{ $most ->
    [0] {""}
    [one] , closes at most one square
   *[other] , closes at most { $most } squares
}
fences-choice-closes = { $n ->
    [one] closes square { $squares }
   *[other] closes the squares { $squares }
}{ $then ->
    [over] {" "}– the game ends
    [skipped] {""}
   *[again] {" "}– you play again
}
fences-choice-leaves = { $n ->
    [one] one side is then missing at square { $squares }
   *[other] one side is then missing at each of the squares { $squares }
}
fences-scene-post = { $post }: { $does }

## Previews

fences-preview-lay = You lay **{ $piece }** at **{ $post }**.
fences-preview-closes = { $animal ->
    [A] { $n ->
        [one] It closes square { $squares }: a puppy moves in.
       *[other] It closes the squares { $squares }: { $n } puppies move in.
    }
   *[B] { $n ->
        [one] It closes square { $squares }: a kitten moves in.
       *[other] It closes the squares { $squares }: { $n } kittens move in.
    }
}
fences-preview-score = You then have { $mine }, { $name } has { $theirs }.
fences-preview-decided = You can’t be caught any more then.
fences-preview-again = **You play again.**
fences-preview-blocked = You would play again, but nothing that you have left fits then: it is { $name }’s turn.
fences-preview-turn = It closes no square: then it is { $name }’s turn.
fences-preview-skips = It closes no square, but { $name } is blocked, so the turn comes back to you.
fences-preview-leaves = { $safe ->
    [yes] { $n ->
        [one] One side is then missing at square { $squares }.
       *[other] One side is then missing at each of the squares { $squares }.
    }
   *[no] { $n ->
        [one] ⚠ One side is then missing at square { $squares }: { $name } can close it.
       *[other] ⚠ One side is then missing at each of the squares { $squares }: { $name } can close them.
    }
}
fences-preview-end = The board is full, and the game ends. { $ending ->
    [win] **You win.**
    [lose] ⚠ **You lose.**
   *[level] You share the win.
}

## Log

fences-log-laid = { $you ->
    [yes] You laid { $move } ({ $piece }).
   *[no] { $name } laid { $move } ({ $piece }).
}
fences-log-closed = { $animal ->
    [A] { $n ->
        [one] A puppy moves in at { $squares }
       *[other] { $n } puppies move in at { $squares }
    }
   *[B] { $n ->
        [one] A kitten moves in at { $squares }
       *[other] { $n } kittens move in at { $squares }
    }
}{ $then ->
    [over] .
   *[again] { $you ->
        [yes] , and you play again.
       *[no] , and { $name } plays again.
    }
}
fences-log-blocked = { $you ->
    [yes] None of your pieces fits any more: you are blocked for the rest of the game.
   *[no] None of { $name }’s pieces fits any more: they are blocked for the rest of the game.
}
fences-log-skipped = { $you ->
    [yes] Your turn is skipped.
   *[no] { $name }’s turn is skipped.
}
fences-log-gates = { $you ->
    [yes] Both of you are blocked. From now on gates are laid, one side a turn; you lay the first.
   *[no] Both players are blocked. From now on gates are laid, one side a turn; { $name } lays the first.
}
fences-log-decided = { $you ->
    [yes] You have more than half of the squares and can’t be caught any more; the game goes on.
   *[no] { $name } has more than half of the squares and can’t be caught any more; the game goes on.
}
fences-log-spare = { $animal ->
    [A] All 20 puppies have moved in; whoever comes now is a guest, and counts as well.
   *[B] All 20 kittens have moved in; whoever comes now is a guest, and counts as well.
}
fences-log-resigned = { $you ->
    [yes] You gave up.
   *[no] { $name } gave up.
}

## Result

fences-result-winner = { $you ->
    [yes] 🏆 **You win with { $squares }.**
   *[no] 🏆 **{ $name } wins with { $squares }.**
}
fences-result-left = { $you ->
    [yes] 🏆 **You win.**
   *[no] 🏆 **{ $name } wins.**
}
fences-result-shared = 🏆 **Shared win with { $squares } each.**
fences-result-full = All squares are closed, which ended the game.
fences-result-resigned = The other player gave up.
fences-result-seat = **{ $place }** · { $name }: { $squares } ({ $animal ->
    [A] puppies
   *[B] kittens
}){ $resigned ->
    [yes] {" "}· gave up
   *[no] {""}
}
