# Commandes : noms et descriptions, et ceux de leurs options.
# Limites de Discord : noms de 1 à 32 caractères, en minuscules, sans espace ; descriptions de 1 à 100.

## Jeux

command-woof-days = woof-days
command-woof-days-description = Ouvrir une table de Woof Days : remplissez votre semaine de chiens.
command-cat-days = cat-days
command-cat-days-description = Ouvrir une table de Cat Days : remplissez votre semaine de chats.
command-mixed-days = mixed-days
command-mixed-days-description = Ouvrir une table de Mixed Days : chiens et chats dans une même partie.
command-fences = clôtures
command-fences-description = Ouvrir une table de Clôtures : chiots et chatons, clôture après clôture.
command-dog = dog
command-dog-description = Ouvrir une table de Dog : deux ou trois équipes de deux rentrent leurs pions.
command-dog-royal = dog-royal
command-dog-royal-description = Ouvrir une table de Dog Royal : Dog avec roi, chevalier, citoyen et fou.
command-dog-lover = dog-lover
command-dog-lover-description = Ouvrir une table de Dog Lover : vos Tours rapportent chiens et nourriture.

option-players = joueurs
option-players-description = Nombre maximum de joueurs, de 2 à 6.
option-dog-players = joueurs
option-dog-players-description = Nombre maximum de joueurs : 4 (d’ordinaire) ou 6. À 4, on peut aussi jouer à une table de 6.
option-dog-royal-players = joueurs
option-dog-royal-players-description = Nombre maximum de joueurs : 4 (d’ordinaire) ou 6. À 4, on peut aussi jouer à une table de 6.

## Options de table

option-great_dane_edges = dogue_aux_bords
option-great_dane_edges-description = Le Dogue allemand peut aussi aller le lundi et le dimanche, pas seulement du mardi au samedi.
option-series_tie_break = départage_par_animaux
option-series_tie_break-description = À égalité, la semaine avec le plus d’animaux (même recouverts) gagne, au lieu d’un partage.
option-one_sided_swap = échange_à_vide
option-one_sided_swap-description = Une pile peut aussi être échangée avec un jour complètement vide.
option-cover_on_empty = recouvrir_à_vide
option-cover_on_empty-description = Les cartes qui se posent sur un animal peuvent aussi se poser un jour vide.
option-anywhere_fillers = bouche_trous_partout
option-anywhere_fillers-description = Labrador et Chat curieux vont dans n’importe quelle semaine, pas seulement la vôtre.
option-foreign_tree_closed = arbre_réservé
option-foreign_tree_closed-description = Personne ne peut ajouter de chat sur l’Arbre à chats d’un autre.
option-australian_optional = berger_facultatif
option-australian_optional-description = Après avoir posé le Berger australien, vous pouvez ne déplacer aucun chien.
option-chihuahua_covered = chihuahua_méfiant
option-chihuahua_covered-description = Le Chihuahua évite aussi les trois grands chiens recouverts les jours voisins.
option-wild_cat_visible_only = sauvage_visibles
option-wild_cat_visible_only-description = Le Chat sauvage n’effraie que les chats visibles à côté, pas les piles entières.
option-wild_cat_tree_mates = sauvage_même_arbre
option-wild_cat_tree_mates-description = Le Chat sauvage effraie aussi les chats installés sur le même Arbre à chats.
option-toys_between_opponents = jouets_entre_adversaires
option-toys_between_opponents-description = Jouets pour chats peut aussi échanger les chats de deux de vos adversaires.
option-trees_in_pile = arbres_dans_la_pioche
option-trees_in_pile-description = Mélanger les Arbres à chats dans la pioche (oui par défaut) ou les laisser dans la boîte.
option-singles_only = simples_seulement
option-singles_only-description = Seulement des clôtures simples, à volonté : le jeu classique des points et des carrés.
option-size = taille
option-size-description = Nombre de carrés de côté, de 3 à 6 ; 6 seulement avec les clôtures simples.
option-beginner = commence
option-beginner-description = Qui commence ; lors d’une revanche, c’est au tour de l’autre de commencer.

## À une table

command-hand = main
command-hand-description = Voir vos cartes ou vos pièces et jouer. Personne d’autre ne le voit.
command-board = plateau
command-board-description = Afficher à nouveau le plateau en bas de ce salon.
command-move = coup
command-move-description = Écrire votre coup ; chaque étape est complétée pendant la saisie.
command-tables = tables
command-tables-description = Vos tables, et à qui de jouer à chacune.
command-leave = quitter
command-leave-description = Quitter une table. En cours de partie, c’est un abandon.
command-stop = arrêter
command-stop-description = Arrêter une table pour tout le monde, en disant pourquoi. Pour l’hôte et la modération.

option-table = table
option-table-description = Quelle table, si vous jouez à plusieurs.
option-move-move = coup
option-move-move-description = Votre coup, étape par étape : la carte ou la pièce, puis l’endroit.
option-stop-table = table
option-stop-table-description = Le numéro de la table, celui de son titre.
option-reason = raison
option-reason-description = Pourquoi vous l’arrêtez ; tout le monde à la table peut le lire.

## Classements

command-leaderboard = classement
command-leaderboard-description = Qui joue le mieux ici : à un jeu ou à tous, ce mois ou depuis toujours. D’abord pour vous.
option-leaderboard-game = jeu
option-leaderboard-game-description = À quel jeu ; tous ensemble si vous n’en choisissez pas.
option-period = période
option-period-description = Ce qui compte : ce mois, cette année, ou tout ce qui a été joué ici.
option-by = par
option-by-description = Par cote, victoires ou points ; sans choix, par cote là où il y en a une.
command-profile = profil
command-profile-description = Vos résultats ici, ou ceux d’un autre : parties, victoires, séries, cote. D’abord pour vous.
option-member = membre
option-member-description = Le profil de qui ; le vôtre si vous ne choisissez personne.

## Serveur

command-settings = paramètres
command-settings-description = La langue, les salons et le reste pour ce serveur. Pour qui le gère.

## Ce qui est enregistré sur quelqu’un

command-privacy = confidentialité
command-privacy-description = Ce qui est enregistré sur vous, et comment le reprendre.
command-privacy-show = montrer
command-privacy-show-description = Recevoir tout ce qui est enregistré sur vous ici, en fichier. Personne d’autre ne le voit.
command-privacy-hide = masquer
command-privacy-hide-description = Quitter les classements de ce serveur. Vos parties continuent de compter.
command-privacy-unhide = réafficher
command-privacy-unhide-description = Revenir dans les classements de ce serveur.
command-privacy-delete = effacer
command-privacy-delete-description = Effacer tout ce qui est enregistré sur vous sur ce serveur. On vous le redemande une fois.

## Livret de règles

command-rules = règles
command-rules-description = Lire les règles d’un jeu, page par page.
option-game = jeu
option-game-description = Quel jeu.
command-card = carte
command-card-description = Chercher une carte ou une pièce : ce qu’elle fait, en combien d’exemplaires.
option-name = nom
option-name-description = Le nom de la carte ou de la pièce ; commencez à écrire.
command-help = aide
command-help-description = Ce que fait ce bot et comment lancer une partie.
