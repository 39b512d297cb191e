# Ce que les tables des jeux de jours disent avec leurs propres mots.

about-woof-days = Remplissez votre semaine de chiens, un par jour. La meilleure semaine gagne, pas la première remplie.
about-cat-days = Remplissez votre semaine de chats, un par jour. La meilleure semaine gagne, pas la première remplie.
about-mixed-days = Chiens et chats ensemble : remplissez votre semaine, un animal par jour. La meilleure semaine gagne.
button-cards-days = Cartes expliquées
pick-first-days = Choisissez une carte…
history-start-days = Les cartes sont distribuées. Appuyez sur *Ma main* pour voir les vôtres ; on vous appelle quand c’est à vous.
confirm-resign-days = Voulez-vous abandonner ? La partie continue sans vous : votre main va à la défausse, votre semaine reste, et vous ne pouvez plus gagner.
done-resigned-days = Vous avez abandonné. Votre semaine reste sur la table.
