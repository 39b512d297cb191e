# Ce que les tables de Dog Lover disent avec leurs propres mots.

about-dog-lover = Vos Tours rapportent de la grille chiens, nourriture, promenades et jouets, malgré le Chien de garde. À la fin, un chien nourri rapporte des points, un chien affamé en coûte.
button-cards-dog-lover = Cartes expliquées
button-play-dog-lover-end = Terminer le tour
button-play-dog-lover-undo = Annuler l’étape
pick-first-dog-lover = Choisissez un Tour, ou autre chose…
history-start-dog-lover = La grille est prête. La dernière personne dans l’ordre du jeu place d’abord le Chien de garde ; on vous appelle quand c’est à vous.
confirm-resign-dog-lover = Voulez-vous abandonner ? La partie continue sans vous. Votre main sort du jeu, vos chiens restent, et vous ne pouvez plus gagner.
done-resigned-dog-lover = Vous avez abandonné. Vos chiens restent sur la table.
