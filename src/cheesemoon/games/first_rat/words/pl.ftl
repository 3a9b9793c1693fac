title = First Rat
