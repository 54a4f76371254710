event-station-built =
    { $who ->
        [you] Du bygger en stasjon i { $place } med { $payment }.
       *[other] { $name } bygger en stasjon i { $place } med { $payment }.
    }
why-station-taken =
    { $who ->
        [you] stasjonen din står der allerede.
       *[other] stasjonen der tilhører { $name }.
    }
why-no-stations-left = du har ingen stasjon igjen.
difference-stations =
    { $count ->
        [one] Alle har { $count } stasjon, som låner en annen spillers linje når billettene telles.
       *[other] Alle har { $count } stasjoner, som hver låner en annen spillers linje når billettene telles.
    }
difference-unused-station = Hver stasjon som er igjen, er verdt { $count } poeng.
heading-stations = stasjoner
heading-stations-left = stasjoner igjen
choice-station = stasjon i { $place }
menu-stations = En stasjon kan bygges på { $count } steder: skriv «station» og stedet.
question-station = Hvordan betaler du stasjonen i { $place }?
built-stations =
    { $count ->
        [one] { $name }: stasjon i { $places }.
       *[other] { $name }: stasjoner i { $places }.
    }
score-part-stations = stasjoner { $points }
scoring-stations = { $name }: { $points } poeng for stasjoner som er igjen.
help-play-station = Stasjoner: «station paris», der brettet har dem.
web-station-here = Her står en stasjon som tilhører { $name }.
web-pick-station = Hvor skal stasjonen din stå? Trykk på et sted.
web-build-station = Bygg en stasjon
web-station-short = Stasjon
web-count-stations = stasjoner
web-help-station = Hva er stasjoner til?
web-help-station-text =
    { $purse ->
        [dice] Med en stasjon i en by bruker du én av de andres linjer der til billettene dine; til slutt velges den beste for deg. Den første koster ett Stasjonssymbol, den andre to, den tredje tre. Stasjoner sperrer ikke.
       *[cards] Med en stasjon i en by bruker du én av de andres linjer der til billettene dine; til slutt velges den beste for deg. Den første koster ett kort, den andre to i én farge, den tredje tre. Stasjoner sperrer ikke.
    }
advice-mechanism-stations = I { $games } spill bruker ingen noen gang en stasjon.
study-part-stations = stasjoner igjen
used-stations = Bygde stasjoner
