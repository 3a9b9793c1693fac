# What invaders say, by cue.

invaders-start = Zorp! Jest nas wielu!
invaders-down = W dół! Bliżej! W dół!
invaders-hurt = Tylko nie Bob! Miał osiem oczu!
invaders-boom = Bum? Kto powiedział bum?
invaders-crash = Hihi, kraksa!
invaders-broke = Przybywamy w kawałkach!
invaders-won = Planeta jest nasza. Zorp.
invaders-lost = Odwrót! Ostatni też!
