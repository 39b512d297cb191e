# Ce que les tables de Dog et de Dog Royal disent avec leurs propres mots.

about-dog = Deux ou trois équipes font courir leurs chiens autour du jardin, jusqu’à l’arrivée. On ne se concerte pas, mais on donne une carte à son partenaire.
about-dog-royal = Dog avec roi, chevalier, citoyen et fou : chacun a son talent, et des cases spéciales attendent en chemin.
button-cards-dog = Cartes expliquées
pick-first-dog = Choisissez…
history-start-dog = Les cartes sont distribuées. Appuyez sur *Ma main* et choisissez une carte pour votre partenaire.
confirm-resign-dog = Voulez-vous abandonner ? Votre partenaire est alors aussi hors jeu : on ne peut pas jouer à un contre deux. S’il ne reste qu’une équipe, elle gagne.
done-resigned-dog = Vous avez abandonné, et votre équipe est hors jeu.
