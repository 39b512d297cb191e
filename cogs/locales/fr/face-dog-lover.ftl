# À quoi ressemble Dog Lover en mots : termes, main, choix, aperçus, journal et résultat.
# Les cartes portent les noms du fichier de cartes ; ce qu’elles font est dans cards-dog-lover.ftl.

game-dog-lover = Dog Lover

## Termes

lover-term-dog = Chien
lover-term-rescued = Chien sauvé
lover-term-food = Nourriture
lover-term-walk = Promenade
lover-term-training = Entraînement
lover-term-adoption = Adoption
lover-term-bone = Os
lover-term-thing = Objet préféré
lover-term-trait = Trait
lover-term-trick = Tour
lover-term-fetch = Va chercher
lover-term-end = Fin de partie
lover-food-s = { $n ->
    [one] { $n } reste
   *[other] { $n } restes
}
lover-food-k = { $n ->
    [one] { $n } croquette
   *[other] { $n } croquettes
}
lover-food-c = { $n ->
    [one] { $n } boîte
   *[other] { $n } boîtes
}
lover-food-w = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
lover-size-small = petit
lover-size-medium = moyen
lover-size-large = grand
lover-dog-small = petit chien
lover-dog-medium = chien moyen
lover-dog-large = grand chien
lover-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
lover-you = vous
# Pas dans l’autre sens : des cartes s’appellent « Croquettes ×2 ».
lover-many = { $n }× { $card }
lover-counted-training = { $n ->
    [one] { $n } Entraînement
   *[other] { $n } Entraînements
}
lover-counted-adoption = { $n ->
    [one] { $n } carte Adoption
   *[other] { $n } cartes Adoption
}
lover-counted-bone = { $n } Os
lover-counted-walk = { $n ->
    [one] { $n } Promenade
   *[other] { $n } Promenades
}
lover-counted-dog = { $n ->
    [one] { $n } chien
   *[other] { $n } chiens
}
lover-counted-cube = { $n ->
    [one] { $n } cube de nourriture
   *[other] { $n } cubes de nourriture
}
lover-counted-thing = { $n ->
    [one] { $n } Objet préféré
   *[other] { $n } Objets préférés
}

## Endroits. Le Chien de garde se tient à côté d’une ligne ou d’une colonne.

lover-post-w = à gauche de la ligne { $line }
lover-post-e = à droite de la ligne { $line }
lover-post-n = au-dessus de la colonne { $line }
lover-post-s = sous la colonne { $line }
lover-line-row = ligne { $line }
lover-line-column = colonne { $line }
lover-at = { $card } ({ $cell })

## Main

lover-hand-cards = **Votre main :** { $cards }
lover-hand-empty = **Votre main** est vide.
lover-hand-cubes = **Votre nourriture :** { $cubes }
lover-hand-no-cubes = **Votre nourriture :** rien encore
lover-hand-fetch = **Va chercher** est devant vous{ $ready ->
    [yes] .
   *[no] , à jouer à un tour suivant.
}
lover-hand-pending = **À placer encore ce tour-ci :** { $cards }
lover-hand-last = **C’est la dernière manche.**
lover-hand-now = **Si la partie finissait maintenant :** { $fed ->
    [one] { $fed } chien nourri
   *[other] { $fed } chiens nourris
} sur { $dogs }, { $points }
lover-fed-dog = { $dog } mange { $food } : { $points }
lover-fed-free = { $dog } n’a besoin de rien : { $points }
lover-fed-not = { $dog } reste affamé : { $points }
lover-row-bones = Os : { $points }
lover-row-things = Objets préférés : { $points }
lover-cards-hand = **Votre main**
lover-cards-grid = **Dans la grille**
lover-cards-traits = **Traits de vos chiens**
lover-cards-tricks = **Tours à apprendre**
lover-cards-shelter = **Au refuge**
lover-cards-yours = **Vos Tours**
lover-cards-line = - **{ $card }** – { $text }
lover-cards-more = Pour toute autre carte : /{ command-card } et son nom.
lover-cards-none = Vous n’avez aucune carte à expliquer.

## Questions

lover-ask-watch = **À vous de jouer :** placez le Chien de garde.
lover-ask-watch-post = **Vous placez le Chien de garde** avant le premier tour : à côté de quelle ligne ou colonne ? Dans la rangée qu’il garde, un Tour prend une carte au plus.
lover-ask-first = **À vous de jouer :** récupérez des cartes avec un Tour. Tout ce qui est proposé d’autre peut se faire avant ou après.
lover-ask-stuck = **À vous de jouer :** aucun de vos Tours ne passe nulle part, vous pouvez donc finir sans.
lover-ask-rest = **À vous de jouer :** vous avez récupéré vos cartes. Terminez votre tour, ou faites d’abord ce qui est encore proposé.
lover-ask-must = **À vous de jouer :** avant de terminer, il faut placer : { $cards }.
lover-ask-homeless = **À vous de jouer :** aucun de vos chiens n’a de place pour ceci, que vous perdez si vous terminez maintenant : { $cards }.
lover-ask-place = { $trick } : quelles cartes récupérez-vous ?
lover-ask-which-trait = Quel Trait attachez-vous ?
lover-ask-dog-trait = À quel chien attachez-vous { $trait } ?
lover-ask-dog-walk = Sous quel chien glissez-vous la Promenade ?
lover-ask-dog-training = Sous quel chien glissez-vous l’Entraînement ?
lover-ask-which-trick = Quel Tour apprenez-vous ? Vous avez { $training }.
lover-ask-which-rescued = Quel chien sauvez-vous ? Cela coûte { $price }, et vous avez { $adoptions }.
lover-ask-which-cell = Contre quelle carte échangez-vous Va chercher ? Le Chien de garde ne compte pas.
lover-ask-pay-cube = Quel cube de nourriture perdez-vous avec { $trait } ?{ $due ->
    [1] {""}
   *[other] {" "}({ $place } sur { $due })
}
lover-ask-pay-thing = Quel Objet préféré perdez-vous avec { $trait } ?{ $due ->
    [1] {""}
   *[other] {" "}({ $place } sur { $due })
}

## Choix, sur les boutons et dans les menus

lover-choice-watch = Placer le Chien de garde
lover-choice-end = Terminer le tour
lover-choice-end-loses = Terminer et perdre { $cards }
lover-choice-trick = { $trick } : prendre { $n } cartes
lover-choice-places = { $n ->
    [one] comme { $cells } ; une seule façon de le poser
   *[other] comme { $cells } ; { $n } façons de le poser
}
lover-choice-trait = Attacher un Trait à un chien
lover-choice-walk = Glisser une Promenade sous un chien : { $points }
lover-choice-tuck = Glisser un Entraînement sous un chien : { $points }
lover-choice-learn = Apprendre un Tour avec des Entraînements
lover-choice-rescue = Sauver un chien contre { $price }
lover-choice-fetch = Jouer Va chercher : l’échanger contre une carte de la grille
lover-choice-undo = Annuler la dernière étape
lover-choice-place = { $number } · { $cells } → Chien de garde { $post }
lover-choice-dog = { $number } · { $dog }
lover-choice-priced = { $trick } : { $price }
lover-choice-cell = { $cell } : { $card }
lover-choice-pay = { $what } (vous en avez { $n })
lover-dog-carries = { $what }, porte { $cards }

lover-scene-line = - **{ $card }** – { $text }
lover-scene-not = Pas maintenant : { $cells } – { $why }
lover-why-guarded = { $limit ->
    [one] deux cartes ou plus de la { $line }, que garde le Chien de garde
   *[other] plus de { $limit } cartes de la { $line }, que garde le Chien de garde
}
lover-why-empty = une case est vide
lover-why-fetch-just-laid = Va chercher vient d’y être posée

## Aperçus

lover-preview-watch = Le Chien de garde se tient { $post }. Dans la { $line }, { $cells }, un Tour prend une carte au plus.
lover-preview-take = Avec **{ $trick }**, vous prenez { $cards }.
lover-preview-dogs = Devant vous : { $cards }.
lover-preview-cubes = Nourriture : { $cubes }.
lover-preview-hand = Dans votre main : { $cards }.
lover-preview-place = À placer ce tour-ci : { $cards }.
lover-preview-no-dog = ⚠ Pour l’instant, aucun de vos chiens ne peut recevoir : { $card }.
lover-preview-fetch = Va chercher est posée devant vous, pour un tour suivant.
lover-preview-fetch-now = Va chercher est posée devant vous.
lover-preview-guards = Le Chien de garde est ensuite { $post } et garde la { $line }.
lover-preview-walk = La Promenade se glisse sous **{ $dog }** et y reste : { $points } si le chien est nourri.
lover-preview-tuck = Un Entraînement se glisse sous **{ $dog }** et y reste : { $points } si le chien est nourri.
lover-preview-trait = **{ $trait }** s’attache à **{ $dog }** et y reste : { $points } si le chien est nourri. { $ability }
lover-preview-learn = Contre { $price }, vous apprenez **{ $trick }**. Ce Tour { $does }.
lover-preview-rescue = Contre { $price }, **{ $dog }** vient chez vous : { $does }
lover-preview-shows = Une nouvelle carte est alors révélée : on ne peut pas revenir en arrière.
lover-preview-swap = Va chercher va en { $cell }, et vous prenez **{ $card }**.
lover-preview-end = Votre tour se termine, et la grille est remplie.
lover-preview-end-walks = ⚠ Aucun chien n’a de place pour { $walks } : c’est perdu.
lover-preview-end-trait = ⚠ Aucun chien ne peut recevoir **{ $trait }** : le Trait est perdu{ $what ->
    [none] .
   *[other] {" "}avec { $what }.
}
lover-preview-undo = Votre dernière étape est annulée.

## Journal

lover-log-start = { $you ->
    [yes] Vous commencez.
   *[no] { $name } commence.
}
lover-log-watch = { $you ->
    [yes] Vous avez placé le Chien de garde { $post }.
   *[no] { $name } a placé le Chien de garde { $post }.
}
lover-log-retrieve = { $you ->
    [yes] Vous avez pris { $cards } avec { $trick } ; le Chien de garde est maintenant { $post }.
   *[no] { $name } a pris { $cards } avec { $trick } ; le Chien de garde est maintenant { $post }.
}
lover-log-fetch = { $you ->
    [yes] Vous avez joué Va chercher contre { $card } en { $cell }.
   *[no] { $name } a joué Va chercher contre { $card } en { $cell }.
}
lover-log-learn = { $you ->
    [yes] Vous avez appris { $trick } contre { $price }.
   *[no] { $name } a appris { $trick } contre { $price }.
}
lover-log-rescue = { $you ->
    [yes] Vous avez sauvé { $dog } contre { $price }.
   *[no] { $name } a sauvé { $dog } contre { $price }.
}
lover-log-shown = { $card } apparaît.
lover-log-tuck = { $you ->
    [yes] Vous avez glissé un Entraînement sous { $dog }.
   *[no] { $name } a glissé un Entraînement sous { $dog }.
}
lover-log-walk = { $you ->
    [yes] Vous avez glissé une Promenade sous { $dog }.
   *[no] { $name } a glissé une Promenade sous { $dog }.
}
lover-log-trait = { $you ->
    [yes] Vous avez attaché { $trait } à { $dog }.
   *[no] { $name } a attaché { $trait } à { $dog }.
}
lover-log-undo = { $you ->
    [yes] Vous avez annulé une étape : { $step }.
   *[no] { $name } a annulé une étape : { $step }.
}
lover-step-retrieve = récupérer des cartes
lover-step-fetch = jouer Va chercher
lover-step-learn = apprendre un Tour
lover-step-rescue = sauver un chien
lover-step-tuck = glisser un Entraînement
lover-step-walk = glisser une Promenade
lover-step-trait = attacher un Trait
lover-log-lost-walk = { $you ->
    [yes] Vous avez perdu { $walks } : aucun chien n’avait de place.
   *[no] { $name } a perdu { $walks } : aucun chien n’avait de place.
}
lover-log-lost-trait = { $you ->
    [yes] Vous avez perdu { $trait }{ $paid ->
        [none] {" "}: aucun chien ne pouvait le recevoir.
       *[other] {" "}et { $paid } : aucun chien ne pouvait le recevoir.
    }
   *[no] { $name } a perdu { $trait }{ $paid ->
        [none] {" "}: aucun chien ne pouvait le recevoir.
       *[other] {" "}et { $paid } : aucun chien ne pouvait le recevoir.
    }
}
lover-log-end-turn = { $you ->
    [yes] Vous avez terminé votre tour.
   *[no] { $name } a terminé son tour.
}
lover-log-refill = Nouveau dans la grille : { $cards }.
lover-log-last-round = **La Fin de partie est apparue : c’est la dernière manche.**
lover-log-resigned = { $you ->
    [yes] Vous avez abandonné.
   *[no] { $name } a abandonné.
}

## Résultat

lover-result-winner = { $you ->
    [yes] 🏆 **Vous gagnez avec { $points }.**
   *[no] 🏆 **{ $name } gagne avec { $points }.**
}
lover-result-shared = 🏆 **Victoire partagée avec { $points } chacun : { $names }.**
lover-result-end = La Fin de partie était apparue, et la dernière manche est jouée.
lover-result-resigned = { $n ->
    [one] L’autre personne a abandonné.
   *[other] Toutes les autres personnes ont abandonné.
}
lover-result-ties = À égalité de points, le nombre de chiens nourris départage, puis celui des chiens sauvés nourris.
# Les titres des colonnes, de 9 caractères au plus.
lover-score-dogs = chiens
lover-score-rescued = sauvés
lover-score-things = objets
lover-score-bones = os
lover-score-total = total
lover-score-fed = nourris
lover-result-fed = { $fed }/{ $dogs }
lover-result-seat = **{ $place }** · { $letter } · { $name } · { $resigned ->
    [yes] abandon
   *[no] { $points }
}
lover-result-feeding = **{ $letter }** : { $dogs }
lover-result-ate = { $dog } ({ $food }) { $points }
lover-result-fed-dog = { $dog } { $points }
lover-result-unfed = { $dog } affamé { $points }

## Coups écrits

lover-typed-watch = chien de garde
lover-typed-end = terminer le tour
lover-typed-trait = attacher
lover-typed-walk = promenade
lover-typed-tuck = glisser
lover-typed-learn = apprendre
lover-typed-rescue = sauver
lover-typed-fetch = va chercher
lover-typed-undo = annuler
lover-typed-dog = chien { $number }
lover-typed-place = { $cells }, chien de garde { $post }
lover-typed-cube-s = restes
lover-typed-cube-k = croquettes
lover-typed-cube-c = boîte
lover-typed-cube-w = joker
