# Les parties passées, et chacune d’elles encore une fois, coup par coup.

command-history = historique
command-history-description = Les parties passées de ce serveur, la plus récente d’abord. Personne d’autre ne voit la liste.
option-history-member = membre
option-history-member-description = Seulement les parties que cette personne a jouées.
option-history-game = jeu
option-history-game-description = Seulement ce jeu.
command-replay = revoir
command-replay-description = Revoir une partie terminée coup par coup, toutes les mains ouvertes. Personne d’autre ne la voit.
option-replay-table = table
option-replay-table-description = Le numéro de la table, celui de son titre.

## La liste

history-title = Parties passées
history-none = Aucune n’a encore été jouée jusqu’au bout.
history-page = { $count ->
        [one] Une partie
       *[other] { $count } parties
    } · page { $page } sur { $pages }
history-game = **Table { $table } · { $game }** · { $when }
history-end = { $end } · { $moves ->
        [0] aucun coup
        [one] un coup
       *[other] { $moves } coups
    } · { $time }
history-end-full_week = finie par une semaine complète
history-end-all_passed = finie quand plus personne ne pouvait jouer
history-end-all_home = finie quand une équipe était rentrée
history-end-board_full = finie par un plateau plein
history-end-last_round = finie après la dernière manche
history-end-resigned = finie par abandon
history-end-stopped = arrêtée, sans résultat
history-end-other = finie
history-place = **{ $place }.** { $names }
history-score = { $name } ({ $score }{ $resigned ->
        [yes] , abandon
       *[no] {""}
    })
history-minutes = { $minutes ->
        [0] moins d’une minute
       *[other] { $minutes } min
    }
history-hours = { $hours } h { $minutes } min
history-days = { $days } j { $hours } h
history-label = Table { $table } · { $game } · { $names }
history-pick = Revoir une partie…
history-newer = ◀ Plus récentes
history-older = Plus anciennes ▶

## La partie revue

button-replay = Revoir
replay-title = ### Partie revue : { $game } · table { $table }
replay-deal = **Le début**{ $moves ->
        [0]  ; il n’y a eu aucune étape.
        [1] , avant la seule étape
       *[other] , avant la première étape sur { $moves }
    }
replay-move = **Étape { $step } sur { $moves }** · { $name }
replay-hands = **Toutes les mains**
replay-hand = - { $name } : { $held }
replay-hand-empty = rien
replay-before = **Juste avant**
replay-broken = ⚠ On ne peut pas aller plus loin : selon les règles d’aujourd’hui, l’étape { $step } n’est plus possible. La partie a été jouée avec une version plus ancienne du programme.
replay-otherwise = ⚠ Selon les règles d’aujourd’hui, ces coups mènent à une autre fin que celle qui a compté. La partie a été jouée avec une version plus ancienne du programme.
replay-pick = Aller à…
replay-jump-deal = Le début
replay-jump = Après l’étape { $step }
button-replay-first = ⏮ Début
button-replay-back = ◀ Retour
button-replay-next = Suivant ▶
button-replay-last = Fin ⏭
button-replay-back-ten = −{ $leap }
button-replay-next-ten = +{ $leap }
button-replay-file = En fichier

proof-replay = Pour la rejouer coup par coup : `python -m rules replay { $file }`.
proof-unverifiable = Le fichier `{ $file }` contient tous les coups. Depuis, quelqu’un à cette table a effacé ses données, et avec elles ce qu’il avait ajouté au hasard : on peut encore rejouer la partie, mais plus personne ne peut vérifier comment on a mélangé.

## Refus

refusal-replay-not-over = La partie de la table { $table } n’est pas encore terminée. On pourra la revoir à la fin : on y voit toutes les mains.
refusal-replay-no-game = La table { $table } a été fermée avant le début d’une partie : il n’y a rien à revoir.
refusal-replay-unknown-game = À la table { $table }, on a joué à un jeu que je ne connais plus : je ne peux pas le rejouer.
refusal-replay-no-cards = La partie de la table { $table } a été jouée avec un fichier de cartes qui n’est plus ici : je ne peux pas la rejouer. La personne qui héberge ce bot peut remettre le fichier.
refusal-replay-impossible = La partie de la table { $table } ne peut pas être rejouée : selon les règles d’aujourd’hui, elle ne pourrait même pas commencer ainsi. Son résultat reste valable.
