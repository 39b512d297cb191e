"""Fences: puppies and kittens fence in a board with pieces of several segments (fences.md)."""
