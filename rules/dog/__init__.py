"""Dog and Dog Royal: the partner game for four and six (dog.md)."""
