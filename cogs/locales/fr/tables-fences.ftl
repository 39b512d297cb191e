# Ce que les tables de Clôtures disent avec leurs propres mots.

about-fences = Clôturez des carrés avec des pièces de un à cinq côtés. Qui pose le dernier côté d’un carré y installe un chiot ou un chaton.
button-cards-fences = Pièces expliquées
pick-first-fences = Choisissez une pièce…
history-start-fences = Le plateau est vide. Appuyez sur *Ma main* pour voir vos pièces ; on vous appelle quand c’est à vous.
confirm-resign-fences = Voulez-vous abandonner ? La partie s’arrête aussitôt, et l’autre camp gagne.
done-resigned-fences = Vous avez abandonné, et la partie est finie.
