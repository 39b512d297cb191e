"""The screens of a table, each made from a look: what is on them, not when they are sent."""
