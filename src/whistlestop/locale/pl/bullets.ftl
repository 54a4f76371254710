board-japan = Japonia
track-bullet = trasa superekspresu: postęp zamiast punktów, dopóki są superekspresy
event-route-claimed-for-all =
    { $who ->
        [you] Realizujesz trasę superekspresu { $route } ({ $payment }): postęp +{ $spaces }. Służy teraz wszystkim.
       *[other] { $name } realizuje trasę superekspresu { $route } ({ $payment }): postęp +{ $spaces }. Służy teraz wszystkim.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Realizujesz trasę superekspresu { $route } ({ $payment }): postęp +{ $spaces }. Służy teraz wszystkim.
       *[other] { $name } realizuje trasę superekspresu { $route } ({ $payment }): postęp +{ $spaces }. Służy teraz wszystkim.
    }
why-bullet-train-stands = stoi tam superekspres: połączenie służy wszystkim.
difference-bullet-trains = Wspólne superekspresy wszystkich graczy: { $count }. Trasy superekspresu: { $routes }; płaci się za nie jak za szare i stawia na nich superekspres zamiast własnych wagonów. Nie dają punktów, służą biletom wszystkich, a twój postęp rośnie o ich długość. Gdy superekspresów zabraknie, są zwykłymi szarymi połączeniami.
difference-end-bullet-trains = Ostatnia runda zaczyna się, gdy ktoś ma najwyżej { $trains } wagony i zostały najwyżej { $count } superekspresy.
difference-bullet-progress = Na końcu liczy się miejsce w postępie superekspresów: { $rows }. Kto nie ma postępu, dostaje zamiast tego { $nothing }.
points-of-ranks = przy liczbie graczy { $players }: { $points }
option-japan-end_check = Czyje nieliczne wagony zaczynają ostatnią rundę w Japonii, gdy zostało mało superekspresów.
value-japan-end_check-any_player = Ostatnia runda zaczyna się, gdy tylko którykolwiek gracz ma mało wagonów.
value-japan-end_check-turn_player = Ostatnia runda zaczyna się tylko na końcu tury gracza, który ma mało wagonów.
option-japan-bonus_table = Ile w Japonii wart jest postęp superekspresów według miejsca.
value-japan-bonus_table-printed = Miejsca są warte tyle, ile mówi plansza.
value-japan-bonus_table-own = Miejsca są warte { $value }: wiersz dla każdej liczby graczy, pojedyncza liczba za brak postępu.
heading-bullets = superekspresy
legend-bullet = trasa superekspresu: wspólny pociąg, potem dla wszystkich
bullet-progress = { $name }: postęp superekspresów: { $spaces }.
bullet-routes =
    { $count ->
        [0] Na planszy nie stoi jeszcze żaden superekspres.
       *[other] Superekspresy stoją na trasach ({ $count }), które służą wszystkim: { $routes }.
    }
bullet-trains-left = Zostało superekspresów: { $count }.
score-part-bullets = superekspresy { $points }
scoring-bullets = { $name }: postęp superekspresów, punkty: { $points }.
help-play-bullets = Superekspresy: realizuj taką trasę jak szarą; „bullets” wypisuje zbudowane i ile pociągów zostało, „board” postęp wszystkich.
web-route-for-all = Stoi tu superekspres: trasa służy wszystkim.
web-bullets-left = Zostało superekspresów: { $count }
web-bullets-gone = Superekspresów już nie ma: wolne trasy są zwykłymi szarymi
web-track-bullet = Trasa superekspresu: dopóki są superekspresy, nie kosztuje wagonów i daje postęp { $spaces } zamiast punktów.
web-progress-worth = Postęp { $spaces }: teraz wart { $points } pkt
web-count-progress = postęp
web-ticket-bullets = brakujące trasy superekspresu: { $routes }, wagony: { $count }
study-bullets-table = Superekspresy w partii
study-fact-bullets-put = superekspresy na planszy
study-fact-bullets-gone = partie, w których żaden nie został
study-fact-progress = postęp miejsca
study-fact-no-progress = miejsca bez postępu
study-fact-progress-wins = partie wygrane przez tego, kto sam zaszedł najdalej
web-help-bullet = Do czego są superekspresy?
web-help-bullet-text =
    { $purse ->
        [dice] Trasy superekspresu kosztują jeden Pojedynczy za każde pole. Stawia się na nich wspólny superekspres zamiast własnych wagonów; nie dają punktów, lecz postęp, i służą biletom wszystkich. Na końcu najwięcej punktów dostaje ten, kto zaszedł najdalej, a kto nie ma postępu, traci punkty. Gdy superekspresy się skończą, są to zwykłe szare połączenia. Ostatnia runda zaczyna się, gdy ktoś ma mało wagonów i zostały najwyżej { $count } superekspresy.
       *[cards] Za trasy superekspresu płaci się jak za szare. Stawia się na nich wspólny superekspres zamiast własnych wagonów; nie dają punktów, lecz postęp, i służą biletom wszystkich. Na końcu najwięcej punktów dostaje ten, kto zaszedł najdalej, a kto nie ma postępu, traci punkty. Gdy superekspresy się skończą, są to zwykłe szare połączenia. Ostatnia runda zaczyna się, gdy ktoś ma mało wagonów i zostały najwyżej { $count } superekspresy.
    }
advice-mechanism-bullets = Liczba gier: { $games }; nikt nigdy nie używa: superekspres.
study-part-bullets = superekspresy
used-bullets = Użyte szybkie pociągi
