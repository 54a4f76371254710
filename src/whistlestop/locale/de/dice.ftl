face-single = Einzel
face-double = Doppel
face-station = Bahnhof
face-wild = Joker
die-single = [–] Einzel
die-double = [=] Doppel
die-station = [⌂] Bahnhof
die-wild = [★] Joker
dice-single = { $count } Einzel
dice-double = { $count } Doppel
dice-station =
    { $count ->
        [one] { $count } Bahnhof
       *[other] { $count } Bahnhöfe
    }
dice-wild = { $count } Joker
tokens-single =
    { $count ->
        [one] { $count } Einzel-Chip
       *[other] { $count } Einzel-Chips
    }
tokens-double =
    { $count ->
        [one] { $count } Doppel-Chip
       *[other] { $count } Doppel-Chips
    }
no-tokens = keine Chips
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Einzel, Tunnel
               *[double] { $route }: { $length } Doppel, Tunnel
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Einzel, Fähre mit { $symbols } Joker
               *[double] { $route }: { $length } Doppel, Fähre mit { $symbols } Joker
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Einzel
               *[double] { $route }: { $length } Doppel
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Einzel, Tunnel ({ $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                })
               *[double] { $route }: { $length } Doppel, Tunnel ({ $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                })
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Einzel, Fähre mit { $symbols } Joker ({ $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                })
               *[double] { $route }: { $length } Doppel, Fähre mit { $symbols } Joker ({ $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                })
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Einzel ({ $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                })
               *[double] { $route }: { $length } Doppel ({ $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                })
            }
        }
    }
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length } Einzel, { $special } ({ $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        })
       *[double] { $route }: { $length } Doppel, { $special } ({ $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        })
    }
event-dice-rolled =
    { $who ->
        [you] Du würfelst { $dice }.
       *[other] { $name } würfelt { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Du behältst alle Würfel.
           *[other] Du würfelst { $count } Würfel neu.
        }
       *[other] { $count ->
            [0] { $name } behält alle Würfel.
           *[other] { $name } würfelt { $count } Würfel neu.
        }
    }
event-dice-stand =
    { $who ->
        [you] Deine Würfel zeigen jetzt { $dice }.
       *[other] Die Würfel von { $name } zeigen jetzt { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Du tauschst { $dice } gegen einen Einzel-Chip.
           *[other] { $name } tauscht { $dice } gegen einen Einzel-Chip.
        }
       *[double] { $who ->
            [you] Du tauschst { $dice } gegen einen Doppel-Chip.
           *[other] { $name } tauscht { $dice } gegen einen Doppel-Chip.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Du gibst zurück: { $tokens }.
       *[other] { $name } gibt zurück: { $tokens }.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Du nutzt { $route } ({ $payment }).
           *[other] { $name } nutzt { $route } ({ $payment }).
        }
       *[other] { $who ->
            [you] Du nutzt { $route } ({ $payment }) und bekommst { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
           *[other] { $name } nutzt { $route } ({ $payment }) und bekommt { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Du baust einen Bahnhof in { $place } ({ $payment }).
       *[other] { $name } baut einen Bahnhof in { $place } ({ $payment }).
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Du ziehst { $count ->
            [one] { $count } Zielkarte
           *[other] { $count } Zielkarten
        } ({ $payment }).
       *[other] { $name } zieht { $count ->
            [one] { $count } Zielkarte
           *[other] { $count } Zielkarten
        } ({ $payment }).
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Du versuchst den Tunnel { $route }: Die Tunnelwürfel zeigen kein Symbol.
            [one] Du versuchst den Tunnel { $route }: Die Tunnelwürfel zeigen { $symbols } Symbol.
           *[other] Du versuchst den Tunnel { $route }: Die Tunnelwürfel zeigen { $symbols } Symbole.
        }
       *[other] { $symbols ->
            [0] { $name } versucht den Tunnel { $route }: Die Tunnelwürfel zeigen kein Symbol.
            [one] { $name } versucht den Tunnel { $route }: Die Tunnelwürfel zeigen { $symbols } Symbol.
           *[other] { $name } versucht den Tunnel { $route }: Die Tunnelwürfel zeigen { $symbols } Symbole.
        }
    }
why-reroll-done = neu gewürfelt wird nur einmal, gleich nach dem ersten Wurf.
why-no-such-dice = solche Würfel zum Neuwürfeln hast du nicht.
why-long-route-closed = so lange Strecken sind an diesem Tisch gesperrt.
why-few-symbols =
    { $kind ->
        [single] du brauchst { $count } Einzel und hast { $have }, Joker und Chips mitgezählt.
       *[double] du brauchst { $count } Doppel und hast { $have }, Joker und Chips mitgezählt.
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] du brauchst { $count } Einzel, für die kein Joker stehen darf, und hast { $have }, Chips mitgezählt.
       *[double] du brauchst { $count } Doppel, für die kein Joker stehen darf, und hast { $have }, Chips mitgezählt.
    }
why-few-wilds = die Fähre braucht mindestens { $count } Joker und du hast { $have }.
why-few-station-dice =
    du brauchst { $count ->
        [one] { $count } Bahnhof
       *[other] { $count } Bahnhöfe
    } oder Joker und hast { $have }.
why-few-unused-dice =
    { $have ->
        [0] ein Chip kostet zwei unbenutzte Würfel und du hast keinen.
       *[other] ein Chip kostet zwei unbenutzte Würfel und du hast { $have }.
    }
why-not-these-dice = diese Würfel hast du nicht mehr: { $dice }.
why-token-limit =
    { $kind ->
        [single] niemand darf mehr als { $count } Einzel-Chips haben.
        [double] niemand darf mehr als { $count } Doppel-Chips haben.
       *[any] niemand darf mehr als { $count } Chips haben.
    }
why-tokens-at-start =
    { $kind ->
        [single] du hast diesen Zug mit { $count } Einzel-Chips begonnen und darfst darum keine nehmen.
        [double] du hast diesen Zug mit { $count } Doppel-Chips begonnen und darfst darum keine nehmen.
       *[any] du hast diesen Zug mit { $count } Chips begonnen und darfst darum keine nehmen.
    }
why-token-pool-empty =
    { $kind ->
        [single] es ist kein Einzel-Chip mehr da.
       *[double] es ist kein Doppel-Chip mehr da.
    }
why-token-not-needed = ein jetzt gekaufter Chip muss diesen Tunnel bezahlen, und dieser würde nicht helfen.
why-tokens-must-be-spent =
    { $count ->
        [one] der Chip, den du für diesen Tunnel gekauft hast, muss hinein.
       *[other] die { $count } Chips, die du für diesen Tunnel gekauft hast, müssen hinein.
    }
why-no-tokens-after-tunnel = nach einem gescheiterten Tunnel kann man keine Chips kaufen.
why-cannot-decline = du hast für diesen Tunnel einen Chip gekauft, also musst du ihn bezahlen.
why-few-tokens = diese Chips hast du nicht.
difference-tunnels-dice =
    { $count ->
        [one] { $count } Gleis ist ein Tunnel: Drei Tunnelwürfel werden geworfen und können ihn verteuern.
       *[other] { $count } Gleise sind Tunnel: Drei Tunnelwürfel werden geworfen und können sie verteuern.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } Gleis ist eine Fähre, die zum Teil mit Jokern bezahlt werden muss.
       *[other] { $count } Gleise sind Fähren, die zum Teil mit Jokern bezahlt werden müssen.
    }
options-dice = Mit Würfeln
option-dice = Ob mit der Würfel-Erweiterung gespielt wird.
value-dice-true = Fünf Würfel ersetzen die Wagenkarten: Jedes Symbol bezahlt ein Feld einer Strecke.
value-dice-false = Strecken werden mit Wagenkarten bezahlt.
option-dice-tunnel_faces = Wie viele der sechs Seiten eines Tunnelwürfels ein Symbol zeigen.
value-dice-tunnel_faces-1 = Eine Seite eines Tunnelwürfels zeigt ein Symbol.
value-dice-tunnel_faces-2 = Zwei Seiten eines Tunnelwürfels zeigen ein Symbol.
value-dice-tunnel_faces-3 = Drei Seiten eines Tunnelwürfels zeigen ein Symbol.
option-dice-double_kind = Welche Strecken Doppel-Symbole brauchen.
value-dice-double_kind-printed = Jede Strecke mit zwei aufgedruckten Gleisen braucht Doppel.
value-dice-double_kind-open_tracks = Eine Strecke mit zwei Gleisen braucht nur dann Doppel, wenn genug mitspielen, um beide zu nutzen.
option-dice-wild_map_limits = Ob für Joker gilt, was ein Spielplan für Lokomotiven einschränkt.
value-dice-wild_map_limits-true = Ein Joker bezahlt nur dort Felder, wo der Spielplan es Lokomotiven erlaubt.
value-dice-wild_map_limits-false = Ein Joker bezahlt Felder jeder Strecke.
option-dice-token_cap_scope = Wie die Grenze von drei Chips gezählt wird.
value-dice-token_cap_scope-per_type = Alle dürfen drei Einzel-Chips und drei Doppel-Chips haben.
value-dice-token_cap_scope-total = Alle dürfen insgesamt drei Chips haben.
option-dice-tokens_after_failed_tunnel = Ob man nach einem gescheiterten Tunnel mit unbenutzten Würfeln Chips kaufen darf.
value-dice-tokens_after_failed_tunnel-true = Nach einem gescheiterten Tunnel darf man mit unbenutzten Würfeln noch Chips kaufen.
value-dice-tokens_after_failed_tunnel-false = Nach einem gescheiterten Tunnel kann man keine Chips kaufen.
option-dice-nine_route = Was mit Strecken von mehr als acht Feldern geschieht, die keine Würfel bezahlen können.
value-dice-nine_route-pay8 = Strecken von mehr als acht Feldern kosten acht Symbole und behalten Länge und Punkte.
value-dice-nine_route-len8 = Strecken von mehr als acht Feldern gelten als Strecken von acht.
value-dice-nine_route-closed = Strecken von mehr als acht Feldern können nicht genutzt werden.
heading-double-tokens = Doppel-Chips
heading-single-tokens = Einzel-Chips
help-dice = Mit der Würfel-Erweiterung spielen: Würfel statt Wagenkarten.
turn-summary-dice =
    Zug { $turn }: Du hast { $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }, { $tokens } und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; die anderen: { $others }.
turn-summary-dice-other =
    { $name } ({ $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }, { $tokens }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
dice = Deine Würfel: { $dice }.
dice-tray = Deine Würfel: { $dice }
dice-used = Alle deine Würfel sind verbraucht.
tokens = Deine Chips: { $tokens }.
choice-reroll = { $dice } neu würfeln
choice-reroll-nothing = alle Würfel behalten
choice-buy =
    { $token ->
        [single] für { $dice } einen Einzel-Chip kaufen
       *[double] für { $dice } einen Doppel-Chip kaufen
    }
menu-reroll = Nenne die Würfel, die du neu würfelst („einzel joker“, „2 einzel“, „all“), die du behältst („keep doppel“), oder „nothing“.
menu-buy =
    { $token ->
        [single] Zwei unbenutzte Würfel kaufen einen Einzel-Chip: Tippe „buy einzel“ und die Würfel.
        [double] Zwei unbenutzte Würfel kaufen einen Doppel-Chip: Tippe „buy doppel“ und die Würfel.
       *[both] Zwei unbenutzte Würfel kaufen einen Chip: Tippe „buy einzel“ oder „buy doppel“ und die Würfel.
    }
menu-discard = „end discarding“ und die Chips gibt vor dem Ende deines Zuges welche zurück.
prompt-reroll = Neu würfeln:
question-tunnel-dice =
    { $kind ->
        [single] { $route } kostet { $price } Einzel. Wie bezahlst du?
       *[double] { $route } kostet { $price } Doppel. Wie bezahlst du?
    }
help-play-reroll = Würfel: „einzel joker“ oder „2 einzel“ würfelt diese neu, „keep doppel“ die anderen, „all“ und „nothing“.
help-play-claim-dice = Strecken: „claim paris zurich“, „par zur“, „par zur joker 1“ mit der Bezahlung; Bahnhöfe: „station paris“.
help-play-buy = Chips: „buy einzel with doppel bahnhof“ gibt zwei unbenutzte Würfel für einen; „end discarding einzel“ gibt einen zurück.
help-play-dice-tickets = Zielkarten: „draw 2 tickets“ für zwei Bahnhöfe oder Joker, dann die Nummern zum Behalten, oder none.
help-play-look-dice = Nachsehen: actions, dice, board, score, log („log all“).
web-expansion-dice = Die Würfel-Erweiterung
web-action-dice =
    { $count ->
        [0] Diese Würfel bezahlen keine Strecke. Ziehst du Zielkarten, kaufst du Chips oder beendest du deinen Zug?
        [one] Nutzt du die golden umrandete Strecke oder verwendest du deine Würfel für etwas anderes?
       *[other] Nutzt du eine von { $count } golden umrandeten Strecken oder verwendest du deine Würfel für etwas anderes?
    }
web-choice-move-dice = { $monster } für { $count } Joker nach { $place } bewegen
web-dice = Würfel
web-no-dice = Auf dem Tisch liegen keine Würfel mehr.
web-dice-wait = Gewürfelt wird, wenn der erste Zug beginnt.
web-dice-of = Wurf von { $name }
web-die-marked = neu
web-no-tokens = Noch keine Chips
web-die-swapped = tauschen
web-reroll = Welche Würfel würfelst du neu? Tippe sie an.
web-dice-enough =
    { $count ->
        [0] So wie sie liegen, bezahlen sie keine Strecke.
        [one] So wie sie liegen, bezahlen sie { $count } Strecke.
       *[other] So wie sie liegen, bezahlen sie { $count } Strecken.
    }
web-reroll-marked =
    { $count ->
        [0] Neu würfeln
       *[other] { $count } Würfel neu würfeln
    }
web-stand = Alle behalten
web-buy-token =
    { $token ->
        [single] Einzel-Chip für zwei Würfel kaufen
       *[double] Doppel-Chip für zwei Würfel kaufen
    }
web-swap = Tippe auf zwei Würfel, um sie gegen einen Chip zu tauschen.
web-swap-for = Gegen welchen Chip tauschst du sie?
web-discard = Chips zurückgeben
web-give-back = { $tokens } zurückgeben
web-tunnel-too-dear-dice = Das kannst du nicht bezahlen.
web-count-tokens = Chips
study-dice = Würfel und Chips
study-dice-table = Die Würfel in einem Spiel
study-fact-rerolls = Züge mit Neuwurf
study-fact-rerolled = Würfel in einem Neuwurf
study-fact-dice-claims = Züge, die eine Strecke nutzen
study-fact-wilds = Joker in einer Nutzung
study-fact-bought = In einem Spiel gekaufte Chips
study-fact-spent = In einem Spiel für Strecken ausgegebene Chips
study-fact-returned = Am Zugende zurückgegebene Chips in einem Spiel
web-help-dice = Was zeigen die Würfel?
web-help-dice-text = Jeder Würfel hat zwei Seiten mit Einzel, zwei mit Doppel, einen Bahnhof und einen Joker. Ein Feld einer einfachen Strecke kostet ein Einzel, das einer doppelten ein Doppel; ein Bahnhof zieht eine Zielkarte, und ein Joker steht für alles.
web-help-token = Was sind Chips?
web-help-token-text =
    Zwei beliebige ungenutzte Würfel kaufen einen Einzel- oder Doppelchip, der wie ein Würfel zahlt, auch im selben Zug. { $limit ->
        [total] Niemand hat mehr als drei insgesamt; wer den Zug mit drei beginnt, nimmt keine.
       *[per_type] Niemand hat mehr als drei von einer Sorte, also drei Einzel- und drei Doppelchips; wer den Zug mit drei von einer Sorte beginnt, nimmt von dieser keine.
    }
why-not-now-reroll = entscheide zuerst, welche Würfel du neu würfelst („reroll nothing“ behält alle).
why-not-in-game-dice = an diesem Tisch wird ohne Würfel gespielt.
web-not-now-reroll = Entscheide zuerst, welche Würfel du neu würfelst.
