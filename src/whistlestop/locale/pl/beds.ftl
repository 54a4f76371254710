board-france = Francja
event-piece-laid =
    { $who ->
        [you] Kładziesz odcinek toru ({ $kind }) na trasie { $route }.
       *[other] { $name } kładzie odcinek toru ({ $kind }) na trasie { $route }.
    }
event-bed-built =
    { $who ->
        [you] Kładziesz odcinek toru na trasie { $route }.
       *[other] { $name } kładzie odcinek toru na trasie { $route }.
    }
event-bed-paid =
    { $who ->
        [you] Oddajesz { $dice } za odcinek toru.
       *[other] { $name } oddaje { $dice } za odcinek toru.
    }
why-bed-not-built = na tym podtorzu nie leży jeszcze odcinek toru.
why-track-crossed = w poprzek leży odcinek toru lub wagony.
why-no-bed = ta trasa nie jest podtorzem: nie potrzebuje odcinka toru.
why-piece-lies = leży tam już odcinek toru.
why-no-pieces-left = nie ma już odcinka toru o długości { $count }.
why-nothing-to-build = żaden pozostały odcinek toru nie pasuje do wolnego podtorza.
why-no-piece-of-colour = nie ma już odcinka toru tego koloru o długości { $count }.
why-piece-laid = w tej turze położono już odcinek toru.
why-must-build = kto w turze nie robi nic innego, musi przed jej końcem położyć odcinek toru.
difference-beds = Liczba tras, które są pustymi podtorzami: { $count }. Kto dobiera karty wagonów, musi potem położyć kolorowy odcinek toru na wolnym podtorzu tej długości, gdziekolwiek. Odtąd każdy może zająć tę trasę kartami tego koloru; odcinek wraca do zasobów.
difference-pieces = Odcinków toru jest { $count }; w każdym kolorze { $pieces }.
pieces-of-length = { $count } o długości { $length }
difference-crossings = Krzyżujące się pary połączeń: { $count }. Odcinek toru lub wagony na jednym zamykają drugie na zawsze. Przy małej liczbie graczy odcinek zamyka też tory obok.
option-france-pieces = Ile odcinków toru jest we Francji.
value-france-pieces-printed = Odcinki toru są takie jak w pudełku.
value-france-pieces-own = Odcinki toru w każdym kolorze, od najkrótszych: { $value }.
option-france-dice_build = Jak kładzie się odcinki toru we Francji, gdy gra się kośćmi.
value-france-dice_build-turn_or_pair = Kto w turze nie robi nic innego, musi położyć odcinek toru; po akcji można położyć jeden za dwie nieużyte kości.
value-france-dice_build-open_beds = Nie ma odcinków toru: wszystkie podtorza są otwarte od początku.
kind-bed = bez koloru
legend-bed = podtorze: do zajęcia, gdy leży na nim kolorowy odcinek toru
choice-build = połóż odcinek toru na trasie { $route } (długość { $count })
choice-piece = odcinek toru: { $kind }
choice-build-for-dice = oddaj { $dice } i połóż odcinek toru
question-bed = Na którym podtorzu kładziesz odcinek toru?
question-piece = Jaki kolor ma odcinek toru na trasie { $route }?
prompt-bed = Twoje podtorze:
prompt-piece = Twój odcinek toru:
piece-on = { $route } { $kind }
pieces-lying =
    { $count ->
        [0] Na planszy nie leży żaden odcinek toru.
       *[other] Odcinki toru na planszy: { $pieces }.
    }
help-play-beds = Odcinki toru: po dobraniu kart podaj dwa miasta podtorza, potem kolor; z kośćmi „build” i dwa miasta; „pieces” pokazuje położone.
web-track-bed = Puste podtorze: do zajęcia, gdy leży na nim kolorowy odcinek toru.
web-track-piece = Odcinek toru tutaj: { $kind }. Płacą karty tego koloru.
web-bed-question = Gdzie kładziesz odcinek toru? Naciśnij podtorze.
web-bed-besides = Albo naciśnij puste podtorze: zamiast akcji kładziesz tam odcinek toru.
web-piece-question = Jaki kolor ma odcinek toru na trasie { $route }?
web-help-bed = Do czego są odcinki toru?
web-help-bed-text =
    { $purse ->
        [dice] { $pieces ->
            [none] Trasy bez koloru to podtorza. Odcinków toru się nie kładzie: każdy może zająć taką trasę od początku. To, co krzyżuje się z wagonami, jest zamknięte na zawsze.
           *[laid] Trasy bez koloru to puste podtorza i nie można ich jeszcze zająć. Kto w swojej turze nie zajmuje trasy ani nie dobiera biletów, kładzie odcinek toru na wolnym podtorzu; w każdej innej turze dwie nieużyte kości mogą położyć jeden po akcji. Wtedy każdy może zająć trasę, kolory nic nie znaczą; odcinek wraca do zasobów. To, co krzyżuje się z odcinkiem lub wagonami, jest zamknięte na zawsze.
        }
       *[cards] Trasy bez koloru to puste podtorza i nie można ich jeszcze zająć. Kto dobiera karty wagonów, kładzie potem kolorowy odcinek toru na wolnym podtorzu. Wtedy trasa ma ten kolor i każdy może ją zająć; odcinek wraca do zasobów. To, co krzyżuje się z odcinkiem lub wagonami, jest zamknięte na zawsze.
    }
web-key-beds = Podtorza i odcinki toru
web-key-bed = Puste podtorze
web-key-crossings = Krzyżujące się połączenia
web-key-one = Jedno połączenie
web-key-other = Drugie połączenie
web-key-pieces = Odcinki toru każdego koloru według długości
web-value-france = Francja

why-not-now-bed = najpierw wybierz podtorze dla odcinka toru.
why-not-now-piece = najpierw wybierz kolor odcinka toru.
why-not-in-game-beds = ta plansza nie ma podtorzy.
web-not-now-bed = Najpierw wybierz podtorze dla odcinka toru.
web-not-now-piece = Najpierw wybierz kolor odcinka toru.
used-beds = Położone tory
