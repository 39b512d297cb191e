# La table de Dog Lover en texte, et ce que montre son image : l’image elle-même n’a pas de mots.
# Rester bref : quatre personnes avec neuf chiens chacune doivent tenir.

lover-board-row = { $cards }
lover-board-empty = vide
lover-board-with = { $card } ({ $facts })
lover-board-watch = 🐕 Le Chien de garde est { $post } : un Tour prend au plus { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la { $line }.
lover-board-no-watch = Le Chien de garde n’est pas encore placé.
lover-board-tricks = **Tours à apprendre :** { $cards } (+{ $n } dans la pioche)
lover-board-shelter = **Refuge :** { $cards } (+{ $n } dans la pioche)
lover-board-tricks-brief = **Tours à apprendre, en Entraînements :** { $cards }
lover-board-shelter-brief = **Refuge :** { $cards }
lover-board-none = aucun
lover-board-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
lover-board-food = nourriture : { $food }
lover-board-has-tricks = Tours : { $tricks }
lover-board-count-tricks = { $n ->
    [one] { $n } Tour
   *[other] { $n } Tours
}
lover-board-pending = à placer : { $cards }
lover-board-resigned = a abandonné
lover-board-no-dogs = Pas encore de chien.
lover-board-hungry = a faim
# Les lettres des symboles de nourriture là où la place manque, et leur sens.
lover-board-symbol-s = R
lover-board-symbol-k = C
lover-board-symbol-c = B
lover-board-symbol-w = J
lover-board-symbols = R restes, C croquettes, B nourriture en boîte, J joker
lover-board-round = Manche { $n } · { $deck ->
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}
lover-board-last-round = C’est la dernière manche.
lover-board-turn = { $you ->
    [yes] C’est votre tour.
   *[no] C’est au tour { DE($name) }{ $name }.
}
lover-board-placing = { $you ->
    [yes] Vous placez le Chien de garde.
   *[no] { $name } place le Chien de garde.
}

## Texte de remplacement

lover-alt-title = { $game }, manche { $n } ; pioche : { $deck }.
lover-alt-over = La partie est finie, gagnée par { $letters }.
lover-alt-grid = Grille : { $cards }.
lover-alt-seat = { $letter } : { $held }. { $dogs }
lover-alt-places = Façons de récupérer, et la place du Chien de garde ensuite : { $places }.
lover-alt-place = { $n }. { $cells } → { $post }
lover-alt-not-guarded = Pas maintenant, trop de cartes gardées : { $cells }.
lover-alt-not-empty = Pas maintenant, une case vide : { $cells }.
lover-alt-not-fetch-just-laid = Pas maintenant, Va chercher vient d’y être posée : { $cells }.
lover-alt-laid = Choisi : { $cells }, puis le Chien de garde { $post }.
lover-alt-swap = Choisi : Va chercher va en { $cell }.
lover-alt-cells = Chaque carte de la grille est encadrée : Va chercher peut y aller.
lover-alt-post = Choisi : le Chien de garde { $post }.
lover-alt-posts = Six places sont marquées pour le Chien de garde : à gauche de chaque ligne, au-dessus de chaque colonne.
lover-alt-dog = Choisi : { $card } pour le chien { $number }, { $dog }.
lover-alt-card = Choisi : { $card }.
