# Ce qui peut se dire sans aucun jeu : anciens boutons, pannes, permissions qui manquent.

ui-starting = Je démarre tout juste. Réessayez dans quelques secondes.
ui-old-button = Ce bouton vient d’un ancien message et ne fonctionne plus. /{ command-tables } montre vos tables, et /{ command-hand } vos cartes.
ui-old-form = Ce formulaire a été ouvert avant mon redémarrage : je ne peux pas utiliser votre envoi. Rien n’a changé ; ouvrez-le de nouveau.
ui-old-command = Je ne connais plus cette commande. Votre liste n’est peut-être plus à jour : redémarrez Discord, puis réessayez.
ui-server-only = Cela ne fonctionne que dans un serveur.
ui-not-allowed = Vous ne pouvez pas utiliser cette commande ici.
ui-bad-option = L’une des valeurs données n’est pas possible ici. Rien n’a changé ; vérifiez-la et réessayez.
ui-broken = Quelque chose s’est mal passé de mon côté. Ce qui a déjà été joué est conservé. Si cela se reproduit, donnez cette référence à la personne qui s’occupe de moi : **{ $reference }**

## Ce que Discord a refusé, et où

trouble-gone-message = Ce message n’existe plus. /{ command-board } affiche de nouveau la table.
trouble-gone-channel = Le salon de cette table n’existe plus. Utilisez /{ command-board } dans un autre salon pour y continuer.
trouble-no-access =
    { $count ->
        [0] Je ne vois pas { $where }. Un modérateur peut m’y donner accès ; rien n’est perdu en attendant.
        [one] Je ne vois pas { $where }. Un modérateur peut m’y donner la permission { $permissions } ; rien n’est perdu en attendant.
       *[other] Je ne vois pas { $where }. Un modérateur peut m’y donner les permissions { $permissions } ; rien n’est perdu en attendant.
    }
trouble-no-permission =
    { $count ->
        [one] Il me manque la permission { $permissions } dans { $where }. Un modérateur peut me la donner ; rien n’est perdu en attendant.
       *[other] Il me manque les permissions { $permissions } dans { $where }. Un modérateur peut me les donner ; rien n’est perdu en attendant.
    }
trouble-no-permission-unknown = Il me manque une permission dans { $where }. Un modérateur peut vérifier ce que j’ai le droit d’y faire ; rien n’est perdu en attendant.
trouble-closed-thread = Le fil { $where } est fermé. Rouvrez-le pour continuer à y jouer.
trouble-too-old = Ce message est trop ancien pour être modifié. /{ command-board } affiche de nouveau la table.
trouble-busy = Discord me ralentit en ce moment. Ce que vous avez joué est conservé ; le message suivra.
trouble-discord = Discord me répond mal en ce moment. Ce que vous avez joué est conservé ; regardez de nouveau dans une minute.
trouble-late = Discord a perdu ce clic. Réessayez.
trouble-twice = Ce clic a déjà reçu sa réponse.
trouble-expired = Ce message est trop ancien pour être modifié. /{ command-hand } montre de nouveau vos cartes.
trouble-fault = Quelque chose s’est mal passé de mon côté dans { $where }. Donnez cette référence à la personne qui s’occupe de moi : **{ $reference }**

## Les permissions, comme les paramètres de Discord les appellent

permission-view-channel = « Voir le salon »
permission-send-messages = « Envoyer des messages »
permission-send-messages-in-threads = « Envoyer des messages dans les fils »
permission-attach-files = « Joindre des fichiers »
permission-embed-links = « Intégrer des liens »
permission-read-message-history = « Voir les anciens messages »
permission-manage-messages = « Gérer les messages »
permission-manage-guild = « Gérer le serveur »
