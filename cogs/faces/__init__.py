"""How the games look: one module a game, that turns a view into words and a picture."""
