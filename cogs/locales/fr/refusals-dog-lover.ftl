# Pourquoi une étape est contraire aux règles de Dog Lover.

refusal-lover-over = Cette partie est finie : il n’y a plus rien à jouer.
refusal-lover-not-your-turn = Ce n’est pas encore votre tour.
refusal-lover-resigned = Vous avez abandonné : vous ne jouez plus ici.
refusal-lover-unknown-word = Je ne comprends pas « { $word } » ici. Choisissez une des suggestions qui apparaissent pendant la saisie.
refusal-lover-too-long = L’étape est complète avant « { $word } ». Enlevez cela et elle pourra être jouée.
refusal-lover-watch-first = Avant le premier tour, il faut placer le Chien de garde. Choisissez-lui une ligne ou une colonne.
refusal-lover-watch-placed = Le Chien de garde est déjà au bord de la grille. Seuls les Tours le déplacent désormais.
refusal-lover-retrieved = Vous avez déjà récupéré des cartes ce tour-ci. Un seul Tour par tour de jeu en récupère.
refusal-lover-not-your-trick = Vous ne possédez pas le Tour { $trick }.
refusal-lover-no-place = { $trick } ne passe nulle part maintenant : chaque position prendrait trop dans la rangée gardée, ou une case qui ne peut pas être prise.
refusal-lover-outside = { $cells } n’est pas dans la grille, qui a les colonnes A à C et les lignes 1 à 3. Un Tour ne doit pas dépasser.
refusal-lover-mirrored = { $cells } serait { $trick } en miroir. On peut seulement le faire pivoter et le déplacer.
refusal-lover-not-shape = { $cells } n’est pas la forme { DE($trick) }{ $trick }.
refusal-lover-not-post = { $trick } peut couvrir { $cells }, mais le Chien de garde n’est alors pas { $post }.
refusal-lover-which-post = { $trick } peut couvrir { $cells } ; dites aussi où va ensuite le Chien de garde, ou choisissez ci-dessous.
refusal-lover-guarded = { $cells } prendrait { $count } cartes de la { $line }, que garde le Chien de garde. { $limit ->
    [one] On ne peut en prendre qu’une.
   *[other] On ne peut en prendre que { $limit }.
}
refusal-lover-empty = Il n’y a pas de carte en { $cells }, et un Tour ne couvre que des cases avec une carte.
refusal-lover-fetch-just-laid = { $cells } prendrait Va chercher en { $cell }, où elle vient d’être posée.
refusal-lover-retrieve-first = Vous ne pouvez pas encore terminer : récupérez d’abord des cartes avec un Tour.
refusal-lover-trait-first = Vous ne pouvez pas encore terminer : un de vos chiens peut recevoir { $trait }. Attachez-le d’abord.
refusal-lover-walk-first = Vous ne pouvez pas encore terminer : un de vos chiens a de la place pour la Promenade. Placez-la d’abord.
refusal-lover-cannot-pay = Vous ne pouvez pas payer avec { $item } ici.
refusal-lover-no-dogs = Vous n’avez encore aucun chien.
refusal-lover-no-such-dog = Vous n’avez pas de chien numéro { $number }. { $dogs ->
    [one] Vous n’avez qu’un chien, le numéro 1.
   *[other] Vous avez { $dogs } chiens, numérotés à partir de 1.
}
refusal-lover-no-trait = Vous n’avez aucun Trait à attacher.
refusal-lover-not-your-trait = Vous n’avez pas récupéré { $trait } ce tour-ci.
refusal-lover-no-dog-for-trait = Aucun de vos chiens ne peut recevoir { $trait } : il faut un chien de la bonne taille, sans Trait.
refusal-lover-trait-size = { $dog } n’a pas la taille demandée par { $trait }.
refusal-lover-has-trait = { $dog } a déjà un Trait, et un chien n’en a qu’un.
refusal-lover-no-walk = Vous n’avez récupéré ce tour-ci aucune Promenade à placer.
refusal-lover-no-room-walks = Aucun de vos chiens n’a de place pour une autre Promenade.
refusal-lover-no-room-walk = { $dog } n’a pas de place pour une autre Promenade.
refusal-lover-no-training = Vous n’avez aucun Entraînement en main.
refusal-lover-no-room-trainings = Aucun de vos chiens n’a de place pour un autre Entraînement.
refusal-lover-no-room-training = { $dog } n’a pas de place pour un autre Entraînement.
refusal-lover-no-tricks = Il ne reste aucun Tour à apprendre.
refusal-lover-trick-not-shown = { $trick } n’est pas parmi les Tours que l’on peut apprendre maintenant.
refusal-lover-too-few-training = Cela coûte { $price ->
    [one] { $price } Entraînement
   *[other] { $price } Entraînements
}, et vous en avez { $have }.
refusal-lover-no-shelter = Il ne reste aucun chien au refuge.
refusal-lover-dog-not-shown = { $dog } n’est pas parmi les chiens du refuge maintenant.
refusal-lover-too-few-adoptions = Sauver un chien coûte { $price ->
    [one] une carte Adoption
   *[other] { $price } cartes Adoption
}, et vous en avez { $have }.
refusal-lover-no-fetch = La carte Va chercher n’est pas devant vous.
refusal-lover-fetch-not-yet = Vous venez de récupérer Va chercher. Vous pourrez la jouer à partir de votre prochain tour.
refusal-lover-empty-cell = Il n’y a pas en { $cell } de carte contre laquelle échanger Va chercher.
refusal-lover-empty-grid = Il n’y a dans la grille aucune carte contre laquelle échanger Va chercher.
refusal-lover-nothing-to-undo = Il n’y a aucune étape de ce tour à annuler. Ce qui a révélé une nouvelle carte reste.
