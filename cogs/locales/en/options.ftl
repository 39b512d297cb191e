# Table options: what they are called where people read of them (`house-rule-OPTION`), what the
# numbers stand for (`choice-OPTION-NUMBER`), and what does not go together.

house-rule-great_dane_edges = Great Dane at the edges
house-rule-series_tie_break = Animals decide ties
house-rule-one_sided_swap = Swaps with an empty day
house-rule-cover_on_empty = Covering cards on empty days
house-rule-anywhere_fillers = 1-point animals anywhere
house-rule-foreign_tree_closed = Cat Trees for their owners
house-rule-australian_optional = Australian Shepherd at will
house-rule-chihuahua_covered = Wary Chihuahua
house-rule-wild_cat_visible_only = Milder Wild Cat
house-rule-wild_cat_tree_mates = Wild Cat alone on its tree
house-rule-toys_between_opponents = Cat Toys between opponents
house-rule-trees_in_pile = Cat Trees in the draw pile
house-rule-singles_only = Single fences only
house-rule-size = Size of the board
house-rule-beginner = First move
house-rule-must_finish = No passing the finish
house-rule-host_begins = The host begins
house-rule-swiss_start = Swiss start
house-rule-lapse_rest = Rest of a seven lapses
house-rule-special_offset = Place of the special square
house-rule-opponents_starts_only = Partners’ starts are friendly
house-rule-green_takes_king = Green cards capture kings
house-rule-green_passes_starts = Green cards pass starts
house-rule-king_stops_knight = Kings stop knights
house-rule-no_copy_of_copy = No copy of a copy
house-rule-copy_folded = Copying a folded card
house-rule-zero_magnet = Magnet on the spot
house-rule-secret_opening = Secret opening

choice-players-4 = 4 players
choice-players-6 = 6 players
choice-beginner-0 = drawn by lot
choice-beginner-1 = first seat
choice-beginner-2 = second seat

refusal-fences-set-too-small = { $size } squares a side need { $edges } fences, but the pieces of both players have only { $segments }. Nothing was opened. Choose a smaller board, or add the option { option-singles_only }.
