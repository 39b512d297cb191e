-- Whom a member has chosen to play with, in a lobby of a game in teams.

ALTER TABLE seats ADD COLUMN partner INTEGER;
