"""Pictures of numbers: who stands where, and how a rating went. Nobody's name is in any."""
