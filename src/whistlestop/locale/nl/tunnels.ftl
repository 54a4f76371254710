event-tunnel-entered =
    { $who ->
        [you] Je probeert de tunnel { $route } met { $payment }.
       *[other] { $name } probeert de tunnel { $route } met { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] Je tunnel onthult { $card }.
       *[other] De tunnel van { $name } onthult { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Je tunnel { $route } kost niets extra.
            [one] Je tunnel { $route } kost { $extra } kaart extra.
           *[other] Je tunnel { $route } kost { $extra } kaarten extra.
        }
       *[other] { $extra ->
            [0] De tunnel { $route } kost { $name } niets extra.
            [one] De tunnel { $route } kost { $name } { $extra } kaart extra.
           *[other] De tunnel { $route } kost { $name } { $extra } kaarten extra.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Je geeft de tunnel op; { $route } blijft vrij.
           *[other] { $name } geeft de tunnel op; { $route } blijft vrij.
        }
       *[cards] { $who ->
            [you] Je neemt je kaarten terug; { $route } blijft vrij.
           *[other] { $name } neemt de kaarten terug; { $route } blijft vrij.
        }
    }
difference-tunnels =
    { $count ->
        [one] { $count } spoor is een tunnel: er worden drie kaarten omgedraaid die hem duurder kunnen maken.
       *[other] { $count } sporen zijn tunnels: er worden drie kaarten omgedraaid die ze duurder kunnen maken.
    }
choice-give-up = de tunnel opgeven
tunnel-odds = Drie tunneldobbelstenen tonen in { $none } % van de gevallen geen symbool, in { $one } % één, in { $two } % twee, in { $three } % drie.
cannot-pay-tunnel =
    Je kunt { $price ->
        [one] { $price } symbool
       *[other] { $price } symbolen
    } niet betalen (je hebt { $dice } en { $tokens }).
web-tunnel = De tunnel { $route }
web-tunnel-revealed = De omgedraaide kaarten
web-tunnel-laid = Je hebt { $laid } neergelegd.
web-tunnel-too-dear = Wat de tunnel extra kost, kun je niet betalen.
web-tunnel-symbols =
    { $count ->
        [0] De tunneldobbelstenen tonen geen symbool: het kost niets extra.
        [one] De tunneldobbelstenen tonen { $count } symbool: het kost { $count } extra.
       *[other] De tunneldobbelstenen tonen { $count } symbolen: het kost { $count } extra.
    }
study-tunnels = Tunnels
study-tunnels-caption = Deel van de pogingen naar extra kosten, 95%-intervallen.
study-tunnels-table = Tunnels in een spel
hint-tunnel =
    { $payable ->
        [unknown] { $route }: niets extra, { $none }%.
       *[other] { $route }: niets extra, { $none }%; te betalen, { $payable }%.
    }
web-help-tunnel = Wat is een tunnel?
web-help-tunnel-text =
    { $purse ->
        [dice] Noem een tunnel die je kunt betalen; dan worden drie tunnelstenen gegooid: elk symbool kost één passend symbool meer. Kun of wil je niet betalen, dan verlies je niets, maar je beurt is voorbij.
       *[cards] Leg de prijs neer; dan worden drie kaarten omgedraaid: elke van jouw kleur en elke locomotief kost één kaart meer. Kun of wil je niet betalen, dan neem je je kaarten terug en is je beurt voorbij.
    }
advice-mechanism-tunnels = In { $games } spellen gebruikt niemand ooit een tunnel.
why-not-now-tunnel = handel eerst de tunnel af.
web-not-now-tunnel = Handel eerst de tunnel af.
used-tunnels = Geprobeerde tunnels
