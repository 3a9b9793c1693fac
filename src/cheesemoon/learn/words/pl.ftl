# The guide
well-done = Świetnie!
read-on = Na razie nie ma tu decyzji: czytaj dalej.
beside = Wolno to zrobić, ale tutaj ćwiczymy coś innego.

# Mistakes in a lesson
lesson-text = potrzebny jest tekst od 1 do { $longest } znaków.
lesson-strings = potrzebna jest lista słów w cudzysłowach.
lesson-action = potrzebny jest ruch, na przykład "roll".
lesson-nothing-asked = krok odpowiada na ruchy, ale o żaden nie prosi.
lesson-position = tej pozycji nie da się rozłożyć: { $why }
lesson-not-his-turn = ruchu nie wykonuje tu uczący się, tylko miejsce { $seat }.
lesson-not-legal = żaden z tych ruchów nie jest tu dozwolony; dozwolone są { $legal }.
lesson-no-such-action = żaden dozwolony ruch nie ma postaci "{ $form }".
lesson-no-such-thing = nic na obrazku nie nazywa się "{ $id }".
lesson-then = to nie może nastąpić: { $why }

# Mistakes in a file of puzzles
puzzle-old = Zagadka { $id } powstała dla starszych zasad i nie da się jej już rozegrać.
puzzles-unreadable = Nie można odczytać { $path }: { $why }.
puzzles-not-json = { $path }, wiersz { $line }: to nie jest JSON.
puzzles-foreign = { $path } nie jest plikiem zagadek tej wersji.
puzzles-other-game = W pliku { $path } nie ma zagadek do gry { $game }.
puzzle-twice = { $path }, wiersz { $line }: zagadka { $id } już tu jest.
puzzle-field = { $path }, wiersz { $line }: pole "{ $name }" jest nieznane, błędne albo go brak.
puzzles-found = Zagadki: { $count }. Według poziomu: { $levels }. Według tematu: { $themes }.

# Mistakes in chapters of the rules
chapter-no-rule = nie ma reguły { $number }.
chapter-order = { $number } nie jest po kolei: rozdziały zaczynają się od pierwszej reguły i idą w kolejności księgi.
chapter-no-lesson = nie ma lekcji "{ $key }".

# Mistakes in tips
tip-when = "{ $when }" nie jest zdarzeniem dziennika ani czasownikiem ruchu.

# Mistakes in themes of puzzles
theme-pattern = "{ $pattern }" nie jest wyrażeniem regularnym.
theme-key = klucz "{ $key }" może mieć tylko małe litery i łączniki.

# Files that are checked
file-right = { $path }: dobrze. { $game }, { $kind ->
    [lesson] lekcja, kroki: { $count }
    [puzzles] zagadki: { $count }
   *[other] { $kind }
}.
file-not-text = { $path }, wiersz { $line }: to nie jest tekst w UTF-8.
file-which-game = Plik { $path } nie mówi, do jakiej gry należy: podaj ją przez --game.
puzzle-unplayable = { $path }, wiersz { $line }: według dzisiejszych zasad te ruchy nie prowadzą do tego stołu.
puzzle-worth = { $path }, wiersz { $line }: wartość musi mieć każdy dozwolony ruch i żaden inny.
puzzle-theme = { $path }, wiersz { $line }: "{ $theme }" nie jest czasownikiem tej gry.
