"""Everything that speaks Discord."""
