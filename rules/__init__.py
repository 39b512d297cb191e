"""The games and their tables: no discord, no SQL, no wall clock, no global randomness."""
