"""Woof Days, Cat Days and the two mixed: weeks, cards, turns (days.md)."""
