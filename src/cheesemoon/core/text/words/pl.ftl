# Słowa, które nie należą do żadnej gry.
player = Gracz { $number }

# Zakładanie stołu
unknown-game = Nie ma gry „{ $name }”; gry to { $known }.
broken-game = Gry „{ $name }” ({ $where }) nie da się otworzyć: { $why }
bad-seats = { $game } nie ma stołu dla { $seats } graczy; liczba graczy: { $allowed }.
bad-option = { $game } nie ma opcji „{ $option }”; opcje: { $known }.
bad-options = Opcje podaje się z nazwami, na przykład { "{" }"edition": "de"{ "}" }, a nie jako { $given }.
bad-choice = Opcja { $option } nie może mieć wartości „{ $value }”; do wyboru: { $allowed }.
bad-seed = Ziarno { $seed } nie jest liczbą całkowitą od 0 do { $highest }.
no-such-action = Nie ma akcji { $number }; akcje mają numery od 0 do { $highest }.
library-no-numba = Zbudowanie biblioteki wymaga Numby: pip install "cheesemoon[library]".
library-platform = Nie ma biblioteki dla { $platform }; znane są { $known }.
no-observation = { $game } nie podaje obserwacji.
bad-seat = Przy tym stole nie ma miejsca { $seat }; miejsca mają numery od 0 do { $highest }.

# Pozycje
position-object = tu potrzebny jest obiekt.
position-missing = to trzeba podać.
laid-too-often = tylu ich nie ma w pudełku.
position-unknown = nieznany klucz; znane tutaj: { $known }.
position-whole = potrzebna jest liczba całkowita od { $lowest } do { $highest }.
position-range = { $value } nie mieści się w zakresie od { $lowest } do { $highest }.
position-flag = potrzebne jest true albo false.
position-turn-over = po końcu gry nikt nie ma ruchu; musi być null.
position-list = potrzebna jest lista.
position-length = liczba wpisów musi być od { $lowest } do { $highest }.
position-length-exact = liczba wpisów musi być równa { $length }.
position-word = to musi być jedno z: { $choices }.
position-not-json = Pozycja { $path } nie jest w formacie JSON: { $why }.
position-sorted = lista musi być posortowana.

# Zapisane gry
save-missing = Nie ma pliku { $path }.
save-unreadable = Nie można odczytać { $path }: { $why }.
save-not-json = { $path } nie jest zapisaną grą: to nie jest JSON albo tylko jego część.
save-foreign = { $path } nie jest zapisaną grą programu Cheesemoon.
save-version = { $path } zapisano w wersji { $version } formatu; ten program czyta wersję { $known }.
save-field = { $path } nie jest pełną zapisaną grą: brakuje pola „{ $name }” lub jest błędne.
save-start = Nie można otworzyć { $path }: błędny początek. { $why }
save-action = Nie można odtworzyć { $path }: akcja { $ply } jest niedozwolona. { $why }
save-chance = Nie można odtworzyć { $path }: wyniki losowania nie pasują do akcji.
save-rules = { $path } rozegrano według wersji { $version } zasad gry { $game }; ten program zna wersje od 1 do { $known }.
save-stale = Ten zapis gry { $game } pochodzi z innej wersji i trzeba go odtworzyć.

# Pliki z zawartością
content-toml = { $file } nie jest w formacie TOML: { $why }.
content-wrong = { $file }, wiersz { $line }: { $why }
bad-width = Obraz może mieć szerokość od 1 do { $highest } pikseli, nie { $width }.
no-png = Do obrazów PNG potrzebny jest jeszcze jeden pakiet: pip install 'cheesemoon[pictures]'.

# Gry, które same nic nie mówią
plain-question = Gra: { $name }.
plain-over = Gra skończona.
plain-illegal = „{ $action }” nie jest teraz możliwe.
plain-fault = Los nie może dać tego, co mówi skrypt.
action-spaces = „{ $action }”: słowa akcji oddziela jedna spacja, a przed nimi i po nich nie ma żadnej.
chance-by-hand = Przy tym stole rzucają i dobierają ludzie: liczby, których wymaga ta akcja: { $count }.
