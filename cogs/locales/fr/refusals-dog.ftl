# Pourquoi un coup est contraire aux règles de Dog. Les raisons pour lesquelles une carte n’est pas jouable
# se lisent aussi dans la main.

refusal-dog-over = Cette partie est finie : il n’y a plus rien à jouer.
refusal-dog-not-your-turn = Ce n’est pas encore à vous de jouer.
refusal-dog-resigned = Vous avez abandonné cette partie et ne pouvez plus y jouer.
refusal-dog-out = Votre équipe a abandonné : vous ne pouvez plus jouer.
refusal-dog-unknown-word = Je ne comprends pas « { $word } » ici. Choisissez une des propositions qui s’affichent pendant la saisie.
refusal-dog-too-long = Le coup est complet avant « { $word } ». Enlevez ce mot et il sera jouable.
refusal-dog-give-first = D’abord, chaque personne donne une carte à son partenaire. On joue ensuite.
refusal-dog-open-first = D’abord, chaque personne place un pion sur sa case départ. On joue ensuite.
refusal-dog-no-give = L’échange de cette manche est terminé : maintenant, on joue des cartes.
refusal-dog-no-open = On ne place un pion sur la case départ sans carte qu’au tout début.
refusal-dog-no-fold = Vous ne pouvez pas vous défausser : tant qu’une de vos cartes est jouable, vous devez en jouer une.
refusal-dog-no-such-card = Il n’y a pas de { $card } dans ce jeu.
refusal-dog-not-in-hand = Vous n’avez pas { $card } en main.
refusal-dog-nobody-on-track = **{ $card }** : tous vos pions attendent à la maison, et il faut une autre carte pour en faire sortir un.
refusal-dog-stuck = **{ $card }** : aucun de vos pions ne peut aller aussi loin ; un autre pion ou le bout de l’arrivée les en empêche.
refusal-dog-no-split = **{ $card }** : il faut utiliser les sept points, et vos pions ne le peuvent pas.
refusal-dog-swap-none-of-yours = **{ $card }** : aucun de vos pions sur le parcours ne peut être échangé ; sur sa case départ, un pion est protégé.
refusal-dog-swap-none-of-theirs = **{ $card }** : aucun pion d’une autre personne sur le parcours ne peut être échangé ; sur sa case départ, un pion est protégé.
refusal-dog-magnet-alone = **{ $card }** : il n’y a sur le parcours aucun autre pion qui puisse attirer le vôtre.
refusal-dog-copy-first = **{ $card }** : personne n’a encore joué de carte dans cette manche, il n’y a donc rien à copier.
refusal-dog-copy-copy = **{ $card }** : à cette table, on ne copie pas une copie.
refusal-dog-copy-useless = **{ $card }** : elle répéterait { $copied }, que vous ne pouvez pas jouer maintenant.
refusal-dog-not-as = La carte { $card } ne peut pas se remplacer elle-même.
refusal-dog-no-such-pawn = Vous ne déplacez aucun pion de ce nom : { $pawn }.
refusal-dog-pawn-stuck = { $card } ne peut pas déplacer { $pawn } maintenant.
refusal-dog-pawn-used = La carte a déjà déplacé celui-ci : { $pawn }. Chaque pion reçoit une seule part d’un sept.
refusal-dog-rest-unusable = Ainsi, le reste de { $card } ne pourrait pas être utilisé ({ $pawn }), et il faut utiliser les sept points.
refusal-dog-blocked = Un pion est protégé sur sa propre case départ, { $square } : { $pawn } ne peut ni le doubler ni le prendre.
refusal-dog-outranked = Le pion de la case { $square } est d’un rang plus élevé : { $pawn } ne peut pas le doubler.
refusal-dog-king-safe = Il y a un roi sur la case { $square } : { $pawn } ne peut pas le prendre, seul un autre roi le peut.
refusal-dog-finish-taken = { $square } est occupée, et on ne double pas dans l’arrivée : { $pawn } ne peut pas y aller.
refusal-dog-must-lap = De sa propre case départ, { $pawn } ne peut pas aller dans l’arrivée : il doit faire un tour de plus.
refusal-dog-must-finish = À cette table, un pion qui peut entrer dans l’arrivée doit le faire : { $pawn }.
refusal-dog-king-slow = Le roi n’avance que de 1 à 7, par échange ou par aimant, donc pas ainsi avec { $card }.
refusal-dog-wrong-distance = { $card } ne mène pas { $pawn } en { $to }.
