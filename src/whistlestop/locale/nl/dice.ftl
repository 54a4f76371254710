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
       *[other] { $count } Stations
    }
dice-wild =
    { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokers
    }
tokens-single =
    { $count ->
        [one] { $count } Enkel-fiche
       *[other] { $count } Enkel-fiches
    }
tokens-double =
    { $count ->
        [one] { $count } Dubbel-fiche
       *[other] { $count } Dubbel-fiches
    }
no-tokens = geen fiches
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkel, tunnel
               *[double] { $route }: { $length } Dubbel, tunnel
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkel, veerboot met { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokers
                }
               *[double] { $route }: { $length } Dubbel, veerboot met { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokers
                }
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkel
               *[double] { $route }: { $length } Dubbel
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkel, tunnel ({ $points ->
                    [one] { $points } punt
                   *[other] { $points } punten
                })
               *[double] { $route }: { $length } Dubbel, tunnel ({ $points ->
                    [one] { $points } punt
                   *[other] { $points } punten
                })
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkel, veerboot met { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokers
                } ({ $points ->
                    [one] { $points } punt
                   *[other] { $points } punten
                })
               *[double] { $route }: { $length } Dubbel, veerboot met { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokers
                } ({ $points ->
                    [one] { $points } punt
                   *[other] { $points } punten
                })
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkel ({ $points ->
                    [one] { $points } punt
                   *[other] { $points } punten
                })
               *[double] { $route }: { $length } Dubbel ({ $points ->
                    [one] { $points } punt
                   *[other] { $points } punten
                })
            }
        }
    }
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length } Enkel, { $special } ({ $points ->
            [one] { $points } punt
           *[other] { $points } punten
        })
       *[double] { $route }: { $length } Dubbel, { $special } ({ $points ->
            [one] { $points } punt
           *[other] { $points } punten
        })
    }
event-dice-rolled =
    { $who ->
        [you] Je gooit { $dice }.
       *[other] { $name } gooit { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Je houdt alle dobbelstenen.
            [one] Je gooit { $count } dobbelsteen opnieuw.
           *[other] Je gooit { $count } dobbelstenen opnieuw.
        }
       *[other] { $count ->
            [0] { $name } houdt alle dobbelstenen.
            [one] { $name } gooit { $count } dobbelsteen opnieuw.
           *[other] { $name } gooit { $count } dobbelstenen opnieuw.
        }
    }
event-dice-stand =
    { $who ->
        [you] Je dobbelstenen tonen nu { $dice }.
       *[other] De dobbelstenen van { $name } tonen nu { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Je ruilt { $dice } voor een Enkel-fiche.
           *[other] { $name } ruilt { $dice } voor een Enkel-fiche.
        }
       *[double] { $who ->
            [you] Je ruilt { $dice } voor een Dubbel-fiche.
           *[other] { $name } ruilt { $dice } voor een Dubbel-fiche.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Je geeft { $tokens } terug.
       *[other] { $name } geeft { $tokens } terug.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Je bezet { $route } met { $payment }.
           *[other] { $name } bezet { $route } met { $payment }.
        }
       *[other] { $who ->
            [you] Je bezet { $route } met { $payment } en scoort { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            }.
           *[other] { $name } bezet { $route } met { $payment } en scoort { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            }.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Je bouwt een station in { $place } met { $payment }.
       *[other] { $name } bouwt een station in { $place } met { $payment }.
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Je trekt { $count ->
            [one] { $count } bestemmingskaart
           *[other] { $count } bestemmingskaarten
        } met { $payment }.
       *[other] { $name } trekt { $count ->
            [one] { $count } bestemmingskaart
           *[other] { $count } bestemmingskaarten
        } met { $payment }.
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Je probeert de tunnel { $route }: de tunneldobbelstenen tonen geen symbool.
            [one] Je probeert de tunnel { $route }: de tunneldobbelstenen tonen { $symbols } symbool.
           *[other] Je probeert de tunnel { $route }: de tunneldobbelstenen tonen { $symbols } symbolen.
        }
       *[other] { $symbols ->
            [0] { $name } probeert de tunnel { $route }: de tunneldobbelstenen tonen geen symbool.
            [one] { $name } probeert de tunnel { $route }: de tunneldobbelstenen tonen { $symbols } symbool.
           *[other] { $name } probeert de tunnel { $route }: de tunneldobbelstenen tonen { $symbols } symbolen.
        }
    }
why-reroll-done = je gooit maar één keer opnieuw, meteen na de eerste worp.
why-no-such-dice = zulke dobbelstenen heb je niet om opnieuw te gooien.
why-long-route-closed = zulke lange routes zijn aan deze tafel gesloten.
why-few-symbols =
    { $kind ->
        [single] je hebt { $count } Enkel nodig en hebt er { $have }, Jokers en fiches meegeteld.
       *[double] je hebt { $count } Dubbel nodig en hebt er { $have }, Jokers en fiches meegeteld.
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] je hebt { $count } Enkel nodig, zonder Jokers in de plaats, en hebt er { $have }, fiches meegeteld.
       *[double] je hebt { $count } Dubbel nodig, zonder Jokers in de plaats, en hebt er { $have }, fiches meegeteld.
    }
why-few-wilds =
    de veerboot vraagt minstens { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokers
    } en je hebt er { $have }.
why-few-station-dice =
    { $count ->
        [one] je hebt { $count } Station of Joker nodig en hebt er { $have }.
       *[other] je hebt { $count } Stations of Jokers nodig en hebt er { $have }.
    }
why-few-unused-dice =
    { $have ->
        [0] een fiche kost twee ongebruikte dobbelstenen en je hebt er geen.
       *[other] een fiche kost twee ongebruikte dobbelstenen en je hebt er { $have }.
    }
why-not-these-dice = deze dobbelstenen heb je niet meer: { $dice }.
why-token-limit =
    { $kind ->
        [single] niemand mag meer dan { $count } Enkel-fiches hebben.
        [double] niemand mag meer dan { $count } Dubbel-fiches hebben.
       *[any] niemand mag meer dan { $count } fiches hebben.
    }
why-tokens-at-start =
    { $kind ->
        [single] je begon deze beurt met { $count } Enkel-fiches, dus je mag er nu geen nemen.
        [double] je begon deze beurt met { $count } Dubbel-fiches, dus je mag er nu geen nemen.
       *[any] je begon deze beurt met { $count } fiches, dus je mag er nu geen nemen.
    }
why-token-pool-empty =
    { $kind ->
        [single] er zijn geen Enkel-fiches meer te nemen.
       *[double] er zijn geen Dubbel-fiches meer te nemen.
    }
why-token-not-needed = een fiche die je nu koopt moet deze tunnel betalen, en deze zou niet helpen.
why-tokens-must-be-spent =
    { $count ->
        [one] de fiche die je voor deze tunnel kocht moet erin.
       *[other] de { $count } fiches die je voor deze tunnel kocht moeten erin.
    }
why-no-tokens-after-tunnel = na een mislukte tunnel kun je geen fiches kopen.
why-cannot-decline = je kocht een fiche voor deze tunnel, dus je moet hem betalen.
why-few-tokens = deze fiches heb je niet.
difference-tunnels-dice =
    { $count ->
        [one] { $count } spoor is een tunnel: er worden drie tunneldobbelstenen gegooid die hem duurder kunnen maken.
       *[other] { $count } sporen zijn tunnels: er worden drie tunneldobbelstenen gegooid die ze duurder kunnen maken.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } spoor is een veerboot, die deels met Jokers betaald moet worden.
       *[other] { $count } sporen zijn veerboten, die deels met Jokers betaald moeten worden.
    }
options-dice = Met dobbelstenen
option-dice = Of met de dobbelsteenuitbreiding gespeeld wordt.
value-dice-true = Vijf dobbelstenen vervangen de treinkaarten: elk symbool betaalt één vak van een route.
value-dice-false = Routes worden met treinkaarten betaald.
option-dice-tunnel_faces = Hoeveel van de zes zijden van een tunneldobbelsteen een symbool tonen.
value-dice-tunnel_faces-1 = Eén zijde van een tunneldobbelsteen toont een symbool.
value-dice-tunnel_faces-2 = Twee zijden van een tunneldobbelsteen tonen een symbool.
value-dice-tunnel_faces-3 = Drie zijden van een tunneldobbelsteen tonen een symbool.
option-dice-double_kind = Welke routes Dubbel-symbolen vragen.
value-dice-double_kind-printed = Elke route die met twee sporen gedrukt is, vraagt Dubbel.
value-dice-double_kind-open_tracks = Een route met twee sporen vraagt alleen Dubbel als er genoeg spelers zijn om beide te gebruiken.
option-dice-wild_map_limits = Of een Joker gebonden is aan wat een bord voor locomotieven beperkt.
value-dice-wild_map_limits-true = Een Joker betaalt alleen vakken waar het bord dat locomotieven toestaat.
value-dice-wild_map_limits-false = Een Joker betaalt vakken van elke route.
option-dice-token_cap_scope = Hoe de grens van drie fiches geteld wordt.
value-dice-token_cap_scope-per_type = Iedereen mag drie Enkel-fiches en drie Dubbel-fiches hebben.
value-dice-token_cap_scope-total = Iedereen mag in totaal drie fiches hebben.
option-dice-tokens_after_failed_tunnel = Of ongebruikte dobbelstenen na een mislukte tunnel fiches mogen kopen.
value-dice-tokens_after_failed_tunnel-true = Na een mislukte tunnel mogen ongebruikte dobbelstenen nog fiches kopen.
value-dice-tokens_after_failed_tunnel-false = Na een mislukte tunnel kun je geen fiches kopen.
option-dice-nine_route = Wat er gebeurt met routes van meer dan acht vakken, die dobbelstenen niet kunnen betalen.
value-dice-nine_route-pay8 = Routes van meer dan acht vakken kosten acht symbolen en houden hun lengte en punten.
value-dice-nine_route-len8 = Routes van meer dan acht vakken tellen als routes van acht.
value-dice-nine_route-closed = Routes van meer dan acht vakken kunnen niet bezet worden.
heading-double-tokens = Dubbel-fiches
heading-single-tokens = Enkel-fiches
help-dice = Met de dobbelsteenuitbreiding spelen: dobbelstenen in plaats van treinkaarten.
turn-summary-dice =
    Beurt { $turn }: je hebt { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $tokens } en { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; de anderen: { $others }.
turn-summary-dice-other =
    { $name } ({ $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $tokens }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    })
dice = Je dobbelstenen: { $dice }.
dice-tray = Je dobbelstenen: { $dice }
dice-used = Al je dobbelstenen zijn gebruikt.
tokens = Je fiches: { $tokens }.
choice-reroll = { $dice } opnieuw gooien
choice-reroll-nothing = alle dobbelstenen houden
choice-buy =
    { $token ->
        [single] een Enkel-fiche kopen met { $dice }
       *[double] een Dubbel-fiche kopen met { $dice }
    }
menu-reroll = Noem de dobbelstenen die je opnieuw gooit (“enkel joker”, “2 enkel”, “all”), die je houdt (“keep dubbel”), of “nothing”.
menu-buy =
    { $token ->
        [single] Twee ongebruikte dobbelstenen kopen een Enkel-fiche: typ “buy enkel” en de dobbelstenen.
        [double] Twee ongebruikte dobbelstenen kopen een Dubbel-fiche: typ “buy dubbel” en de dobbelstenen.
       *[both] Twee ongebruikte dobbelstenen kopen een fiche: typ “buy enkel” of “buy dubbel” en de dobbelstenen.
    }
menu-discard = “end discarding” en de fiches geeft er terug voordat je beurt eindigt.
prompt-reroll = Opnieuw gooien:
question-tunnel-dice =
    { $kind ->
        [single] { $route } kost { $price } Enkel. Hoe betaal je?
       *[double] { $route } kost { $price } Dubbel. Hoe betaal je?
    }
help-play-reroll = Dobbelstenen: “enkel joker” of “2 enkel” gooit die opnieuw, “keep dubbel” de andere, “all” en “nothing”.
help-play-claim-dice = Routes: “claim paris zurich”, “par zur”, “par zur joker 1” om te zeggen hoe je betaalt; stations: “station paris”.
help-play-buy = Fiches: “buy enkel with dubbel station” geeft twee ongebruikte dobbelstenen voor één; “end discarding enkel” geeft er één terug.
help-play-dice-tickets = Bestemmingskaarten: “draw 2 tickets” voor twee Stations of Jokers, dan de nummers om te houden, of none.
help-play-look-dice = Opzoeken: actions, dice, board, score, log (“log all”).
web-expansion-dice = De dobbelsteenuitbreiding
web-action-dice =
    { $count ->
        [0] Deze dobbelstenen betalen geen route. Trek je bestemmingen, koop je fiches of beëindig je je beurt?
        [one] Bezet je de route met gouden rand, of gebruik je je dobbelstenen voor iets anders?
       *[other] Bezet je een van de { $count } routes met gouden rand, of gebruik je je dobbelstenen voor iets anders?
    }
web-choice-move-dice =
    { $monster } naar { $place } verplaatsen voor { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokers
    }
web-dice = Dobbelstenen
web-no-dice = Er liggen geen dobbelstenen meer op tafel.
web-dice-wait = Er wordt gegooid als de eerste beurt begint.
web-dice-of = worp van { $name }
web-die-marked = opnieuw
web-no-tokens = Nog geen fiches
web-die-swapped = ruilen
web-reroll = Welke dobbelstenen gooi je opnieuw? Tik erop.
web-dice-enough =
    { $count ->
        [0] Zoals ze liggen, betalen ze geen route.
        [one] Zoals ze liggen, betalen ze { $count } route.
       *[other] Zoals ze liggen, betalen ze { $count } routes.
    }
web-reroll-marked =
    { $count ->
        [0] Opnieuw gooien
        [one] { $count } dobbelsteen opnieuw
       *[other] { $count } dobbelstenen opnieuw
    }
web-stand = Alles houden
web-buy-token =
    { $token ->
        [single] Enkel-fiche kopen voor twee dobbelstenen
       *[double] Dubbel-fiche kopen voor twee dobbelstenen
    }
web-swap = Tik op twee dobbelstenen om ze te ruilen voor een fiche.
web-swap-for = Voor welke fiche ruil je ze?
web-discard = Fiches teruggeven
web-give-back = { $tokens } teruggeven
web-tunnel-too-dear-dice = Dat kun je niet betalen.
web-count-tokens = fiches
study-dice = Dobbelstenen en fiches
study-dice-table = De dobbelstenen in een spel
study-fact-rerolls = Beurten met een tweede worp
study-fact-rerolled = Dobbelstenen in een tweede worp
study-fact-dice-claims = Beurten die een route bezetten
study-fact-wilds = Jokers bij het bezetten
study-fact-bought = Gekochte fiches in een spel
study-fact-spent = Aan routes uitgegeven fiches in een spel
study-fact-returned = Aan het eind van een beurt teruggegeven fiches, in een spel
web-help-dice = Wat tonen de dobbelstenen?
web-help-dice-text = Elke steen heeft twee zijden Enkel, twee Dubbel, één Station en één Joker. Een vak van een enkele route kost een Enkel, van een dubbele een Dubbel; een Station trekt een bestemming en een Joker staat voor alles.
web-help-token = Wat zijn fiches?
web-help-token-text =
    Twee willekeurige ongebruikte stenen kopen een fiche Enkel of Dubbel, dat als een steen betaalt, ook in dezelfde beurt. { $limit ->
        [total] Niemand heeft er meer dan drie in totaal; wie zijn beurt met drie begint, neemt er geen.
       *[per_type] Niemand heeft er meer dan drie van één soort, dus drie Enkel en drie Dubbel; wie zijn beurt met drie van een soort begint, neemt er van die soort geen.
    }
why-not-now-reroll = beslis eerst welke dobbelstenen je opnieuw gooit (“reroll nothing” houdt ze allemaal).
why-not-in-game-dice = aan deze tafel wordt zonder dobbelstenen gespeeld.
web-not-now-reroll = Beslis eerst welke dobbelstenen je opnieuw gooit.
