# The rulebook: /rules, /card and /help. A page’s text is `rules-PAGE-GAME`, or `rules-PAGE` if games share it.

rules-title = { $game }: rules
rules-open-named = Rules of { $game }
rules-page = Page { $page } of { $pages }
rules-previous = Back
rules-next = Next
rules-contents = Go to a page…
rules-private = Only you can see this.

rules-goal-title = What it is about
rules-goal-woof-days =
    Fill your week with dogs, one for each day from Monday to Sunday, and make sure that they score more than everybody else’s. A game takes about ten minutes.

    ### Before the first turn
    - Each player has a **week**: seven empty days in a row.
    - Everybody starts with **{ $hand } cards** in hand. Only you can see yours.
    - The other cards are shuffled into one face-down draw pile for all. Beside it is a face-up discard pile.
    - Chance decides who starts. Then turns go round in the order in which people joined.

    ### How many can play
    2 to 6. There is one box of cards for 2 players, two for 3 or 4, three for 5 or 6. A box has { $box } cards.
rules-goal-cat-days =
    Fill your week with cats, one for each day from Monday to Sunday, and make sure that they score more than everybody else’s. A game takes about ten minutes.

    ### Before the first turn
    - Each player has a **week**: seven empty days in a row.
    - Everybody starts with **{ $hand } cards** in hand. Only you can see yours.
    - Everybody also gets a **Cat Tree**. It lies beside your week for all to see, is not part of your hand and can’t be discarded.
    - The other cards are shuffled into one face-down draw pile for all. Beside it is a face-up discard pile.
    - Chance decides who starts. Then turns go round in the order in which people joined.

    ### How many can play
    2 to 6. There is one box of cards for 2 players, two for 3 or 4, three for 5 or 6. A box has { $box } cards, Cat Trees included.
rules-goal-mixed-days =
    Woof Days and Cat Days shuffled together. Fill your week with dogs and cats, one for each day from Monday to Sunday, and make sure that they score more than everybody else’s.

    ### Before the first turn
    - Each player has a **week**: seven empty days in a row.
    - Everybody starts with **{ $hand } cards** in hand. Only you can see yours.
    - The other cards are shuffled into one face-down draw pile for all. Beside it is a face-up discard pile.
    - Nobody starts with a Cat Tree, and Catnip is left out.
    - Chance decides who starts. Then turns go round in the order in which people joined.

    ### How many can play
    2 to 6. There is one box of each game for 2 to 4 players, two of each for 5 or 6.

rules-turn-title = Your turn
rules-turn =
    On your turn you do **exactly one thing**:
    1. **draw** the top card of the draw pile, or
    2. **play** one card from your hand{ $trees ->
        [own] {" "}(or your Cat Tree).
       *[other] .
    }

    You don’t draw after playing. You may not pass. Your hand may grow as large as you like.

    ### Two kinds of cards
    - An **animal** goes into a week and scores its points there.
    - An **event** does what it says and then goes to the discard pile. { $trees ->
        [none] {""}
       *[some] Only the Cat Tree stays.
    }

    You can play a card only if all of it can be done. An event that finds no target stays in your hand.

    ### What the cards mean by…
    - **your own week**: the seven days in front of you
    - **any week**: yours or anybody else’s
    - **an opponent**: one of the others; you choose, anew with every card

rules-week-title = The week and its piles
rules-week-woof-days =
    - A dog goes on an **empty day**, unless its card says “on top of a dog”. Then there must be a dog to lie on.
    - Dogs on the same day form a **pile**. Only the top one is **visible** and scores. Those beneath are covered, and show again when the ones above leave.
    { rules-week-beside }
    { rules-week-first } Swap a dog with somebody’s Chihuahua, and it doesn’t matter what lies beside.
    - A **move** lifts the visible dog of a day and puts it on a day that was empty before you played.
    - A **swap** exchanges the two whole piles of a day. Their order stays.
rules-week-cat-days =
    - A cat goes on an **empty day**, unless its card says “on top of a cat”. Then there must be a cat to lie on. A Cat Tree day with fewer than three cats counts as empty.
    - Cats on the same day form a **pile**. Without a Cat Tree only the top one is **visible** and scores. Those beneath are covered, and show again when the ones above leave.
    { rules-week-beside }
    { rules-week-first } A stolen Wild Cat scares nobody.
    - Cardboard Box, Cat Toys and Laser Pointer reach **any cat of a pile**, covered ones too. When a cat leaves a pile, the gap closes.
rules-week-mixed-days =
    - An animal goes on an **empty day**, unless its card says “on top of”. Then there must be an animal of its own kind to lie on. For cats, a Cat Tree day with fewer than three cats counts as empty.
    - Animals on the same day form a **pile**. Without a Cat Tree only the top one is **visible** and scores. Those beneath are covered, and show again when the ones above leave.
    { rules-week-beside }
    { rules-week-first } A stolen Wild Cat scares nobody.
    - A **move** lifts the visible dog of a day and puts it on a day that was empty before you played. A **swap** of dogs exchanges the two whole piles of a day. Their order stays.
    - The events of the cats reach **any cat of a pile**, covered ones too. When a cat leaves a pile, the gap closes.
rules-week-beside =
    - **Beside** means the day before or the day after in the same week. The week is a line: nothing comes before Monday or after Sunday.
rules-week-first =
    - What a card says counts **only when it is first played**. An animal that is moved, swapped or stolen later may lie anywhere, and does nothing.

rules-dogs-title = The dogs
rules-cats-title = The cats
rules-dog-events-title = The events of the dogs
rules-cat-events-title = Events and the Cat Tree
rules-cards-note = In brackets: the points, and how many there are in a box. `/{ command-card }` tells more about one card.
rules-events-note = In brackets: how many there are in a box. `/{ command-card }` tells more about one card.
rules-card-animal = **{ $name }** ({ $points }, ×{ $copies }): { $text }
rules-card-event = **{ $name }** (×{ $copies }): { $text }

rules-tree-title = The Cat Tree
rules-tree =
    Playing a Cat Tree is a turn like any other. It goes on a day of your own week, with or without cats, and stays to the end. There is at most one on a day.

    - The **top three** cats of that day are visible, and all three score.
    - While fewer than three cats are there, the day counts as empty for further cats, as long as their card allows the day. Newcomers go on top. Other players may add cats too if their card allows your week.
    - If more than three are there, those furthest down stay covered, and nobody can join.
    - **Grumpy Cat** can’t be played on a Cat Tree day. One that is there already becomes one of the three and covers nothing among them.
    - **Wild Cat** beside a Cat Tree scares off every cat on it. Cats on the same Cat Tree are not beside each other.
    - A Cat Tree without a cat doesn’t fill its day.

rules-mixing-title = Dogs and cats together
rules-mixing =
    Cards deal only with their own kind. Where a card says *dog* it means dogs, where it says *cat* it means cats.

    - Dogs never lie on cats, nor cats on dogs, and they never share a day.
    - A Great Dane may stand between two cats, a Nervous Cat between two dogs.
    - A Leaping Cat needs a cat on its left. A dog won’t do.
    - Dogs and cats are never swapped for each other. Stuffed Toys needs dogs on both days, Cat Toys needs cats.
    - The Laser Pointer removes cats only, Fred’s Treats dogs only.
    - **Corgi** and **Playful Cat** ask for days that are taken: any animal counts.
    - A Cat Tree can’t stand on a day with dogs. A Cat Tree day without cats is no place for a dog, and doesn’t count as taken.
    - Cat Trees are drawn from the pile like other cards, unless the table leaves them out.
    - A week is full with seven animals, whichever they are.

rules-end-title = End and scoring
rules-end =
    The game ends **at once** when a week has an animal on all seven days, no matter whose week it is and who filled it. There is no last round. Whether a week is full is checked when the whole card has been carried out.

    ### Scoring
    - Every week scores its visible animals{ $trees ->
        [none] .
       *[some] {" "}(on a Cat Tree day the top three).
    }
    - Covered animals and cards in hand score nothing.
    - The highest total wins. That need not be whoever ended the game, so count first!
    - Equal totals share the win.

    ### Giving up
    If you leave a running game, your hand goes to the discard pile. Your week stays, and others may go on playing on it. All who gave up share the last place. If only one player is left, that player wins.

rules-pile-title = When the draw pile runs out
rules-pile =
    When somebody takes the last card of the draw pile, the discard pile is shuffled at once to make a new one.

    If there are **fewer than 3 cards** in the discard pile at that moment, hands are trimmed first:
    1. Whoever has more than five cards in hand chooses which to discard, down to five. All choose at the same time, in secret.
    2. When all have chosen, the cards go to the discard pile.
    3. Then it is shuffled, and play goes on.

    Should there ever be nothing that you can draw or play, you pass. If all players pass in a row, the game ends and is scored as usual.

rules-options-title = Table options
rules-options =
    Whoever opens a table may change these rules. The lobby lists what was changed, and the last button at the table shows it later. The rest of this rulebook, and the cards, tell the rules **without** them.
rules-option = **{ $name }**: { $text }

rules-house-title = Where we decided
rules-house-woof-days =
    The printed rules leave some questions open. This is how we play:
    { rules-house-shared }
    - Moving a dog with the **Australian Shepherd** is compulsory where it is possible.
    - The **Great Dane** needs a neighbouring day on both sides, so it goes on Tuesday to Saturday.
    - The **Chihuahua** only minds big dogs that are visible.
    - A swap of piles needs dogs on both days.
    - A day from which a dog was just lifted is no destination for it.
rules-house-cat-days =
    The printed rules leave some questions open. This is how we play:
    { rules-house-shared }
    { rules-house-cats }
    - With **Catnip** you choose the day before you see the order of the cats.
rules-house-mixed-days =
    The printed rules leave some questions open. This is how we play:
    { rules-house-shared }
    { rules-house-cats }
    - Moving a dog with the **Australian Shepherd** is compulsory where it is possible.
    - The **Great Dane** goes on Tuesday to Saturday. The **Chihuahua** only minds big dogs that are visible.
    - A swap of piles needs dogs on both days.
    - The **Saint Bernard** can’t be played if the dog beneath has nowhere to go.
rules-house-shared =
    - How many copies of each card there are is our own choice.
    - Chance decides who starts, and equal scores share the win.
    - Cards that go on top of an animal can’t be played on an empty day.
rules-house-cats =
    - The **Cardboard Box** brings the cat to an empty day of your week, or to your Cat Tree if there is room.
    - With **Cat Toys** one of the two cats is yours.
    - The **Wild Cat** scares off whole piles, covered cats included.
    - Other players’ cats may climb your Cat Tree.

rules-fair-title = Shuffles you can check
rules-fair =
    Nobody has to take the shuffle on trust, not even from whoever runs this bot.

    1. When a table is opened, the bot draws 32 secret random bytes. Their fingerprint (SHA-256) is shown from the start, so they can’t be exchanged later.
    2. Every player who joins adds something of their own. The secret and all of this together decide the shuffles.
    3. When the game is over, the last button under the result gives you a file with the secret, what each player added, and every move.

    With this program and that file anyone can repeat every shuffle on their own computer: `python -m rules verify FILE`.

## /card

card-of-game = { $name } ({ $games })
card-page-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
card-page-kind = { $kind ->
        [dog] Dog
        [cat] Cat
        [dog-event] Event (dogs)
       *[cat-event] Event (cats)
    }
card-page-copies = { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    } in a box of { $game }
card-page-where = **Where it may go:** { $text }
card-page-target = **What it needs:** { $text }
card-page-does = **What it does:** { $text }
card-page-tree-note = For cats, a Cat Tree day with fewer than three cats counts as empty.
card-page-options = Tables may change this:
card-page-unknown = There is no card or piece called “{ $name }”.
card-page-nearest = Did you mean { $cards }?
card-page-any = Start typing a name after `/{ command-card }`, and choose from the list.

## /help

help-title = Dogs and cats at your table
help-what = With Tabletails the people of this chat play card and board games about dogs and cats. Everybody’s hand is private: only you can see yours.
help-start-title = Start a game in three steps
help-start =
    1. Type { $games }. A lobby appears in this channel.
    2. Everybody who wants to play presses **{ $join }**. Two are enough.
    3. Press **{ $start }**, then **{ $hand }**. When it is your turn, you are told.
help-commands-title = Commands
help-command = `/{ $command }` – { $text }
help-keyboard-title = With keyboard and screen reader
help-keyboard = Everything can be played by typing: `/{ command-hand }` reads out your hand, `/{ command-board }` the table, and `/{ command-move }` offers each step of your move as you type. Every picture has a description and the same board as text.
