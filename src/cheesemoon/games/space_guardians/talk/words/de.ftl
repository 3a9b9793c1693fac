# What invaders say, by cue.

invaders-start = Zorp! Wir sind viele!
invaders-down = Runter! Näher! Runter!
invaders-hurt = Nicht Bob! Er hatte acht Augen!
invaders-boom = Bumm? Wer sagte Bumm?
invaders-crash = Hihi, ein Unfall!
invaders-broke = Wir kommen in Stücken!
invaders-won = Der Planet ist unser. Zorp.
invaders-lost = Rückzug! Der Letzte auch!
