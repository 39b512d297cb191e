# Comment va un membre.

profile-title = ## { $name }{ $gone ->
        [yes] {" "}(plus ici)
       *[no] {""}
    } : { $game }
profile-none = { $all ->
        [yes] { $name } n’a terminé aucune partie ici, à ma connaissance.
       *[no] { $name } n’a terminé aucune partie de ce genre ici, à ma connaissance.
    }
profile-none-own = { $all ->
        [yes] Vous n’avez encore terminé aucune partie ici.
       *[no] Vous n’avez encore terminé aucune partie de ce genre ici.
    }
profile-hidden = { $name } ne montre pas ses résultats.
profile-own-hidden = -# Vous n’êtes dans aucun classement, et les autres ne peuvent pas voir ce profil, comme vous l’avez voulu.
profile-games = - { $games ->
        [one] **{ $games } partie**
       *[other] **{ $games } parties**
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } ({ $share } %), { $halves ->
        [0] { $points } point
        [1] { $points } point
        [2] { $points } point
        [3] { $points } point
       *[other] { $points } points
    }
profile-rating = - Cote : **{ $rating }**, après { $rated } parties cotées
profile-unrated = - Cote : affichée à partir de { $least } parties cotées ; jusqu’ici { $rated }
profile-best = - Meilleur score : { $best }
profile-places = - Places : { $places }
profile-place = { $place ->
        [1] **1re** { $times }×
       *[other] **{ $place }e** { $times }×
    }
profile-streak = - Victoires de suite : { $streak } en ce moment, { $longest } au mieux
profile-favourite = - Jeu préféré : { $game } ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    })
profile-broken = - Abandons : { $given_up } · tables arrêtées : { $stopped }
profile-line = **{ $game }** · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }{ $ranked ->
        [yes] {" "}· cote { $rating }
       *[no] {""}
    }
profile-course-short = Cote au jeu { $game } après chacune des { $count } dernières parties cotées
profile-course = Cote au jeu { $game } après chacune des { $count } dernières parties cotées : au début { $first }, au plus bas { $lowest }, au plus haut { $highest }, à la fin { $last }.
profile-met = **Vous et { $name }**, tous jeux confondus : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } face à face. Vous avez été devant { $you } fois, { $name } { $they } fois, à égalité { $level } fois.
profile-met-never = Vous et { $name } n’avez pas encore terminé de partie face à face.
button-profile = Tous les jeux
button-profile-show = Montrer à tout le monde
