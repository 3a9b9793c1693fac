title = Szczurołap
about = Zbieraj magiczny ser w mieście pełnym szczurów, w pojedynkę.
preset-first = Pani Klatka przeciw Królowi Szczurów. Pomaga trener.
preset-box = Gra z pudełka: Pani Klatka przeciw Królowi Szczurów, bez trenera.
preset-everything = Tryb trudny, nasza zasada domowa, dla tych, którzy znają grę.
score-result = Wygrana lub przegrana
score-cheese = Zebrany ser
score-eaten = Ser zjedzony przez szczury
score-health = Pozostałe zdrowie
score-arch = Rany arcyszczura
for-result = za wygraną lub przegraną
for-cheese = za zebrany ser
for-eaten = za ser zjedzony przez szczury
for-health = za pozostałe zdrowie
for-arch = za rany arcyszczura

# Nazwy
catcher-name = { $catcher ->
    [lady-cage] Pani Klatka
    [pathfinder] Tropicielka
    [butcher] Rzeźnik
   *[alchemist] Alchemik
}
arch-name = { $arch ->
    [rat-king] Król Szczurów
    [maw] Paszczur
    [brood-mother] Matka Roju
   *[were-rat] Szczurołak
}
rat-name = { $rat ->
    [white] biały szczur
    [brown] brązowy szczur
    [black] czarny szczur
    [p1] Seroman
    [p2] Chłoszczur
    [p3] Zbieracz
    [p4] Skrzydlak
    [p5] Pancernik
    [p6] Królowa Gniazda
    [p7] Skoczek
    [p8] Zaraza
    [p9] Złodziej
    [p10] Ślepiec
    [p11] Saper
   *[p12] Olbrzym
}
colour = { $colour ->
    [white] biały
    [brown] brązowy
   *[black] czarny
}
colour-many = { $colour ->
    [white] białych
    [brown] brązowych
   *[black] czarnych
}
rats = { $rats ->
    [one] 1 { colour } szczur
    [few] { $rats } { $colour ->
        [white] białe
        [brown] brązowe
       *[black] czarne
    } szczury
   *[other] { $rats } { colour-many } szczurów
}
ability = { $ability ->
    [bait] Zatruta przynęta
    [net] Sieć
    [grapple] Kotwiczka
    [whistle] Gwizdek
    [mincer] Młynek
    [apron] Fartuch
    [bomb] Bomba zapalająca
   *[gas] Gaz usypiający
}
talent = { $talent ->
    [leads] białe przy nim biegną o 1 dalej
    [devours] połyka, co leży, i rośnie
    [mothers] czarne szczury gryzą za 2
   *[hunts] leczy się, gdy zrani
}
field = { $field ->
    [attack] kości
    [move] kroki
    [health] serca
    [accuracy] cel
    [defence] obrona
    [trap] pułapki
   *[other] { $thing }
}
upgrade = { $upgrade ->
    [dice] o jedną kość więcej
    [accuracy] trafia od 3
    [pierce] szczury w niej mają obronę o 1 niższą
   *[reroll] pudła rzuca się jeszcze raz
}
token = { $token ->
    [health] zdrowie
    [cheese] ser
    [yellow] żółty znacznik
    [purple] fioletowy znacznik
    [peculiar] osobliwy szczur
   *[nest] gniazdo
}
step = { $effect ->
    [bite] gryzie o 1 mocniej
    [defence] skóra twardsza o 1
    [move] biega o 1 dalej
    [spawn] o 1 szczura więcej
    [peculiar] przybywa osobliwy szczur
    [swarm] rój ze wszystkich gniazd
    [deploy] przybywa arcyszczur
    [heal] leczy serce
    [end] szczury wygrywają
   *[other] nic
}
reward = { $reward ->
    [mystery] odkryty tajemniczy żeton
    [hoard] wszystko, co zebrał
    [health] { $amount ->
    [one] serce
    [few] { $amount } serca
   *[other] { $amount } serc
}
    [yellow] { $thing } +1
    [purple] { $thing } +1
    [dice] { $amount ->
    [one] 1 kość więcej
    [few] { $amount } kości więcej
   *[other] { $amount } kości więcej
}
    [move] { $amount ->
    [one] 1 krok więcej
    [few] { $amount } kroki więcej
   *[other] { $amount } kroków więcej
}
    [rats] { $amount ->
    [one] 1 szczur do klatki
    [few] { $amount } szczury do klatki
   *[other] { $amount } szczurów do klatki
}
   *[cheese] ser
}
trap = pułapka
nest = gniazdo
hatchery = wylęgarnia
cheeses = { $cheese ->
    [one] 1 ser
    [few] { $cheese } sery
   *[other] { $cheese } serów
}
marker = { $marker ->
    [health] znacznik zdrowia
    [yellow] żółty znacznik
   *[purple] fioletowy znacznik
}
markers = { $markers ->
    [one] { $thing }
   *[other] { $thing } ×{ $markers }
}

# Gra z pudełka
hand-die = Rzuć kością: co pokazuje?
hand-bag = Wyciągnij szczura z worka: jaki ma kolor?
hand-deck = Odkryj kartę dzielnicy: która to?
hand-peculiar = Odkryj kartę osobliwego szczura: kto to?
hand-mystery = Odkryj tajemniczy żeton: co to jest?
hand-first-cards = Pierwsze karty dzielnic
hand-token = { $token ->
    [health] zdrowie
    [cheese] ser
    [yellow] żółty znacznik
    [purple] fioletowy znacznik
    [peculiar] osobliwy szczur
   *[nest] gniazdo
}
script-deck = Karty { $number } nie ma w talii.
script-peculiar = Karty { $number } nie ma w talii osobliwych szczurów.
script-mystery = Takiego tajemniczego żetonu już nie ma: { $number }.

# Co się stało
log-placed = Nowa dzielnica { $where ->
    [n] na północy
    [ne] na północnym wschodzie
    [e] na wschodzie
    [se] na południowym wschodzie
    [s] na południu
    [sw] na południowym zachodzie
    [w] na zachodzie
    [nw] na północnym zachodzie
   *[middle] w środku
} miasta: { $the }.
log-walked = { $who } idzie { $to }.
log-trap-set = { $who } zastawia pułapkę { $in }.
log-rolled = { $by ->
    [attack] { $who } rzuca { $in }: { $dice }
    [ability] Zdolność rzuca { $in }: { $dice }
   *[trap] Trzask! Pułapka { $in } rzuca: { $dice }
}{ $again ->
    [0] {""}
   *[other] , pudła jeszcze raz: { $rolled }
} – { rolled-hits }.
log-caught = Schwytany { $in }: { $rat }{ $six ->
    [1] , szóstką.
   *[other] .
}
log-hit-arch = { $rat } traci { $wounds ->
    [one] serce
    [few] { $wounds } serca
   *[other] { $wounds } serc
}, { $health ->
    [0] nie zostaje żadne.
   *[other] zostaje: { $health }.
}
log-hits-lost = { $hits ->
    [one] Jedno trafienie jest na nic.
    [few] { $hits } trafienia są na nic.
   *[other] { $hits } trafień jest na nic.
}
log-collected = { $who } bierze { $cheese ->
    [one] ser { $in }.
    [few] { $cheese } sery { $in }.
   *[other] { $cheese } serów { $in }.
}
log-put-cheese = Ser na ulepszenie: { $name }{ $level ->
    [0] .
   *[other] {". "}{ $field ->
        [attack] O jedną kość więcej.
        [move] O jeden krok więcej.
        [health] O jedno serce więcej.
        [accuracy] Cel lepszy o 1.
        [defence] O 1 ugryzienie więcej nie szkodzi.
        [trap] Pułapki są lepsze.
       *[other] { $level ->
            [1] Można jej używać.
           *[other] Zapas jest znów pełny.
        }
    }
}
log-took = { $who } podnosi { $in }: { $thing }.
log-used = { $who } { $ability ->
    [bait] kładzie przynętę { $in }.
    [net] zarzuca sieć { $in }.
    [grapple] leci z kotwiczką { $to }.
    [whistle] gwiżdże: { $rats }, { $place } → { $next }.
    [mincer] uruchamia młynek { $in }.
    [apron] zakłada fartuch { $in }.
    [bomb] rzuca bombę: wybucha { $in }.
   *[gas] wypuszcza gaz usypiający { $in }.
}
log-paid = { $who } daje rachmistrzowi: { $rats }.
log-bought = { $who } dostaje za nie: { $item ->
    [die] kość na tę turę
    [yellow] { $thing }
    [purple] { $thing }
    [health] serce
   *[cheese] ser
}.
log-claimed = { $who } używa karty, { $rat }: { $reward ->
    [mystery] tajemniczy żeton odkryty.
    [hoard] cały łup, wzięto { $got }.
    [health] serca +{ $got }.
    [yellow] { $thing } +{ $got }.
    [purple] { $thing } +{ $got }.
    [dice] kości +{ $got }.
    [move] kroki +{ $got }.
    [rats] szczury do klatki +{ $got }.
   *[cheese] ser +{ $got }.
}
log-got-rats = Do klatki: { $rats }.
log-cards-drawn = { $count ->
    [0] Nie ma już dzielnic do dobrania.
   *[other] Miasto rośnie: { $names }.
}
log-under-deck = { $name }: nigdzie nie pasuje i trafia pod talię.
log-laid-cheese = Ser leży { $in }.
log-laid-marker = { $place }: leży tu { $thing }.
log-mystery = Tajemniczy żeton { $in } to { $token ->
    [health] serce
    [cheese] ser
    [yellow] { $thing }
    [purple] { $thing }
    [peculiar] osobliwy szczur
   *[nest] gniazdo
}{ $put ->
    [0] , ale nic już nie zostało.
   *[other] .
}
log-new-rat = { $rat } przybywa { $to }!
log-shuffled = Odrzucone osobliwe szczury ({ $cards }) są tasowane.
log-drew = { $draws ->
    [one] Szczur wychodzi { $in }
    [few] { $draws } szczury wychodzą { $in }
   *[other] { $draws } szczurów wychodzi { $in }
}: { $chain }.
log-bag-inactive = W worku nie ma już szczurów: wracają ze śpiących dzielnic: { $rats }.
log-bag-cage = W worku nie ma już szczurów: te z klatki uciekają ({ $rats }). Należy się coś za nie.
log-bag-district = W worku nie ma już szczurów: wracają te z dzielnicy { $the } ({ $rats }){ $chosen ->
    [1] , z wyboru.
   *[other] {", najmniej."}
}
log-no-draw = Nie ma już szczura, który by przyszedł { $to }.
log-offered = { $who } { $item ->
    [none] nie bierze nic za szczury.
    [yellow] bierze za szczury: { $thing }.
    [purple] bierze za szczury: { $thing }.
    [health] bierze za szczury serce.
   *[cheese] bierze za szczury ser.
}
log-active = { $subject }: dzielnica budzi się.
log-inactive = { $subject }: dzielnica zasypia.
fold-run = { $lines ->
    [few] Ruszają { $lines } stada szczurów.
   *[other] Rusza { $lines } stad szczurów.
}
fold-breeding = Szczury wychodzą w { $lines } miejscach.
fold-eating = { $lines ->
    [few] { $lines } sery zostają w spokoju.
   *[other] { $lines } serów zostaje w spokoju.
}
fold-laid = { $lines ->
    [few] Na nowych ulicach leżą { $lines } rzeczy.
   *[other] Na nowych ulicach leży { $lines } rzeczy.
}
log-rats-turn = Noc { $round }: szczury biegną.
log-rolled-move = { $rat } rzuca { $die }{ $second ->
    [0] {""}
   *[other] {" "}i { $second }
}, może przebiec miejsc: { $steps }.
log-rat-moved = { $rats }: { $place } → { $next }, { $seeks ->
    [ratcatcher] do szczurołapa
    [cheese] po ser { $goal }
   *[other] do celu { $goal }
}{ $why ->
    [0] .
    [1] {" "}(dwa równie blisko: ten bliżej szczurołapa). (RC-85)
    [2] {" "}(dwa równie blisko: wyższa dzielnica). (RC-85)
   *[3] {" "}(z wyboru).
}
log-hoarded = { $rat } zabiera, co tam leży: serca { $health }, { $one } { $yellow }, { $two } { $purple }.
log-defused = { $rat } rozbraja pułapkę { $in }.
log-devoured = { $rat } połyka { $in } { $what ->
    [trap] pułapkę.
    [health] serce.
    [yellow] znacznik ({ $thing }).
    [purple] znacznik ({ $thing }).
    [ability] to, co zostawiła zdolność.
    [rats] trzy szczury.
   *[cheese] ser.
}
log-gut = Trzewia: { $step } z 6, { $full ->
    [1] pełne.
   *[other] { step }.
}
log-bit-arch = { $rat } gryzie: { $dice }. Ugryzienia: { $hits } przeciw obronie { $defence }, szóstki: { $sixes }. { $wounds ->
    [0] Bez szwanku.
    [one] Serce stracone.
    [few] Stracone { $wounds } serca.
   *[other] Stracone { $wounds } serc.
}
log-bit = { $leaving ->
    [1] { $rat } kąsa szczurołapa na odchodnym
   *[other] { $rat } gryzie
}: ugryzienia { $bite } przeciw obronie { $defence }. { $wound ->
    [1] Serce stracone.
   *[other] Bez szwanku.
}
log-bit-common = { $leaving ->
    [1] Brązowe szczury kąsają szczurołapa na odchodnym
   *[other] Szczury gryzą
}: ugryzienia { $sum } przeciw obronie { $defence }. { $wound ->
    [1] Serce stracone.
   *[other] Bez szwanku.
}
log-stole = { $rat } wypuszcza z klatki szczury: { $rats }.
log-healed = { $rat } zdrowieje, serca: { $health }.
log-wounded = { $who }: { $health ->
    [0] nie ma już serc.
    [one] zostało jedno serce.
    [few] zostały { $health } serca.
   *[other] zostało { $health } serc.
}
log-heap = { $weight ->
    [one] 1 pyszczek { $in }
    [few] { $weight } pyszczki { $in }
   *[other] { $weight } pyszczków { $in }
}: za mało na ser.
log-eaten = { $weight ->
    [one] 1 pyszczek zjada ser
    [few] { $weight } pyszczki zjadają ser
   *[other] { $weight } pyszczków zjada ser
} { $in }. { $left ->
    [0] Księżyc zjedzony: szczury wygrywają.
    [one] Został 1 kawałek księżyca
    [few] Zostały { $left } kawałki księżyca
   *[other] Zostało { $left } kawałków księżyca
}{ $left ->
    [0] {""}
   *[other] {": "}{ step }.
}
log-bait-eaten = Przynęta { $in } działa, szczury w klatce: { $rats }.
log-went-home = { $rats ->
    [one] 1 najedzony szczur { $in } idzie do domu.
    [few] { $rats } najedzone szczury { $in } idą do domu.
   *[other] { $rats } najedzonych szczurów { $in } idzie do domu.
}
log-deployed = { $rat } wychodzi z gniazda { $in }!
log-cleaned = Porządki: { $parts }.
cleaned = { $kind ->
    [rats] szczury ze śpiących dzielnic wracają do worka ({ $count })
    [peculiar] osobliwe szczury odchodzą ({ $count })
    [markers] przepadają znaczniki ({ $count })
    [effects] znika to, co zostawiły zdolności ({ $count })
   *[traps] pułapki wracają ({ $count })
}
log-round = Runda { $round }. Kości, kroki i pułapki wracają.
log-ended = { $result ->
    [won-cheese] { $who } wygrywa: dziesięć serów jest bezpiecznych.
    [won-arch] { $who } wygrywa: arcyszczur nie żyje.
    [lost-cheese] { $who } przegrywa: szczury zjadły księżyc.
    [lost-health] { $who } przegrywa: nie ma już serc.
   *[lost-time] { $who } przegrywa: minęło 100 rund.
}

# Co rozstrzygnąć
ask-setup = { $cards ->
    [one] Miasto powstaje. Gdzie stanie dzielnica { $name }?
    [few] Miasto powstaje. Gdzie staną { $cards } nowe dzielnice?
   *[other] Miasto powstaje. Gdzie stanie { $cards } nowych dzielnic?
}
ask-actions = { $catcher }: co teraz?
ask-hits = { rolled-hits } { $in }. Kogo złapać?
ask-cheese = { $cheese ->
    [one] Na co wydać ser?
    [few] Na co wydać pierwszy z { $cheese } serów?
   *[other] Na co wydać pierwszy z { $cheese } serów?
}
ask-pay = Ile { colour-many } szczurów oddajesz?
ask-expand = { $cards ->
    [one] Miasto rośnie. Gdzie stanie dzielnica { $name }?
    [few] Miasto rośnie. Gdzie staną { $cards } nowe dzielnice?
   *[other] Miasto rośnie. Gdzie stanie { $cards } nowych dzielnic?
}
ask-late = Coś jeszcze, zanim szczury ruszą?
ask-rat-move = { $rat } { $in }: którędy pobiegnie?
ask-deploy = { $rat } przybywa. Z którego gniazda?
ask-reward = Szczury uciekają z klatki ({ $rats }). Co za nie wziąć?
ask-recall = W worku nie ma szczurów. Którą dzielnicę opróżnić?
ask-over = { $result ->
    [won-cheese] Wygrana: dziesięć serów!
    [won-arch] Wygrana: arcyszczur nie żyje!
    [lost-cheese] Szczury wygrały: księżyc zjedzony.
    [lost-health] Szczury wygrały: nie zostało żadne serce.
   *[lost-time] Szczury wygrały: minęło 100 rund.
}

do-place = { $the } { $side ->
    [n] na północ
    [e] na wschód
    [s] na południe
   *[w] na zachód
} { $of }: { $here } łączy się z miejscem { $there }{ $more ->
    [0] .
   *[other] {" "}i jeszcze: { $more }.
} Obrót { $turn }.
do-move = 1 krok { $to }{ $cheese ->
    [0] { $empty ->
        [1] {"."}
       *[other] {": "}{ $there }.
    }
   *[other] {" "}po ser.
}{ $bitten ->
    [0] {""}
   *[other] {" "}Szczury pokąsają: serce mniej.
}
do-trap = Pułapka { $in }: tej nocy rzuci kośćmi ({ $dice }). { $price ->
    [one] 1 krok.
    [few] { $price } kroki.
   *[other] { $price } kroków.
}
do-attack = Atak tutaj, kości: { $dice }. Trafia każde { $aim } i więcej.
do-use = { $ability ->
    [bait] Przynęta { $in }: białe i czarne szczury, które przyjdą, trafią do klatki.
    [net] Sieć { $in }: tej nocy żaden szczur stamtąd nie wyjdzie.
    [grapple] Przelot { $to } z kotwiczką.
    [whistle] Gwizdek: { $rats } idą { $toward } (skąd: { $place }).
    [mincer] Młynek { $in }: rzuca { $dice } kośćmi.
    [apron] Fartuch { $in }: tu można wytrzymać o { $more } ugryzienia więcej.
    [bomb] Bomba { $in }: rzuca { $dice } kośćmi.
   *[gas] Gaz usypiający { $in }: szczury ani nie gryzą, ani nie jedzą.
}
do-buy = Za szczury ({ $price }) rachmistrz daje: { $item ->
    [die] kość
    [yellow] { $thing }
    [purple] { $thing }
    [health] serce
   *[cheese] ser
}.
do-claim = Schwytana karta, { $rat }: { $reward }.
do-end = Koniec tury. Szczury biegną.
do-catch = { $hits ->
    [0] Szóstka łapie: { $rat }.
    [one] Jedno trafienie łapie: { $rat }.
   *[other] Trafienia ({ $hits }) łapią: { $rat }.
}
do-wound = { $hits ->
    [0] Szóstka rani, { $rat }: serce mniej.
   *[other] Trafienia ({ $hits }) ranią, { $rat }: serca −{ $wounds }.
}
do-put = Ser na pole „{ $field }”: { $missing ->
    [0] { $attribute ->
        [attack] jedna kość więcej, już teraz i w każdej turze.
        [move] jeden krok więcej, już teraz i w każdej turze.
        [health] jedno serce więcej.
        [accuracy] kości trafiają od { $value }.
        [defence] ugryzienia do { $value } nie ranią.
        [trap] lepsze pułapki.
       *[other] { $value ->
            [one] jeden znacznik.
            [few] { $value } znaczniki.
           *[other] { $value } znaczników.
        }
    }
    [one] zadziała z jeszcze jednym serem.
    [few] zadziała z jeszcze { $missing } serami.
   *[other] zadziała z jeszcze { $missing } serami.
}
field-full = pełne
put-brings = { $missing ->
    [0] { $attribute ->
        [attack] teraz kości: { $value }
        [move] teraz kroków: { $value }
        [health] jedno serce więcej
        [accuracy] kości trafiają od { $value }
        [defence] ugryzienia do { $value } nie ranią
        [trap] lepsze pułapki
       *[other] znaczniki: { $value }
    }
    [one] potrzebny jeszcze 1 ser
   *[other] potrzebne jeszcze { $missing } sery
}
do-pay = { $count ->
    [0] Bez { colour-many } szczurów, zapłata innymi.
   *[other] Zapłata: { $rats }.
}
do-done = Gotowe. Szczury biegną.
do-go = { $rat } biegnie { $to }.
do-deploy = { $rat } wychodzi z gniazda { $in }.
do-pass = Nic w zamian.
do-recall = Opróżnienie: { $the }. Do worka wraca szczurów: { $rats }.

# Na stole
round = Runda { $round }
game-over = Koniec gry
health = Serca
dice = Kości
movement = Kroki
accuracy = Trafia od
defence = Obrona
traps = Pułapki
trap-value = { $traps } (kości: { $dice }, trafia od { $accuracy })
cage = Klatka
cheese-label = Ser
board = Twoja plansza
bag = Worek
piles = Stosy
deck = Karty dzielnic { $cards }
peculiar-deck = Osobliwe szczury { $cards }
mystery-pile = Tajemnicze żetony: { $cards }
discard = Odrzucone
accountant = Rachmistrz
item = { $item ->
    [die] kość
    [yellow] żółty
    [purple] fiolet.
    [health] zdrowie
   *[cheese] ser
}
locked = zablokowana
active = czuwa
inactive = śpi
caught = Schwytane
not-in-city = poza miastem
bite = Ugryzienie
spawn = Sprowadza
target = Cel
progress = Zjedzony ser
guts = Trzewia
hand = Karty do położenia
printed = { $sign ->
    [nest] gniazdo
    [hatchery] wylęgarnia
    [cheese] ser
    [mystery] tajemniczy żeton
    [yellow] żółty znacznik
   *[purple] fioletowy znacznik
}
now-score = sery: { $collected } z 10 zebrane, { $eaten } z 10 kawałków zjedzone
now-cheese = ser { $in }: pyszczki { $weight } z { $limit }{ $coming ->
    [0] {""}
   *[other] {", w nocy "}{ $later }, skąd: { $origin }
}{ $eaten ->
    [1] {": będzie zjedzony"}
   *[other] {""}
}
now-bites = ugryzienia tutaj: { $sum }, do wytrzymania { $defence }
now-leaving = ugryzienia przy odejściu: { $sum }, do wytrzymania { $defence }
now-no-collect = jest tu szczur: ser bierze się tylko tam, gdzie nie ma szczura
now-grows = { $cards ->
    [one] na koniec tury miasto urośnie o 1 dzielnicę
    [few] na koniec tury miasto urośnie o { $cards } dzielnice
   *[other] na koniec tury miasto urośnie o { $cards } dzielnic
}

# Dlaczego nie
no-over = Gra jest skończona.
no-such-action = „{ $action }” to nie jest akcja Szczurołapa.
no-place-first = Najpierw umieść nowe dzielnice.
no-act = Teraz to niemożliwe.
no-hits-first = Najpierw przydziel trafienia.
no-put-first = Najpierw połóż ser.
no-pay-first = Najpierw dokończ płacenie.
no-late = Gdy miasto urosło, zostają tylko zdolności, zakupy i nagrody; powiedz done.
no-go-first = Najpierw wybierz drogę szczura.
no-deploy-first = Najpierw wybierz gniazdo dla arcyszczura.
no-offer-first = Najpierw weź nagrodę za szczury albo spasuj.
no-recall-first = Najpierw wybierz dzielnicę do opróżnienia.
no-card-now = Nie ma teraz karty do położenia.
no-roll = Nie ma trafień do przydzielenia.
no-cheese-now = Nie ma sera do położenia.
no-payment = Nie ma nic do zapłaty.
no-done = Powiedz end, żeby zakończyć turę.
no-rat-waits = Żaden szczur nie czeka na twój wybór.
no-deploy-now = Arcyszczur teraz nie przybywa.
no-offer-now = Nie ma teraz nagrody.
no-recall-now = Nie opróżnia się teraz dzielnicy.
no-adjacent = Stąd nie ma drogi { to-place }.
no-points = Nie masz już kroków.
no-trap-there = Pułapkę stawiasz tam, gdzie stoisz, albo o jedno miejsce dalej.
no-second-trap = Pułapka { in-place } już jest.
no-trap-left = Nie masz już pułapek.
no-trap-points = Pułapka kosztuje { $price ->
    [one] 1 krok
    [few] { $price } kroki
   *[other] { $price } kroków
}.
no-rat-here = Tu, gdzie stoisz, nie ma szczura.
no-dice = { $dice ->
    [0] Nie masz kości.
    [one] Masz 1 kość.
   *[other] Masz { $dice } kości.
}
no-unlocked = Ta zdolność jest jeszcze uśpiona: wydaj na nią ser.
no-markers = Nie masz tego już.
no-use-bait = Przynętę kładziesz w swojej dzielnicy tam, gdzie jeszcze żadnej nie ma.
no-use-net = Sieć zarzucasz tam, gdzie stoisz, albo o jedno miejsce dalej, gdzie jeszcze żadnej nie ma.
no-use-grapple = Kotwiczka przenosi cię w inne miejsce czuwającej dzielnicy.
no-use-whistle = Gwizdek prowadzi szczury jednego koloru stąd lub z sąsiedztwa do następnego miejsca.
no-use-mincer = Młynek potrzebuje szczura tam, gdzie stoisz.
no-use-apron = Masz tu już na sobie fartuch.
no-use-bomb = Bomba potrzebuje szczura najwyżej 2 miejsca stąd.
no-use-gas = Gaz wypuszczasz tam, gdzie stoisz, albo o jedno miejsce dalej, gdzie jeszcze go nie ma.
no-die-late = Kości są teraz bezużyteczne i nie można ich kupić.
no-die-offer = Kości nie ma wśród nagród.
no-rats-to-pay = Cena w szczurach: { $price }, masz { $rats }.
no-room = { $item ->
    [die] Nie możesz mieć więcej kości.
    [yellow] Więcej nie uniesiesz.
    [purple] Więcej nie uniesiesz.
    [health] Masz wszystkie serca.
   *[cheese] Nie ma już sera.
}
no-card = Nie masz tej karty: { rat-name }.
no-choice = Ta karta ma tylko jedną nagrodę ({ rat-name }): weź ją bez wyboru.
no-chosen = Wybierz { $one ->
    [health] health
    [yellow] yellow
   *[dice] dice
} albo { $two ->
    [dice] dice
    [purple] purple
   *[move] move
}.
no-waiting = { district-name }: tej dzielnicy nie ma wśród nowych.
no-free-cell = Tam już leży dzielnica.
no-connectors = { district-name }: żadna uliczka nie łączy się tam z miastem.
no-away = { district-name }: może się połączyć z dzielnicą, w której stoisz, więc musi.
no-inactive = { district-name }: może się połączyć z czuwającą dzielnicą, więc musi.
no-such-rat = Nie ma tam: { rat-name }.
no-wings = Pułapki go nie dosięgają: { rat-name }.
no-dodge = Z pułapki chwyta go tylko szóstka: { rat-name }.
no-six-needed = Szczur o obronie 0 nie potrzebuje szóstki.
no-six-left = Nie ma już szóstki.
no-hits = { $hits ->
    [one] { rat-name }: potrzeba 1 zwykłego trafienia.
   *[other] { rat-name }: potrzeba { $hits } zwykłych trafień albo szóstki.
}
no-arch-here = Nie ma tu arcyszczura.
no-struck = Zwykłe trafienia ranią go raz na atak.
no-wound = Potrzeba więcej trafień niż jego obrona { $defence }.
no-hits-left = Zostało zwykłych trafień: { $hits }.
no-free-field = Tam nie zmieści się już ser.
no-pay-colour = Najpierw powiedz, ilu { colour-many } szczurów oddajesz.
no-pay-number = Do zapłaty: { $left }. W klatce białe: { $white }, brązowe: { $brown }, czarne: { $black }.
no-way = To nie jest jedna z pozostałych dróg.
no-deploy = Arcyszczur przybywa na gniazdo twojej dzielnicy albo na najbliższe.
no-recall = Tylko dzielnice z najmniejszą liczbą szczurów.
script-die = Liczby { $number } ze skryptu nie ma na kości.
script-bag = Skrypt: w worku nie ma szczura koloru { colour }.
script-colour = Liczba { $number } ze skryptu to nie kolor; 1 biały, 2 brązowy, 3 czarny.
script-list = Liczba { $number } ze skryptu nie jest miejscem na liście kart.

# Błędne pozycje
position-district = nie ma takiej dzielnicy; są od 0 do 24.
position-no-zero = dzielnica 0 zawsze jest w mieście.
position-cell = na { $x } { $y } leży już dzielnica { $other }.
position-apart = dzielnica { $district } nie łączy się z resztą miasta.
position-no-area = nie ma takiego obszaru; tutaj są { $known }.
position-area = potrzebny jest obszar, na przykład 0e.
position-area-city = obszaru { $area } nie ma w mieście.
position-effect = { $effect } to nie efekt tego szczurołapa.
position-too-many = { $kind ->
    [traps] pułapek
    [cheese] serów
    [health] znaczników lub żetonów zdrowia
    [yellow] żółtych znaczników lub żetonów
    [purple] fioletowych znaczników lub żetonów
    [peculiar] żetonów osobliwych szczurów
   *[nest] żetonów gniazd
} jest razem { $found }, a w pudełku tylko { $all }.
position-locked = nie ma się znaczników zablokowanej zdolności.
position-peculiar = osobliwe szczury mają numery od 1 do { $highest }.
position-card-twice = karty { $card } nie może tu być: jest gdzie indziej albo podwójnie.
position-card-missing = brakuje karty { $card }.
position-rats = szczurów ({ colour }) jest razem { $found }, nie { $all }.
position-not-in-city = dzielnicy { $district } nie ma w mieście.
position-roll-area = atakujesz na swoim obszarze, { $area }.
position-todo = „{ $line }” nie może tu stać.
position-todo-needed = w fazie { $phase } trzeba podać, co następuje.
position-todo-first = w fazie { $phase } pierwszym wierszem musi być „{ $line }”.
position-todo-last = lista kończy się tym, co prowadzi do twojej następnej decyzji, i tylko tam.
position-todo-rats = tylu szczurów ({ $rat }) nie ma na { $area }.
position-not-now = w fazie { $phase } musi być puste.
position-needed-now = faza { $phase } tego wymaga.
position-new-setup = podczas przygotowania wszystkie dzielnice miasta są nowe.
position-uncollected = ser na twoim obszarze bez szczura byłby już zebrany.
position-bag-full = worek nie jest pusty.
position-nothing = w fazie { $phase } nie ma nic do rozstrzygnięcia.
position-result-early = w fazie { $phase } nie ma wyniku.
position-ended = tym gra się skończyła; fazą musi być over, nie { $phase }.
position-result = nic na stole nie mówi { $result }.

# Opcje
option-ratcatcher = Szczurołap
option-ratcatcher-lady-cage = Pani Klatka: trzy pułapki, zatruta przynęta i sieć
option-ratcatcher-pathfinder = Tropicielka: najszybsza, z kotwiczką i gwizdkiem
option-ratcatcher-butcher = Rzeźnik: jedna wielka pułapka, młynek i fartuch
option-ratcatcher-alchemist = Alchemik: najwytrzymalszy, z bombami i gazem usypiającym
option-arch_rat = Arcyszczur
option-arch_rat-rat-king = Król Szczurów: białe szczury przy nim biegną szybciej
option-arch_rat-maw = Paszczur: pożera pułapki, znaczniki i szczury, i rośnie
option-arch_rat-brood-mother = Matka Roju: rozmnaża szczury, a czarne gryzą mocniej
option-arch_rat-were-rat = Szczurołak: szybki, leczy się, gdy gryzie
option-mode = Tryb
option-mode-standard = Standardowy: spokojna pierwsza dzielnica
option-mode-hard = Trudny, nasza zasada domowa: czerwona strona dzielnicy 0, a arcyszczur zaczyna z trzema mutacjami
option-mode-red = Czerwony: czerwona strona dzielnicy 0, jak w instrukcji
option-mode-plague = Plaga, nasza zasada domowa: jak Trudny, z silniejszymi mutacjami, a szczury mają już cztery kroki postępu, gdy przychodzisz; tu przegrywają też dobre boty
pad-won = wygrana
pad-lost = przegrana

# The board, panels and cards
rolled-hits = { $hits ->
    [0] { $sixes ->
        [0] bez trafienia
        [one] jedna szóstka
        [few] { $sixes } szóstki
       *[other] { $sixes } szóstek
    }
   *[other] { $hits ->
        [one] 1 trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }{ $sixes ->
        [0] {""}
        [one] {" "}i szóstka
        [few] {" "}i { $sixes } szóstki
       *[other] {" "}i { $sixes } szóstek
    }
}
aside-put = ser { $cheese } z 10; zostaje tam, gdzie go położysz
aside-pay = do zapłaty jeszcze: { $rats }; resztę płacą inne
aside-actions = { $steps ->
    [0] bez kroków
    [one] 1 krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}, { $dice ->
    [0] bez kości
    [one] 1 kość
    [few] { $dice } kości
   *[other] { $dice } kości
}, { $traps ->
    [0] bez pułapek
   *[other] { $steps ->
        [0] pułapka wymaga kroku
       *[other] { $traps ->
            [one] 1 pułapka
            [few] { $traps } pułapki
           *[other] { $traps } pułapek
        }
    }
}
label-end = Koniec tury
label-done = Gotowe
label-pass = Nic
label-pay = { $count ->
    [0] żadnego
   *[other] { $count }
}
label-trap = Pułapka { $in }
label-buy = { $item ->
    [die] Kość
    [yellow] { $thing }
    [purple] { $thing }
    [health] Serce
   *[cheese] Ser
} (−{ $price })
label-put = { $field }
label-claim = { $rat }: { $reward }
label-move = Krok { $to }
label-attack = Atak, kości: { $dice }
label-recall = { $name }
label-go = { $place }
label-deploy = { $place }
label-place = { $name }: { $here } – { $there }
field-short = { $field ->
    [attack] kości
    [move] kroki
    [health] serce
    [accuracy] cel
    [defence] obrona
   *[trap] pułapki
}
tool-trap = Pułapka
tool-where = { $name }: gdzie?
ability-short = { $ability ->
    [bait] Przynęta
    [net] Sieć
    [grapple] Kotwica
    [whistle] Gwizdek
    [mincer] Młynek
    [apron] Fartuch
    [bomb] Bomba
   *[gas] Gaz
}
ability-brief = { $ability ->
    [bait] Wabi białe i czarne do klatki.
    [net] Nikt nie wyjdzie; kto wejdzie, zostanie.
    [grapple] Przenosi w każde czuwające miejsce.
    [whistle] Szczury jednego koloru biegną dalej.
    [mincer] Rzuca { $dice } kośćmi na miejscu.
    [apron] Tu wytrzymuje { $more } ugryzienia więcej.
    [bomb] Rzuca { $dice } kośćmi do 2 miejsc stąd.
   *[gas] Szczury nie gryzą i nie jedzą.
}
ability-locked = Jeszcze śpi: kosztuje ser.
thing = { $thing ->
    [health] serce
   *[other] { ability-short }
}
district-asleep = { $name }, śpi
steps = Kroki
guts-of = { $step } z { $most }
dice-short = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[other] { $dice } kości
}
arch-comes = { $slices ->
    [one] przyjdzie za 1 kawałek
    [few] przyjdzie za { $slices } kawałki
   *[other] przyjdzie za { $slices } kawałków
}
town-grows-by = { $cards ->
    [one] miasto rośnie o 1 dzielnicę
    [few] miasto rośnie o { $cards } dzielnice
   *[other] miasto rośnie o { $cards } dzielnic
}
town-grows = rośnie
town-grows-long = miasto rośnie
town-stays = nowe: 0
town-stays-long = nie rośnie
tonight-eaten = znika { $cheese }
tonight-bites = { $hurt ->
    [no] bez rany
    [now] teraz { $bites } na { $defence }
   *[yes] { $bites } na { $defence }
}
of-ten = { $cheese } z 10
of-ten-cheeses = { $cheese } z 10 serów
night-step = { $step ->
    [you] Dzień
    [run] Bieg
    [traps] Pułapki
    [bites] Ugryzienia
    [eating] Jedzenie
    [breeding] Mnożenie
    [growing] Wzrost
   *[clearing] Porządki
}
next-step = { $step ->
    [you] potem: dzień
    [run] potem: bieg
    [traps] potem: pułapki
    [bites] potem: gryzą
    [eating] potem: jedzenie
    [breeding] potem: gniazda
    [growing] potem: wzrost
   *[clearing] potem: porządki
}
slices-left = { $slices ->
    [one] 1 kawałek księżyca
    [few] { $slices } kawałki księżyca
   *[other] { $slices } kawałków księżyca
}
next-slice = następny: { step }
round-word = runda
or-here = tutaj
joins = { $here } – { $there }{ $more ->
    [0] {""}
   *[other] {" "}+{ $more }
}
build-here = Buduj tutaj
turn-of = Obróć ({ $now } z { $ways })
new-districts = { $cards ->
    [one] 1 nowa dzielnica
    [few] { $cards } nowe dzielnice
   *[other] { $cards } nowych dzielnic
}
die-is = { $kind ->
    [six] szóstka
    [hit] trafienie
   *[miss] pudło
}
camera-home = Do szczurołapa
camera-out = Dalej
camera-in = Bliżej
trap-dice = kości { $dice }, { $accuracy }+
use-it = Użyj
rat-title = { $rat ->
    [white] Biały
    [brown] Brązowy
   *[black] Czarny
}
rat-does = { $rat ->
    [white] 2 miejsca do sera
    [brown] 2 do szczurołapa, kąsa zbiega
    [black] 1 miejsce do sera, mnoży się
    [p1] 1 do sera; jedzenie wabi szczury
    [p2] 2 do szczurołapa, pogania inne
    [p3] 2 do znaczników i je zbiera
    [p4] 3 do szczurołapa, mija pułapki
    [p5] 1 do sera, osłania inne
    [p6] stoi i jest jak gniazdo
    [p7] 3 do sera, pułapka chce szóstki
    [p8] 1 do szczurołapa, kąsa zbiega
    [p9] 2 do szczurołapa, okrada klatkę
    [p10] pełznie ½ kości do szczurołapa
    [p11] 1 do pułapek i je zdejmuje
   *[p12] 1 do szczurołapa, 5 pyszczków
}
in-bag = worek { $rats }
pile-districts = dzielnice
pile-peculiar = osobliwe
pile-riddles = tajemnicze
gone-for-now = Na razie nie ma: { $rats }
slices-short = zostało { $slices }
card-place-0a = Stół Cechowy
card-place-0a-text = Miejsce w dzielnicy Ratusz. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-0b = Waga Miejska
card-place-0b-text = Miejsce w dzielnicy Ratusz. Nie ma tu nic szczególnego. (RC-74)
card-place-0c = Winiarnia
card-place-0c-text = Miejsce w dzielnicy Ratusz. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-0d = Pręgierz
card-place-0d-text = Miejsce w dzielnicy Ratusz. Nie ma tu nic szczególnego. (RC-74)
card-place-0e = Wielki Plac
card-place-0e-text = Miejsce w dzielnicy Ratusz. Nie ma tu nic szczególnego. (RC-74)
card-district-0 = Ratusz
card-district-0-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 2 dzielnice. Miejsca: Stół Cechowy, Waga Miejska, Winiarnia, Pręgierz, Wielki Plac. (RC-68)
card-place-1a = Loch Młyna
card-place-1a-text = Miejsce w dzielnicy Młyny. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-1b = Skład Mąki
card-place-1b-text = Miejsce w dzielnicy Młyny. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-1c = Młynówka
card-place-1c-text = Miejsce w dzielnicy Młyny. Nie ma tu nic szczególnego. (RC-74)
card-district-1 = Młyny
card-district-1-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 1 dzielnicę. Miejsca: Loch Młyna, Skład Mąki, Młynówka. (RC-68)
card-place-2a = Kadzie Ługu
card-place-2a-text = Miejsce w dzielnicy Garbarnia. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. (RC-74)
card-place-2b = Sterta Skór
card-place-2b-text = Miejsce w dzielnicy Garbarnia. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-2c = Skład Soli
card-place-2c-text = Miejsce w dzielnicy Garbarnia. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-district-2 = Garbarnia
card-district-2-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 1 dzielnicę. Miejsca: Kadzie Ługu, Sterta Skór, Skład Soli. (RC-68)
card-place-3a = Hala Chleba
card-place-3a-text = Miejsce w dzielnicy Piekarnie. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-3b = Plac Pieców
card-place-3b-text = Miejsce w dzielnicy Piekarnie. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-place-3c = Popielnik
card-place-3c-text = Miejsce w dzielnicy Piekarnie. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-district-3 = Piekarnie
card-district-3-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 1 dzielnicę. Miejsca: Hala Chleba, Plac Pieców, Popielnik. (RC-68)
card-place-4a = Ogród Ziół
card-place-4a-text = Miejsce w dzielnicy Św. Gertruda. Wraz z dzielnicą pojawia się tu żółty znacznik. (RC-74)
card-place-4b = Krypta
card-place-4b-text = Miejsce w dzielnicy Św. Gertruda. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-4c = Furta
card-place-4c-text = Miejsce w dzielnicy Św. Gertruda. Nie ma tu nic szczególnego. (RC-74)
card-place-4d = Refektarz
card-place-4d-text = Miejsce w dzielnicy Św. Gertruda. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-district-4 = Św. Gertruda
card-district-4-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 1 dzielnicę. Miejsca: Ogród Ziół, Krypta, Furta, Refektarz. (RC-68)
card-place-5a = Sterta Konopi
card-place-5a-text = Miejsce w dzielnicy Powroźnia. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-5b = Plac Lin
card-place-5b-text = Miejsce w dzielnicy Powroźnia. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-place-5c = Smolarnia
card-place-5c-text = Miejsce w dzielnicy Powroźnia. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. (RC-74)
card-district-5 = Powroźnia
card-district-5-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 1 dzielnicę. Miejsca: Sterta Konopi, Plac Lin, Smolarnia. (RC-68)
card-place-6a = Hala Serów
card-place-6a-text = Miejsce w dzielnicy Mleczna. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-6b = Maślarnia
card-place-6b-text = Miejsce w dzielnicy Mleczna. Nie ma tu nic szczególnego. (RC-74)
card-place-6c = Brama Krów
card-place-6c-text = Miejsce w dzielnicy Mleczna. Wraz z dzielnicą pojawia się tu fioletowy znacznik. (RC-74)
card-place-6d = Sterta Skórek
card-place-6d-text = Miejsce w dzielnicy Mleczna. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-district-6 = Mleczna
card-district-6-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 1 dzielnicę. Miejsca: Hala Serów, Maślarnia, Brama Krów, Sterta Skórek. (RC-68)
card-place-7a = Sadzawka
card-place-7a-text = Miejsce w dzielnicy Rybaki. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. (RC-74)
card-place-7b = Rynsztok
card-place-7b-text = Miejsce w dzielnicy Rybaki. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-7c = Targ Rybny
card-place-7c-text = Miejsce w dzielnicy Rybaki. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-district-7 = Rybaki
card-district-7-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 1 dzielnicę. Miejsca: Sadzawka, Rynsztok, Targ Rybny. (RC-68)
card-place-8a = Chlewy
card-place-8a-text = Miejsce w dzielnicy Jatki. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. (RC-74)
card-place-8b = Wędzarnia
card-place-8b-text = Miejsce w dzielnicy Jatki. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-8c = Ściek Jatek
card-place-8c-text = Miejsce w dzielnicy Jatki. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-8d = Mięsny Krzyż
card-place-8d-text = Miejsce w dzielnicy Jatki. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-district-8 = Jatki
card-district-8-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 2 dzielnice. Miejsca: Chlewy, Wędzarnia, Ściek Jatek, Mięsny Krzyż. (RC-68)
card-place-9a = Szynk Celny
card-place-9a-text = Miejsce w dzielnicy Rozstaje. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-9b = Stajnia
card-place-9b-text = Miejsce w dzielnicy Rozstaje. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. (RC-74)
card-place-9c = Apteka
card-place-9c-text = Miejsce w dzielnicy Rozstaje. Wraz z dzielnicą pojawia się tu żółty znacznik. (RC-74)
card-place-9d = Wozownia
card-place-9d-text = Miejsce w dzielnicy Rozstaje. Nie ma tu nic szczególnego. (RC-74)
card-place-9e = Gnojny Krzyż
card-place-9e-text = Miejsce w dzielnicy Rozstaje. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-district-9 = Rozstaje
card-district-9-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 2 dzielnice. Miejsca: Szynk Celny, Stajnia, Apteka, Wozownia, Gnojny Krzyż. (RC-68)
card-place-10a = Hala Wełny
card-place-10a-text = Miejsce w dzielnicy Tkacze. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-place-10b = Skład Szmat
card-place-10b-text = Miejsce w dzielnicy Tkacze. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-10c = Zupny Dwór
card-place-10c-text = Miejsce w dzielnicy Tkacze. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-10d = Farbiarnia
card-place-10d-text = Miejsce w dzielnicy Tkacze. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. (RC-74)
card-district-10 = Tkacze
card-district-10-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 2 dzielnice. Miejsca: Hala Wełny, Skład Szmat, Zupny Dwór, Farbiarnia. (RC-68)
card-place-11a = Nabrzeże
card-place-11a-text = Miejsce w dzielnicy Spichlerz. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-11b = Piwnica Plew
card-place-11b-text = Miejsce w dzielnicy Spichlerz. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-11c = Słodownia
card-place-11c-text = Miejsce w dzielnicy Spichlerz. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. Wraz z dzielnicą pojawia się tu fioletowy znacznik. (RC-74)
card-district-11 = Spichlerz
card-district-11-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 2 dzielnice. Miejsca: Nabrzeże, Piwnica Plew, Słodownia. (RC-68)
card-place-12a = Hałda Żużlu
card-place-12a-text = Miejsce w dzielnicy Odlewnia. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-12b = Dół Dzwonów
card-place-12b-text = Miejsce w dzielnicy Odlewnia. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-place-12c = Garkuchnia
card-place-12c-text = Miejsce w dzielnicy Odlewnia. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-district-12 = Odlewnia
card-district-12-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 2 dzielnice. Miejsca: Hałda Żużlu, Dół Dzwonów, Garkuchnia. (RC-68)
card-place-13a = Kotłownia
card-place-13a-text = Miejsce w dzielnicy Stare Łaźnie. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. (RC-74)
card-place-13b = Hala Pary
card-place-13b-text = Miejsce w dzielnicy Stare Łaźnie. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-place-13c = Zimny Basen
card-place-13c-text = Miejsce w dzielnicy Stare Łaźnie. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-place-13d = Odpływ Łaźni
card-place-13d-text = Miejsce w dzielnicy Stare Łaźnie. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-13e = Plac Łaźni
card-place-13e-text = Miejsce w dzielnicy Stare Łaźnie. Nie ma tu nic szczególnego. (RC-74)
card-district-13 = Stare Łaźnie
card-district-13-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 2 dzielnice. Miejsca: Kotłownia, Hala Pary, Zimny Basen, Odpływ Łaźni, Plac Łaźni. (RC-68)
card-place-14a = Brama Łaski
card-place-14a-text = Miejsce w dzielnicy Przytułek. Nie ma tu nic szczególnego. (RC-74)
card-place-14b = Sala Słomy
card-place-14b-text = Miejsce w dzielnicy Przytułek. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-14c = Warzywnik
card-place-14c-text = Miejsce w dzielnicy Przytułek. Nie ma tu nic szczególnego. (RC-74)
card-place-14d = Pralnia
card-place-14d-text = Miejsce w dzielnicy Przytułek. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. (RC-74)
card-place-14e = Dwór Sierot
card-place-14e-text = Miejsce w dzielnicy Przytułek. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-district-14 = Przytułek
card-district-14-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 2 dzielnice. Miejsca: Brama Łaski, Sala Słomy, Warzywnik, Pralnia, Dwór Sierot. (RC-68)
card-place-15a = Piwnica Piwa
card-place-15a-text = Miejsce w dzielnicy Karczmy. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-15b = Browar
card-place-15b-text = Miejsce w dzielnicy Karczmy. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. Wraz z dzielnicą pojawia się tu fioletowy znacznik. (RC-74)
card-place-15c = Kręgielnia
card-place-15c-text = Miejsce w dzielnicy Karczmy. Nie ma tu nic szczególnego. (RC-74)
card-place-15d = Pijany Kot
card-place-15d-text = Miejsce w dzielnicy Karczmy. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-district-15 = Karczmy
card-district-15-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 2 dzielnice. Miejsca: Piwnica Piwa, Browar, Kręgielnia, Pijany Kot. (RC-68)
card-place-16a = Izba Pieców
card-place-16a-text = Miejsce w dzielnicy Garncarze. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. Wraz z dzielnicą pojawia się tu żółty znacznik. (RC-74)
card-place-16b = Stragany
card-place-16b-text = Miejsce w dzielnicy Garncarze. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-16c = Sterta Skorup
card-place-16c-text = Miejsce w dzielnicy Garncarze. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-district-16 = Garncarze
card-district-16-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 2 dzielnice. Miejsca: Izba Pieców, Stragany, Sterta Skorup. (RC-68)
card-place-17a = Skład Korzeni
card-place-17a-text = Miejsce w dzielnicy Port. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-17b = Dok Zęzowy
card-place-17b-text = Miejsce w dzielnicy Port. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-17c = Strych Sieci
card-place-17c-text = Miejsce w dzielnicy Port. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-17d = Kapitańska
card-place-17d-text = Miejsce w dzielnicy Port. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-17e = Długie Molo
card-place-17e-text = Miejsce w dzielnicy Port. Nie ma tu nic szczególnego. (RC-74)
card-district-17 = Port
card-district-17-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 3 dzielnice. Miejsca: Skład Korzeni, Dok Zęzowy, Strych Sieci, Kapitańska, Długie Molo. (RC-68)
card-place-18a = Kostnica
card-place-18a-text = Miejsce w dzielnicy Katedra. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-18b = Stół Mnichów
card-place-18b-text = Miejsce w dzielnicy Katedra. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-18c = Stare Groby
card-place-18c-text = Miejsce w dzielnicy Katedra. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-18d = Dzwonnica
card-place-18d-text = Miejsce w dzielnicy Katedra. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-place-18e = Sala Świec
card-place-18e-text = Miejsce w dzielnicy Katedra. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. (RC-74)
card-district-18 = Katedra
card-district-18-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 3 dzielnice. Miejsca: Kostnica, Stół Mnichów, Stare Groby, Dzwonnica, Sala Świec. (RC-68)
card-place-19a = Kruczy Dół
card-place-19a-text = Miejsce w dzielnicy Szubienice. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-19b = Stypa
card-place-19b-text = Miejsce w dzielnicy Szubienice. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-19c = Stodoła
card-place-19c-text = Miejsce w dzielnicy Szubienice. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-place-19d = Dół Wapna
card-place-19d-text = Miejsce w dzielnicy Szubienice. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-district-19 = Szubienice
card-district-19-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 3 dzielnice. Miejsca: Kruczy Dół, Stypa, Stodoła, Dół Wapna. (RC-68)
card-place-20a = Skład Cukru
card-place-20a-text = Miejsce w dzielnicy Giełda. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-20b = Ciepła Izba
card-place-20b-text = Miejsce w dzielnicy Giełda. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-place-20c = Hala Szynek
card-place-20c-text = Miejsce w dzielnicy Giełda. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-20d = Mennica
card-place-20d-text = Miejsce w dzielnicy Giełda. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. Wraz z dzielnicą pojawia się tu żółty znacznik. (RC-74)
card-place-20e = Archiwum
card-place-20e-text = Miejsce w dzielnicy Giełda. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-district-20 = Giełda
card-district-20-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 3 dzielnice. Miejsca: Skład Cukru, Ciepła Izba, Hala Szynek, Mennica, Archiwum. (RC-68)
card-place-21a = Gospoda
card-place-21a-text = Miejsce w dzielnicy Śluzy. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-21b = Stary Kanał
card-place-21b-text = Miejsce w dzielnicy Śluzy. Gniazdo: każdej nocy wychodzą tu szczury. Wraz z dzielnicą pojawia się tu fioletowy znacznik. (RC-74)
card-place-21c = Plac Pomp
card-place-21c-text = Miejsce w dzielnicy Śluzy. Nie ma tu nic szczególnego. (RC-74)
card-place-21d = Osadnik
card-place-21d-text = Miejsce w dzielnicy Śluzy. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-21e = Szopa Łodzi
card-place-21e-text = Miejsce w dzielnicy Śluzy. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. (RC-74)
card-district-21 = Śluzy
card-district-21-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 3 dzielnice. Miejsca: Gospoda, Stary Kanał, Plac Pomp, Osadnik, Szopa Łodzi. (RC-68)
card-place-22a = Sala Chorych
card-place-22a-text = Miejsce w dzielnicy Dom Zarazy. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-22b = Izba Dymna
card-place-22b-text = Miejsce w dzielnicy Dom Zarazy. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-place-22c = Hala Kleiku
card-place-22c-text = Miejsce w dzielnicy Dom Zarazy. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-22d = Rów Chorych
card-place-22d-text = Miejsce w dzielnicy Dom Zarazy. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-district-22 = Dom Zarazy
card-district-22-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 3 dzielnice. Miejsca: Sala Chorych, Izba Dymna, Hala Kleiku, Rów Chorych. (RC-68)
card-place-23a = Loch
card-place-23a-text = Miejsce w dzielnicy Zamek. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-23b = Spiżarnia
card-place-23b-text = Miejsce w dzielnicy Zamek. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-23c = Fosa
card-place-23c-text = Miejsce w dzielnicy Zamek. Gniazdo: każdej nocy wychodzą tu szczury. Wraz z dzielnicą pojawia się tu żółty znacznik. (RC-74)
card-place-23d = Sala Biesiad
card-place-23d-text = Miejsce w dzielnicy Zamek. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-23e = Wartownia
card-place-23e-text = Miejsce w dzielnicy Zamek. Gniazdo: każdej nocy wychodzą tu szczury. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-district-23 = Zamek
card-district-23-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 4 dzielnice. Miejsca: Loch, Spiżarnia, Fosa, Sala Biesiad, Wartownia. (RC-68)
card-place-24a = Świecarnia
card-place-24a-text = Miejsce w dzielnicy Stare Miasto. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-24b = Wyłom Muru
card-place-24b-text = Miejsce w dzielnicy Stare Miasto. Gniazdo: każdej nocy wychodzą tu szczury. (RC-74)
card-place-24c = Zajazd
card-place-24c-text = Miejsce w dzielnicy Stare Miasto. Wraz z dzielnicą pojawia się tu ser. (RC-74)
card-place-24d = Dół Kości
card-place-24d-text = Miejsce w dzielnicy Stare Miasto. Gniazdo: każdej nocy wychodzą tu szczury. Wraz z dzielnicą pojawia się tu fioletowy znacznik. (RC-74)
card-place-24e = Labirynt
card-place-24e-text = Miejsce w dzielnicy Stare Miasto. Wylęgarnia: wraz z dzielnicą przybywa tu szczur. Wraz z dzielnicą odkrywa się tu tajemniczy żeton. (RC-74)
card-district-24 = Stare Miasto
card-district-24-text = Gdy tura kończy się tutaj i sera jest mało, miasto rośnie o 4 dzielnice. Miejsca: Świecarnia, Wyłom Muru, Zajazd, Dół Kości, Labirynt. (RC-68)
card-district = Dzielnica
card-district-text = Wyspa miasta, od trzech do pięciu miejsc. Jasna czuwa: jej szczury biegają, gniazda się mnożą. Ciemna śpi. Karteczki to wskaźnik powiększenia: o ile dzielnic miasto stąd rośnie. (RC-9, RC-68)
card-plot = Wolna działka
card-plot-text = Może tu stanąć nowa dzielnica, jeśli jej uliczka łączy się z uliczką miasta; najpierw przy dzielnicy szczurołapa. (RC-69, RC-70)
card-white = Biały szczur
card-white-text = Biegnie w nocy o 2 miejsca do najbliższego sera. Jeden pyszczek. Łapie go jedno trafienie. (RC-81, RC-96)
card-brown = Brązowy szczur
card-brown-text = Biegnie w nocy o 2 miejsca za szczurołapem i kąsa, gdy ten odchodzi. Nie je sera. Łapie go jedno trafienie. (RC-24, RC-81)
card-black = Czarny szczur
card-black-text = Biegnie w nocy o 1 miejsce do sera i się mnoży. Jeden pyszczek. Łapią go dwa trafienia albo szóstka. (RC-61, RC-104)
card-p1 = Seroman
card-p1-text = Biegnie o 1 miejsce do sera. Gdy tam, gdzie stoi, szczury zjedzą ser, przybywa szczur. Ugryzienie 3, obrona 2. Po złapaniu: tajemniczy żeton. (RC-57, RC-109)
card-p2 = Chłoszczur
card-p2-text = Biegnie o 2 miejsca za szczurołapem. Szczury, które ruszają z jego miejsca, biegną o 1 dalej. Ugryzienie 3, obrona 1. Po złapaniu: 2 kości. (RC-57, RC-109)
card-p3 = Zbieracz
card-p3-text = Biegnie o 2 miejsca do znaczników i je zbiera. Ugryzienie 2, obrona 1. Po złapaniu: cały łup. (RC-57, RC-109)
card-p4 = Skrzydlak
card-p4-text = Leci o 3 miejsca za szczurołapem. Pułapki go nie dosięgają. Ugryzienie 3, obrona 1. Po złapaniu: 1 serce albo 1 kość. (RC-57, RC-109)
card-p5 = Pancernik
card-p5-text = Biegnie o 1 miejsce do sera. Inne szczury przy nim wymagają o jedno trafienie więcej. Ugryzienie 2, obrona 3. Po złapaniu: 1 żółty znacznik albo 1 fioletowy znacznik. (RC-57, RC-109)
card-p6 = Królowa Gniazda
card-p6-text = Stoi w miejscu i liczy się jak gniazdo. Ugryzienie 2, obrona 2. Po złapaniu: 3 szczury. (RC-57, RC-109)
card-p7 = Skoczek
card-p7-text = Biegnie o 3 miejsca do sera. Pułapka łapie go tylko szóstką. Ugryzienie 2, obrona 1. Po złapaniu: 2 kroki. (RC-57, RC-109)
card-p8 = Zaraza
card-p8-text = Biegnie o 1 miejsce za szczurołapem i kąsa, gdy ten odchodzi. Ugryzienie 4, obrona 2. Po złapaniu: 2 serca. (RC-57, RC-109)
card-p9 = Złodziej
card-p9-text = Biegnie o 2 miejsca za szczurołapem i wypuszcza 2 szczury z klatki. Ugryzienie 2, obrona 1. Po złapaniu: 3 szczury. (RC-57, RC-109)
card-p10 = Ślepiec
card-p10-text = Pełznie w stronę szczurołapa o pół wyniku kości. Ugryzienie 4, obrona 1. Po złapaniu: 3 kroki. (RC-57, RC-109)
card-p11 = Saper
card-p11-text = Biegnie o 1 miejsce do pułapek i je zdejmuje. Ugryzienie 2, obrona 2. Po złapaniu: 1 kość albo 2 kroki. (RC-57, RC-109)
card-p12 = Olbrzym
card-p12-text = Biegnie o 1 miejsce za szczurołapem. Ma 5 pyszczków. Ugryzienie 5, obrona 3. Po złapaniu: 1 ser. (RC-57, RC-109)
card-arch-rat-king = Król Szczurów
card-arch-rat-king-text = Przybywa, gdy zjedzono kawałek z koroną. Biegnie za szczurołapem o wynik kości; białe szczury w jego dzielnicy biegną o 1 dalej. Kto go zgładzi, wygrywa. (RC-1, RC-115)
card-arch-maw = Paszczur
card-arch-maw-text = Przybywa, gdy zjedzono kawałek z koroną. Pełznie do sera o pół wyniku kości, połyka, co leży, i rośnie. Kto go zgładzi, wygrywa. (RC-1, RC-117)
card-arch-brood-mother = Matka Roju
card-arch-brood-mother-text = Przybywa, gdy zjedzono kawałek z koroną. Biegnie za szczurołapem o wynik kości; póki jest w mieście, czarne szczury gryzą za 2. Kto ją zgładzi, wygrywa. (RC-1, RC-115)
card-arch-were-rat = Szczurołak
card-arch-were-rat-text = Przybywa, gdy zjedzono kawałek z koroną. Biegnie za szczurołapem o wyższy wynik z dwóch kości i leczy się, gdy go zrani. Kto go zgładzi, wygrywa. (RC-1, RC-118)
card-catcher-lady-cage = Pani Klatka
card-catcher-lady-cage-text = Szczurołap. Trzy pułapki rzucające 2 kośćmi, przynęta i sieci. (RC-11)
card-catcher-pathfinder = Tropicielka
card-catcher-pathfinder-text = Najszybsza ze szczurołapów, z kotwiczką i gwizdkiem. (RC-11)
card-catcher-butcher = Rzeźnik
card-catcher-butcher-text = Szczurołap. Jedna wielka pułapka za 2 kroki, młynek i fartuch. (RC-11)
card-catcher-alchemist = Alchemik
card-catcher-alchemist-text = Szczurołap. Najtwardszy, z bombami i gazem usypiającym. (RC-11)
card-cheese = Ser
card-cheese-text = Bierze go ten, kto tu wejdzie, gdy nie ma tu szczura. Pięć pyszczków w nocy zje go razem z kawałkiem księżyca. Dziesięć serów daje wygraną. (RC-1, RC-39, RC-96)
card-trap = Pułapka
card-trap-text = Kosztuje krok, w miejscu szczurołapa lub o jedno dalej. W nocy zatrzaśnie się tam na szczurach. Rano wraca. (RC-27, RC-89)
card-bait = Przynęta
card-bait-text = Leży w dzielnicy szczurołapa: białe i czarne szczury biorą ją za ser, a te, które ją zjedzą, trafiają do klatki. (RC-49, RC-98)
card-net = Sieć
card-net-text = Na miejsce szczurołapa lub sąsiednie: żaden szczur nie wyjdzie, a kto wejdzie, zostaje. (RC-49)
card-grapple = Kotwiczka
card-grapple-text = Przelot bez kroku w dowolne miejsce czuwającej dzielnicy. (RC-49)
card-whistle = Gwizdek
card-whistle-text = Wszystkie szczury jednego koloru idą z miejsca szczurołapa lub sąsiedniego do miejsca obok. (RC-49)
card-mincer = Młynek
card-mincer-text = Atak w miejscu szczurołapa, własnymi kośćmi. (RC-49)
card-apron = Fartuch
card-apron-text = W miejscu, gdzie się go założy, można tej nocy wytrzymać więcej ugryzień. (RC-49)
card-bomb = Bomba
card-bomb-text = Atak własnymi kośćmi do dwóch miejsc stąd. (RC-49)
card-gas = Gaz usypiający
card-gas-text = Szczury w miejscu szczurołapa lub sąsiednim tej nocy ani nie gryzą, ani nie jedzą. (RC-49)
card-marker-health = Serce
card-marker-health-text = Kto tu wejdzie, leczy jedno serce. (RC-25)
card-marker-yellow = Żółty znacznik
card-marker-yellow-text = Kto tu wejdzie, bierze go: jedno użycie żółtej zdolności więcej. (RC-25, RC-53)
card-marker-purple = Fioletowy znacznik
card-marker-purple-text = Kto tu wejdzie, bierze go: jedno użycie fioletowej zdolności więcej. (RC-25, RC-53)
card-nest = Gniazdo
card-nest-text = Póki dzielnica czuwa, każdej nocy wychodzą tu szczury. (RC-101)
card-hatchery = Wylęgarnia
card-hatchery-text = Z dzielnicą przybył tu szczur; więcej się tu nie lęgnie. (RC-74)
card-mouths = Pyszczki
card-mouths-text = Pięć pyszczków zjada ser: białe i czarne mają po 1, osobliwe 3, arcyszczur 5, brązowe żadnego. Blade: kto przyjdzie w nocy. (RC-96)
card-bites = Ugryzienia
card-bites-text = Ugryzienia szczurów przy szczurołapie i jego obrona. W nocy mogą przybiec następne. Jeśli ugryzień jest więcej, traci on serce. (RC-94)
card-slice-peculiar = Osobliwy szczur
card-slice-peculiar-text = Gdy zjedzą ten kawałek, przybywa osobliwy szczur. (RC-109)
card-slice-spawn = O szczura więcej
card-slice-spawn-text = Gdy zjedzą ten kawałek, arcyszczur sprowadza co noc o jednego szczura więcej. (RC-113)
card-slice-bite = Mocniejsze ugryzienie
card-slice-bite-text = Gdy zjedzą ten kawałek, arcyszczur gryzie o jedną kość mocniej. (RC-113)
card-slice-defence = Twardsza skóra
card-slice-defence-text = Gdy zjedzą ten kawałek, arcyszczur wymaga o jedno trafienie więcej. (RC-113)
card-slice-move = Szybszy
card-slice-move-text = Gdy zjedzą ten kawałek, arcyszczur biegnie o 1 dalej. (RC-113)
card-slice-deploy = Przybywa arcyszczur
card-slice-deploy-text = Gdy zjedzą ten kawałek, arcyszczur wychodzi z gniazda. (RC-114)
card-slice-swarm = Rój
card-slice-swarm-text = Gdy zjedzą ten kawałek, roją się wszystkie gniazda. (RC-113)
card-slice-end = Ostatni kawałek
card-slice-end-text = Gdy go zjedzą, szczury wygrały. (RC-2)
card-night-run = Szczury biegną
card-night-run-text = Najpierw arcyszczur, potem osobliwe, potem brązowe, czarne i białe. (RC-80)
card-night-traps = Pułapki
card-night-traps-text = Każda pułapka ze szczurem rzuca kośćmi. (RC-89)
card-night-bites = Szczury gryzą
card-night-bites-text = Szczury przy szczurołapie gryzą: gdy to więcej, niż wytrzyma, traci serce. (RC-92, RC-94)
card-night-eating = Jedzą
card-night-eating-text = Pięć pyszczków zjada ser, a z nim kawałek księżyca. (RC-96)
card-night-breeding = Gniazda się mnożą
card-night-breeding-text = Po jednym szczurze na każde gniazdo czuwających dzielnic; czarne przyprowadzają więcej. (RC-101)
card-night-growing = Miasto rośnie
card-night-growing-text = Gdy w mieście jest mniej niż dwa sery, przybywają dzielnice. (RC-67)
card-night-clearing = Porządki
card-night-clearing-text = Śpiące dzielnice pustoszeją; pułapki wracają, ślady zdolności znikają. (RC-106, RC-107)
card-your-turn = Tura szczurołapa
card-your-turn-text = Chodzenie, pułapki, ataki, zdolności i handel z rachmistrzem, w dowolnej kolejności. (RC-17)
card-arch-bite = Ugryzienie
card-arch-bite-text = Tyloma kośćmi rzuca przeciw szczurołapowi; każde 4 lub więcej to ugryzienie, szóstka zawsze rani. (RC-92)
card-arch-hide = Skóra
card-arch-hide-text = Trafienia ponad tę liczbę ranią go, raz na atak; szóstka też rani. (RC-36)
card-arch-spawn = Rozstawianie
card-arch-spawn-text = Tyle szczurów rozstawia co noc tam, gdzie jest. (RC-102)
card-arch-run = Jak daleko biega
card-arch-run-text = Kości ruchu: jedna, pół albo wyższa z dwóch; i to, o ile urósł. (RC-115)
card-gut = Tor bebechów
card-gut-text = Co Paszczur pożre, wypełnia jego tor bebechów; każdy krok go wzmacnia. (RC-117)
card-growth = Miasto rośnie
card-growth-text = Jeśli na koniec tury w mieście leży mniej niż dwa sery, przybywają dzielnice. (RC-67)
card-end = Koniec
card-end-text = Gra skończona. (RC-3)
card-tonight = Tej nocy
card-tonight-text = Co zrobi noc, jeśli nic się nie zmieni: zjedzony ser, ugryzienia u szczurołapa, czy miasto rośnie. (RC-79)
card-race = Zdobyte sery
card-race-text = Dziesięć z nich od razu daje wygraną. (RC-1)
card-moon = Księżyc
card-moon-text = Dziesięć kawałków. Za każdy zjedzony ser znika jeden i przynosi to, co na nim. Ostatni kończy grę. (RC-2, RC-97)
card-clock = Zegar
card-clock-text = Tura szczurołapa, potem siedem kroków nocy szczurów. (RC-79)
card-bridge = Most
card-bridge-text = Łączy dwie dzielnice: szczurołap i szczury przechodzą po nim jak każdą inną uliczką. (RC-6, RC-7)
card-gate = Otwarta brama
card-gate-text = Za nią jeszcze nic nie leży. Gdy miasto urośnie, może się tu przyłączyć nowa dzielnica. (RC-6, RC-69)
card-shut = Zamknięta brama
card-shut-text = Za nią jest mur sąsiedniej dzielnicy: tędy nigdy nie będzie przejścia. (RC-6)
card-cage = Klatka rachmistrza
card-cage-text = Złapane szczury. Rachmistrz przyjmuje je jak pieniądze. (RC-37, RC-54)
card-map = Miasto
card-map-text = Wszystkie dzielnice: czerwone tam, gdzie dużo szczurów, z serem, arcyszczurem i szczurołapem. Kliknięcie pokazuje to miejsce. (RC-5)
card-heart = Serca
card-heart-text = Bez serca gra jest przegrana. (RC-2)
card-defence = Obrona
card-defence-text = Tyle ugryzień można wytrzymać naraz. (RC-94)
card-aim = Celność
card-aim-text = Kości z tą liczbą lub wyższą trafiają. (RC-33)
card-step = Kroki
card-step-text = Każdy prowadzi o jedno miejsce dalej albo zastawia pułapkę. (RC-21, RC-27)
card-attack = Kości ataku
card-attack-text = Dowolną ich liczbą rzuca się w szczury w miejscu szczurołapa; wracają w następnej rundzie. (RC-31)
card-field-attack = Więcej kości
card-field-attack-text = Gdy jego pola są pełne sera: jedna kość ataku więcej, od razu i w każdej turze. (RC-42, RC-43)
card-field-move = Więcej kroków
card-field-move-text = Gdy jego pola są pełne sera: jeden krok więcej, od razu i w każdej turze. (RC-42, RC-43)
card-field-health = Jedno serce więcej
card-field-health-text = Gdy jego pola są pełne sera: jedno serce więcej, i od razu bije. (RC-42, RC-43)
card-field-accuracy = Lepsza celność
card-field-accuracy-text = Gdy jego pola są pełne sera: kości trafiają o jedno oczko łatwiej. (RC-42, RC-43)
card-field-defence = Lepsza obrona
card-field-defence-text = Gdy jego pola są pełne sera: jedno ugryzienie więcej nie boli. (RC-42, RC-43)
card-field-trap = Lepsze pułapki
card-field-trap-text = Gdy jego pola są pełne sera: wszystkie pułapki są lepsze, te w mieście też; nie ma ich jednak więcej. (RC-42, RC-43)
card-field-yellow = Żółta zdolność
card-field-yellow-text = Pierwszy ser budzi żółtą zdolność i daje wszystkie jej znaczniki, drugi daje je jeszcze raz. (RC-44)
card-field-purple = Fioletowa zdolność
card-field-purple-text = Pierwszy ser budzi fioletową zdolność i daje wszystkie jej znaczniki, drugi daje je jeszcze raz. (RC-44)
card-buy-die = Kość
card-buy-die-text = Rachmistrz daje ją za tyle szczurów z klatki. (RC-54)
card-buy-yellow = Żółty znacznik
card-buy-yellow-text = Rachmistrz daje go za tyle szczurów z klatki. (RC-54)
card-buy-purple = Fioletowy znacznik
card-buy-purple-text = Rachmistrz daje go za tyle szczurów z klatki. (RC-54)
card-buy-health = Serce
card-buy-health-text = Rachmistrz daje je za tyle szczurów z klatki. (RC-54)
card-buy-cheese = Ser
card-buy-cheese-text = Rachmistrz daje go za tyle szczurów z klatki. (RC-54)
card-piles = Stosy
card-piles-text = Dzielnice, osobliwe szczury i tajemnicze żetony, które jeszcze przyjdą. (RC-12)
card-roll = Rzut
card-roll-text = Trafienia łapią szczury po kolei; szczur wymaga o jedno trafienie więcej, niż wynosi jego obrona, albo szóstki. (RC-34, RC-35)
to-place = { $spot ->
    [a0] do Stołu Cechowego
    [b0] do Wagi Miejskiej
    [c0] do Winiarni
    [d0] do Pręgierza
    [e0] na Wielki Plac
    [a1] do Lochu Młyna
    [b1] do Składu Mąki
    [c1] do Młynówki
    [a2] do Kadzi Ługu
    [b2] do Sterty Skór
    [c2] do Składu Soli
    [a3] do Hali Chleba
    [b3] na Plac Pieców
    [c3] do Popielnika
    [a4] do Ogrodu Ziół
    [b4] do Krypty
    [c4] do Furty
    [d4] do Refektarza
    [a5] do Sterty Konopi
    [b5] na Plac Lin
    [c5] do Smolarni
    [a6] do Hali Serów
    [b6] do Maślarni
    [c6] do Bramy Krów
    [d6] do Sterty Skórek
    [a7] do Sadzawki
    [b7] do Rynsztoka
    [c7] na Targ Rybny
    [a8] do Chlewów
    [b8] do Wędzarni
    [c8] do Ścieku Jatek
    [d8] do Mięsnego Krzyża
    [a9] do Szynku Celnego
    [b9] do Stajni
    [c9] do Apteki
    [d9] do Wozowni
    [e9] do Gnojnego Krzyża
    [a10] do Hali Wełny
    [b10] do Składu Szmat
    [c10] na Zupny Dwór
    [d10] do Farbiarni
    [a11] na Nabrzeże
    [b11] do Piwnicy Plew
    [c11] do Słodowni
    [a12] na Hałdę Żużlu
    [b12] do Dołu Dzwonów
    [c12] do Garkuchni
    [a13] do Kotłowni
    [b13] do Hali Pary
    [c13] do Zimnego Basenu
    [d13] do Odpływu Łaźni
    [e13] na Plac Łaźni
    [a14] do Bramy Łaski
    [b14] do Sali Słomy
    [c14] do Warzywnika
    [d14] do Pralni
    [e14] na Dwór Sierot
    [a15] do Piwnicy Piwa
    [b15] do Browaru
    [c15] do Kręgielni
    [d15] do Pijanego Kota
    [a16] do Izby Pieców
    [b16] do Straganów
    [c16] do Sterty Skorup
    [a17] do Składu Korzeni
    [b17] do Doku Zęzowego
    [c17] na Strych Sieci
    [d17] do Kapitańskiej
    [e17] na Długie Molo
    [a18] do Kostnicy
    [b18] do Stołu Mnichów
    [c18] do Starych Grobów
    [d18] do Dzwonnicy
    [e18] do Sali Świec
    [a19] do Kruczego Dołu
    [b19] na Stypę
    [c19] do Stodoły
    [d19] do Dołu Wapna
    [a20] do Składu Cukru
    [b20] do Ciepłej Izby
    [c20] do Hali Szynek
    [d20] do Mennicy
    [e20] do Archiwum
    [a21] do Gospody
    [b21] do Starego Kanału
    [c21] na Plac Pomp
    [d21] do Osadnika
    [e21] do Szopy Łodzi
    [a22] do Sali Chorych
    [b22] do Izby Dymnej
    [c22] do Hali Kleiku
    [d22] do Rowu Chorych
    [a23] do Lochu
    [b23] do Spiżarni
    [c23] do Fosy
    [d23] do Sali Biesiad
    [e23] do Wartowni
    [a24] do Świecarni
    [b24] do Wyłomu Muru
    [c24] do Zajazdu
    [d24] do Dołu Kości
   *[e24] do Labiryntu
}
in-place = { $spot ->
    [a0] przy Stole Cechowym
    [b0] przy Wadze Miejskiej
    [c0] w Winiarni
    [d0] przy Pręgierzu
    [e0] na Wielkim Placu
    [a1] w Lochu Młyna
    [b1] w Składzie Mąki
    [c1] przy Młynówce
    [a2] przy Kadziach Ługu
    [b2] przy Stercie Skór
    [c2] w Składzie Soli
    [a3] w Hali Chleba
    [b3] na Placu Pieców
    [c3] w Popielniku
    [a4] w Ogrodzie Ziół
    [b4] w Krypcie
    [c4] przy Furcie
    [d4] w Refektarzu
    [a5] przy Stercie Konopi
    [b5] na Placu Lin
    [c5] w Smolarni
    [a6] w Hali Serów
    [b6] w Maślarni
    [c6] przy Bramie Krów
    [d6] przy Stercie Skórek
    [a7] przy Sadzawce
    [b7] w Rynsztoku
    [c7] na Targu Rybnym
    [a8] w Chlewach
    [b8] w Wędzarni
    [c8] przy Ścieku Jatek
    [d8] przy Mięsnym Krzyżu
    [a9] w Szynku Celnym
    [b9] w Stajni
    [c9] w Aptece
    [d9] w Wozowni
    [e9] przy Gnojnym Krzyżu
    [a10] w Hali Wełny
    [b10] w Składzie Szmat
    [c10] na Zupnym Dworze
    [d10] w Farbiarni
    [a11] na Nabrzeżu
    [b11] w Piwnicy Plew
    [c11] w Słodowni
    [a12] na Hałdzie Żużlu
    [b12] w Dole Dzwonów
    [c12] w Garkuchni
    [a13] w Kotłowni
    [b13] w Hali Pary
    [c13] przy Zimnym Basenie
    [d13] przy Odpływie Łaźni
    [e13] na Placu Łaźni
    [a14] przy Bramie Łaski
    [b14] w Sali Słomy
    [c14] w Warzywniku
    [d14] w Pralni
    [e14] na Dworze Sierot
    [a15] w Piwnicy Piwa
    [b15] w Browarze
    [c15] w Kręgielni
    [d15] w Pijanym Kocie
    [a16] w Izbie Pieców
    [b16] przy Straganach
    [c16] przy Stercie Skorup
    [a17] w Składzie Korzeni
    [b17] w Doku Zęzowym
    [c17] na Strychu Sieci
    [d17] w Kapitańskiej
    [e17] na Długim Molo
    [a18] w Kostnicy
    [b18] przy Stole Mnichów
    [c18] przy Starych Grobach
    [d18] w Dzwonnicy
    [e18] w Sali Świec
    [a19] w Kruczym Dole
    [b19] na Stypie
    [c19] w Stodole
    [d19] w Dole Wapna
    [a20] w Składzie Cukru
    [b20] w Ciepłej Izbie
    [c20] w Hali Szynek
    [d20] w Mennicy
    [e20] w Archiwum
    [a21] w Gospodzie
    [b21] w Starym Kanale
    [c21] na Placu Pomp
    [d21] w Osadniku
    [e21] w Szopie Łodzi
    [a22] w Sali Chorych
    [b22] w Izbie Dymnej
    [c22] w Hali Kleiku
    [d22] przy Rowie Chorych
    [a23] w Lochu
    [b23] w Spiżarni
    [c23] w Fosie
    [d23] w Sali Biesiad
    [e23] w Wartowni
    [a24] w Świecarni
    [b24] przy Wyłomie Muru
    [c24] w Zajeździe
    [d24] w Dole Kości
   *[e24] w Labiryncie
}
district-name = { $district ->
    [d0] Ratusz
    [d1] Młyny
    [d2] Garbarnia
    [d3] Piekarnie
    [d4] Św. Gertruda
    [d5] Powroźnia
    [d6] Mleczna
    [d7] Rybaki
    [d8] Jatki
    [d9] Rozstaje
    [d10] Tkacze
    [d11] Spichlerz
    [d12] Odlewnia
    [d13] Stare Łaźnie
    [d14] Przytułek
    [d15] Karczmy
    [d16] Garncarze
    [d17] Port
    [d18] Katedra
    [d19] Szubienice
    [d20] Giełda
    [d21] Śluzy
    [d22] Dom Zarazy
    [d23] Zamek
   *[d24] Stare Miasto
}

# The town: districts (name, as a subject, where from) and places (name, in, to)
district-0 = Ratusz
district-0-the = Ratusz
district-0-of = od Ratusza
place-0a = Stół Cechowy
place-0a-in = przy Stole Cechowym
place-0a-to = do Stołu Cechowego
place-0b = Waga Miejska
place-0b-in = przy Wadze Miejskiej
place-0b-to = do Wagi Miejskiej
place-0c = Winiarnia
place-0c-in = w Winiarni
place-0c-to = do Winiarni
place-0d = Pręgierz
place-0d-in = przy Pręgierzu
place-0d-to = do Pręgierza
place-0e = Wielki Plac
place-0e-in = na Wielkim Placu
place-0e-to = na Wielki Plac
district-1 = Młyny
district-1-the = Młyny
district-1-of = od Młynów
place-1a = Loch Młyna
place-1a-in = w Lochu Młyna
place-1a-to = do Lochu Młyna
place-1b = Skład Mąki
place-1b-in = w Składzie Mąki
place-1b-to = do Składu Mąki
place-1c = Młynówka
place-1c-in = przy Młynówce
place-1c-to = do Młynówki
district-2 = Garbarnia
district-2-the = Garbarnia
district-2-of = od Garbarni
place-2a = Kadzie Ługu
place-2a-in = przy Kadziach Ługu
place-2a-to = do Kadzi Ługu
place-2b = Sterta Skór
place-2b-in = przy Stercie Skór
place-2b-to = do Sterty Skór
place-2c = Skład Soli
place-2c-in = w Składzie Soli
place-2c-to = do Składu Soli
district-3 = Piekarnie
district-3-the = Piekarnie
district-3-of = od Piekarni
place-3a = Hala Chleba
place-3a-in = w Hali Chleba
place-3a-to = do Hali Chleba
place-3b = Plac Pieców
place-3b-in = na Placu Pieców
place-3b-to = na Plac Pieców
place-3c = Popielnik
place-3c-in = w Popielniku
place-3c-to = do Popielnika
district-4 = Św. Gertruda
district-4-the = Św. Gertruda
district-4-of = od Św. Gertrudy
place-4a = Ogród Ziół
place-4a-in = w Ogrodzie Ziół
place-4a-to = do Ogrodu Ziół
place-4b = Krypta
place-4b-in = w Krypcie
place-4b-to = do Krypty
place-4c = Furta
place-4c-in = przy Furcie
place-4c-to = do Furty
place-4d = Refektarz
place-4d-in = w Refektarzu
place-4d-to = do Refektarza
district-5 = Powroźnia
district-5-the = Powroźnia
district-5-of = od Powroźni
place-5a = Sterta Konopi
place-5a-in = przy Stercie Konopi
place-5a-to = do Sterty Konopi
place-5b = Plac Lin
place-5b-in = na Placu Lin
place-5b-to = na Plac Lin
place-5c = Smolarnia
place-5c-in = w Smolarni
place-5c-to = do Smolarni
district-6 = Mleczna
district-6-the = Mleczna
district-6-of = od Mlecznej
place-6a = Hala Serów
place-6a-in = w Hali Serów
place-6a-to = do Hali Serów
place-6b = Maślarnia
place-6b-in = w Maślarni
place-6b-to = do Maślarni
place-6c = Brama Krów
place-6c-in = przy Bramie Krów
place-6c-to = do Bramy Krów
place-6d = Sterta Skórek
place-6d-in = przy Stercie Skórek
place-6d-to = do Sterty Skórek
district-7 = Rybaki
district-7-the = Rybaki
district-7-of = od Rybaków
place-7a = Sadzawka
place-7a-in = przy Sadzawce
place-7a-to = do Sadzawki
place-7b = Rynsztok
place-7b-in = w Rynsztoku
place-7b-to = do Rynsztoka
place-7c = Targ Rybny
place-7c-in = na Targu Rybnym
place-7c-to = na Targ Rybny
district-8 = Jatki
district-8-the = Jatki
district-8-of = od Jatek
place-8a = Chlewy
place-8a-in = w Chlewach
place-8a-to = do Chlewów
place-8b = Wędzarnia
place-8b-in = w Wędzarni
place-8b-to = do Wędzarni
place-8c = Ściek Jatek
place-8c-in = przy Ścieku Jatek
place-8c-to = do Ścieku Jatek
place-8d = Mięsny Krzyż
place-8d-in = przy Mięsnym Krzyżu
place-8d-to = do Mięsnego Krzyża
district-9 = Rozstaje
district-9-the = Rozstaje
district-9-of = od Rozstajów
place-9a = Szynk Celny
place-9a-in = w Szynku Celnym
place-9a-to = do Szynku Celnego
place-9b = Stajnia
place-9b-in = w Stajni
place-9b-to = do Stajni
place-9c = Apteka
place-9c-in = w Aptece
place-9c-to = do Apteki
place-9d = Wozownia
place-9d-in = w Wozowni
place-9d-to = do Wozowni
place-9e = Gnojny Krzyż
place-9e-in = przy Gnojnym Krzyżu
place-9e-to = do Gnojnego Krzyża
district-10 = Tkacze
district-10-the = Tkacze
district-10-of = od Tkaczy
place-10a = Hala Wełny
place-10a-in = w Hali Wełny
place-10a-to = do Hali Wełny
place-10b = Skład Szmat
place-10b-in = w Składzie Szmat
place-10b-to = do Składu Szmat
place-10c = Zupny Dwór
place-10c-in = na Zupnym Dworze
place-10c-to = na Zupny Dwór
place-10d = Farbiarnia
place-10d-in = w Farbiarni
place-10d-to = do Farbiarni
district-11 = Spichlerz
district-11-the = Spichlerz
district-11-of = od Spichlerza
place-11a = Nabrzeże
place-11a-in = na Nabrzeżu
place-11a-to = na Nabrzeże
place-11b = Piwnica Plew
place-11b-in = w Piwnicy Plew
place-11b-to = do Piwnicy Plew
place-11c = Słodownia
place-11c-in = w Słodowni
place-11c-to = do Słodowni
district-12 = Odlewnia
district-12-the = Odlewnia
district-12-of = od Odlewni
place-12a = Hałda Żużlu
place-12a-in = na Hałdzie Żużlu
place-12a-to = na Hałdę Żużlu
place-12b = Dół Dzwonów
place-12b-in = w Dole Dzwonów
place-12b-to = do Dołu Dzwonów
place-12c = Garkuchnia
place-12c-in = w Garkuchni
place-12c-to = do Garkuchni
district-13 = Stare Łaźnie
district-13-the = Stare Łaźnie
district-13-of = od Starych Łaźni
place-13a = Kotłownia
place-13a-in = w Kotłowni
place-13a-to = do Kotłowni
place-13b = Hala Pary
place-13b-in = w Hali Pary
place-13b-to = do Hali Pary
place-13c = Zimny Basen
place-13c-in = przy Zimnym Basenie
place-13c-to = do Zimnego Basenu
place-13d = Odpływ Łaźni
place-13d-in = przy Odpływie Łaźni
place-13d-to = do Odpływu Łaźni
place-13e = Plac Łaźni
place-13e-in = na Placu Łaźni
place-13e-to = na Plac Łaźni
district-14 = Przytułek
district-14-the = Przytułek
district-14-of = od Przytułku
place-14a = Brama Łaski
place-14a-in = przy Bramie Łaski
place-14a-to = do Bramy Łaski
place-14b = Sala Słomy
place-14b-in = w Sali Słomy
place-14b-to = do Sali Słomy
place-14c = Warzywnik
place-14c-in = w Warzywniku
place-14c-to = do Warzywnika
place-14d = Pralnia
place-14d-in = w Pralni
place-14d-to = do Pralni
place-14e = Dwór Sierot
place-14e-in = na Dworze Sierot
place-14e-to = na Dwór Sierot
district-15 = Karczmy
district-15-the = Karczmy
district-15-of = od Karczem
place-15a = Piwnica Piwa
place-15a-in = w Piwnicy Piwa
place-15a-to = do Piwnicy Piwa
place-15b = Browar
place-15b-in = w Browarze
place-15b-to = do Browaru
place-15c = Kręgielnia
place-15c-in = w Kręgielni
place-15c-to = do Kręgielni
place-15d = Pijany Kot
place-15d-in = w Pijanym Kocie
place-15d-to = do Pijanego Kota
district-16 = Garncarze
district-16-the = Garncarze
district-16-of = od Garncarzy
place-16a = Izba Pieców
place-16a-in = w Izbie Pieców
place-16a-to = do Izby Pieców
place-16b = Stragany
place-16b-in = przy Straganach
place-16b-to = do Straganów
place-16c = Sterta Skorup
place-16c-in = przy Stercie Skorup
place-16c-to = do Sterty Skorup
district-17 = Port
district-17-the = Port
district-17-of = od Portu
place-17a = Skład Korzeni
place-17a-in = w Składzie Korzeni
place-17a-to = do Składu Korzeni
place-17b = Dok Zęzowy
place-17b-in = w Doku Zęzowym
place-17b-to = do Doku Zęzowego
place-17c = Strych Sieci
place-17c-in = na Strychu Sieci
place-17c-to = na Strych Sieci
place-17d = Kapitańska
place-17d-in = w Kapitańskiej
place-17d-to = do Kapitańskiej
place-17e = Długie Molo
place-17e-in = na Długim Molo
place-17e-to = na Długie Molo
district-18 = Katedra
district-18-the = Katedra
district-18-of = od Katedry
place-18a = Kostnica
place-18a-in = w Kostnicy
place-18a-to = do Kostnicy
place-18b = Stół Mnichów
place-18b-in = przy Stole Mnichów
place-18b-to = do Stołu Mnichów
place-18c = Stare Groby
place-18c-in = przy Starych Grobach
place-18c-to = do Starych Grobów
place-18d = Dzwonnica
place-18d-in = w Dzwonnicy
place-18d-to = do Dzwonnicy
place-18e = Sala Świec
place-18e-in = w Sali Świec
place-18e-to = do Sali Świec
district-19 = Szubienice
district-19-the = Szubienice
district-19-of = od Szubienic
place-19a = Kruczy Dół
place-19a-in = w Kruczym Dole
place-19a-to = do Kruczego Dołu
place-19b = Stypa
place-19b-in = na Stypie
place-19b-to = na Stypę
place-19c = Stodoła
place-19c-in = w Stodole
place-19c-to = do Stodoły
place-19d = Dół Wapna
place-19d-in = w Dole Wapna
place-19d-to = do Dołu Wapna
district-20 = Giełda
district-20-the = Giełda
district-20-of = od Giełdy
place-20a = Skład Cukru
place-20a-in = w Składzie Cukru
place-20a-to = do Składu Cukru
place-20b = Ciepła Izba
place-20b-in = w Ciepłej Izbie
place-20b-to = do Ciepłej Izby
place-20c = Hala Szynek
place-20c-in = w Hali Szynek
place-20c-to = do Hali Szynek
place-20d = Mennica
place-20d-in = w Mennicy
place-20d-to = do Mennicy
place-20e = Archiwum
place-20e-in = w Archiwum
place-20e-to = do Archiwum
district-21 = Śluzy
district-21-the = Śluzy
district-21-of = od Śluz
place-21a = Gospoda
place-21a-in = w Gospodzie
place-21a-to = do Gospody
place-21b = Stary Kanał
place-21b-in = w Starym Kanale
place-21b-to = do Starego Kanału
place-21c = Plac Pomp
place-21c-in = na Placu Pomp
place-21c-to = na Plac Pomp
place-21d = Osadnik
place-21d-in = w Osadniku
place-21d-to = do Osadnika
place-21e = Szopa Łodzi
place-21e-in = w Szopie Łodzi
place-21e-to = do Szopy Łodzi
district-22 = Dom Zarazy
district-22-the = Dom Zarazy
district-22-of = od Domu Zarazy
place-22a = Sala Chorych
place-22a-in = w Sali Chorych
place-22a-to = do Sali Chorych
place-22b = Izba Dymna
place-22b-in = w Izbie Dymnej
place-22b-to = do Izby Dymnej
place-22c = Hala Kleiku
place-22c-in = w Hali Kleiku
place-22c-to = do Hali Kleiku
place-22d = Rów Chorych
place-22d-in = przy Rowie Chorych
place-22d-to = do Rowu Chorych
district-23 = Zamek
district-23-the = Zamek
district-23-of = od Zamku
place-23a = Loch
place-23a-in = w Lochu
place-23a-to = do Lochu
place-23b = Spiżarnia
place-23b-in = w Spiżarni
place-23b-to = do Spiżarni
place-23c = Fosa
place-23c-in = w Fosie
place-23c-to = do Fosy
place-23d = Sala Biesiad
place-23d-in = w Sali Biesiad
place-23d-to = do Sali Biesiad
place-23e = Wartownia
place-23e-in = w Wartowni
place-23e-to = do Wartowni
district-24 = Stare Miasto
district-24-the = Stare Miasto
district-24-of = od Starego Miasta
place-24a = Świecarnia
place-24a-in = w Świecarni
place-24a-to = do Świecarni
place-24b = Wyłom Muru
place-24b-in = przy Wyłomie Muru
place-24b-to = do Wyłomu Muru
place-24c = Zajazd
place-24c-in = w Zajeździe
place-24c-to = do Zajazdu
place-24d = Dół Kości
place-24d-in = w Dole Kości
place-24d-to = do Dołu Kości
place-24e = Labirynt
place-24e-in = w Labiryncie
place-24e-to = do Labiryntu
# Wielkie chwile, które na sekundę dostają całą scenę
moment-rats-turn = Tura szczurów
moment-deployed = Nadchodzi arcyszczur!
moment-ended = { $result ->
    [won-cheese] Dziesięć serów uratowanych!
    [won-arch] Arcyszczur nie żyje!
    [lost-cheese] Szczury zjadły księżyc!
   *[other] Koniec polowania!
}

# What a puzzle asks
theme-move = Dokąd idziesz?
theme-place = Gdzie położyć dzielnicę?
theme-put = Na które pole ser?
theme-buy = Co kupujesz?
theme-attack = Iloma kośćmi atakujesz?
theme-use = Która zdolność i gdzie?
theme-wound = Które trafienia ranią arcyszczura?
theme-trap = Gdzie zastawić pułapkę?

# What puzzles and mistakes are about
theme-end = Zakończyć dzień?
theme-catch = Które szczury złapać?
theme-claim = Która nagroda?
theme-pay = Którymi szczurami płacisz?
theme-go = Dokąd biegnie szczur?
theme-deploy = Które gniazdo?
theme-done = Gotowe?
theme-pass = Nagroda czy żadna?
theme-recall = Która dzielnica się opróżni?

# Dlaczego podpowiedź jest dobra
plan-collected = { $when ->
    [now] Od razu ratuje ser.
   *[next] Wkrótce ratuje ser.
}
plan-hit-arch = Rani arcyszczura.
plan-bought = Starczy na zakup u rachmistrza.
plan-claimed = Daje nagrodę za osobliwego szczura.
spare-eaten = Inaczej szczury zjedzą ser ({ $there } razy na { $of }, nie { $here }).
spare-wounded = Inaczej kosztuje to serce ({ $there } razy na { $of }, nie { $here }).
plan-ended-won-cheese = Wygrywa polowanie ({ $here } razy na { $of }, nie { $there }).
plan-ended-won-arch = Pokonuje arcyszczura ({ $here } razy na { $of }, nie { $there }).
points-result = Częściej wygrywa polowanie.
points-cheese = Ratuje więcej sera: w ciągu dwóch rund średnio o { $points } więcej.
points-eaten = Szczury zjadają mniej sera: w ciągu dwóch rund średnio o { $points } mniej.
points-health = Zachowuje więcej serc: w ciągu dwóch rund średnio o { $points } więcej.
points-arch = Mocniej rani arcyszczura: w ciągu dwóch rund średnio o { $points } więcej.
spare-ended-lost-cheese = Inaczej szczury zjedzą za dużo sera i wygrają ({ $there } razy na { $of }, nie { $here }).
spare-ended-lost-health = Inaczej przepada ostatnie serce ({ $there } razy na { $of }, nie { $here }).

# Podpowiedź: co daje wybór teraz
merit-move = { $cheese ->
    [one] Leży tam ser bez szczurów: kto wejdzie, ma go.
    [few] Leżą tam { $cheese } sery bez szczurów: kto wejdzie, ma je.
   *[many] Leży tam { $cheese } serów bez szczurów: kto wejdzie, ma je.
}
merit-way = Stamtąd jeszcze dziś da się dojść po ser { $in }.
merit-trap = Jeśli nic się nie zmieni, w nocy będą przy niej: { $rats }.
merit-bait = Jeśli nic się nie zmieni, w nocy będą przy niej: { $rats }.

# Podpowiedź: co daje sam ruch
good-put-attack = Więcej kości to co dzień więcej złapanych szczurów.
good-put-move = Więcej kroków to co dzień więcej sera w zasięgu.
good-put-health = Jedno serce więcej: przetrwasz o jedną złą noc więcej.
good-put-accuracy = Z lepszą celnością każda kość trafia częściej.
good-put-defence = Przy lepszej obronie trzeba więcej ugryzień, by cię zranić.
good-put-trap = Lepsze pułapki łapią w nocy więcej szczurów.
good-put-yellow = Daje ci jeszcze jeden sposób na szczury.
good-put-purple = Daje ci jeszcze jeden sposób na szczury.
good-attack = Szczury złapane dziś nie gryzą i nie jedzą w nocy.
good-catch = Im mniej szczurów zostanie, tym mniej ich w nocy gryzie i je.
good-wound = Każda rana przybliża koniec arcyszczura.
good-trap = Szczury, które do niej w nocy przybiegną, wpadną, zanim ugryzą i zjedzą.
good-buy-die = Jedna kość więcej na dziś.
good-buy-health = Szczury w klatce nic już nie dają, a serce tak.
good-buy-cheese = Kupiony ser liczy się jak znaleziony.
good-pay = Szczury, którymi płacisz, wracają do worka.
good-claim = Karta daje nagrodę raz; teraz się przyda.
good-end = To, co jeszcze można dziś zrobić, nic by nie dało.
