board-nederland = Holandia
track-toll = myto { $count }
event-toll-paid =
    { $who ->
        [you] Płacisz myto za { $route }: { $count }.
       *[other] { $name } płaci myto za { $route }: { $count }.
    }
event-loan-taken =
    { $who ->
        [you] Nie możesz zapłacić myta za { $route } ({ $count }) i bierzesz pożyczkę.
       *[other] { $name } nie może zapłacić myta za { $route } ({ $count }) i bierze pożyczkę.
    }
event-toll-received =
    { $who ->
        [you] Dostajesz myto za { $route }: { $count }.
       *[other] { $name } dostaje myto za { $route }: { $count }.
    }
event-neutral-ticket = Dla gracza neutralnego odkryto bilet { $ticket }.
event-neutral-claimed = Gracz neutralny zajmuje { $route }.
event-ticket-laid-open =
    { $who ->
        [you] Kładziesz bilet { $ticket } odkryty obok talii.
       *[other] { $name } kładzie bilet { $ticket } odkryty obok talii.
    }
why-neutral-stands = stoją tam neutralne pociągi.
difference-tolls = Wszyscy zaczynają z { $count } żetonami myta, trzymanymi w tajemnicy. Kto zajmuje połączenie, płaci myto do banku, a na drugim torze podwójnego połączenia właścicielowi pierwszego. Kto ma za mało, bierze pożyczkę i nic nie płaci; każda pożyczka kosztuje na koniec { $points } punktów.
difference-toll-points = Na koniec gracze bez pożyczek są klasyfikowani według pozostałych żetonów: { $rows }.
difference-start-scores = Znaczniki punktów startują z różnych pól: w kolejności tur { $points } punktów.
difference-neutral = W grze na { $count } osoby po rundzie { $rounds } dołącza gracz neutralny z { $trains } pociągami: po każdej rundzie odkrywa się bilet i zajmuje on tor połączenia podanego na dole. Gdy oba są wolne, wybiera posiadacz znacznika i przekazuje go dalej; obok toru gracza bank płaci temu graczowi myto.
option-nederland-tolls = Czy w Holandii płaci się myto.
value-nederland-tolls-true = Myto, pożyczki i ranking żetonów.
value-nederland-tolls-false = Bez myta: podwójne połączenia od czterech graczy i nikt nie zaczyna z przewagą.
option-nederland-neutral_player = Czy w Holandii w grze dwuosobowej gra gracz neutralny.
value-nederland-neutral_player-true = We dwoje gracz neutralny zajmuje tory od szóstej rundy.
value-nederland-neutral_player-false = Dwoje gra bez nikogo więcej.
option-nederland-start_scores = Na których polach startują znaczniki punktów w Holandii.
value-nederland-start_scores-printed = Znaczniki startują tak, jak mówi plansza.
value-nederland-start_scores-own = Znaczniki startują z { $value }, w kolejności tur.
heading-head-start = przewaga
heading-loans = pożyczki
heading-toll-tokens = żetony myta
score-part-head-start = przewaga { $points }
score-part-loans = pożyczki { $points }
score-secret-toll-tokens = Ile warte są żetony myta, okaże się na końcu.
scoring-head-start = { $name }: przewaga: plus { $points }.
scoring-loans = { $name }: pożyczki: { $points } punktów.
scoring-toll-tokens = { $name }: miejsce w żetonach myta: plus { $points }.
legend-toll = myto za połączenie
choice-neutral = gracz neutralny zajmuje { $route }, { $colour }
question-neutral = Który tor między { $a } i { $b } zajmuje gracz neutralny? Masz znacznik.
prompt-neutral = Tor gracza neutralnego:
held-tolls = { $name }: żetony myta { $count }, pożyczki { $loans }.
hidden-tolls = { $name }: żetony myta są tajne, pożyczki { $loans }.
face-up-tickets = Odkryte obok talii biletów: { $tickets }.
neutral-player =
    { $count ->
        [0] Gracz neutralny ma { $trains } pociągów i żadnego toru.
       *[other] Gracz neutralny ma jeszcze { $trains } pociągów i tory ({ $count }): { $routes }.
    }
help-play-tolls = Myto płaci się samo; „tolls” pokazuje odkryte bilety i gracza neutralnego, „board” co kto ma. Dla gracza neutralnego podaj kolor toru albo „#1” lub „#2”.
web-toll = Myto { $count }
web-toll-tokens = Żetony myta: { $count }
web-toll-secret = Żetony myta są tajne
web-toll-loan = Połączenie z wyższym mytem kosztuje cię pożyczkę.
web-loans = Pożyczki: { $count }
web-neutral-marker = Wybiera za gracza neutralnego
web-neutral-trains = Pozostałe neutralne pociągi: { $count }
web-neutral-ended = Gracz neutralny nie zajmuje już torów
web-neutral-track = Stoją tu neutralne pociągi.
web-neutral-question = Który tor zajmuje gracz neutralny: { $route }?
web-face-up-tickets = Odkryte bilety: { $count }
web-help-toll = Czym jest myto?
web-help-toll-text = Każde połączenie ma myto od jednego do czterech żetonów; wszyscy zaczynają z { $count }. Zajmując połączenie, płacisz je do banku, a na drugim torze podwójnego połączenia właścicielowi pierwszego. Gdy żetonów brakuje, bierzesz pożyczkę i nic nie płacisz; każda pożyczka kosztuje na koniec { $points } punktów i wyklucza cię z rankingu żetonów, który jest dużo wart. Kwoty są tajne, pożyczki jawne.
web-help-neutral = Kim jest gracz neutralny?
web-help-neutral-text = We dwoje po rundzie { $rounds } dołącza trzeci z { $count } pociągami. Po każdej rundzie odkrywa się bilet i gracz neutralny zajmuje tor połączenia podanego na dole, jeśli jeszcze go tam nie ma. Gdy oba tory są wolne, wybiera posiadacz znacznika i przekazuje go dalej; obok twojego toru bank płaci ci myto. Nie zdobywa punktów i kończy, gdy zabraknie mu pociągów lub skończy się talia biletów.
why-not-now-neutral-track = najpierw wybierz tor dla gracza neutralnego.
why-not-in-game-tolls = przy tym stole nie ma gracza neutralnego.
web-not-now-neutral-track = Najpierw wybierz tor dla gracza neutralnego.
web-value-nederland = Holandia
route-neutral = { $route } – stoją tam neutralne pociągi.
study-part-head-start = przewaga
study-part-loans = pożyczki
study-part-toll-tokens = żetony myta
web-key-foot = Połączenie u dołu, dla neutralnego gracza
web-key-toll = Myto
web-key-tolls = Myto
web-key-loan-cost = Punkty, które kosztuje pożyczka
web-key-start-scores = Punkty na początku, w kolejności tur
web-key-neutral = Neutralny gracz
web-key-neutral-players = Gracze, z którymi gra
web-key-neutral-trains = Jego wagony
web-key-first-round = Pierwsza runda kończąca się jego fazą
web-value-face-up = odkryte obok talii
web-key-start-tokens = Żetony myta każdego gracza na początku
advice-mechanism-tolls = Liczba gier: { $games }; nikt nigdy nie płaci myta.
used-tolls = Zapłacone myta
advice-mechanism-loans = Liczba gier: { $games }; nikt nigdy nie bierze pożyczki.
used-loans = Wzięte pożyczki
