"""How Woof Days, Cat Days and the two mixed look."""
