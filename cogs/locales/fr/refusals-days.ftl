# Pourquoi un coup est contraire aux règles. $at vaut « chez vous » ou « chez Ann » ;
# $kind est l’espèce que vise la carte, dog ou cat.

refusal-days-over = Cette partie est finie : il n’y a plus rien à jouer.
refusal-days-not-your-turn = Ce n’est pas encore à vous de jouer.
refusal-days-resigned = Vous avez abandonné cette partie et ne pouvez plus y jouer.
refusal-days-trim-chosen = Vous avez déjà choisi vos défausses. Les autres n’ont pas fini.

refusal-days-unknown-word = Je ne comprends pas « { $word } » ici. Choisissez une des propositions qui s’affichent pendant la saisie.
refusal-days-too-long = Le coup est complet avant « { $word } ». Enlevez ce mot et il sera jouable.
refusal-days-no-such-week = Il n’y a pas de semaine { $letter } à cette table.
refusal-days-other-game = { $card } n’est pas une carte de ce jeu.

refusal-days-nothing-to-draw = La pioche est vide : il n’y a rien à piocher.
refusal-days-no-pass = Vous ne pouvez pas passer : tant que vous pouvez piocher ou poser une carte, vous devez le faire.
refusal-days-not-in-hand = Vous n’avez pas { $card } en main.
refusal-days-no-tree-left = Vous n’avez plus d’Arbre à chats à poser.
refusal-days-trim-first = La pioche est épuisée. Avant de continuer, vous devez choisir { $count ->
    [one] une carte
   *[other] { $count } cartes
} à défausser.

refusal-days-nowhere = { $card } ne pourrait rien faire nulle part, et une carte ne se joue que si son effet est possible.
refusal-days-nowhere-in-week = { $card } ne peut pas servir { $at } : aucun jour ne s’y prête maintenant.

refusal-days-own-week = { $card } ne va que dans votre propre semaine, pas dans une autre.
refusal-days-opponent-week = { $card } vise la semaine d’un adversaire, pas la vôtre.
refusal-days-wrong-day = { $card } ne se pose pas { $day }, mais seulement : { $days }.
refusal-days-edge-day = { $card } a besoin d’un jour libre de chaque côté et ne se pose donc pas { $day }, au bord de la semaine.
refusal-days-occupied = La place est prise par { $on } ({ $spot }) ; { $card } demande un jour vide.
refusal-days-tree-day = Il y a un Arbre à chats { $spot } : seuls les chats y vont, donc pas { $card }.
refusal-days-tree-full = L’Arbre à chats a déjà trois chats ({ $spot }) ; il n’y a plus de place pour { $card }.
refusal-days-foreign-tree = À cette table, personne ne pose de chat sur l’Arbre à chats d’un autre, donc { $card } ne va pas là : { $spot }.
refusal-days-off-trees = { $card } ne se pose jamais sur un jour avec un Arbre à chats, et il y en a un { $spot }.
refusal-days-needs-dog = { $card } se pose sur un chien, et il n’y en a pas { $spot }.
refusal-days-needs-cat = { $card } se pose sur un chat, et il n’y en a pas { $spot }.
refusal-days-needs-right-neighbour = { $card } se pose juste avant un { $kind ->
    [cat] chat
   *[other] chien
}, et il n’y en a pas le lendemain ({ $spot }).
refusal-days-needs-left-neighbour = { $card } se pose juste après un { $kind ->
    [cat] chat
   *[other] chien
}, et il n’y en a pas la veille ({ $spot }).
refusal-days-needs-both-neighbours = { $card } demande un animal la veille et un le lendemain, et il en manque ({ $spot }).
refusal-days-dog-beside = { $card } ne se pose pas à côté d’un autre chien, et { $other } est juste à côté ({ $spot }).
refusal-days-cat-beside = { $card } ne se pose pas à côté d’un autre chat, et { $other } est juste à côté ({ $spot }).
refusal-days-big-dog-beside = { $card } n’ose pas se mettre à côté { DE($other) }{ $other }, qui est justement là ({ $spot }).
refusal-days-needs-six = { $card } ne prend que le dernier jour vide de votre semaine ; { $filled ->
    [0] aucun des six autres jours n’est encore occupé.
    [one] un seul des six autres jours est occupé.
   *[other] parmi les six autres, { $filled } jours sont occupés.
}
refusal-days-second-tree = Votre { $day } a déjà un Arbre à chats, et un jour n’en accueille qu’un.
refusal-days-tree-on-dog = Il y a un chien sur votre { $day }, et l’Arbre à chats n’accueille que des chats.

refusal-days-no-dog-there = { $card } demande un chien, et il n’y en a pas { $spot }.
refusal-days-no-cat-there = { $card } demande un chat, et il n’y en a pas { $spot }.
refusal-days-no-such-position = Il n’y a pas de chat en position { $position } pour { $card } ({ $spot }) ; le plus bas porte le numéro 1.
refusal-days-not-beside = Le { $day } n’est pas à côté du jour où va { $card }, et seuls les chiens des jours voisins peuvent être déplacés.
refusal-days-must-move = Un chien voisin { DE($card) }{ $card } peut être déplacé : vous devez en déplacer un.
refusal-days-no-destination = { $card } doit envoyer un chien vers un jour vide, et il n’y en a aucun pour lui.
refusal-days-no-room-in-week = Aucun jour { $at } n’a de place pour l’animal { QUE($card) }{ $card } y mettrait.
refusal-days-not-empty = { $card } ne peut mettre un animal que sur un jour déjà vide avant votre coup, et ce n’est pas le cas ici : { $spot }.
refusal-days-swap-needs-both = { $card } échange des { $kind ->
    [cat] chats
   *[other] chiens
} du même jour : il en faut des deux côtés, et il n’y en a pas { $spot }.
refusal-days-same-week = { $card } échange entre deux semaines différentes, pas dans une seule.
refusal-days-no-cats = { $card } repose les chats de votre semaine, et elle n’en a aucun.
