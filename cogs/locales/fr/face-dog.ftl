# Dog et Dog Royal en mots : plateau, main, choix, aperçus, journal et résultat.
# $rank vaut k, n, c ou j dans Dog Royal, et « pawn » dans Dog.

game-dog = Dog
game-dog-royal = Dog Royal

## Morceaux de phrases

dog-you = vous
dog-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
dog-many = { $n }× { $card }
dog-card-as = { $card } comme { $other }
dog-kind-pawn = pion
dog-kind-k = roi
dog-kind-n = chevalier
dog-kind-c = citoyen
dog-kind-j = fou
dog-home = maison
dog-start = { $number } (départ { $letter })
dog-at-home = à la maison
dog-on-track = sur la case { $place }
dog-on-finish = en { $place }
dog-pawn = { $you ->
    [yes] { $rank ->
        [k] votre roi
        [n] votre chevalier
        [c] votre citoyen
        [j] votre fou
       *[pawn] votre pion
    }
   *[no] { $rank ->
        [k] le roi { DE($name) }{ $name }
        [n] le chevalier { DE($name) }{ $name }
        [c] le citoyen { DE($name) }{ $name }
        [j] le fou { DE($name) }{ $name }
       *[pawn] le pion { DE($name) }{ $name }
    }
}
dog-the-pawn = { $rank ->
    [k] le roi
    [n] le chevalier
    [c] le citoyen
    [j] le fou
   *[pawn] le pion
}
dog-a-pawn = { $rank ->
    [k] le roi
    [n] le chevalier
    [c] le citoyen
    [j] le fou
   *[pawn] un pion
}
dog-pawn-at = { $pawn } { $at }
dog-side-pawns = { $side ->
    [partner] les pions de votre partenaire
   *[own] vos pions
}
dog-side-none = { $side ->
    [partner] aucun des pions de votre partenaire
   *[own] aucun de vos pions
}
dog-sentence = { $clause }.

## Ce qui se passe sur le plateau : des propositions, sans point final

dog-deed-walk = { $pawn } { $from } → { $to }
dog-deed-enter = { $pawn } sort sur la case { $to }
dog-deed-swap = { $one } et { $other } échangent leurs places
dog-deed-jump = { $pawn } saute { $from } → { $to }
dog-deed-captured = { $n ->
    [one] { $pawns } est pris et rentre à la maison
   *[other] { $pawns } sont pris et rentrent à la maison
}
dog-deed-burnt = { $n ->
    [one] { $pawns } est incinéré et rentre à la maison
   *[other] { $pawns } sont incinérés et rentrent à la maison
}
dog-deed-then = { $before } ; { $after }
dog-deed-draws = la case spéciale rapporte une carte

## Plateau

dog-board-with = avec { $letter }
dog-board-out = équipe hors jeu
dog-board-folded = s’est défaussé
dog-board-chosen = ★ a choisi
dog-board-helping = tout est arrivé, joue pour { $letter }
dog-board-home = { $n } à la maison
dog-board-waiting = à la maison { $kinds }
dog-board-protected = { $number } (départ { $letter }, protégé)
dog-board-start = { $number } (départ { $letter } ; { $steps })
dog-board-key = (Entre parenthèses : combien de cases jusqu’à la case départ du pion ; une de plus mène dans son arrivée.)
dog-board-special = Cases spéciales : { $squares }.
dog-board-round = Manche { $number }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} chacun ; { $you ->
    [yes] vous jouez en premier.
   *[no] { $name } joue en premier.
}
dog-board-draw = Pioche : { $n }
dog-board-discard = Défausse : { $n }, au sommet { $card }
dog-board-no-discard = Défausse : vide
dog-board-last = Dernière carte : { $you ->
    [yes] vous avez joué **{ $card }** : { $story }.
   *[no] { $name } a joué **{ $card }** : { $story }.
}
dog-board-exchange = Chaque personne choisit une carte pour son partenaire. On attend encore : { $names }.
dog-board-opening = Chaque personne place un premier pion sur sa case départ. On attend : { $names }.
dog-board-turn = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $name } de jouer.
}

## Texte de remplacement de l’image

dog-alt-title = { $game }, un parcours de { $n } cases.
dog-alt-over = La partie est finie. Victoire de { $letters }.
dog-alt-last = Dernière carte : { $name } a joué { $card } : { $story }.
dog-alt-card = Montrée, pas encore jouée : { $card }.
dog-alt-seat = { $letter } ({ $hand }) : { $pawns }.
dog-alt-plan = Montré, pas encore joué : { $card } : { $story }.
dog-alt-opening = Montré, pas encore joué : { $story }.
dog-alt-marked = Marqués : { $places }.

## Main

dog-hand-title = **Votre main : { $cards }**
dog-hand-none = Vous n’avez plus de carte dans cette manche.
dog-hand-out = Votre équipe a abandonné : vous n’avez plus de cartes.
dog-hand-folded = Vous vous êtes défaussé et attendez la fin de la manche.
dog-hand-can = **Vous pouvez jouer :** { $cards }
dog-hand-cannot = **Pas maintenant :**
dog-hand-fold = { $n ->
    [one] **Vous ne pouvez pas jouer votre dernière carte :** { $cards }
   *[other] **Vous ne pouvez jouer aucune de vos cartes :** { $cards }
}
dog-hand-opening = Avant la première carte, chaque personne place un pion de son choix sur sa case départ.
dog-hand-give = Choisissez-en une pour { $name }. Vous ne serez que deux à la connaître ; vous verrez la sienne quand tout le monde aura choisi.
dog-hand-gift = ★ Vous donnez **{ $card }** à { $name }. Vous pouvez changer d’avis tant que d’autres choisissent encore.
dog-hand-helping = Tous vos pions sont arrivés : vous jouez maintenant avec ceux { DE($name) }**{ $name }**.
dog-hand-exchanged = Vous avez donné **{ $gave }** à { $name } et reçu **{ $got }**.

## Questions

dog-ask-gift = Quelle carte donnez-vous à { $name } ?
dog-ask-gift-again = Préférez-vous donner une autre carte à { $name } ?
dog-ask-opening = Quel pion commence sur votre case départ ?
dog-ask-card = **À vous de jouer :** quelle carte jouez-vous ?
dog-ask-fold = **À vous de jouer :** vous ne pouvez rien jouer et devez vous défausser.
dog-ask-as = { $card } : comme quelle carte ?
dog-ask-pawn = { $helped ->
    [yes] { $card } : lequel des pions { DE($name) }{ $name } ?
   *[no] { $card } : quel pion ?
}
dog-ask-next_pawn = { $left ->
    [one] Encore un point à utiliser. Quel pion ensuite ?
   *[other] Encore { $left } points à utiliser. Quel pion ensuite ?
}{ $helped ->
    [yes] {" "}Ils vont maintenant aux pions { DE($name) }{ $name }.
   *[no] {""}
}
dog-ask-to = { $card } : où va { $pawn } ?
dog-ask-share = { $card } : jusqu’où va { $pawn } ? { $left ->
    [one] Il reste un point.
   *[other] Il reste { $left } points.
}
dog-ask-swap = { $card } : avec qui { $pawn } échange-t-il sa place ?
dog-ask-jump = Votre citoyen saute-t-il jusqu’à la prochaine case spéciale libre ?

## Choix, sur les boutons et dans les menus

dog-choice-give = Donner une carte à votre partenaire
dog-choice-open = Placer un pion sur votre case départ
dog-choice-fold = Vous défausser de toute la main
dog-choice-pawn = { $kind } { $at }
dog-choice-pawn-of = { $kind } { DE($name) }{ $name } { $at }
dog-choice-enter = Sortir { $pawn }
dog-choice-to = peut aller en { $places }
dog-choice-steps = { $n ->
    [one] { $place } ({ $n } pas)
   *[other] { $place } ({ $n } pas)
}
dog-choice-back = { $place } ({ $n } en arrière)
dog-choice-swap = avec { $pawn }
dog-choice-captures = { $to } : prend { $pawns }
dog-choice-burns = { $to } : incinère { $pawns }
dog-choice-draws = { $to } : rapporte une carte
dog-choice-stay = Rester là
dog-choice-jump = Sauter en { $place }
dog-rank-k = Seul un roi peut le prendre, mais il n’avance que de 1 à 7, par échange ou par aimant.
dog-rank-n = Le seul qui peut doubler un pion qui bloque sa case départ.
dog-rank-c = Peut sauter d’une case spéciale à la prochaine qui est libre.
dog-rank-j = Peut ne pas utiliser jusqu’à 2 points pour entrer dans l’arrivée.

## Coups tapés

dog-typed-give = donner
dog-typed-open = placer
dog-typed-fold = se défausser
dog-typed-stay = rester
dog-typed-square = case { $number }

## Aperçus

dog-preview-give = Vous donnez **{ $card }** à **{ $name }**.
dog-preview-secret = Vous et { $name } serez seuls à la connaître. Vous pouvez changer d’avis tant que d’autres choisissent encore.
dog-preview-open = Votre **{ $kind }** commence sur votre case départ, { $place }.
dog-preview-fold = { $n ->
    [one] Votre dernière carte n’est pas jouable ({ $cards }). **Elle va à la défausse, à la vue de tous, et vous attendez la fin de la manche.**
   *[other] Aucune de vos cartes n’est jouable ({ $cards }). **Elles vont toutes à la défausse, à la vue de tous, et vous attendez la fin de la manche.**
}
dog-preview-card = Vous jouez **{ $card }** :
dog-preview-sent = { $own ->
    [all] - ⚠ Votre propre équipe : **{ $told }**
    [some] - ⚠ Votre propre équipe aussi : **{ $told }**
   *[none] - **{ $told }**
}
dog-preview-draws = - Vous piochez une carte pour la case spéciale.
dog-preview-nobody-out = - Personne ne peut sortir : { $pawn } barre le passage.
dog-preview-pulled = - L’aimant l’amène juste derrière { $pawn }.
dog-preview-safe = - Sur sa case départ, { $pawn } est protégé et bloque le passage.
dog-preview-home = { $you ->
    [yes] - Vos quatre pions sont alors dans l’arrivée : dès votre prochain tour, vous jouez pour { $name }.
   *[no] - Les quatre pions { DE($name) }{ $name } sont alors dans l’arrivée.
}
dog-preview-win = - 🏆 **Vous gagnez la partie avec { $name }.**

## Journal

dog-log-round = Manche { $number } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} chacun. { $you ->
    [yes] Vous jouez en premier.
   *[no] { $name } joue en premier.
}
dog-log-reshuffle = { $n ->
    [one] La pioche était vide : l’unique carte de la défausse en forme une nouvelle.
   *[other] La pioche était vide : les { $n } cartes de la défausse, mélangées, en forment une nouvelle.
}
dog-log-gift = { $you ->
    [yes] Vous avez choisi une carte pour votre partenaire.
   *[no] { $name } a choisi une carte pour { $partner }.
}
dog-log-gift-own = Vous donnez **{ $card }** à { $name } ; vous pouvez encore changer d’avis.
dog-log-exchange = Les partenaires ont échangé une carte.
dog-log-opening = { $you ->
    [yes] Vous avez choisi votre premier pion.
   *[no] { $name } a choisi un premier pion.
}
dog-log-opening-own = Votre { $kind } commencera ; vous pouvez encore changer d’avis.
dog-log-opened = { $you ->
    [yes] Votre { $kind } commence sur la case { $place }.
   *[no] { $name } : le { $kind } commence sur la case { $place }.
}
dog-log-play = { $you ->
    [yes] Vous avez joué **{ $card }**.
   *[no] { $name } a joué **{ $card }**.
}
dog-log-extra = { $you ->
    [yes] Vous avez pioché une carte pour la case spéciale.
   *[no] { $name } a pioché une carte pour la case spéciale.
}
dog-log-extra-own = Pour la case spéciale, vous avez pioché **{ $card }**.
dog-log-all-home = { $you ->
    [yes] Vos quatre pions sont dans l’arrivée ; désormais, vous aidez { $partner }.
   *[no] Les quatre pions { DE($name) }{ $name } sont dans l’arrivée ; désormais, { $yours ->
        [yes] { $name } vous aide.
       *[no] { $name } aide { $partner }.
    }
}
dog-log-fold = { $you ->
    [yes] Vous ne pouviez rien jouer et vous êtes défaussé { DE($cards) }{ $cards }.
   *[no] { $name } ne pouvait rien jouer et s’est défaussé { DE($cards) }{ $cards }.
}
dog-log-resigned = { $you ->
    [yes] Vous avez abandonné.
   *[no] { $name } a abandonné.
}
dog-log-team-out = { $you ->
    [yes] Votre équipe est ainsi hors jeu : on ne peut pas continuer sans partenaire.
   *[no] { $name } est ainsi hors jeu : on ne peut pas continuer sans partenaire.
}

## Résultat

dog-result-winners = { $you ->
    [yes] 🏆 **{ $names } : vous gagnez !**
   *[no] 🏆 **Victoire de l’équipe { $names }.**
}
dog-result-all-home = Les huit pions de cette équipe sont arrivés, ce qui a mis fin à la partie.
dog-result-resigned = Il ne reste aucune autre équipe, ce qui a mis fin à la partie.
dog-result-team = **{ $place }** · { $names } : { $n ->
    [one] { $n } pion
   *[other] { $n } pions
} sur { $most } dans l’arrivée ({ $pawns })
dog-result-gone = {" "}· abandon : { $names }
