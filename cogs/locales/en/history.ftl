# Past games, and each of them once more, move by move.

command-history = history
command-history-description = Past games of this server, the newest first. Only you can see the list.
option-history-member = member
option-history-member-description = Only games that this person played.
option-history-game = game
option-history-game-description = Only this game.
command-replay = replay
command-replay-description = Go through a finished game move by move, with all hands open. Only you can see it.
option-replay-table = table
option-replay-table-description = The number of the table, as its title says it.

## The list

history-title = Past games
history-none = None has been played to its end yet.
history-page = { $count ->
        [one] One game
       *[other] { $count } games
    } · page { $page } of { $pages }
history-game = **Table { $table } · { $game }** · { $when }
history-end = { $end } · { $moves ->
        [0] no moves
        [one] one move
       *[other] { $moves } moves
    } · { $time }
history-end-full_week = ended with a full week
history-end-all_passed = ended when nobody could go on
history-end-all_home = ended when a team was home
history-end-board_full = ended with a full board
history-end-last_round = ended after the last round
history-end-resigned = ended by giving up
history-end-stopped = stopped, without a result
history-end-other = ended
history-place = **{ $place }.** { $names }
history-score = { $name } ({ $score }{ $resigned ->
        [yes] , gave up
       *[no] {""}
    })
history-minutes = { $minutes ->
        [0] less than a minute
       *[other] { $minutes } min
    }
history-hours = { $hours } h { $minutes } min
history-days = { $days } d { $hours } h
history-label = Table { $table } · { $game } · { $names }
history-pick = See a game again…
history-newer = ◀ Newer
history-older = Older ▶

## The replay

button-replay = Replay
replay-title = ### Replay: { $game } · table { $table }
replay-deal = **The beginning**{ $moves ->
        [0] ; no step was taken.
        [1] , before the only step
       *[other] , before the first of { $moves } steps
    }
replay-move = **Step { $step } of { $moves }** · { $name }
replay-hands = **All hands**
replay-hand = - { $name }: { $held }
replay-hand-empty = nothing
replay-before = **Before that**
replay-broken = ⚠ The replay ends here: by today’s rules, step { $step } can’t be played any more. The game was played with an older version of the program.
replay-otherwise = ⚠ By today’s rules, these moves lead to another end than the one that counted. The game was played with an older version of the program.
replay-pick = Go to…
replay-jump-deal = The beginning
replay-jump = After step { $step }
button-replay-first = ⏮ Beginning
button-replay-back = ◀ Back
button-replay-next = Next ▶
button-replay-last = End ⏭
button-replay-back-ten = −{ $leap }
button-replay-next-ten = +{ $leap }
button-replay-file = As a file

proof-replay = To play it again move by move: `python -m rules replay { $file }`.
proof-unverifiable = The file `{ $file }` has every move. Somebody at this table has deleted their data since, and with it what they had added to the shuffle: the game can still be played again, but nobody can check any more how it was shuffled.

## Refusals

refusal-replay-not-over = The game of table { $table } isn’t over yet. It can be replayed when it is: a replay shows all hands.
refusal-replay-no-game = Table { $table } was closed before a game began there, so there is nothing to replay.
refusal-replay-unknown-game = Table { $table } played a game that I don’t know any more, so I can’t replay it.
refusal-replay-no-cards = Table { $table } was played with a card file that isn’t here any more, so I can’t replay it. Whoever runs this bot can bring the file back.
refusal-replay-impossible = The game of table { $table } can’t be replayed: by today’s rules, it could not even begin like this. Its result stands.
