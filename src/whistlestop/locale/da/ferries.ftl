difference-ferries =
    { $count ->
        [one] { $count } spor er en færge, som delvis skal betales med lokomotiver.
       *[other] { $count } spor er færger, som delvis skal betales med lokomotiver.
    }
web-help-ferry = Hvad er en færge?
web-help-ferry-text =
    { $purse ->
        [dice] Hvert lokomotivsymbol betales med en Joker, aldrig med en brik; de andre felter som ellers.
       *[cards] Hvert lokomotivsymbol betales med et lokomotiv; de andre felter med kort i én farve eller flere lokomotiver.
    }
advice-mechanism-ferries = I { $games } spil bruger ingen nogensinde en færge.
used-ferries = Tagne færger
