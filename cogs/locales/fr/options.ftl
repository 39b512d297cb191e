# Options de table : ce que veulent dire les nombres (`choice-OPTION-NOMBRE`), et ce qui ne va pas ensemble.

choice-players-4 = 4 joueurs
choice-players-6 = 6 joueurs
choice-beginner-0 = tirage au sort
choice-beginner-1 = première place
choice-beginner-2 = seconde place

refusal-fences-set-too-small = { $size } carrés de côté demandent { $edges } clôtures, mais les pièces des deux camps n’en ont que { $segments }. Aucune table n’a été ouverte. Choisissez un plateau plus petit, ou ajoutez l’option { option-singles_only }.
