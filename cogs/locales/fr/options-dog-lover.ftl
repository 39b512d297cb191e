# Les options de table de Dog Lover.
# Limites de Discord : noms de 1 à 32 caractères, en minuscules, sans espace ; descriptions de 1 à 100.

option-dog-lover-players = joueurs
option-dog-lover-players-description = Nombre maximum de joueurs, de 2 à 4.
option-special_start = départ_spécial
option-special_start-description = Chaque personne commence avec un Tour de départ à elle, distribué au hasard.
option-fetch_at_once = va_chercher_aussitôt
option-fetch_at_once-description = Va chercher peut se jouer dans le tour même où on l’a prise.
option-fetch_back = reprendre_va_chercher
option-fetch_back-description = Un Tour peut reprendre Va chercher là où on l’a posée dans le même tour.
option-cards = cartes
option-cards-description = Les cartes sont celles du propriétaire de ce bot ; le nombre dit quel fichier.
house-rule-special_start = Tours de départ spéciaux
house-rule-fetch_at_once = Va chercher aussitôt
house-rule-fetch_back = Reprendre Va chercher aussitôt
house-rule-cards = Fichier de cartes propre
