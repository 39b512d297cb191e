# The rulebooks of Dog and Dog Royal. A page “…-royal” replaces the one without it in Dog Royal.

rules-dog-goal-title = What it is about
rules-dog-goal =
    Four dogs of yours wait at home. They have to come out, run once around the garden, and be back in their finish. The first **team of two** with all **eight** pawns in the finish wins.

    It is played with cards instead of dice, by four people (two teams) or six (three teams). **Partners face each other**, so turns alternate between the teams.

    Partners must not arrange anything, nor tell each other about their cards. But once a round they give each other one.
rules-dog-goal-royal =
    Your king, knight, citizen and jester have to run once around the garden and be back in their finish. The first **team of two** with all **eight** pawns in the finish wins.

    It is played with cards instead of dice, by four people (two teams) or six (three teams). **Partners face each other**, so turns alternate between the teams.

    Partners must not arrange anything, nor tell each other about their cards. But once a round they give each other one.

    Dog Royal is Dog with **four different pawns**, special squares and other cards. There is no joker, and no seven to be split.
rules-dog-round-title = A round
rules-dog-round =
    1. **Deal.** Everybody gets { $first } cards in the first round, then 5, 4, 3 and { $last }; then { $first } again, and so on.
    2. **Exchange.** Everybody secretly chooses one card for their partner. Until all have chosen you may change your choice. A star shows who has chosen. You only see your partner’s card afterwards.
    3. **Play.** In turn, clockwise, everybody plays **one card** and carries it out in full. No card is drawn for it.

    - **As long as you can play a card, you must,** even if it hurts you.
    - **If you can play none,** you fold: your whole hand is discarded, face up, and you sit out the rest of the round.
    - When all hands are empty, the next round begins. The first player moves on clockwise.
    - When the draw pile runs out, the discards are shuffled into a new one.
rules-dog-round-royal =
    1. **Deal.** Everybody gets { $first } cards, in every round.
    2. **Exchange.** Everybody secretly chooses one card for their partner. Until all have chosen you may change your choice. A star shows who has chosen. You only see your partner’s card afterwards.
    3. **Only in the first round:** everybody puts a pawn of their choice on their start, without a card.
    4. **Play.** In turn, clockwise, everybody plays **one card** and carries it out in full.

    - **As long as you can play a card, you must,** even if it hurts you.
    - **If you can play none,** you fold: your whole hand is discarded, face up, and you sit out the rest of the round.
    - Special squares earn cards, so hands can differ in size. When all are empty, the next round begins. The first player moves on clockwise.
    - When the draw pile runs out, the discards are shuffled into a new one.
rules-dog-cards-title = The cards
rules-dog-cards = There are { $cards } cards. Blue ones only walk forward; red ones can do something special.
rules-dog-cards-royal = There are { $cards } cards. Blue ones only walk forward; red ones can do something special; with green ones ranks don’t matter.
rules-dog-card = - **{ $card }** ×{ $n }: { $text }
rules-dog-moving-title = How pawns move
rules-dog-moving =
    - The **full value** counts; no point may be left over.
    - Pawns go **forward** (clockwise). Only the ±4 also goes back.
    - Other pawns on the way may be passed; their squares count.
    - **Who lands on a pawn captures it:** it goes home, no matter whose it is. Even your own!

    ### Coming out
    A **13** or **1/11** (the cards with the arrow) brings a pawn from home to your start. A foreign pawn that stands there goes home.

    ### Protected on the start
    A pawn on **its own** start is **protected**: nobody can capture, swap or **pass** it, forward or backward, not even its own side. Another pawn of its colour can’t come out meanwhile. On somebody else’s start a pawn is not protected.

    ### Swap
    One of your pawns changes places with one of **another player**, partner or opponent. Both must be on the track, and neither on its own start. It is no walking: nothing is captured.
rules-dog-moving-royal =
    - The **full value** counts; no point may be left over.
    - Pawns go **forward** (clockwise). Only the ±4 also goes back.
    - Pawns of **equal or lower rank** may be passed, whatever their colour; their squares count. A 10 and a 4 (green) pass any rank.
    - **Who lands on a pawn captures it,** whatever its rank: it goes home, even your own. Only the king is special.

    ### Coming out
    A **13** or **1/11** (the cards with the arrow) brings a pawn from home to your start. A foreign pawn that stands there goes home.

    ### Protected on the start
    A pawn on **its own** start is **protected**: nobody can capture, swap or **pass** it, not even its own side. Only a knight may pass it. On somebody else’s start a pawn is not protected.

    ### Swap, copy, magnet
    - **Swap:** one of your pawns and one of **another player**, both on the track, neither on its own start.
    - **Copy:** the last card once more, with your own choices.
    - **Magnet:** forward to right behind the next pawn, never into a finish. Right behind it already? Then it can’t be moved.
rules-dog-seven-title = The seven and the joker
rules-dog-seven =
    ### Seven
    - Its **seven points** go to one pawn or are shared among several, in any order: one share for each pawn. Shares in the finish are fine too.
    - **All seven** have to be used. Otherwise it can’t be played.
    - It **burns**: every pawn that is passed or reached on the way goes home. Your own and your partner’s as well!
    - Protected pawns stop a seven like any other card.
    - If it brings your **last** pawn into the finish, the points left over **must** go to your partner’s pawns, which then burn what they pass.

    ### Joker
    It stands for **any other card**, coming out included.
rules-dog-pawns-title = King, knight, citizen, jester
rules-dog-pawns =
    {""}**Ranks:** king, knight, citizen, jester. A pawn only passes equal or lower ones.

    - **King** (crown). Only another king can capture him. But on a **foreign start**, any pawn of that colour can. He only moves with values of **1 to 7**, with a swap or a magnet, so not with 8, 9, 10, 11, 12 or 13. He comes out like the others.
    - **Knight** (helmet). The only one who may **pass a protected pawn** on its start, if he has the rank for it: past a king only with a 10 or a 4. He may not land on it.
    - **Citizen** (cap). When he comes to a special square, he may, after the card is drawn, **jump** to the next free special square. Ranks and blocked starts don’t matter for that. It earns no second card.
    - **Jester** (bells). On his way **into the finish** he may leave **up to 2 points** unused.
rules-dog-special-title = Special squares
rules-dog-special =
    There is one between any two starts, drawn as a **golden star**.

    When a pawn **ends a move** there, the player of the card draws **one card** at once. It can happen again and again in a round.

    - A magnet or a copy earns the card like any other.
    - Arriving by **swap** or by the **citizen’s jump** earns nothing.
rules-dog-finish-title = The finish
rules-dog-finish =
    Behind your start your finish branches off: four squares of your own.

    - To get in, a pawn must go **over its start**, forward, and the start counts as a step. Being led back by the ±4 and then forward over the start is enough: a whole round is not needed!
    - A pawn that stands **exactly on its start** can’t turn in: it has to go round once more, or back with a ±4.
    - It must **end exactly** on a free square. Otherwise it runs past, for a lap of honour.
    - Inside, pawns only go forward, by the full value. **Nobody passes** another one there.
    - While one of your pawns blocks your start, your others can’t get in either.
    - In the finish a pawn is safe for good.
rules-dog-finish-royal =
    Behind your start your finish branches off: four squares of your own.

    - To get in, a pawn must go **over its start**, forward, and the start counts as a step. Being led back by the ±4 and then forward over the start is enough: a whole round is not needed!
    - A pawn that stands **exactly on its start** can’t turn in: it has to go round once more, or back with a ±4.
    - It must **end exactly** on a free square, but the **jester** may leave up to 2 points unused as he comes in. Otherwise it runs past, for a lap of honour.
    - Inside, pawns only go forward, by the full value. **Nobody passes** another one there.
    - While one of your pawns blocks your start, only a knight gets past it.
    - A magnet never leads into the finish, nor moves in it.
rules-dog-partner-title = Helping your partner, and the end
rules-dog-partner =
    When all four of your pawns are in the finish, you are not done: **from your next turn on you play your cards for your partner’s pawns,** as if they were yours. You still get cards, and exchange one.

    {""}**The game ends at once when a team has all eight pawns in the finish.** Cards left over don’t matter. The other teams are ranked by how many pawns they brought home.

    If somebody gives up, their partner is out as well: nobody can play on alone. If only one team is left, it wins.
rules-dog-board-title = Reading the board, typing moves
rules-dog-board =
    - Every square of the track has its **number**; the number 0 is A’s start. Starts bear their seat’s **letter** and come every 16 squares: 0, 16, 32, 48 …
    - In the finish, the squares count inward from the start.
    - Beside each arm of the track is a **home**: letter, number of cards, who waits. Paw: must act. Star: has chosen. Bone: first player. Crossed cards: folded. Heart: plays for the partner.
    - A pawn in a **golden frame** is protected.
    - The **yellow path** is the last move; a **puff** shows who went home.

    ### Typed moves
    With `/{ command-move }` a move is the card, the pawn, the square: **9 p28 p37**. A square is written with a p, because a number alone is a card. A pawn is called by its square, in Dog Royal by its rank: **9 knight p37**. What can follow is offered as you type.
rules-dog-options-title = Table options
rules-dog-options = Whoever opens a table may change these. The lobby lists what was changed, and the last button at the table shows it later.
rules-dog-house-title = Where we decided
rules-dog-house =
    The rules that we know leave some questions open. This is how we play; what is marked ◇ can be changed by a table option.

    - Chance decides who plays first in the first round. ◇
    - A pawn on its own start is protected **each time** it stands there, not only when it has just come out, and can’t turn in from there. ◇
    - A pawn that could go into its finish may also walk past it. ◇
    - You can’t swap two pawns of the same player; if nothing else is in your hand, you fold.
    - A seven whose rest your partner can’t use up can’t be divided like that. ◇ The very last pawn of a team also needs all seven points used.
    - When the draw pile is empty in the middle of a deal, the discards are shuffled at once.
    - Partners leave the game together.
rules-dog-house-royal =
    The rules that we know leave some questions open. This is how we play; what is marked ◇ can be changed by a table option.

    - Chance decides who plays first in the first round. ◇
    - First pawns are chosen openly, in turn, after the exchange. ◇
    - Special squares lie 10 squares after each start. ◇
    - A pawn that could go into its finish may also walk past it. ◇
    - “Foreign start” means any but your own, your partner’s too. ◇
    - A 10 or 4 lets nobody capture a king ◇ nor, but for knights, pass a blocked start ◇. A knight passes a king on his start with them. ◇
    - Going back, ranks and the knight’s right count as well.
    - A copy of a copy repeats the same card again. ◇ Folded cards can’t be copied. ◇
    - A magnet doesn’t move a pawn that is right behind another one. ◇
    - Who plays the card draws for a special square, also for the partner’s pawn.
    - When the draw pile is empty in the middle of a deal, the discards are shuffled at once.
    - Partners leave the game together.
rules-dog-tips-title = Tips
rules-dog-tips =
    - **Give what your partner needs.** At the beginning that is nearly always a card that brings a pawn out: keep one, and give the other.
    - **The four is a shortcut.** From your start go 4 back: the finish is then 5 to 8 steps away.
    - **Stand on your start to block.** Nobody passes, and the others’ cards run out. But your own pawns wait behind it as well.
    - **Don’t wait on a foreign start,** or right before one: whoever comes out there sends you home.
    - **Think of the last cards.** You must play what can be played. A large card at the end may drive a pawn past its finish.
    - **Fill the finish from the inside:** a pawn on its first square shuts out the others.

## /card

card-page-dog-copies = { $n ->
    [0] not in { $game }
    [one] 1 copy in { $game }
   *[other] { $n } copies in { $game }
}
card-page-dog-does = **What it does in { $game }:** { $text }
card-page-dog-out-enter = **Can it bring a pawn out?** Yes, from your home to your start.
card-page-dog-out-never = **Can it bring a pawn out?** No.
card-page-dog-out-any = **Can it bring a pawn out?** Yes, as { $cards }.
card-page-dog-out-copy = **Can it bring a pawn out?** Yes, if it repeats { $cards }.
card-page-dog-pawns = **Which pawns may use it in { $game }?** { $text }
card-page-dog-pawns-all = All four.
card-page-dog-pawns-few = All four, but the king only to come out or to go { $steps }.
card-page-dog-pawns-out = All four, but the king only to come out: he moves with values of 1 to { $stride }.
card-page-dog-pawns-others = Knight, citizen and jester. The king only moves with values of 1 to { $stride }.
card-page-dog-pawns-copied = Those that may use the card it repeats.
