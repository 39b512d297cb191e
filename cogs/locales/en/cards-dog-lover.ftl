# What the cards of Dog Lover do. A line has at most 100 characters: it stands in menus.
# Their names stand in the card file; what a Trait or a rescued dog can do goes by its ability.

lover-does-dog = { $dog }, needs { $food }; { $points }
lover-does-rescued = { $dog }, needs { $food }; { $points }. { $ability }
lover-does-food = becomes { $cubes } at once
lover-does-walk = goes under one of your dogs this turn, or is lost; { $points } if the dog is fed
lover-does-training = in hand: { $points } under a fed dog, or pays for tricks
lover-does-adoption = in hand: { $n } of them rescue a dog from the shelter
lover-does-bone = in hand: one alone loses { $lost }; with more, each fed dog scores
lover-does-thing = in hand: the more different ones, the more points
lover-does-trait = for a { $dog }, { $points }. { $ability }
lover-does-fetch = lies before you; on a later turn, swap it for any card of the grid
lover-does-trick = takes { $cells }, turned and shifted as you like
lover-does-trick-priced = { $price }; takes { $cells }, turned and shifted as you like
lover-penalty-none = If no dog can take it, only the Trait is lost.
lover-penalty = If no dog can take it, you lose { $what } with it.
lover-no-food = nothing

lover-ability-walk_limit = Up to 2 Walks may go under this dog.
lover-ability-training_limit = Any number of Training may go under this dog.
lover-ability-need_minus_one = This dog needs one fewer food symbol, whichever suits you.
lover-ability-any_food = This dog eats any food.
lover-ability-watch_limit_2 = Your tricks may take 2 cards of the guarded line.
lover-ability-rescue_cost_1 = Rescuing a dog costs you 1 Adoption.
lover-ability-trick_discount_1 = Tricks cost you 1 Training less, but at least 1.
lover-ability-no_walks = No more Walks under this dog.
lover-ability-extra_bone = Counts as a Bone if this dog is fed.
lover-ability-favorite_bonus = If fed, +1 for each Favourite Thing in hand, at most 5.
lover-ability-per_small = +1 for each fed small dog of yours.
lover-ability-per_medium = +1 for each fed medium dog of yours.
lover-ability-per_large = +1 for each fed large dog of yours.
lover-ability-per_walk = +1 for each Walk under your fed dogs.
lover-ability-per_training = +1 for each Training under your fed dogs.
lover-ability-wild_favorite = Counts as any one Favourite Thing.
lover-ability-bone_plus_1 = Counts as a Bone.
lover-ability-leftover_food = +1 for each food cube left over, at most 4.
lover-ability-per_trait = +2 for each Trait on your fed dogs.
lover-ability-no_unfed_penalty = Your unfed dogs lose nothing.
lover-ability-per_trick = +1 for each trick you have, at most 4.
lover-ability-per_rescued = +2 for each other fed rescued dog of yours.

## In full, for /card and the rulebook

lover-full-dog = Lies before you from the moment you gain it. It can carry one Walk, one Training and one Trait. At the end it brings its points and those of all it carries if it gets all the food it needs; if not, { $unfed }, and nothing that it carries counts.
lover-full-rescued = Comes from the shelter for { $adoptions } and is a dog like any other. Its ability works at the end, and only if it is fed.
lover-full-food = Turns into food cubes at once. You keep them to the end. A wild cube stands for any food. Cubes left over bring nothing and cost nothing.
lover-full-walk = Must go under one of your dogs in the turn in which you gain it, also under a dog gained later in that turn. A dog carries only one, and it stays there. If no dog has room at the end of the turn, it is lost. Under a fed dog: { $points }.
lover-full-training = Is kept in hand. In your turn, put it under a dog, which carries only one: { $points } if the dog is fed. Or discard as many as a trick costs and learn that trick. Left in hand, it brings nothing.
lover-full-adoption = Is kept in hand. In your turn, discard { $n } and choose one of the dogs in the shelter. Left in hand, it brings nothing.
lover-full-bone = Is kept in hand to the end. { $scale }
lover-full-thing = Is kept in hand to the end. A set of different ones brings { $scale }, by how many kinds there are in it. You may score several sets.
lover-full-trait = Must be attached, in the turn in which you gain it, to a dog of its size that has no Trait; a dog gained later in that turn will do. It stays there, its rule goes before all others, and it brings its points if the dog is fed. If no dog can take it when the turn ends, it is lost with what it says, as far as you have it.
lover-full-trick = Says which cells of the grid you take. It may be turned and shifted, but not mirrored, and no part of it may stick out. After that the watch dog stands where its star is. Tricks are never used up; one a turn takes cards.
lover-full-fetch = Lies face up before you; at the start, before the last player. In your turn, before or after taking cards, swap it for any card of the grid; the watch dog does not matter. It can be taken from there on a later turn, and is played on a later turn than the one in which it was gained. At the end it brings nothing.
lover-full-end = Lies far down in the deck. When it shows itself it is replaced at once, and the round that is being played is the last.
lover-scale-bone = { $flat ->
    [0] { $bones }: { $each } for each fed dog
   *[other] { $bones }: { $points }
}
lover-scale-bone-more = { $bones } or more: { $each } for each fed dog
lover-scale-list = { $scales }.
card-page-lover-own = -# From the card file of this bot’s owner.
