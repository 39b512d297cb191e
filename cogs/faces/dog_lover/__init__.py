"""How Dog Lover looks."""
