"""How Fences looks."""
