title = Rattenfänger
about = Allein gegen die Ratten: sammle in einer wachsenden Stadt den magischen Käse, bevor sie ihn fressen.
score-result = Sieg oder Niederlage
score-cheese = Gesammelter Käse
score-eaten = Von Ratten gefressener Käse
score-health = Verbliebenes Leben
score-arch = Wunden der Erzratte

# Namen
catcher-name = { $catcher ->
    [lady-cage] Frau Käfig
    [pathfinder] Fährtenleserin
    [butcher] Metzger
   *[alchemist] Alchemist
}
arch-name = { $arch ->
    [rat-king] Rattenkönig
    [maw] Schlundratte
    [brood-mother] Brutmutter
   *[were-rat] Werratte
}
rat-name = { $rat ->
    [white] weiße Ratte
    [brown] braune Ratte
    [black] schwarze Ratte
    [p1] Seroman
    [p2] Peitschenratte
    [p3] Sammler
    [p4] Flügelratte
    [p5] Panzerratte
    [p6] Nestkönigin
    [p7] Springer
    [p8] Seuche
    [p9] Dieb
    [p10] Blinder
    [p11] Sappeur
   *[p12] Riese
}
colour = { $colour ->
    [white] weiß
    [brown] braun
   *[black] schwarz
}
colour-many = { $colour ->
    [white] weiße
    [brown] braune
   *[black] schwarze
}
rats = { $rats ->
    [one] 1 { colour-many } Ratte
   *[other] { $rats } { colour-many } Ratten
}
ability = { $ability ->
    [bait] Giftköder
    [net] Schleppnetz
    [grapple] Enterhaken
    [whistle] Pfeife
    [mincer] Fleischwolf
    [apron] Schürze
    [bomb] Brandbombe
   *[gas] Schlafgas
}
ability-text = { $ability ->
    [bait] Lege ihn in deinen Bezirk: Ratten halten ihn für Käse; weiße und schwarze, die ihn fressen, kommen in deinen Käfig.
    [net] Dein Feld oder ein angrenzendes: Ratten verlassen es nicht und bleiben darin stehen.
    [grapple] Geh auf ein beliebiges Feld eines aktiven Bezirks.
    [whistle] Alle Ratten einer Farbe gehen von hier oder nebenan auf ein angrenzendes Feld.
    [mincer] Ein Angriff auf deinem Feld mit { $dice } Würfeln.
    [apron] Deine Abwehr ist hier um { $defence } höher.
    [bomb] Ein Angriff mit { $dice } Würfeln, bis zu { $distance } Felder entfernt.
   *[gas] Dein Feld oder ein angrenzendes: Ratten beißen und fressen dort nicht.
}
peculiarity = { $ability ->
    [glutton] wird hier Käse gefressen, kommt hier eine Ratte dazu
    [whip] gewöhnliche Ratten, die hier starten, gehen 1 weiter
    [collect] nimmt die Marker ihres Feldes
    [wings] Fallen erreichen sie nicht
    [shell] andere Ratten hier haben Abwehr +1
    [nest] zählt als Nest
    [dodge] eine Falle braucht eine Sechs
    [gnawer] beißt, wenn du gehst
    [steal] nimmt 2 Ratten aus deinem Käfig
    [grope] geht einen halben Würfel weit
    [defuse] entfernt eine Falle
   *[huge] wiegt 5
}
talent = { $talent ->
    [leads] weiße Ratten seines Bezirks gehen 1 weiter
    [devours] geht einen halben Würfel weit; verschlingt Dinge und wächst
    [mothers] schwarze Ratten beißen für 2, solange sie in der Stadt ist
   *[hunts] der höhere von zwei Bewegungswürfeln; eine Wunde heilt sie
}
field = { $field ->
    [attack] Angriff
    [move] Bewegung
    [health] Leben
    [accuracy] Zielen
    [defence] Abwehr
    [trap] Fallen
    [yellow] Gelb
   *[purple] Lila
}
upgrade = { $upgrade ->
    [dice] ein Würfel mehr
    [accuracy] trifft ab 3
    [pierce] Ratten darin haben Abwehr 1 weniger
   *[reroll] Fehlwürfe werden noch einmal gewürfelt
}
token = { $token ->
    [health] Leben
    [cheese] Käse
    [yellow] gelber Marker
    [purple] lila Marker
    [peculiar] eine sonderbare Ratte
   *[nest] ein Nest
}
step = { $effect ->
    [bite] Biss +1
    [defence] Abwehr +1
    [move] Bewegung +1
    [spawn] Nachwuchs +1
    [peculiar] eine sonderbare Ratte
    [swarm] die Nester schwärmen
    [deploy] die Erzratte kommt
    [heal] heilt 1
   *[other] nichts
}
reward = { $reward ->
    [mystery] ein Geheimnisplättchen
    [hoard] alles, was auf der Karte liegt
    [health] { $amount } Leben
    [yellow] ein gelber Marker
    [purple] ein lila Marker
    [dice] { $amount ->
        [one] 1 Angriffswürfel
       *[other] { $amount } Angriffswürfel
    }
    [move] { $amount ->
        [one] 1 Bewegungspunkt
       *[other] { $amount } Bewegungspunkte
    }
    [rats] { $amount ->
        [one] 1 Ratte
       *[other] { $amount } Ratten
    }
   *[cheese] ein magischer Käse
}
you = du
trap = Falle
nest = Nest
hatchery = Brutstätte
cheeses = { $cheese ->
    [one] 1 Käse
   *[other] { $cheese } Käse
}
marker = { $marker ->
    [health] Lebensmarker
    [yellow] gelber Marker
   *[purple] lila Marker
}
markers = { $markers ->
    [one] 1 { marker }
   *[other] { $markers } { $marker ->
        [health] Lebensmarker
        [yellow] gelbe Marker
       *[purple] lila Marker
    }
}

# Was geschehen ist
log-placed = Bezirk { $card } liegt auf { $x } { $y }, um { $rotation }° gedreht.
log-walked = Du gehst nach { $area }.
log-trap-set = Du stellst in { $area } eine Falle.
log-rolled = { $by ->
    [attack] Du greifst in { $area } an
    [ability] Deine Fähigkeit wirkt in { $area }
   *[trap] Die Falle in { $area } schnappt zu
}: { $dice }{ $again ->
    [0] {""}
   *[other] , Fehlwürfe noch einmal: { $rolled }
}. Treffer { $hits }, Sechsen { $sixes }.
log-caught = Gefangen in { $area }: { $rat }, { $six ->
    [1] mit einer Sechs.
   *[other] { $hits ->
        [one] mit 1 Treffer.
       *[other] mit { $hits } Treffern.
    }
}
log-hit-arch = { $rat }: { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}, Leben { $health }.
log-hits-lost = { $hits ->
    [one] 1 Treffer nützt nichts.
   *[other] { $hits } Treffer nützen nichts.
}
log-collected = { $cheese ->
    [one] Du sammelst den Käse in { $area } ein.
   *[other] Du sammelst { $cheese } Käse in { $area } ein.
}
log-put-cheese = Ein Käse auf { $name }{ $level ->
    [0] .
   *[other] {": "}{ $field ->
        [attack] ein Angriffswürfel mehr.
        [move] ein Bewegungspunkt mehr.
        [health] ein Leben mehr.
        [accuracy] du zielst um 1 besser.
        [defence] deine Abwehr ist um 1 höher.
        [trap] deine Fallen sind jetzt besser.
       *[other] { $level ->
            [1] die Fähigkeit ist frei.
           *[other] die Fähigkeit ist aufgefüllt.
        }
    }
}
log-took = Du nimmst in { $area }: { marker }.
log-used = { $name }, { $ability ->
    [whistle] { $rats }: { $area } → { $to }.
   *[other] in { $area }.
}
log-paid = Du bezahlst { $rats }.
log-bought = Du kaufst { $item ->
    [die] einen Würfel für diesen Zug.
    [yellow] einen gelben Marker.
    [purple] einen lila Marker.
    [health] 1 Leben.
   *[cheese] einen Käse.
}
log-claimed = Die Karte, { $rat }: { $reward ->
    [mystery] ein Geheimnisplättchen.
    [hoard] die Beute, { $got } genommen.
    [health] Leben +{ $got }.
    [yellow] gelbe Marker +{ $got }.
    [purple] lila Marker +{ $got }.
    [dice] Würfel +{ $got }.
    [move] Bewegung +{ $got }.
    [rats] Ratten für deinen Käfig, { $got }.
   *[cheese] Käse +{ $got }.
}
log-got-rats = In deinen Käfig: { $rats }.
log-cards-drawn = { $count ->
    [0] Keine Karte wird gezogen.
    [one] Die Stadt wächst: Karte { $cards }.
   *[other] Die Stadt wächst: Karten { $cards }.
}
log-under-deck = Karte { $card } passt nirgends und kommt unter den Stapel.
log-laid-cheese = In { $area } liegt ein Käse.
log-laid-marker = In { $area } liegt: { marker }.
log-mystery = Geheimnis in { $area }: { token }{ $put ->
    [0] , aber es ist nichts mehr da.
   *[other] .
}
log-new-rat = { $rat } kommt nach { $area }.
log-shuffled = Die { $cards } abgelegten sonderbaren Ratten werden gemischt.
log-drew = Neue Ratten in { $area }: { $chain }.
log-bag-inactive = Der Beutel ist leer: { $rats } Ratten inaktiver Bezirke kommen zurück hinein.
log-bag-cage = Der Beutel ist leer: deine { $rats } gefangenen Ratten kommen zurück hinein.
log-bag-district = Der Beutel ist leer: die { $rats } Ratten von Bezirk { $district } kommen zurück hinein{ $chosen ->
    [1] , deine Wahl.
   *[other] {", die wenigsten."}
}
log-no-draw = Für { $area } ist keine Ratte mehr da.
log-offered = { $item ->
    [none] Du nimmst keine Belohnung für die Ratten.
    [yellow] Belohnung: ein gelber Marker.
    [purple] Belohnung: ein lila Marker.
    [health] Belohnung: 1 Leben.
   *[cheese] Belohnung: ein Käse.
}
log-active = Bezirk { $district } ist aktiv.
log-inactive = Bezirk { $district } ist inaktiv.
log-rats-turn = Der Zug der Ratten, Runde { $round }.
log-rolled-move = { $rat } würfelt { $die }{ $second ->
    [0] {""}
   *[other] {" "}und { $second }
} und darf { $steps } weit gehen.
log-rat-moved = { $rats }: { $area } → { $to }, Ziel: { $seeks ->
    [ratcatcher] du
    [cheese] der Käse in { $target }
   *[other] { $target }
}{ $why ->
    [0] .
    [1] {" "}(näher bei dir, RC-85, RC-86).
    [2] {" "}(höhere Bezirksnummer, RC-85, RC-86).
   *[3] {" "}(deine Wahl).
}
log-hoarded = { $rat } nimmt Marker: Leben { $health }, gelb { $yellow }, lila { $purple }.
log-defused = { $rat } entfernt die Falle in { $area }.
log-devoured = { $rat } verschlingt in { $area }: { $what ->
    [trap] eine Falle.
    [health] einen Lebensmarker.
    [yellow] einen gelben Marker.
    [purple] einen lila Marker.
    [ability] einen Fähigkeitsmarker.
    [rats] drei Ratten.
   *[cheese] den Käse.
}
log-gut = Magenleiste { $step }: { $full ->
    [1] sie ist voll.
   *[other] { step }.
}
log-bit-arch = { $rat } beißt: { $dice }. Treffer { $hits } gegen Abwehr { $defence }, Sechsen { $sixes }: Wunden { $wounds }.
log-bit = { $leaving ->
    [1] Du gehst, und es beißt: { $rat }
   *[other] { $rat } beißt
}: { $bite } gegen Abwehr { $defence }, { $wound ->
    [1] eine Wunde.
   *[other] keine Wunde.
}
log-bit-common = { $leaving ->
    [1] Du gehst, und die Nager beißen
   *[other] Die gewöhnlichen Ratten beißen
}: { $sum } gegen Abwehr { $defence }, { $wound ->
    [1] eine Wunde.
   *[other] keine Wunde.
}
log-stole = { $rat } stiehlt { $rats ->
    [one] 1 Ratte
   *[other] { $rats } Ratten
} aus deinem Käfig.
log-healed = { $rat } heilt, Leben { $health }.
log-wounded = Dein Leben ist { $health }.
log-heap = { $area }: Gewicht { $weight }, nichts wird gefressen.
log-eaten = { $area }: Gewicht { $weight }, ein Käse wird gefressen. Feld { $field }: { $field ->
    [10] die Ratten gewinnen.
   *[other] { step }.
}
log-bait-eaten = { $area }: der Köder wird gefressen, { $rats ->
    [one] 1 Ratte kommt
   *[other] { $rats } Ratten kommen
} in deinen Käfig.
log-went-home = { $rats } Ratten aus { $area } gehen heim in den Beutel.
log-deployed = { $rat } kommt nach { $area }.
log-cleaned = Aufräumen: { $parts }.
cleaned = { $kind ->
    [rats] { $count ->
        [one] 1 Ratte aus inaktiven Bezirken
       *[other] { $count } Ratten aus inaktiven Bezirken
    }
    [peculiar] { $count ->
        [one] 1 sonderbare Ratte aus inaktiven Bezirken
       *[other] { $count } sonderbare Ratten aus inaktiven Bezirken
    }
    [markers] { $count } Marker aus inaktiven Bezirken
    [effects] { $count } Fähigkeitsmarker
   *[traps] { $count ->
        [one] 1 Falle
       *[other] { $count } Fallen
    }
}
log-round = Runde { $round }: Würfel, Bewegung und Fallen sind erneuert.
log-ended = { $result ->
    [won-cheese] Gewonnen: 10 Käse gehören dir.
    [won-arch] Gewonnen: die Erzratte ist tot.
    [lost-cheese] Verloren: die Ratten haben 10 Käse gefressen.
    [lost-health] Verloren: dein Leben ist 0.
   *[lost-time] Verloren: 100 Runden sind um.
}

# Was zu entscheiden ist
ask-setup = Wie beginnt die Stadt? Lege { $cards ->
    [one] die Karte an.
   *[other] die { $cards } Karten an.
}
ask-actions = Was tust du?
ask-hits = { $by ->
    [trap] Die Falle in { $area }
   *[other] Dein Wurf in { $area }
}: wen fängst du? Treffer { $hits }, Sechsen { $sixes }.
ask-cheese = Wohin kommt der Käse?{ $cheese ->
    [one] {""}
   *[other] {" "}{ $cheese } sind zu legen.
}
ask-pay = Wie viele { colour-many } Ratten gibst du? { $rats } sind noch zu zahlen.
ask-expand = Die Stadt wächst: lege { $cards ->
    [one] die Karte an.
   *[other] die { $cards } Karten an.
}
ask-late = Fähigkeiten, Käufe und Belohnungen, bevor die Ratten ziehen?
ask-rat-move = Welchen Weg nimmt sie von { $area }: { $rat }?
ask-deploy = { $rat } kommt: auf welches Nest?
ask-reward = Deine { $rats } gefangenen Ratten kommen zurück in den Beutel. Welche Belohnung nimmst du?
ask-recall = Der Beutel ist leer: welcher Bezirk wird geleert?
ask-over = { $result ->
    [won-cheese] Gewonnen mit 10 Käse!
    [won-arch] Gewonnen: die Erzratte ist tot!
    [lost-cheese] Die Ratten haben gewonnen: sie fraßen 10 Käse.
    [lost-health] Die Ratten haben gewonnen: dein Leben ist 0.
   *[lost-time] Die Ratten haben gewonnen: 100 Runden sind um.
}

do-place = Karte { $card } ({ $value }) auf { $x } { $y }, um { $rotation }° gedreht: verbindet { $joins }
do-move = Geh nach { $area }{ $empty ->
    [1] {""}
   *[other] {": "}{ $there }
}
do-trap = Falle in { $area } stellen
do-attack = Angriff mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}
do-use = { $form ->
    [whistle] { $ability }: { $rats } { $area } → { $to }
   *[other] { $ability } in { $area }
}
do-buy = { $item ->
    [die] Einen Würfel
    [yellow] Einen gelben Marker
    [purple] Einen lila Marker
    [health] 1 Leben
   *[cheese] Einen Käse
} für { $price } Ratten kaufen
do-claim = { $rat }: { $reward }
do-end = Zug beenden
do-catch = { $hits ->
    [0] Fangen: { $rat }, mit einer Sechs
    [one] Fangen: { $rat }, mit 1 Treffer
   *[other] Fangen: { $rat }, mit { $hits } Treffern
}
do-wound = { $hits ->
    [0] { $rat }: 1 Wunde mit einer Sechs
    [one] { $rat }: Wunden { $wounds } mit 1 Treffer
   *[other] { $rat }: Wunden { $wounds } mit { $hits } Treffern
}
do-put = Auf { $field } legen: { $missing ->
    [0] wirkt sofort
   *[other] danach noch { $missing } Käse nötig
}
do-pay = { $rats } geben
do-done = Fertig, die Ratten ziehen
do-go = Nach { $area }
do-deploy = Auf { $area }
do-pass = Keine Belohnung
do-recall = Bezirk { $district }

# Auf dem Tisch
round = Runde { $round }
game-over = Spielende
health = Leben
dice = Würfel
movement = Bewegung
accuracy = Zielen
defence = Abwehr
traps = Fallen
trap-value = { $traps } da ({ $dice } Würfel, trifft ab { $accuracy })
cage = Käfig
cheese-label = Käse
eaten-label = Gefressen
board = Deine Tafel
rats-board = Die Ratten
bag = Beutel
piles = Stapel
deck = Bezirkskarten { $cards }
peculiar-deck = Sonderbare Ratten { $cards }
mystery-pile = Geheimnisse { $cards }
discard = Abgelegt
accountant = Rechnungsmeister
item = { $item ->
    [die] Würfel
    [yellow] gelb
    [purple] lila
    [health] Leben
   *[cheese] Käse
}
locked = gesperrt
active = aktiv
inactive = inaktiv
caught = Gefangen
in-city = In der Stadt
not-in-city = nicht in der Stadt
bite = Biss
spawn = Nachwuchs
target = Ziel
target-name = { $target ->
    [cheese] Käse
    [ratcatcher] du
    [marker] Marker, sonst du
    [trap] Fallen, sonst du
    [maw] Käse, sonst du
   *[none] keines
}
progress = Gefressener Käse
guts = Magenleiste
hand = Karten zum Anlegen
printed = { $sign ->
    [nest] Nest
    [hatchery] Brutstätte
    [cheese] Käse
    [mystery] ?
    [yellow] gelber Marker
   *[purple] lila Marker
}
common-line = Bewegung { $movement }, Biss { $bite }, Abwehr { $defence }, Ziel: { $target }
rats-win = die Ratten gewinnen
now-score = Käse: { $collected } von 10 gesammelt, { $eaten } von 10 gefressen
now-cheese = Käse in { $area }: Gewicht { $weight } von { $limit }{ $coming ->
    [0] {""}
   *[other] {", "}{ $later } mit den Ratten, die aus { $origin } kommen
}{ $eaten ->
    [1] {": wird im nächsten Zug gefressen"}
   *[other] {""}
}
now-bites = Bisse gewöhnlicher Ratten hier: { $sum } gegen Abwehr { $defence }
now-leaving = Nager, wenn du gehst: { $sum } gegen Abwehr { $defence }
now-no-collect = hier ist eine Ratte: Käse wird nur von einem Feld ohne Ratten gesammelt
now-grows = { $cards ->
    [one] die Stadt wächst am Ende deines Zuges um 1 Karte
   *[other] die Stadt wächst am Ende deines Zuges um { $cards } Karten
}

# Warum nicht
no-over = Das Spiel ist zu Ende.
no-such-action = „{ $action }“ ist keine Aktion von Rattenfänger.
no-place-first = Lege zuerst die Karten an.
no-act = Das geht jetzt nicht.
no-hits-first = Verteile zuerst die Treffer.
no-put-first = Lege zuerst den Käse.
no-pay-first = Bezahle zuerst fertig.
no-late = Nach dem Wachsen der Stadt bleiben nur Fähigkeiten, Käufe und Belohnungen; sag done.
no-go-first = Wähle zuerst den Weg der Ratte.
no-deploy-first = Wähle zuerst ein Nest für die Erzratte.
no-offer-first = Nimm zuerst eine Belohnung für die Ratten, oder passe.
no-recall-first = Wähle zuerst den Bezirk, der geleert wird.
no-card-now = Jetzt ist keine Karte anzulegen.
no-roll = Es gibt keine Treffer zu verteilen.
no-cheese-now = Es ist kein Käse zu legen.
no-payment = Es ist nichts zu bezahlen.
no-done = Sag end, um deinen Zug zu beenden.
no-rat-waits = Keine Ratte wartet auf deine Wahl.
no-deploy-now = Die Erzratte kommt jetzt nicht.
no-offer-now = Es wird keine Belohnung angeboten.
no-recall-now = Jetzt wird kein Bezirk geleert.
no-adjacent = { $area } grenzt nicht an { $here }.
no-points = Keine Bewegungspunkte mehr.
no-trap-there = Fallen kommen auf dein Feld oder ein angrenzendes.
no-second-trap = In { $area } ist schon eine Falle.
no-trap-left = Keine Falle mehr.
no-trap-points = Eine Falle kostet { $price ->
    [one] 1 Bewegungspunkt
   *[other] { $price } Bewegungspunkte
}.
no-rat-here = Auf deinem Feld ist keine Ratte.
no-dice = { $dice ->
    [0] Du hast keine Würfel.
    [one] Du hast 1 Würfel.
   *[other] Du hast { $dice } Würfel.
}
no-unlocked = { $colour ->
    [yellow] Gelb
   *[purple] Lila
} ist noch gesperrt.
no-markers = Keine { $colour ->
    [yellow] gelben
   *[purple] lila
} Marker.
no-use-bait = Der Köder kommt auf ein Feld deines Bezirks ohne Köder.
no-use-net = Das Netz kommt auf dein Feld oder ein angrenzendes ohne Netz.
no-use-grapple = Der Enterhaken bringt dich auf ein anderes Feld eines aktiven Bezirks.
no-use-whistle = Die Pfeife schickt Ratten einer Farbe von deinem oder einem angrenzenden Feld auf ein Feld daneben.
no-use-mincer = Der Fleischwolf braucht eine Ratte auf deinem Feld.
no-use-apron = Auf deinem Feld liegt schon eine Schürze.
no-use-bomb = Die Bombe braucht eine Ratte, höchstens 2 Felder entfernt.
no-use-gas = Das Gas kommt auf dein Feld oder ein angrenzendes ohne Gas.
no-die-late = Würfel nützen jetzt nichts und sind nicht zu kaufen.
no-die-offer = Ein Würfel gehört nicht zu den Belohnungen.
no-rats-to-pay = Das kostet { $price } Ratten, du hast { $rats }.
no-room = { $item ->
    [die] Mehr Würfel kannst du nicht haben.
    [yellow] Mehr gelbe Marker kannst du nicht nehmen.
    [purple] Mehr lila Marker kannst du nicht nehmen.
    [health] Das Leben ist voll.
   *[cheese] Es ist kein Käse mehr im Vorrat.
}
no-card = Diese Karte hast du nicht: { rat-name }.
no-choice = Diese Karte hat nur eine Belohnung ({ rat-name }): nimm sie ohne Wahl.
no-chosen = Wähle { $one ->
    [health] health
    [yellow] yellow
   *[dice] dice
} oder { $two ->
    [dice] dice
    [purple] purple
   *[move] move
}.
no-waiting = Karte { $card } hast du nicht auf der Hand.
no-free-cell = { $x } { $y } ist besetzt.
no-connectors = Kein Anschluss von Karte { $card } trifft dort auf einen der Stadt.
no-away = Karte { $card } kann an Bezirk { $district } anschließen, in dem du bist, also muss sie es.
no-inactive = Karte { $card } kann an einen aktiven Bezirk anschließen, also muss sie es.
no-such-rat = Nicht auf diesem Feld: { rat-name }.
no-wings = Fallen erreichen sie nicht: { rat-name }.
no-dodge = Nur die Sechs einer Falle fängt ihn: { rat-name }.
no-six-needed = Eine Ratte mit Abwehr 0 braucht keine Sechs.
no-six-left = Keine Sechs mehr.
no-hits = { $hits ->
    [one] { rat-name }: 1 normaler Treffer ist nötig.
   *[other] { rat-name }: { $hits } normale Treffer oder eine Sechs sind nötig.
}
no-arch-here = Die Erzratte ist nicht hier.
no-struck = Normale Treffer verwunden sie einmal je Angriff.
no-wound = Es braucht mehr Treffer als ihre Abwehr { $defence }.
no-hits-left = Nur { $hits } normale Treffer sind übrig.
no-free-field = Kein freier Platz für { field }.
no-pay-colour = Sag zuerst, wie viele { colour-many } Ratten du gibst.
no-pay-number = { $left } Ratten sind zu zahlen, in deinem Käfig sind { $white } weiße, { $brown } braune und { $black } schwarze.
no-way = Das ist keiner der Wege, die bleiben.
no-deploy = Die Erzratte kommt auf ein Nest deines Bezirks oder auf das nächste.
no-recall = Nur die Bezirke mit den wenigsten Ratten.
script-die = { $number } aus dem Skript ist auf keinem Würfel.
script-bag = Skript: im Beutel ist keine Ratte der Farbe { colour }.
script-colour = { $number } aus dem Skript ist keine Farbe; 1 ist weiß, 2 braun, 3 schwarz.
script-list = { $number } aus dem Skript ist kein Platz in der Liste der Karten.

# Falsche Stellungen
position-district = diesen Bezirk gibt es nicht; es sind 0 bis 24.
position-no-zero = Bezirk 0 ist immer in der Stadt.
position-cell = auf { $x } { $y } liegt schon Bezirk { $other }.
position-apart = Bezirk { $district } hängt nicht mit der Stadt zusammen.
position-no-area = dieses Feld gibt es nicht; hier sind { $known }.
position-area = ein Feld wie 0e ist nötig.
position-area-city = { $area } ist nicht in der Stadt.
position-effect = { $effect } ist keine Wirkung dieses Rattenfängers.
position-too-many = { $kind ->
    [traps] Fallen
    [cheese] Käse
    [health] Lebensmarker oder -plättchen
    [yellow] gelbe Marker oder Plättchen
    [purple] lila Marker oder Plättchen
    [peculiar] Plättchen sonderbarer Ratten
   *[nest] Nestplättchen
} sind zusammen { $found }, es gibt nur { $all }.
position-locked = Marker einer gesperrten Fähigkeit kann man nicht haben.
position-peculiar = sonderbare Ratten sind 1 bis { $highest }.
position-card-twice = Karte { $card } kann nicht hier sein: sie ist woanders oder doppelt.
position-card-missing = Karte { $card } fehlt.
position-rats = Ratten ({ colour }) sind zusammen { $found }, nicht { $all }.
position-not-in-city = Bezirk { $district } ist nicht in der Stadt.
position-roll-area = du greifst auf deinem eigenen Feld an, { $area }.
position-todo = „{ $line }“ kann hier nicht stehen.
position-todo-needed = in Phase { $phase } muss gesagt werden, was folgt.
position-todo-first = in Phase { $phase } muss die erste Zeile „{ $line }“ sein.
position-todo-last = die Liste endet mit dem, was zu deiner nächsten Entscheidung führt, und nur dort.
position-todo-rats = so viele Ratten ({ $rat }) sind nicht in { $area }.
position-not-now = in Phase { $phase } muss das leer sein.
position-needed-now = Phase { $phase } braucht das.
position-new-setup = im Aufbau sind alle Bezirke der Stadt neu.
position-uncollected = Käse auf deinem Feld ohne Ratte wäre eingesammelt worden.
position-bag-full = der Beutel ist nicht leer.
position-nothing = in Phase { $phase } ist nichts zu entscheiden.
position-result-early = in Phase { $phase } gibt es kein Ergebnis.
position-ended = damit ist das Spiel zu Ende; die Phase muss over sein, nicht { $phase }.
position-result = nichts auf dem Tisch sagt { $result }.

# Optionen
option-ratcatcher = Rattenfänger
option-ratcatcher-lady-cage = Frau Käfig: drei Fallen, Giftköder und ein Schleppnetz
option-ratcatcher-pathfinder = Fährtenleserin: die Schnellste, mit Enterhaken und Pfeife
option-ratcatcher-butcher = Metzger: eine große Falle, Fleischwolf und Schürze
option-ratcatcher-alchemist = Alchemist: der Zäheste, mit Brandbomben und Schlafgas
option-arch_rat = Erzratte
option-arch_rat-rat-king = Rattenkönig: weiße Ratten bei ihm laufen schneller
option-arch_rat-maw = Schlundratte: verschlingt Fallen, Marker und Ratten und wächst
option-arch_rat-brood-mother = Brutmutter: vermehrt die Ratten, und schwarze beißen stärker
option-arch_rat-were-rat = Werratte: schnell, und heilt sich, wenn sie beißt
option-mode = Modus
option-mode-standard = Standard: ein ruhiges erstes Viertel
option-mode-hard = Schwer: die rote Seite von Viertel 0 und eine stärkere Erzratte
pad-won = gewonnen
pad-lost = verloren
