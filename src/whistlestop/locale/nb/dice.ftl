face-single = Enkel
face-double = Dobbel
face-station = Stasjon
face-wild = Joker
die-single = [–] Enkel
die-double = [=] Dobbel
die-station = [⌂] Stasjon
die-wild = [★] Joker
dice-single = { $count } Enkel
dice-double = { $count } Dobbel
dice-station =
    { $count ->
        [one] { $count } Stasjon
       *[other] { $count } Stasjoner
    }
dice-wild =
    { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokere
    }
tokens-single =
    { $count ->
        [one] { $count } enkeltbrikke
       *[other] { $count } enkeltbrikker
    }
tokens-double =
    { $count ->
        [one] { $count } dobbeltbrikke
       *[other] { $count } dobbeltbrikker
    }
no-tokens = ingen brikker
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkel, tunnel
               *[double] { $route }: { $length } Dobbel, tunnel
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkel, ferge med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokere
                }
               *[double] { $route }: { $length } Dobbel, ferge med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokere
                }
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkel
               *[double] { $route }: { $length } Dobbel
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkel, tunnel ({ $points } poeng)
               *[double] { $route }: { $length } Dobbel, tunnel ({ $points } poeng)
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkel, ferge med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokere
                } ({ $points } poeng)
               *[double] { $route }: { $length } Dobbel, ferge med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokere
                } ({ $points } poeng)
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkel ({ $points } poeng)
               *[double] { $route }: { $length } Dobbel ({ $points } poeng)
            }
        }
    }
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length } Enkel, { $special } ({ $points } poeng)
       *[double] { $route }: { $length } Dobbel, { $special } ({ $points } poeng)
    }
event-dice-rolled =
    { $who ->
        [you] Du kaster { $dice }.
       *[other] { $name } kaster { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Du beholder alle terningene.
            [one] Du kaster { $count } terning på nytt.
           *[other] Du kaster { $count } terninger på nytt.
        }
       *[other] { $count ->
            [0] { $name } beholder alle terningene.
            [one] { $name } kaster { $count } terning på nytt.
           *[other] { $name } kaster { $count } terninger på nytt.
        }
    }
event-dice-stand =
    { $who ->
        [you] Terningene dine viser nå { $dice }.
       *[other] { $name } har nå { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Du bytter { $dice } mot en enkeltbrikke.
           *[other] { $name } bytter { $dice } mot en enkeltbrikke.
        }
       *[double] { $who ->
            [you] Du bytter { $dice } mot en dobbeltbrikke.
           *[other] { $name } bytter { $dice } mot en dobbeltbrikke.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Du legger tilbake { $tokens }.
       *[other] { $name } legger tilbake { $tokens }.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Du bygger { $route } med { $payment }.
           *[other] { $name } bygger { $route } med { $payment }.
        }
       *[other] { $who ->
            [you] Du bygger { $route } med { $payment } og får { $points } poeng.
           *[other] { $name } bygger { $route } med { $payment } og får { $points } poeng.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Du bygger en stasjon i { $place } med { $payment }.
       *[other] { $name } bygger en stasjon i { $place } med { $payment }.
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Du trekker { $count ->
            [one] { $count } billett
           *[other] { $count } billetter
        } med { $payment }.
       *[other] { $name } trekker { $count ->
            [one] { $count } billett
           *[other] { $count } billetter
        } med { $payment }.
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Du prøver tunnelen { $route }: tunnelterningene viser ingen symboler.
            [one] Du prøver tunnelen { $route }: tunnelterningene viser { $symbols } symbol.
           *[other] Du prøver tunnelen { $route }: tunnelterningene viser { $symbols } symboler.
        }
       *[other] { $symbols ->
            [0] { $name } prøver tunnelen { $route }: tunnelterningene viser ingen symboler.
            [one] { $name } prøver tunnelen { $route }: tunnelterningene viser { $symbols } symbol.
           *[other] { $name } prøver tunnelen { $route }: tunnelterningene viser { $symbols } symboler.
        }
    }
why-reroll-done = terninger kastes på nytt bare én gang, rett etter første kast.
why-no-such-dice = du har ingen slike terninger å kaste på nytt.
why-long-route-closed = så lange linjer er stengt ved dette bordet.
why-few-symbols =
    { $kind ->
        [single] det krever { $count } Enkel, og du har { $have }, Jokere og brikker medregnet.
       *[double] det krever { $count } Dobbel, og du har { $have }, Jokere og brikker medregnet.
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] det krever { $count } Enkel uten Jokere i stedet, og du har { $have }, brikker medregnet.
       *[double] det krever { $count } Dobbel uten Jokere i stedet, og du har { $have }, brikker medregnet.
    }
why-few-wilds =
    fergen krever minst { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokere
    }, og du har { $have }.
why-few-station-dice =
    { $count ->
        [one] det krever { $count } Stasjon eller Joker, og du har { $have }.
       *[other] det krever { $count } Stasjoner eller Jokere, og du har { $have }.
    }
why-few-unused-dice =
    { $have ->
        [0] en brikke koster to ubrukte terninger, og du har ingen.
       *[other] en brikke koster to ubrukte terninger, og du har { $have }.
    }
why-not-these-dice = du har ikke disse terningene igjen: { $dice }.
why-token-limit =
    { $kind ->
        [single] ingen kan ha mer enn { $count } enkeltbrikker.
        [double] ingen kan ha mer enn { $count } dobbeltbrikker.
       *[any] ingen kan ha mer enn { $count } brikker.
    }
why-tokens-at-start =
    { $kind ->
        [single] du begynte turen med { $count } enkeltbrikker, så du kan ikke ta noen nå.
        [double] du begynte turen med { $count } dobbeltbrikker, så du kan ikke ta noen nå.
       *[any] du begynte turen med { $count } brikker, så du kan ikke ta noen nå.
    }
why-token-pool-empty =
    { $kind ->
        [single] det er ingen enkeltbrikker igjen.
       *[double] det er ingen dobbeltbrikker igjen.
    }
why-token-not-needed = en brikke kjøpt nå må betale denne tunnelen, og denne ville ikke hjelpe.
why-tokens-must-be-spent =
    { $count ->
        [one] brikken du kjøpte til denne tunnelen, må brukes i den.
       *[other] de { $count } brikkene du kjøpte til denne tunnelen, må brukes i den.
    }
why-no-tokens-after-tunnel = etter en mislykket tunnel kan man ikke kjøpe brikker.
why-cannot-decline = du kjøpte en brikke til denne tunnelen, så den må betales.
why-few-tokens = de brikkene har du ikke.
difference-tunnels-dice =
    { $count ->
        [one] { $count } spor er en tunnel: tre tunnelterninger kastes og kan gjøre den dyrere.
       *[other] { $count } spor er tunneler: tre tunnelterninger kastes og kan gjøre dem dyrere.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } spor er en ferge, som delvis må betales med Jokere.
       *[other] { $count } spor er ferger, som delvis må betales med Jokere.
    }
options-dice = Med terninger
option-dice = Om det spilles med terningutvidelsen.
value-dice-true = Fem terninger erstatter togkortene: hvert symbol betaler ett felt av en linje.
value-dice-false = Linjer betales med togkort.
option-dice-tunnel_faces = Hvor mange av de seks sidene på en tunnelterning som viser et symbol.
value-dice-tunnel_faces-1 = Én side på en tunnelterning viser et symbol.
value-dice-tunnel_faces-2 = To sider på en tunnelterning viser et symbol.
value-dice-tunnel_faces-3 = Tre sider på en tunnelterning viser et symbol.
option-dice-double_kind = Hvilke linjer som krever Dobbel-symboler.
value-dice-double_kind-printed = Hver linje som er trykt med to spor, krever Dobbel.
value-dice-double_kind-open_tracks = En linje med to spor krever Dobbel bare hvis det er spillere nok til å bruke begge.
option-dice-wild_map_limits = Om en Joker følger grensene et brett setter for lokomotiver.
value-dice-wild_map_limits-true = En Joker betaler felter bare der brettet lar lokomotiver gjøre det.
value-dice-wild_map_limits-false = En Joker betaler felter på alle linjer.
option-dice-token_cap_scope = Hvordan grensen på tre brikker telles.
value-dice-token_cap_scope-per_type = Alle kan ha tre enkeltbrikker og tre dobbeltbrikker.
value-dice-token_cap_scope-total = Alle kan ha tre brikker i alt.
option-dice-tokens_after_failed_tunnel = Om ubrukte terninger kan kjøpe brikker etter en mislykket tunnel.
value-dice-tokens_after_failed_tunnel-true = Etter en mislykket tunnel kan ubrukte terninger fortsatt kjøpe brikker.
value-dice-tokens_after_failed_tunnel-false = Etter en mislykket tunnel kan man ikke kjøpe brikker.
option-dice-nine_route = Hva som skjer med linjer på mer enn åtte felter, som terninger ikke kan betale.
value-dice-nine_route-pay8 = Linjer på mer enn åtte felter koster åtte symboler og beholder lengde og poeng.
value-dice-nine_route-len8 = Linjer på mer enn åtte felter regnes som linjer på åtte.
value-dice-nine_route-closed = Linjer på mer enn åtte felter kan ikke bygges.
heading-double-tokens = dobbeltbrikker
heading-single-tokens = enkeltbrikker
help-dice = Spill med terningutvidelsen: terninger i stedet for togkort.
turn-summary-dice = Tur { $turn }: du har { $trains } tog, { $tokens } og { $points } poeng; de andre: { $others }.
turn-summary-dice-other = { $name } ({ $trains } tog, { $tokens }, { $points } poeng)
dice = Terningene dine: { $dice }.
dice-tray = Terningene dine: { $dice }
dice-used = Alle terningene dine er brukt.
tokens = Brikkene dine: { $tokens }.
choice-reroll = kast { $dice } på nytt
choice-reroll-nothing = behold alle terningene
choice-buy =
    { $token ->
        [single] kjøp en enkeltbrikke med { $dice }
       *[double] kjøp en dobbeltbrikke med { $dice }
    }
menu-reroll = Nevn terningene du kaster på nytt («enkel joker», «2 enkel», «all»), dem du beholder («keep dobbel»), eller «nothing».
menu-buy =
    { $token ->
        [single] To ubrukte terninger kjøper en enkeltbrikke: skriv «buy enkel» og terningene.
        [double] To ubrukte terninger kjøper en dobbeltbrikke: skriv «buy dobbel» og terningene.
       *[both] To ubrukte terninger kjøper en brikke: skriv «buy enkel» eller «buy dobbel» og terningene.
    }
menu-discard = «end discarding» og brikkene legger noen tilbake før turen slutter.
prompt-reroll = Kast på nytt:
question-tunnel-dice =
    { $kind ->
        [single] { $route } koster { $price } Enkel. Hvordan betaler du?
       *[double] { $route } koster { $price } Dobbel. Hvordan betaler du?
    }
help-play-reroll = Terninger: «enkel joker» eller «2 enkel» kaster disse på nytt, «keep dobbel» de andre, «all» og «nothing».
help-play-claim-dice = Linjer: «claim paris zurich», «par zur», «par zur joker 1» for å si hvordan du betaler; stasjoner: «station paris».
help-play-buy = Brikker: «buy enkel with dobbel stasjon» gir to ubrukte terninger for én; «end discarding enkel» legger én tilbake.
help-play-dice-tickets = Billetter: «draw 2 tickets» for to Stasjoner eller Jokere, så numrene å beholde, eller none.
help-play-look-dice = Slå opp: actions, dice, board, score, log («log all»).
web-expansion-dice = Terningutvidelsen
web-action-dice =
    { $count ->
        [0] Disse terningene betaler ingen linje. Trekker du billetter, kjøper du brikker, eller avslutter du turen?
        [one] Bygger du linjen med gullkant, eller bruker du terningene til noe annet?
       *[other] Bygger du en av { $count } linjer med gullkant, eller bruker du terningene til noe annet?
    }
web-choice-move-dice =
    flytt { $monster } til { $place } for { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokere
    }
web-dice = Terninger
web-no-dice = Det er ingen terninger igjen på bordet.
web-dice-wait = Terningene kastes når den første turen begynner.
web-dice-of = kastet av { $name }
web-die-marked = på nytt
web-no-tokens = Ingen brikker ennå
web-die-swapped = bytt
web-reroll = Hvilke terninger kaster du på nytt? Trykk på dem.
web-dice-enough =
    { $count ->
        [0] Slik de ligger, betaler de ingen linje.
        [one] Slik de ligger, betaler de { $count } linje.
       *[other] Slik de ligger, betaler de { $count } linjer.
    }
web-reroll-marked =
    { $count ->
        [0] Kast på nytt
        [one] Kast { $count } terning på nytt
       *[other] Kast { $count } terninger på nytt
    }
web-stand = Behold alle
web-buy-token =
    { $token ->
        [single] Kjøp en enkeltbrikke for to terninger
       *[double] Kjøp en dobbeltbrikke for to terninger
    }
web-swap = Trykk på to terninger for å bytte dem mot en brikke.
web-swap-for = Hvilken brikke bytter du dem mot?
web-discard = Legg tilbake brikker
web-give-back = Legg tilbake { $tokens }
web-tunnel-too-dear-dice = Det kan du ikke betale.
web-count-tokens = brikker
study-dice = Terninger og brikker
study-dice-table = Terningene i et spill
study-fact-rerolls = Turer med nytt kast
study-fact-rerolled = Terninger i et nytt kast
study-fact-dice-claims = Turer som bygger en linje
study-fact-wilds = Jokere i en bygging
study-fact-bought = Kjøpte brikker i et spill
study-fact-spent = Brikker brukt på linjer i et spill
study-fact-returned = Brikker lagt tilbake på slutten av en tur, i et spill
web-help-dice = Hva viser terningene?
web-help-dice-text = Hver terning har to sider med Enkel, to med Dobbel, én Stasjon og én Joker. Et felt på en enkel linje koster én Enkel, på en dobbel én Dobbel; en Stasjon trekker en billett, og en Joker gjelder for alt.
web-help-token = Hva er brikker?
web-help-token-text =
    To valgfrie ubrukte terninger kjøper en Enkel- eller Dobbelbrikke, som betaler som en terning, også i samme tur. { $limit ->
        [total] Ingen kan ha mer enn tre i alt; den som begynner turen med tre, tar ingen.
       *[per_type] Ingen kan ha mer enn tre av en type, altså tre Enkel- og tre Dobbelbrikker; den som begynner turen med tre av en type, tar ingen av den typen.
    }
why-not-now-reroll = bestem først hvilke terninger du kaster på nytt («reroll nothing» beholder alle).
why-not-in-game-dice = ved dette bordet spilles det uten terninger.
web-not-now-reroll = Bestem først hvilke terninger du kaster på nytt.
