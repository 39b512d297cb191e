"""How the games look: a face each, which turns a view into words and a picture.

The parts of a face are in files that begin with its game's name; the others are for all of them.
"""
