# Le livret de règles de Clôtures.

rules-fences-goal-title = Le but du jeu
rules-fences-goal =
    Le plateau est une pelouse divisée en carrés. Deux camps posent des clôtures le long des lignes. Qui pose le **quatrième côté** d’un carré le ferme et y installe un de ses animaux : un chiot pour l’un, un chaton pour l’autre.

    Quand tous les carrés sont fermés, le camp qui a le plus d’animaux sur le plateau gagne.

    ### Avant le premier tour
    - Le plateau a cinq carrés de côté (la table peut choisir de { $least } à { $most }).
    - Chaque camp a { $animals } animaux et les mêmes **{ $pieces } pièces de clôture**. Tout est visible, rien n’est caché.
    - La première personne assise a les chiots (**A**), l’autre les chatons (**B**). Le hasard décide qui commence ; à la revanche, c’est l’autre.
rules-fences-turn-title = Votre tour
rules-fences-turn =
    Posez **une** de vos pièces n’importe où sur les lignes du plateau. Vous pouvez la tourner ; elle peut toucher d’autres clôtures ou rester seule, et les croiser à un poteau. Elle ne peut ni partager un côté avec une autre clôture, ni dépasser du bord.

    - **Vous n’avez fermé aucun carré :** c’est à l’autre camp.
    - **Vous en avez fermé au moins un :** un animal s’installe dans chacun, et vous **devez** poser une autre pièce. Une pièce ne donne qu’un tour de plus, quel que soit le nombre de carrés fermés. La pièce suivante peut en donner encore un.

    ### Bon à savoir
    - Peu importe à qui sont les autres côtés. Seul compte qui pose le dernier.
    - Seuls les carrés simples comptent. Un champ plus grand entouré de clôtures ne vaut rien.
    - Rien ne vous oblige à fermer un carré, mais vous ne pouvez pas passer.
rules-fences-pieces-title = Les pièces
rules-fences-pieces = Chaque camp a les pièces suivantes et peut les tourner à volonté :
rules-fences-piece = - **{ $piece }** ×{ $n } : { $looks }
rules-fences-notation-title = Écrire un coup
rules-fences-notation =
    Avec `/{ command-move }`, un coup s’écrit pièce, orientation, poteau : **U3b C4**. Majuscules et espaces ne comptent pas, et la suite est proposée pendant la saisie.

    - **Pièce :** son code, par exemple I1 ou U3.
    - **Orientation :** **a** est la pièce telle que la page précédente la dessine, **b**, **c** et **d** la montrent après un, deux et trois quarts de tour dans le sens des aiguilles d’une montre. Les pièces droites n’ont que a (horizontale) et b (verticale), le carré n’a que a.
    - **Poteau :** une lettre pour la colonne et un chiffre pour la ligne, comme au bord du plateau. C’est le **coin en haut à gauche de la boîte** où la pièce tournée tient juste ; la pièce elle-même ne le touche pas toujours.
    - Un **carré** porte le nom du poteau en haut à gauche.

    Voici les orientations de U3 :
rules-fences-blocked-title = Les blocages et les portillons
rules-fences-blocked =
    Cette règle est la nôtre : la règle imprimée n’en dit rien.

    - Quand c’est à vous et qu’**aucune de vos pièces ne passe** nulle part, votre tour est sauté, même si vous venez de le gagner. Comme le plateau ne fait que se remplir, cela dure jusqu’à la fin.
    - L’autre camp joue alors seul, tant qu’une de ses pièces passe.
    - Quand **plus personne** ne peut poser de pièce, on prend des **portillons** : des côtés simples qui ne sont à personne. Le camp bloqué en second pose le premier. On en pose un par tour, et toutes les règles restent les mêmes : qui ferme un carré le gagne et rejoue.

    Ainsi, toute partie finit avec un plateau complet. Gardez donc quelques pièces simples pour la fin !
rules-fences-end-title = La fin
rules-fences-end =
    La partie s’arrête quand tous les carrés sont fermés. **Le plus d’animaux gagne.** Avec un nombre impair de carrés, il y a toujours une victoire ; sur un plateau de 4 ou 6 carrés de côté, l’égalité la partage.

    - Qui a plus de la moitié des carrés ne peut plus être rattrapé. C’est annoncé, et la partie continue.
    - Si quelqu’un ferme plus de carrés qu’il n’a d’animaux, un invité s’installe et compte comme les autres.
    - Si vous quittez une partie en cours, l’autre camp gagne.
rules-fences-options-title = Options de table
rules-fences-options = La personne qui ouvre une table peut changer ceci. Le salon d’attente montre ce qui a été changé, et le dernier bouton de la table le rappelle ensuite.
rules-fences-tips-title = Conseils
rules-fences-tips =
    - **Attention au troisième côté.** Un carré qui a trois côtés est un cadeau pour la personne suivante. Sur un plateau presque vide, une pièce simple ou double loin de tout n’offre rien.
    - **Mais comptez aussi les pièces d’en face.** Un angle ferme un carré auquel il manque deux côtés, un U celui auquel il en manque trois, et un U profond parfois deux à la fois. Les deux réserves sont au-dessus du plateau : une fois ces pièces parties, de tels carrés ne risquent plus rien.
    - **Posez les grandes pièces à temps.** Quand le plateau se remplit, il n’y a plus de place pour elles. Le carré a besoin de quatre côtés libres, et donne un tour de plus partout où il passe.
    - **N’usez pas vos pièces simples.** Elles passent jusqu’au bout, quand plus rien d’autre ne passe.
    - **Fermez parfois moins.** S’il faut tôt ou tard ouvrir une longue rangée de carrés, laisser les deux derniers à l’autre camp peut le forcer à ouvrir la rangée suivante pour vous.

## /card

card-page-fences-copies = { $n ->
    [0] Dans aucune réserve
    [one] { $n } par personne
   *[other] { $n } par personne
}
card-page-fences-sides = { $n ->
    [one] { $n } segment
   *[other] { $n } segments
}
card-page-fences-looks = **Ce que c’est :** { $text }
card-page-fences-closes = **Ferme au plus :** { $n } carrés d’un coup, si tous leurs autres côtés sont déjà là.
