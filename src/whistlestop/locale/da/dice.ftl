face-single = Enkelt
face-double = Dobbelt
face-station = Station
face-wild = Joker
die-single = [–] Enkelt
die-double = [=] Dobbelt
die-station = [⌂] Station
die-wild = [★] Joker
dice-single = { $count } Enkelt
dice-double = { $count } Dobbelt
dice-station =
    { $count ->
        [one] { $count } Station
       *[other] { $count } Stationer
    }
dice-wild =
    { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokere
    }
tokens-single =
    { $count ->
        [one] { $count } enkeltbrik
       *[other] { $count } enkeltbrikker
    }
tokens-double =
    { $count ->
        [one] { $count } dobbeltbrik
       *[other] { $count } dobbeltbrikker
    }
no-tokens = ingen brikker
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkelt, tunnel
               *[double] { $route }: { $length } Dobbelt, tunnel
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkelt, færge med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokere
                }
               *[double] { $route }: { $length } Dobbelt, færge med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokere
                }
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkelt
               *[double] { $route }: { $length } Dobbelt
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkelt, tunnel ({ $points } point)
               *[double] { $route }: { $length } Dobbelt, tunnel ({ $points } point)
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkelt, færge med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokere
                } ({ $points } point)
               *[double] { $route }: { $length } Dobbelt, færge med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokere
                } ({ $points } point)
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkelt ({ $points } point)
               *[double] { $route }: { $length } Dobbelt ({ $points } point)
            }
        }
    }
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length } Enkelt, { $special } ({ $points } point)
       *[double] { $route }: { $length } Dobbelt, { $special } ({ $points } point)
    }
event-dice-rolled =
    { $who ->
        [you] Du slår { $dice }.
       *[other] { $name } slår { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Du beholder alle terninger.
            [one] Du slår { $count } terning om.
           *[other] Du slår { $count } terninger om.
        }
       *[other] { $count ->
            [0] { $name } beholder alle terninger.
            [one] { $name } slår { $count } terning om.
           *[other] { $name } slår { $count } terninger om.
        }
    }
event-dice-stand =
    { $who ->
        [you] Dine terninger viser nu { $dice }.
       *[other] { $name } har nu { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Du bytter { $dice } til en enkeltbrik.
           *[other] { $name } bytter { $dice } til en enkeltbrik.
        }
       *[double] { $who ->
            [you] Du bytter { $dice } til en dobbeltbrik.
           *[other] { $name } bytter { $dice } til en dobbeltbrik.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Du lægger { $tokens } tilbage.
       *[other] { $name } lægger { $tokens } tilbage.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Du bygger { $route } med { $payment }.
           *[other] { $name } bygger { $route } med { $payment }.
        }
       *[other] { $who ->
            [you] Du bygger { $route } med { $payment } og får { $points } point.
           *[other] { $name } bygger { $route } med { $payment } og får { $points } point.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Du bygger en station i { $place } med { $payment }.
       *[other] { $name } bygger en station i { $place } med { $payment }.
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Du trækker { $count } rutekort med { $payment }.
       *[other] { $name } trækker { $count } rutekort med { $payment }.
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Du prøver tunnelen { $route }: tunnelterningerne viser intet symbol.
            [one] Du prøver tunnelen { $route }: tunnelterningerne viser { $symbols } symbol.
           *[other] Du prøver tunnelen { $route }: tunnelterningerne viser { $symbols } symboler.
        }
       *[other] { $symbols ->
            [0] { $name } prøver tunnelen { $route }: tunnelterningerne viser intet symbol.
            [one] { $name } prøver tunnelen { $route }: tunnelterningerne viser { $symbols } symbol.
           *[other] { $name } prøver tunnelen { $route }: tunnelterningerne viser { $symbols } symboler.
        }
    }
why-reroll-done = terninger slås kun om én gang, lige efter første slag.
why-no-such-dice = de terninger har du ikke at slå om.
why-long-route-closed = så lange strækninger er lukket ved dette bord.
why-few-symbols =
    { $kind ->
        [single] det kræver { $count } Enkelt, og du har { $have }, Jokere og brikker talt med.
       *[double] det kræver { $count } Dobbelt, og du har { $have }, Jokere og brikker talt med.
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] det kræver { $count } Enkelt uden Jokere i stedet, og du har { $have }, brikker talt med.
       *[double] det kræver { $count } Dobbelt uden Jokere i stedet, og du har { $have }, brikker talt med.
    }
why-few-wilds =
    færgen kræver mindst { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokere
    }, og du har { $have }.
why-few-station-dice =
    { $count ->
        [one] det kræver { $count } Station eller Joker, og du har { $have }.
       *[other] det kræver { $count } Stationer eller Jokere, og du har { $have }.
    }
why-few-unused-dice =
    { $have ->
        [0] en brik koster to ubrugte terninger, og du har ingen.
       *[other] en brik koster to ubrugte terninger, og du har { $have }.
    }
why-not-these-dice = du har ikke disse terninger tilbage: { $dice }.
why-token-limit =
    { $kind ->
        [single] ingen må have flere end { $count } enkeltbrikker.
        [double] ingen må have flere end { $count } dobbeltbrikker.
       *[any] ingen må have flere end { $count } brikker.
    }
why-tokens-at-start =
    { $kind ->
        [single] du begyndte turen med { $count } enkeltbrikker, så du må ikke tage nogen nu.
        [double] du begyndte turen med { $count } dobbeltbrikker, så du må ikke tage nogen nu.
       *[any] du begyndte turen med { $count } brikker, så du må ikke tage nogen nu.
    }
why-token-pool-empty =
    { $kind ->
        [single] der er ingen enkeltbrikker tilbage.
       *[double] der er ingen dobbeltbrikker tilbage.
    }
why-token-not-needed = en brik købt nu skal betale denne tunnel, og denne ville ikke hjælpe.
why-tokens-must-be-spent =
    { $count ->
        [one] brikken, du købte til denne tunnel, skal bruges i den.
       *[other] de { $count } brikker, du købte til denne tunnel, skal bruges i den.
    }
why-no-tokens-after-tunnel = efter en mislykket tunnel kan man ikke købe brikker.
why-cannot-decline = du købte en brik til denne tunnel, så den skal betales.
why-few-tokens = de brikker har du ikke.
difference-tunnels-dice =
    { $count ->
        [one] { $count } spor er en tunnel: tre tunnelterninger slås og kan gøre den dyrere.
       *[other] { $count } spor er tunneller: tre tunnelterninger slås og kan gøre dem dyrere.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } spor er en færge, som delvis skal betales med Jokere.
       *[other] { $count } spor er færger, som delvis skal betales med Jokere.
    }
options-dice = Med terninger
option-dice = Om der spilles med terningudvidelsen.
value-dice-true = Fem terninger erstatter togkortene: hvert symbol betaler ét felt af en strækning.
value-dice-false = Strækninger betales med togkort.
option-dice-tunnel_faces = Hvor mange af en tunnelternings seks sider der viser et symbol.
value-dice-tunnel_faces-1 = Én side af en tunnelterning viser et symbol.
value-dice-tunnel_faces-2 = To sider af en tunnelterning viser et symbol.
value-dice-tunnel_faces-3 = Tre sider af en tunnelterning viser et symbol.
option-dice-double_kind = Hvilke strækninger der kræver Dobbelt-symboler.
value-dice-double_kind-printed = Hver strækning, der er trykt med to spor, kræver Dobbelt.
value-dice-double_kind-open_tracks = En strækning med to spor kræver kun Dobbelt, hvis der er spillere nok til at bruge begge.
option-dice-wild_map_limits = Om en Joker følger de grænser, et bræt sætter for lokomotiver.
value-dice-wild_map_limits-true = En Joker betaler kun felter, hvor brættet lader lokomotiver gøre det.
value-dice-wild_map_limits-false = En Joker betaler felter på alle strækninger.
option-dice-token_cap_scope = Hvordan grænsen på tre brikker tælles.
value-dice-token_cap_scope-per_type = Alle må have tre enkeltbrikker og tre dobbeltbrikker.
value-dice-token_cap_scope-total = Alle må have tre brikker i alt.
option-dice-tokens_after_failed_tunnel = Om ubrugte terninger må købe brikker efter en mislykket tunnel.
value-dice-tokens_after_failed_tunnel-true = Efter en mislykket tunnel må ubrugte terninger stadig købe brikker.
value-dice-tokens_after_failed_tunnel-false = Efter en mislykket tunnel kan man ikke købe brikker.
option-dice-nine_route = Hvad der sker med strækninger på mere end otte felter, som terninger ikke kan betale.
value-dice-nine_route-pay8 = Strækninger på mere end otte felter koster otte symboler og beholder længde og point.
value-dice-nine_route-len8 = Strækninger på mere end otte felter regnes som strækninger på otte.
value-dice-nine_route-closed = Strækninger på mere end otte felter kan ikke bygges.
heading-double-tokens = dobbeltbrikker
heading-single-tokens = enkeltbrikker
help-dice = Spil med terningudvidelsen: terninger i stedet for togkort.
turn-summary-dice = Tur { $turn }: du har { $trains } tog, { $tokens } og { $points } point; de andre: { $others }.
turn-summary-dice-other = { $name } ({ $trains } tog, { $tokens }, { $points } point)
dice = Dine terninger: { $dice }.
dice-tray = Dine terninger: { $dice }
dice-used = Alle dine terninger er brugt.
tokens = Dine brikker: { $tokens }.
choice-reroll = slå { $dice } om
choice-reroll-nothing = behold alle terninger
choice-buy =
    { $token ->
        [single] køb en enkeltbrik med { $dice }
       *[double] køb en dobbeltbrik med { $dice }
    }
menu-reroll = Nævn terningerne, du slår om (»enkelt joker«, »2 enkelt«, »all«), dem du beholder (»keep dobbelt«), eller »nothing«.
menu-buy =
    { $token ->
        [single] To ubrugte terninger køber en enkeltbrik: skriv »buy enkelt« og terningerne.
        [double] To ubrugte terninger køber en dobbeltbrik: skriv »buy dobbelt« og terningerne.
       *[both] To ubrugte terninger køber en brik: skriv »buy enkelt« eller »buy dobbelt« og terningerne.
    }
menu-discard = »end discarding« og brikkerne lægger nogle tilbage, før din tur slutter.
prompt-reroll = Slå om:
question-tunnel-dice =
    { $kind ->
        [single] { $route } koster { $price } Enkelt. Hvordan betaler du?
       *[double] { $route } koster { $price } Dobbelt. Hvordan betaler du?
    }
help-play-reroll = Terninger: »enkelt joker« eller »2 enkelt« slår dem om, »keep dobbelt« de andre, »all« og »nothing«.
help-play-claim-dice = Strækninger: »claim paris zurich«, »par zur«, »par zur joker 1« for at sige, hvordan du betaler; stationer: »station paris«.
help-play-buy = Brikker: »buy enkelt with dobbelt station« giver to ubrugte terninger for en; »end discarding enkelt« lægger en tilbage.
help-play-dice-tickets = Rutekort: »draw 2 tickets« for to Stationer eller Jokere, så numrene at beholde, eller none.
help-play-look-dice = Slå op: actions, dice, board, score, log (»log all«).
web-expansion-dice = Terningudvidelsen
web-action-dice =
    { $count ->
        [0] Disse terninger betaler ingen strækning. Trækker du rutekort, køber du brikker, eller afslutter du din tur?
        [one] Bygger du strækningen med guldkant, eller bruger du terningerne til noget andet?
       *[other] Bygger du en af { $count } strækninger med guldkant, eller bruger du terningerne til noget andet?
    }
web-choice-move-dice =
    flyt { $monster } til { $place } for { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokere
    }
web-dice = Terninger
web-no-dice = Der er ingen terninger tilbage på bordet.
web-dice-wait = Terningerne slås, når den første tur begynder.
web-dice-of = slaget af { $name }
web-die-marked = slå om
web-no-tokens = Ingen brikker endnu
web-die-swapped = byt
web-reroll = Hvilke terninger slår du om? Tryk på dem.
web-dice-enough =
    { $count ->
        [0] Som de ligger, betaler de ingen strækning.
        [one] Som de ligger, betaler de { $count } strækning.
       *[other] Som de ligger, betaler de { $count } strækninger.
    }
web-reroll-marked =
    { $count ->
        [0] Slå om
        [one] Slå { $count } terning om
       *[other] Slå { $count } terninger om
    }
web-stand = Behold dem alle
web-buy-token =
    { $token ->
        [single] Køb en enkeltbrik for to terninger
       *[double] Køb en dobbeltbrik for to terninger
    }
web-swap = Tryk på to terninger for at bytte dem til en brik.
web-swap-for = Hvilken brik bytter du dem til?
web-discard = Læg brikker tilbage
web-give-back = Læg { $tokens } tilbage
web-tunnel-too-dear-dice = Det kan du ikke betale.
web-count-tokens = brikker
study-dice = Terninger og brikker
study-dice-table = Terningerne i et spil
study-fact-rerolls = Ture med omslag
study-fact-rerolled = Terninger i et omslag
study-fact-dice-claims = Ture, der bygger en strækning
study-fact-wilds = Jokere i et byggeri
study-fact-bought = Købte brikker i et spil
study-fact-spent = Brikker brugt på strækninger i et spil
study-fact-returned = Brikker lagt tilbage ved slutningen af en tur, i et spil
web-help-dice = Hvad viser terningerne?
web-help-dice-text = Hver terning har to sider med Enkelt, to med Dobbelt, én Station og én Joker. Et felt på en enkelt strækning koster ét Enkelt, på en dobbelt ét Dobbelt; en Station trækker et rutekort, og en Joker gælder for alt.
web-help-token = Hvad er brikker?
web-help-token-text =
    To valgfri ubrugte terninger køber en Enkelt- eller Dobbeltbrik, som betaler som en terning, også i samme tur. { $limit ->
        [total] Ingen må have mere end tre i alt; den, der begynder turen med tre, tager ingen.
       *[per_type] Ingen må have mere end tre af en slags, altså tre Enkelt- og tre Dobbeltbrikker; den, der begynder turen med tre af en slags, tager ingen af den slags.
    }
why-not-now-reroll = bestem først, hvilke terninger du slår om (»reroll nothing« beholder dem alle).
why-not-in-game-dice = ved dette bord spilles der uden terninger.
web-not-now-reroll = Bestem først, hvilke terninger du slår om.
