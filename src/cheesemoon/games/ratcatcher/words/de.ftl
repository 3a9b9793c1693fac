title = Rattenfänger
about = Jage magischen Käse in einer Stadt voller Ratten, ganz allein.
preset-first = Frau Käfig gegen den Rattenkönig. Ein Trainer hilft.
preset-box = Das gedruckte Spiel: Frau Käfig gegen den Rattenkönig, ohne Trainer.
preset-everything = Der schwere Modus, unsere Hausregel, für alle, die das Spiel kennen.
score-result = Sieg oder Niederlage
score-cheese = Gesammelter Käse
score-eaten = Von Ratten gefressener Käse
score-health = Verbliebenes Leben
score-arch = Wunden der Erzratte
for-result = für Sieg oder Niederlage
for-cheese = für gesammelten Käse
for-eaten = für gefressenen Käse
for-health = für verbliebenes Leben
for-arch = für Wunden der Erzratte

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
talent = { $talent ->
    [leads] weiße bei ihm laufen 1 weiter
    [devours] verschlingt, was daliegt, und wächst
    [mothers] schwarze Ratten beißen für 2
   *[hunts] heilt, wenn sie verwundet
}
field = { $field ->
    [attack] Würfel
    [move] Schritte
    [health] Herzen
    [accuracy] Zielen
    [defence] Abwehr
    [trap] Fallen
   *[other] { $thing }
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
    [bite] ihr Biss wächst um 1
    [defence] ihr Fell wird um 1 dicker
    [move] sie läuft 1 weiter
    [spawn] sie bringt 1 Ratte mehr
    [peculiar] neue sonderbare Ratte
    [swarm] alle Nester schwärmen
    [deploy] die Erzratte kommt
    [heal] sie heilt ein Herz
    [end] die Ratten gewinnen
   *[other] nichts
}
reward = { $reward ->
    [mystery] ein Rätsel wird aufgedeckt
    [hoard] alles, was sie hortet
    [health] { $amount ->
    [one] ein Herz
   *[other] { $amount } Herzen
}
    [yellow] { $thing } +1
    [purple] { $thing } +1
    [dice] Würfel +{ $amount }
    [move] { $amount ->
    [one] Schritt +1
   *[other] Schritte +{ $amount }
}
    [rats] { $amount ->
    [one] 1 Ratte in den Käfig
   *[other] { $amount } Ratten in den Käfig
}
   *[cheese] ein Käse
}
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
    [one] { $thing }
   *[other] { $thing } ×{ $markers }
}

# Das gedruckte Spiel
hand-die = Würfle: Was zeigt der Würfel?
hand-bag = Zieh eine Ratte aus dem Beutel: Welche Farbe?
hand-deck = Deck eine Bezirkskarte auf: Welche ist es?
hand-peculiar = Deck eine Karte der besonderen Ratten auf: Wer ist es?
hand-mystery = Deck ein Rätselplättchen auf: Was ist es?
hand-first-cards = Die ersten Bezirkskarten
hand-token = { $token ->
    [health] Gesundheit
    [cheese] Käse
    [yellow] gelber Marker
    [purple] violetter Marker
    [peculiar] besondere Ratte
   *[nest] Nest
}
script-deck = Karte { $number } ist nicht im Stapel.
script-peculiar = Karte { $number } ist nicht im Stapel der besonderen Ratten.
script-mystery = So ein Rätselplättchen ist nicht mehr da: { $number }.

# Was geschehen ist
log-placed = Neuer Bezirk im { $where ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
    [nw] Nordwesten
   *[middle] Herzen
} der Stadt: { $the }.
log-walked = { $who } geht { $to }.
log-trap-set = { $who } stellt { $in } eine Falle.
log-rolled = { $by ->
    [attack] { $who } würfelt { $in } { $dice }
    [ability] Die Fähigkeit würfelt { $in } { $dice }
   *[trap] Schnapp! Die Falle { $in } würfelt { $dice }
}{ $again ->
    [0] {""}
   *[other] , die Fehlwürfe noch einmal { $rolled }
}: { rolled-hits }.
log-caught = Gefangen { $in }: { $rat }{ $six ->
    [1] , mit einer Sechs.
   *[other] .
}
log-hit-arch = { $rat } verliert { $wounds ->
    [one] ein Herz
   *[other] { $wounds } Herzen
}: { $health ->
    [0] keines bleibt.
    [one] 1 bleibt.
   *[other] { $health } bleiben.
}
log-hits-lost = { $hits ->
    [one] Ein Treffer bleibt übrig.
   *[other] { $hits } Treffer bleiben übrig.
}
log-collected = { $who } nimmt { $cheese ->
    [one] den Käse { $in }.
   *[other] { $cheese } Käse { $in }.
}
log-put-cheese = Ein Käse für { $name }{ $level ->
    [0] .
   *[other] {": "}{ $field ->
        [attack] ein Würfel mehr.
        [move] ein Schritt mehr.
        [health] ein Herz mehr.
        [accuracy] um 1 besser gezielt.
        [defence] 1 Biss mehr schadet nicht.
        [trap] die Fallen sind jetzt besser.
       *[other] { $level ->
            [1] jetzt nutzbar.
           *[other] es ist wieder aufgefüllt.
        }
    }
}
log-took = { $who } findet { $in }: { $thing }.
log-used = { $who } { $ability ->
    [bait] legt { $in } einen Köder aus.
    [net] wirft { $in } ein Netz aus.
    [grapple] kommt mit dem Enterhaken { $to }.
    [whistle] pfeift: { $rats }, { $place } → { $next }.
    [mincer] wirft { $in } den Fleischwolf an.
    [apron] zieht { $in } die Schürze an.
    [bomb] wirft eine Bombe: sie platzt { $in }.
   *[gas] lässt { $in } Schlafgas frei.
}
log-paid = { $who } gibt dem Buchhalter { $rats }.
log-bought = { $who } bekommt dafür: { $item ->
    [die] einen Würfel für diesen Zug
    [yellow] { $thing }
    [purple] { $thing }
    [health] ein Herz
   *[cheese] einen Käse
}.
log-claimed = { $who } nutzt { $rat }: { $reward ->
    [mystery] ein Rätsel wird aufgedeckt.
    [hoard] die Beute, { $got } genommen.
    [health] Herzen +{ $got }.
    [yellow] { $thing } +{ $got }.
    [purple] { $thing } +{ $got }.
    [dice] Würfel +{ $got }.
    [move] Schritte +{ $got }.
    [rats] Ratten für den Käfig +{ $got }.
   *[cheese] Käse +{ $got }.
}
log-got-rats = In den Käfig: { $rats }.
log-cards-drawn = { $count ->
    [0] Kein Bezirk ist mehr übrig.
   *[other] Die Stadt wächst: { $names }.
}
log-under-deck = { $name } passt nirgends und kommt unter den Stapel.
log-laid-cheese = Ein Käse liegt { $in }.
log-laid-marker = { $place }: hier liegt { $thing }.
log-mystery = Das Rätsel { $in } ist { $token ->
    [health] ein Herz
    [cheese] ein Käse
    [yellow] { $thing }
    [purple] { $thing }
    [peculiar] eine sonderbare Ratte
   *[nest] ein Nest
}{ $put ->
    [0] , aber es ist nichts mehr da.
   *[other] .
}
log-new-rat = { $rat } kommt { $to }!
log-shuffled = Die { $cards } abgelegten sonderbaren Ratten werden gemischt.
log-drew = { $draws ->
    [one] Eine Ratte kriecht { $in } hervor
   *[other] { $draws } Ratten kriechen { $in } hervor
}: { $chain }.
log-bag-inactive = Im Beutel ist keine Ratte mehr: { $rats ->
    [one] eine Ratte
   *[other] { $rats } Ratten
} schlafender Bezirke kommen zurück.
log-bag-cage = Im Beutel ist keine Ratte mehr: { $rats ->
    [one] die gefangene Ratte läuft
   *[other] die { $rats } gefangenen Ratten laufen
} davon. Dafür gibt es etwas.
log-bag-district = Im Beutel ist keine Ratte mehr: { $the } wird geleert ({ $rats }){ $chosen ->
    [1] , wie gewählt.
   *[other] {", die wenigsten."}
}
log-no-draw = Keine Ratte ist mehr da, die { $to } käme.
log-offered = { $who } { $item ->
    [none] nimmt nichts für die Ratten.
    [yellow] nimmt für die Ratten: { $thing }.
    [purple] nimmt für die Ratten: { $thing }.
    [health] nimmt für die Ratten ein Herz.
   *[cheese] nimmt für die Ratten einen Käse.
}
log-active = { $subject }: der Bezirk wird wach.
log-inactive = { $subject }: der Bezirk schläft ein.
fold-run = { $lines } Rudel sind unterwegs.
fold-breeding = An { $lines } Orten kriechen Ratten hervor.
fold-eating = { $lines } Käse bleiben unberührt.
fold-laid = In den neuen Gassen liegen { $lines } Dinge.
log-rats-turn = Nacht { $round }: die Ratten laufen.
log-rolled-move = { $rat } würfelt { $die }{ $second ->
    [0] {""}
   *[other] {" "}und { $second }
} und darf { $steps ->
    [one] 1 Ort
   *[other] { $steps } Orte
} weit laufen.
log-rat-moved = { $rats }: { $place } → { $next }, { $seeks ->
    [ratcatcher] zum Rattenfänger
    [cheese] zum Käse { $goal }
   *[other] zum Ziel { $goal }
}{ $why ->
    [0] .
    [1] {" "}(zwei gleich nah: das näher beim Rattenfänger). (RC-85)
    [2] {" "}(zwei gleich nah: der höhere Bezirk). (RC-85)
   *[3] {" "}(wie gewählt).
}
log-hoarded = { $rat } hortet, was dort liegt: Herzen { $health }, { $one } { $yellow }, { $two } { $purple }.
log-defused = { $rat } entschärft die Falle { $in }.
log-devoured = { $rat } verschlingt { $in } { $what ->
    [trap] eine Falle.
    [health] ein Herz.
    [yellow] einen Marker ({ $thing }).
    [purple] einen Marker ({ $thing }).
    [ability] was die Fähigkeit hinterließ.
    [rats] drei Ratten.
   *[cheese] den Käse.
}
log-gut = Der Magen steht auf { $step } von 6: { $full ->
    [1] er ist voll.
   *[other] { step }.
}
log-bit-arch = { $rat } beißt: { $dice }. { $hits ->
    [one] 1 Biss
   *[other] { $hits } Bisse
} gegen eine Abwehr von { $defence }{ $sixes ->
    [0] {""}
    [one] {"; eine Sechs verwundet immer"}
   *[other] {"; "}{ $sixes } Sechsen verwunden immer
}. { $wounds ->
    [0] Unverletzt.
    [one] Ein Herz ist verloren.
   *[other] { $wounds } Herzen sind verloren.
}
log-bit = { $leaving ->
    [1] { $rat } schnappt beim Weggehen nach dem Rattenfänger
   *[other] { $rat } beißt
}: { $bite ->
    [one] 1 Biss
   *[other] { $bite } Bisse
} gegen eine Abwehr von { $defence }. { $wound ->
    [1] Ein Herz ist verloren.
   *[other] Unverletzt.
}
log-bit-common = { $leaving ->
    [1] Braune Ratten schnappen beim Weggehen nach dem Rattenfänger
   *[other] Die Ratten beißen
}: { $sum ->
    [one] 1 Biss
   *[other] { $sum } Bisse
} gegen eine Abwehr von { $defence }. { $wound ->
    [1] Ein Herz ist verloren.
   *[other] Unverletzt.
}
log-stole = { $rat } lässt { $rats ->
    [one] eine Ratte
   *[other] { $rats } Ratten
} aus dem Käfig.
log-healed = { $rat } heilt: { $health } Herzen.
log-wounded = { $who } hat { $health ->
    [0] kein Herz mehr.
    [one] noch ein Herz.
   *[other] noch { $health } Herzen.
}
log-heap = { $weight ->
    [one] 1 Maul { $in }
   *[other] { $weight } Mäuler { $in }
}: zu wenige für den Käse.
log-eaten = { $weight } Mäuler fressen { $in } den Käse. { $left ->
    [0] Der Mond ist gefressen: die Ratten gewinnen.
    [one] 1 Stück des Mondes ist noch da
   *[other] { $left } Stücke des Mondes sind noch da
}{ $left ->
    [0] {""}
   *[other] {": "}{ step }.
}
log-bait-eaten = Der Köder { $in } wirkt: { $rats ->
    [one] 1 Ratte ist im Käfig.
   *[other] { $rats } Ratten sind im Käfig.
}
log-went-home = { $rats ->
    [one] 1 satte Ratte { $in } geht heim.
   *[other] { $rats } satte Ratten { $in } gehen heim.
}
log-deployed = { $rat } kriecht { $in } aus dem Nest!
log-cleaned = Aufräumen: { $parts }.
cleaned = { $kind ->
    [rats] { $count ->
    [one] 1 Ratte schlafender Bezirke geht in den Beutel
   *[other] { $count } Ratten schlafender Bezirke gehen in den Beutel
}
    [peculiar] { $count ->
    [one] 1 sonderbare Ratte geht
   *[other] { $count } sonderbare Ratten gehen
}
    [markers] { $count ->
    [one] 1 Marker geht verloren
   *[other] { $count } Marker gehen verloren
}
    [effects] was Fähigkeiten hinterließen, ist weg
   *[traps] { $count ->
    [one] die Falle ist zurück
   *[other] { $count } Fallen sind zurück
}
}
log-round = Runde { $round }. Würfel, Schritte und Fallen sind wieder da.
log-ended = { $result ->
    [won-cheese] { $who } gewinnt: zehn Käse sind gerettet.
    [won-arch] { $who } gewinnt: die Erzratte ist tot.
    [lost-cheese] { $who } verliert: die Ratten haben den Mond gefressen.
    [lost-health] { $who } verliert: kein Herz ist mehr da.
   *[lost-time] { $who } verliert: 100 Runden sind um.
}

# Was zu entscheiden ist
ask-setup = { $cards ->
    [one] Die Stadt entsteht. Wohin kommt der Bezirk { $name }?
   *[other] Die Stadt entsteht. Wohin kommen die { $cards } neuen Bezirke?
}
ask-actions = { $catcher }: Was nun?
ask-hits = { rolled-hits } { $in }: Wer wird gefangen?
ask-cheese = { $cheese ->
    [one] Wofür wird der Käse ausgegeben?
   *[other] Wofür wird der erste von { $cheese } Käsen ausgegeben?
}
ask-pay = Wie viele { colour-many } Ratten gibst du ab?
ask-expand = { $cards ->
    [one] Die Stadt wächst. Wohin kommt der Bezirk { $name }?
   *[other] Die Stadt wächst. Wohin kommen die { $cards } neuen Bezirke?
}
ask-late = Noch etwas, bevor die Ratten laufen?
ask-rat-move = { $rat } { $in }: wohin läuft sie?
ask-deploy = { $rat } kommt. Aus welchem Nest?
ask-reward = Die { $rats } gefangenen Ratten laufen davon. Was gibt es dafür?
ask-recall = Im Beutel ist keine Ratte mehr. Welcher Bezirk wird geleert?
ask-over = { $result ->
    [won-cheese] Gewonnen mit zehn Käsen!
    [won-arch] Gewonnen: die Erzratte ist tot!
    [lost-cheese] Die Ratten haben gewonnen: der Mond ist gefressen.
    [lost-health] Die Ratten haben gewonnen: kein Herz ist mehr übrig.
   *[lost-time] Die Ratten haben gewonnen: 100 Runden sind um.
}

do-place = { $side ->
    [n] Nördlich
    [e] Östlich
    [s] Südlich
   *[w] Westlich
} { $of } { $the }: { $here } an { $there }{ $more ->
    [0] .
   *[other] {" "}und { $more } mehr.
} Drehung { $turn }.
do-move = 1 Schritt { $to }{ $cheese ->
    [0] { $empty ->
        [1] {"."}
       *[other] {": "}{ $there }.
    }
   *[other] {" "}zum Käse.
}{ $bitten ->
    [0] {""}
   *[other] {" "}Ratten schnappen zu: ein Herz weniger.
}
do-trap = Falle { $in }: sie würfelt heute Nacht mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}. { $price ->
    [one] 1 Schritt.
   *[other] { $price } Schritte.
}
do-attack = Angriff hier mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}: jede { $aim } oder mehr trifft.
do-use = { $ability ->
    [bait] Köder { $in }: weiße und schwarze Ratten, die kommen, landen im Käfig.
    [net] Netz { $in }: heute Nacht verlässt keine Ratte den Ort.
    [grapple] Mit dem Haken { $to }.
    [whistle] Pfiff: { $rats } gehen { $toward } (von: { $place }).
    [mincer] Fleischwolf { $in }: er würfelt mit { $dice } Würfeln.
    [apron] Schürze { $in }: hier sind { $more } Bisse mehr auszuhalten.
    [bomb] Bombe { $in }: sie würfelt mit { $dice } Würfeln.
   *[gas] Schlafgas { $in }: Ratten beißen und fressen dort heute Nacht nicht.
}
do-buy = { $price } Ratten an den Buchhalter für { $item ->
    [die] einen Würfel
    [yellow] { $thing }
    [purple] { $thing }
    [health] ein Herz
   *[cheese] einen Käse
}.
do-claim = { $rat } aus dem Fang nutzen: { $reward }.
do-end = Zug beenden. Die Ratten laufen.
do-catch = { $hits ->
    [0] Mit der Sechs fangen: { $rat }.
    [one] Mit einem Treffer fangen: { $rat }.
   *[other] Mit { $hits } Treffern fangen: { $rat }.
}
do-wound = { $hits ->
    [0] Mit der Sechs verwunden, { $rat }: ein Herz weniger.
   *[other] Mit { $hits ->
        [one] einem Treffer
       *[other] { $hits } Treffern
    } verwunden, { $rat }: { $wounds ->
        [one] ein Herz weniger.
       *[other] { $wounds } Herzen weniger.
    }
}
do-put = Käse auf das Feld „{ $field }“: { $missing ->
    [0] { $attribute ->
        [attack] ein Würfel mehr, jetzt und jeden Zug.
        [move] ein Schritt mehr, jetzt und jeden Zug.
        [health] ein Herz mehr.
        [accuracy] Würfel treffen ab { $value }.
        [defence] { $value } Bisse schaden nicht.
        [trap] die Fallen sind besser.
       *[other] { $value } Marker dafür.
    }
    [one] es wirkt mit einem Käse mehr.
   *[other] es wirkt mit { $missing } Käse mehr.
}
field-full = voll
put-brings = { $missing ->
    [0] { $attribute ->
        [attack] jetzt { $value } Würfel
        [move] jetzt { $value } Schritte
        [health] ein Herz mehr
        [accuracy] Würfel treffen ab { $value }
        [defence] { $value } Bisse schaden nicht
        [trap] bessere Fallen
       *[other] { $value } Marker dafür
    }
    [one] wirkt mit 1 Käse mehr
   *[other] wirkt mit { $missing } Käse mehr
}
do-pay = { $count ->
    [0] Die { colour-many }n Ratten behalten, mit anderen zahlen.
   *[other] { $rats } abgeben.
}
do-done = Fertig. Die Ratten laufen.
do-go = { $rat } läuft { $to }.
do-deploy = { $rat } kriecht { $in } aus dem Nest.
do-pass = Nichts dafür nehmen.
do-recall = Leeren: { $the }. { $rats } Ratten gehen zurück in den Beutel.

# Auf dem Tisch
round = Runde { $round }
game-over = Spielende
health = Herzen
dice = Würfel
movement = Schritte
accuracy = Trifft ab
defence = Abwehr
traps = Fallen
trap-value = { $traps } da ({ $dice } Würfel, trifft ab { $accuracy })
cage = Käfig
cheese-label = Käse
board = Deine Tafel
bag = Beutel
piles = Stapel
deck = Bezirkskarten { $cards }
peculiar-deck = Sonderbare Ratten { $cards }
mystery-pile = Rätsel { $cards }
discard = Abgelegt
accountant = Buchhalter
item = { $item ->
    [die] Würfel
    [yellow] gelb
    [purple] lila
    [health] Leben
   *[cheese] Käse
}
locked = gesperrt
active = wach
inactive = schläft
caught = Gefangen
not-in-city = nicht in der Stadt
bite = Biss
spawn = Bringt
target = Ziel
progress = Gefressener Käse
guts = Magen
hand = Karten zum Anlegen
printed = { $sign ->
    [nest] Nest
    [hatchery] Brutstätte
    [cheese] Käse
    [mystery] Rätsel
    [yellow] gelber Marker
   *[purple] lila Marker
}
now-score = Käse: { $collected } von 10 gesammelt, { $eaten } von 10 Stücken gefressen
now-cheese = Käse { $in }: { $weight } von { $limit } Mäulern{ $coming ->
    [0] {""}
   *[other] {", heute Nacht "}{ $later }, von { $origin }
}{ $eaten ->
    [1] {": er wird gefressen"}
   *[other] {""}
}
now-bites = Bisse hier: { $sum }, auszuhalten sind { $defence }
now-leaving = Bisse beim Weggehen: { $sum }, auszuhalten sind { $defence }
now-no-collect = eine Ratte ist hier: Käse gibt es nur, wo keine Ratte ist
now-grows = { $cards ->
    [one] am Ende des Zuges wächst die Stadt um 1 Bezirk
   *[other] am Ende des Zuges wächst die Stadt um { $cards } Bezirke
}

# Warum nicht
no-over = Das Spiel ist zu Ende.
no-such-action = „{ $action }“ ist keine Aktion von Rattenfänger.
no-place-first = Lege zuerst die neuen Bezirke.
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
no-adjacent = Von hier führt keine Gasse { to-place }.
no-points = Du hast keinen Schritt mehr.
no-trap-there = Eine Falle kommt dorthin, wo du bist, oder einen Ort weiter.
no-second-trap = { in-place } steht schon eine Falle.
no-trap-left = Keine Falle mehr.
no-trap-points = Eine Falle kostet { $price ->
    [one] 1 Schritt
   *[other] { $price } Schritte
}.
no-rat-here = Wo du bist, ist keine Ratte.
no-dice = { $dice ->
    [0] Du hast keine Würfel.
    [one] Du hast 1 Würfel.
   *[other] Du hast { $dice } Würfel.
}
no-unlocked = Diese Fähigkeit ist noch zu: gib erst Käse dafür aus.
no-markers = Davon hast du nichts mehr.
no-use-bait = Der Köder kommt an einen Ort deines Bezirks, wo noch keiner liegt.
no-use-net = Das Netz kommt dorthin, wo du bist, oder einen Ort weiter, wo noch keines liegt.
no-use-grapple = Der Haken bringt dich an einen anderen Ort eines wachen Bezirks.
no-use-whistle = Die Pfeife führt Ratten einer Farbe von hier oder nebenan an den nächsten Ort.
no-use-mincer = Der Fleischwolf braucht eine Ratte, wo du bist.
no-use-apron = Du trägst die Schürze hier schon.
no-use-bomb = Die Bombe braucht eine Ratte, höchstens 2 Orte entfernt.
no-use-gas = Das Gas kommt dorthin, wo du bist, oder einen Ort weiter, wo noch keines ist.
no-die-late = Würfel nützen jetzt nichts und sind nicht zu kaufen.
no-die-offer = Ein Würfel gehört nicht zu den Belohnungen.
no-rats-to-pay = Das kostet { $price } Ratten, du hast { $rats }.
no-room = { $item ->
    [die] Mehr Würfel kannst du nicht haben.
    [yellow] Mehr davon kannst du nicht tragen.
    [purple] Mehr davon kannst du nicht tragen.
    [health] Deine Herzen sind voll.
   *[cheese] Es ist kein Käse mehr da.
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
no-waiting = { district-name } ist nicht unter den neuen Bezirken.
no-free-cell = Dort liegt schon ein Bezirk.
no-connectors = Keine Gasse von { district-name } träfe dort die Stadt.
no-away = { district-name } kann an deinen Bezirk grenzen, also muss es so sein.
no-inactive = { district-name } kann an einen wachen Bezirk grenzen, also muss es so sein.
no-such-rat = Dort ist nicht: { rat-name }.
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
no-free-field = Dort passt kein Käse mehr hin.
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
option-mode-standard = Standard: ein ruhiger erster Bezirk
option-mode-hard = Schwer, unsere Hausregel: die rote Seite von Bezirk 0, und die Erzratte beginnt mit drei Mutationen
option-mode-red = Rot: die rote Seite von Bezirk 0, wie in der Anleitung
option-mode-plague = Plage, unsere Hausregel: wie Schwer, mit stärkeren Mutationen, und die Ratten sind schon vier Schritte weit, wenn du kommst; hier verlieren auch gute Bots
pad-won = gewonnen
pad-lost = verloren

# The board, panels and cards
rolled-hits = { $hits ->
    [0] { $sixes ->
        [0] kein Treffer
        [one] eine Sechs
       *[other] { $sixes } Sechsen
    }
    [one] { $sixes ->
        [0] 1 Treffer
        [one] 1 Treffer und eine Sechs
       *[other] 1 Treffer und { $sixes } Sechsen
    }
   *[other] { $sixes ->
        [0] { $hits } Treffer
        [one] { $hits } Treffer und eine Sechs
       *[other] { $hits } Treffer und { $sixes } Sechsen
    }
}
aside-put = Käse { $cheese } von 10; er bleibt, wo du ihn hinlegst
aside-pay = { $rats ->
    [one] noch 1 Ratte ist fällig; andere können sie zahlen
   *[other] noch { $rats } Ratten sind fällig; andere zahlen den Rest
}
aside-actions = noch { $steps ->
    [0] kein Schritt
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $dice ->
    [0] kein Würfel
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, { $traps ->
    [0] keine Falle
   *[other] { $steps ->
        [0] eine Falle braucht einen Schritt
       *[other] { $traps ->
            [one] 1 Falle
           *[other] { $traps } Fallen
        }
    }
}
label-end = Zug beenden
label-done = Fertig
label-pass = Nichts
label-pay = { $count ->
    [0] keine
   *[other] { $count }
}
label-trap = Falle { $in }
label-buy = { $item ->
    [die] Würfel
    [yellow] { $thing }
    [purple] { $thing }
    [health] Herz
   *[cheese] Käse
} (−{ $price })
label-put = { $field }
label-claim = { $rat }: { $reward }
label-move = Schritt { $to }
label-attack = { $dice ->
    [one] Angriff, 1 Würfel
   *[other] Angriff, { $dice } Würfel
}
label-recall = { $name }
label-go = { $place }
label-deploy = { $place }
label-place = { $name }: { $here } – { $there }
field-short = { $field ->
    [attack] Würfel
    [move] Schritte
    [health] Herz
    [accuracy] Ziel
    [defence] Abwehr
   *[trap] Fallen
}
tool-trap = Falle
tool-where = { $name }: wohin?
ability-short = { $ability ->
    [bait] Köder
    [net] Netz
    [grapple] Haken
    [whistle] Pfeife
    [mincer] Wolf
    [apron] Schürze
    [bomb] Bombe
   *[gas] Gas
}
ability-brief = { $ability ->
    [bait] Lockt weiße und schwarze in den Käfig.
    [net] Keine geht weg; wer kommt, bleibt.
    [grapple] Trägt an jeden wachen Ort.
    [whistle] Ratten einer Farbe laufen weiter.
    [mincer] Wirft hier { $dice } Würfel.
    [apron] Hält hier { $more } Bisse mehr aus.
    [bomb] Wirft { $dice } Würfel, bis 2 Orte weit.
   *[gas] Ratten beißen und fressen nicht.
}
ability-locked = Schläft noch: kostet einen Käse.
thing = { $thing ->
    [health] ein Herz
   *[other] { ability-short }
}
district-asleep = { $name }, schläft
steps = Schritte
guts-of = { $step } von { $most }
dice-short = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
arch-comes = { $slices ->
    [one] kommt mit dem nächsten Stück
   *[other] kommt in { $slices } Stücken
}
town-grows-by = { $cards ->
    [one] die Stadt wächst um 1 Bezirk
   *[other] die Stadt wächst um { $cards } Bezirke
}
town-grows = wächst
town-grows-long = Ort wächst
town-stays = 0 neu
town-stays-long = wächst nicht
tonight-eaten = { $cheese } weg
tonight-bites = { $hurt ->
    [no] unverletzt
    [now] jetzt { $bites } zu { $defence }
   *[yes] { $bites } zu { $defence }
}
of-ten = { $cheese } von 10
of-ten-cheeses = { $cheese } von 10 Käsen
night-step = { $step ->
    [you] Tag
    [run] Laufen
    [traps] Fallen
    [bites] Bisse
    [eating] Fressen
    [breeding] Brut
    [growing] Wachsen
   *[clearing] Aufräumen
}
next-step = { $step ->
    [you] dann: neuer Tag
    [run] dann: Laufen
    [traps] dann: Fallen
    [bites] dann: Bisse
    [eating] dann: Fressen
    [breeding] dann: Brut
    [growing] dann: Wachsen
   *[clearing] dann: Aufräumen
}
slices-left = { $slices ->
    [one] noch 1 Stück Mond
   *[other] noch { $slices } Stücke Mond
}
next-slice = dann: { step }
round-word = Runde
or-here = hier
joins = { $here } an { $there }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
build-here = Hier bauen
turn-of = Drehen ({ $now } von { $ways })
new-districts = { $cards ->
    [one] 1 neuer Bezirk
   *[other] { $cards } neue Bezirke
}
die-is = { $kind ->
    [six] eine Sechs
    [hit] Treffer
   *[miss] daneben
}
camera-home = Zurück zum Rattenfänger
camera-out = Von weiter weg
camera-in = Von näher
trap-dice = { $dice } W., { $accuracy }+
use-it = Nutzen
rat-title = { $rat ->
    [white] Weiße
    [brown] Braune
   *[black] Schwarze
}
rat-does = { $rat ->
    [white] 2 Orte zum Käse
    [brown] 2 zum Fänger, beißt Fortgehende
    [black] 1 Ort zum Käse, vermehrt sich
    [p1] 1 zum Käse; Fressen lockt Ratten
    [p2] 2 zum Fänger, treibt andere an
    [p3] 2 zu Markern und hortet sie
    [p4] fliegt 3 zum Fänger, über Fallen
    [p5] 1 zum Käse, schützt andere
    [p6] bleibt und zählt als Nest
    [p7] 3 zum Käse, Fallen nur mit Sechs
    [p8] 1 zum Fänger, beißt Fortgehende
    [p9] 2 zum Fänger, beraubt den Käfig
    [p10] tastet sich ½ Würfel zum Fänger
    [p11] 1 zu Fallen und entschärft sie
   *[p12] 1 zum Fänger, hat 5 Mäuler
}
in-bag = Beutel { $rats }
pile-districts = Bezirke
pile-peculiar = sonderbare
pile-riddles = Rätsel
gone-for-now = Vorerst fort: { $rats }
slices-short = noch { $slices }
card-place-0a = Zunfttisch
card-place-0a-text = Ein Ort im Bezirk Rathaus. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-0b = Stadtwaage
card-place-0b-text = Ein Ort im Bezirk Rathaus. Hier ist nichts Besonderes. (RC-74)
card-place-0c = Weinkeller
card-place-0c-text = Ein Ort im Bezirk Rathaus. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-0d = Pranger
card-place-0d-text = Ein Ort im Bezirk Rathaus. Hier ist nichts Besonderes. (RC-74)
card-place-0e = Marktplatz
card-place-0e-text = Ein Ort im Bezirk Rathaus. Hier ist nichts Besonderes. (RC-74)
card-district-0 = Rathaus
card-district-0-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 2 Bezirke. Orte: Zunfttisch, Stadtwaage, Weinkeller, Pranger, Marktplatz. (RC-68)
card-place-1a = Mühlkeller
card-place-1a-text = Ein Ort im Bezirk Mühlgrund. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-1b = Mehlboden
card-place-1b-text = Ein Ort im Bezirk Mühlgrund. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-1c = Mühlbach
card-place-1c-text = Ein Ort im Bezirk Mühlgrund. Hier ist nichts Besonderes. (RC-74)
card-district-1 = Mühlgrund
card-district-1-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 1 Bezirk. Orte: Mühlkeller, Mehlboden, Mühlbach. (RC-68)
card-place-2a = Laugenfass
card-place-2a-text = Ein Ort im Bezirk Gerberei. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. (RC-74)
card-place-2b = Häutehaufen
card-place-2b-text = Ein Ort im Bezirk Gerberei. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-2c = Salzlager
card-place-2c-text = Ein Ort im Bezirk Gerberei. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-district-2 = Gerberei
card-district-2-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 1 Bezirk. Orte: Laugenfass, Häutehaufen, Salzlager. (RC-68)
card-place-3a = Brothalle
card-place-3a-text = Ein Ort im Bezirk Bäckerzeile. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-3b = Ofenhof
card-place-3b-text = Ein Ort im Bezirk Bäckerzeile. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-place-3c = Aschekeller
card-place-3c-text = Ein Ort im Bezirk Bäckerzeile. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-district-3 = Bäckerzeile
card-district-3-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 1 Bezirk. Orte: Brothalle, Ofenhof, Aschekeller. (RC-68)
card-place-4a = Kräuterhof
card-place-4a-text = Ein Ort im Bezirk St. Gertrud. Mit dem Bezirk liegt hier ein gelber Marker. (RC-74)
card-place-4b = Krypta
card-place-4b-text = Ein Ort im Bezirk St. Gertrud. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-4c = Pilgertor
card-place-4c-text = Ein Ort im Bezirk St. Gertrud. Hier ist nichts Besonderes. (RC-74)
card-place-4d = Refektorium
card-place-4d-text = Ein Ort im Bezirk St. Gertrud. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-district-4 = St. Gertrud
card-district-4-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 1 Bezirk. Orte: Kräuterhof, Krypta, Pilgertor, Refektorium. (RC-68)
card-place-5a = Hanfhaufen
card-place-5a-text = Ein Ort im Bezirk Seilerbahn. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-5b = Seilerhof
card-place-5b-text = Ein Ort im Bezirk Seilerbahn. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-place-5c = Teerhaus
card-place-5c-text = Ein Ort im Bezirk Seilerbahn. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. (RC-74)
card-district-5 = Seilerbahn
card-district-5-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 1 Bezirk. Orte: Hanfhaufen, Seilerhof, Teerhaus. (RC-68)
card-place-6a = Käsehalle
card-place-6a-text = Ein Ort im Bezirk Milchgasse. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-6b = Butterhof
card-place-6b-text = Ein Ort im Bezirk Milchgasse. Hier ist nichts Besonderes. (RC-74)
card-place-6c = Kuhtor
card-place-6c-text = Ein Ort im Bezirk Milchgasse. Mit dem Bezirk liegt hier ein lila Marker. (RC-74)
card-place-6d = Rindenberg
card-place-6d-text = Ein Ort im Bezirk Milchgasse. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-district-6 = Milchgasse
card-district-6-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 1 Bezirk. Orte: Käsehalle, Butterhof, Kuhtor, Rindenberg. (RC-68)
card-place-7a = Aalbecken
card-place-7a-text = Ein Ort im Bezirk Fischviertel. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. (RC-74)
card-place-7b = Darmrinne
card-place-7b-text = Ein Ort im Bezirk Fischviertel. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-7c = Fischmarkt
card-place-7c-text = Ein Ort im Bezirk Fischviertel. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-district-7 = Fischviertel
card-district-7-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 1 Bezirk. Orte: Aalbecken, Darmrinne, Fischmarkt. (RC-68)
card-place-8a = Saustall
card-place-8a-text = Ein Ort im Bezirk Schlachthof. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. (RC-74)
card-place-8b = Räucherei
card-place-8b-text = Ein Ort im Bezirk Schlachthof. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-8c = Blutrinne
card-place-8c-text = Ein Ort im Bezirk Schlachthof. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-8d = Fleischkreuz
card-place-8d-text = Ein Ort im Bezirk Schlachthof. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-district-8 = Schlachthof
card-district-8-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 2 Bezirke. Orte: Saustall, Räucherei, Blutrinne, Fleischkreuz. (RC-68)
card-place-9a = Zollküche
card-place-9a-text = Ein Ort im Bezirk Kreuztor. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-9b = Warmstall
card-place-9b-text = Ein Ort im Bezirk Kreuztor. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. (RC-74)
card-place-9c = Apotheke
card-place-9c-text = Ein Ort im Bezirk Kreuztor. Mit dem Bezirk liegt hier ein gelber Marker. (RC-74)
card-place-9d = Wagenhof
card-place-9d-text = Ein Ort im Bezirk Kreuztor. Hier ist nichts Besonderes. (RC-74)
card-place-9e = Mistkreuz
card-place-9e-text = Ein Ort im Bezirk Kreuztor. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-district-9 = Kreuztor
card-district-9-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 2 Bezirke. Orte: Zollküche, Warmstall, Apotheke, Wagenhof, Mistkreuz. (RC-68)
card-place-10a = Wollhalle
card-place-10a-text = Ein Ort im Bezirk Weberviertel. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-place-10b = Lumpenkeller
card-place-10b-text = Ein Ort im Bezirk Weberviertel. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-10c = Suppenhof
card-place-10c-text = Ein Ort im Bezirk Weberviertel. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-10d = Färberei
card-place-10d-text = Ein Ort im Bezirk Weberviertel. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. (RC-74)
card-district-10 = Weberviertel
card-district-10-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 2 Bezirke. Orte: Wollhalle, Lumpenkeller, Suppenhof, Färberei. (RC-68)
card-place-11a = Korndock
card-place-11a-text = Ein Ort im Bezirk Kornspeicher. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-11b = Spreukeller
card-place-11b-text = Ein Ort im Bezirk Kornspeicher. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-11c = Malzdarre
card-place-11c-text = Ein Ort im Bezirk Kornspeicher. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. Mit dem Bezirk liegt hier ein lila Marker. (RC-74)
card-district-11 = Kornspeicher
card-district-11-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 2 Bezirke. Orte: Korndock, Spreukeller, Malzdarre. (RC-68)
card-place-12a = Schlackeberg
card-place-12a-text = Ein Ort im Bezirk Gießerei. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-12b = Gussgrube
card-place-12b-text = Ein Ort im Bezirk Gießerei. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-place-12c = Garküche
card-place-12c-text = Ein Ort im Bezirk Gießerei. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-district-12 = Gießerei
card-district-12-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 2 Bezirke. Orte: Schlackeberg, Gussgrube, Garküche. (RC-68)
card-place-13a = Kesselraum
card-place-13a-text = Ein Ort im Bezirk Altes Bad. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. (RC-74)
card-place-13b = Dampfhalle
card-place-13b-text = Ein Ort im Bezirk Altes Bad. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-place-13c = Kaltbecken
card-place-13c-text = Ein Ort im Bezirk Altes Bad. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-place-13d = Badeabfluss
card-place-13d-text = Ein Ort im Bezirk Altes Bad. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-13e = Badehof
card-place-13e-text = Ein Ort im Bezirk Altes Bad. Hier ist nichts Besonderes. (RC-74)
card-district-13 = Altes Bad
card-district-13-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 2 Bezirke. Orte: Kesselraum, Dampfhalle, Kaltbecken, Badeabfluss, Badehof. (RC-68)
card-place-14a = Almosentor
card-place-14a-text = Ein Ort im Bezirk Armenhaus. Hier ist nichts Besonderes. (RC-74)
card-place-14b = Strohlager
card-place-14b-text = Ein Ort im Bezirk Armenhaus. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-14c = Armengarten
card-place-14c-text = Ein Ort im Bezirk Armenhaus. Hier ist nichts Besonderes. (RC-74)
card-place-14d = Waschhaus
card-place-14d-text = Ein Ort im Bezirk Armenhaus. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. (RC-74)
card-place-14e = Waisenhof
card-place-14e-text = Ein Ort im Bezirk Armenhaus. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-district-14 = Armenhaus
card-district-14-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 2 Bezirke. Orte: Almosentor, Strohlager, Armengarten, Waschhaus, Waisenhof. (RC-68)
card-place-15a = Bierkeller
card-place-15a-text = Ein Ort im Bezirk Wirtsgasse. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-15b = Brauhaus
card-place-15b-text = Ein Ort im Bezirk Wirtsgasse. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. Mit dem Bezirk liegt hier ein lila Marker. (RC-74)
card-place-15c = Kegelbahn
card-place-15c-text = Ein Ort im Bezirk Wirtsgasse. Hier ist nichts Besonderes. (RC-74)
card-place-15d = Blauer Kater
card-place-15d-text = Ein Ort im Bezirk Wirtsgasse. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-district-15 = Wirtsgasse
card-district-15-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 2 Bezirke. Orte: Bierkeller, Brauhaus, Kegelbahn, Blauer Kater. (RC-68)
card-place-16a = Brennstube
card-place-16a-text = Ein Ort im Bezirk Töpferei. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. Mit dem Bezirk liegt hier ein gelber Marker. (RC-74)
card-place-16b = Musbuden
card-place-16b-text = Ein Ort im Bezirk Töpferei. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-16c = Scherbenhof
card-place-16c-text = Ein Ort im Bezirk Töpferei. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-district-16 = Töpferei
card-district-16-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 2 Bezirke. Orte: Brennstube, Musbuden, Scherbenhof. (RC-68)
card-place-17a = Gewürzlager
card-place-17a-text = Ein Ort im Bezirk Hafen. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-17b = Bilgendock
card-place-17b-text = Ein Ort im Bezirk Hafen. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-17c = Netzboden
card-place-17c-text = Ein Ort im Bezirk Hafen. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-17d = Kapitänskrug
card-place-17d-text = Ein Ort im Bezirk Hafen. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-17e = Langer Kai
card-place-17e-text = Ein Ort im Bezirk Hafen. Hier ist nichts Besonderes. (RC-74)
card-district-17 = Hafen
card-district-17-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 3 Bezirke. Orte: Gewürzlager, Bilgendock, Netzboden, Kapitänskrug, Langer Kai. (RC-68)
card-place-18a = Beinhaus
card-place-18a-text = Ein Ort im Bezirk Münster. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-18b = Mönchstisch
card-place-18b-text = Ein Ort im Bezirk Münster. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-18c = Alte Gräber
card-place-18c-text = Ein Ort im Bezirk Münster. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-18d = Glockenturm
card-place-18d-text = Ein Ort im Bezirk Münster. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-place-18e = Kerzenhalle
card-place-18e-text = Ein Ort im Bezirk Münster. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. (RC-74)
card-district-18 = Münster
card-district-18-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 3 Bezirke. Orte: Beinhaus, Mönchstisch, Alte Gräber, Glockenturm, Kerzenhalle. (RC-68)
card-place-19a = Rabengrube
card-place-19a-text = Ein Ort im Bezirk Galgenberg. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-19b = Henkersmahl
card-place-19b-text = Ein Ort im Bezirk Galgenberg. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-19c = Heuscheune
card-place-19c-text = Ein Ort im Bezirk Galgenberg. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-place-19d = Kalkgrube
card-place-19d-text = Ein Ort im Bezirk Galgenberg. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-district-19 = Galgenberg
card-district-19-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 3 Bezirke. Orte: Rabengrube, Henkersmahl, Heuscheune, Kalkgrube. (RC-68)
card-place-20a = Zuckerlager
card-place-20a-text = Ein Ort im Bezirk Börse. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-20b = Ofenstube
card-place-20b-text = Ein Ort im Bezirk Börse. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-place-20c = Speckhalle
card-place-20c-text = Ein Ort im Bezirk Börse. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-20d = Münze
card-place-20d-text = Ein Ort im Bezirk Börse. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. Mit dem Bezirk liegt hier ein gelber Marker. (RC-74)
card-place-20e = Papierkeller
card-place-20e-text = Ein Ort im Bezirk Börse. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-district-20 = Börse
card-district-20-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 3 Bezirke. Orte: Zuckerlager, Ofenstube, Speckhalle, Münze, Papierkeller. (RC-68)
card-place-21a = Fährschenke
card-place-21a-text = Ein Ort im Bezirk Schleusen. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-21b = Alter Kanal
card-place-21b-text = Ein Ort im Bezirk Schleusen. Ein Nest: Jede Nacht kriechen hier Ratten hervor. Mit dem Bezirk liegt hier ein lila Marker. (RC-74)
card-place-21c = Pumpenhof
card-place-21c-text = Ein Ort im Bezirk Schleusen. Hier ist nichts Besonderes. (RC-74)
card-place-21d = Sickergrube
card-place-21d-text = Ein Ort im Bezirk Schleusen. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-21e = Bootshaus
card-place-21e-text = Ein Ort im Bezirk Schleusen. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. (RC-74)
card-district-21 = Schleusen
card-district-21-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 3 Bezirke. Orte: Fährschenke, Alter Kanal, Pumpenhof, Sickergrube, Bootshaus. (RC-68)
card-place-22a = Krankensaal
card-place-22a-text = Ein Ort im Bezirk Pesthaus. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-22b = Rauchstube
card-place-22b-text = Ein Ort im Bezirk Pesthaus. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-place-22c = Breihalle
card-place-22c-text = Ein Ort im Bezirk Pesthaus. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-22d = Spitalrinne
card-place-22d-text = Ein Ort im Bezirk Pesthaus. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-district-22 = Pesthaus
card-district-22-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 3 Bezirke. Orte: Krankensaal, Rauchstube, Breihalle, Spitalrinne. (RC-68)
card-place-23a = Verlies
card-place-23a-text = Ein Ort im Bezirk Burg. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-23b = Obstkammer
card-place-23b-text = Ein Ort im Bezirk Burg. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-23c = Grabenloch
card-place-23c-text = Ein Ort im Bezirk Burg. Ein Nest: Jede Nacht kriechen hier Ratten hervor. Mit dem Bezirk liegt hier ein gelber Marker. (RC-74)
card-place-23d = Bankettsaal
card-place-23d-text = Ein Ort im Bezirk Burg. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-23e = Wachstube
card-place-23e-text = Ein Ort im Bezirk Burg. Ein Nest: Jede Nacht kriechen hier Ratten hervor. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-district-23 = Burg
card-district-23-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 4 Bezirke. Orte: Verlies, Obstkammer, Grabenloch, Bankettsaal, Wachstube. (RC-68)
card-place-24a = Kerzenzieher
card-place-24a-text = Ein Ort im Bezirk Altstadt. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-24b = Mauerbruch
card-place-24b-text = Ein Ort im Bezirk Altstadt. Ein Nest: Jede Nacht kriechen hier Ratten hervor. (RC-74)
card-place-24c = Pilgerstube
card-place-24c-text = Ein Ort im Bezirk Altstadt. Mit dem Bezirk liegt hier ein Käse. (RC-74)
card-place-24d = Beingrube
card-place-24d-text = Ein Ort im Bezirk Altstadt. Ein Nest: Jede Nacht kriechen hier Ratten hervor. Mit dem Bezirk liegt hier ein lila Marker. (RC-74)
card-place-24e = Labyrinth
card-place-24e-text = Ein Ort im Bezirk Altstadt. Eine Brutstätte: Mit dem Bezirk kommt hier eine Ratte mehr. Mit dem Bezirk wird hier ein Rätsel aufgedeckt. (RC-74)
card-district-24 = Altstadt
card-district-24-text = Endet der Zug hier und ist wenig Käse da, wächst die Stadt um 4 Bezirke. Orte: Kerzenzieher, Mauerbruch, Pilgerstube, Beingrube, Labyrinth. (RC-68)
card-district = Bezirk
card-district-text = Eine Insel der Stadt mit drei bis fünf Orten. Hell: Er ist wach, seine Ratten laufen, seine Nester brüten. Dunkel: Er schläft. Die kleinen Karten sagen, um wie viele Bezirke die Stadt von hier aus wächst. (RC-9, RC-68)
card-plot = Freier Platz
card-plot-text = Hier darf ein neuer Bezirk liegen, wenn eine seiner Gassen an eine Gasse der Stadt anschließt; der Bezirk des Rattenfängers geht vor. (RC-69, RC-70)
card-white = Weiße Ratte
card-white-text = Läuft nachts 2 Orte weit zum nächsten Käse. Ein Maul. Ein Treffer fängt sie. (RC-81, RC-96)
card-brown = Braune Ratte
card-brown-text = Läuft nachts 2 Orte hinter dem Rattenfänger her und beißt, wenn er geht. Sie frisst keinen Käse. Ein Treffer fängt sie. (RC-24, RC-81)
card-black = Schwarze Ratte
card-black-text = Läuft nachts 1 Ort weit zum Käse und vermehrt sich. Ein Maul. Zwei Treffer oder eine Sechs fangen sie. (RC-61, RC-104)
card-p1 = Seroman
card-p1-text = Läuft 1 Ort weit zum Käse. Wird bei ihm Käse gefressen, kommt eine Ratte. Biss 3, Abwehr 2. Gefangen: ein Rätsel. (RC-57, RC-109)
card-p2 = Peitschenratte
card-p2-text = Läuft 2 Orte hinter dem Rattenfänger her. Ratten, die bei ihr starten, laufen 1 weiter. Biss 3, Abwehr 1. Gefangen: 2 Würfel. (RC-57, RC-109)
card-p3 = Sammler
card-p3-text = Läuft 2 Orte weit zu Markern und hortet sie. Biss 2, Abwehr 1. Gefangen: seine Beute. (RC-57, RC-109)
card-p4 = Flügelratte
card-p4-text = Fliegt 3 Orte hinter dem Rattenfänger her. Keine Falle erreicht sie. Biss 3, Abwehr 1. Gefangen: 1 Herz oder 1 Würfel. (RC-57, RC-109)
card-p5 = Panzerratte
card-p5-text = Läuft 1 Ort weit zum Käse. Andere Ratten bei ihr brauchen einen Treffer mehr. Biss 2, Abwehr 3. Gefangen: 1 gelber Marker oder 1 lila Marker. (RC-57, RC-109)
card-p6 = Nestkönigin
card-p6-text = Bleibt, wo sie ist, und zählt als Nest. Biss 2, Abwehr 2. Gefangen: 3 Ratten. (RC-57, RC-109)
card-p7 = Springer
card-p7-text = Läuft 3 Orte weit zum Käse. Eine Falle fängt ihn nur mit einer Sechs. Biss 2, Abwehr 1. Gefangen: 2 Schritte. (RC-57, RC-109)
card-p8 = Seuche
card-p8-text = Läuft 1 Ort hinter dem Rattenfänger her und beißt, wenn er geht. Biss 4, Abwehr 2. Gefangen: 2 Herzen. (RC-57, RC-109)
card-p9 = Dieb
card-p9-text = Läuft 2 Orte hinter dem Rattenfänger her und lässt 2 Ratten aus dem Käfig frei. Biss 2, Abwehr 1. Gefangen: 3 Ratten. (RC-57, RC-109)
card-p10 = Blinder
card-p10-text = Tastet sich zum Rattenfänger, halb so weit, wie ein Würfel zeigt. Biss 4, Abwehr 1. Gefangen: 3 Schritte. (RC-57, RC-109)
card-p11 = Sappeur
card-p11-text = Läuft 1 Ort weit zu Fallen und entschärft sie. Biss 2, Abwehr 2. Gefangen: 1 Würfel oder 2 Schritte. (RC-57, RC-109)
card-p12 = Riese
card-p12-text = Läuft 1 Ort hinter dem Rattenfänger her. Er hat 5 Mäuler. Biss 5, Abwehr 3. Gefangen: 1 Käse. (RC-57, RC-109)
card-arch-rat-king = Rattenkönig
card-arch-rat-king-text = Kommt, wenn das Stück mit der Krone gefressen ist. Läuft so weit hinter dem Rattenfänger her, wie ein Würfel zeigt; weiße Ratten seines Bezirks laufen 1 weiter. Wer ihn tötet, gewinnt. (RC-1, RC-115)
card-arch-maw = Schlundratte
card-arch-maw-text = Kommt, wenn das Stück mit der Krone gefressen ist. Kriecht zum Käse, halb so weit, wie ein Würfel zeigt, verschlingt, was dort liegt, und wächst. Wer sie tötet, gewinnt. (RC-1, RC-117)
card-arch-brood-mother = Brutmutter
card-arch-brood-mother-text = Kommt, wenn das Stück mit der Krone gefressen ist. Läuft so weit hinter dem Rattenfänger her, wie ein Würfel zeigt; schwarze Ratten beißen für 2, solange sie da ist. Wer sie tötet, gewinnt. (RC-1, RC-115)
card-arch-were-rat = Werratte
card-arch-were-rat-text = Kommt, wenn das Stück mit der Krone gefressen ist. Läuft so weit hinter dem Rattenfänger her, wie der höhere von zwei Würfeln zeigt, und heilt sich, wenn sie ihn verwundet. Wer sie tötet, gewinnt. (RC-1, RC-118)
card-catcher-lady-cage = Frau Käfig
card-catcher-lady-cage-text = Die Rattenfängerin. Drei Fallen, die je 2 Würfel werfen, Köder und Netze. (RC-11)
card-catcher-pathfinder = Fährtenleserin
card-catcher-pathfinder-text = Die Rattenfängerin. Die Schnellste, mit Enterhaken und Pfeife. (RC-11)
card-catcher-butcher = Metzger
card-catcher-butcher-text = Der Rattenfänger. Eine große Falle für 2 Schritte, ein Fleischwolf und eine Schürze. (RC-11)
card-catcher-alchemist = Alchemist
card-catcher-alchemist-text = Der Rattenfänger. Der Zäheste, mit Bomben und Schlafgas. (RC-11)
card-cheese = Käse
card-cheese-text = Wer hingeht, wenn keine Ratte hier ist, nimmt ihn. Fünf Mäuler fressen ihn nachts und ein Stück vom Mond. Mit zehn Käsen ist das Spiel gewonnen. (RC-1, RC-39, RC-96)
card-trap = Falle
card-trap-text = Kostet einen Schritt, beim Rattenfänger oder einen Ort weiter. Nachts schnappt sie dort zu. Morgens ist sie wieder da. (RC-27, RC-89)
card-bait = Köder
card-bait-text = Liegt im Bezirk des Rattenfängers: Weiße und schwarze Ratten halten ihn für Käse, und wer ihn frisst, landet im Käfig. (RC-49, RC-98)
card-net = Netz
card-net-text = Über den Ort des Rattenfängers oder den nächsten: Keine Ratte verlässt ihn, und wer kommt, bleibt. (RC-49)
card-grapple = Enterhaken
card-grapple-text = Ein Schwung ohne Schritt an jeden Ort eines wachen Bezirks. (RC-49)
card-whistle = Pfeife
card-whistle-text = Alle Ratten einer Farbe laufen vom Ort des Rattenfängers oder dem nächsten an einen Ort daneben. (RC-49)
card-mincer = Fleischwolf
card-mincer-text = Ein Angriff am Ort des Rattenfängers, mit eigenen Würfeln. (RC-49)
card-apron = Schürze
card-apron-text = Wo sie angezogen wird, lassen sich heute Nacht mehr Bisse aushalten. (RC-49)
card-bomb = Bombe
card-bomb-text = Ein Angriff mit eigenen Würfeln, bis zu zwei Orte weit. (RC-49)
card-gas = Schlafgas
card-gas-text = Ratten am Ort des Rattenfängers oder am nächsten beißen und fressen heute Nacht nicht. (RC-49)
card-marker-health = Herz
card-marker-health-text = Wer hingeht, heilt ein Herz. (RC-25)
card-marker-yellow = Gelber Marker
card-marker-yellow-text = Wer hingeht, nimmt ihn: die gelbe Fähigkeit einmal mehr. (RC-25, RC-53)
card-marker-purple = Lila Marker
card-marker-purple-text = Wer hingeht, nimmt ihn: die lila Fähigkeit einmal mehr. (RC-25, RC-53)
card-nest = Nest
card-nest-text = Solange der Bezirk wach ist, kriechen hier jede Nacht Ratten hervor. (RC-101)
card-hatchery = Brutstätte
card-hatchery-text = Mit dem Bezirk kam hier eine Ratte; mehr kommen hier nicht. (RC-74)
card-mouths = Mäuler
card-mouths-text = Fünf Mäuler fressen einen Käse: Weiße und schwarze Ratten haben je 1, sonderbare 3, die Erzratte 5, braune keines. Blass: wer heute Nacht kommt. (RC-96)
card-bites = Bisse
card-bites-text = Bisse der Ratten beim Rattenfänger, gegen seine Abwehr. Nachts können weitere kommen. Sind es mehr, verliert er ein Herz. (RC-94)
card-slice-peculiar = Eine sonderbare Ratte
card-slice-peculiar-text = Ist dieses Stück gefressen, kommt eine sonderbare Ratte. (RC-109)
card-slice-spawn = Eine Ratte mehr
card-slice-spawn-text = Ist dieses Stück gefressen, bringt die Erzratte jede Nacht eine Ratte mehr. (RC-113)
card-slice-bite = Ein stärkerer Biss
card-slice-bite-text = Ist dieses Stück gefressen, beißt die Erzratte mit einem Würfel mehr. (RC-113)
card-slice-defence = Ein dickeres Fell
card-slice-defence-text = Ist dieses Stück gefressen, braucht es für die Erzratte einen Treffer mehr. (RC-113)
card-slice-move = Schneller
card-slice-move-text = Ist dieses Stück gefressen, läuft die Erzratte 1 weiter. (RC-113)
card-slice-deploy = Die Erzratte kommt
card-slice-deploy-text = Ist dieses Stück gefressen, kriecht die Erzratte aus einem Nest. (RC-114)
card-slice-swarm = Schwarm
card-slice-swarm-text = Ist dieses Stück gefressen, schwärmen alle Nester. (RC-113)
card-slice-end = Das letzte Stück
card-slice-end-text = Ist es gefressen, haben die Ratten gewonnen. (RC-2)
card-night-run = Die Ratten laufen
card-night-run-text = Zuerst die Erzratte, dann die sonderbaren, dann braune, schwarze und weiße. (RC-80)
card-night-traps = Die Fallen schnappen zu
card-night-traps-text = Jede Falle mit einer Ratte würfelt. (RC-89)
card-night-bites = Die Ratten beißen
card-night-bites-text = Ratten beim Rattenfänger beißen: Mehr Bisse, als er aushält, kosten ein Herz. (RC-92, RC-94)
card-night-eating = Sie fressen
card-night-eating-text = Fünf Mäuler fressen einen Käse und mit ihm ein Stück vom Mond. (RC-96)
card-night-breeding = Die Nester brüten
card-night-breeding-text = Eine Ratte je Nest in wachen Bezirken; schwarze bringen mehr. (RC-101)
card-night-growing = Die Stadt wächst
card-night-growing-text = Mit weniger als zwei Käsen in der Stadt kommen neue Bezirke. (RC-67)
card-night-clearing = Aufräumen
card-night-clearing-text = Schlafende Bezirke werden leer; die Fallen sind zurück, Reste von Fähigkeiten verschwinden. (RC-106, RC-107)
card-your-turn = Zug des Rattenfängers
card-your-turn-text = Gehen, Fallen stellen, angreifen, Fähigkeiten nutzen, mit dem Buchhalter handeln, in beliebiger Reihenfolge. (RC-17)
card-arch-bite = Ihr Biss
card-arch-bite-text = Mit so vielen Würfeln würfelt sie gegen den Rattenfänger; jede 4 oder mehr ist ein Biss, eine Sechs verwundet immer. (RC-92)
card-arch-hide = Ihr Fell
card-arch-hide-text = Mehr Treffer als diese Zahl verwunden sie, einmal je Angriff; eine Sechs auch. (RC-36)
card-arch-spawn = Was sie bringt
card-arch-spawn-text = So viele Ratten kommen jede Nacht dort, wo sie ist. (RC-102)
card-arch-run = Wie weit sie läuft
card-arch-run-text = Würfel für ihren Weg: einer, ein halber oder der höhere von zweien; und das, was Mutationen dazugeben. (RC-115)
card-gut = Magen
card-gut-text = Was die Schlundratte verschlingt, füllt ihren Magen; jede Stufe macht sie stärker. (RC-117)
card-growth = Die Stadt wächst
card-growth-text = Liegen am Ende des Zuges weniger als zwei Käse in der Stadt, kommen neue Bezirke. (RC-67)
card-end = Ende
card-end-text = Das Spiel ist aus. (RC-3)
card-tonight = Heute Nacht
card-tonight-text = Was die Nacht brächte, wie es jetzt steht: gefressener Käse, Bisse beim Rattenfänger, ob die Stadt wächst. (RC-79)
card-race = Gesammelte Käse
card-race-text = Mit zehn davon ist das Spiel sofort gewonnen. (RC-1)
card-moon = Der Mond
card-moon-text = Zehn Stücke. Für jeden Käse, den die Ratten fressen, verschwindet eines und bringt, was darauf ist. Das letzte beendet das Spiel. (RC-2, RC-97)
card-clock = Die Uhr
card-clock-text = Der Zug des Rattenfängers, dann die sieben Schritte der Rattennacht. (RC-79)
card-bridge = Brücke
card-bridge-text = Sie verbindet zwei Bezirke: Rattenfänger und Ratten gehen darüber wie durch jede andere Gasse. (RC-6, RC-7)
card-gate = Offenes Tor
card-gate-text = Dahinter liegt noch nichts. Wenn die Stadt wächst, kann hier ein neuer Bezirk anschließen. (RC-6, RC-69)
card-shut = Verschlossenes Tor
card-shut-text = Dahinter steht eine Mauer des nächsten Bezirks: Hier geht es nie hindurch. (RC-6)
card-cage = Käfig
card-cage-text = Gefangene Ratten. Der Buchhalter nimmt sie als Geld. (RC-37, RC-54)
card-map = Die Stadt
card-map-text = Alle Bezirke: rot, wo viele Ratten sind, mit Käse, Erzratte und Rattenfänger. Ein Klick zeigt die Stelle. (RC-5)
card-heart = Herzen
card-heart-text = Ohne Herz ist das Spiel verloren. (RC-2)
card-defence = Abwehr
card-defence-text = So viele Bisse lassen sich auf einmal aushalten. (RC-94)
card-aim = Treffsicherheit
card-aim-text = Würfel mit dieser Zahl oder mehr treffen. (RC-33)
card-step = Schritte
card-step-text = Jeder führt einen Ort weiter oder stellt eine Falle. (RC-21, RC-27)
card-attack = Angriffswürfel
card-attack-text = Beliebig viele davon wirft man gegen die Ratten am Ort des Rattenfängers; nächste Runde sind sie wieder da. (RC-31)
card-field-attack = Mehr Würfel
card-field-attack-text = Sind seine Felder voll Käse: ein Angriffswürfel mehr, sofort und in jedem Zug. (RC-42, RC-43)
card-field-move = Mehr Schritte
card-field-move-text = Sind seine Felder voll Käse: ein Schritt mehr, sofort und in jedem Zug. (RC-42, RC-43)
card-field-health = Ein Herz mehr
card-field-health-text = Sind seine Felder voll Käse: ein Herz mehr, und es schlägt sofort. (RC-42, RC-43)
card-field-accuracy = Bessere Treffsicherheit
card-field-accuracy-text = Sind seine Felder voll Käse: Würfel treffen mit einem Auge weniger. (RC-42, RC-43)
card-field-defence = Bessere Abwehr
card-field-defence-text = Sind seine Felder voll Käse: Ein Biss mehr tut nicht weh. (RC-42, RC-43)
card-field-trap = Bessere Fallen
card-field-trap-text = Sind seine Felder voll Käse: Alle Fallen sind besser, auch die in der Stadt; mehr werden es nicht. (RC-42, RC-43)
card-field-yellow = Gelbe Fähigkeit
card-field-yellow-text = Der erste Käse weckt die gelbe Fähigkeit und bringt alle ihre Marker, der zweite bringt sie noch einmal. (RC-44)
card-field-purple = Lila Fähigkeit
card-field-purple-text = Der erste Käse weckt die lila Fähigkeit und bringt alle ihre Marker, der zweite bringt sie noch einmal. (RC-44)
card-buy-die = Ein Würfel
card-buy-die-text = Der Buchhalter gibt ihn für so viele Ratten aus dem Käfig. (RC-54)
card-buy-yellow = Gelber Marker
card-buy-yellow-text = Der Buchhalter gibt ihn für so viele Ratten aus dem Käfig. (RC-54)
card-buy-purple = Lila Marker
card-buy-purple-text = Der Buchhalter gibt ihn für so viele Ratten aus dem Käfig. (RC-54)
card-buy-health = Ein Herz
card-buy-health-text = Der Buchhalter gibt es für so viele Ratten aus dem Käfig. (RC-54)
card-buy-cheese = Ein Käse
card-buy-cheese-text = Der Buchhalter gibt ihn für so viele Ratten aus dem Käfig. (RC-54)
card-piles = Stapel
card-piles-text = Bezirke, sonderbare Ratten und Rätsel, die noch kommen. (RC-12)
card-roll = Ein Wurf
card-roll-text = Treffer fangen Ratten eine nach der anderen; eine Ratte braucht einen Treffer mehr als ihre Abwehr oder eine Sechs. (RC-34, RC-35)
to-place = { $spot ->
    [a0] zum Zunfttisch
    [b0] zur Stadtwaage
    [c0] zum Weinkeller
    [d0] zum Pranger
    [e0] zum Marktplatz
    [a1] zum Mühlkeller
    [b1] zum Mehlboden
    [c1] zum Mühlbach
    [a2] zum Laugenfass
    [b2] zum Häutehaufen
    [c2] zum Salzlager
    [a3] zur Brothalle
    [b3] zum Ofenhof
    [c3] zum Aschekeller
    [a4] zum Kräuterhof
    [b4] zur Krypta
    [c4] zum Pilgertor
    [d4] zum Refektorium
    [a5] zum Hanfhaufen
    [b5] zum Seilerhof
    [c5] zum Teerhaus
    [a6] zur Käsehalle
    [b6] zum Butterhof
    [c6] zum Kuhtor
    [d6] zum Rindenberg
    [a7] zum Aalbecken
    [b7] zur Darmrinne
    [c7] zum Fischmarkt
    [a8] zum Saustall
    [b8] zur Räucherei
    [c8] zur Blutrinne
    [d8] zum Fleischkreuz
    [a9] zur Zollküche
    [b9] zum Warmstall
    [c9] zur Apotheke
    [d9] zum Wagenhof
    [e9] zum Mistkreuz
    [a10] zur Wollhalle
    [b10] zum Lumpenkeller
    [c10] zum Suppenhof
    [d10] zur Färberei
    [a11] zum Korndock
    [b11] zum Spreukeller
    [c11] zur Malzdarre
    [a12] zum Schlackeberg
    [b12] zur Gussgrube
    [c12] zur Garküche
    [a13] zum Kesselraum
    [b13] zur Dampfhalle
    [c13] zum Kaltbecken
    [d13] zum Badeabfluss
    [e13] zum Badehof
    [a14] zum Almosentor
    [b14] zum Strohlager
    [c14] zum Armengarten
    [d14] zum Waschhaus
    [e14] zum Waisenhof
    [a15] zum Bierkeller
    [b15] zum Brauhaus
    [c15] zur Kegelbahn
    [d15] zum Blauen Kater
    [a16] zur Brennstube
    [b16] zu den Musbuden
    [c16] zum Scherbenhof
    [a17] zum Gewürzlager
    [b17] zum Bilgendock
    [c17] zum Netzboden
    [d17] zum Kapitänskrug
    [e17] zum Langen Kai
    [a18] zum Beinhaus
    [b18] zum Mönchstisch
    [c18] zu den Alten Gräbern
    [d18] zum Glockenturm
    [e18] zur Kerzenhalle
    [a19] zur Rabengrube
    [b19] zum Henkersmahl
    [c19] zur Heuscheune
    [d19] zur Kalkgrube
    [a20] zum Zuckerlager
    [b20] zur Ofenstube
    [c20] zur Speckhalle
    [d20] zur Münze
    [e20] zum Papierkeller
    [a21] zur Fährschenke
    [b21] zum Alten Kanal
    [c21] zum Pumpenhof
    [d21] zur Sickergrube
    [e21] zum Bootshaus
    [a22] zum Krankensaal
    [b22] zur Rauchstube
    [c22] zur Breihalle
    [d22] zur Spitalrinne
    [a23] zum Verlies
    [b23] zur Obstkammer
    [c23] zum Grabenloch
    [d23] zum Bankettsaal
    [e23] zur Wachstube
    [a24] zu den Kerzenziehern
    [b24] zum Mauerbruch
    [c24] zur Pilgerstube
    [d24] zur Beingrube
   *[e24] zum Labyrinth
}
in-place = { $spot ->
    [a0] am Zunfttisch
    [b0] an der Stadtwaage
    [c0] im Weinkeller
    [d0] am Pranger
    [e0] auf dem Marktplatz
    [a1] im Mühlkeller
    [b1] auf dem Mehlboden
    [c1] am Mühlbach
    [a2] am Laugenfass
    [b2] am Häutehaufen
    [c2] im Salzlager
    [a3] in der Brothalle
    [b3] im Ofenhof
    [c3] im Aschekeller
    [a4] im Kräuterhof
    [b4] in der Krypta
    [c4] am Pilgertor
    [d4] im Refektorium
    [a5] am Hanfhaufen
    [b5] im Seilerhof
    [c5] im Teerhaus
    [a6] in der Käsehalle
    [b6] im Butterhof
    [c6] am Kuhtor
    [d6] am Rindenberg
    [a7] am Aalbecken
    [b7] an der Darmrinne
    [c7] auf dem Fischmarkt
    [a8] im Saustall
    [b8] in der Räucherei
    [c8] an der Blutrinne
    [d8] am Fleischkreuz
    [a9] in der Zollküche
    [b9] im Warmstall
    [c9] in der Apotheke
    [d9] im Wagenhof
    [e9] am Mistkreuz
    [a10] in der Wollhalle
    [b10] im Lumpenkeller
    [c10] im Suppenhof
    [d10] in der Färberei
    [a11] am Korndock
    [b11] im Spreukeller
    [c11] an der Malzdarre
    [a12] am Schlackeberg
    [b12] an der Gussgrube
    [c12] in der Garküche
    [a13] im Kesselraum
    [b13] in der Dampfhalle
    [c13] am Kaltbecken
    [d13] am Badeabfluss
    [e13] im Badehof
    [a14] am Almosentor
    [b14] im Strohlager
    [c14] im Armengarten
    [d14] im Waschhaus
    [e14] im Waisenhof
    [a15] im Bierkeller
    [b15] im Brauhaus
    [c15] auf der Kegelbahn
    [d15] im Blauen Kater
    [a16] in der Brennstube
    [b16] an den Musbuden
    [c16] am Scherbenhof
    [a17] im Gewürzlager
    [b17] am Bilgendock
    [c17] auf dem Netzboden
    [d17] im Kapitänskrug
    [e17] am Langen Kai
    [a18] im Beinhaus
    [b18] am Mönchstisch
    [c18] bei den Alten Gräbern
    [d18] am Glockenturm
    [e18] in der Kerzenhalle
    [a19] in der Rabengrube
    [b19] beim Henkersmahl
    [c19] in der Heuscheune
    [d19] in der Kalkgrube
    [a20] im Zuckerlager
    [b20] in der Ofenstube
    [c20] in der Speckhalle
    [d20] in der Münze
    [e20] im Papierkeller
    [a21] in der Fährschenke
    [b21] im Alten Kanal
    [c21] im Pumpenhof
    [d21] in der Sickergrube
    [e21] im Bootshaus
    [a22] im Krankensaal
    [b22] in der Rauchstube
    [c22] in der Breihalle
    [d22] an der Spitalrinne
    [a23] im Verlies
    [b23] in der Obstkammer
    [c23] am Grabenloch
    [d23] im Bankettsaal
    [e23] in der Wachstube
    [a24] bei den Kerzenziehern
    [b24] am Mauerbruch
    [c24] in der Pilgerstube
    [d24] in der Beingrube
   *[e24] im Labyrinth
}
district-name = { $district ->
    [d0] Rathaus
    [d1] Mühlgrund
    [d2] Gerberei
    [d3] Bäckerzeile
    [d4] St. Gertrud
    [d5] Seilerbahn
    [d6] Milchgasse
    [d7] Fischviertel
    [d8] Schlachthof
    [d9] Kreuztor
    [d10] Weberviertel
    [d11] Kornspeicher
    [d12] Gießerei
    [d13] Altes Bad
    [d14] Armenhaus
    [d15] Wirtsgasse
    [d16] Töpferei
    [d17] Hafen
    [d18] Münster
    [d19] Galgenberg
    [d20] Börse
    [d21] Schleusen
    [d22] Pesthaus
    [d23] Burg
   *[d24] Altstadt
}

# The town: districts (name, as a subject, where from) and places (name, in, to)
district-0 = Rathaus
district-0-the = das Rathaus
district-0-of = vom Rathaus
place-0a = Zunfttisch
place-0a-in = am Zunfttisch
place-0a-to = zum Zunfttisch
place-0b = Stadtwaage
place-0b-in = an der Stadtwaage
place-0b-to = zur Stadtwaage
place-0c = Weinkeller
place-0c-in = im Weinkeller
place-0c-to = zum Weinkeller
place-0d = Pranger
place-0d-in = am Pranger
place-0d-to = zum Pranger
place-0e = Marktplatz
place-0e-in = auf dem Marktplatz
place-0e-to = zum Marktplatz
district-1 = Mühlgrund
district-1-the = der Mühlgrund
district-1-of = vom Mühlgrund
place-1a = Mühlkeller
place-1a-in = im Mühlkeller
place-1a-to = zum Mühlkeller
place-1b = Mehlboden
place-1b-in = auf dem Mehlboden
place-1b-to = zum Mehlboden
place-1c = Mühlbach
place-1c-in = am Mühlbach
place-1c-to = zum Mühlbach
district-2 = Gerberei
district-2-the = die Gerberei
district-2-of = von der Gerberei
place-2a = Laugenfass
place-2a-in = am Laugenfass
place-2a-to = zum Laugenfass
place-2b = Häutehaufen
place-2b-in = am Häutehaufen
place-2b-to = zum Häutehaufen
place-2c = Salzlager
place-2c-in = im Salzlager
place-2c-to = zum Salzlager
district-3 = Bäckerzeile
district-3-the = die Bäckerzeile
district-3-of = von der Bäckerzeile
place-3a = Brothalle
place-3a-in = in der Brothalle
place-3a-to = zur Brothalle
place-3b = Ofenhof
place-3b-in = im Ofenhof
place-3b-to = zum Ofenhof
place-3c = Aschekeller
place-3c-in = im Aschekeller
place-3c-to = zum Aschekeller
district-4 = St. Gertrud
district-4-the = St. Gertrud
district-4-of = von St. Gertrud
place-4a = Kräuterhof
place-4a-in = im Kräuterhof
place-4a-to = zum Kräuterhof
place-4b = Krypta
place-4b-in = in der Krypta
place-4b-to = zur Krypta
place-4c = Pilgertor
place-4c-in = am Pilgertor
place-4c-to = zum Pilgertor
place-4d = Refektorium
place-4d-in = im Refektorium
place-4d-to = zum Refektorium
district-5 = Seilerbahn
district-5-the = die Seilerbahn
district-5-of = von der Seilerbahn
place-5a = Hanfhaufen
place-5a-in = am Hanfhaufen
place-5a-to = zum Hanfhaufen
place-5b = Seilerhof
place-5b-in = im Seilerhof
place-5b-to = zum Seilerhof
place-5c = Teerhaus
place-5c-in = im Teerhaus
place-5c-to = zum Teerhaus
district-6 = Milchgasse
district-6-the = die Milchgasse
district-6-of = von der Milchgasse
place-6a = Käsehalle
place-6a-in = in der Käsehalle
place-6a-to = zur Käsehalle
place-6b = Butterhof
place-6b-in = im Butterhof
place-6b-to = zum Butterhof
place-6c = Kuhtor
place-6c-in = am Kuhtor
place-6c-to = zum Kuhtor
place-6d = Rindenberg
place-6d-in = am Rindenberg
place-6d-to = zum Rindenberg
district-7 = Fischviertel
district-7-the = das Fischviertel
district-7-of = vom Fischviertel
place-7a = Aalbecken
place-7a-in = am Aalbecken
place-7a-to = zum Aalbecken
place-7b = Darmrinne
place-7b-in = an der Darmrinne
place-7b-to = zur Darmrinne
place-7c = Fischmarkt
place-7c-in = auf dem Fischmarkt
place-7c-to = zum Fischmarkt
district-8 = Schlachthof
district-8-the = der Schlachthof
district-8-of = vom Schlachthof
place-8a = Saustall
place-8a-in = im Saustall
place-8a-to = zum Saustall
place-8b = Räucherei
place-8b-in = in der Räucherei
place-8b-to = zur Räucherei
place-8c = Blutrinne
place-8c-in = an der Blutrinne
place-8c-to = zur Blutrinne
place-8d = Fleischkreuz
place-8d-in = am Fleischkreuz
place-8d-to = zum Fleischkreuz
district-9 = Kreuztor
district-9-the = das Kreuztor
district-9-of = vom Kreuztor
place-9a = Zollküche
place-9a-in = in der Zollküche
place-9a-to = zur Zollküche
place-9b = Warmstall
place-9b-in = im Warmstall
place-9b-to = zum Warmstall
place-9c = Apotheke
place-9c-in = in der Apotheke
place-9c-to = zur Apotheke
place-9d = Wagenhof
place-9d-in = im Wagenhof
place-9d-to = zum Wagenhof
place-9e = Mistkreuz
place-9e-in = am Mistkreuz
place-9e-to = zum Mistkreuz
district-10 = Weberviertel
district-10-the = das Weberviertel
district-10-of = vom Weberviertel
place-10a = Wollhalle
place-10a-in = in der Wollhalle
place-10a-to = zur Wollhalle
place-10b = Lumpenkeller
place-10b-in = im Lumpenkeller
place-10b-to = zum Lumpenkeller
place-10c = Suppenhof
place-10c-in = im Suppenhof
place-10c-to = zum Suppenhof
place-10d = Färberei
place-10d-in = in der Färberei
place-10d-to = zur Färberei
district-11 = Kornspeicher
district-11-the = der Kornspeicher
district-11-of = vom Kornspeicher
place-11a = Korndock
place-11a-in = am Korndock
place-11a-to = zum Korndock
place-11b = Spreukeller
place-11b-in = im Spreukeller
place-11b-to = zum Spreukeller
place-11c = Malzdarre
place-11c-in = an der Malzdarre
place-11c-to = zur Malzdarre
district-12 = Gießerei
district-12-the = die Gießerei
district-12-of = von der Gießerei
place-12a = Schlackeberg
place-12a-in = am Schlackeberg
place-12a-to = zum Schlackeberg
place-12b = Gussgrube
place-12b-in = an der Gussgrube
place-12b-to = zur Gussgrube
place-12c = Garküche
place-12c-in = in der Garküche
place-12c-to = zur Garküche
district-13 = Altes Bad
district-13-the = das Alte Bad
district-13-of = vom Alten Bad
place-13a = Kesselraum
place-13a-in = im Kesselraum
place-13a-to = zum Kesselraum
place-13b = Dampfhalle
place-13b-in = in der Dampfhalle
place-13b-to = zur Dampfhalle
place-13c = Kaltbecken
place-13c-in = am Kaltbecken
place-13c-to = zum Kaltbecken
place-13d = Badeabfluss
place-13d-in = am Badeabfluss
place-13d-to = zum Badeabfluss
place-13e = Badehof
place-13e-in = im Badehof
place-13e-to = zum Badehof
district-14 = Armenhaus
district-14-the = das Armenhaus
district-14-of = vom Armenhaus
place-14a = Almosentor
place-14a-in = am Almosentor
place-14a-to = zum Almosentor
place-14b = Strohlager
place-14b-in = im Strohlager
place-14b-to = zum Strohlager
place-14c = Armengarten
place-14c-in = im Armengarten
place-14c-to = zum Armengarten
place-14d = Waschhaus
place-14d-in = im Waschhaus
place-14d-to = zum Waschhaus
place-14e = Waisenhof
place-14e-in = im Waisenhof
place-14e-to = zum Waisenhof
district-15 = Wirtsgasse
district-15-the = die Wirtsgasse
district-15-of = von der Wirtsgasse
place-15a = Bierkeller
place-15a-in = im Bierkeller
place-15a-to = zum Bierkeller
place-15b = Brauhaus
place-15b-in = im Brauhaus
place-15b-to = zum Brauhaus
place-15c = Kegelbahn
place-15c-in = auf der Kegelbahn
place-15c-to = zur Kegelbahn
place-15d = Blauer Kater
place-15d-in = im Blauen Kater
place-15d-to = zum Blauen Kater
district-16 = Töpferei
district-16-the = die Töpferei
district-16-of = von der Töpferei
place-16a = Brennstube
place-16a-in = in der Brennstube
place-16a-to = zur Brennstube
place-16b = Musbuden
place-16b-in = an den Musbuden
place-16b-to = zu den Musbuden
place-16c = Scherbenhof
place-16c-in = am Scherbenhof
place-16c-to = zum Scherbenhof
district-17 = Hafen
district-17-the = der Hafen
district-17-of = vom Hafen
place-17a = Gewürzlager
place-17a-in = im Gewürzlager
place-17a-to = zum Gewürzlager
place-17b = Bilgendock
place-17b-in = am Bilgendock
place-17b-to = zum Bilgendock
place-17c = Netzboden
place-17c-in = auf dem Netzboden
place-17c-to = zum Netzboden
place-17d = Kapitänskrug
place-17d-in = im Kapitänskrug
place-17d-to = zum Kapitänskrug
place-17e = Langer Kai
place-17e-in = am Langen Kai
place-17e-to = zum Langen Kai
district-18 = Münster
district-18-the = das Münster
district-18-of = vom Münster
place-18a = Beinhaus
place-18a-in = im Beinhaus
place-18a-to = zum Beinhaus
place-18b = Mönchstisch
place-18b-in = am Mönchstisch
place-18b-to = zum Mönchstisch
place-18c = Alte Gräber
place-18c-in = bei den Alten Gräbern
place-18c-to = zu den Alten Gräbern
place-18d = Glockenturm
place-18d-in = am Glockenturm
place-18d-to = zum Glockenturm
place-18e = Kerzenhalle
place-18e-in = in der Kerzenhalle
place-18e-to = zur Kerzenhalle
district-19 = Galgenberg
district-19-the = der Galgenberg
district-19-of = vom Galgenberg
place-19a = Rabengrube
place-19a-in = in der Rabengrube
place-19a-to = zur Rabengrube
place-19b = Henkersmahl
place-19b-in = beim Henkersmahl
place-19b-to = zum Henkersmahl
place-19c = Heuscheune
place-19c-in = in der Heuscheune
place-19c-to = zur Heuscheune
place-19d = Kalkgrube
place-19d-in = in der Kalkgrube
place-19d-to = zur Kalkgrube
district-20 = Börse
district-20-the = die Börse
district-20-of = von der Börse
place-20a = Zuckerlager
place-20a-in = im Zuckerlager
place-20a-to = zum Zuckerlager
place-20b = Ofenstube
place-20b-in = in der Ofenstube
place-20b-to = zur Ofenstube
place-20c = Speckhalle
place-20c-in = in der Speckhalle
place-20c-to = zur Speckhalle
place-20d = Münze
place-20d-in = in der Münze
place-20d-to = zur Münze
place-20e = Papierkeller
place-20e-in = im Papierkeller
place-20e-to = zum Papierkeller
district-21 = Schleusen
district-21-the = die Schleusen
district-21-of = von den Schleusen
place-21a = Fährschenke
place-21a-in = in der Fährschenke
place-21a-to = zur Fährschenke
place-21b = Alter Kanal
place-21b-in = im Alten Kanal
place-21b-to = zum Alten Kanal
place-21c = Pumpenhof
place-21c-in = im Pumpenhof
place-21c-to = zum Pumpenhof
place-21d = Sickergrube
place-21d-in = in der Sickergrube
place-21d-to = zur Sickergrube
place-21e = Bootshaus
place-21e-in = im Bootshaus
place-21e-to = zum Bootshaus
district-22 = Pesthaus
district-22-the = das Pesthaus
district-22-of = vom Pesthaus
place-22a = Krankensaal
place-22a-in = im Krankensaal
place-22a-to = zum Krankensaal
place-22b = Rauchstube
place-22b-in = in der Rauchstube
place-22b-to = zur Rauchstube
place-22c = Breihalle
place-22c-in = in der Breihalle
place-22c-to = zur Breihalle
place-22d = Spitalrinne
place-22d-in = an der Spitalrinne
place-22d-to = zur Spitalrinne
district-23 = Burg
district-23-the = die Burg
district-23-of = von der Burg
place-23a = Verlies
place-23a-in = im Verlies
place-23a-to = zum Verlies
place-23b = Obstkammer
place-23b-in = in der Obstkammer
place-23b-to = zur Obstkammer
place-23c = Grabenloch
place-23c-in = am Grabenloch
place-23c-to = zum Grabenloch
place-23d = Bankettsaal
place-23d-in = im Bankettsaal
place-23d-to = zum Bankettsaal
place-23e = Wachstube
place-23e-in = in der Wachstube
place-23e-to = zur Wachstube
district-24 = Altstadt
district-24-the = die Altstadt
district-24-of = von der Altstadt
place-24a = Kerzenzieher
place-24a-in = bei den Kerzenziehern
place-24a-to = zu den Kerzenziehern
place-24b = Mauerbruch
place-24b-in = am Mauerbruch
place-24b-to = zum Mauerbruch
place-24c = Pilgerstube
place-24c-in = in der Pilgerstube
place-24c-to = zur Pilgerstube
place-24d = Beingrube
place-24d-in = in der Beingrube
place-24d-to = zur Beingrube
place-24e = Labyrinth
place-24e-in = im Labyrinth
place-24e-to = zum Labyrinth
# Große Momente, die eine Sekunde lang die ganze Bühne haben
moment-rats-turn = Die Ratten sind dran
moment-deployed = Die Erzratte ist da!
moment-ended = { $result ->
    [won-cheese] Zehn Käse gerettet!
    [won-arch] Die Erzratte ist tot!
    [lost-cheese] Die Ratten haben den Mond gefressen!
   *[other] Die Jagd ist vorbei!
}

# What a puzzle asks
theme-move = Wohin gehst du?
theme-place = Wohin kommt der Bezirk?
theme-put = Auf welches Feld kommt der Käse?
theme-buy = Was kaufst du?
theme-attack = Mit wie vielen Würfeln greifst du an?
theme-use = Welche Fähigkeit, und wo?
theme-wound = Welche Treffer verwunden die Erzratte?
theme-trap = Wo stellst du die Falle auf?

# What puzzles and mistakes are about
theme-end = Den Tag beenden?
theme-catch = Welche Ratten fangen?
theme-claim = Welche Belohnung?
theme-pay = Mit welchen Ratten zahlst du?
theme-go = Wohin läuft die Ratte?
theme-deploy = Welches Nest?
theme-done = Fertig?
theme-pass = Belohnung oder keine?
theme-recall = Welcher Bezirk wird geleert?

# Warum ein Tipp gut ist
plan-collected = { $when ->
    [now] Das rettet sofort einen Käse.
   *[next] Das rettet bald einen Käse.
}
plan-hit-arch = Das verwundet die Erzratte.
plan-bought = Es reicht für einen Kauf beim Buchhalter.
plan-claimed = Das bringt eine Belohnung für eine besondere Ratte.
spare-eaten = Sonst fressen Ratten einen Käse ({ $there } von { $of } Malen, nicht { $here }).
spare-wounded = Sonst kostet es ein Herz ({ $there } von { $of } Malen, nicht { $here }).
plan-ended-won-cheese = Das gewinnt die Jagd ({ $here } von { $of } Malen, nicht { $there }).
plan-ended-won-arch = Das besiegt die Erzratte ({ $here } von { $of } Malen, nicht { $there }).
points-result = Das gewinnt die Jagd öfter.
points-cheese = Das rettet mehr Käse: binnen zwei Runden im Schnitt { $points } mehr.
points-eaten = Die Ratten fressen weniger Käse: binnen zwei Runden im Schnitt { $points } weniger.
points-health = Das erhält mehr Herzen: binnen zwei Runden im Schnitt { $points } mehr.
points-arch = Das verwundet die Erzratte mehr: binnen zwei Runden im Schnitt { $points } mehr.
spare-ended-lost-cheese = Sonst fressen die Ratten zu viel Käse und gewinnen ({ $there } von { $of } Malen, nicht { $here }).
spare-ended-lost-health = Sonst geht das letzte Herz verloren ({ $there } von { $of } Malen, nicht { $here }).

# Ein Tipp: was eine Wahl jetzt bringt
merit-move = { $cheese ->
    [one] Dort liegt ein Käse ohne Ratten: Wer hingeht, hat ihn.
   *[other] Dort liegen { $cheese } Käse ohne Ratten: Wer hingeht, hat sie.
}
merit-way = Von dort ist der Käse { $in } heute noch erreichbar.
merit-trap = Ändert sich nichts, sind heute Nacht bei ihr: { $rats }.
merit-bait = Ändert sich nichts, sind heute Nacht bei ihm: { $rats }.

# Ein Tipp: was die Aktion selbst bringt
good-put-attack = Mehr Würfel fangen mehr Ratten, jeden Tag.
good-put-move = Mehr Schritte erreichen mehr Käse, jeden Tag.
good-put-health = Ein Herz mehr: Du überstehst eine böse Nacht mehr.
good-put-accuracy = Mit besserem Zielen trifft jeder Würfel öfter.
good-put-defence = Mit mehr Abwehr braucht es mehr Bisse, um dich zu verwunden.
good-put-trap = Bessere Fallen fangen nachts mehr Ratten.
good-put-yellow = Damit hast du ein weiteres Mittel gegen die Ratten.
good-put-purple = Damit hast du ein weiteres Mittel gegen die Ratten.
good-attack = Ratten, die du heute fängst, beißen und fressen heute Nacht nicht.
good-catch = Je weniger Ratten bleiben, desto weniger beißen und fressen heute Nacht.
good-wound = Jede Wunde bringt das Ende der Erzratte näher.
good-trap = Ratten, die heute Nacht zu ihr laufen, fängt sie, bevor sie beißen und fressen.
good-buy-die = Ein Würfel mehr für heute.
good-buy-health = Ratten im Käfig nützen nichts mehr, ein Herz schon.
good-buy-cheese = Ein gekaufter Käse zählt wie ein gefundener.
good-pay = Ratten, mit denen du zahlst, kommen zurück in den Beutel.
good-claim = Die Karte bringt ihre Belohnung einmal; jetzt nützt sie.
good-end = Was heute noch ginge, würde nichts nützen.
