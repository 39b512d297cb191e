# How Dog Lover looks in words: terms, hand, choices, previews, the log and the result.
# Cards are called by the names of the card file; what they do stands in cards-dog-lover.ftl.
# A comment “pl:” keeps the word of the Polish rules for a later Polish catalogue.

game-dog-lover = Dog Lover

## Terms

# pl: pies
lover-term-dog = Dog
# pl: pies ze schroniska
lover-term-rescued = Rescued dog
# pl: przysmak
lover-term-food = Food
# pl: spacer
lover-term-walk = Walk
# pl: tresura
lover-term-training = Training
# pl: adopcja
lover-term-adoption = Adoption
# pl: kość
lover-term-bone = Bone
# pl: zabawka
lover-term-thing = Favourite Thing
# pl: cecha
lover-term-trait = Trait
# pl: sztuczka
lover-term-trick = Trick
# pl: aport
lover-term-fetch = Fetch
# pl: Koniec gry
lover-term-end = End Game
# pl: resztki
lover-food-s = { $n ->
    [one] { $n } scrap
   *[other] { $n } scraps
}
# pl: sucha karma
lover-food-k = { $n } kibble
# pl: mokra karma
lover-food-c = { $n ->
    [one] { $n } can
   *[other] { $n } cans
}
# pl: rarytas
lover-food-w = { $n } wild food
# pl: mały
lover-size-small = small
# pl: średni
lover-size-medium = medium
# pl: duży
lover-size-large = large
lover-dog-small = small dog
lover-dog-medium = medium dog
lover-dog-large = large dog
# pl: punkt zwycięstwa (PZ)
lover-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
lover-you = you
# Not the other way round: some cards are called “Kibble ×2”.
lover-many = { $n }× { $card }
lover-counted-training = { $n } Training
lover-counted-adoption = { $n ->
    [one] { $n } Adoption
   *[other] { $n } Adoptions
}
lover-counted-bone = { $n ->
    [one] { $n } Bone
   *[other] { $n } Bones
}
lover-counted-walk = { $n ->
    [one] { $n } Walk
   *[other] { $n } Walks
}
lover-counted-dog = { $n ->
    [one] { $n } dog
   *[other] { $n } dogs
}
lover-counted-cube = { $n ->
    [one] { $n } food cube
   *[other] { $n } food cubes
}
lover-counted-thing = { $n ->
    [one] { $n } Favourite Thing
   *[other] { $n } Favourite Things
}

## Places. The watch dog stands beside a row or a column.

lover-post-w = left of row { $line }
lover-post-e = right of row { $line }
lover-post-n = above column { $line }
lover-post-s = below column { $line }
lover-line-row = row { $line }
lover-line-column = column { $line }
lover-at = { $card } ({ $cell })

## Hand

# pl: ręka
lover-hand-cards = **Your hand:** { $cards }
lover-hand-empty = **Your hand** is empty.
lover-hand-cubes = **Your food:** { $cubes }
lover-hand-no-cubes = **Your food:** none yet
lover-hand-fetch = **Fetch** lies before you{ $ready ->
    [yes] .
   *[no] , to be played on a later turn.
}
lover-hand-pending = **Still to be placed this turn:** { $cards }
lover-hand-last = **This is the last round.**
lover-hand-now = **If the game ended now:** fed { $fed } of { $dogs }, { $points }
# pl: nakarmiony
lover-fed-dog = { $dog } eats { $food }: { $points }
lover-fed-free = { $dog } needs nothing: { $points }
lover-fed-not = { $dog } stays hungry: { $points }
lover-row-bones = Bones: { $points }
lover-row-things = Favourite Things: { $points }
lover-cards-hand = **Your hand**
# pl: siatka kart
lover-cards-grid = **In the grid**
lover-cards-traits = **Traits of your dogs**
lover-cards-tricks = **Tricks to learn**
# pl: schronisko
lover-cards-shelter = **In the shelter**
lover-cards-yours = **Your tricks**
lover-cards-line = - **{ $card }** – { $text }
lover-cards-more = More about any card: /{ command-card } and its name.
lover-cards-none = You have no cards to be explained.

## Questions

lover-ask-watch = **Your turn:** place the watch dog.
lover-ask-watch-post = **You place the watch dog** before the first turn: beside which row or column? Of the line that it guards, a trick may take one card at most.
lover-ask-first = **Your turn:** take cards with a trick. Whatever else is offered, you may do before or after that.
lover-ask-stuck = **Your turn:** none of your tricks fits anywhere, so you may end the turn without one.
lover-ask-rest = **Your turn:** you have taken your cards. End the turn, or do first what else is offered.
lover-ask-must = **Your turn:** before you can end it, this must be placed: { $cards }.
lover-ask-homeless = **Your turn:** none of your dogs has room for this, so you lose it if you end the turn now: { $cards }.
lover-ask-place = { $trick }: which cards do you take?
lover-ask-which-trait = Which Trait do you attach?
lover-ask-dog-trait = To which dog do you attach { $trait }?
lover-ask-dog-walk = Under which dog does the Walk go?
lover-ask-dog-training = Under which dog does the Training go?
lover-ask-which-trick = Which trick do you learn? You have { $training }.
lover-ask-which-rescued = Which dog do you rescue? It costs { $price }, and you have { $adoptions }.
lover-ask-which-cell = For which card do you swap Fetch? The watch dog does not matter.
lover-ask-pay-cube = Which food cube do you lose with { $trait }?{ $due ->
    [1] {""}
   *[other] {" "}({ $place } of { $due })
}
lover-ask-pay-thing = Which Favourite Thing do you lose with { $trait }?{ $due ->
    [1] {""}
   *[other] {" "}({ $place } of { $due })
}

## Choices, on buttons and in menus

# pl: żeton psa
lover-choice-watch = Place the watch dog
# pl: tura
lover-choice-end = End turn
lover-choice-end-loses = End turn and lose { $cards }
lover-choice-trick = { $trick }: take { $n } cards
lover-choice-places = { $n ->
    [one] such as { $cells }; fits in one way
   *[other] such as { $cells }; fits in { $n } ways
}
# pl: połączyć
lover-choice-trait = Attach a Trait to a dog
lover-choice-walk = Tuck a Walk under a dog: { $points }
# pl: podłożyć
lover-choice-tuck = Tuck a Training under a dog: { $points }
lover-choice-learn = Learn a trick for Training
# pl: uratować
lover-choice-rescue = Rescue a dog for { $price }
lover-choice-fetch = Play Fetch: swap it for any card of the grid
lover-choice-undo = Take back the last step
lover-choice-place = { $number } · { $cells } → watch dog { $post }
lover-choice-dog = { $number } · { $dog }
lover-choice-priced = { $trick }: { $price }
lover-choice-cell = { $cell }: { $card }
lover-choice-pay = { $what } (you have { $n })
lover-dog-carries = { $what }, carries { $cards }

lover-scene-line = - **{ $card }** – { $text }
lover-scene-not = Not now: { $cells } – { $why }
lover-why-guarded = { $limit ->
    [one] two or more cards of { $line }, which the watch dog guards
   *[other] more than { $limit } cards of { $line }, which the watch dog guards
}
lover-why-empty = there is an empty cell
lover-why-fetch-just-laid = Fetch was laid there only this turn

## Previews

lover-preview-watch = The watch dog stands { $post }. Of { $line }, { $cells }, a trick may take one card at most.
# pl: dobrać
lover-preview-take = With **{ $trick }** you take { $cards }.
lover-preview-dogs = Down before you: { $cards }.
lover-preview-cubes = Food: { $cubes }.
lover-preview-hand = Into your hand: { $cards }.
lover-preview-place = To be placed this turn: { $cards }.
lover-preview-no-dog = ⚠ So far, none of your dogs can take: { $card }.
lover-preview-fetch = Fetch lies before you, for a later turn.
lover-preview-fetch-now = Fetch lies before you.
lover-preview-guards = The watch dog then stands { $post } and guards { $line }.
lover-preview-walk = The Walk goes under **{ $dog }** and stays there: { $points } if the dog is fed.
lover-preview-tuck = A Training goes under **{ $dog }** and stays there: { $points } if the dog is fed.
lover-preview-trait = **{ $trait }** is attached to **{ $dog }** and stays there: { $points } if the dog is fed. { $ability }
lover-preview-learn = For { $price } you learn **{ $trick }**. It { $does }.
lover-preview-rescue = For { $price } **{ $dog }** comes to you: { $does }
lover-preview-shows = A new card is then turned up, so this can’t be taken back.
# pl: zamienić
lover-preview-swap = Fetch goes to { $cell }, and you get **{ $card }**.
lover-preview-end = Your turn ends, and the grid is filled up.
lover-preview-end-walks = ⚠ No dog has room for { $walks }: lost.
lover-preview-end-trait = ⚠ No dog can take **{ $trait }**: it is lost{ $what ->
    [none] .
   *[other] {" "}with { $what }.
}
lover-preview-undo = Your last step is taken back.

## Log

lover-log-start = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
lover-log-watch = { $you ->
    [yes] You placed the watch dog { $post }.
   *[no] { $name } placed the watch dog { $post }.
}
lover-log-retrieve = { $you ->
    [yes] You took { $cards } with { $trick }; the watch dog is now { $post }.
   *[no] { $name } took { $cards } with { $trick }; the watch dog is now { $post }.
}
lover-log-fetch = { $you ->
    [yes] You played Fetch for { $card } at { $cell }.
   *[no] { $name } played Fetch for { $card } at { $cell }.
}
lover-log-learn = { $you ->
    [yes] You learnt { $trick } for { $price }.
   *[no] { $name } learnt { $trick } for { $price }.
}
lover-log-rescue = { $you ->
    [yes] You rescued { $dog } for { $price }.
   *[no] { $name } rescued { $dog } for { $price }.
}
lover-log-shown = { $card } is turned up.
lover-log-tuck = { $you ->
    [yes] You put a Training under { $dog }.
   *[no] { $name } put a Training under { $dog }.
}
lover-log-walk = { $you ->
    [yes] You put a Walk under { $dog }.
   *[no] { $name } put a Walk under { $dog }.
}
lover-log-trait = { $you ->
    [yes] You attached { $trait } to { $dog }.
   *[no] { $name } attached { $trait } to { $dog }.
}
lover-log-undo = { $you ->
    [yes] You took back a step: { $step }.
   *[no] { $name } took back a step: { $step }.
}
lover-step-retrieve = taking cards
lover-step-fetch = playing Fetch
lover-step-learn = learning a trick
lover-step-rescue = rescuing a dog
lover-step-tuck = tucking a Training
lover-step-walk = tucking a Walk
lover-step-trait = attaching a Trait
lover-log-lost-walk = { $you ->
    [yes] You lost { $walks }: no dog had room.
   *[no] { $name } lost { $walks }: no dog had room.
}
lover-log-lost-trait = { $you ->
    [yes] You lost { $trait }{ $paid ->
        [none] : no dog could take it.
       *[other] {" "}and { $paid }: no dog could take it.
    }
   *[no] { $name } lost { $trait }{ $paid ->
        [none] : no dog could take it.
       *[other] {" "}and { $paid }: no dog could take it.
    }
}
lover-log-end-turn = { $you ->
    [yes] You ended your turn.
   *[no] { $name } ended the turn.
}
lover-log-refill = New in the grid: { $cards }.
# pl: runda
lover-log-last-round = **End Game has shown itself: this is the last round.**
lover-log-resigned = { $you ->
    [yes] You gave up.
   *[no] { $name } gave up.
}

## Result

lover-result-winner = { $you ->
    [yes] 🏆 **You win with { $points }.**
   *[no] 🏆 **{ $name } wins with { $points }.**
}
lover-result-shared = 🏆 **{ $names } share the win with { $points } each.**
lover-result-end = The End Game card had shown itself, and the last round is over.
lover-result-resigned = { $n ->
    [one] The other player gave up.
   *[other] All the others gave up.
}
lover-result-ties = On equal points, more fed dogs decide, then more fed rescued dogs.
# The heads of the rows, at most 7 characters each.
lover-score-dogs = dogs
lover-score-rescued = rescued
lover-score-things = things
lover-score-bones = bones
lover-score-total = total
lover-score-fed = fed
lover-result-fed = { $fed }/{ $dogs }
lover-result-seat = **{ $place }** · { $letter } · { $name } · { $resigned ->
    [yes] gave up
   *[no] { $points }
}
lover-result-feeding = **{ $letter }**: { $dogs }
lover-result-ate = { $dog } ({ $food }) { $points }
lover-result-fed-dog = { $dog } { $points }
lover-result-unfed = { $dog } hungry { $points }

## Typed moves

lover-typed-watch = watch dog
lover-typed-end = end turn
lover-typed-trait = attach
lover-typed-walk = walk
lover-typed-tuck = tuck
lover-typed-learn = learn
lover-typed-rescue = rescue
lover-typed-fetch = fetch
lover-typed-undo = take back
lover-typed-dog = dog { $number }
lover-typed-place = { $cells }, watch dog { $post }
lover-typed-cube-s = scraps
lover-typed-cube-k = kibble
lover-typed-cube-c = canned
lover-typed-cube-w = wild
