# Why a step is against the rules of Dog Lover.

refusal-lover-over = This game is over: there is nothing left to play.
refusal-lover-not-your-turn = It is not your turn yet.
refusal-lover-resigned = You have given up, so you don’t play on here.
refusal-lover-unknown-word = I don’t know what you mean by “{ $word }” here. Pick one of the suggestions that appear as you type.
refusal-lover-too-long = The step is complete before “{ $word }”. Leave that out and it can be played.
refusal-lover-watch-first = Before the first turn the watch dog has to be placed. Choose a row or a column for it.
refusal-lover-watch-placed = The watch dog already stands beside the grid. Only tricks move it now.
refusal-lover-retrieved = You have already taken cards this turn. Only one trick a turn takes cards.
refusal-lover-not-your-trick = You don’t have the trick { $trick }.
refusal-lover-no-place = { $trick } fits nowhere now: every place would take too much from the guarded line, or a cell that can’t be taken.
refusal-lover-outside = { $cells } is not inside the grid, which has the columns A to C and the rows 1 to 3. A trick may not stick out.
refusal-lover-mirrored = { $cells } would be { $trick } mirrored. It can only be turned and shifted.
refusal-lover-not-shape = { $cells } is not the shape of { $trick }.
refusal-lover-not-post = { $trick } can lie on { $cells }, but the watch dog is then not { $post }.
refusal-lover-which-post = { $trick } can lie on { $cells }; say too where the watch dog goes then, or choose below.
refusal-lover-guarded = { $cells } would take { $count } cards of { $line }, which the watch dog guards. { $limit ->
    [one] Only one may be taken.
   *[other] Only { $limit } may be taken.
}
refusal-lover-empty = There is no card at { $cells }, and a trick may only cover cells with cards.
refusal-lover-fetch-just-laid = { $cells } would take Fetch at { $cell }, where it was laid only this turn.
refusal-lover-retrieve-first = You can’t end your turn yet: take cards with a trick first.
refusal-lover-trait-first = You can’t end your turn yet: a dog of yours can take { $trait }. Attach it first.
refusal-lover-walk-first = You can’t end your turn yet: a dog of yours has room for the Walk. Place it first.
refusal-lover-cannot-pay = You can’t pay with { $item } here.
refusal-lover-no-dogs = You have no dog yet.
refusal-lover-no-such-dog = You have no dog with the number { $number }. { $dogs ->
    [one] You have one dog, number 1.
   *[other] You have { $dogs } dogs, numbered from 1.
}
refusal-lover-no-trait = You have no Trait to attach.
refusal-lover-not-your-trait = You have not gained { $trait } this turn.
refusal-lover-no-dog-for-trait = No dog of yours can take { $trait }: it needs a dog of the right size without a Trait.
refusal-lover-trait-size = { $dog } does not have the size that { $trait } is for.
refusal-lover-has-trait = { $dog } already has a Trait, and a dog can have only one.
refusal-lover-no-walk = You have gained no Walk this turn that could be placed.
refusal-lover-no-room-walks = None of your dogs has room for another Walk.
refusal-lover-no-room-walk = { $dog } has no room for another Walk.
refusal-lover-no-training = You have no Training in hand.
refusal-lover-no-room-trainings = None of your dogs has room for another Training.
refusal-lover-no-room-training = { $dog } has no room for another Training.
refusal-lover-no-tricks = There are no tricks left to learn.
refusal-lover-trick-not-shown = { $trick } is not among the tricks that can be learnt now.
refusal-lover-too-few-training = That costs { $price } Training, and you have { $have }.
refusal-lover-no-shelter = There are no dogs left in the shelter.
refusal-lover-dog-not-shown = { $dog } is not among the dogs in the shelter now.
refusal-lover-too-few-adoptions = A rescue costs { $price ->
    [one] one Adoption
   *[other] { $price } Adoptions
}, and you have { $have }.
refusal-lover-no-fetch = The Fetch card does not lie before you.
refusal-lover-fetch-not-yet = You gained Fetch only this turn. You can play it from your next turn on.
refusal-lover-empty-cell = There is no card at { $cell } for which Fetch could be swapped.
refusal-lover-empty-grid = There is no card in the grid for which Fetch could be swapped.
refusal-lover-nothing-to-undo = There is no step of this turn that could be taken back. What turned up a new card stays.
