meeple-black = czarny meeple
meeple-blue = niebieski meeple
meeple-red = czerwony meeple
meeple-white = biały meeple
meeple-yellow = żółty meeple
meeple-green = zielony meeple
meeples-black =
    { $count ->
        [one] { $count } czarny meeple
        [few] { $count } czarne meeple
       *[many] { $count } czarnych meepli
    }
meeples-blue =
    { $count ->
        [one] { $count } niebieski meeple
        [few] { $count } niebieskie meeple
       *[many] { $count } niebieskich meepli
    }
meeples-red =
    { $count ->
        [one] { $count } czerwony meeple
        [few] { $count } czerwone meeple
       *[many] { $count } czerwonych meepli
    }
meeples-white =
    { $count ->
        [one] { $count } biały meeple
        [few] { $count } białe meeple
       *[many] { $count } białych meepli
    }
meeples-yellow =
    { $count ->
        [one] { $count } żółty meeple
        [few] { $count } żółte meeple
       *[many] { $count } żółtych meepli
    }
meeples-green =
    { $count ->
        [one] { $count } zielony meeple
        [few] { $count } zielone meeple
       *[many] { $count } zielonych meepli
    }
event-meeple-taken =
    { $who ->
        [you] Bierzesz z miejsca { $place }: { $meeple }.
       *[other] { $name } bierze z miejsca { $place }: { $meeple }.
    }
why-no-such-meeple = nie stoi tam taki meeple.
difference-meeple-majority = W każdym kolorze najwięcej meepli jest warte punktów: { $most }, a drugie miejsce: { $second }.
difference-meeples =
    { $count ->
        [one] Na planszę losuje się meeple w { $count } kolorze: kto realizuje połączenie, bierze po jednym z każdego końca.
        [few] Na planszę losuje się meeple w { $count } kolorach: kto realizuje połączenie, bierze po jednym z każdego końca.
       *[many] Na planszę losuje się meeple w { $count } kolorach: kto realizuje połączenie, bierze po jednym z każdego końca.
    }
difference-meeples-per-colour = Meepli każdego koloru jest { $count }.
heading-meeples = meeple
legend-meeples = meeple na początku gry
choice-meeple = wziąć: { $meeple }
question-meeple = Którego meepla bierzesz z miejsca { $place }? Masz: { $meeples }.
prompt-meeple = Twój meeple:
collected-meeples = { $name }: { $meeples }.
place-meeples = { $place }: { $meeples }.
score-part-meeples = meeple { $points }
scoring-meeples = { $name }: najwięcej lub drugie miejsce w meeplach koloru: plus { $points }.
help-play-meeples = Meeple: „red” bierze jednego, gdy pada pytanie; „meeples” wypisuje te na planszy, „board” te, które mają gracze.
web-meeples-here = Meeple tutaj: { $meeples }.
web-meeple = Meeple
web-meeple-question = Którego meepla bierzesz w miejscu { $place }?
web-meeple-letter-black = K
web-meeple-letter-blue = N
web-meeple-letter-red = C
web-meeple-letter-white = B
web-meeple-letter-yellow = Ż
web-meeple-letter-green = Z
web-help-meeple = Do czego służą meeple?
web-help-meeple-text = Kto realizuje połączenie, bierze po jednym meeplu z każdego końca. Na końcu najwięcej w danym kolorze daje punkty, a drugie miejsce trochę mniej.
advice-mechanism-meeples = Liczba gier: { $games }; nikt nigdy nie używa: meeple.
why-not-now-meeple = najpierw weź meepla z końca swojego połączenia.
why-not-in-game-meeples = na tej planszy nie ma meepli.
web-not-now-meeple = Najpierw weź meepla.
study-part-meeples = meeple
used-meeples = Wzięte meeple
