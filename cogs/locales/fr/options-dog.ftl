# Les options de table de Dog et de Dog Royal.
# Limites de Discord : noms de 1 à 32 caractères, minuscules, sans espace ; descriptions de 1 à 100.

option-must_finish = arrivee_obligatoire
option-must_finish-description = Un pion qui peut entrer dans son arrivée ne peut pas passer devant (sinon, au choix).
option-host_begins = hote_commence
option-host_begins-description = Qui a ouvert la table joue en premier à la première manche, sans tirage au sort.
option-swiss_start = depart_suisse
option-swiss_start-description = Départ suisse : protégé juste après la sortie seulement ; au retour, il peut aller à l’arrivée.
option-lapse_rest = reste_perdu
option-lapse_rest-description = Après votre dernier pion, le reste d’un sept est perdu si votre partenaire n’en fait rien.
option-special_offset = case_speciale
option-special_offset-description = À combien de cases après chaque départ se trouve la case spéciale, de 1 à 15 ; sinon 10.
option-opponents_starts_only = departs_adverses_seuls
option-opponents_starts_only-description = Le départ du partenaire n’est pas adverse : le roi y est à l’abri, le chevalier n’y double pas.
option-green_takes_king = vert_prend_roi
option-green_takes_king-description = Avec un 10 ou un 4, tout pion peut prendre un roi.
option-green_passes_starts = vert_double_departs
option-green_passes_starts-description = Avec un 10 ou un 4, tout pion peut doubler un pion qui bloque sa case départ.
option-king_stops_knight = roi_arrete_chevalier
option-king_stops_knight-description = Aucun chevalier ne double un roi sur sa case départ, même avec un 10 ou un 4.
option-no_copy_of_copy = pas_de_copie_de_copie
option-no_copy_of_copy-description = Une carte copie ne se joue pas juste après une autre carte copie.
option-copy_folded = copier_defausse
option-copy_folded-description = La dernière carte d’une main défaussée peut aussi être copiée.
option-zero_magnet = aimant_sur_place
option-zero_magnet-description = Un aimant peut se jouer sur un pion juste derrière un autre : il reste sur place.
option-secret_opening = ouverture_secrete
option-secret_opening-description = Les premiers pions se choisissent en secret et en même temps, au lieu de chacun son tour.
