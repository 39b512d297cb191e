# Why a move is against the rules of Fences.

refusal-fences-over = This game is over: there is nothing left to play.
refusal-fences-not-your-turn = It is not your turn yet.
refusal-fences-unknown-word = I don’t know what you mean by “{ $word }” here. Pick one of the suggestions that appear as you type.
refusal-fences-too-long = The move is complete before “{ $word }”. Leave that out and it can be played.
refusal-fences-no-such-piece = { $piece } is not played with at this table: there are only singles.
refusal-fences-none-left = You have no { $piece } left.
refusal-fences-no-gate-yet = Gates are only laid once both players are blocked.
refusal-fences-only-gates = Both players are blocked: only gates can be laid now.
refusal-fences-no-room = There is no room for { $piece } anywhere on the board any more.
refusal-fences-no-room-turned = { $piece } fits nowhere like this ({ $turn }); try another turn.
refusal-fences-off-board = { $piece } would stick out over the edge of the board at { $post }.
refusal-fences-taken = { $piece } doesn’t fit there: a fence already stands between { $one } and { $other }.
