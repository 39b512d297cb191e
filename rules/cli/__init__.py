"""`python -m rules`: the games without Discord, for people and for checks from outside."""
