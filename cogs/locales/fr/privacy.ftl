# Ce qui est enregistré sur quelqu’un, comment quitter les classements, et comment tout effacer.

somebody-deleted = quelqu’un (données effacées)

privacy-show =
    ## Ce qui est enregistré sur vous sur ce serveur
    Tout est dans le fichier : le dernier nom sous lequel on vous a vu, à quelles tables vous étiez et ce que vous y avez fait, vos résultats et la façon dont ils comptent, quels classements et profils montrés à tous vous nomment, et ce que vous avez choisi pour vous.
    -# Les autres serveurs ont leurs propres fichiers ; demandez-les aussi là-bas. /{ command-privacy } { command-privacy-hide } vous retire des classements, /{ command-privacy } { command-privacy-delete } efface tout.
privacy-packed = Le fichier est compressé parce qu’il est très grand ; tout programme pour fichiers zip l’ouvre.
privacy-alt = Ce qui est enregistré sur vous, en texte

privacy-hidden = Vous n’êtes plus dans aucun classement de ce serveur. Vos parties comptent comme avant, et les autres ont comblé le vide ; /{ command-privacy } { command-privacy-unhide } vous y ramène.
privacy-unhidden = Vous êtes dans les classements de ce serveur : tout ce que vous avez terminé ici compte, et ce qui viendra aussi.

privacy-delete =
    ## Effacer tout ce qui vous concerne sur ce serveur ?
    - Votre nom et votre identifiant disparaissent de toutes les tables d’ici, et avec eux vos résultats, vos cotes et vos réglages. À votre place, on lira « { somebody-deleted } ».
    - Les parties des autres restent entières : leurs places, leurs points et leurs cotes ne changent pas.
    - { $tables ->
        [0] Vous n’êtes à aucune table ouverte, personne ne vous attendra donc.
        [one] Vous êtes à une table ouverte : vous la quittez et, si la partie est en cours, vous l’abandonnez.
       *[other] Vous êtes à { $tables } tables ouvertes : vous les quittez, et vous abandonnez les parties en cours.
    }
    - J’enlève votre nom des messages de tables, l’un après l’autre, et je supprime les classements et profils montrés où il figure. Ce que je ne peux pas modifier tout de suite attend : dans un fil archivé, jusqu’à sa réouverture.
    - Trois choses m’échappent : ce que d’autres ont encore ouvert sur des écrans visibles d’eux seuls, la ligne de Discord qui dit qui a utilisé une commande, et les anciennes copies de la base de données, qui gardent tout jusqu’à ce qu’on les jette.
    - C’est irréversible. Si vous voulez garder quelque chose, prenez-le d’abord avec /{ command-privacy } { command-privacy-show }.
button-privacy-delete = Tout effacer
button-privacy-keep = Tout garder
privacy-deleted = Tout ce qui était enregistré sur vous sur ce serveur est effacé. Votre nom disparaît maintenant aussi des messages dans les salons, l’un après l’autre.
privacy-left = { $count ->
        [one] Auparavant, vous avez quitté la table { $tables }.
       *[other] Auparavant, vous avez quitté les tables { $tables }.
    }
privacy-kept = Rien n’a été effacé.

## Refus

refusal-no-result = Aucune partie ne s’est terminée à la table { $table } ici.
refusal-busy-seated = Vous ne cessez de vous asseoir à des tables, donc rien n’a été effacé. Quittez-les et réessayez.
