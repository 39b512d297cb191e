# Pourquoi un coup est contraire aux règles de Clôtures.

refusal-fences-over = Cette partie est finie : il n’y a plus rien à jouer.
refusal-fences-not-your-turn = Ce n’est pas encore votre tour.
refusal-fences-unknown-word = Je ne comprends pas « { $word } » ici. Choisissez une des suggestions qui apparaissent pendant la saisie.
refusal-fences-too-long = Le coup est complet avant « { $word } ». Enlevez cela et il pourra être joué.
refusal-fences-no-such-piece = On ne joue pas avec { $piece } à cette table : il n’y a que des pièces simples.
refusal-fences-none-left = Vous n’avez plus { DE($piece) }{ $piece }.
refusal-fences-no-gate-yet = On ne pose de portillons que lorsque plus personne ne peut poser de pièce.
refusal-fences-only-gates = Plus personne ne peut poser de pièce : on ne pose plus que des portillons.
refusal-fences-no-room = Il n’y a plus de place sur le plateau pour { $piece }.
refusal-fences-no-room-turned = { $piece } ne passe nulle part ainsi ({ $turn }) ; essayez une autre orientation.
refusal-fences-off-board = { $piece } dépasserait du plateau en { $post }.
refusal-fences-taken = { $piece } ne passe pas ici : il y a déjà une clôture entre { $one } et { $other }.
