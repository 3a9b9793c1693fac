# Boty i arena
unknown-bot = { $game } nie ma bota „{ $name }”; dostępne boty: { $known }.
bad-bot-setting = Przeszukiwanie nie ma ustawienia „{ $setting }”; dostępne ustawienia: { $known }.
bad-bot-name = Bot nie może się nazywać „{ $name }”: małe litery, cyfry i łączniki, na początku litera.
bot-name-taken = Bot „{ $name }” już istnieje.
bad-bot-factory = Bota „{ $name }” nie da się utworzyć: potrzebna jest klasa botów albo funkcja gry i ziarna.
no-opinions = Bot "{ $name }" wybiera, ale nie ma zdania; sędzią może być na przykład easy, medium albo hard.
arena-bots = Turniej potrzebuje botów, każdego tylko raz.
no-ray = Brakuje pakietu Ray; zainstaluje go pip install "cheesemoon[cluster]".
no-cluster = Pod adresem { $address } nie ma klastra Ray: { $why }
no-altair = Raporty z wykresami wymagają pakietu Altair; zainstaluje go pip install "cheesemoon[arena]".
no-pyarrow = Gry w kolumnach wymagają PyArrow; pip install "cheesemoon[records]" go instaluje.
record-foreign = { $path } zawiera inne gry niż zamówione; wybierz inny plik.
record-unreadable = { $path } nie jest czytelnym plikiem Parquet.
record-done = { $path }: liczba gier: { $games }, z tego rozegrano teraz: { $played }.

# networks
network-unreadable = Sieci { $path } do gry { $game } nie da się odczytać, więc jej nie użyję: { $why }
network-damaged = Sieć { $path } do gry { $game } jest uszkodzona, więc jej nie użyję.
network-of-other-rules = Sieci { $path } nie trenowano na zasadach { $now } gry { $game } i na tym, co gracze dziś widzą (jej zasady: { $rules }), więc jej nie użyję.

# podpowiedzi, omówienia
seat = gracz { $number }
nobody = nikt
points = { $points } pkt
and-more = { $count ->
    [one] i jeszcze jedno
    [few] i jeszcze { $count }
   *[other] i jeszcze { $count }
}
standing = Szanse: { $shares }
standing-alone = Szansa rozsądnego gracza na wygraną: { $chance }
expects = Spodziewany przebieg: { $line }
reason-more = W ciągu { $rounds } rund daje { $parts }.
reason-deny = W ciągu { $rounds } rund { $rival } zdobywa o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} mniej.
reason-gain = { $points ->
    [one] { $points } punkt więcej { $what }
    [few] { $points } punkty więcej { $what }
    [many] { $points } punktów więcej { $what }
   *[other] { $points } punktu więcej { $what }
}
reason-loss = { $points ->
    [one] { $points } punkt mniej { $what }
    [few] { $points } punkty mniej { $what }
    [many] { $points } punktów mniej { $what }
   *[other] { $points } punktu mniej { $what }
}
reason-for = za „{ $name }”
reason-and = { $one } i { $other }
reason-but = { $one }, ale { $other }
reason-even = Kilka wyborów jest tu prawie równie dobrych.
reason-even-two = Pierwsze dwa wybory są tu prawie równie dobre.
reason-tried = W wielu próbach dalszej gry inne wybory kończyły się gorzej.
review-worst = Gdzie stracono najwięcej:
review-nothing = Nic wyraźnie nie stracono.
review-choice = Akcja { $number }, { $name }: { $played }. Lepsze o { $lost }: { $best }.

# arena
arena-title = { $game }, { $seats ->
    [one] jeden gracz
    [few] { $seats } graczy
   *[other] { $seats } graczy
}
arena-played = { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
} w { $seconds } s
arena-rate = { $share } (od { $low } do { $high })
arena-bot = bot
arena-games = gry
arena-won = wygrane
arena-points = punkty
arena-rating = ranking
arena-decision = na decyzję
arena-pairing = para
arena-wins = wygrane
arena-level = remisy
arena-losses = przegrane
arena-ahead = lepszy, gdy nie było remisu
arena-difference = różnica punktów
arena-stopped = Zakończono wcześniej: wynik jest jasny.
arena-bar = gier
report-title = Arena: { $title }
report-standings = Klasyfikacja
report-deals = Liczba gier: { $games }, rozdań: { $deals }; w każdym rozdaniu wszystkie składy grają z tym samym losem. Przedziały mają ufność 95%.
report-pairings = Pary
report-ahead = Jak często pierwszy był lepszy, gdy nie było remisu.
report-points = Punkty
report-spread = Rozrzut punktów w grze.
report-won = wygrane gry

# badania
study-title = Badanie gry { $game }, gra { $bot }
study-seats = { $seats ->
    [one] jeden gracz
    [few] { $seats } graczy
   *[other] { $seats } graczy
}
study-summary = Liczba gier: { $games }, decyzji w grze: { $length }. Nikt nie wygrał: { $lost }. Wspólna wygrana: { $shared }.
study-seat = miejsce
study-won = wygrane
study-points = punkty
study-decisions = decyzje w grze
study-points-of-seat = punkty gracza
study-parts = Skąd biorą się punkty
study-part = składnik
study-points-of-winners = punkty zwycięzców
study-winners = Co robią zwycięzcy
study-winners-text = Tylko to, co jedni gracze zrobili, a inni nie. Wygrywanie i działanie idą w parze; co z czego wynika, tabela nie powie.
study-deed = gracz, który to zrobił w swojej grze
study-deed-seats = graczy

# omówienie
analyse-bar = akcji
analyse-to-act = Teraz gra: { $name }
