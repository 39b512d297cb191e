# Qui en est où sur un serveur, et comment c’est compté.

period-month = ce mois-ci
period-year = cette année
period-ever = depuis toujours

leaderboard-title = ## Classement : { $game }
    { $by } · { $period } · { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }{ $gone ->
        [yes] {" "}· avec les personnes parties
       *[no] {""}
    }
leaderboard-all-games = tous les jeux
leaderboard-by-rating = par cote
leaderboard-by-wins = par victoires
leaderboard-by-points = par points
leaderboard-line = **{ $place }** · { $name }{ $you ->
        [yes] {" "}(vous)
       *[no] {""}
    }{ $gone ->
        [yes] {" "}(plus ici)
       *[no] {""}
    } · { $figures }
leaderboard-empty = Personne n’a terminé de partie ici pendant cette période. Ouvrez une table, et vous serez peut-être en tête !
leaderboard-empty-rating = Personne n’a ici de place par cote pendant cette période : il faut { $least } parties cotées. Par victoires, il y a peut-être plus à voir.
leaderboard-own = **Vous** : place { $place } · { $figures }
leaderboard-own-none = { $all ->
        [yes] **Vous** n’avez encore terminé aucune partie ici.
       *[no] **Vous** n’avez terminé aucune partie de ce genre pendant cette période.
    }
leaderboard-own-hidden = **Vous** n’êtes dans aucun classement, comme vous l’avez voulu ; les autres ne vous voient pas ici. /{ command-privacy } { command-privacy-unhide } vous y ramène.
leaderboard-own-unranked = **Vous** n’avez pas encore de place par cote ici : il faut { $least } parties cotées à ce jeu.{ $known ->
        [yes] {" "}Vous en avez { $rated }.
       *[no] {""}
    }
leaderboard-no-rating = Les cotes sont tenues jeu par jeu. Choisissez un jeu pour les voir.
leaderboard-alt = Des barres, { $by }, dans l’ordre de la liste. Place : valeur. { $rows }
leaderboard-alt-row = { $place } : { $figure }
leaderboard-option = { $place } · { $name }
leaderboard-nameless = (aucun nom visible)
leaderboard-pick-profile = Voir le profil de quelqu’un…
leaderboard-shown-by = -# Montré par { $name }
leaderboard-no-writing = Vous ne pouvez pas écrire dans ce salon : je n’y montre donc rien pour vous.

figure-wins = { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
figure-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
figure-rated = { $rated ->
        [one] { $rated } partie cotée
       *[other] { $rated } parties cotées
    }
figure-points = { $halves ->
        [0] { $points } point
        [1] { $points } point
        [2] { $points } point
        [3] { $points } point
       *[other] { $points } points
    }
figure-rating = cote { $rating }

button-ranks-with = Avec les personnes parties
button-ranks-without = Sans les personnes parties
button-ranks-show = Montrer à tout le monde
button-ranks-mine = Et moi ?
button-ranks-back = Retour au classement

refusal-bad-period = « { $period } » n’est ni un mois ni une année que je connais. Choisissez dans la liste.

## Les règles du compte

game-leaderboard = Classements
rules-leaderboard-counting-title = Ce qui compte
rules-leaderboard-counting =
    Une table compte sur le serveur où elle a été jouée, quand elle se termine par un résultat. Seules des personnes jouent, donc seules des personnes sont comptées. Une table arrêtée ne compte pour personne : un profil dit combien il y en a eu, et rien d’autre ne change.

    - **Victoire** : la première place, seule ou partagée. Les partenaires ont la même place, et l’équipe qui suit la première est deuxième.
    - **Points** : à chaque table, un pour chaque personne d’une autre équipe classée derrière vous, et un demi-point pour chaque personne à égalité. Gagner contre cinq rapporte donc cinq points, gagner contre une personne en rapporte un.
    - **Abandon** : qui abandonne est classé derrière tous ceux qui ne l’ont pas fait, ne reçoit aucun point de cette table, et son score n’y est pas son meilleur. C’est tout de même une de ses parties.
    - **Meilleur score** : le plus haut score final à un jeu. Les jeux ne comptent pas pareil : il n’y en a donc pas pour tous ensemble.
    - **Série** : les parties gagnées l’une après l’autre, victoires partagées comprises.
    - **Périodes** : une table compte dans le mois et l’année où elle s’est terminée, en temps UTC, et pour toujours.
rules-leaderboard-places-title = Les places, et qui est classé
rules-leaderboard-places =
    Des valeurs égales partagent une place, et la suivante est sautée : 1, 2, 2, 4. L’ordre entre égaux ne veut rien dire.

    - **Par victoires** et **par points** est classée toute personne qui a terminé une telle partie pendant la période.
    - **Par cote**, il n’y a de classement que pour un seul jeu. Vous y avez une place à partir de votre { $ranked }e partie cotée. Pour un mois ou une année, c’est la cote après votre dernière partie cotée de ce temps.
    - **Qui est parti** du serveur n’est pas classé, sauf si vous le demandez avec le bouton. Je ne demande aucune liste des membres : je le remarque peu à peu.
    - **Qui ne veut pas** être classé ne l’est pas (/{ command-privacy } { command-privacy-hide }), et ne compte pour la place de personne ; les autres ne voient pas non plus son profil.
    - **Les noms** sont ceux sous lesquels je vous ai vus pour la dernière fois.
    - Qui efface ses données disparaît d’ici, et les classements montrés à tous où son nom figure sont supprimés ; ce que les autres ont gagné et leurs cotes restent tels quels.
rules-leaderboard-rating-title = Comment la cote est calculée
rules-leaderboard-rating =
    La méthode est Plackett-Luce, de la bibliothèque libre `openskill`. Sur chaque serveur et à chaque jeu, vous avez une force (mu), au début { $mu }, et une incertitude (sigma), au début { $sigma }. La cote affichée est

    > **{ $start } + 100 × (mu − { $caution } × sigma)**, arrondie à un nombre entier.

    Tout le monde commence donc à { $start }, et la cote monte aussi quand elle devient plus sûre.

    - Une table compare tout le monde par les places ; les scores ne comptent pas. Battre plus fort rapporte davantage que battre plus faible.
    - Les partenaires sont cotés comme une seule équipe, dont la force est la somme des leurs. L’équipe a la meilleure de leurs places.
    - Une place partagée compte comme la moyenne de tous les ordres d’arrivée possibles entre ceux qui la partagent, jusqu’à { $orders } ; au-delà, à la manière propre de la bibliothèque pour les égalités.
    - **Abandonner ne sauve aucune cote** : qui abandonne est derrière tous ceux qui restent, et ni sa force ni la cote affichée ne peuvent monter par cette table.
    - **Toujours les mêmes** : si, dans les { $hours } heures d’avant, vous avez déjà été adversaires à { $full } tables cotées de ce jeu, un adversaire ne compte pour vous qu’à moitié, et pour moitié moins encore avec chacune de plus ; sinon il compte entièrement. Votre changement est multiplié par la moyenne sur vos adversaires : un tiers qui change n’y aide pas. Qui a supprimé ses données depuis a pu être n’importe qui ; qui le fait pendant qu’une table continue y compte comme débutant.
    - Un serveur peut désactiver les cotes : les tables qui se terminent alors ne comptent que pour les victoires et les points.
