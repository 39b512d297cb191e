# Slash commands: names and descriptions, and those of their options.
# Discord’s limits, in every language: names 1-32 characters, lower case, no spaces; descriptions 1-100.

## Games

command-woof-days = woof-days
command-woof-days-description = Open a table of Woof Days: fill your week with dogs.
command-cat-days = cat-days
command-cat-days-description = Open a table of Cat Days: fill your week with cats.
command-mixed-days = mixed-days
command-mixed-days-description = Open a table of Mixed Days: dogs and cats in one game.
command-fences = fences
command-fences-description = Open a table of Fences: puppies and kittens, fence by fence.
command-dog = dog
command-dog-description = Open a table of Dog: two or three teams of two race their pawns home.
command-dog-royal = dog-royal
command-dog-royal-description = Open a table of Dog Royal: Dog with king, knight, citizen and jester.
command-dog-lover = dog-lover
command-dog-lover-description = Open a table of Dog Lover: tricks fetch dogs and food past the watch dog.

option-players = players
option-players-description = How many may join at most, 2 to 6.
option-dog-players = players
option-dog-players-description = How many may join at most: 4 (as a rule) or 6. Four may start at a table for 6.
option-dog-royal-players = players
option-dog-royal-players-description = How many may join at most: 4 (as a rule) or 6. Four may start at a table for 6.

## Table options

option-great_dane_edges = great_dane_edges
option-great_dane_edges-description = The Great Dane may also go on Monday and Sunday, not just Tuesday to Saturday.
option-series_tie_break = series_tie_break
option-series_tie_break-description = On equal scores, more animals in the week wins (covered ones too), instead of a shared win.
option-one_sided_swap = one_sided_swap
option-one_sided_swap-description = Piles may also be swapped with a completely empty day.
option-cover_on_empty = cover_on_empty
option-cover_on_empty-description = Cards that go on top of an animal may also be played on an empty day.
option-anywhere_fillers = anywhere_fillers
option-anywhere_fillers-description = The 1-point animals (Labrador, Curious Cat) may go to any week, not just your own.
option-foreign_tree_closed = foreign_tree_closed
option-foreign_tree_closed-description = Nobody may add a cat to another player’s Cat Tree.
option-australian_optional = australian_optional
option-australian_optional-description = After placing the Australian Shepherd you may leave every dog where it is.
option-chihuahua_covered = chihuahua_covered
option-chihuahua_covered-description = The Chihuahua also avoids the three big dogs when they lie covered beside it.
option-wild_cat_visible_only = wild_cat_visible_only
option-wild_cat_visible_only-description = The Wild Cat scares off only the visible cats beside it, not whole piles.
option-wild_cat_tree_mates = wild_cat_tree_mates
option-wild_cat_tree_mates-description = The Wild Cat also scares off the cats that share its Cat Tree.
option-toys_between_opponents = toys_between_opponents
option-toys_between_opponents-description = Cat Toys may also swap cats between two of your opponents.
option-trees_in_pile = trees_in_pile
option-trees_in_pile-description = Shuffle the Cat Trees into the draw pile (as a rule, yes), or leave them in the box.
option-singles_only = singles_only
option-singles_only-description = Only single fences, as many as you like: the classic game of dots and boxes.
option-size = size
option-size-description = How many squares a side the board has, 3 to 6; 6 only with single fences.
option-beginner = beginner
option-beginner-description = Who begins; in a rematch it is the other one’s turn to begin.

## At a table

command-hand = hand
command-hand-description = See your own cards or pieces, and play. Only you can see this.
command-board = board
command-board-description = Post the board again at the bottom of this channel.
command-move = move
command-move-description = Type your move; each step is completed as you type.
command-tables = tables
command-tables-description = Your tables, and whose turn it is at each.
command-leave = leave
command-leave-description = Leave a table. In a running game this means giving up.
command-stop = stop
command-stop-description = Stop a table for everybody, and tell them why. For hosts and moderators.

option-table = table
option-table-description = Which table, if you sit at several.
option-move-move = move
option-move-move-description = Your move, step by step: the card or piece first, then where.
option-stop-table = table
option-stop-table-description = The number of the table, as its title says it.
option-reason = reason
option-reason-description = Why you stop it; everybody at the table can read it.

## Standings

command-leaderboard = leaderboard
command-leaderboard-description = Who plays best here: at one game or all, this month or ever. Only you see it at first.
option-leaderboard-game = game
option-leaderboard-game-description = At which game; all together if you choose none.
option-period = period
option-period-description = What counts: this month, this year, or everything ever played here.
option-by = by
option-by-description = By rating, wins or points; if you choose none, by rating where there is one.
command-profile = profile
command-profile-description = How you or somebody else has done here: games, wins, streaks, rating. Only you see it at first.
option-member = member
option-member-description = Whose profile; your own if you choose nobody.

## Server

command-settings = settings
command-settings-description = The language, channels and more for this server. For those who manage it.

## What is stored about somebody

command-privacy = privacy
command-privacy-description = What is stored about you, and how you take it back.
command-privacy-show = show
command-privacy-show-description = Get everything that is stored about you in this server, as a file. Only you can see it.
command-privacy-hide = hide
command-privacy-hide-description = Leave the leaderboards of this server. Your games go on counting.
command-privacy-unhide = unhide
command-privacy-unhide-description = Come back to the leaderboards of this server.
command-privacy-delete = delete
command-privacy-delete-description = Delete everything that is stored about you in this server. You are asked once more.

## Rulebook

command-rules = rules
command-rules-description = Read the rules of a game, page by page.
option-game = game
option-game-description = Which game.
command-card = card
command-card-description = Look up a card or a piece: what it does, and how many there are.
option-name = name
option-name-description = The name of the card or piece; start typing.
command-help = help
command-help-description = What this bot does and how to start a game.
