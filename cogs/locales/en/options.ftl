# Table options: what the numbers stand for (`choice-OPTION-NUMBER`), and what does not go together.

choice-players-4 = 4 players
choice-players-6 = 6 players
choice-beginner-0 = drawn by lot
choice-beginner-1 = first seat
choice-beginner-2 = second seat

refusal-fences-set-too-small = { $size } squares a side need { $edges } fences, but the pieces of both players have only { $segments }. Nothing was opened. Choose a smaller board, or add the option { option-singles_only }.
