tourist-bridge = most
tourist-ship = statek
tourist-tram = tramwaj linowy
tourist-crab = krab
tourist-seal = lew morski
tourist-tower = wieża
tourist-flower = kwiat
board-san-francisco = San Francisco
event-stack-put =
    { $who ->
        [you] Stawiasz stos „{ $symbol }” (× { $count }) w miejscu { $place }.
       *[other] { $name } stawia stos „{ $symbol }” (× { $count }) w miejscu { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Bierzesz żeton turysty „{ $symbol }” z miejsca { $place }.
       *[other] { $name } bierze żeton turysty „{ $symbol }” z miejsca { $place }.
    }
why-stacks-stand = stosy żetonów turystów postawiono przed pierwszą turą.
why-stack-there = w miejscu { $place } stoi już stos „{ $symbol }”.
difference-tourists = Żetony turystów; liczba symboli: { $count }. Stosy stojące na planszy od początku: { $stacks }, pozostałe stawiają ostatni gracze. Kto realizuje połączenie, bierze z jednego końca żeton z symbolem, którego jeszcze nie ma.
difference-tourist-points = Za zero, jeden, dwa i więcej symboli jest na końcu { $points } punktów.
heading-tourists = żetony turystów
legend-tourists = stos żetonów turystów na początku gry
choice-stack = postaw stos „{ $symbol }” w miejscu { $place }
choice-tourist = weź żeton turysty „{ $symbol }” z miejsca { $place }
question-stack = Który stos i gdzie stawiasz? Pozostały: { $symbols }; może to być każde miejsce bez stosu.
question-tourist = Na każdym końcu twojego połączenia czeka żeton turysty. Który bierzesz? Masz: { $symbols }.
prompt-stack = Twój stos:
prompt-tourist = Twój żeton:
collected-tourists = { $name }: żetony turystów { $symbols }.
place-tourists = { $place }: „{ $symbol }” × { $count }.
score-part-tourists = żetony turystów { $points }
scoring-tourists = { $name }: żetony turystów: plus { $points }.
help-play-tourists = Żetony turystów: „bridge presidio” stawia stos na początku, „bridge” bierze żeton, gdy pada pytanie; „tourists” wypisuje stosy, „board” żetony wszystkich.
web-tourists-here = Żetony turystów tutaj: „{ $symbol }” × { $count }.
web-stack = Stos żetonów turystów
web-stack-question = Gdzie stawiasz stos „{ $symbol }”? Naciśnij miejsce.
web-tourist = Żeton turysty
web-tourist-question = Który żeton bierzesz?
web-tourists-own = Żetony turystów: { $symbols }
web-help-tourist = Do czego służą żetony turystów?
web-help-tourist-text = Kto realizuje połączenie, bierze z jednego z jego końców żeton z symbolem, którego jeszcze nie ma. Im więcej różnych symboli, tym więcej punktów na końcu: { $points } za zero, jeden, dwa i tak dalej.
advice-mechanism-tourists = Liczba gier: { $games }; nikt nigdy nie używa: żeton turysty.
why-not-now-put-stack = najpierw stawia się na planszy stosy żetonów turystów.
why-not-now-tourist = najpierw weź żeton turysty z końca swojego połączenia.
why-not-in-game-tourists = na tej planszy nie ma żetonów turystów.
web-not-now-put-stack = Najpierw stawia się stosy żetonów turystów.
web-not-now-tourist = Najpierw weź żeton turysty.
study-part-tourists = żetony turystów
used-tourists = Wzięte żetony turystów
