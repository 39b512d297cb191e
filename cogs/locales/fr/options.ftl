# Options de table : leur nom pour qui lit (`house-rule-OPTION`), ce que signifient les nombres
# (`choice-OPTION-NOMBRE`), et ce qui ne va pas ensemble.

house-rule-great_dane_edges = Dogue allemand aux bords
house-rule-series_tie_break = Les animaux départagent
house-rule-one_sided_swap = Échange avec un jour vide
house-rule-cover_on_empty = Recouvrir un jour vide
house-rule-anywhere_fillers = Animaux à 1 point partout
house-rule-foreign_tree_closed = Arbre à chats réservé
house-rule-australian_optional = Berger australien facultatif
house-rule-chihuahua_covered = Chihuahua méfiant
house-rule-wild_cat_visible_only = Chat sauvage adouci
house-rule-wild_cat_tree_mates = Chat sauvage seul sur son arbre
house-rule-toys_between_opponents = Jouets entre adversaires
house-rule-trees_in_pile = Arbres à chats dans la pioche
house-rule-singles_only = Clôtures simples seulement
house-rule-size = Taille du plateau
house-rule-beginner = Premier coup
house-rule-must_finish = Arrivée obligatoire
house-rule-host_begins = L’hôte commence
house-rule-swiss_start = Départ suisse
house-rule-lapse_rest = Reste d’un sept perdu
house-rule-special_offset = Place de la case spéciale
house-rule-opponents_starts_only = Départ du partenaire ami
house-rule-green_takes_king = Les vertes prennent le roi
house-rule-green_passes_starts = Les vertes doublent les départs
house-rule-king_stops_knight = Le roi arrête le chevalier
house-rule-no_copy_of_copy = Pas de copie d’une copie
house-rule-copy_folded = Copie d’une carte défaussée
house-rule-zero_magnet = Aimant sur place
house-rule-secret_opening = Ouverture secrète

choice-players-4 = 4 joueurs
choice-players-6 = 6 joueurs
choice-beginner-0 = tirage au sort
choice-beginner-1 = première place
choice-beginner-2 = seconde place

refusal-fences-set-too-small = { $size } carrés de côté demandent { $edges } clôtures, mais les pièces des deux camps n’en ont que { $segments }. Aucune table n’a été ouverte. Choisissez un plateau plus petit, ou ajoutez l’option { option-singles_only }.
