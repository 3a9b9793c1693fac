# What invaders say, by cue.

invaders-start = Zorp! We are many!
invaders-down = Down! Closer! Down!
invaders-hurt = Not Bob! He had eight eyes!
invaders-boom = Boom? Who said boom?
invaders-crash = Hihi, it crashed!
invaders-broke = We come in pieces!
invaders-won = The planet is ours. Zorp.
invaders-lost = Retreat! Last one, too!
