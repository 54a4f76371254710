board-first-journey-usa = Pierwsza podróż (USA)
event-ticket-completed =
    { $who ->
        [you] Wypełniasz bilet { $ticket }.
       *[other] { $name } wypełnia bilet { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Łączysz oba wybrzeża: to jeszcze jeden bilet.
       *[other] { $name } łączy oba wybrzeża: to jeszcze jeden bilet.
    }
event-tickets-changed =
    { $who ->
        [you] Wymieniasz swoje bilety na nowe.
       *[other] { $name } wymienia swoje bilety na nowe.
    }
why-tickets-changed-only = na tej planszy nie dobiera się biletów: możesz wymienić oba swoje.
choice-change = wymienić oba bilety
coast-ticket = od wybrzeża do wybrzeża
heading-coast-to-coast = wybrzeże–wybrzeże
heading-completed = wypełnione
completed-tickets = { $name }, wypełnione: { $count } ({ $tickets }).
scoring-coast-to-coast = { $name }: połączone oba wybrzeża: plus { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: bilet { $ticket } jest wypełniony.
       *[no] { $name }: bilet { $ticket } nie jest wypełniony i nic nie kosztuje.
    }
winner-race =
    { $tie ->
        [shared] { $names } dzielą zwycięstwo, wypełnione bilety: { $count }.
       *[none] { $who ->
            [you] Wygrywasz, wypełnione bilety: { $count }.
           *[other] { $names } wygrywa, wypełnione bilety: { $count }.
        }
    }
turn-summary-race = Tura { $turn }: twoje wagony { $trains }, wypełnione bilety { $count }; pozostali: { $others }.
turn-summary-race-other = { $name } (wagony { $trains }, wypełnione { $count })
score-race = { $name }: wypełnione bilety: { $count } z { $goal }.
difference-race = Nie ma punktów: kto pierwszy wypełni bilety w liczbie { $count }, natychmiast wygrywa.
difference-race-tickets = Każdy ma dwa bilety; ten, którego miasta są połączone, od razu się pokazuje i zastępuje nowym.
difference-race-change = Zamiast dobierać bilety można poświęcić turę na wymianę obu swoich na dwa nowe.
difference-coasts = Połączenie { $west } z { $east } własnymi wagonami to jeszcze jeden wypełniony bilet, raz na gracza.
difference-race-end = Gdy ktoś położy ostatni wagon, gra natychmiast się kończy: wygrywa najwięcej wypełnionych biletów, a remis jest wspólny.
option-firstjourney-locomotives = Jak dzielą się 72 karty wagonów pierwszej podróży.
value-firstjourney-locomotives-12 = Lokomotywy: 12, karty każdego koloru: 10.
value-firstjourney-locomotives-6 = Lokomotywy: 6, karty każdego koloru: 11.
value-firstjourney-locomotives-18 = Lokomotywy: 18, karty każdego koloru: 9.
help-play-race = Bilety: „change” wymienia oba twoje na nowe; „tickets” mówi, jak stoją twoje, „board” – co kto wypełnił.
web-help-race-turn-text =
    { $purse ->
        [dice] Rzuć pięcioma kośćmi i raz przerzuć dowolne z nich. Potem zrób najwyżej jedno: zrealizuj połączenie albo wymień oba bilety. Niewykorzystane kości kupują żetony.
       *[cards] Jedno: dobierz dwie karty wagonów z talii, zrealizuj połączenie albo wymień oba bilety. Nie ma odkrytych kart.
    }
web-help-race-text = Masz dwa bilety. Gdy tylko twoje wagony połączą miejsca jednego z nich, pokazuje się go, jest wypełniony i dostajesz nowy. Wypełnione leżą odkryte; twoje dwa są tajne i nigdy nic nie kosztują. Połączenie miasta zachodniego wybrzeża z miastem wschodniego to raz jeszcze jeden bilet.
web-help-race-end-text = Kto wypełnił bilety w liczbie { $count }, natychmiast wygrywa. Jeśli wcześniej ktoś położy ostatni wagon, gra też od razu się kończy: wygrywa najwięcej wypełnionych biletów, a remis jest wspólny. Nie ma ostatniej rundy.
web-help-race-chaos-text = Gdzie stoi potwór, panuje chaos: nie można zrealizować połączenia, które się tam kończy, ani wypełnić biletu z tym miejscem, póki nie odejdzie. Wypełnione pozostają wypełnione. Jeśli grę kończy ostatni wagon, najwięcej kart każdego potwora liczy się jako bilet.
web-help-race = Jak działają tu bilety?
web-count-completed = wypełnione bilety
web-completed = Wypełnione ({ $count } z { $goal })
ticket-waits = { $text } Nie można go wypełnić, póki potwór jest w: { $places }.
web-ticket-waits = czeka: potwór jest w: { $places }
web-help-race-turn = Co mogę zrobić w swojej turze?
web-help-race-end = Kiedy kończy się gra?
web-help-race-chaos = Co znaczy chaos?
web-help-race-monster = Jak ruszają się potwory?
web-help-race-monster-text =
    { $purse ->
        [dice] W swojej turze możesz ruszyć jednego potwora: jeden Joker prowadzi do trzech miejsc dalej, dwa do sześciu. Bierzesz jego kartę; póki nie zostanie odwrócona na końcu twojej następnej tury, nikt nie może go ruszyć.
       *[cards] W swojej turze możesz ruszyć jednego potwora: jedna lokomotywa prowadzi do trzech miejsc dalej, dwie do sześciu. Bierzesz jego kartę; póki nie zostanie odwrócona na końcu twojej następnej tury, nikt nie może go ruszyć.
    }
web-action-race = Dobierasz dwie karty, realizujesz połączenie ze złotą obwódką czy wymieniasz oba bilety?
web-action-race-dice = Realizujesz połączenie ze złotą obwódką czy wymieniasz oba bilety?
why-not-in-game-race = na tej planszy nie wymienia się biletów.
study-part-coast-to-coast = wybrzeże–wybrzeże
advice-mechanism-changes = Liczba gier: { $games }; nikt nigdy nie wymienia biletów.
used-changes = Wymiany biletów
