# Training
train-no-torch = Trening wymaga PyTorch; zainstaluje go pip install "cheesemoon[train]".
train-no-gpu = CUDA nie znajduje karty; bez --device cuda etykiety liczy procesor.
train-no-kernel = Heurystyki gry { $game } nie da się skompilować na GPU; bez --device cuda etykiety liczy procesor.
train-too-small = { $what } musi wynosić co najmniej { $least }.
train-no-share = { $what } to udział i leży między 0 a 1.
train-units = Jednostki to dwie liczby całkowite od 1 do 1024, na przykład 64,32.
train-no-heuristic = Gry { $game } nie da się trenować: nie podaje obserwacji, wag albo zegara.
train-no-sample = { $game } nie ma własnego gracza, od którego można się uczyć; opuść --results.
train-no-start = { $path } nie jest siecią dla { $game } na { $seats } graczy, od której można zacząć.
train-unreadable = { $path } nie jest planem treningu, który da się odczytać: { $why }
train-busy = Inny proces trenuje już w { $path }; poczekaj na niego albo wybierz inny folder.
train-other-plan = W { $path } leży trening z innymi ustawieniami; wybierz inny folder albo nie podawaj żadnych, by go dokończyć.

# the command
train-help-seed = skąd bierze się cały przypadek
train-help-rounds = ile razy trenuje się kandydata
train-help-tables = stoły rozgrywane do końca w pierwszej rundzie
train-help-playouts = rozgrywki jednego stołu
train-help-results = ucz się z wyników partii własnego dobrego gracza tej gry, nie z dogrywek
train-help-thoughts = stoły późniejszej rundy, oceniane przez panującego gracza
train-help-steps = kroki zasad jednego takiego przeszukania
train-help-epochs = ile razy trening przechodzi przez wszystkie przykłady
train-help-turns = ile tur naprzód patrzy kandydat, zanim zapyta sieć
train-help-games = najwyżej tyle partii w pojedynku
train-help-fewest = partie, zanim wynik może być jasny
train-help-against = kroki zasad pierwszego panującego gracza
train-help-searched = udział stołów z partii granych przez przeszukiwanie
train-help-doubt = o ile więcej może ważyć akcja dla rozgrywających
train-help-chaos = jak często działają losowo
train-help-explore = waga niepewności u kandydata
train-help-widen = jak szybko kandydat otwiera decyzje o wielu akcjach
train-help-mix = ile obok przewagi liczy się szansa zwycięstwa
train-help-lean = jaką część celu w późniejszych rundach stanowi wynik partii; reszta to oczekiwanie przeszukiwania
train-help-start = karta sieci do dalszego trenowania; „shipped” to sieć dołączona do gry
train-help-stray = jak często na turę heurystyki przejmują partię przeszukiwania na kilka tur
train-help-fresh = trenuj nowe wagi; sieć z --start tylko gra
train-bar-tables = przykłady, porcjami
train-bar-epochs = epoki
train-bar-games = partie
train-kept = Runda { $number }: przykładów: { $examples }; kandydat wygrał { $share } (od { $low } do { $high }) z { $games } partii i panuje.
train-not-kept = Runda { $number }: przykładów: { $examples }; kandydat wygrał { $share } (od { $low } do { $high }) z { $games } partii i odpada.
train-best = Panująca sieć: { $path }
train-none = Żadna sieć nie była lepsza od heurystyki.

# the report
train-title = Trening: { $game }, { $seats ->
    [one] jeden gracz
    [few] { $seats } graczy
   *[other] { $seats } graczy
}
train-strength = Siła
train-strength-text = Jak często kandydat każdej rundy był przed graczem, który panował wcześniej, przy tym samym czasie na decyzję. Przedziały 95%.
train-loss = Strata
train-loss-text = Na przykładach, z których się uczył, i na partiach odłożonych na bok.
train-calibration = Kalibracja
train-calibration-text = Przewidziany i prawdziwy udział w zwycięstwie na partiach odłożonych na bok. Na linii przerywanej są równe.
train-round = runda
train-examples = przykłady
train-against = przeciw
train-games = partie
train-share = z przodu, gdy nie remis
train-points = punktów więcej
train-kept-head = zostaje
train-yes = tak
train-no = nie
train-epoch = epoka
train-learned-from = z nauki
train-held-out = odłożone
train-predicted = przewidziany
train-real = prawdziwy
