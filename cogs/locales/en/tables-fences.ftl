# What the tables of Fences say in words of their own.

about-fences = Fence in squares with pieces of one to five sides. Whoever lays the last side of a square moves a puppy or kitten in.
button-cards-fences = Pieces explained
pick-first-fences = Choose a piece…
history-start-fences = The board is empty. Press *My hand* to see your pieces; you are called when it’s your turn.
confirm-resign-fences = Do you want to give up? The game ends at once, and the other player wins.
done-resigned-fences = You have given up, and the game is over.
