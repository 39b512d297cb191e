# The rulebook of Dog Lover. The lists of cards are made from the card file.

rules-dog-lover-goal-title = What it is about
rules-dog-lover-goal =
    Everybody takes in dogs, and everybody fetches food for them. At the end, a **fed** dog brings its points and those of everything that it carries. A dog that goes **hungry** counts { $unfed }.

    The cards lie in a **grid** of three by three. You take some of them in your turn, but only in the shape of one of your **tricks**, and the **watch dog** keeps an eye on a row or a column.

    Besides dogs and food there are walks, training, traits, adoptions, bones and favourite things. Whoever has the most points at the end wins.
rules-dog-lover-setup-title = Before the first turn
rules-dog-lover-setup =
    - It is for 2 to 4 players. With fewer than four, some cards stay out: with 2, 3 and 4 players there are { $two }, { $three } and { $four }, dogs included.
    - Everybody gets **one dog**, face up, and the start trick **{ $start }**: three cells in a row. (A table may deal start tricks of their own.)
    - Nine cards lie face up as the grid, beside it up to { $tricks } **tricks** to learn and up to { $shelter } dogs in the **shelter**.
    - Chance decides who begins. The **last** player in turn order gets the **Fetch** card, sees the grid, and places the watch dog beside any row or column.
    - Your hand is hidden. Dogs, food, tricks and Fetch lie open.
rules-dog-lover-turn-title = Your turn
rules-dog-lover-turn =
    1. **Take cards** from the grid with one of your tricks, once. You must.
    2. **Before and after that**, do what is listed below, as often and in any order you like.
    3. **End your turn.** Walks and Traits that you gained must be placed first where it is possible. What no dog can take is lost.
    4. The empty cells are filled row by row, from the left. Then the next player’s turn.

    Before and after taking cards you may
    - put a **Training** from your hand under one of your dogs;
    - discard Training to **learn a trick**;
    - discard { $adoptions } to **rescue a dog** from the shelter;
    - put a **Walk** that you gained this turn under a dog;
    - attach a **Trait** that you gained this turn to a dog;
    - play **Fetch**.

    A step can be **taken back** in the same turn, unless it turned up a new card.
rules-dog-lover-grid-title = Tricks and the watch dog
rules-dog-lover-grid =
    - You choose one of your tricks, turn it by quarters, and lay it anywhere **inside** the grid. It can’t be mirrored.
    - You take **all** the cards under it; none may be missing.
    - The watch dog guards the row or column beside which it stands. From that line a trick may take **one card at most**. A place that would take two is not possible at all.
    - Afterwards the watch dog goes to the **star** of the trick that you used: to the edge of the grid beside that cell. So it often guards the line that you have just emptied, for whoever comes next.
    - A pattern that looks the same after a half turn can leave the watch dog in two places: you choose.
    - Tricks are never used up. You may own any number, but use one a turn. A trick learnt before you take cards can be used at once.
    - If none of your tricks fits anywhere, you may end the turn without one.

    ### Names of cells
    Columns are **A** to **C** from the left, rows **1** to **3** from the top: A1 is the top left cell.
rules-dog-lover-cards-title = The kinds of cards
rules-dog-lover-cards = What a card is from the moment you gain it. Behind the name: how many there are for 2, 3 and 4 players.
rules-dog-lover-kind = - **{ $kind }**{ $copies ->
    [none] {""}
   *[other] {" "}({ $copies })
}: { $text }
rules-dog-lover-end-title = The end and the points
rules-dog-lover-end =
    The **End Game** card lies far down in the deck. When the grid is filled up and it shows itself, the round is played to its end, so that everybody has had equally many turns. If that was the last turn of the round, the game is over at once.

    Everybody’s food is then divided in the **best possible way**, by the bot. Nobody has to feed a dog.
    - **Dogs** and **rescued dogs**, if fed: their points, those of their Trait, { $walk } for each Walk and { $training } for each Training under them. Unfed: { $unfed }, and nothing else. There is no part of it for half a meal.
    - **Favourite Things:** a set of different ones brings { $things }, by how many kinds there are in it. Several sets count.
    - **Bones:** { $bones }.
    - Nothing for food left over, Adoptions and Training in hand, tricks and Fetch.

    On **equal points**, more fed dogs win, then more fed rescued dogs; else the win is shared.

    Who gives up can’t win any more; their dogs stay and the others play on.
rules-dog-lover-dogs-title = The dogs
rules-dog-lover-dogs = All dogs of this bot’s card list: size, food, points. Not all are there with two or three players.
rules-dog-lover-rescued-title = The dogs of the shelter
rules-dog-lover-rescued = They are dogs like any other. What they can do works at the end, if they are fed.
rules-dog-lover-traits-title = The Traits
rules-dog-lover-traits = For which dogs they are, their points if the dog is fed, what they change, and what is lost with them if no dog can take them.
rules-dog-lover-tricks-title = The tricks
rules-dog-lover-tricks = The cells that each takes as it is printed, before it is turned and shifted, and where the watch dog then stands. Learnable ones cost Training.
rules-dog-lover-card = - **{ $card }**: { $text }
rules-dog-lover-trick = { $role ->
    [standard] start trick for all
    [special] start trick, dealt
   *[learnable] { $price }
}; { $cells }; watch dog { $post }
rules-dog-lover-notation-title = Typing a move
rules-dog-lover-notation =
    With `/{ command-move }` you type one step at a time; what can follow is offered as you type. Capitals don’t matter.

    - **Take cards:** the trick, then the cells and the watch dog’s next place: *{ $start } A1 B1 C1*, and pick one.
    - **Other steps:** *tuck*, *walk*, *attach*, *learn*, *rescue*, *fetch*, *take back*, *end turn*; then what is meant: *learn { $trick }*, *fetch B2*, *attach { $trait } dog 2*.
    - Your **dogs** are numbered in the order in which they came.
    - Before the first turn: *watch dog left of row 1*, *watch dog above column B*.
rules-dog-lover-options-title = Table options
rules-dog-lover-options = Whoever opens a table may change these. The lobby lists what was changed, and the last button at the table shows it later.
rules-dog-lover-house-title = Where we decided
rules-dog-lover-house =
    { $own ->
        [yes] The cards of this bot are from a card file of its owner. Which dogs, traits and tricks there are is theirs.
       *[no] **The printed card list is not public.** So the dogs, rescued dogs, traits, tricks and numbers of copies are the house’s own. What each kind of card does is as printed. Whoever runs the bot can put another card file in its place.
    }

    The printed rules also leave some questions open. This is how we play:
    - Chance decides who begins. The last player in turn order places the watch dog.
    - Under the End Game card there are at least { $reserve } cards for each player, so the grid is always full.
    - Fetch can’t be played in the turn in which it was gained, and a trick can’t take it in the turn in which it was laid. Tables may change both.
    - A Trait’s rule works from the moment it is attached, even if its dog ends up hungry; only its points need a fed dog.
    - Rescued dogs count as dogs for bones. No penalty for food left over. Food cubes never run out.
    - A penalty that you can’t pay in full, you pay as far as you can. You choose which food or things.
    - An empty pile is not filled up. If nothing tells two players apart, they share the win.
rules-dog-lover-tips-title = Tips
rules-dog-lover-tips =
    - **Count your food.** A hungry dog costs more than the points it lacks: the walks and traits with it are lost too. Your hand shows what the game would bring if it ended now.
    - **Mind where the watch dog goes.** It is your gift to the next player. A good place keeps the best line from them.
    - **One bone is worse than none.** Two or three are worth a lot with many fed dogs.
    - **Favourite things of different kinds** grow in value: each further kind brings more than the last.
    - **A second trick pays early.** With two shapes there is nearly always a good place.
    - **Keep Fetch** for a card that you really need; the watch dog can’t keep it from you.

## /card

card-page-lover-kind = { $kind }, { $size }
card-page-lover-copies = copies with 2, 3, 4 players: { $two }, { $three }, { $four }
card-page-lover-copies-always = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
card-page-lover-ability = **If it is fed at the end:** { $text }
card-page-lover-trait = **What it changes:** { $text }
card-page-lover-needs = **Needs:** { $food } – **brings:** { $points }, if it is fed
card-page-lover-for = **For:** a { $dog } – **brings:** { $points }, if the dog is fed
card-page-lover-takes = **As printed** it takes { $cells }; the watch dog then stands { $post }. { $ways ->
    [one] It fits in one way.
   *[other] It can lie in { $ways } ways.
}
card-page-lover-price = price: { $price }
card-page-lover-start = start trick
card-page-lover-house = -# A card of the house’s own list: the printed one is not public.
card-page-lover-stated = -# What it does is as printed; how many there are is the house’s own choice.
