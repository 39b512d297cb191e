# The table options of Dog Lover.
# Discord’s limits: names 1-32 characters, lower case, no spaces; descriptions 1-100.

option-dog-lover-players = players
option-dog-lover-players-description = How many may join at most, 2 to 4.
option-special_start = special_start
option-special_start-description = Everybody begins with a start trick of their own, dealt at random.
option-fetch_at_once = fetch_at_once
option-fetch_at_once-description = Fetch may be played in the very turn in which it was gained.
option-fetch_back = fetch_back
option-fetch_back-description = A trick may take Fetch from the cell where it was laid in the same turn.
option-cards = cards
option-cards-description = The cards are those of this bot’s owner, not the house’s; the number tells which file.
house-rule-special_start = Start tricks of their own
house-rule-fetch_at_once = Fetch at once
house-rule-fetch_back = Fetching back at once
house-rule-cards = Own card file
