# The games of days: their names, the days, and of every card where it may go and what it does.
# The names of the cards stand with their points and copies in rules/days/cards.

game-woof-days = Woof Days
game-cat-days = Cat Days
game-mixed-days = Mixed Days

day-mon = Monday
day-tue = Tuesday
day-wed = Wednesday
day-thu = Thursday
day-fri = Friday
day-sat = Saturday
day-sun = Sunday
day-mon-short = Mon
day-tue-short = Tue
day-wed-short = Wed
day-thu-short = Thu
day-fri-short = Fri
day-sat-short = Sat
day-sun-short = Sun

## Dogs

card-labrador-where = Any empty day of your own week.
card-labrador-brief = any empty day of yours

card-mixed_breed-where = Any empty day, in any week.
card-mixed_breed-brief = any empty day, any week

card-german_shepherd-where = On top of a dog, in any week.
card-german_shepherd-does = The dog beneath no longer scores.
card-german_shepherd-brief = on top of any dog; hides its points

card-french_bulldog-where = On top of a dog, in any week.
card-french_bulldog-does = The dog beneath no longer scores.
card-french_bulldog-brief = on top of any dog; hides its points

card-dalmatian-where = An empty day just before (left of) a dog, in any week.
card-dalmatian-brief = left of a dog, any week

card-collie-where = An empty Thursday, Friday or Saturday of your own week.
card-collie-brief = your Thu, Fri or Sat

card-australian_shepherd-where = Any empty day, in any week.
card-australian_shepherd-does = Then move the visible dog of a day beside it to an empty day of any week. If you can, you must.
card-australian_shepherd-brief = any empty day, any week; then moves a dog beside it

card-corgi-where = The last empty day of your own week, once the other six are taken.
card-corgi-does = Your week is full, so the game ends at once.
card-corgi-brief = your last empty day; ends the game

card-shiba-where = An empty Monday, Tuesday or Wednesday of your own week.
card-shiba-brief = your Mon, Tue or Wed

card-great_dane-where = An empty day of your own week from Tuesday to Saturday, with no dog on either day beside it.
card-great_dane-brief = your Tue to Sat, no dog beside it

card-staffie-where = The Sunday of your own week, if empty.
card-staffie-brief = your Sun

card-dachshund-where = An empty day just after (right of) a dog, in any week.
card-dachshund-brief = right of a dog, any week

card-saint_bernard-where = On top of a dog of your own week.
card-saint_bernard-does = The dog it lands on goes to an empty day of an opponent’s week. Dogs further down stay.
card-saint_bernard-brief = on top of your own dog, which goes to an opponent

card-chihuahua-where = An empty day of your own week, not beside a visible German Shepherd, Great Dane or Saint Bernard.
card-chihuahua-brief = your week, not beside a big dog

## Events of the dogs

card-treats-where = A day with a dog, in any week.
card-treats-does = Discard the visible dog of that day.
card-treats-brief = discards any visible dog

card-grooming-where = Your Sunday and an opponent’s Sunday, with dogs on both.
card-grooming-does = Swap the two whole piles, in the same order.
card-grooming-brief = swaps your Sunday pile with an opponent’s

card-muddy_paws-where = Your Wednesday and an opponent’s Wednesday, with dogs on both.
card-muddy_paws-does = Swap the two whole piles, in the same order.
card-muddy_paws-brief = swaps your Wednesday pile with an opponent’s

card-zoomies-where = Your Monday and an opponent’s Monday, with dogs on both.
card-zoomies-does = Swap the two whole piles, in the same order.
card-zoomies-brief = swaps your Monday pile with an opponent’s

card-comforter-where = Your Friday and an opponent’s Friday, with dogs on both.
card-comforter-does = Swap the two whole piles, in the same order.
card-comforter-brief = swaps your Friday pile with an opponent’s

card-stuffed_toys-where = Any one day, the same for you and an opponent, with dogs on both.
card-stuffed_toys-does = Swap the two whole piles, in the same order.
card-stuffed_toys-brief = swaps the pile of any one day with an opponent’s

card-cushion-where = A visible dog, in any week.
card-cushion-does = Move it to an empty day of an opponent’s week.
card-cushion-brief = moves any visible dog to an opponent’s empty day

card-lead-where = A visible dog, in any week.
card-lead-does = Move it to an empty day of your own week.
card-lead-brief = moves any visible dog to an empty day of yours

## Cats

card-grumpy_cat-where = On top of a cat, in any week, never on a Cat Tree day.
card-grumpy_cat-does = The cat beneath no longer scores.
card-grumpy_cat-brief = on top of any cat; hides its points

card-curious_cat-where = Any empty day of your own week.
card-curious_cat-brief = any empty day of yours

card-fluffy_cat-where = An empty Sunday, in any week.
card-fluffy_cat-brief = Sun, any week

card-happy_cat-where = An empty Monday, Tuesday or Wednesday of your own week.
card-happy_cat-brief = your Mon, Tue or Wed

card-zen_cat-where = An empty Thursday, Friday or Saturday of your own week.
card-zen_cat-brief = your Thu, Fri or Sat

card-playful_cat-where = An empty day of your own week from Tuesday to Saturday, with both days beside it taken.
card-playful_cat-brief = your Tue to Sat, between two taken days

card-lazy_cat-where = An empty day of your own week just before (left of) a cat.
card-lazy_cat-brief = your week, left of a cat

card-leaping_cat-where = An empty day of your own week just after (right of) a cat.
card-leaping_cat-brief = your week, right of a cat

card-floppy_cat-where = An empty Monday, Wednesday or Friday of your own week.
card-floppy_cat-brief = your Mon, Wed or Fri

card-rescued_cat-where = Any empty day, in any week.
card-rescued_cat-brief = any empty day, any week

card-demanding_cat-where = The Sunday of your own week, if empty.
card-demanding_cat-brief = your Sun

card-wild_cat-where = Any empty day, in any week.
card-wild_cat-does = Discard every cat on the days beside it, covered ones and those on a Cat Tree too.
card-wild_cat-brief = any empty day, any week; scares off all cats beside it

card-nervous_cat-where = An empty day of your own week, with no cat on either day beside it.
card-nervous_cat-brief = your week, no cat beside it

## Events of the cats

card-cat_tree-where = Any day of your own week, empty or with cats; one tree a day.
card-cat_tree-does = It stays: the top three cats of that day are visible and score, and cats may join while there are fewer than three.
card-cat_tree-brief = any day of yours: its top three cats score

card-cardboard_box-where = Any cat of an opponent’s week, covered or not.
card-cardboard_box-does = Take it and put it on an empty day of your own week, whatever its card says.
card-cardboard_box-brief = takes any cat of an opponent to an empty day of yours

card-cat_toys-where = Any one day, the same for you and an opponent, with cats on both.
card-cat_toys-does = Swap one of your cats with one of theirs, covered or not: each takes the other’s exact place.
card-cat_toys-brief = swaps a cat of yours with an opponent’s, same day

card-catnip-where = At least one cat in your own week.
card-catnip-does = Choose a day. Your cats are shuffled and laid out again from there to Sunday, one a day; the rest are discarded.
card-catnip-brief = shuffles your cats and lays them out anew

card-laser_pointer-where = Any cat, covered or not, in any week.
card-laser_pointer-does = Discard it.
card-laser_pointer-brief = discards any cat
