# Les jeux de la semaine : leurs noms, les jours, et pour chaque carte où elle va et ce qu’elle fait.
# Les noms des cartes sont avec leurs points et leurs exemplaires, dans rules/days/cards.

game-woof-days = Woof Days
game-cat-days = Cat Days
game-mixed-days = Mixed Days

day-mon = lundi
day-tue = mardi
day-wed = mercredi
day-thu = jeudi
day-fri = vendredi
day-sat = samedi
day-sun = dimanche
day-mon-short = lun.
day-tue-short = mar.
day-wed-short = mer.
day-thu-short = jeu.
day-fri-short = ven.
day-sat-short = sam.
day-sun-short = dim.

## Chiens

card-labrador-where = Un jour vide de votre semaine.
card-labrador-brief = un jour vide chez vous

card-mixed_breed-where = Un jour vide de n’importe quelle semaine.
card-mixed_breed-brief = un jour vide chez n’importe qui

card-german_shepherd-where = Sur un chien, dans n’importe quelle semaine.
card-german_shepherd-does = Le chien recouvert ne rapporte plus rien.
card-german_shepherd-brief = sur n’importe quel chien ; cache ses points

card-french_bulldog-where = Sur un chien, dans n’importe quelle semaine.
card-french_bulldog-does = Le chien recouvert ne rapporte plus rien.
card-french_bulldog-brief = sur n’importe quel chien ; cache ses points

card-dalmatian-where = Un jour vide juste avant (à gauche d’)un chien, dans n’importe quelle semaine.
card-dalmatian-brief = à gauche d’un chien, chez n’importe qui

card-collie-where = Un jeudi, vendredi ou samedi vide de votre semaine.
card-collie-brief = chez vous, jeu., ven. ou sam.

card-australian_shepherd-where = Un jour vide de n’importe quelle semaine.
card-australian_shepherd-does = Déplacez ensuite le chien visible d’un jour voisin vers un jour vide de n’importe quelle semaine. C’est obligatoire si c’est possible.
card-australian_shepherd-brief = un jour vide chez n’importe qui ; puis déplace un chien voisin

card-corgi-where = Le dernier jour vide de votre semaine, quand les six autres sont occupés.
card-corgi-does = Votre semaine est complète : la partie s’arrête aussitôt.
card-corgi-brief = votre dernier jour vide ; finit la partie

card-shiba-where = Un lundi, mardi ou mercredi vide de votre semaine.
card-shiba-brief = chez vous, lun., mar. ou mer.

card-great_dane-where = Un jour vide de votre semaine, du mardi au samedi, sans chien la veille ni le lendemain.
card-great_dane-brief = chez vous, de mar. à sam., sans chien voisin

card-staffie-where = Le dimanche de votre semaine, s’il est vide.
card-staffie-brief = chez vous, dim.

card-dachshund-where = Un jour vide juste après (à droite d’)un chien, dans n’importe quelle semaine.
card-dachshund-brief = à droite d’un chien, chez n’importe qui

card-saint_bernard-where = Sur un chien de votre semaine.
card-saint_bernard-does = Le chien recouvert part vers un jour vide d’une semaine adverse. Ceux du dessous restent.
card-saint_bernard-brief = sur un de vos chiens, qui part chez un adversaire

card-chihuahua-where = Un jour vide de votre semaine, sans Berger allemand, Dogue allemand ni Saint-Bernard visible à côté.
card-chihuahua-brief = chez vous, pas à côté d’un grand chien

## Événements des chiens

card-treats-where = Un jour avec un chien, dans n’importe quelle semaine.
card-treats-does = Défaussez le chien visible de ce jour.
card-treats-brief = défausse un chien visible

card-grooming-where = Votre dimanche et un dimanche adverse, avec des chiens des deux côtés.
card-grooming-does = Échangez les deux piles entières, sans changer leur ordre.
card-grooming-brief = échange votre pile du dimanche avec un adversaire

card-muddy_paws-where = Votre mercredi et un mercredi adverse, avec des chiens des deux côtés.
card-muddy_paws-does = Échangez les deux piles entières, sans changer leur ordre.
card-muddy_paws-brief = échange votre pile du mercredi avec un adversaire

card-zoomies-where = Votre lundi et un lundi adverse, avec des chiens des deux côtés.
card-zoomies-does = Échangez les deux piles entières, sans changer leur ordre.
card-zoomies-brief = échange votre pile du lundi avec un adversaire

card-comforter-where = Votre vendredi et un vendredi adverse, avec des chiens des deux côtés.
card-comforter-does = Échangez les deux piles entières, sans changer leur ordre.
card-comforter-brief = échange votre pile du vendredi avec un adversaire

card-stuffed_toys-where = Le jour de votre choix, le même chez vous et chez un adversaire, avec des chiens des deux côtés.
card-stuffed_toys-does = Échangez les deux piles entières, sans changer leur ordre.
card-stuffed_toys-brief = échange la pile d’un jour avec un adversaire

card-cushion-where = Un chien visible de n’importe quelle semaine.
card-cushion-does = Déplacez-le vers un jour vide d’une semaine adverse.
card-cushion-brief = déplace un chien visible vers un jour vide adverse

card-lead-where = Un chien visible de n’importe quelle semaine.
card-lead-does = Déplacez-le vers un jour vide de votre semaine.
card-lead-brief = déplace un chien visible vers un jour vide chez vous

## Chats

card-grumpy_cat-where = Sur un chat de n’importe quelle semaine, jamais un jour avec Arbre à chats.
card-grumpy_cat-does = Le chat recouvert ne rapporte plus rien.
card-grumpy_cat-brief = sur n’importe quel chat ; cache ses points

card-curious_cat-where = Un jour vide de votre semaine.
card-curious_cat-brief = un jour vide chez vous

card-fluffy_cat-where = Un dimanche vide, dans n’importe quelle semaine.
card-fluffy_cat-brief = dim., chez n’importe qui

card-happy_cat-where = Un lundi, mardi ou mercredi vide de votre semaine.
card-happy_cat-brief = chez vous, lun., mar. ou mer.

card-zen_cat-where = Un jeudi, vendredi ou samedi vide de votre semaine.
card-zen_cat-brief = chez vous, jeu., ven. ou sam.

card-playful_cat-where = Un jour vide de votre semaine, du mardi au samedi, entre deux jours occupés.
card-playful_cat-brief = chez vous, de mar. à sam., entre deux jours occupés

card-lazy_cat-where = Un jour vide de votre semaine, juste avant (à gauche d’)un chat.
card-lazy_cat-brief = chez vous, à gauche d’un chat

card-leaping_cat-where = Un jour vide de votre semaine, juste après (à droite d’)un chat.
card-leaping_cat-brief = chez vous, à droite d’un chat

card-floppy_cat-where = Un lundi, mercredi ou vendredi vide de votre semaine.
card-floppy_cat-brief = chez vous, lun., mer. ou ven.

card-rescued_cat-where = Un jour vide de n’importe quelle semaine.
card-rescued_cat-brief = un jour vide chez n’importe qui

card-demanding_cat-where = Le dimanche de votre semaine, s’il est vide.
card-demanding_cat-brief = chez vous, dim.

card-wild_cat-where = Un jour vide de n’importe quelle semaine.
card-wild_cat-does = Défaussez tous les chats de la veille et du lendemain, même recouverts ou sur un Arbre à chats.
card-wild_cat-brief = un jour vide chez n’importe qui ; fait fuir les chats voisins

card-nervous_cat-where = Un jour vide de votre semaine, sans chat la veille ni le lendemain.
card-nervous_cat-brief = chez vous, sans chat voisin

## Événements des chats

card-cat_tree-where = Un jour de votre semaine, vide ou avec des chats ; un seul arbre par jour.
card-cat_tree-does = Il reste : les trois chats du dessus sont visibles et rapportent, et d’autres peuvent y monter tant qu’ils sont moins de trois.
card-cat_tree-brief = un jour chez vous : ses trois chats du dessus comptent

card-cardboard_box-where = Un chat d’une semaine adverse, recouvert ou non.
card-cardboard_box-does = Prenez-le et posez-le un jour vide de votre semaine, quoi que dise sa carte.
card-cardboard_box-brief = prend un chat adverse pour un jour vide chez vous

card-cat_toys-where = Le jour de votre choix, le même chez vous et chez un adversaire, avec des chats des deux côtés.
card-cat_toys-does = Échangez un de vos chats avec un des siens, recouverts ou non : chacun prend la place exacte de l’autre.
card-cat_toys-brief = échange un de vos chats avec un chat adverse du même jour

card-catnip-where = Au moins un chat dans votre semaine.
card-catnip-does = Choisissez un jour. Vos chats sont mélangés puis reposés de ce jour à dimanche, un par jour ; le reste est défaussé.
card-catnip-brief = mélange vos chats et les repose

card-laser_pointer-where = Un chat, recouvert ou non, de n’importe quelle semaine.
card-laser_pointer-does = Défaussez-le.
card-laser_pointer-brief = défausse n’importe quel chat
