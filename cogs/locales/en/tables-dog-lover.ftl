# What the tables of Dog Lover say in words of their own.

about-dog-lover = Let your tricks fetch dogs, food, walks and toys from the grid, past the watch dog. At the end, fed dogs score and hungry ones cost points.
button-cards-dog-lover = Cards explained
button-play-dog-lover-end = End turn
button-play-dog-lover-undo = Take it back
pick-first-dog-lover = Use a trick, or do something else…
history-start-dog-lover = The grid is laid out. Whoever plays last places the watch dog first; you are called when it’s your turn.
confirm-resign-dog-lover = Do you want to give up? The game goes on without you. Your hand goes out of play, your dogs stay, and you can’t win any more.
done-resigned-dog-lover = You have given up. Your dogs stay on the table.
