# A table from lobby to result: what all games share.

table-title = ### { $game } · table { $table }
table-line = { $table } · { $game } · { $state }
table-option = - **{ $name }** { $value ->
        [yes] on
       *[no] off
    }: { $text }
table-option-number = - **{ $name }** { $value }: { $text }
table-stopped = This game was stopped before its end. Nobody won or lost.
table-unread = This game is over. Its board can’t be shown just now; the result counts as before.

## The lobby

lobby-seats = **Players** ({ $exact ->
    [yes] { $taken } of { $size }
   *[no] { $taken } of at most { $size }
})
lobby-host = - { $letter } · { $name } (host)
lobby-seat = - { $letter } · { $name }
lobby-missing = { $count ->
        [one] One more player is needed. Press *Join* to take a seat.
       *[other] { $count } more players are needed. Press *Join* to take a seat.
    }
lobby-in-between = { $players } can’t play: this game is for { $fewer } or { $more }. Somebody more must join, or somebody must leave.
lobby-teams = **Teams** ({ $exact ->
    [yes] { $taken } of { $size } players
   *[no] { $taken } of at most { $size } players
})
lobby-team = - { $first } and { $second }
lobby-alone = - { $name }, still without a partner
lobby-host-name = { $name } (host)
lobby-pick-partner = Choose your partner…
lobby-ready = { $host } can press *Start*{ $full ->
        [yes] .
       *[no] ; others may still join.
    }
lobby-rematch = { $teams ->
    [yes] Rematch of table { $table }: once the same people are back, all have the partner and the seat that they had, unless you choose otherwise.
   *[no] -# Rematch of table { $table }: if the same people play, all keep their seats.
}
lobby-closed = This lobby is closed: everybody left, or it was stopped before it began.
shuffle-promise = -# Promise of fair chance (SHA-256): { $promise }
shuffle-secret = -# Its secret: { $secret }
left-lobby = You have left table { $table }.

## The buttons

button-join = Join
button-leave = Leave
button-start = Start
button-rules = Rules
button-more = More
button-hand = My hand
button-hand-of = Hand at table { $table }
button-text = Board in words
button-short = Again: { $move }
button-look = Refresh
button-back = Back
button-play = Play
button-play-dog-fold = Yes, fold
button-play-dog-give = Give this card
button-rematch = Rematch
button-proof = Check fairness
button-resign = Give up
button-resign-yes = Yes, give up
button-resign-no = No, play on
button-stop = Stop the table
button-stop-yes = Yes, stop it
button-stop-no = No, go on
button-pings-off = Turn my pings off
button-pings-on = Turn my pings on
button-earlier = ◀ Page { $page } of { $pages }
button-later = Page { $page } of { $pages } ▶

## Whose turn it is

# Whose letter is which in the picture of the board; a star before those who have chosen already.
legend = { $chosen ->
        [yes] ★{" "}
       *[no] {""}
    }**{ $letter }** { $name }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }
legend-team = { $first } and { $second }
legend-chosen = (★ has chosen)
your-turn = **It’s your turn.**
your-turn-with = **It’s your turn**, and that of { $names } too.
waiting-for = { $count ->
        [one] It’s **{ $names }**’s turn.
       *[other] Waiting for **{ $names }**.
    }
waiting-choice = Waiting for **{ $names }**.
ping = { $names }, it’s your turn in { $game } (table { $table }).
news = Since your last move:
history-stop = The table was stopped.
pick-next = Choose…
pick-range = Choose: { $first } to { $last }
board-trouble = ⚠ The board can’t be shown right now: { $why } You can go on playing here.

## More

options-usual = House rules: none, all is as usual.
options-changed = **House rules at this table:**
more-pings-on = Turn pings: on. Where you play, I mention you when it’s your turn.
more-pings-off = Turn pings: off. Nobody is mentioned for you; /{ command-tables } shows where it’s your turn.
shuffle-explained = Fair chance: before anybody joined, I fixed this promise: `{ $promise }`. When the game is over I show the secret behind it, so anybody can check that nothing was arranged, neither cards nor who begins.
confirm-stop = Do you want to stop this table for everybody? There will be no winner. If you want to say why, use /{ command-stop } instead.
done-stopped = The table is stopped.
rematch-open = Rematch: table { $table }.
proof = The file `{ $file }` has the secret, what each player added, and every move. Whoever has the program can check it: `python -m rules verify { $file }`. The promise shown from the start was `{ $promise }`.
proof-alt = The finished game as a file: secret, players’ contributions and all moves.

## Commands

overview = **Your tables**
overview-more = { $count ->
        [one] One more table is not shown.
       *[other] { $count } more tables are not shown.
    }
state-lobby = lobby, { $taken } of { $size } seats taken
state-yours = it’s your turn
state-waiting = waiting for { $names }
state-over = over
state-lacking = at rest until its card file is back
board-posted = The board of table { $table } is now at the bottom of this channel.
typed-ready = Play: { $move }
typed-refused = Not possible: { $why }
typed-unfinished = Good so far. What next?

## Refusals: why not, and what to do

refusal-server-only = Games are played in a server, not in private messages.
refusal-unknown-game = I don’t know the game “{ $game }”.
refusal-bad-size-either = This game is for { $fewer } or { $more } players.
refusal-bad-size = This game is for { $least } to { $most } players.
refusal-bad-option = The table option { $option } isn’t possible like this. Nothing was opened.
refusal-already-seated = You already sit at this table. As soon as the host starts, you can see your hand.
refusal-lobby-full = All { $size } seats are taken. You can open a table of your own with the same command.
refusal-leave-running = The game at table { $table } is running. Use /{ command-leave } if you want to give up.
refusal-only-host = Only the host, { $host }, can start.
refusal-only-host-stops = Only the host, { $host }, or a moderator can stop this table.
refusal-too-few = { $need ->
        [one] One more player is needed before you can start.
       *[other] { $need } more players are needed before you can start.
    }
refusal-in-between = This game is for { $fewer } or { $more } players, and you are { $players }. Before you can start, somebody more must join, or somebody must leave.
refusal-no-teams = In this game everybody plays alone.
refusal-partner-self = You can’t be your own partner. Choose somebody else.
refusal-partner-gone = They aren’t at this table any more, so they can’t be your partner. Choose somebody who is.
refusal-already-running = The game at table { $table } has begun; nobody can join or leave the lobby any more.
refusal-table-over = Table { $table } is over.
refusal-not-started = The game at table { $table } has not started yet. The host starts it when all are there.
refusal-not-at-table = You don’t play at table { $table }; this is for its players.
refusal-gave-up = You gave up at table { $table }, so you don’t play on there.
refusal-not-your-turn = It isn’t your turn: the table waits for { $name }. Nothing has changed.
refusal-out-of-date = The table has moved on since you opened this. Here is your hand as it is now.
refusal-unreadable-move = I don’t understand “{ $word }” here. Nothing has changed; pick one of the choices below.
refusal-unfinished = This move isn’t complete yet. Pick the next step below.
refusal-not-over = Table { $table } is not over yet.
# The cards of a game may come from a file of whoever runs the bot, which can be taken away.
refusal-lacking = Table { $table } can’t go on just now: it is played with a card file that the bot doesn’t have any more. Nothing is lost. As soon as whoever runs the bot puts that file back, the game goes on where it was.
refusal-no-table = There is no table { $table } here (any more). /{ command-tables } shows yours.
refusal-no-tables = You sit at no table. Open one with the command of a game (/{ command-help } lists them), or join a lobby by its first button.
refusal-board-elsewhere = Only those who play at table { $table } can bring its board to another channel.
refusal-table-unseen = Table { $table } was played in a channel that you can’t see. Only those who can see it, or played there, can look at the game again.
refusal-no-tables-here = There is no open table in this channel.
