title = Nim
about = Zabieraj patyczki z trzech stosów; kto weźmie ostatni, wygrywa.
log-took = { $seat } bierze { $sticks ->
    [one] jeden patyczek
    [few] { $sticks } patyczki
   *[other] { $sticks } patyczków
} ze stosu { $heap }.
