# What arch rats say, by cue.

rat-king-start = Na kolana przed koroną!
rat-king-hurt = Draśnięto króla?
rat-king-bite = Poczuj królewskie zęby!
rat-king-gain = Korona je pierwsza.
rat-king-loss = Moja straż! W klatce!
rat-king-won = Niech żyje król!
rat-king-lost = Korona toczy się w kąt.

maw-start = Głód.
maw-hurt = Au. Nadal głód.
maw-bite = Chrup!
maw-gain = Ser! Więcej!
maw-loss = Zabierasz mi przekąski?
maw-won = Wszystko zjedzone. Wszystko moje.
maw-lost = Nareszcie syty.

brood-mother-start = Pobudka, maleństwa!
brood-mother-hurt = Bijesz matkę?
brood-mother-bite = Za moje dzieci!
brood-mother-gain = Jedzcie, kochane.
brood-mother-loss = Moje małe! Puść je!
brood-mother-won = Miasto jest teraz naszym gniazdem.
brood-mother-lost = Zajmijcie się moimi małymi.

were-rat-start = Księżyc wzeszedł.
were-rat-hurt = To się zagoi.
were-rat-bite = Krew!
were-rat-gain = Wyjcie ze mną i jedzcie.
were-rat-loss = Moja wataha!
were-rat-won = Noc jest nasza.
were-rat-lost = Księżyc zachodzi.
