track-any-cards = { $count } carte qualsiasi per una del colore
event-card-given =
    { $who ->
        [you] Dai { $card } come sostituta.
       *[other] { $name } dà { $card } come sostituta.
    }
why-few-substitutes =
    { $symbols ->
        [0] servono { $count } carte dello stesso colore; { $size } carte qualsiasi ne sostituiscono una, ma non ne hai abbastanza.
        [one] servono { $count } carte, di cui { $symbols } locomotiva; { $size } carte qualsiasi sostituiscono la locomotiva, ma non ne hai abbastanza.
       *[other] servono { $count } carte, di cui { $symbols } locomotive; { $size } carte qualsiasi sostituiscono una di queste, ma non ne hai abbastanza.
    }
why-nothing-to-replace = in questo pagamento nulla si può sostituire con altre carte.
why-replaced-all = tutto ciò che altre carte possono sostituire in questo pagamento è già sostituito.
why-give-first =
    { $count ->
        [one] dai prima la carta che sostituisce ciò che ti manca ({ $count }).
       *[other] dai prima le { $count } carte che sostituiscono ciò che ti manca.
    }
why-replace-first = di’ prima che carte qualsiasi devono sostituire qualcosa («replace»).
why-given-in-order = le sostitute si danno nell’ordine dei colori, e questa ({ $kind }) viene prima dell’ultima data.
difference-ferry-substitute = Su un traghetto { $count } carte qualsiasi possono sostituire una locomotiva richiesta.
difference-any-cards = { $route } richiede carte dello stesso colore senza locomotive; { $count } carte qualsiasi ne sostituiscono una.
legend-any-cards = carte qualsiasi possono sostituire
choice-replace =
    { $what ->
        [locomotive] sostituire una locomotiva con { $count } carte qualsiasi
        [wild] sostituire una Locomotiva con { $count } dadi qualsiasi
       *[card] sostituire una carta del colore con { $count } carte qualsiasi
    }
choice-give = dare { $card }
question-substitutes =
    { $count ->
        [one] Quale carta dai come sostituta? Hai { $cards }.
       *[other] Quali { $count } carte dai come sostitute? Hai { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Carta da dare:
       *[other] Carte da dare, { $count } in tutto:
    }
substitutes-wrong-count =
    { $count ->
        [one] Indica { $count } carta, non { $given }.
       *[other] Indica { $count } carte, non { $given }.
    }
substitutes-not-understood = «{ $text }» non è chiaro. Indica { $count } carte, per esempio «rosso 2 blu 1», o ? per l’aiuto.
web-track-substitute =
    { $what ->
        [locomotive] { $count } carte qualsiasi possono valere una locomotiva.
       *[card] { $count } carte qualsiasi possono valere una del colore.
    }
web-give = Carte da dare
web-give-cards =
    { $what ->
        [locomotive] Quali { $count } carte devono valere una locomotiva?
       *[card] Quali { $count } carte devono valerne una del colore?
    }
web-give-one = Dai { $card }
web-give-less = Tieni { $card }
web-give-these = Dai { $cards }
web-give-none = Dai
web-help-substitute = Quando vale qualsiasi carta?
web-help-substitute-text = Su una linea così più carte qualsiasi insieme valgono una locomotiva di un traghetto o una carta del colore; la linea dice quante.
