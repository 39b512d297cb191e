# The few words in the picture of fences.
picture-fences-blocked = blocked
