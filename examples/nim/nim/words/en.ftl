title = Nim
about = Take sticks from three heaps; who takes the last one wins.
option-misere = Misère
option-misere-true = who takes the last stick loses
option-misere-false = who takes the last stick wins
position-phase = the game is over when no stick is left, and only then.
log-took = { $seat } takes { $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
} from heap { $heap }.
