difference-ferries =
    { $count ->
        [one] { $count } spoor is een veerboot, die deels met locomotieven betaald moet worden.
       *[other] { $count } sporen zijn veerboten, die deels met locomotieven betaald moeten worden.
    }
web-help-ferry = Wat is een veerboot?
web-help-ferry-text =
    { $purse ->
        [dice] Elk locomotiefsymbool erop betaal je met een Joker, nooit met een fiche; de andere vakken zoals altijd.
       *[cards] Elk locomotiefsymbool erop betaal je met een locomotief; de andere vakken met kaarten van één kleur of meer locomotieven.
    }
advice-mechanism-ferries = In { $games } spellen gebruikt niemand ooit een veerboot.
used-ferries = Gebouwde veren
