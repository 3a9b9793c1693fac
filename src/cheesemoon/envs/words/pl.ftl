# Środowiska do uczenia.
illegal-in-batch = Stół { $table } odrzuca swoją akcję i przy żadnym stole niczego nie zagrano: { $why }
bad-tables = Potrzebna jest całkowita liczba stołów od 1 wzwyż, a nie { $tables }.
bad-actions = Potrzeba { $tables } akcji, liczb całkowitych w jednym rzędzie; podano: { $given }.
bad-reward = Nie ma nagrody „{ $reward }”; możliwe nagrody: { $known }.
bad-illegal = Na niedozwoloną akcję nie można odpowiedzieć przez „{ $illegal }”; możliwe odpowiedzi: { $known }.
bad-device = Nie ma urządzenia „{ $device }”; możliwe urządzenia: { $known }.
no-gpu = Stoły na GPU wymagają karty NVIDIA i dodatku „gpu” (pip install 'cheesemoon[gpu]'): { $why }
bad-opponents = Przy tym stole potrzeba przeciwników w liczbie { $needed }: jednej nazwy dla wszystkich albo po jednej dla każdego; podano: { $given }.
bad-vector-opponents = Wektor stołów zna tylko przeciwnika „random”, a nie „{ $given }”; inne boty grają przy pojedynczych stołach.
bad-observation = Nie ma obserwacji „{ $observation }”; możliwe obserwacje: { $known }.
bad-render = Nie ma sposobu wyświetlania „{ $mode }”; możliwe sposoby: { $known }.
bad-threads = Liczba wątków musi być liczbą całkowitą od 1 wzwyż, a nie { $threads }.
bad-cycles = Najdłuższa gra musi być całkowitą liczbą decyzji od 1 wzwyż, a nie { $cycles }.
needs-reset = Ten stół nie jest jeszcze przygotowany: najpierw wywołaj reset.
not-an-action = { $action } nie jest akcją gry { $game }: akcje to liczby całkowite od 0 do { $highest }.
no-shaping = { $game } nie zna wartości stołu, więc nagrody nie można kształtować.
missing-extra = Do tego potrzebny jest pakiet { $package }: pip install 'cheesemoon[{ $extra }]'.
