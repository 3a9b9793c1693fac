play-help = Odpowiedz numerem wyboru albo samą akcją; ? pokazuje więcej.
play-commands = Numer lub akcja: zagraj; h: podpowiedź; rule { $example }: ta zasada; log: co się dotąd stało; u: cofnij; save PLIK: zapisz; q: wyjdź.
play-thinking = Myślę …
play-no-rule = Nie ma zasady „{ $number }”; zasady nazywają się jak { $example }.
play-no-number = Nie ma wyboru { $number }; są od 1 do { $count }.
play-no-undo = Tego nie można cofnąć: los już przemówił albo kolej jest na innego gracza.
play-saved = Zapisano jako { $path }.
play-not-saved = Nie można zapisać { $path }: { $why }.
play-left = Odchodzisz od stołu.
play-won = Wygrywa: { $names }.
play-nobody = Nikt nie wygrywa.
play-input-ended = Wejście skończyło się po akcjach: { $actions }, zanim skończyła się gra.
robot = Robot
replay-at = Akcja { $ply } z { $all }
replay-help = Enter: dalej, b: wstecz, liczba: skok do akcji, q: koniec.

# wiersz poleceń
cli-games = --games musi wynosić co najmniej 1, a nie { $games }.
cli-option = --option musi mieć postać NAZWA=WARTOŚĆ, a nie „{ $text }”.
cli-bots = --bots wymienia graczy: { $found }, a przy stole siedzi { $seats }.
cli-too-many-bots = { $found } botów nie zmieści się przy stole na { $seats }.
cli-no-folder = Nie ma katalogu dla { $path }.
cli-file = Nie można odczytać { $path }: { $why }.
cli-no-file = Nie można użyć { $path }: { $why }.
cli-system = System odmówił: { $why }.
cli-simulated = Gry: { $games }, decyzje: { $steps } w { $seconds } s, czyli { $speed } decyzji na sekundę
cli-length = decyzji na grę: { $length }
cli-ties = wspólne zwycięstwa: { $ties }
cli-none = gry bez zwycięzcy: { $none }
cli-seat = miejsce
cli-wins = wygrane
cli-mean = średnia
cli-spread = rozrzut
cli-lowest = najniżej
cli-highest = najwyżej
cli-games-bar = gry
cli-stopped = Przerwano.
cli-extra = Do tego potrzebny jest pakiet { $package }: pip install 'cheesemoon[{ $extra }]'.
