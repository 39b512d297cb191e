# Ce que font les cartes de Dog Lover. Une ligne a 100 caractères au plus : elle se lit dans les menus.
# Leurs noms sont dans le fichier de cartes ; ce que peut un Trait ou un chien sauvé suit sa capacité.

lover-does-dog = { $dog }, mange { $food } ; { $points }
lover-does-rescued = { $dog }, mange { $food } ; { $points }. { $ability }
lover-does-food = devient aussitôt { $cubes }
lover-does-walk = se glisse ce tour-ci sous un de vos chiens, sinon perdue ; { $points } si le chien est nourri
lover-does-training = en main : { $points } sous un chien nourri, ou paie un Tour
lover-does-adoption = en main : { $n } sauvent un chien du refuge
lover-does-bone = en main : un seul perd { $lost } ; à plusieurs, chaque chien nourri rapporte
lover-does-thing = en main : plus ils sont différents, plus ils rapportent
lover-does-trait = pour un { $dog }, { $points }. { $ability }
lover-does-fetch = reste devant vous ; plus tard, s’échange contre une carte de la grille
lover-does-trick = prend { $cells }, à pivoter et décaler
lover-does-trick-priced = { $price } ; prend { $cells }, à pivoter et décaler
lover-penalty-none = Si aucun chien ne peut le recevoir, seul le Trait est perdu.
lover-penalty = Si aucun chien ne peut le recevoir, vous perdez { $what } avec lui.
lover-no-food = rien

lover-ability-walk_limit = Jusqu’à 2 Promenades se glissent sous ce chien.
lover-ability-training_limit = Autant d’Entraînements que vous voulez sous ce chien.
lover-ability-need_minus_one = Ce chien mange un symbole de moins, à votre choix.
lover-ability-any_food = Ce chien mange de tout.
lover-ability-watch_limit_2 = Vos Tours peuvent prendre 2 cartes de la rangée gardée.
lover-ability-rescue_cost_1 = Sauver un chien vous coûte 1 Adoption.
lover-ability-trick_discount_1 = Un Tour vous coûte 1 Entraînement de moins, mais au moins 1.
lover-ability-no_walks = Plus aucune Promenade sous ce chien.
lover-ability-extra_bone = Compte comme un Os si ce chien est nourri.
lover-ability-favorite_bonus = Si nourri, +1 par Objet préféré en main, au plus 5.
lover-ability-per_small = +1 par petit chien nourri chez vous.
lover-ability-per_medium = +1 par chien moyen nourri chez vous.
lover-ability-per_large = +1 par grand chien nourri chez vous.
lover-ability-per_walk = +1 par Promenade sous vos chiens nourris.
lover-ability-per_training = +1 par Entraînement sous vos chiens nourris.
lover-ability-wild_favorite = Compte comme un Objet préféré au choix.
lover-ability-bone_plus_1 = Compte comme un Os.
lover-ability-leftover_food = +1 par cube de nourriture restant, au plus 4.
lover-ability-per_trait = +2 par Trait de vos chiens nourris.
lover-ability-no_unfed_penalty = Vos chiens affamés ne coûtent rien.
lover-ability-per_trick = +1 par Tour que vous possédez, au plus 4.
lover-ability-per_rescued = +2 par autre chien sauvé nourri chez vous.

## En entier, pour la recherche et le livret de règles

lover-full-dog = Reste face visible devant vous dès que vous le récupérez. Il peut porter une Promenade, un Entraînement et un Trait. À la fin, il rapporte ses points et ceux de tout ce qu’il porte s’il reçoit toute la nourriture qu’il lui faut ; sinon { $unfed }, et rien de ce qu’il porte ne compte.
lover-full-rescued = Vient du refuge contre { $adoptions }, et c’est un chien comme les autres. Sa capacité agit à la fin, et seulement s’il est nourri.
lover-full-food = Devient aussitôt des cubes de nourriture, que vous gardez jusqu’à la fin. Un cube joker remplace n’importe quelle nourriture. Les cubes restants ne rapportent rien et ne coûtent rien.
lover-full-walk = Se glisse sous un de vos chiens pendant le tour où vous la récupérez, même sous un chien arrivé plus tard dans ce tour. Un chien n’en porte qu’une, et elle y reste. Si aucun chien n’a de place à la fin du tour, elle est perdue. Sous un chien nourri : { $points }.
lover-full-training = Se garde en main. À votre tour, glissez-le sous un chien, qui n’en porte qu’un : { $points } si le chien est nourri. Ou défaussez-en autant que coûte un Tour, et apprenez ce Tour. Resté en main, il ne rapporte rien.
lover-full-adoption = Se garde en main. À votre tour, défaussez-en { $n } et choisissez un des chiens du refuge. Restée en main, elle ne rapporte rien.
lover-full-bone = Se garde en main jusqu’à la fin. { $scale }
lover-full-thing = Se garde en main jusqu’à la fin. Une collection d’objets différents rapporte { $scale }, selon le nombre d’objets qu’elle compte. On peut marquer plusieurs collections.
lover-full-trait = S’attache, pendant le tour où vous le récupérez, à un chien de sa taille sans Trait ; un chien arrivé plus tard dans ce tour convient. Il y reste, sa règle passe avant toutes les autres, et il rapporte ses points si le chien est nourri. Si aucun chien ne peut le recevoir à la fin du tour, il est perdu avec ce qu’il indique, autant que vous en avez.
lover-full-trick = Indique quelles cases de la grille vous prenez. On peut le faire pivoter et le déplacer, mais pas le retourner en miroir, et rien ne doit dépasser. Ensuite, le Chien de garde se tient là où est son astérisque. Un Tour n’est jamais consommé ; un seul par tour de jeu récupère des cartes.
lover-full-fetch = Reste face visible devant vous ; au début, devant le dernier joueur. À votre tour, avant ou après avoir récupéré des cartes, échangez-la contre n’importe quelle carte de la grille ; le Chien de garde ne compte pas. On peut l’y reprendre à un tour ultérieur, et elle se joue à un tour ultérieur à celui où on l’a prise. À la fin, elle ne rapporte rien.
lover-full-end = Se trouve loin au fond de la pioche. Quand elle apparaît, elle est aussitôt remplacée, et la manche en cours est la dernière.
lover-scale-bone = { $flat ->
    [0] { $bones } : { $each } par chien nourri
   *[other] { $bones } : { $points }
}
lover-scale-bone-more = { $bones } ou plus : { $each } par chien nourri
lover-scale-list = { $scales }.
card-page-lover-own = -# Du fichier de cartes du propriétaire de ce bot.
