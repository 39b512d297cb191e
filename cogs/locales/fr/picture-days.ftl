# The few words in the picture of a game of days, beside the names of cards and days. Keep them short.
picture-pile = Pioche
picture-discard = Défausse
