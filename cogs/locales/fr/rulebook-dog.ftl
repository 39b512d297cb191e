# Les règles de Dog et de Dog Royal. Une page « …-royal » remplace celle sans ce mot dans Dog Royal.

rules-dog-goal-title = Le but du jeu
rules-dog-goal =
    Quatre de vos chiens attendent à la maison. Ils doivent sortir, faire le tour du jardin et revenir dans leur arrivée. La première **équipe de deux** dont les **huit** pions sont dans l’arrivée gagne.

    On joue avec des cartes au lieu de dés, à quatre (deux équipes) ou à six (trois équipes). **Les partenaires se font face** ; les équipes jouent donc en alternance.

    Toute concertation est interdite, et on ne parle pas de ses cartes. Mais une fois par manche, on en donne une à son partenaire.
rules-dog-goal-royal =
    Votre roi, votre chevalier, votre citoyen et votre fou doivent faire le tour du jardin et revenir dans leur arrivée. La première **équipe de deux** dont les **huit** pions sont dans l’arrivée gagne.

    On joue avec des cartes au lieu de dés, à quatre (deux équipes) ou à six (trois équipes). **Les partenaires se font face** ; les équipes jouent donc en alternance.

    Toute concertation est interdite, et on ne parle pas de ses cartes. Mais une fois par manche, on en donne une à son partenaire.

    Dog Royal, c’est Dog avec **quatre pions différents**, des cases spéciales et d’autres cartes. Il n’y a ni joker, ni sept à répartir.
rules-dog-round-title = Une manche
rules-dog-round =
    1. **Distribution.** Chaque personne reçoit { $first } cartes à la première manche, puis 5, 4, 3 et { $last } ; ensuite de nouveau { $first }, et ainsi de suite.
    2. **Échange.** Chaque personne choisit en secret une carte pour son partenaire. Tant que d’autres choisissent encore, vous pouvez changer d’avis. Une étoile indique qui a choisi. Vous ne voyez qu’ensuite la carte reçue.
    3. **Jeu.** À tour de rôle, dans le sens des aiguilles d’une montre, on joue **une carte**, entièrement. On n’en pioche pas.

    - **Tant que vous pouvez jouer une carte, vous le devez,** même à votre désavantage.
    - **Si vous n’en pouvez jouer aucune,** vous vous défaussez de toute votre main, face visible, et attendez la fin de la manche.
    - Quand toutes les mains sont vides, la manche suivante commence. Le premier joueur change dans le sens des aiguilles d’une montre.
    - Quand la pioche est épuisée, la défausse est mélangée et la remplace.
rules-dog-round-royal =
    1. **Distribution.** Chaque personne reçoit { $first } cartes, à chaque manche.
    2. **Échange.** Chaque personne choisit en secret une carte pour son partenaire. Tant que d’autres choisissent encore, vous pouvez changer d’avis. Une étoile indique qui a choisi. Vous ne voyez qu’ensuite la carte reçue.
    3. **À la première manche seulement :** chaque personne place un pion de son choix sur sa case départ, sans carte.
    4. **Jeu.** À tour de rôle, dans le sens des aiguilles d’une montre, on joue **une carte**, entièrement.

    - **Tant que vous pouvez jouer une carte, vous le devez,** même à votre désavantage.
    - **Si vous n’en pouvez jouer aucune,** vous vous défaussez de toute votre main, face visible, et attendez la fin de la manche.
    - Les cases spéciales rapportent des cartes : les mains peuvent être inégales. Quand toutes sont vides, la manche suivante commence, et le premier joueur change.
    - Quand la pioche est épuisée, la défausse est mélangée et la remplace.
rules-dog-cards-title = Les cartes
rules-dog-cards = Il y a { $cards } cartes. Les bleues font seulement avancer ; les rouges sont spéciales.
rules-dog-cards-royal = Il y a { $cards } cartes. Les bleues font seulement avancer ; les rouges sont spéciales ; avec les vertes, la hiérarchie ne compte pas.
rules-dog-card = - **{ $card }** ×{ $n } : { $text }
rules-dog-moving-title = Le déplacement des pions
rules-dog-moving =
    - La **valeur complète** compte ; aucun point ne reste inutilisé.
    - Les pions **avancent** (dans le sens des aiguilles d’une montre). Seul le ±4 fait aussi reculer.
    - On peut doubler d’autres pions ; leurs cases comptent.
    - **Qui termine sur un pion le prend :** il rentre à la maison, à qui qu’il soit. Même le vôtre !

    ### Sortir
    Un **13** ou un **1/11** (les cartes à la flèche) fait sortir un pion de la maison sur votre case départ. Un pion étranger qui s’y trouve rentre à la maison.

    ### Protégé sur sa case départ
    Un pion sur **sa propre** case départ est **protégé** : personne ne peut le prendre, l’échanger ni le **doubler**, en avant ou en arrière, pas même son propre camp. Aucun autre pion de sa couleur ne sort pendant ce temps. Sur la case départ d’un autre, un pion n’est pas protégé.

    ### Échange
    Un de vos pions échange sa place avec celui d’une **autre personne**, partenaire ou adversaire. Les deux doivent être sur le parcours, aucun sur sa propre case départ. Rien n’est pris.
rules-dog-moving-royal =
    - La **valeur complète** compte ; aucun point ne reste inutilisé.
    - Les pions **avancent** (dans le sens des aiguilles d’une montre). Seul le ±4 fait aussi reculer.
    - On peut doubler les pions de **rang égal ou inférieur**, quelle que soit leur couleur ; leurs cases comptent. Un 10 ou un 4 (vert) double tout rang.
    - **Qui termine sur un pion le prend,** quel que soit son rang : il rentre à la maison, même le vôtre. Seul le roi est à part.

    ### Sortir
    Un **13** ou un **1/11** (les cartes à la flèche) fait sortir un pion de la maison sur votre case départ. Un pion étranger qui s’y trouve rentre à la maison.

    ### Protégé sur sa case départ
    Un pion sur **sa propre** case départ est **protégé** : personne ne peut le prendre, l’échanger ni le **doubler**, pas même son camp. Seul un chevalier le double. Sur la case départ d’un autre, un pion n’est pas protégé.

    ### Échange, copie, aimant
    - **Échange :** un de vos pions et celui d’une **autre personne**, tous deux sur le parcours, aucun sur sa propre case départ.
    - **Copie :** la dernière carte encore une fois, avec vos propres choix.
    - **Aimant :** jusque derrière le prochain pion, jamais dans une arrivée. Un pion déjà juste derrière ne bouge pas.
rules-dog-seven-title = Le sept et le joker
rules-dog-seven =
    ### Sept
    - Ses **sept points** vont à un pion ou se répartissent sur plusieurs, dans n’importe quel ordre : une part par pion, aussi dans l’arrivée.
    - Il faut les utiliser **tous**. Sinon, la carte n’est pas jouable.
    - Il **incinère** : chaque pion doublé ou atteint en route rentre à la maison. Les vôtres et ceux de votre partenaire aussi !
    - Un pion protégé arrête un sept comme toute autre carte.
    - S’il amène votre **dernier** pion dans l’arrivée, les points restants **doivent** aller aux pions de votre partenaire, qui incinèrent alors ce qu’ils doublent.

    ### Joker
    Il remplace **n’importe quelle autre carte**, même pour sortir.
rules-dog-pawns-title = Roi, chevalier, citoyen, fou
rules-dog-pawns =
    {""}**Hiérarchie :** roi, chevalier, citoyen, fou. Un pion ne double que ses égaux et ceux qui sont en dessous.

    - **Roi** (couronne). Seul un autre roi peut le prendre. Mais sur la **case départ d’un autre**, tout pion de cette couleur le peut. Il ne va qu’avec une valeur de **1 à 7**, un échange ou un aimant, donc ni 8, 9, 10, 11, 12, ni 13. Il sort comme les autres.
    - **Chevalier** (casque). Le seul qui peut **doubler un pion protégé** sur sa case départ, si la hiérarchie le permet : un roi seulement avec un 10 ou un 4. Il ne peut pas s’y arrêter.
    - **Citoyen** (casquette). Quand il arrive sur une case spéciale, il peut, une fois la carte piochée, **sauter** jusqu’à la prochaine case spéciale libre. Ni la hiérarchie ni les départs bloqués ne comptent. Il n’y a pas de seconde carte.
    - **Fou** (grelots). En entrant **dans l’arrivée**, il peut ne pas utiliser **jusqu’à 2 points**.
rules-dog-special-title = Les cases spéciales
rules-dog-special =
    Il y en a une entre deux départs, dessinée comme une **étoile dorée**.

    Quand un pion y **termine un déplacement**, la personne qui a joué la carte en pioche **une** aussitôt. Cela peut se répéter dans une manche.

    - Un aimant ou une copie rapporte la carte comme les autres.
    - Y arriver par un **échange** ou par le **saut du citoyen** ne rapporte rien.
rules-dog-finish-title = L’arrivée
rules-dog-finish =
    Derrière votre case départ commence votre arrivée : quatre cases à vous.

    - Pour entrer, un pion doit passer **par-dessus sa case départ**, en avant, et celle-ci compte. Reculer grâce au ±4, puis avancer par-dessus le départ suffit : un tour entier n’est pas nécessaire !
    - Un pion **exactement sur sa case départ** ne peut pas entrer : il fait un tour de plus, ou recule avec un ±4.
    - Il doit **tomber juste**, sur une case libre. Sinon il passe devant, pour un tour d’honneur.
    - Dedans, on ne fait qu’avancer, de la valeur complète. **On ne double pas.**
    - Tant qu’un de vos pions bloque votre départ, vos autres pions n’entrent pas non plus.
    - Dans l’arrivée, un pion ne risque plus rien.
rules-dog-finish-royal =
    Derrière votre case départ commence votre arrivée : quatre cases à vous.

    - Pour entrer, un pion doit passer **par-dessus sa case départ**, en avant, et celle-ci compte. Reculer grâce au ±4, puis avancer par-dessus le départ suffit : un tour entier n’est pas nécessaire !
    - Un pion **exactement sur sa case départ** ne peut pas entrer : il fait un tour de plus, ou recule avec un ±4.
    - Il doit **tomber juste**, sur une case libre ; le **fou** peut toutefois laisser jusqu’à 2 points en entrant. Sinon il passe devant, pour un tour d’honneur.
    - Dedans, on ne fait qu’avancer, de la valeur complète. **On ne double pas.**
    - Tant qu’un de vos pions bloque votre départ, seul un chevalier le double.
    - Un aimant ne mène jamais dans l’arrivée et n’y déplace personne.
rules-dog-partner-title = Aider son partenaire, et la fin
rules-dog-partner =
    Quand vos quatre pions sont dans l’arrivée, ce n’est pas fini : **dès votre prochain tour, vous jouez vos cartes avec les pions de votre partenaire,** comme si c’étaient les vôtres. Vous recevez et échangez encore des cartes.

    {""}**La partie s’arrête dès qu’une équipe a ses huit pions dans l’arrivée.** Les cartes restantes ne comptent pas. Les autres équipes sont classées selon le nombre de leurs pions arrivés.

    Si quelqu’un abandonne, son partenaire est aussi hors jeu : on ne peut pas continuer sans partenaire. S’il ne reste qu’une équipe, elle gagne.
rules-dog-board-title = Lire le plateau, écrire un coup
rules-dog-board =
    - Chaque case du parcours a son **numéro** ; le 0 est le départ de A. Les départs portent la **lettre** de leur siège et reviennent toutes les 16 cases : 0, 16, 32, 48…
    - Dans l’arrivée, on compte les cases à partir du départ.
    - À côté de chaque bras du parcours, une **maison** : lettre, nombre de cartes, qui attend. Patte : doit agir. Étoile : a choisi. Os : joue en premier. Cartes barrées : s’est défaussé. Cœur : joue pour son partenaire.
    - Un pion dans un **cadre doré** est protégé.
    - Le **chemin jaune** est le dernier coup ; un **nuage** montre qui est rentré à la maison.

    ### Coups tapés
    Avec `/{ command-move }`, un coup s’écrit carte, pion, case : **9 p28 p37**. Une case s’écrit avec un p, car un nombre seul est une carte. Un pion s’appelle comme sa case, dans Dog Royal comme son rang : **9 chevalier p37**. La suite est proposée pendant la saisie.
rules-dog-options-title = Options de table
rules-dog-options = La personne qui ouvre une table peut changer ceci. Le salon d’attente montre ce qui a été changé, et le dernier bouton de la table le rappelle ensuite.
rules-dog-house-title = Ce que nous avons décidé
rules-dog-house =
    Les règles que nous connaissons laissent des questions ouvertes. Voici comment nous jouons ; une option de table peut changer ce qui porte ◇.

    - Le hasard décide qui joue en premier à la première manche. ◇
    - Un pion est protégé sur sa case départ **chaque fois** qu’il s’y trouve, pas seulement à sa sortie, et ne peut pas entrer dans l’arrivée de là. ◇
    - Un pion qui pourrait entrer dans son arrivée peut aussi passer devant. ◇
    - On n’échange pas deux pions de la même personne ; si rien d’autre n’est jouable, on se défausse.
    - Un sept dont votre partenaire ne peut pas utiliser le reste ne se répartit pas ainsi. ◇ Le tout dernier pion d’une équipe demande aussi les sept points.
    - Quand la pioche s’épuise pendant la distribution, la défausse est mélangée aussitôt.
    - Les partenaires quittent la partie ensemble.
rules-dog-house-royal =
    Les règles que nous connaissons laissent des questions ouvertes. Voici comment nous jouons ; une option de table peut changer ce qui porte ◇.

    - Le hasard décide qui joue en premier à la première manche. ◇
    - Les premiers pions se choisissent à la vue de tous, à tour de rôle, après l’échange. ◇
    - Les cases spéciales sont 10 cases après chaque départ. ◇
    - Un pion qui pourrait entrer dans son arrivée peut aussi passer devant. ◇
    - La « case départ d’un autre », c’est toute autre que la sienne, même celle du partenaire. ◇
    - Un 10 ou un 4 ne permet à personne de prendre un roi ◇ ni, chevaliers exceptés, de doubler un départ bloqué ◇. Un chevalier double ainsi un roi sur son départ. ◇
    - En reculant, la hiérarchie et le droit du chevalier comptent aussi.
    - La copie d’une copie répète la même carte. ◇ On ne copie pas les cartes défaussées. ◇
    - Un aimant ne déplace pas un pion juste derrière un autre. ◇
    - Pour une case spéciale, qui joue la carte pioche, même pour un pion du partenaire.
    - Quand la pioche s’épuise pendant la distribution, la défausse est mélangée aussitôt.
    - Les partenaires quittent la partie ensemble.
rules-dog-tips-title = Conseils
rules-dog-tips =
    - **Donnez ce dont votre partenaire a besoin.** Au début, c’est presque toujours une carte qui fait sortir un pion : gardez-en une, donnez l’autre.
    - **Le quatre est un raccourci.** Reculez de 4 depuis votre départ : l’arrivée n’est plus qu’à 5 à 8 pas.
    - **Restez sur votre départ pour bloquer.** Personne ne double, et les autres épuisent leurs cartes. Mais vos propres pions attendent aussi derrière.
    - **Ne restez pas sur le départ d’un autre,** ni juste devant : qui sort là vous renvoie à la maison.
    - **Pensez aux dernières cartes.** Ce qui est jouable doit être joué. Une grande carte à la fin peut pousser un pion au-delà de son arrivée.
    - **Remplissez l’arrivée par le fond :** un pion sur sa première case ferme la porte aux autres.

## /card

card-page-dog-copies = { $n ->
    [0] pas dans { $game }
    [one] { $n } exemplaire dans { $game }
   *[other] { $n } exemplaires dans { $game }
}
card-page-dog-does = **Ce qu’elle fait dans { $game } :** { $text }
card-page-dog-out-enter = **Fait-elle sortir un pion ?** Oui, de votre maison à votre case départ.
card-page-dog-out-never = **Fait-elle sortir un pion ?** Non.
card-page-dog-out-any = **Fait-elle sortir un pion ?** Oui, comme { $cards }.
card-page-dog-out-copy = **Fait-elle sortir un pion ?** Oui, si elle répète { $cards }.
card-page-dog-pawns = **Quels pions peuvent l’utiliser dans { $game } ?** { $text }
card-page-dog-pawns-all = Les quatre.
card-page-dog-pawns-few = Les quatre, mais le roi seulement pour sortir ou pour avancer de { $steps }.
card-page-dog-pawns-out = Les quatre, mais le roi seulement pour sortir : il ne va qu’avec une valeur de 1 à { $stride }.
card-page-dog-pawns-others = Le chevalier, le citoyen et le fou. Le roi ne va qu’avec une valeur de 1 à { $stride }.
card-page-dog-pawns-copied = Ceux qui peuvent utiliser la carte répétée.
