# The rulebook of Fences.

rules-fences-goal-title = What it is about
rules-fences-goal =
    The board is a lawn of squares. Two players build fences along the lines. Whoever lays the **fourth side** of a square has closed it, and one of their animals moves in: a puppy for the one, a kitten for the other.

    When every square is closed, whoever has more animals on the board wins.

    ### Before the first turn
    - The board has five squares a side (the table can choose { $least } to { $most }).
    - Both players have { $animals } animals and the same **{ $pieces } fence pieces**. All of them lie open, so nothing is hidden.
    - Who sits first has the puppies (**A**), the other the kittens (**B**). Chance decides who begins; in a rematch it is the other one.
rules-fences-turn-title = Your turn
rules-fences-turn =
    Lay **one** of your pieces anywhere on the lines of the board. It may be turned, it may touch other fences or stand alone, and it may cross them at a post. It may not share a side with another fence, nor stick out over the edge.

    - **You closed no square:** the other player’s turn.
    - **You closed at least one:** an animal moves into each, and you **must** lay another piece. One piece earns one more turn, no matter how many squares it closed. The next piece can earn another one.

    ### Good to know
    - Whose fences the other sides are doesn’t matter. Only who lays the last one counts.
    - Only single squares count. A larger field with a fence around it is nothing.
    - You need not close a square if you don’t want to, but you may not pass.
rules-fences-pieces-title = The pieces
rules-fences-pieces = You and your opponent each have these, and can turn them as you like:
rules-fences-piece = - **{ $piece }** ×{ $n }: { $looks }
rules-fences-notation-title = Typing a move
rules-fences-notation =
    With `/{ command-move }` a move is written as piece, turn and post: **U3b C4**. Capitals and spaces don’t matter, and what can follow is offered as you type.

    - **Piece:** its code, such as I1 or U3.
    - **Turn:** **a** is the piece as the page before draws it, **b**, **c** and **d** are one, two and three quarter turns clockwise. Straight pieces only have a (horizontal) and b (vertical), the square only has a.
    - **Post:** a letter for the column and a number for the row, as beside the board. It is the **top left corner of the box** that the turned piece just fits into; the piece itself need not touch it.
    - A **square** is called by the post at its top left.

    These are the turns of U3:
rules-fences-blocked-title = Blocked, and the gates
rules-fences-blocked =
    This is our own rule: the printed ones don’t say what happens then.

    - When it is your turn and **none of your pieces fits** anywhere, you are **blocked**, and your turn is skipped. That also holds for a turn you have just earned. As the board only gets fuller, you stay blocked.
    - The other player then plays on alone, as long as one of their pieces fits.
    - When **both** are blocked, **gates** are used: single sides that belong to nobody. Who was found blocked second lays the first one. The players lay one gate a turn, and all the rules stay the same: who closes a square has it and plays again.

    So every game ends with a full board. It pays to keep some singles for the end!
rules-fences-end-title = The end
rules-fences-end =
    The game ends when all squares are closed. **Most animals win.** With an odd number of squares there is always a winner; on a board of 4 or 6 squares a side, equal numbers share the win.

    - Whoever has more than half of the squares can’t be caught any more. That is announced, and the game goes on.
    - If somebody closes more squares than they have animals, a guest moves in and counts like the others.
    - If you leave a running game, the other player wins.
rules-fences-options-title = Table options
rules-fences-options = Whoever opens a table may change these. The lobby lists what was changed, and the last button at the table shows it later.
rules-fences-tips-title = Tips
rules-fences-tips =
    - **Mind the third side.** A square with three sides is a gift to whoever comes next. On a nearly empty board, a single or double far from everything gives nothing away.
    - **But count their pieces too.** A corner closes a square that lacks two sides, a U one that lacks three, and a deep U sometimes two at once. Both stocks are shown above the board: once those pieces are gone, such squares are safe.
    - **Use the large pieces in time.** As the board fills up, there is no room for them any more. The square piece needs four free sides, and earns you another turn wherever it fits.
    - **Don’t waste your singles.** They fit to the very end, when nothing else does.
    - **Sometimes close fewer.** If you must open a long row of squares sooner or later, leaving the last two to the other player can force them to open the next row for you.

## /card

card-page-fences-copies = { $n ->
    [0] In nobody’s stock
    [one] 1 for each player
   *[other] { $n } for each player
}
card-page-fences-sides = { $n ->
    [one] 1 segment
   *[other] { $n } segments
}
card-page-fences-looks = **What it is:** { $text }
card-page-fences-closes = **Closes at most:** { $n } squares at once, if all their other sides are there.
