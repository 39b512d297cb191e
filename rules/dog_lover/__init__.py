"""Dog Lover: tricks on the grid, traits, rescued dogs (dog_lover.md)."""
