monster-alvin = Alvin
monster-dexter = Dexter
event-monster-placed =
    { $who ->
        [you] Du stellst { $monster } nach { $place }.
       *[other] { $name } stellt { $monster } nach { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Du belässt { $monster } in { $place }
           *[no] Du bewegst { $monster } von { $left } nach { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }für { $locomotives } Joker
           *[cards] { " " }für { $locomotives ->
                [one] { $locomotives } Lokomotive
               *[other] { $locomotives } Lokomotiven
            }
        } und nimmst eine Karte von { $monster }, die { $monster } bis zum Ende deines nächsten Zugs sperrt.
       *[other] { $stays ->
            [yes] { $name } belässt { $monster } in { $place }
           *[no] { $name } bewegt { $monster } von { $left } nach { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }für { $locomotives } Joker
           *[cards] { " " }für { $locomotives ->
                [one] { $locomotives } Lokomotive
               *[other] { $locomotives } Lokomotiven
            }
        } und nimmt eine Karte von { $monster }, die { $monster } bis zum Ende des nächsten Zugs von { $name } sperrt.
    }
event-monster-card-turned =
    { $who ->
        [you] Deine Karte von { $monster } wird verdeckt: { $monster } darf wieder bewegt werden.
       *[other] Die Karte von { $monster } vor { $name } wird verdeckt: { $monster } darf wieder bewegt werden.
    }
event-monster-paid =
    { $who ->
        [you] Du bewegst damit ein Monster: { $dice }.
       *[other] { $name } bewegt damit ein Monster: { $dice }.
    }
why-chaos = { $place } ist im Chaos: { $monster } ist dort.
why-placed-already = die Monster wurden schon vor dem ersten Zug aufgestellt.
why-same-place = dort ist { $monster }, und die Monster beginnen an verschiedenen Orten.
why-no-country-at-start = an diesem Tisch beginnt kein Monster in einem Land.
why-country-one-place = das Land ist ein einziger Ort und heißt hier { $place }.
why-monsters-stay = an diesem Tisch werden die Monster nie bewegt.
why-no-move-after-tunnel = nach einem gescheiterten Tunnel kann kein Monster bewegt werden.
why-monster-moved = du hast in diesem Zug schon { $monster } bewegt, und mehr als ein Monster geht nicht.
why-monster-locked =
    { $who ->
        [you] { $monster } ist gesperrt, solange deine Karte offen liegt.
       *[other] { $monster } ist gesperrt, solange die Karte vor { $name } offen liegt.
    }
why-no-monster-cards = es gibt keine Karten von { $monster } mehr, also bleibt { $monster } stehen.
why-must-not-stay = { $monster } muss den Ort verlassen.
why-must-not-share = dort ist { $monster }, und die Monster dürfen nicht am selben Ort sein.
why-too-far =
    { $place } ist mehr als { $steps } Orte von { $monster } entfernt, zu weit für { $purse ->
        [wilds] { $count } Joker
        [wilds_or_pairs] { $count ->
            [one] { $count } Joker oder Paar
           *[other] { $count } Joker oder Paare
        }
       *[cards] { $count ->
            [one] { $count } Lokomotive
           *[other] { $count } Lokomotiven
        }
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] du brauchst { $count } Joker und hast { $have }.
        [wilds_or_pairs] du brauchst { $count } und hast { $have }, wobei jeder Joker und jedes Paar gleicher Würfel zählt.
       *[cards] du brauchst { $count ->
            [one] { $count } Lokomotive
           *[other] { $count } Lokomotiven
        } und hast { $have }.
    }
options-monsters = Mit Monstern
option-monsters = Ob mit Alvin & Dexter gespielt wird.
value-monsters-true = Alvin und Dexter sind auf dem Spielplan: Keine Strecke zum Ort eines Monsters kann genutzt werden.
value-monsters-false = Es gibt keine Monster.
option-monsters-setup_in_country = Ob ein Monster in einem Land beginnen darf.
value-monsters-setup_in_country-true = Ein Monster darf in einem Land beginnen.
value-monsters-setup_in_country-false = Monster beginnen nur in Städten.
option-monsters-country_one_place = Ob ein Land mit mehreren Grenzpunkten ein einziger Ort ist.
value-monsters-country_one_place-true = Ein Land ist ein Ort: Ein Monster dort sperrt alle seine Grenzpunkte.
value-monsters-country_one_place-false = Jeder Grenzpunkt eines Landes ist ein eigener Ort.
option-monsters-zero_move = Ob ein bezahltes Monster stehen bleiben darf.
value-monsters-zero_move-true = Ein bezahltes Monster darf bleiben, wo es ist.
value-monsters-zero_move-false = Ein bezahltes Monster muss seinen Ort verlassen.
option-monsters-share_city = Ob nach dem Start beide Monster am selben Ort sein dürfen.
value-monsters-share_city-true = Nach dem Start dürfen beide Monster am selben Ort sein.
value-monsters-share_city-false = Die Monster sind nie am selben Ort.
option-monsters-halve_twice = Ob eine Zielkarte mit Monstern an beiden Enden zweimal halbiert wird.
value-monsters-halve_twice-true = Eine Zielkarte wird für jedes Ende mit einem Monster einmal halbiert.
value-monsters-halve_twice-false = Eine Zielkarte wird nur einmal halbiert.
option-monsters-multi_ticket = Wann eine Zielkarte mit mehreren Zielen halbiert wird.
value-monsters-multi_ticket-scored_pair = Eine Zielkarte mit mehreren Zielen wird halbiert, wenn ein Monster an ihrem Start oder am gewerteten Ziel ist.
value-monsters-multi_ticket-any_named = Eine Zielkarte mit mehreren Zielen wird halbiert, wenn ein Monster an irgendeinem ihrer Orte ist.
option-monsters-bonus_points = Punkte für die meisten Karten eines Monsters.
value-monsters-bonus_points =
    Die meisten Karten eines Monsters sind { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } wert.
option-monsters-chaos_blocks = Was am Ort eines Monsters nicht geht.
value-monsters-chaos_blocks-routes = Am Ort eines Monsters können nur keine Strecken genutzt werden.
value-monsters-chaos_blocks-all = Am Ort eines Monsters kann keine Strecke genutzt und kein Bahnhof gebaut werden, und kein Passagier kommt oder geht.
heading-alvin = Alvin
heading-dexter = Dexter
help-monsters = Mit Alvin & Dexter spielen: zwei Monster auf dem Spielplan.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } ist in { $place }, gesperrt durch deine Karte.
           *[other] { $monster } ist in { $place }, gesperrt durch die Karte von { $name }.
        }
        [stuck] { $monster } bleibt für immer in { $place }.
        [nowhere] { $monster } ist noch nicht auf dem Spielplan.
       *[free] { $monster } ist in { $place }.
    }
monster-deck =
    { $count ->
        [0] Es gibt keine Karten von { $monster } mehr: { $monster } kann nicht mehr bewegt werden.
        [one] Es gibt noch { $count } Karte von { $monster }.
       *[other] Es gibt noch { $count } Karten von { $monster }.
    }
monster-cards-own =
    { $count ->
        [0] Keine Karte von { $monster } liegt verdeckt vor dir.
        [one] { $count } Karte von { $monster } liegt verdeckt vor dir.
       *[other] { $count } Karten von { $monster } liegen verdeckt vor dir.
    }
monsters-chaos = Strecken zu diesen Orten können jetzt nicht genutzt werden: { $places }. Zielkarten, die am Ende den Ort eines Monsters nennen, zählen halb.
no-monsters = An diesem Tisch wird ohne Monster gespielt.
reach =
    { $purse ->
        [wilds] { $monster }, für { $count } Joker: { $places }.
        [pairs] { $count ->
            [one] { $monster }, für { $count } Joker oder Paar: { $places }.
           *[other] { $monster }, für { $count } Joker oder Paare: { $places }.
        }
       *[cards] { $count ->
            [one] { $monster }, für { $count } Lokomotive: { $places }.
           *[other] { $monster }, für { $count } Lokomotiven: { $places }.
        }
    }
reach-none = { $monster } kann jetzt nicht bewegt werden: { $reason }
choice-place = { $monster } nach { $place } stellen
choice-move =
    { $purse ->
        [wilds] { $monster } für { $count } Joker nach { $place } bewegen
        [pairs] { $count ->
            [one] { $monster } für { $count } Joker oder Paar nach { $place } bewegen
           *[other] { $monster } für { $count } Joker oder Paare nach { $place } bewegen
        }
       *[cards] { $count ->
            [one] { $monster } für { $count } Lokomotive nach { $place } bewegen
           *[other] { $monster } für { $count } Lokomotiven nach { $place } bewegen
        }
    }
menu-move =
    { $count ->
        [one] { $monster } kann an { $count } Ort gehen: Tippe „{ $word }“ und den Ort, oder „reach { $word }“, um ihn zu sehen.
       *[other] { $monster } kann an { $count } Orte gehen: Tippe „{ $word }“ und den Ort, oder „reach { $word }“, um sie zu sehen.
    }
prompt-place = { $monster } kommt nach:
question-place = Du stellst { $monster } auf den Spielplan: Solange { $monster } dort ist, kann keine Strecke zu diesem Ort genutzt werden.
question-move = Wie bezahlst du die Bewegung von { $monster } nach { $place }?
ticket-halved = { $text } Sie zählt nur { $points }, solange ein Monster hier ist: { $places }.
ticket-cost-halved = { $text } Misslingt sie, kostet sie nur { $points }, solange ein Monster hier ist: { $places }.
score-monsters = Die Boni für Monsterkarten sind nicht dabei: Verdeckte Karten sind geheim.
scoring-monster =
    { $points ->
        [0] { $name }: Karten von { $monster }: { $count }.
       *[other] { $name }: Karten von { $monster }: { $count }, die meisten von allen: plus { $points }.
    }
help-play-monsters =
    { $purse ->
        [dice] Monster: „alvin boston“ bewegt Alvin für so wenige Joker wie möglich, „alvin boston 2“ für zwei.
       *[cards] Monster: „alvin boston“ bewegt Alvin für so wenige Lokomotiven wie möglich, „alvin boston 2“ für zwei.
    }
help-play-reach = „monsters“ sagt, wo sie sind, „reach alvin“, wohin Alvin gehen kann.
web-expansion-monsters = Alvin & Dexter
web-monster-here = { $monster } ist hier: Keine Strecke zu diesem Ort kann genutzt werden.
web-monster-at = { $monster } in { $place }
web-monster-card = Die Karte von { $monster } liegt hier offen
web-ticket-half = zählt gerade halb: ein Monster ist in { $places }
web-ticket-halved = halbiert: ein Monster war in { $places }
web-question-place = Wo soll { $monster } anfangen?
web-question-place-note = Keine Strecke dorthin kann genutzt werden, solange { $monster } dort ist.
web-pick-monster = Wohin soll { $monster } gehen? Drück auf einen Ort.
web-move-monster = { $monster } bewegen
study-monsters = Alvin & Dexter
study-monsters-text = Eine Zielkarte, die am Ende einen Ort im Chaos nennt, ist die Hälfte wert, erfüllt oder nicht.
study-monsters-table = Die Monster in einem Spiel
study-visits = Wohin Monster gehen
study-visits-caption = Ankünfte in einem Spiel an den zehn meistbesuchten Orten, { $games } Spiele.
study-fact-moves = Bewegungen von { $monster } in einem Spiel
study-fact-locomotives = Lokomotiven (mit Würfeln: Joker) für { $monster } in einem Spiel
study-fact-bonus-alone = Bonus für { $monster } von einem allein gewonnen
study-fact-bonus-shared = Bonus für { $monster } geteilt
study-fact-holder = Spiele, die gewinnt, wer den Bonus für { $monster } allein gewann
study-fact-halved = Halbierte Zielkarten in einem Spiel
study-fact-lost = Punkte, die erfüllte Zielkarten durch Halbieren verlieren
study-fact-spared = Punkte, die verfehlte Zielkarten durch Halbieren sparen
web-replay-monsters = Verdeckt: { $cards }
web-overlay-monsters = Wohin die Monster könnten
web-overlay-locked = { $monster } ist gesperrt: Die Karte liegt offen vor { $name }.
web-overlay-stays = { $monster } kann jetzt niemand bewegen.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: Orte für einen Joker { $near }, nur für zwei { $far }.
       *[cards] { $monster }: Orte für eine Lokomotive { $near }, nur für zwei { $far }.
    }
web-help-monster = Wie bewegen sich die Monster?
web-help-monster-text =
    { $purse ->
        [dice] In deinem Zug darfst du ein Monster bewegen: für einen Joker bis zu drei Orte weit, für zwei bis zu sechs. Du nimmst eine seiner Karten; bis sie am Ende deines nächsten Zuges umgedreht wird, kann niemand dieses Monster bewegen. Die meisten Karten eines Monsters bringen { $points } Punkte.
       *[cards] In deinem Zug darfst du ein Monster bewegen: für eine Lokomotive bis zu drei Orte weit, für zwei bis zu sechs. Du nimmst eine seiner Karten; bis sie am Ende deines nächsten Zuges umgedreht wird, kann niemand dieses Monster bewegen. Die meisten Karten eines Monsters bringen { $points } Punkte.
    }
web-help-chaos = Was heißt Chaos?
web-help-chaos-text = Wo ein Monster steht, herrscht Chaos: Keine Strecke, die dort endet, kann genutzt werden. Waggons, die schon liegen, bleiben und zählen. Am Ende bringt oder kostet eine Zielkarte mit so einem Ort die Hälfte, abgerundet.
advice-mechanism-monsters = In { $games } Spielen nutzt nie jemand ein Monster.
why-not-now-place-monster = zuerst werden die Monster auf den Spielplan gestellt.
why-not-in-game-monsters = an diesem Tisch wird ohne Monster gespielt.
web-not-now-place-monster = Zuerst werden die Monster auf den Spielplan gestellt.
study-part-alvin = Bonus für Alvin
study-part-dexter = Bonus für Dexter
used-monsters = Züge der Monster
