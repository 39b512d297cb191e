# What the tables of Dog and Dog Royal say in words of their own.

about-dog = Two teams or three race their dogs around the garden and home. You can’t talk, but you give your partner a card.
about-dog-royal = Dog with king, knight, citizen and jester: each with a talent, and special squares on the way.
button-cards-dog = Cards explained
pick-first-dog = Choose…
history-start-dog = The cards are dealt. Press *My hand* and choose a card for your partner.
confirm-resign-dog = Do you want to give up? Your partner is then out as well: nobody can play on alone. If only one team is left, it wins.
done-resigned-dog = You have given up, and your team is out.
