# What arch rats say, by cue.

rat-king-start = Kneel before the crown!
rat-king-hurt = A scratch on the king?
rat-king-bite = Taste royal teeth!
rat-king-gain = The crown eats first.
rat-king-loss = My guards! You caged them!
rat-king-won = Long live the king!
rat-king-lost = The crown rolls away.

maw-start = Hungry.
maw-hurt = Ow. Still hungry.
maw-bite = Crunch!
maw-gain = Cheese! More!
maw-loss = You eat my snacks?
maw-won = All eaten. All mine.
maw-lost = Full at last.

brood-mother-start = Up, my little ones!
brood-mother-hurt = You would hit a mother?
brood-mother-bite = For my children!
brood-mother-gain = Eat well, dears.
brood-mother-loss = My babies! Let them go!
brood-mother-won = The town is our nest now.
brood-mother-lost = Look after my little ones.

were-rat-start = The moon is up.
were-rat-hurt = That will heal.
were-rat-bite = Blood!
were-rat-gain = Howl with me, and eat.
were-rat-loss = My pack!
were-rat-won = The night is ours.
were-rat-lost = The moon goes down.
