# The table options of Dog and Dog Royal.
# Discord’s limits: names 1-32 characters, lower case, no spaces; descriptions 1-100.

option-must_finish = must_finish
option-must_finish-description = A pawn that can go into its finish may not walk past it (as a rule, you may choose).
option-host_begins = host_begins
option-host_begins-description = Whoever opened the table plays first in the first round, not someone drawn by lot.
option-swiss_start = swiss_start
option-swiss_start-description = Swiss start: safe on it only right after coming out; the second time, a pawn may turn in.
option-lapse_rest = lapse_rest
option-lapse_rest-description = Points of a seven left when your last pawn is in lapse if your partner can’t use them.
option-special_offset = special_offset
option-special_offset-description = How many squares after each start the special square is, 1 to 15; 10 as a rule.
option-opponents_starts_only = opponents_starts_only
option-opponents_starts_only-description = Your partner’s start is not foreign: your king is safe there, knights don’t pass it.
option-green_takes_king = green_takes_king
option-green_takes_king-description = With a 10 or a 4, any pawn may capture a king.
option-green_passes_starts = green_passes_starts
option-green_passes_starts-description = With a 10 or a 4, any pawn may pass a pawn that blocks its start.
option-king_stops_knight = king_stops_knight
option-king_stops_knight-description = No knight passes a king on his own start, not even with a 10 or a 4.
option-no_copy_of_copy = no_copy_of_copy
option-no_copy_of_copy-description = A copy can’t be played right after another copy.
option-copy_folded = copy_folded
option-copy_folded-description = The last card of a hand that was folded can be copied, too.
option-zero_magnet = zero_magnet
option-zero_magnet-description = A magnet may be played on a pawn that is already right behind another: it stays there.
option-secret_opening = secret_opening
option-secret_opening-description = Everybody chooses their first pawn secretly at once, instead of openly in turn.
