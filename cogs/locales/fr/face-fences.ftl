# Clôtures en mots : plateau, réserve, choix, aperçus, journal et résultat.
# $animal est la lettre du siège : A a les chiots, B les chatons.

game-fences = Clôtures

## Les pièces et leurs orientations. Chaque orientation a ses propres mots : on peut les écrire.

fences-piece = { $name } ({ $code })
fences-turned = { $piece }, { $turn }
fences-many = { $piece } ×{ $n }
fences-piece-i1 = Simple
fences-piece-i2 = Double
fences-piece-v2 = Angle
fences-piece-i3 = Triple
fences-piece-u3 = U
fences-piece-w4 = Escalier
fences-piece-o4 = Carré
fences-piece-d5 = U profond
fences-piece-g1 = Portillon
fences-looks-i1 = un côté de carré.
fences-looks-i2 = deux côtés en ligne droite.
fences-looks-v2 = deux côtés qui forment un angle.
fences-looks-i3 = trois côtés en ligne droite.
fences-looks-u3 = trois côtés autour d’un carré.
fences-looks-w4 = quatre côtés, comme deux marches d’escalier.
fences-looks-o4 = les quatre côtés d’un carré : il le ferme aussitôt.
fences-looks-d5 = cinq côtés autour de deux carrés alignés, ouvert à un bout.
fences-looks-g1 = un côté qui n’est à personne ; on n’en pose que lorsque plus personne ne peut poser d’autre pièce.
fences-segments = { $n ->
    [one] un côté de carré.
   *[other] { $n } côtés d’un seul tenant.
}
fences-turn-straight-a = à l’horizontale
fences-turn-straight-b = à la verticale
fences-turn-corner-a = coin en bas à droite
fences-turn-corner-b = coin en bas à gauche
fences-turn-corner-c = coin en haut à gauche
fences-turn-corner-d = coin en haut à droite
fences-turn-u-a = ouvert en bas
fences-turn-u-b = ouvert à gauche
fences-turn-u-c = ouvert en haut
fences-turn-u-d = ouvert à droite
fences-turn-stairs-a = monte, à plat d’abord
fences-turn-stairs-b = descend, à la verticale d’abord
fences-turn-stairs-c = monte, à la verticale d’abord
fences-turn-stairs-d = descend, à plat d’abord
fences-turn-square-a = tel quel
fences-squares = { $n ->
    [one] { $n } carré
   *[other] { $n } carrés
}

## Plateau

fences-board-seat = **{ $letter } · { $name }**{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
} : { $animal ->
    [A] chiots
   *[B] chatons
}, { $squares }
fences-board-pieces = Pièces : { $pieces }.
fences-board-gone = Épuisées : { $pieces }.
fences-board-blocked = Situation bloquée : aucune pièce ne passe plus.
fences-board-resigned = Abandon.
fences-board-newest = Dernière clôture (trait double) : { $piece }, en { $at }, par { $letter }.
fences-board-openings = Il manque un côté : { $squares }.
fences-board-half = Il manque deux côtés : { $squares }.
fences-board-begun = Un seul côté est là : { $squares }.
fences-board-bare = Aucun côté : { $squares }.
fences-sides = { $square } ({ $sides })
fences-side-top = haut
fences-side-right = droite
fences-side-bottom = bas
fences-side-left = gauche
fences-board-turn = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $name } de jouer.
}

## Texte de remplacement de l’image

fences-alt-title = { $game }, plateau de { $size } carrés sur { $size }.
fences-alt-scores = Chiots (A) { $first }, chatons (B) { $second }.
fences-alt-turn = C’est à { $letter } de jouer{ $gates ->
    [yes] , avec des portillons seulement.
   *[no] .
}
fences-alt-over = La partie est finie. Victoire de { $letters }.
fences-alt-newest = Dernière clôture : { $piece }, en { $at }, par { $letter }.
fences-alt-owned = { $animal ->
    [A] Chiots
   *[B] Chatons
} en { $squares }.
fences-alt-stock = Pièces de { $letter } : { $pieces }.
fences-alt-turns = { $piece } peut être tourné : { $turns }.
fences-alt-posts = Marqués pour { $piece } : { $posts }.
fences-alt-plan = Montré, pas encore posé : { $piece }, en { $post }.
fences-alt-closes = Cela ferme { $n ->
    [one] le carré { $squares }.
   *[other] les carrés { $squares }.
}

## Réserve

fences-hand-title = **Vos pièces :** { $pieces }
fences-hand-cannot = Plus de place pour : { $pieces }
fences-hand-none = Il ne vous reste aucune pièce.
fences-hand-blocked = Aucune ne passe plus : vos tours sont sautés.
fences-hand-gates = Plus personne ne peut poser de pièce : on ne pose plus que des **portillons**, un côté par tour.
fences-cards-squares = Un carré porte le nom du poteau en haut à gauche : C4 est en dessous et à droite du poteau C4.
fences-cards-title = **Les pièces**, chacune dans sa première orientation (a). Toutes peuvent être tournées.

## Questions

fences-ask-piece = **À vous de jouer :** quelle pièce posez-vous ?
fences-ask-gate = **À vous de jouer :** posez un portillon. Plus personne ne peut poser de pièce.
fences-ask-turn = { $piece } : dans quel sens ?
fences-ask-post = { $piece } : à quel poteau ? { $anchor ->
    [left] C’est là que va son bout gauche.
    [top] C’est là que va son bout du haut.
    [free] C’est là que va le coin vide en haut à gauche.
   *[corner] C’est là que va son coin en haut à gauche.
}

## Choix, sur les boutons et dans les menus

fences-choice-turn = { $sign } { $turn } ({ $letter })
fences-choice-room = { $n ->
    [one] une place possible
   *[other] { $n } places possibles
}{ $most ->
    [0] {""}
    [one] , ferme au plus un carré
   *[other] , ferme au plus { $most } carrés
}
fences-choice-closes = { $n ->
    [one] ferme le carré { $squares }
   *[other] ferme les carrés { $squares }
}{ $then ->
    [over] {" "}– la partie s’arrête
    [skipped] {""}
   *[again] {" "}– vous rejouez
}
fences-choice-leaves = { $n ->
    [one] un seul côté manque alors au carré { $squares }
   *[other] un seul côté manque alors à chacun des carrés { $squares }
}
fences-scene-post = { $post } : { $does }

## Aperçus

fences-preview-lay = Vous posez **{ $piece }** en **{ $post }**.
fences-preview-closes = { $animal ->
    [A] { $n ->
        [one] Cela ferme le carré { $squares } : un chiot s’installe.
       *[other] Cela ferme les carrés { $squares } : { $n } chiots s’installent.
    }
   *[B] { $n ->
        [one] Cela ferme le carré { $squares } : un chaton s’installe.
       *[other] Cela ferme les carrés { $squares } : { $n } chatons s’installent.
    }
}
fences-preview-score = Vous en êtes alors à { $mine }, { $name } à { $theirs }.
fences-preview-decided = On ne peut alors plus vous rattraper.
fences-preview-again = **Vous rejouez.**
fences-preview-blocked = Vous devriez rejouer, mais plus aucune de vos pièces n’aura de place : c’est à { $name } de jouer.
fences-preview-turn = Aucun carré n’est fermé : c’est ensuite à { $name } de jouer.
fences-preview-skips = Aucun carré n’est fermé, mais { $name } ne peut plus rien poser : le tour vous revient.
fences-preview-leaves = { $safe ->
    [yes] { $n ->
        [one] Il manque alors un seul côté au carré { $squares }.
       *[other] Il manque alors un seul côté à chacun de ces carrés : { $squares }.
    }
   *[no] { $n ->
        [one] ⚠ Il manque alors un seul côté au carré { $squares } : { $name } peut le fermer.
       *[other] ⚠ Il manque alors un seul côté à chacun de ces carrés : { $squares }. { $name } peut les fermer.
    }
}
fences-preview-end = Le plateau est complet et la partie s’arrête. { $ending ->
    [win] **Vous gagnez.**
    [lose] ⚠ **Vous perdez.**
   *[level] La victoire est partagée.
}

## Journal

fences-log-laid = { $you ->
    [yes] Vous avez posé { $move } ({ $piece }).
   *[no] { $name } a posé { $move } ({ $piece }).
}
fences-log-closed = { $animal ->
    [A] { $n ->
        [one] Un chiot s’installe en { $squares }
       *[other] { $n } chiots s’installent en { $squares }
    }
   *[B] { $n ->
        [one] Un chaton s’installe en { $squares }
       *[other] { $n } chatons s’installent en { $squares }
    }
}{ $then ->
    [over] .
   *[again] { $you ->
        [yes] , et vous rejouez.
       *[no] , et { $name } rejoue.
    }
}
fences-log-blocked = { $you ->
    [yes] Aucune de vos pièces ne passe plus : vous ne pourrez plus en poser jusqu’à la fin.
   *[no] Aucune pièce { DE($name) }{ $name } ne passe plus, et cela jusqu’à la fin.
}
fences-log-skipped = { $you ->
    [yes] Votre tour est sauté.
   *[no] Le tour { DE($name) }{ $name } est sauté.
}
fences-log-gates = { $you ->
    [yes] Plus personne ne peut poser de pièce. On pose désormais des portillons, un côté par tour ; vous posez le premier.
   *[no] Plus personne ne peut poser de pièce. On pose désormais des portillons, un côté par tour ; { $name } pose le premier.
}
fences-log-decided = { $you ->
    [yes] Vous avez plus de la moitié des carrés, on ne peut plus vous rattraper ; la partie continue.
   *[no] { $name } a plus de la moitié des carrés, sa victoire est assurée ; la partie continue.
}
fences-log-spare = { $animal ->
    [A] Les 20 chiots sont tous installés ; les suivants sont des invités, et comptent aussi.
   *[B] Les 20 chatons sont tous installés ; les suivants sont des invités, et comptent aussi.
}
fences-log-resigned = { $you ->
    [yes] Vous avez abandonné.
   *[no] { $name } a abandonné.
}

## Résultat

fences-result-winner = { $you ->
    [yes] 🏆 **Vous gagnez avec { $squares }.**
   *[no] 🏆 **{ $name } gagne avec { $squares }.**
}
fences-result-left = { $you ->
    [yes] 🏆 **Vous gagnez.**
   *[no] 🏆 **{ $name } gagne.**
}
fences-result-shared = 🏆 **Victoire partagée avec { $squares } chacun.**
fences-result-full = Tous les carrés sont fermés, ce qui a mis fin à la partie.
fences-result-resigned = L’autre camp a abandonné.
fences-result-seat = **{ $place }** · { $name } : { $squares } ({ $animal ->
    [A] chiots
   *[B] chatons
}){ $resigned ->
    [yes] {" "}· abandon
   *[no] {""}
}
