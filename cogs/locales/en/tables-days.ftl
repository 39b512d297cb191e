# What the tables of the games of days say in words of their own.

about-woof-days = Fill your week with dogs, one a day. The best week wins, not the first to be full.
about-cat-days = Fill your week with cats, one a day. The best week wins, not the first to be full.
about-mixed-days = Dogs and cats together: fill your week, one animal a day. The best week wins.
button-cards-days = Cards explained
pick-first-days = Choose a card…
history-start-days = The cards are dealt. Press *My hand* to see yours; you are called when it’s your turn.
confirm-resign-days = Do you want to give up? The game goes on without you: your hand goes to the discard pile, your week stays, and you can’t win any more.
done-resigned-days = You have given up. Your week stays on the table.
