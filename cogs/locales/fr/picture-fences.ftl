# Les quelques mots sur l’image des clôtures.
picture-fences-blocked = bloqué
