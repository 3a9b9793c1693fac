# What arch rats say, by cue.

rat-king-start = Kniet vor der Krone!
rat-king-hurt = Ein Kratzer am König?
rat-king-bite = Koste königliche Zähne!
rat-king-gain = Die Krone isst zuerst.
rat-king-loss = Meine Wachen! Im Käfig!
rat-king-won = Lang lebe der König!
rat-king-lost = Die Krone rollt davon.

maw-start = Hunger.
maw-hurt = Au. Immer noch Hunger.
maw-bite = Knack!
maw-gain = Käse! Mehr!
maw-loss = Du nimmst meine Happen?
maw-won = Alles gefressen. Alles meins.
maw-lost = Endlich satt.

brood-mother-start = Auf, meine Kleinen!
brood-mother-hurt = Du schlägst eine Mutter?
brood-mother-bite = Für meine Kinder!
brood-mother-gain = Esst schön, ihr Lieben.
brood-mother-loss = Meine Babys! Lass sie frei!
brood-mother-won = Die Stadt ist jetzt unser Nest.
brood-mother-lost = Sorgt für meine Kleinen.

were-rat-start = Der Mond ist da.
were-rat-hurt = Das heilt.
were-rat-bite = Blut!
were-rat-gain = Heult mit mir und fresst.
were-rat-loss = Mein Rudel!
were-rat-won = Die Nacht gehört uns.
were-rat-lost = Der Mond geht unter.
