"""How Dog and Dog Royal look."""
