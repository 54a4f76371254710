track-any-cards = je { $count } beliebige Karten für eine der Farbe
event-card-given =
    { $who ->
        [you] Du gibst als Ersatz: { $card }.
       *[other] { $name } gibt als Ersatz: { $card }.
    }
why-few-substitutes =
    { $symbols ->
        [0] du brauchst { $count } Karten einer Farbe; je { $size } beliebige Karten ersetzen eine davon, aber du hast nicht genug.
        [one] du brauchst { $count } Karten, davon { $symbols } Lokomotive; { $size } beliebige Karten ersetzen die Lokomotive, aber du hast nicht genug.
       *[other] du brauchst { $count } Karten, davon { $symbols } Lokomotiven; je { $size } beliebige Karten ersetzen eine davon, aber du hast nicht genug.
    }
why-nothing-to-replace = in dieser Bezahlung lässt sich nichts durch andere Karten ersetzen.
why-replaced-all = alles, was andere Karten in dieser Bezahlung ersetzen können, ist schon ersetzt.
why-give-first =
    { $count ->
        [one] gib zuerst die { $count } Karte, die ersetzt, was dir fehlt.
       *[other] gib zuerst die { $count } Karten, die ersetzen, was dir fehlt.
    }
why-replace-first = sag zuerst, dass beliebige Karten etwas ersetzen sollen („replace“).
why-given-in-order = Ersatz wird in der Reihenfolge der Farben gegeben, und { $kind } kommt vor dem, was du zuletzt gegeben hast.
difference-ferry-substitute = Auf einer Fähre dürfen { $count } beliebige Karten eine verlangte Lokomotive ersetzen.
difference-any-cards = { $route } kostet Karten einer Farbe ohne Lokomotiven; je { $count } beliebige Karten ersetzen eine davon.
legend-any-cards = beliebige Karten dürfen einspringen
choice-replace =
    { $what ->
        [locomotive] eine Lokomotive durch { $count } beliebige Karten ersetzen
        [wild] einen Joker durch { $count } beliebige Würfel ersetzen
       *[card] eine Karte der Farbe durch { $count } beliebige Karten ersetzen
    }
choice-give = { $card } geben
question-substitutes =
    { $count ->
        [one] Welche Karte gibst du als Ersatz? Du hast { $cards }.
       *[other] Welche { $count } Karten gibst du als Ersatz? Du hast { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Ersatzkarte:
       *[other] Ersatzkarten, insgesamt { $count }:
    }
substitutes-wrong-count =
    { $count ->
        [one] Nenne { $count } Karte, nicht { $given }.
       *[other] Nenne { $count } Karten, nicht { $given }.
    }
substitutes-not-understood = „{ $text }“ verstehe ich nicht. Nenne { $count } Karten, zum Beispiel „rot 2 blau 1“, oder ? für Hilfe.
web-track-substitute =
    { $what ->
        [locomotive] { $count } beliebige Karten dürfen eine Lokomotive ersetzen.
       *[card] { $count } beliebige Karten dürfen eine der Farbe ersetzen.
    }
web-give = Karten als Ersatz
web-give-cards =
    { $what ->
        [locomotive] Welche { $count } Karten sollen für eine Lokomotive stehen?
       *[card] Welche { $count } Karten sollen für eine der Farbe stehen?
    }
web-give-one = { $card } geben
web-give-less = { $card } behalten
web-give-these = { $cards } geben
web-give-none = Geben
web-help-substitute = Wann zählen beliebige Karten?
web-help-substitute-text = Auf so einer Strecke stehen mehrere beliebige Karten zusammen für eine Lokomotive einer Fähre oder eine Karte der Farbe; die Strecke sagt, wie viele.
