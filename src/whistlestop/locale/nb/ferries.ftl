difference-ferries =
    { $count ->
        [one] { $count } spor er en ferge, som delvis må betales med lokomotiver.
       *[other] { $count } spor er ferger, som delvis må betales med lokomotiver.
    }
web-help-ferry = Hva er en ferge?
web-help-ferry-text =
    { $purse ->
        [dice] Hvert lokomotivsymbol betales med en Joker, aldri med en brikke; de andre feltene som ellers.
       *[cards] Hvert lokomotivsymbol betales med et lokomotiv; de andre feltene med kort i én farge eller flere lokomotiver.
    }
advice-mechanism-ferries = I { $games } spill bruker ingen noen gang en ferge.
used-ferries = Tatte ferger
