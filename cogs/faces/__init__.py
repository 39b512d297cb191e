"""How the games look: a face each, which turns a view into words and a picture.

The parts of a face are in a package named after its family of games; what lies here is for all.
"""
