title = Space Taxi
about = Zehn Würfel, seltsame Passagiere und ein wenig Schmuggel.
preset-first = Das gedruckte Spiel. Gegen Bots hilft ein Trainer.
preset-box = Das gedruckte Spiel, ohne Trainer.
start-player = Wer zuletzt Taxi gefahren ist, beginnt (ST-2).
score-round = Runde { $number }
score-coins = Münzen übrig
for-round = in Runde { $number }
house-rule = { $players ->
    [1] Hausregel: Übung mit 1 Person
   *[other] Hausregel: Übung mit { $players } Personen
}

# Seiten der Passagierwürfel
face = { $face ->
    [red] Rot
    [green] Grün
    [blue] Blau
    [yellow] Gelb
    [violet] Violett
   *[thumb] Daumen
}
face-accusative = { $face ->
    [red] roten
    [green] grünen
    [blue] blauen
    [yellow] gelben
    [violet] violetten
   *[thumb] Daumen
}

# Die gedruckten Würfel
hand-passenger = Passagierwürfel: Welche Seite liegt oben?
hand-fuel = Treibstoffwürfel: Welche Zahl liegt oben?
hand-smuggling = Schmuggelwürfel: Welche Zahl liegt oben?

# Was geschehen ist
log-rolled = { $seat } würfelt { $dice }.
log-failed = Der Schmuggel misslingt: { $number } nach { $before }.
log-placed = { $seat } setzt einen { $face ->
    [thumb] Daumen, ohne zu zahlen; er gehört zu keiner Art.
   *[other] { face-accusative } Passagier.
}
log-joked = { $seat } zahlt 1 Münze, der Daumen wird { face }.
log-fuelled = { $seat } legt eine { $number } auf einen Flügel; der Treibstoff ist jetzt { $sum }.
log-smuggled = { $seat } legt den Schmuggelwürfel in die Mine: { $number }.
log-tile-used = Plättchen { $tile } ist verbraucht.
log-broke-down = Panne: Treibstoff { $sum }. { $seat } bekommt 0.
log-bonus = { $coins ->
    [0] Das Taxi ist voll, aber die Bank ist leer: keine Münzen für { $seat }.
    [1] Das Taxi ist voll: { $seat } bekommt 1 Münze, die letzte der Bank.
   *[other] Das Taxi ist voll: { $seat } bekommt { $coins } Münzen.
}
log-paid = { $coins ->
    [1] { $seat } zahlt 1 Münze für 2 Punkte.
   *[other] { $seat } zahlt { $coins } Münzen für { $points } Punkte.
}
log-scored = { $seat }: Passagiere { $passengers } × Faktor { $factor } + Schmuggel { $smuggling } + Münzen { $points } = { $result }.
log-struck = Runde { $round }: das niedrigste Ergebnis wird gestrichen, { $result } von { $seat }.
log-starts = { $seat } beginnt Runde { $round }: { $tied ->
    [1] unter den höchsten Ergebnissen, { $result }, das früher gespielte.
   *[other] das höchste Ergebnis, { $result }.
}
log-total = { $seat } hat insgesamt { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.
log-won = { $seat } gewinnt mit { $total } Punkten.

# Was zu entscheiden ist
ask-roll = { $player }: Wirf { $dice ->
    [1] den letzten Würfel
   *[other] { $dice } Würfel
}.
why-over = Die letzte Runde ist gefahren.
ask-place = { $player }: Welche Würfel bleiben liegen?
ask-coins = { $player }: Wie viele Münzen zahlen, für je 2 Punkte?
ask-over = Das Spiel ist zu Ende.

do-roll = { $dice ->
    [1] Den letzten Würfel
   *[other] { $dice } Würfel
} werfen
do-place = Einen { $face ->
    [thumb] Daumen setzen, ohne zu zahlen
   *[other] { $group ->
        [one] { face-accusative } Passagier setzen
       *[other] { face-accusative } Passagier setzen, dann { $group } gleiche
    }
}
do-joker = 1 Münze zahlen: der Daumen wird { face }{ $group ->
    [one] { "" }
   *[other] , dann { $group } gleiche
}
do-fuel = Treibstoff { $number } auf einen Flügel, dann sind es { $sum }
do-smuggle = { $number } schmuggeln
do-done = { $tile ->
    [0] Nichts behalten und noch einmal werfen, Plättchen 0
   *[other] Fertig, Plättchen { $tile }
}
do-pay = { $coins ->
    [0] Nichts zahlen, Ergebnis { $result }
    [1] 1 Münze zahlen, Ergebnis { $result }
   *[other] { $coins } Münzen zahlen, Ergebnis { $result }
}

# Auf dem Tisch
round = Runde { $round } von { $rounds }
game-over = Spielende
bank = Bank
tiles = Plättchen
tiles-with = Plättchen, bei { $player }
taxi = Taxi
fuel = Treibstoff
smuggling = Schmuggel
hand = In der Hand
aside = misslungen
total = Summe
coins = Münzen
groups = Gruppe
points = Punkte
factor = Faktor
breakdown = Panne
now-points = das Taxi, wie es steht: { $points }
now-fuel = Treibstoff { $sum }; { $dice ->
    [1] der letzte Würfel braucht { $lowest } bis { $highest }
   *[other] { $dice } Würfel brauchen zusammen { $lowest } bis { $highest }
}
now-fuel-lost = Treibstoff { $sum }: Panne, was auch kommt
now-fuel-done = Treibstoff { $sum }: Faktor { $factor }
now-smuggling = Schmuggel: beim nächsten Mal { $value } oder mehr
now-tile = { $placed } an Bord: „fertig“ verbraucht Plättchen { $placed }
bar-tile = { $placed ->
    [0] Wähle Würfel, die mitfahren. Fahrt bisher: { $points }.
   *[other] Fahrt bisher: { $points }. „Fertig“ verbraucht Plättchen { $placed }.
}
now-no-tile = { $left ->
    [0] { $more ->
        [one] Der letzte Würfel muss bleiben.
       *[other] Die letzten { $more } Würfel müssen alle bleiben.
    }
   *[other] Plättchen { $placed } ist verbraucht: Nimm noch { $more } oder geh zurück.
}
last-round = Letzte Runde: Münzen verfallen.
seat-line = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}

# Im Bild
alike = { $count } gleiche: { $points }
gauge = Treibstoff { $sum }
broke-now = Panne! Treibstoff { $sum }
broke-sure = Panne, was auch kommt
broke-last = Panne bei { $player }! Treibstoff { $sum }
last-ride = Letzte Fahrt
last-broke = Panne: Tank { $sum }
win-words = { $count ->
    [one] gewinnt mit { $total }
   *[other] gewinnen mit { $total }
}
no-joker = keine Münze für einen Joker
meter-best = Bestes
slogan = Cheddar-Taxi
slogan-more = zu jedem Stern
tile-now = { $placed ->
    [0] nichts: Plättchen 0
    [one] 1 Würfel: Plättchen 1
   *[other] { $placed } Würfel: Plättchen { $placed }
}
tile-on = { $placed } ist weg: bis { $next }
free = gratis
pay-head = Zahlen? Je Münze { $points } Punkte
tag-smuggle = +{ $points } jetzt; noch ein Wurf: { $safe } von { $sides } sicher
meter = Taxameter
meter-stands = bis jetzt
meter-ride = Fahrt
meter-points = Punkte
meter-riders = Gruppen
meter-tank = Tank
meter-smuggled = Ware
meter-fuel = Treibstoff { $sum }, { $dice ->
    [1] letzter: { $lowest } bis { $highest }
   *[other] { $dice } Würfel: { $lowest } bis { $highest }
}
meter-broke = Treibstoff { $sum }: Panne
meter-sure = Panne, was auch kommt
meter-bonus = +{ $coins }, wenn keiner allein ist
round-word = Runde
lowest-struck = Kleinstes entfällt
last-round-short = letzte Runde

# Neben dem Bild
your-turn = du bist dran
rides = fährt
wins = gewinnt
points-of = { $points ->
    [one] Punkt
   *[other] Punkte
}
panel-struck = { $count ->
    [one] niedrigste gestrichen: Runde { $rounds }
   *[other] gestrichen: Runden { $rounds }
}
coin-worth = je Münze { $points } Punkte
step-roll = Wurf
step-place = Legen
step-coins = Zahlen
short-roll = { $dice ->
    [1] 1 Würfel
   *[other] { $dice } Würfel
} werfen
short-place = { $face ->
    [thumb] Daumen, gratis
   *[other] Gast: { face }
}
short-joker = Joker: { face }
short-fuel = Treibstoff { $number }
short-smuggle = { $number } schmuggeln
short-done = { $tile ->
    [0] Nichts behalten
   *[other] Fertig: Plättchen { $tile }
}
short-pay = { $coins ->
    [0] Nichts zahlen
    [1] 1 Münze zahlen
   *[other] { $coins } Münzen zahlen
}

# Karten: was ein Ding ist und tut
card-taxi = Taxi
card-taxi-text = Sechs Sitze, drei Flügel, eine Fahrt je Zug. Das Ergebnis ist Passagiere mal Faktor plus Schmuggel plus Münzen. (ST-31)
card-seat = Sitz
card-seat-text = Nimmt einen Passagierwürfel auf. Zwei oder mehr einer Art bringen Punkte; wer allein sitzt, bringt nichts. (ST-14)
card-groups = Gruppen
card-groups-text = Passagiere einer Art: 2 bringen 1 Punkt, 3 bringen 2, 4 bringen 3, 5 bringen 5, 6 bringen 8. (ST-26)
card-red = Roter Passagier
card-red-text = Hat ein Auge. Allein bringt er nichts; 2 einer Art bringen 1 Punkt, 3 bringen 2, 4 bringen 3, 5 bringen 5, 6 bringen 8. (ST-26)
card-green = Grüner Passagier
card-green-text = Hat zwei Augen. Allein bringt er nichts; 2 einer Art bringen 1 Punkt, 3 bringen 2, 4 bringen 3, 5 bringen 5, 6 bringen 8. (ST-26)
card-blue = Blauer Passagier
card-blue-text = Hat drei Augen. Allein bringt er nichts; 2 einer Art bringen 1 Punkt, 3 bringen 2, 4 bringen 3, 5 bringen 5, 6 bringen 8. (ST-26)
card-yellow = Gelber Passagier
card-yellow-text = Hat vier Augen. Allein bringt er nichts; 2 einer Art bringen 1 Punkt, 3 bringen 2, 4 bringen 3, 5 bringen 5, 6 bringen 8. (ST-26)
card-violet = Violetter Passagier
card-violet-text = Hat fünf Augen. Allein bringt er nichts; 2 einer Art bringen 1 Punkt, 3 bringen 2, 4 bringen 3, 5 bringen 5, 6 bringen 8. (ST-26)
card-thumb = Daumen
card-thumb-text = Für 1 Münze wird er als Joker zu einer beliebigen Art. Ohne Münze besetzt er nur einen Sitz, und dabei bleibt es. (ST-15, ST-17)
card-passenger-die = Passagierwürfel
card-passenger-die-text = Zeigt eine von fünf Arten oder einen Daumen. Sechs Würfel füllen das Taxi. (ST-14)
card-fuel-die = Treibstoffwürfel
card-fuel-die-text = Die drei zusammen müssen 7 bis 10 ergeben: Bei 7 zählen die Passagiere mal 1, bei 8 mal 2, bei 9 mal 3, bei 10 mal 4. (ST-19)
card-wing = Flügel
card-wing-text = Hier liegt ein Treibstoffwürfel mit der Zahl, die er zeigt. (ST-18)
card-gauge = Tankanzeige
card-gauge-text = Bei 7 zählen die Passagiere mal 1, bei 8 mal 2, bei 9 mal 3, bei 10 mal 4. Jede andere Summe ist eine Panne. Gepunktet: was ein Würfel in der Hand daraus machen würde. (ST-19)
card-breakdown = Panne
card-breakdown-text = Die Summe ist kleiner als 7 oder größer als 10: Diese Fahrt bringt 0, und es können keine Punkte gekauft werden. Die Münzen behält man. (ST-25)
card-smuggling-die = Schmuggelwürfel
card-smuggling-die-text = Abgelegt bringt er so viele Punkte, wie er zeigt. Er darf auch noch einmal geworfen werden; zeigt er dann weniger, ist er verloren. (ST-21, ST-23)
card-mine = Mine
card-mine-text = Die Zahl des Schmuggelwürfels, der hier liegt, kommt zum Ergebnis dazu; sie wird nicht multipliziert. (ST-29)
card-lost = Misslungener Schmuggel
card-lost-text = Hier liegt ein Schmuggelwürfel, der weniger als im Wurf davor gezeigt hat; er bringt nichts. Er zählt als ein abgelegter Würfel. (ST-23, ST-24)
card-tile = Zahlenplättchen
card-tile-text = Nach jedem Wurf bleiben genau so viele Würfel liegen, wie ein unverbrauchtes Plättchen angibt. Jedes Plättchen gilt einmal im Zug; 1 bis 4 müssen alle verbraucht werden, 0 kann verbraucht werden. (ST-6, ST-7)
card-tray = Würfelteller
card-tray-text = Die Würfel in der Hand, wie sie gefallen sind. (ST-6)
card-cup = Würfelbecher
card-cup-text = Wirft alle Würfel, die in der Hand sind. (ST-6)
card-coin = Münze
card-coin-text = 1 macht einen Daumen zu einer beliebigen Art; nach der Fahrt bringt jede gezahlte Münze 2 Punkte. Am Ende sind Münzen nichts wert. (ST-15, ST-30)
card-bank = Bank
card-bank-text = Hierher kommen gezahlte Münzen, von hier kommt die Belohnung für ein volles Taxi. (ST-28)
card-bonus = Volles Taxi
card-bonus-text = Alle sechs Sitze mit Gruppen von zwei oder mehr besetzt: 2 Münzen aus der Bank. (ST-28)
card-meter = Taxameter
card-meter-text = Was diese Fahrt im Augenblick wert ist: Passagiere mal Faktor plus Schmuggel. (ST-31)
card-sheet = Punkteblatt
card-sheet-text = Das Ergebnis jeder Runde. Das niedrigste einer Runde wird gestrichen und zählt nichts. (ST-32)
card-race = Das Rennen
card-race-text = Jedes Taxi ist so weit gefahren, wie die Summe seines Spielers reicht. Die höchste Summe gewinnt. (ST-35)
card-last-ride = Letzte Fahrt
card-last-ride-text = Passagiere mal Faktor plus Schmuggel plus Münzen. (ST-31)
card-round = Runde
card-round-text = In jeder Runde fährt jeder einmal. Zu viert und zu fünft sind es 4 Runden, sonst 5. Wer das höchste Ergebnis hat, beginnt die nächste. (ST-3, ST-34)

# Warum nicht
no-over = Das Spiel ist zu Ende.
no-such-action = „{ $action }“ ist keine Aktion von Space Taxi.
no-roll-first = Wirf zuerst die Würfel.
no-decide-first = Entscheide zuerst, wie viele Würfel liegen bleiben.
no-pay-first = Entscheide zuerst, wie viele Münzen du zahlst.
no-coins = { $coins ->
    [one] Nur 1 Münze.
   *[other] Nur { $coins } Münzen.
}
no-face = Kein Würfel in der Hand zeigt { face }.
no-fuel = Kein Treibstoffwürfel in der Hand zeigt { $number }.
no-thumb = Kein Daumen in der Hand.
no-coin-for-joker = Ein Joker kostet { $coins } Münze, und du hast keine.
no-smuggling-placed = Der Schmuggelwürfel liegt schon auf dem Plan.
no-smuggling-aside = Der Schmuggelwürfel liegt neben dem Plan.
no-tile-above = Kein unverbrauchtes Plättchen über { $placed }, sag „fertig“.
no-tile-zero = Plättchen 0 ist schon verbraucht.
no-failed-counts = Der misslungene Würfel zählt als einer, und Plättchen 1 ist schon verbraucht.
no-tile-used = Plättchen { $placed } ist schon verbraucht, lege weiter bis { $next } Würfel.
script-runs-out = Das Skript hat nur noch { $left ->
    [one] 1 Zahl
   *[other] { $left } Zahlen
}, und dieser Wurf braucht { $dice }.
script-passenger = Die { $number } des Skripts ist auf keinem Passagierwürfel.
script-fuel = Die { $number } des Skripts ist auf keinem Treibstoffwürfel.
script-smuggling = Die { $number } des Skripts ist nicht auf dem Schmuggelwürfel.

# Falsche Stellungen
position-round-over = ein beendetes Spiel ist in der letzten Runde, { $last }.
position-results = hier werden { $expected } Ergebnisse gebraucht, angegeben sind { $found }.
position-struck = nach den Ergebnissen muss es { $struck } sein.
position-coins = zusammen sind es { $coins } Münzen, nicht { $all }.
position-smuggling-early = der Würfel wurde in diesem Zug noch nicht geworfen; es muss null sein.
position-smuggling-missing = es wurde schon geworfen, also muss hier eine Zahl stehen.
position-hand = in der Phase { $phase } liegt kein Wurf; es muss null sein.
position-dice = Würfel auf dem Plan und Plättchen ergeben { $dice }, nicht { $all }.
position-passengers = Passagierwürfel in Hand und Taxi sind { $found }, nicht { $all }.
position-fuel = Treibstoffwürfel in Hand und auf den Flügeln sind { $found }, nicht { $all }.
position-placed = seit dem Wurf wären { $placed } Würfel gelegt, was kein Plättchen erlaubt.
position-placed-other = nach Plättchen und gelegten Würfeln wurden seit dem Wurf { $placed } Würfel gelegt.
position-no-tile = ein Plättchen von 1 bis 4 muss übrig sein.
position-tiles-unused = alle Plättchen von 1 bis 4 müssen verbraucht sein.
position-not-placed = { $found } Würfel sind gelegt, nicht { $all }.
position-breakdown = diese Summe ist eine Panne: es können keine Münzen gezahlt werden.
position-no-coins = ohne Münzen gibt es nichts zu entscheiden.
position-fresh = das Spiel ist zu Ende: hier muss es wie am Anfang eines Zuges sein.
content-tiles = die Plättchen müssen 0, 1, 2, … sein und zusammen die Zahl der Würfel ergeben.

# Große Momente, die eine Sekunde lang die ganze Bühne haben
moment-starts = { $round ->
    [5] Die letzte Runde!
    [4] { $players ->
        [4] Die letzte Runde!
        [5] Die letzte Runde!
       *[other] { "" }
    }
   *[other] { "" }
}
moment-broke-down = Panne!
moment-won = { $count ->
    [one] { $seat } gewinnt!
   *[other] { $seat } teilen sich den Sieg!
}

# How long some bots think, and why
thinks-expert = rechnet einmal alle Züge voraus: etwa 15 s
thinks-expert-seconds = 15

# What puzzles and mistakes are about
theme-done = Aufhören oder mehr behalten?
theme-fuel = Welcher Treibstoff?
theme-pay = Wie viele Münzen?
theme-place = Wer steigt ein?
theme-smuggle = Jetzt schmuggeln?
theme-joker = Wer ist der Daumen?
theme-roll = Würfeln?

# Warum ein Tipp gut ist
spare-broke-down = Sonst bleibt das Taxi öfter liegen: { $there } von { $of } Fahrten statt { $here }.
spare-failed = Sonst scheitert der Schmuggel öfter: { $there } von { $of } Fahrten statt { $here }.
plan-bonus = { $coins ->
    [one] Das bringt eine Münze: Niemand fährt allein.
   *[other] Das bringt { $coins } Münzen: Niemand fährt allein.
}
more-scored-factor = Der Treibstoff gibt einen größeren Faktor: im Schnitt { $here } statt { $there }.
more-scored-passengers = Es fahren mehr Passagiere einer Art mit: im Schnitt { $here } Punkte vor dem Faktor statt { $there }.
more-scored-smuggling = Die Mine bringt mehr: im Schnitt { $here } Punkte statt { $there }.

# At the mine
mine-put = Die { $number } hierher: +{ $number }.
mine-again = Oder neu würfeln: { $numbers } { $safe ->
    [one] ist
   *[other] sind
} sicher ({ $safe } von { $sides }).

# Ein Tipp: was die Aktion selbst bringt
good-place = Passagiere einer Art zahlen zusammen: je größer die Gruppe, desto mehr.
good-place-thumb = Ein Daumen auf dem Sitz kostet keine Münze und keinen anderen Würfel.
good-joker = Für eine Münze wird der Daumen zu der Art, die du brauchst.
good-fuel = Die drei Treibstoffwürfel müssen zusammen 7, 8, 9 oder 10 ergeben.
good-smuggle = Auf dem Feld ist er sicher: Ein niedrigerer Wurf würde ihn verlieren.
good-done = Die übrigen Würfel sind noch einen Wurf wert.
good-pay = Jede Münze bringt jetzt zwei Punkte.
good-pay-0 = Eine Münze, die du behältst, kann später einen Daumen verwandeln.
points-round = Es bringt im Schnitt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr.

# Ein Tipp: was dieser Würfel in dieser Fahrt bringt
merit-group = Eine Gruppe von { $group } zahlt { $points } { points-of }, und der Treibstoff vervielfacht sie.
merit-pair = { $lie } dieser Art liegen hier: Zusammen zahlen sie { $points } { points-of }, und der Treibstoff vervielfacht sie.
merit-alone = Allein zahlt er noch nichts: Er wartet auf einen Zweiten seiner Art.
merit-last-seat = Er zahlt nichts, nimmt aber keinem besseren Würfel den Platz.
merit-joker = Für eine Münze sind es { $group } einer Art: { $points } { points-of } statt { $before }, und der Treibstoff vervielfacht sie.
merit-fuel-done = Der Treibstoff ist jetzt { $sum }: Faktor { $factor }.
merit-fuel-with = { $second ->
    [0] Mit der { $first } daneben ist der Treibstoff { $sum }: Faktor { $factor }.
   *[other] Mit der { $first } und der { $second } daneben ist der Treibstoff { $sum }: Faktor { $factor }.
}
merit-fuel-last = Der letzte Treibstoffwürfel muss dann { $lowest } zeigen.
merit-fuel-open = { $dice ->
    [one] Der letzte Treibstoffwürfel darf dann { $lowest } bis { $highest } zeigen.
   *[other] Die anderen { $dice } Treibstoffwürfel müssen dann zusammen { $lowest } bis { $highest } ergeben.
}
merit-smuggle = { $lost ->
    [0] Er ist 1 Punkt wert und aus dem Weg.
    [one] { $points } Punkte sind hier sicher. Ein neuer Wurf verlöre sie in 1 von { $sides } Fällen.
   *[other] { $points } Punkte sind hier sicher. Ein neuer Wurf verlöre sie in { $lost } von { $sides } Fällen.
}
merit-nothing = Kein Würfel ist hier ein Plättchen wert: Alle werden noch einmal geworfen.
merit-pay = Mit { $points } liegst du vor den { $lowest } eines anderen: Deins wird nicht gestrichen.

# Playing by letter
letter-pace = Jeder Wurf braucht einen Brief hin und zurück, denn die Würfel macht ihr gemeinsam.
