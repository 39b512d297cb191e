# Une table, du salon d’attente au résultat : ce que tous les jeux partagent.

table-title = ### { $game } · table { $table }
table-line = { $table } · { $game } · { $state }
table-option = - **{ $name }** { $value ->
        [yes] oui
       *[no] non
    } : { $text }
table-option-number = - **{ $name }** { $value } : { $text }
table-stopped = Cette partie a été arrêtée avant la fin. Personne n’a gagné ni perdu.
table-unread = Cette partie est terminée. Son plateau ne peut pas être montré pour le moment ; le résultat compte comme avant.

## Le salon

lobby-seats = **À table** ({ $exact ->
    [yes] { $taken } sur { $size }
   *[no] { $taken } sur { $size } au plus
})
lobby-host = - { $letter } · { $name } (hôte)
lobby-seat = - { $letter } · { $name }
lobby-missing = { $count ->
        [one] Il manque encore une personne. Appuyez sur *Rejoindre* pour prendre place.
       *[other] Il manque encore { $count } personnes. Appuyez sur *Rejoindre* pour prendre place.
    }
lobby-in-between = On ne peut pas jouer à { $players } : ce jeu se joue à { $fewer } ou à { $more }. Il faut que quelqu’un d’autre rejoigne la table, ou que quelqu’un la quitte.
lobby-teams = **Équipes** ({ $exact ->
    [yes] { $taken } sur { $size } à table
   *[no] { $taken } à table, { $size } au plus
})
lobby-team = - { $first } et { $second }
lobby-alone = - { $name }, encore sans partenaire
lobby-host-name = { $name } (hôte)
lobby-pick-partner = Choisissez votre partenaire…
lobby-ready = { $host } peut appuyer sur *Commencer*{ $full ->
        [yes] .
       *[no] {" "}; on peut encore rejoindre la table.
    }
lobby-rematch = { $teams ->
    [yes] Revanche de la table { $table } : dès que les mêmes personnes sont de retour, chacune retrouve son partenaire et sa place, sauf si vous en décidez autrement.
   *[no] -# Revanche de la table { $table } : si les mêmes personnes jouent, chacune garde sa place.
}
lobby-closed = Cette table est fermée : tout le monde est parti, ou elle a été arrêtée avant de commencer.
shuffle-promise = -# Promesse d’un hasard honnête (SHA-256) : { $promise }
shuffle-secret = -# Son secret : { $secret }
left-lobby = Vous avez quitté la table { $table }.

## Les boutons

button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-rules = Règles
button-more = Plus
button-hand = Ma main
button-hand-of = Ma main, table { $table }
button-text = Plateau en mots
button-short = Encore : { $move }
button-look = Actualiser
button-back = Retour
button-play = Jouer
button-play-dog-fold = Oui, me défausser
button-play-dog-give = Donner cette carte
button-rematch = Revanche
button-proof = Vérifier le hasard
button-resign = Abandonner
button-resign-yes = Oui, j’abandonne
button-resign-no = Non, je continue
button-stop = Arrêter la table
button-stop-yes = Oui, arrêter
button-stop-no = Non, continuer
button-pings-off = Ne plus me mentionner
button-pings-on = Me mentionner à mon tour
button-earlier = ◀ Page { $page } sur { $pages }
button-later = Page { $page } sur { $pages } ▶

## À qui le tour

# À qui est chaque lettre de l’image ; une étoile devant qui a déjà choisi.
legend = { $chosen ->
        [yes] ★{" "}
       *[no] {""}
    }**{ $letter }** { $name }{ $you ->
        [yes] {" "}(vous)
       *[no] {""}
    }
legend-team = { $first } et { $second }
legend-chosen = (★ a choisi)
your-turn = **C’est à vous de jouer.**
your-turn-with = **C’est à vous de jouer**, ainsi qu’à { $names }.
waiting-for = { $count ->
        [one] C’est à **{ $names }** de jouer.
       *[other] On attend **{ $names }**.
    }
waiting-choice = On attend **{ $names }**.
ping = { $names }, c’est à vous de jouer à { $game } (table { $table }).
news = Depuis votre dernier coup :
history-stop = La table a été arrêtée.
pick-next = Choisissez…
pick-range = Choisissez : de { $first } à { $last }
board-trouble = ⚠ Le plateau ne peut pas s’afficher pour l’instant : { $why } Vous pouvez continuer à jouer ici.

## Plus

options-usual = Règles maison : aucune, tout est comme d’habitude.
options-changed = **Règles maison à cette table :**
more-pings-on = Mentions : activées. Là où vous jouez, je vous mentionne quand c’est à vous.
more-pings-off = Mentions : désactivées. Personne ne vous appelle ; /{ command-tables } montre où c’est à vous.
shuffle-explained = Hasard honnête : avant l’arrivée de quiconque, j’ai fixé cette promesse : `{ $promise }`. À la fin de la partie, je montre le secret qu’elle cache : chacun peut vérifier que rien n’a été arrangé, ni les cartes ni qui commence.
confirm-stop = Voulez-vous arrêter cette table pour tout le monde ? Personne ne gagnera. Pour dire pourquoi, utilisez plutôt /{ command-stop }.
done-stopped = La table est arrêtée.
rematch-open = Revanche : table { $table }.
proof = Le fichier `{ $file }` contient le secret, ce que chaque personne a ajouté et tous les coups. Avec le programme, chacun peut le vérifier : `python -m rules verify { $file }`. La promesse affichée dès le début était `{ $promise }`.
proof-alt = La partie terminée sous forme de fichier : le secret, les contributions et tous les coups.

## Commandes

overview = **Vos tables**
overview-more = { $count ->
        [one] Une autre table n’est pas affichée.
       *[other] { $count } autres tables ne sont pas affichées.
    }
state-lobby = en attente, { $taken ->
        [one] { $taken } place prise
       *[other] { $taken } places prises
    } sur { $size }
state-yours = c’est à vous
state-waiting = on attend { $names }
state-over = terminée
state-lacking = en pause jusqu’au retour de son fichier de cartes
board-posted = Le plateau de la table { $table } est maintenant en bas de ce salon.
typed-ready = Jouer : { $move }
typed-refused = Impossible : { $why }
typed-unfinished = C’est bon jusqu’ici. Et ensuite ?

## Refus : pourquoi, et que faire

refusal-server-only = On joue sur un serveur, pas en messages privés.
refusal-unknown-game = Je ne connais pas le jeu « { $game } ».
refusal-bad-size-either = Ce jeu se joue à { $fewer } ou à { $more }.
refusal-bad-size = Ce jeu se joue de { $least } à { $most }.
refusal-bad-option = L’option { $option } n’est pas possible ainsi. Aucune table n’a été ouverte.
refusal-already-seated = Vous êtes déjà à cette table. Dès que l’hôte commence, vous pourrez voir votre main.
refusal-lobby-full = Les { $size } places sont prises. Vous pouvez ouvrir votre propre table avec la même commande.
refusal-leave-running = La partie de la table { $table } est en cours. Utilisez /{ command-leave } si vous voulez abandonner.
refusal-only-host = Seul l’hôte, { $host }, peut commencer.
refusal-only-host-stops = Seul l’hôte, { $host }, ou la modération peut arrêter cette table.
refusal-too-few = { $need ->
        [one] Il manque encore une personne pour commencer.
       *[other] Il manque encore { $need } personnes pour commencer.
    }
refusal-in-between = Ce jeu se joue à { $fewer } ou à { $more }, et vous êtes { $players }. Pour commencer, il faut que quelqu’un d’autre rejoigne la table, ou que quelqu’un la quitte.
refusal-no-teams = À ce jeu, chacun joue pour soi.
refusal-partner-self = Vous ne pouvez pas faire équipe avec vous-même. Choisissez quelqu’un d’autre.
refusal-partner-gone = Cette personne n’est plus à la table : elle ne peut pas faire équipe avec vous. Choisissez quelqu’un qui y est.
refusal-already-running = La partie de la table { $table } a commencé ; on ne peut plus rejoindre ni quitter le salon d’attente.
refusal-table-over = La table { $table } est terminée.
refusal-not-started = La partie de la table { $table } n’a pas encore commencé. L’hôte la lance quand tout le monde est là.
refusal-not-at-table = Vous ne jouez pas à la table { $table } : cela est réservé à celles et ceux qui y jouent.
refusal-gave-up = Vous avez abandonné à la table { $table } : vous n’y jouez plus.
refusal-not-your-turn = Ce n’est pas votre tour : la table attend { $name }. Rien n’a changé.
refusal-out-of-date = La table a avancé depuis que vous avez ouvert ceci. Voici votre main telle qu’elle est maintenant.
refusal-unreadable-move = Je ne comprends pas « { $word } » ici. Rien n’a changé ; choisissez parmi ce qui suit.
refusal-unfinished = Ce coup n’est pas encore complet. Choisissez l’étape suivante ci-dessous.
refusal-not-over = La table { $table } n’est pas encore terminée.
refusal-lacking = La table { $table } ne peut pas continuer pour l’instant : elle se joue avec un fichier de cartes que le bot n’a plus. Rien n’est perdu. Dès que la personne qui gère le bot aura remis ce fichier en place, la partie reprendra là où elle en était.
refusal-no-table = Il n’y a pas (ou plus) de table { $table } ici. /{ command-tables } montre les vôtres.
refusal-no-tables = Vous n’êtes à aucune table. Ouvrez-en une avec la commande d’un jeu (/{ command-help } les montre), ou rejoignez-en une par le premier bouton de son salon d’attente.
refusal-board-elsewhere = Seules les personnes qui jouent à la table { $table } peuvent amener son plateau dans un autre salon.
refusal-table-unseen = La table { $table } est dans un salon que vous ne pouvez pas voir. Seules les personnes qui le voient, ou qui y ont joué, peuvent revoir la partie.
refusal-no-tables-here = Il n’y a pas de table ouverte dans ce salon.
