track-any-cards = { $count } vilkårlige kort for ett i fargen
event-card-given =
    { $who ->
        [you] Du gir { $card } som erstatning.
       *[other] { $name } gir { $card } som erstatning.
    }
why-few-substitutes =
    { $symbols ->
        [0] det krever { $count } kort i én farge; { $size } vilkårlige kort erstatter ett av dem, men du har ikke nok.
        [one] det krever { $count } kort, hvorav { $symbols } lokomotiv; { $size } vilkårlige kort erstatter lokomotivet, men du har ikke nok.
       *[other] det krever { $count } kort, hvorav { $symbols } lokomotiver; { $size } vilkårlige kort erstatter ett av dem, men du har ikke nok.
    }
why-nothing-to-replace = i denne betalingen kan ingenting erstattes av andre kort.
why-replaced-all = alt andre kort kan erstatte i denne betalingen, er erstattet.
why-give-first =
    { $count ->
        [one] gi først det { $count } kortet som erstatter det du mangler.
       *[other] gi først de { $count } kortene som erstatter det du mangler.
    }
why-replace-first = si først at vilkårlige kort skal erstatte noe («replace»).
why-given-in-order = erstatninger gis i fargenes rekkefølge, og { $kind } kommer før det du ga sist.
difference-ferry-substitute = På en ferge kan { $count } vilkårlige kort erstatte et lokomotiv som kreves.
difference-any-cards = { $route } krever kort i én farge uten lokomotiver; { $count } vilkårlige kort erstatter ett av dem.
legend-any-cards = vilkårlige kort kan tre inn
choice-replace =
    { $what ->
        [locomotive] erstatt et lokomotiv med { $count } vilkårlige kort
        [wild] erstatt en joker med { $count } vilkårlige terninger
       *[card] erstatt et kort i fargen med { $count } vilkårlige kort
    }
choice-give = gi { $card }
question-substitutes =
    { $count ->
        [one] Hvilket kort gir du som erstatning? Du har { $cards }.
       *[other] Hvilke { $count } kort gir du som erstatning? Du har { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Kort å gi:
       *[other] Kort å gi, { $count } i alt:
    }
substitutes-wrong-count = Nevn { $count } kort, ikke { $given }.
substitutes-not-understood = «{ $text }» ble ikke forstått. Nevn { $count } kort, for eksempel «rød 2 blå 1», eller ? for hjelp.
web-track-substitute =
    { $what ->
        [locomotive] { $count } vilkårlige kort kan erstatte et lokomotiv.
       *[card] { $count } vilkårlige kort kan erstatte ett i fargen.
    }
web-give = Kort å gi
web-give-cards =
    { $what ->
        [locomotive] Hvilke { $count } kort skal stå for et lokomotiv?
       *[card] Hvilke { $count } kort skal stå for ett i fargen?
    }
web-give-one = Gi { $card }
web-give-less = Behold { $card }
web-give-these = Gi { $cards }
web-give-none = Gi
web-help-substitute = Når gjelder alle kort?
web-help-substitute-text = På en slik linje gjelder flere valgfrie kort til sammen for ett lokomotiv på en ferge eller ett kort i fargen; linjen sier hvor mange.
