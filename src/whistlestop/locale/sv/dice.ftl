face-single = Enkel
face-double = Dubbel
face-station = Station
face-wild = Joker
die-single = [–] Enkel
die-double = [=] Dubbel
die-station = [⌂] Station
die-wild = [★] Joker
dice-single = { $count } Enkel
dice-double = { $count } Dubbel
dice-station =
    { $count ->
        [one] { $count } Station
       *[other] { $count } Stationer
    }
dice-wild =
    { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokrar
    }
tokens-single =
    { $count ->
        [one] { $count } enkelbricka
       *[other] { $count } enkelbrickor
    }
tokens-double =
    { $count ->
        [one] { $count } dubbelbricka
       *[other] { $count } dubbelbrickor
    }
no-tokens = inga brickor
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkel, tunnel
               *[double] { $route }: { $length } Dubbel, tunnel
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkel, färja med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokrar
                }
               *[double] { $route }: { $length } Dubbel, färja med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokrar
                }
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkel
               *[double] { $route }: { $length } Dubbel
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkel, tunnel ({ $points } poäng)
               *[double] { $route }: { $length } Dubbel, tunnel ({ $points } poäng)
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkel, färja med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokrar
                } ({ $points } poäng)
               *[double] { $route }: { $length } Dubbel, färja med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokrar
                } ({ $points } poäng)
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkel ({ $points } poäng)
               *[double] { $route }: { $length } Dubbel ({ $points } poäng)
            }
        }
    }
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length } Enkel, { $special } ({ $points } poäng)
       *[double] { $route }: { $length } Dubbel, { $special } ({ $points } poäng)
    }
event-dice-rolled =
    { $who ->
        [you] Du slår { $dice }.
       *[other] { $name } slår { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Du behåller alla tärningar.
            [one] Du slår om { $count } tärning.
           *[other] Du slår om { $count } tärningar.
        }
       *[other] { $count ->
            [0] { $name } behåller alla tärningar.
            [one] { $name } slår om { $count } tärning.
           *[other] { $name } slår om { $count } tärningar.
        }
    }
event-dice-stand =
    { $who ->
        [you] Dina tärningar visar nu { $dice }.
       *[other] { $name } har nu { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Du byter { $dice } mot en enkelbricka.
           *[other] { $name } byter { $dice } mot en enkelbricka.
        }
       *[double] { $who ->
            [you] Du byter { $dice } mot en dubbelbricka.
           *[other] { $name } byter { $dice } mot en dubbelbricka.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Du lämnar tillbaka { $tokens }.
       *[other] { $name } lämnar tillbaka { $tokens }.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Du mutar in { $route } med { $payment }.
           *[other] { $name } mutar in { $route } med { $payment }.
        }
       *[other] { $who ->
            [you] Du mutar in { $route } med { $payment } och får { $points } poäng.
           *[other] { $name } mutar in { $route } med { $payment } och får { $points } poäng.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Du bygger en station i { $place } med { $payment }.
       *[other] { $name } bygger en station i { $place } med { $payment }.
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Du drar { $count ->
            [one] { $count } biljett
           *[other] { $count } biljetter
        } med { $payment }.
       *[other] { $name } drar { $count ->
            [one] { $count } biljett
           *[other] { $count } biljetter
        } med { $payment }.
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Du försöker med tunneln { $route }: tunneltärningarna visar ingen symbol.
            [one] Du försöker med tunneln { $route }: tunneltärningarna visar { $symbols } symbol.
           *[other] Du försöker med tunneln { $route }: tunneltärningarna visar { $symbols } symboler.
        }
       *[other] { $symbols ->
            [0] { $name } försöker med tunneln { $route }: tunneltärningarna visar ingen symbol.
            [one] { $name } försöker med tunneln { $route }: tunneltärningarna visar { $symbols } symbol.
           *[other] { $name } försöker med tunneln { $route }: tunneltärningarna visar { $symbols } symboler.
        }
    }
why-reroll-done = tärningar slås om bara en gång, direkt efter första slaget.
why-no-such-dice = du har inga sådana tärningar att slå om.
why-long-route-closed = så långa rutter är stängda vid det här bordet.
why-few-symbols =
    { $kind ->
        [single] det krävs { $count } Enkel och du har { $have }, Jokrar och brickor inräknade.
       *[double] det krävs { $count } Dubbel och du har { $have }, Jokrar och brickor inräknade.
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] det krävs { $count } Enkel, utan Jokrar i stället, och du har { $have }, brickor inräknade.
       *[double] det krävs { $count } Dubbel, utan Jokrar i stället, och du har { $have }, brickor inräknade.
    }
why-few-wilds =
    färjan kräver minst { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokrar
    } och du har { $have }.
why-few-station-dice =
    { $count ->
        [one] det krävs { $count } Station eller Joker och du har { $have }.
       *[other] det krävs { $count } Stationer eller Jokrar och du har { $have }.
    }
why-few-unused-dice =
    { $have ->
        [0] en bricka kostar två oanvända tärningar och du har ingen.
       *[other] en bricka kostar två oanvända tärningar och du har { $have }.
    }
why-not-these-dice = du har inte kvar de här tärningarna: { $dice }.
why-token-limit =
    { $kind ->
        [single] ingen får ha fler än { $count } enkelbrickor.
        [double] ingen får ha fler än { $count } dubbelbrickor.
       *[any] ingen får ha fler än { $count } brickor.
    }
why-tokens-at-start =
    { $kind ->
        [single] du började draget med { $count } enkelbrickor, så du får inte ta några nu.
        [double] du började draget med { $count } dubbelbrickor, så du får inte ta några nu.
       *[any] du började draget med { $count } brickor, så du får inte ta några nu.
    }
why-token-pool-empty =
    { $kind ->
        [single] det finns ingen enkelbricka kvar.
       *[double] det finns ingen dubbelbricka kvar.
    }
why-token-not-needed = en bricka som köps nu måste betala den här tunneln, och den här skulle inte hjälpa.
why-tokens-must-be-spent =
    { $count ->
        [one] brickan du köpte till den här tunneln måste gå åt i den.
       *[other] de { $count } brickor du köpte till den här tunneln måste gå åt i den.
    }
why-no-tokens-after-tunnel = efter en misslyckad tunnel kan man inte köpa brickor.
why-cannot-decline = du köpte en bricka till den här tunneln, så den måste betalas.
why-few-tokens = de brickorna har du inte.
difference-tunnels-dice =
    { $count ->
        [one] { $count } spår är en tunnel: tre tunneltärningar slås och kan göra den dyrare.
       *[other] { $count } spår är tunnlar: tre tunneltärningar slås och kan göra dem dyrare.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } spår är en färja, som delvis måste betalas med Jokrar.
       *[other] { $count } spår är färjor, som delvis måste betalas med Jokrar.
    }
options-dice = Med tärningar
option-dice = Om man spelar med tärningsexpansionen.
value-dice-true = Fem tärningar ersätter tågkorten: varje symbol betalar en ruta av en rutt.
value-dice-false = Rutter betalas med tågkort.
option-dice-tunnel_faces = Hur många av en tunneltärnings sex sidor som visar en symbol.
value-dice-tunnel_faces-1 = En sida av en tunneltärning visar en symbol.
value-dice-tunnel_faces-2 = Två sidor av en tunneltärning visar en symbol.
value-dice-tunnel_faces-3 = Tre sidor av en tunneltärning visar en symbol.
option-dice-double_kind = Vilka rutter som kräver Dubbel-symboler.
value-dice-double_kind-printed = Varje rutt som är tryckt med två spår kräver Dubbel.
value-dice-double_kind-open_tracks = En rutt med två spår kräver Dubbel bara om det finns spelare nog att använda båda.
option-dice-wild_map_limits = Om en Joker följer de gränser en spelplan sätter för lokomotiv.
value-dice-wild_map_limits-true = En Joker betalar rutor bara där spelplanen låter lokomotiv göra det.
value-dice-wild_map_limits-false = En Joker betalar rutor på vilken rutt som helst.
option-dice-token_cap_scope = Hur gränsen på tre brickor räknas.
value-dice-token_cap_scope-per_type = Alla får ha tre enkelbrickor och tre dubbelbrickor.
value-dice-token_cap_scope-total = Alla får ha tre brickor sammanlagt.
option-dice-tokens_after_failed_tunnel = Om oanvända tärningar får köpa brickor efter en misslyckad tunnel.
value-dice-tokens_after_failed_tunnel-true = Efter en misslyckad tunnel får oanvända tärningar ändå köpa brickor.
value-dice-tokens_after_failed_tunnel-false = Efter en misslyckad tunnel kan man inte köpa brickor.
option-dice-nine_route = Vad som händer med rutter på fler än åtta rutor, som tärningar inte kan betala.
value-dice-nine_route-pay8 = Rutter på fler än åtta rutor kostar åtta symboler och behåller längd och poäng.
value-dice-nine_route-len8 = Rutter på fler än åtta rutor räknas som rutter på åtta.
value-dice-nine_route-closed = Rutter på fler än åtta rutor kan inte mutas in.
heading-double-tokens = dubbelbrickor
heading-single-tokens = enkelbrickor
help-dice = Spela med tärningsexpansionen: tärningar i stället för tågkort.
turn-summary-dice = Drag { $turn }: du har { $trains } tåg, { $tokens } och { $points } poäng; de andra: { $others }.
turn-summary-dice-other = { $name } ({ $trains } tåg, { $tokens }, { $points } poäng)
dice = Dina tärningar: { $dice }.
dice-tray = Dina tärningar: { $dice }
dice-used = Alla dina tärningar är använda.
tokens = Dina brickor: { $tokens }.
choice-reroll = slå om { $dice }
choice-reroll-nothing = behåll alla tärningar
choice-buy =
    { $token ->
        [single] köp en enkelbricka med { $dice }
       *[double] köp en dubbelbricka med { $dice }
    }
menu-reroll = Nämn tärningarna du slår om (”enkel joker”, ”2 enkel”, ”all”), dem du behåller (”keep dubbel”), eller ”nothing”.
menu-buy =
    { $token ->
        [single] Två oanvända tärningar köper en enkelbricka: skriv ”buy enkel” och tärningarna.
        [double] Två oanvända tärningar köper en dubbelbricka: skriv ”buy dubbel” och tärningarna.
       *[both] Två oanvända tärningar köper en bricka: skriv ”buy enkel” eller ”buy dubbel” och tärningarna.
    }
menu-discard = ”end discarding” och brickorna lämnar tillbaka några innan ditt drag slutar.
prompt-reroll = Slå om:
question-tunnel-dice =
    { $kind ->
        [single] { $route } kostar { $price } Enkel. Hur betalar du?
       *[double] { $route } kostar { $price } Dubbel. Hur betalar du?
    }
help-play-reroll = Tärningar: ”enkel joker” eller ”2 enkel” slår om dem, ”keep dubbel” de andra, ”all” och ”nothing”.
help-play-claim-dice = Rutter: ”claim paris zurich”, ”par zur”, ”par zur joker 1” för att säga hur du betalar; stationer: ”station paris”.
help-play-buy = Brickor: ”buy enkel with dubbel station” ger två oanvända tärningar för en; ”end discarding enkel” lämnar tillbaka en.
help-play-dice-tickets = Biljetter: ”draw 2 tickets” för två Stationer eller Jokrar, sedan numren att behålla, eller none.
help-play-look-dice = Slå upp: actions, dice, board, score, log (”log all”).
web-expansion-dice = Tärningsexpansionen
web-action-dice =
    { $count ->
        [0] De här tärningarna betalar ingen rutt. Drar du biljetter, köper du brickor eller avslutar du ditt drag?
        [one] Mutar du in rutten med guldkant, eller använder du tärningarna till något annat?
       *[other] Mutar du in en av { $count } rutter med guldkant, eller använder du tärningarna till något annat?
    }
web-choice-move-dice =
    flytta { $monster } till { $place } för { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokrar
    }
web-dice = Tärningar
web-no-dice = Inga tärningar ligger kvar på bordet.
web-dice-wait = Tärningarna slås när första draget börjar.
web-dice-of = slaget av { $name }
web-die-marked = slå om
web-no-tokens = Inga brickor än
web-die-swapped = byt
web-reroll = Vilka tärningar slår du om? Tryck på dem.
web-dice-enough =
    { $count ->
        [0] Som de ligger betalar de ingen rutt.
        [one] Som de ligger betalar de { $count } rutt.
       *[other] Som de ligger betalar de { $count } rutter.
    }
web-reroll-marked =
    { $count ->
        [0] Slå om
        [one] Slå om { $count } tärning
       *[other] Slå om { $count } tärningar
    }
web-stand = Behåll alla
web-buy-token =
    { $token ->
        [single] Köp en enkelbricka för två tärningar
       *[double] Köp en dubbelbricka för två tärningar
    }
web-swap = Tryck på två tärningar för att byta dem mot en bricka.
web-swap-for = Mot vilken bricka byter du dem?
web-discard = Lämna tillbaka brickor
web-give-back = Lämna tillbaka { $tokens }
web-tunnel-too-dear-dice = Det kan du inte betala.
web-count-tokens = brickor
study-dice = Tärningar och brickor
study-dice-table = Tärningarna i ett parti
study-fact-rerolls = Drag med omslag
study-fact-rerolled = Tärningar i ett omslag
study-fact-dice-claims = Drag som mutar in en rutt
study-fact-wilds = Jokrar i en inmutning
study-fact-bought = Köpta brickor i ett parti
study-fact-spent = Brickor som lagts på rutter i ett parti
study-fact-returned = Brickor som lämnats tillbaka i slutet av ett drag, i ett parti
web-help-dice = Vad visar tärningarna?
web-help-dice-text = Varje tärning har två sidor Enkel, två Dubbel, en Station och en Joker. En ruta på en enkel rutt kostar en Enkel, på en dubbel en Dubbel; en Station drar en biljett och en Joker gäller för allt.
web-help-token = Vad är brickor?
web-help-token-text =
    Två valfria oanvända tärningar köper en Enkel- eller Dubbelbricka, som betalar som en tärning, även i samma drag. { $limit ->
        [total] Ingen får ha mer än tre sammanlagt; den som börjar draget med tre tar ingen.
       *[per_type] Ingen får ha mer än tre av en sort, alltså tre Enkel- och tre Dubbelbrickor; den som börjar draget med tre av en sort tar ingen av den sorten.
    }
why-not-now-reroll = bestäm först vilka tärningar du slår om (”reroll nothing” behåller alla).
why-not-in-game-dice = vid det här bordet spelar man utan tärningar.
web-not-now-reroll = Bestäm först vilka tärningar du slår om.
