track-any-cards = { $count } vilkårlige kort for ét i farven
event-card-given =
    { $who ->
        [you] Du giver { $card } som erstatning.
       *[other] { $name } giver { $card } som erstatning.
    }
why-few-substitutes =
    { $symbols ->
        [0] det kræver { $count } kort i én farve; { $size } vilkårlige kort erstatter et af dem, men du har ikke nok.
        [one] det kræver { $count } kort, heraf { $symbols } lokomotiv; { $size } vilkårlige kort erstatter lokomotivet, men du har ikke nok.
       *[other] det kræver { $count } kort, heraf { $symbols } lokomotiver; { $size } vilkårlige kort erstatter et af dem, men du har ikke nok.
    }
why-nothing-to-replace = i denne betaling kan intet erstattes af andre kort.
why-replaced-all = alt, hvad andre kort kan erstatte i denne betaling, er erstattet.
why-give-first =
    { $count ->
        [one] giv først det { $count } kort, der erstatter det, du mangler.
       *[other] giv først de { $count } kort, der erstatter det, du mangler.
    }
why-replace-first = sig først, at vilkårlige kort skal erstatte noget (»replace«).
why-given-in-order = erstatninger gives i farvernes rækkefølge, og { $kind } kommer før det, du gav sidst.
difference-ferry-substitute = På en færge må { $count } vilkårlige kort erstatte et krævet lokomotiv.
difference-any-cards = { $route } kræver kort i én farve uden lokomotiver; { $count } vilkårlige kort erstatter et af dem.
legend-any-cards = vilkårlige kort må træde til
choice-replace =
    { $what ->
        [locomotive] erstat et lokomotiv med { $count } vilkårlige kort
        [wild] erstat en joker med { $count } vilkårlige terninger
       *[card] erstat et kort i farven med { $count } vilkårlige kort
    }
choice-give = giv { $card }
question-substitutes =
    { $count ->
        [one] Hvilket kort giver du som erstatning? Du har { $cards }.
       *[other] Hvilke { $count } kort giver du som erstatning? Du har { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Kort at give:
       *[other] Kort at give, { $count } i alt:
    }
substitutes-wrong-count = Nævn { $count } kort, ikke { $given }.
substitutes-not-understood = »{ $text }« giver ikke mening. Nævn { $count } kort, for eksempel »rød 2 blå 1«, eller ? for hjælp.
web-track-substitute =
    { $what ->
        [locomotive] { $count } vilkårlige kort må erstatte et lokomotiv.
       *[card] { $count } vilkårlige kort må erstatte ét i farven.
    }
web-give = Kort at give
web-give-cards =
    { $what ->
        [locomotive] Hvilke { $count } kort skal stå for et lokomotiv?
       *[card] Hvilke { $count } kort skal stå for ét i farven?
    }
web-give-one = Giv { $card }
web-give-less = Behold { $card }
web-give-these = Giv { $cards }
web-give-none = Giv
web-help-substitute = Hvornår gælder alle kort?
web-help-substitute-text = På sådan en strækning gælder flere valgfri kort tilsammen for ét lokomotiv på en færge eller ét kort i farven; strækningen siger hvor mange.
