# Un jeu de la semaine en mots : plateau, main, choix, aperçus, journal et résultat.

## Morceaux de phrases

days-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
days-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
days-many = { $n }× { $card }
days-you = vous
days-at-you = chez vous
days-at-self = dans sa propre semaine
days-at-name = chez { $name }
days-spot = { $day } { $at }
# Un jour et ce qui s’y trouve : « mardi : Colley (3) »
days-pair = { $what } : { $value }

## Plateau

days-board-own = vous
days-board-hand = { $n } en main
days-board-trees = { $n ->
    [one] un Arbre à chats à poser
   *[other] { $n } Arbres à chats à poser
}
days-board-resigned = abandon
days-board-on = sur { $cards }
days-board-tree = Arbre à chats
days-board-bare = encore aucun chat
days-board-empty = { $n ->
    [one] vide : { $days }
   *[other] vides : { $days }
}
days-board-all-empty = les sept jours sont vides
days-board-deep = (+2) signifie deux cartes recouvertes dessous.
days-board-pile = Pioche : { $n }
days-board-discard = Défausse : { $n }, au sommet { $card }
days-board-no-discard = Défausse : vide
days-board-turn = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $name } de jouer.
}
days-board-trim = Encore à défausser jusqu’à cinq cartes : { $names }.

## Texte de remplacement de l’image

days-alt-title = { $game }, { $n } semaines.
days-alt-week = Semaine { $letter }, { $points } :
days-alt-turn = C’est à { $letter } de jouer.
days-alt-trim = À défausser jusqu’à cinq cartes : { $letters }.
days-alt-over = La partie est finie. Victoire de { $letters }.
days-alt-piles = Pioche { $draw }, défausse { $discard }.
days-alt-short = Semaine { $letter }, { $points }, { $filled ->
    [one] { $filled } jour occupé
   *[other] { $filled } jours occupés
} sur 7.

## Main

days-hand-title = **Votre main : { $cards }**
days-hand-none = Vous n’avez aucune carte.
days-hand-can = **Jouables maintenant** (points entre parenthèses)
days-hand-cannot = **Pas jouables maintenant**
days-hand-draw-only = Aucune de vos cartes n’est jouable maintenant.
days-hand-trim = **La pioche est épuisée. Choisissez { $cards } à défausser.**
days-hand-trim-done = Vous avez choisi vos défausses ; tout le monde n’a pas encore fini.
days-hand-event = événement
days-hand-slot = devant vous

## Questions

days-ask-action = **À vous de jouer :** piocher, ou poser une carte ?
days-ask-card = **À vous de jouer :** posez une carte ; il n’y en a plus à piocher.
days-ask-draw = **À vous de jouer :** piochez une carte.
days-ask-pass = **À vous de jouer :** il n’y a rien à piocher ni à poser, vous passez donc.
days-ask-trim = Quelle carte défaussez-vous ? { $left ->
    [one] Encore une à choisir.
   *[other] Encore { $left } à choisir.
}
days-ask-week-place = Chez qui posez-vous { $card } ?
days-ask-week-cover = Chez qui recouvrez-vous un animal avec { $card } ?
days-ask-week-treats = Chez qui retirez-vous un chien ?
days-ask-week-laser = Chez qui retirez-vous un chat ?
days-ask-week-swap = Avec qui échangez-vous { $day } ?
days-ask-week-move = Chez qui prenez-vous le chien à déplacer ?
days-ask-week-box = Chez qui prenez-vous un chat ?
days-ask-week-toys = Avec qui échangez-vous un chat ?
days-ask-week-toys_any = Quelle semaine échange un chat ?
days-ask-other_week-toys_any = Et avec quelle autre semaine ?
days-ask-day-place = Quel jour posez-vous { $card } { $at } ?
days-ask-day-cover = Quel animal recouvrez-vous { $at } avec { $card } ?
days-ask-day-treats = Quel chien retirez-vous { $at } ?
days-ask-day-laser = Quel jour retirez-vous un chat { $at } ?
days-ask-day-swap = Quel jour échangez-vous ?
days-ask-day-move = Quel chien déplacez-vous { $at } ?
days-ask-day-tree = Quel jour posez-vous votre Arbre à chats ?
days-ask-day-box = Quel jour prenez-vous un chat { $at } ?
days-ask-day-toys = Quel jour échangez-vous des chats ?
days-ask-day-catnip = À partir de quel jour reposez-vous vos chats ?
days-ask-position-laser = Quel chat retirez-vous ? Le 1 est tout en bas de la pile.
days-ask-position-box = Quel chat prenez-vous ? Le 1 est tout en bas de la pile.
days-ask-position-toys = Quel chat voulez-vous en échange { $at } ? Le 1 est tout en bas de la pile.
days-ask-own_position-toys = Quel chat proposez-vous { $at } ? Le 1 est tout en bas de la pile.
days-ask-neighbour = Quel chien voisin { $card } déplace-t-il ?
days-ask-to_week = Chez qui va { $card } ?
days-ask-to_day = Quel jour va { $card } { $at } ?

## Choix, sur les boutons et dans les menus

days-choice-draw = Piocher ({ $left ->
    [one] { $left } restante
   *[other] { $left } restantes
})
days-choice-draw-last = Piocher la dernière carte ; la défausse est ensuite mélangée
days-choice-draw-trim = Piocher la dernière carte ; au-delà de cinq, chacun défausse
days-choice-pass = Passer
days-choice-stay = Ne déplacer aucun chien
days-choice-week = { $you ->
    [yes] { $letter } · Vous · { $points }
   *[no] { $letter } · { $name } · { $points }
}
days-choice-free = { $n ->
    [0] Aucun jour vide
    [one] { $n } jour vide : { $days }
   *[other] { $n } jours vides : { $days }
}
days-choice-empty = vide
days-choice-tree = Arbre à chats
days-choice-beneath = Sur { $cards }
days-choice-under = Sous { $card }
days-choice-top = Au sommet, visible
days-choice-position = { $n }. { $card } ({ $points })
days-choice-visible = Visible
days-choice-catnip = { $left ->
    [0] { $laid ->
        [one] Votre chat va là
       *[other] Vos { $laid } chats trouvent tous un jour
    }
   *[other] { $laid ->
        [one] { $laid } chat trouve un jour, { $left } en défausse
       *[other] { $laid } chats trouvent un jour, { $left } en défausse
    }
}

## Coups tapés, un mot par étape

days-typed-draw = piocher
days-typed-pass = passer
days-typed-stay = rester

## Aperçus

days-preview-draw = Vous piochez ({ $left ->
    [one] il reste { $left } carte
   *[other] il reste { $left } cartes
}).
days-preview-draw-last = Vous piochez la dernière carte. La défausse est ensuite mélangée pour former une nouvelle pioche.
days-preview-draw-trim = Vous piochez la dernière carte. Comme il y a moins de trois cartes dans la défausse, chaque joueur qui en a plus de cinq en main doit d’abord défausser jusqu’à cinq ; la défausse est ensuite mélangée pour former une nouvelle pioche.
days-preview-pass = Vous passez.
days-preview-trim = Vous défaussez { $cards }. Tout le monde le verra quand chacun aura choisi.
days-preview-place = Vous posez { $card } { $spot }.
days-preview-cover = Vous recouvrez { $on } avec { $card } { $spot }.
days-preview-move = { $card } ({ $from }) se retrouvera { $to }.
days-preview-stay = Aucun chien n’est déplacé.
days-preview-event = Vous jouez { $card }.
days-preview-discard = { $n ->
    [one] { $cards } part à la défausse ({ $spot }).
   *[other] { $cards } partent à la défausse ({ $spot }).
}
days-preview-swap = Votre { $day } ({ $mine }) et le { $day } { DE($name) }{ $name } ({ $theirs }) échangent leurs places.
days-preview-nothing = rien
days-preview-toys = { $card } ({ $name }) et { $other_card } ({ $other }) échangent leurs places, { $day }.
days-preview-steal = Vous prenez { $card } ({ $from }) et le posez { $to }.
days-preview-tree = Vous posez un Arbre à chats { $spot }. Les trois chats du dessus de ce jour comptent désormais.
days-preview-catnip = Tous les chats de votre semaine ({ $n }) sont mélangés et reposés, un par jour, à partir de { $day }. Vous ne verrez leur ordre qu’après.
days-preview-catnip-left = { $n ->
    [one] { $n } chat ne trouve pas de jour et part à la défausse.
   *[other] { $n } chats ne trouvent pas de jour et partent à la défausse.
}
days-preview-shows = { $n ->
    [one] { $cards } redevient visible et rapporte ses points.
   *[other] { $cards } redeviennent visibles et rapportent leurs points.
}
days-preview-hides = { $n ->
    [one] { $cards } ne rapporte plus rien.
   *[other] { $cards } ne rapportent plus rien.
}
days-preview-points = Points : { $changes }.
days-preview-change = { $you ->
    [yes] vous { $before } → { $after }
   *[no] { $name } { $before } → { $after }
}
days-preview-same = Les points de chacun restent les mêmes.
days-preview-full = { $you ->
    [yes] Votre semaine est alors complète, et la partie s’arrête.
   *[no] La semaine { DE($name) }{ $name } est alors complète, et la partie s’arrête.
}
days-preview-full-several = Les semaines { DE($names) }{ $names } sont alors complètes, et la partie s’arrête.
days-preview-win = **Vous gagnez**, { $mine } à { $best }.
days-preview-lose = ⚠ **Vous perdez** : { $name } a { $best }, vous avez { $mine }.
days-preview-level = Vous partagez la victoire avec { $names }, à { $points }.
days-preview-level-win = Vous êtes à égalité avec { $names }, à { $points }, mais vous avez plus d’animaux sur la table : **vous gagnez**.
days-preview-level-lose = ⚠ Vous êtes à égalité avec { $names }, à { $points }, mais vous avez moins d’animaux sur la table : **vous perdez**.
days-preview-chance = Votre semaine est alors complète, et la partie s’arrête. Vos points dépendent du mélange.

## Journal

days-log-deal = Les cartes sont distribuées. { $you ->
    [yes] Vous commencez.
   *[no] { $name } commence.
}
days-log-draw = { $you ->
    [yes] Vous avez pioché.
   *[no] { $name } a pioché.
}
days-log-drawn = Vous avez pioché { $card }.
days-log-place = { $you ->
    [yes] Vous avez posé { $card } { $spot }.
   *[no] { $name } a posé { $card } { $spot }.
}
days-log-cover = { $you ->
    [yes] Vous avez recouvert { $on } avec { $card } { $spot }.
   *[no] { $name } a recouvert { $on } avec { $card } { $spot }.
}
days-log-move = { $card } ({ $from }) se retrouve { $to }.
days-log-swap = { $you ->
    [yes] Vous avez échangé { $day } avec { $other }.
   *[no] { $name } a échangé { $day } avec { $other }.
}
days-log-swap-gone = { $you ->
    [yes] Donné : { $gave } ; reçu : { $got }.
   *[no] { $name } a donné { $gave } et reçu { $got }.
}
days-log-toys = { $card } ({ $name }) et { $other_card } ({ $other }) ont échangé leurs places, { $day }.
days-log-discard = À la défausse : { $cards } ({ $spot }).
days-log-left-over = En trop, à la défausse : { $cards }.
days-log-event = { $you ->
    [yes] Vous avez joué { $card }.
   *[no] { $name } a joué { $card }.
}
days-log-steal = { $you ->
    [yes] Vous avez pris { $card } ({ $from }) et l’avez posé { $to }.
   *[no] { $name } a pris { $card } ({ $from }) et l’a posé { $to }.
}
days-log-tree = { $you ->
    [yes] Vous avez posé un Arbre à chats { $spot }.
   *[no] { $name } a posé un Arbre à chats { $spot }.
}
days-log-catnip = { $you ->
    [yes] Vos chats sont reposés à partir de { $day } : { $laid }.
   *[no] Les chats { DE($name) }{ $name } sont reposés à partir de { $day } : { $laid }.
}
days-log-trim-needed = La pioche est épuisée et la défausse compte moins de trois cartes. À défausser jusqu’à cinq cartes : { $names }.
days-log-trim-chosen = { $you ->
    [yes] Vous avez choisi vos défausses.
   *[no] { $name } a choisi ses défausses.
}
days-log-trim-mine = Vous avez choisi de défausser { $cards }.
days-log-trim-done = Défaussé des mains : { $list }.
days-log-trim-seat = { $name } { $cards }
days-log-reshuffle = { $n ->
    [one] La défausse, une seule carte, devient la nouvelle pioche.
   *[other] La défausse est mélangée : nouvelle pioche de { $n } cartes.
}
days-log-pass = { $you ->
    [yes] Vous ne pouviez rien faire et avez passé.
   *[no] { $name } ne pouvait rien faire et a passé.
}
days-log-resigned = { $you ->
    [yes] Vous avez abandonné.
   *[no] { $name } a abandonné.
}
days-log-full = { $you ->
    [yes] Votre semaine est complète : la partie s’arrête.
   *[no] La semaine { DE($name) }{ $name } est complète : la partie s’arrête.
}

## Résultat

days-result-winner = { $you ->
    [yes] 🏆 **Vous gagnez avec { $points }.**
   *[no] 🏆 **{ $name } gagne avec { $points }.**
}
days-result-shared = 🏆 **Victoire partagée avec { $points } chacun : { $names }.**
days-result-full = { $you ->
    [yes] Votre semaine est complète, ce qui a mis fin à la partie.
   *[no] La semaine { DE($name) }{ $name } est complète, ce qui a mis fin à la partie.
}
days-result-full-several = Les semaines { DE($names) }{ $names } sont complètes, ce qui a mis fin à la partie.
days-result-all-passed = Plus personne ne pouvait rien faire, ce qui a mis fin à la partie.
days-result-resigned = { $n ->
    [one] L’autre personne a abandonné.
   *[other] Toutes les autres personnes ont abandonné.
}
days-result-tie-break = À égalité de points, le nombre d’animaux sur la table décide, recouverts compris : { $counts }.
days-result-seat = **{ $place }** · { $name } : { $points }
days-result-animals = { $name } { $n }

## Les cartes aux tables qui règlent autrement un point laissé ouvert : où elles vont, ce qu’elles font

days-card-labrador-where-anywhere_fillers = Un jour vide de n’importe quelle semaine.
days-card-curious_cat-where-anywhere_fillers = Un jour vide de n’importe quelle semaine.
days-card-german_shepherd-where-cover_on_empty = Sur un chien ou sur un jour vide, dans n’importe quelle semaine.
days-card-french_bulldog-where-cover_on_empty = Sur un chien ou sur un jour vide, dans n’importe quelle semaine.
days-card-saint_bernard-where-cover_on_empty = Sur un chien ou sur un jour vide, dans votre semaine.
days-card-grumpy_cat-where-cover_on_empty = Sur un chat ou sur un jour vide, dans n’importe quelle semaine, jamais un jour avec Arbre à chats.
days-card-great_dane-where-great_dane_edges = Un jour vide de votre semaine, sans chien sur un jour voisin.
days-card-chihuahua-where-chihuahua_covered = Un jour vide de votre semaine, sans Berger allemand, Dogue allemand ni Saint-Bernard à côté, même recouvert.
days-card-australian_shepherd-does-australian_optional = Vous pouvez ensuite déplacer le chien visible d’un jour voisin vers un jour vide de n’importe quelle semaine.
days-card-grooming-where-one_sided_swap = Votre dimanche et un dimanche adverse, avec des chiens d’un côté au moins.
days-card-muddy_paws-where-one_sided_swap = Votre mercredi et un mercredi adverse, avec des chiens d’un côté au moins.
days-card-zoomies-where-one_sided_swap = Votre lundi et un lundi adverse, avec des chiens d’un côté au moins.
days-card-comforter-where-one_sided_swap = Votre vendredi et un vendredi adverse, avec des chiens d’un côté au moins.
days-card-stuffed_toys-where-one_sided_swap = Le jour de votre choix, le même chez vous et chez un adversaire, avec des chiens d’un côté au moins.
days-card-wild_cat-does-wild_cat_visible_only = Défaussez les chats visibles de la veille et du lendemain.
days-card-wild_cat-does-wild_cat_tree_mates = Défaussez tous les chats de la veille, du lendemain et de son propre Arbre à chats, même recouverts.
days-card-wild_cat-does-wild_cat_tree_mates-wild_cat_visible_only = Défaussez les chats visibles de la veille et du lendemain, et tous les autres chats de son propre Arbre à chats.
days-card-cat_toys-where-toys_between_opponents = Le jour de votre choix, le même dans deux semaines de votre choix, avec des chats des deux côtés.
days-card-cat_toys-does-toys_between_opponents = Échangez un chat de la première semaine avec un de la seconde, recouverts ou non : chacun prend la place exacte de l’autre.
