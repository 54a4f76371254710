track-any-cards = dowolne karty ({ $count }) za jedną w kolorze
event-card-given =
    { $who ->
        [you] Dajesz w zamian: { $card }.
       *[other] { $name } daje w zamian: { $card }.
    }
why-few-substitutes =
    { $symbols ->
        [0] potrzeba kart jednego koloru: { $count }; jedną z nich zastępują dowolne karty ({ $size }), ale masz ich za mało.
        [one] potrzeba kart: { $count }, w tym { $symbols } lokomotywa; zastępują ją dowolne karty ({ $size }), ale masz ich za mało.
        [few] potrzeba kart: { $count }, w tym { $symbols } lokomotywy; każdą zastępują dowolne karty ({ $size }), ale masz ich za mało.
       *[many] potrzeba kart: { $count }, w tym { $symbols } lokomotyw; każdą zastępują dowolne karty ({ $size }), ale masz ich za mało.
    }
why-nothing-to-replace = w tej zapłacie niczego nie można zastąpić innymi kartami.
why-replaced-all = wszystko, co inne karty mogą zastąpić w tej zapłacie, jest już zastąpione.
why-give-first =
    { $count ->
        [one] najpierw daj { $count } kartę, która zastąpi to, czego brakuje.
        [few] najpierw daj { $count } karty, które zastąpią to, czego brakuje.
       *[many] najpierw daj { $count } kart, które zastąpią to, czego brakuje.
    }
why-replace-first = najpierw powiedz, że dowolne karty mają coś zastąpić („replace”).
why-given-in-order = karty zastępcze daje się w kolejności kolorów, a ta ({ $kind }) jest przed ostatnio daną.
difference-ferry-substitute = Na promie dowolne karty ({ $count }) mogą zastąpić wymaganą lokomotywę.
difference-any-cards = { $route } wymaga kart jednego koloru bez lokomotyw; jedną z nich zastępują dowolne karty ({ $count }).
legend-any-cards = mogą zastąpić dowolne karty
choice-replace =
    { $what ->
        [locomotive] zastąpić lokomotywę dowolnymi kartami ({ $count })
        [wild] zastąpić jokera dowolnymi kośćmi ({ $count })
       *[card] zastąpić kartę w kolorze dowolnymi kartami ({ $count })
    }
choice-give = dać: { $card }
question-substitutes =
    { $count ->
        [one] Którą kartę dajesz w zamian? Masz: { $cards }.
        [few] Które { $count } karty dajesz w zamian? Masz: { $cards }.
       *[many] Których { $count } kart dajesz w zamian? Masz: { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Karta do oddania:
        [few] Karty do oddania, razem { $count }:
       *[many] Karty do oddania, razem { $count }:
    }
substitutes-wrong-count =
    { $count ->
        [one] Podaj { $count } kartę, a nie { $given }.
        [few] Podaj { $count } karty, a nie { $given }.
       *[many] Podaj { $count } kart, a nie { $given }.
    }
substitutes-not-understood = „{ $text }” jest niezrozumiałe. Podaj karty w liczbie { $count }, na przykład „czerwony 2 niebieski 1”, albo ?, żeby dostać pomoc.
web-track-substitute =
    { $what ->
        [locomotive] Dowolne karty ({ $count }) mogą zastąpić lokomotywę.
       *[card] Dowolne karty ({ $count }) mogą zastąpić jedną w kolorze.
    }
web-give = Karty do oddania
web-give-cards =
    { $what ->
        [locomotive] Które karty ({ $count }) mają zastąpić lokomotywę?
       *[card] Które karty ({ $count }) mają zastąpić jedną w kolorze?
    }
web-give-one = Daj: { $card }
web-give-less = Zatrzymaj: { $card }
web-give-these = Daj: { $cards }
web-give-none = Daj
web-help-substitute = Kiedy liczą się dowolne karty?
web-help-substitute-text = Na takim połączeniu kilka dowolnych kart razem zastępuje jedną lokomotywę promu lub jedną kartę koloru; ile, mówi połączenie.
