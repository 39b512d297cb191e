# Le livret de règles de Dog Lover. Les listes de cartes viennent du fichier de cartes.

rules-dog-lover-goal-title = Le but du jeu
rules-dog-lover-goal =
    Chacun accueille des chiens, et leur trouve de la nourriture. À la fin, un chien **nourri** rapporte ses points et ceux de tout ce qu’il porte. Un chien **affamé** compte { $unfed }.

    Les cartes forment une **grille** de trois sur trois. À votre tour, vous en récupérez, mais seulement selon la forme d’un de vos **Tours**, et le **Chien de garde** surveille une ligne ou une colonne.

    Outre les chiens et la nourriture, il y a des Promenades, des Entraînements, des Traits, des Adoptions, des Os et des Objets préférés. Qui a le plus de points à la fin gagne.
rules-dog-lover-setup-title = Avant le premier tour
rules-dog-lover-setup =
    - On joue de 2 à 4. À moins de quatre, des cartes restent de côté : à 2, 3 et 4, il y en a { $two }, { $three } et { $four }, chiens compris.
    - Chaque personne reçoit **un chien**, face visible, et le Tour de départ **{ $start }** : trois cases alignées. (Une table peut distribuer des Tours de départ spéciaux.)
    - Neuf cartes face visible forment la grille ; à côté, jusqu’à { $tricks } **Tours** à apprendre et jusqu’à { $shelter } chiens au **refuge**.
    - Le hasard décide qui commence. La **dernière** personne dans l’ordre du jeu reçoit la carte **Va chercher**, regarde la grille et place le Chien de garde à côté d’une ligne ou d’une colonne.
    - Votre main est cachée. Chiens, nourriture, Tours et Va chercher sont visibles.
rules-dog-lover-turn-title = Votre tour
rules-dog-lover-turn =
    1. **Récupérez des cartes** de la grille avec un de vos Tours, une fois. C’est obligatoire.
    2. **Avant et après**, faites ce que dit la liste ci-dessous, autant de fois que vous voulez et dans l’ordre de votre choix.
    3. **Terminez votre tour.** Les Promenades et les Traits récupérés doivent d’abord être placés là où c’est possible. Ce qu’aucun chien ne peut recevoir est perdu.
    4. Les cases vides sont remplies ligne par ligne, depuis la gauche. Puis c’est au joueur suivant.

    Avant et après avoir récupéré des cartes, on peut
    - glisser un **Entraînement** de votre main sous un de vos chiens ;
    - défausser des Entraînements pour **apprendre un Tour** ;
    - défausser { $adoptions } pour **sauver un chien** du refuge ;
    - glisser sous un chien une **Promenade** récupérée ce tour-ci ;
    - attacher à un chien un **Trait** récupéré ce tour-ci ;
    - jouer **Va chercher**.

    On peut **annuler une étape** dans le même tour, sauf si elle a révélé une nouvelle carte.
rules-dog-lover-grid-title = Les Tours et le Chien de garde
rules-dog-lover-grid =
    - Vous choisissez un de vos Tours, le faites pivoter par quarts et le posez n’importe où **à l’intérieur** de la grille. On ne peut pas le retourner en miroir.
    - Vous prenez **toutes** les cartes qu’il couvre ; aucune ne doit manquer.
    - Le Chien de garde garde la ligne ou la colonne à côté de laquelle il se tient. Un Tour y prend **une carte au plus**. Une position qui en prendrait deux est impossible.
    - Ensuite, le Chien de garde va à l’**astérisque** du Tour utilisé : au bord de la grille, en face de cette case. Il garde donc souvent la rangée que vous venez de vider, pour la personne suivante.
    - Un motif identique après un demi-tour peut laisser le Chien de garde à deux endroits : vous choisissez.
    - Un Tour n’est jamais consommé. Vous pouvez en posséder autant que vous voulez, mais un seul sert par tour de jeu. Un Tour appris avant de récupérer des cartes peut servir aussitôt.
    - Si aucun de vos Tours ne passe nulle part, vous pouvez terminer sans en utiliser.

    ### Le nom des cases
    Les colonnes vont de **A** à **C** depuis la gauche, les lignes de **1** à **3** depuis le haut : A1 est la case en haut à gauche.
rules-dog-lover-cards-title = Les types de cartes
rules-dog-lover-cards = Ce qu’est une carte dès qu’on l’a récupérée. Derrière le nom : combien il y en a à 2, 3 et 4.
rules-dog-lover-kind = - **{ $kind }**{ $copies ->
    [none] {""}
   *[other] {" "}({ $copies })
} : { $text }
rules-dog-lover-end-title = La fin et les points
rules-dog-lover-end =
    La carte **Fin de partie** se trouve loin au fond de la pioche. Quand elle apparaît pendant que l’on remplit la grille, la manche est jouée jusqu’au bout, pour que tout le monde ait eu autant de tours. Si c’était le dernier tour de la manche, la partie s’arrête aussitôt.

    Le bot répartit alors la nourriture de chacun **au mieux**. Nourrir un chien n’est jamais obligatoire.
    - **Chiens** et **chiens sauvés**, s’ils sont nourris : leurs points, ceux de leur Trait, { $walk } par Promenade et { $training } par Entraînement sous eux. Affamés : { $unfed }, et rien d’autre. Un demi-repas ne compte pas.
    - **Objets préférés :** une collection d’objets différents rapporte { $things }, selon leur nombre. Plusieurs collections comptent.
    - **Os :** { $bones }.
    - Rien pour la nourriture restante, les Adoptions et Entraînements en main, les Tours et Va chercher.

    En cas d’**égalité**, le plus de chiens nourris gagne, puis le plus de chiens sauvés nourris ; sinon la victoire est partagée.

    Qui abandonne ne peut plus gagner ; ses chiens restent et les autres continuent.
rules-dog-lover-dogs-title = Les chiens
rules-dog-lover-dogs = Tous les chiens de la liste de ce bot : taille, nourriture, points. Ils ne sont pas tous là à deux ou à trois.
rules-dog-lover-rescued-title = Les chiens du refuge
rules-dog-lover-rescued = Ce sont des chiens comme les autres. Leur capacité agit à la fin, s’ils sont nourris.
rules-dog-lover-traits-title = Les Traits
rules-dog-lover-traits = Pour quels chiens ils sont, leurs points si le chien est nourri, ce qu’ils changent, et ce que l’on perd avec eux si aucun chien ne peut les recevoir.
rules-dog-lover-tricks-title = Les Tours
rules-dog-lover-tricks = Les cases que chacun prend tel qu’il est imprimé, avant de pivoter et d’être déplacé, et où se tient ensuite le Chien de garde. Ceux qu’on apprend coûtent des Entraînements.
rules-dog-lover-card = - **{ $card }** : { $text }
rules-dog-lover-trick = { $role ->
    [standard] Tour de départ pour tous
    [special] Tour de départ, distribué
   *[learnable] { $price }
} ; { $cells } ; Chien de garde { $post }
rules-dog-lover-notation-title = Écrire un coup
rules-dog-lover-notation =
    Avec `/{ command-move }`, on écrit une étape à la fois ; la suite est proposée pendant la saisie. Les majuscules ne comptent pas.

    - **Récupérer des cartes :** le Tour, puis les cases et la prochaine place du Chien de garde : *{ $start } A1 B1 C1*, et choisissez.
    - **Les autres étapes :** *glisser* (un Entraînement), *promenade*, *attacher*, *apprendre*, *sauver*, *va chercher*, *annuler*, *terminer le tour* ; puis ce qui est visé : *apprendre { $trick }*, *va chercher B2*, *attacher { $trait } chien 2*.
    - Vos **chiens** sont numérotés dans l’ordre de leur arrivée.
    - Avant le premier tour : *chien de garde à gauche de la ligne 1*, *chien de garde au-dessus de la colonne B*.
rules-dog-lover-options-title = Options de table
rules-dog-lover-options = La personne qui ouvre une table peut changer ceci. Le salon d’attente montre ce qui a été changé, et le dernier bouton de la table le rappelle ensuite.
rules-dog-lover-house-title = Ce que nous avons décidé
rules-dog-lover-house =
    { $own ->
        [yes] Les cartes de ce bot viennent d’un fichier de son propriétaire. Les chiens, Traits et Tours sont ceux de cette liste.
       *[no] **La liste imprimée des cartes n’est pas publique.** Les chiens, les chiens sauvés, les Traits, les Tours et le nombre d’exemplaires sont donc les nôtres. Ce que fait chaque type de carte est conforme au jeu imprimé. Qui fait tourner le bot peut mettre un autre fichier de cartes à la place.
    }

    Les règles imprimées laissent aussi des questions ouvertes. Voici comment nous jouons :
    - Le hasard décide qui commence. La dernière personne dans l’ordre du jeu place le Chien de garde.
    - Sous la carte Fin de partie, il y a au moins { $reserve } cartes par personne : la grille est toujours pleine.
    - Va chercher ne se joue pas dans le tour où on l’a prise, et un Tour ne peut pas la prendre dans le tour où on l’a posée. Les tables peuvent changer ces deux points.
    - La règle d’un Trait vaut dès qu’il est attaché, même si son chien finit affamé ; seuls ses points demandent un chien nourri.
    - Pour les Os, les chiens sauvés comptent comme des chiens. Aucune pénalité pour la nourriture restante. Les cubes ne s’épuisent jamais.
    - Une pénalité que l’on ne peut pas payer en entier se paie autant que possible. Vous choisissez quels cubes ou objets.
    - Une pile vide n’est pas remplie. Si rien ne départage, la victoire est partagée.
rules-dog-lover-tips-title = Conseils
rules-dog-lover-tips =
    - **Comptez votre nourriture.** Un chien affamé coûte plus que ses points : ses Promenades et son Trait sont perdus aussi. Votre main montre ce que rapporterait la partie si elle finissait maintenant.
    - **Regardez où va le Chien de garde.** C’est votre cadeau à la personne suivante. Une bonne place lui barre la meilleure rangée.
    - **Un seul Os est pire qu’aucun.** Deux ou trois valent beaucoup avec bien des chiens nourris.
    - **Les Objets préférés différents** valent de plus en plus : chaque nouveau rapporte davantage que le précédent.
    - **Un second Tour paie tôt.** Avec deux formes, il y a presque toujours une bonne place.
    - **Gardez Va chercher** pour une carte qu’il vous faut vraiment ; le Chien de garde n’y peut rien.

## La page d’une carte

card-page-lover-kind = { $kind }, { $size }
card-page-lover-copies = exemplaires à 2, 3, 4 : { $two }, { $three }, { $four }
card-page-lover-copies-always = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}
card-page-lover-ability = **S’il est nourri à la fin :** { $text }
card-page-lover-trait = **Ce qu’il change :** { $text }
card-page-lover-needs = **Mange :** { $food } – **rapporte :** { $points }, s’il est nourri
card-page-lover-for = **Pour :** un { $dog } – **rapporte :** { $points }, si le chien est nourri
card-page-lover-takes = **Tel quel**, il prend { $cells } ; le Chien de garde se tient ensuite { $post }. { $ways ->
    [one] Il n’y a qu’une façon de le poser.
   *[other] Il y a { $ways } façons de le poser.
}
card-page-lover-price = coût : { $price }
card-page-lover-start = Tour de départ
card-page-lover-house = -# Une carte de notre propre liste : celle du jeu imprimé n’est pas publique.
card-page-lover-stated = -# Ce qu’elle fait est conforme au jeu imprimé ; le nombre d’exemplaires est notre choix.
