# Le livret de règles : /règles, /carte et /aide. Une page est `rules-PAGE-JEU`, ou `rules-PAGE` si les jeux la partagent.

rules-title = { $game } : règles
rules-open-named = Règles { DE($game) }{ $game }
rules-page = Page { $page } sur { $pages }
rules-previous = Retour
rules-next = Suite
rules-contents = Aller à une page…
rules-private = Personne d’autre ne voit ce message.

rules-goal-title = Le but du jeu
rules-goal-woof-days =
    Remplissez votre semaine de chiens, un par jour du lundi au dimanche, et faites en sorte qu’ils rapportent plus que ceux des autres. Une partie dure une dizaine de minutes.

    ### Avant le premier tour
    - Chaque personne a une **semaine** : sept jours vides alignés.
    - Vous commencez avec **{ $hand } cartes** en main. Personne d’autre ne voit les vôtres.
    - Les autres cartes, mélangées, forment une pioche commune, face cachée. À côté se trouve la défausse, face visible.
    - Le hasard décide qui commence. On joue ensuite dans l’ordre des arrivées à la table.

    ### À combien jouer
    De 2 à 6. Il y a une boîte de cartes pour 2 personnes, deux pour 3 ou 4, trois pour 5 ou 6. Une boîte contient { $box } cartes.
rules-goal-cat-days =
    Remplissez votre semaine de chats, un par jour du lundi au dimanche, et faites en sorte qu’ils rapportent plus que ceux des autres. Une partie dure une dizaine de minutes.

    ### Avant le premier tour
    - Chaque personne a une **semaine** : sept jours vides alignés.
    - Vous commencez avec **{ $hand } cartes** en main. Personne d’autre ne voit les vôtres.
    - Vous recevez aussi un **Arbre à chats**. Il reste près de votre semaine, à la vue de tous, ne compte pas dans la main et ne peut pas être défaussé.
    - Les autres cartes, mélangées, forment une pioche commune, face cachée. À côté se trouve la défausse, face visible.
    - Le hasard décide qui commence. On joue ensuite dans l’ordre des arrivées à la table.

    ### À combien jouer
    De 2 à 6. Il y a une boîte de cartes pour 2 personnes, deux pour 3 ou 4, trois pour 5 ou 6. Une boîte contient { $box } cartes, Arbres à chats compris.
rules-goal-mixed-days =
    Woof Days et Cat Days mélangés. Remplissez votre semaine de chiens et de chats, un animal par jour du lundi au dimanche, et faites en sorte qu’ils rapportent plus que ceux des autres.

    ### Avant le premier tour
    - Chaque personne a une **semaine** : sept jours vides alignés.
    - Vous commencez avec **{ $hand } cartes** en main. Personne d’autre ne voit les vôtres.
    - Les autres cartes, mélangées, forment une pioche commune, face cachée. À côté se trouve la défausse, face visible.
    - Personne ne commence avec un Arbre à chats, et l’Herbe à chats est retirée du jeu.
    - Le hasard décide qui commence. On joue ensuite dans l’ordre des arrivées à la table.

    ### À combien jouer
    De 2 à 6. Il y a une boîte de chaque jeu de 2 à 4 personnes, deux de chaque à 5 ou 6.

rules-turn-title = Votre tour
rules-turn =
    À votre tour, vous faites **une seule chose** :
    1. **piocher** la carte du dessus de la pioche, ou
    2. **jouer** une carte de votre main{ $trees ->
        [own] {" "}(ou votre Arbre à chats).
       *[other] .
    }

    Vous ne piochez pas après avoir joué. Vous ne pouvez pas passer. Votre main peut grandir autant que vous voulez.

    ### Deux sortes de cartes
    - Un **animal** se pose dans une semaine et y rapporte ses points.
    - Un **événement** fait ce qu’il dit, puis va à la défausse. { $trees ->
        [none] {""}
       *[some] Seul l’Arbre à chats reste.
    }

    Une carte ne peut être jouée que si elle peut s’accomplir en entier. Un événement sans cible reste dans votre main.

    ### Ce que les cartes veulent dire
    - **votre semaine** : les sept jours devant vous
    - **n’importe quelle semaine** : la vôtre ou celle de quelqu’un d’autre
    - **un adversaire**, **une semaine adverse** : à vous de choisir, à chaque carte

rules-week-title = La semaine et ses piles
rules-week-woof-days =
    - Un chien se pose sur un **jour vide**, sauf si sa carte dit « sur un chien ». Il faut alors un chien à recouvrir.
    - Les chiens d’un même jour forment une **pile**. Seul celui du dessus est **visible** et rapporte. Les autres sont recouverts ; ils réapparaissent quand ceux du dessus s’en vont.
    { rules-week-beside }
    { rules-week-first } Échangez un chien avec le Chihuahua d’un adversaire : peu importe ce qui se trouve à côté.
    - Un **déplacement** prend le chien visible d’un jour et le pose sur un jour qui était déjà vide avant votre coup.
    - Un **échange** porte sur les deux piles entières d’un jour. Leur ordre ne change pas.
rules-week-cat-days =
    - Un chat se pose sur un **jour vide**, sauf si sa carte dit « sur un chat ». Il faut alors un chat à recouvrir. Un jour avec Arbre à chats et moins de trois chats compte comme vide.
    - Les chats d’un même jour forment une **pile**. Sans Arbre à chats, seul celui du dessus est **visible** et rapporte. Les autres sont recouverts ; ils réapparaissent quand ceux du dessus s’en vont.
    { rules-week-beside }
    { rules-week-first } Un Chat sauvage volé n’effraie personne.
    - Carton, Jouets pour chats et Pointeur laser atteignent **n’importe quel chat d’une pile**, même recouvert. Quand un chat quitte une pile, les autres se resserrent.
rules-week-mixed-days =
    - Un animal se pose sur un **jour vide**, sauf si sa carte dit « sur ». Il faut alors un animal de la même espèce à recouvrir. Pour un chat, un jour avec Arbre à chats et moins de trois chats compte comme vide.
    - Les animaux d’un même jour forment une **pile**. Sans Arbre à chats, seul celui du dessus est **visible** et rapporte. Les autres sont recouverts ; ils réapparaissent quand ceux du dessus s’en vont.
    { rules-week-beside }
    { rules-week-first } Un Chat sauvage volé n’effraie personne.
    - Un **déplacement** prend le chien visible d’un jour et le pose sur un jour qui était déjà vide avant votre coup. Un **échange** de chiens porte sur les deux piles entières d’un jour. Leur ordre ne change pas.
    - Les événements des chats atteignent **n’importe quel chat d’une pile**, même recouvert. Quand un chat quitte une pile, les autres se resserrent.
rules-week-beside =
    - **À côté**, **voisin** : la veille ou le lendemain dans la même semaine. La semaine est une ligne : rien avant lundi, rien après dimanche.
rules-week-first =
    - Ce que dit une carte ne vaut **que lorsqu’elle est jouée**. Un animal déplacé, échangé ou volé ensuite peut aller n’importe où et ne déclenche rien.

rules-dogs-title = Les chiens
rules-cats-title = Les chats
rules-dog-events-title = Les événements des chiens
rules-cat-events-title = Événements et Arbre à chats
rules-cards-note = Entre parenthèses : les points et le nombre d’exemplaires par boîte. `/{ command-card }` en dit plus sur une carte.
rules-events-note = Entre parenthèses : le nombre d’exemplaires par boîte. `/{ command-card }` en dit plus sur une carte.
rules-card-animal = **{ $name }** ({ $points }, ×{ $copies }) : { $text }
rules-card-event = **{ $name }** (×{ $copies }) : { $text }

rules-tree-title = L’Arbre à chats
rules-tree =
    Jouer un Arbre à chats est un tour comme un autre. Il se pose sur un jour de votre semaine, avec ou sans chats, et y reste jusqu’à la fin. Il n’y en a jamais deux le même jour.

    - Les **trois chats du dessus** de ce jour sont visibles et rapportent tous les trois.
    - Tant qu’il y a moins de trois chats, le jour compte comme vide pour d’autres chats, si leur carte permet ce jour. Les nouveaux vont au-dessus. Les autres joueurs peuvent aussi y ajouter des chats, si leur carte permet votre semaine.
    - S’il y en a plus de trois, ceux du dessous restent recouverts et personne ne peut s’ajouter.
    - Le **Chat ronchon** ne peut pas être joué un jour avec Arbre à chats. S’il y était déjà, il devient l’un des trois et ne recouvre aucun d’eux.
    - Le **Chat sauvage**, à côté d’un Arbre à chats, effraie tous les chats qui s’y trouvent. Les chats d’un même Arbre ne sont pas voisins.
    - Un Arbre à chats sans chat ne remplit pas son jour.

rules-mixing-title = Chiens et chats ensemble
rules-mixing =
    Chaque carte ne s’occupe que de son espèce. Quand une carte dit *chien*, il s’agit des chiens ; quand elle dit *chat*, il s’agit des chats.

    - Un chien ne se pose jamais sur un chat, ni un chat sur un chien, et ils ne partagent jamais un jour.
    - Un Dogue allemand peut se tenir entre deux chats, un Chat nerveux entre deux chiens.
    - Un Chat bondissant a besoin d’un chat à sa gauche. Un chien ne suffit pas.
    - On n’échange jamais un chien contre un chat. Jouets en peluche demande des chiens des deux côtés, Jouets pour chats des chats.
    - Le Pointeur laser ne retire que des chats, les Friandises pour chien que des chiens.
    - **Corgi** et **Chat joueur** demandent des jours occupés : tout animal compte.
    - Un Arbre à chats ne se pose pas un jour où il y a des chiens. Un jour avec un Arbre sans chat n’accueille pas de chien et ne compte pas comme occupé.
    - Les Arbres à chats se piochent comme les autres cartes, sauf si la table les laisse dans la boîte.
    - Une semaine est complète avec sept animaux, quels qu’ils soient.

rules-end-title = La fin et les points
rules-end =
    La partie s’arrête **aussitôt** qu’une semaine a un animal sur chacun des sept jours, peu importe à qui elle est et qui l’a complétée. Il n’y a pas de dernier tour. On vérifie si une semaine est complète une fois la carte entièrement accomplie.

    ### Les points
    - Chaque semaine compte ses animaux visibles{ $trees ->
        [none] .
       *[some] {" "}(les trois du dessus un jour avec Arbre à chats).
    }
    - Les animaux recouverts et les cartes en main ne rapportent rien.
    - Le plus grand total gagne. Ce n’est pas forcément celui de la personne qui a mis fin à la partie : comptez d’abord !
    - À égalité, la victoire est partagée.

    ### Abandonner
    Si vous quittez une partie en cours, votre main va à la défausse. Votre semaine reste, et les autres peuvent continuer à y jouer. Ceux qui ont abandonné partagent la dernière place. S’il ne reste qu’une personne, elle gagne.

rules-pile-title = Quand la pioche est épuisée
rules-pile =
    Quand quelqu’un prend la dernière carte de la pioche, la défausse est aussitôt mélangée pour en former une nouvelle.

    S’il y a **moins de 3 cartes** dans la défausse à ce moment-là, on réduit d’abord les mains :
    1. Si vous avez plus de cinq cartes en main, vous choisissez lesquelles défausser pour n’en garder que cinq. Tout le monde choisit en même temps, en secret.
    2. Quand tout le monde a choisi, ces cartes vont à la défausse.
    3. Elle est alors mélangée, et le jeu continue.

    Si vous ne pouvez ni piocher ni jouer, vous passez. Si tout le monde passe à la suite, la partie s’arrête et on compte les points comme d’habitude.

rules-options-title = Les options de table
rules-options =
    La personne qui ouvre une table peut changer ces règles. La table liste ce qui a été changé avant le début, et le dernier bouton de la table le rappelle ensuite. Le reste du livret, et les cartes, donnent les règles **sans** ces options.
rules-option = **{ $name }** : { $text }

rules-house-title = Ce que nous avons décidé
rules-house-woof-days =
    Les règles imprimées laissent quelques questions ouvertes. Voici comment nous jouons :
    { rules-house-shared }
    - Déplacer un chien avec le **Berger australien** est obligatoire quand c’est possible.
    - Le **Dogue allemand** a besoin d’un jour de chaque côté : il va du mardi au samedi.
    - Le **Chihuahua** ne craint que les grands chiens visibles.
    - Un échange de piles demande des chiens des deux côtés.
    - Le jour d’où l’on vient de prendre un chien n’est pas une destination pour lui.
rules-house-cat-days =
    Les règles imprimées laissent quelques questions ouvertes. Voici comment nous jouons :
    { rules-house-shared }
    { rules-house-cats }
    - Avec l’**Herbe à chats**, vous choisissez le jour avant de voir l’ordre des chats.
rules-house-mixed-days =
    Les règles imprimées laissent quelques questions ouvertes. Voici comment nous jouons :
    { rules-house-shared }
    { rules-house-cats }
    - Déplacer un chien avec le **Berger australien** est obligatoire quand c’est possible.
    - Le **Dogue allemand** va du mardi au samedi. Le **Chihuahua** ne craint que les grands chiens visibles.
    - Un échange de piles demande des chiens des deux côtés.
    - Le **Saint-Bernard** ne peut pas être joué si le chien recouvert n’a nulle part où aller.
rules-house-shared =
    - Le nombre d’exemplaires de chaque carte est notre choix.
    - Le hasard décide qui commence ; à égalité de points, la victoire est partagée.
    - Les cartes qui se posent sur un animal ne se jouent pas un jour vide.
rules-house-cats =
    - Le **Carton** amène le chat sur un jour vide de votre semaine, ou sur votre Arbre à chats s’il y a de la place.
    - Avec **Jouets pour chats**, l’un des deux chats est à vous.
    - Le **Chat sauvage** effraie des piles entières, chats recouverts compris.
    - Les chats des autres peuvent monter sur votre Arbre à chats.

rules-fair-title = Des mélanges vérifiables
rules-fair =
    Personne n’a besoin de croire au mélange sur parole, pas même à celle de qui fait tourner ce bot.

    1. À l’ouverture d’une table, le bot tire 32 octets secrets au hasard. Leur empreinte (SHA-256) est affichée dès le début : ils ne peuvent plus être changés.
    2. Chaque personne qui rejoint la table y ajoute quelque chose. Le secret et tout cela réunis décident des mélanges.
    3. À la fin de la partie, le dernier bouton sous le résultat vous donne un fichier avec le secret, ce que chaque personne a ajouté et tous les coups.

    Avec ce programme et ce fichier, n’importe qui peut refaire chaque mélange sur son ordinateur : `python -m rules verify FICHIER`.

## /carte

card-of-game = { $name } ({ $games })
card-page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-page-kind = { $kind ->
        [dog] Chien
        [cat] Chat
        [dog-event] Événement (chiens)
       *[cat-event] Événement (chats)
    }
card-page-copies = { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    } par boîte { DE($game) }{ $game }
card-page-where = **Où elle va :** { $text }
card-page-target = **Ce qu’il lui faut :** { $text }
card-page-does = **Ce qu’elle fait :** { $text }
card-page-tree-note = Pour un chat, un jour avec Arbre à chats et moins de trois chats compte comme vide.
card-page-options = Une table peut changer ceci :
card-page-unknown = Aucune carte ni pièce ne s’appelle « { $name } ».
card-page-nearest = Peut-être { $cards } ?
card-page-any = Commencez à écrire un nom après `/{ command-card }`, puis choisissez dans la liste.

## /aide

help-title = Chiens et chats à votre table
help-what = Avec Tabletails, les membres de ce salon jouent à des jeux de cartes et de plateau avec des chiens et des chats. Chaque main est privée : personne d’autre ne voit la vôtre.
help-start-title = Lancer une partie en trois étapes
help-start =
    1. Écrivez { $games }. Une table s’ouvre dans ce salon.
    2. Chaque personne qui veut jouer appuie sur **{ $join }**. Deux suffisent.
    3. Appuyez sur **{ $start }**, puis sur **{ $hand }**. On vous prévient quand c’est à vous.
help-commands-title = Les commandes
help-command = `/{ $command }` – { $text }
help-keyboard-title = Au clavier et au lecteur d’écran
help-keyboard = Tout peut se jouer en écrivant : `/{ command-hand }` donne votre main, `/{ command-board }` la table, et `/{ command-move }` propose chaque étape de votre coup pendant la saisie. Chaque image a une description, et le même plateau existe en texte.
