title = First Rat
position-turn-over = x
