# Ce qu’un serveur choisit pour lui, qui l’a changé ; et arrêter une table en disant pourquoi.

settings-title = ## Paramètres de ce serveur
settings-how = Chaque choix compte tout de suite, pour tout le monde ici. Personne d’autre ne voit ce message.
settings-line = **{ $name }** : { $value }
    -# { $about }
settings-changed = ✓ **{ $name }** : { $after }. Avant : { $before }.
settings-unchanged = C’était déjà ainsi ; rien n’a changé.

settings-name-language = Langue
settings-about-language = De ce que tout le monde voit : salons d’attente, plateaux et mentions. Ce qu’une seule personne voit est dans sa propre langue.
settings-name-channels = Salons
settings-about-channels = Où l’on peut ouvrir des tables, fils compris. Si aucun n’est choisi : partout.
settings-name-rated = Cotes
settings-about-rated = Si les parties, à partir de maintenant, comptent pour les cotes.
settings-name-stop = Arrêt des tables
settings-about-stop = Qui peut arrêter une table pour tout le monde. La modération, ce sont les personnes qui peuvent gérer les messages ou le serveur.

language-en = English
language-fr = Français
settings-language-server = celle du serveur ({ $language })
settings-channels-all = partout
settings-channels-more = { $count ->
        [one] { $channels } et un autre
       *[other] { $channels } et { $count } autres
    }
settings-rated-yes = les résultats comptent
settings-rated-no = les résultats ne comptent pas
settings-stop-hosts = l’hôte et la modération
settings-stop-moderators = seulement la modération

settings-pick-channels = Choisissez des salons…
button-settings = Retour aux paramètres
button-settings-anywhere = Autoriser partout
button-settings-log = Qui a changé quoi
button-settings-newer = ◀ Plus récents
button-settings-older = Plus anciens ▶

settings-log-title = ## Qui a changé quoi
settings-log-empty = Personne n’a encore changé de paramètre.
settings-log-line = - { $when } · { $who } · **{ $name }** : { $after }. Avant : { $before }.

## Arrêter une table

stop-reason = Raison : « { $reason } »
stop-told = { $names }, votre table a été arrêtée.
stopped-table = La table { $table } est arrêtée.

## Refus

refusal-only-managers = Les paramètres sont réservés aux personnes qui ont ici la permission { permission-manage-guild }.
refusal-bad-setting = Cette valeur n’est pas (ou plus) possible ici. Rien n’a changé ; choisissez parmi celles qui sont affichées.
refusal-channel-closed = Sur ce serveur, la place des tables est dans { $channels }. Qui gère le serveur peut changer cela avec /{ command-settings }.
refusal-only-moderators-stop = Sur ce serveur, seule la modération peut arrêter une table.
refusal-reason-too-long = La raison peut avoir { $most } caractères au plus. Rien n’a été arrêté ; raccourcissez-la.
