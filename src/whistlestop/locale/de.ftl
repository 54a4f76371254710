# German. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = Rot
kind-orange = Orange
kind-yellow = Gelb
kind-green = Grün
kind-blue = Blau
kind-pink = Rosa
kind-white = Weiß
kind-black = Schwarz
kind-gray = Grau
kind-locomotive = Lokomotive

card-red = eine rote Karte
card-orange = eine orange Karte
card-yellow = eine gelbe Karte
card-green = eine grüne Karte
card-blue = eine blaue Karte
card-pink = eine rosa Karte
card-white = eine weiße Karte
card-black = eine schwarze Karte
card-locomotive = eine Lokomotive

cards-red = { $count } rote
cards-orange = { $count } orange
cards-yellow = { $count } gelbe
cards-green = { $count } grüne
cards-blue = { $count } blaue
cards-pink = { $count } rosa
cards-white = { $count } weiße
cards-black = { $count } schwarze
cards-locomotive =
    { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    }

## Small words

nothing = nichts
empty-slot = ein leerer Platz
from-to = { $fewest } bis { $most }
not-known-yet = noch nicht bekannt
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = USA
board-usa-base-revised = USA, überarbeitete Zielkarten
board-usa-1910 = USA 1910
board-usa-big-cities = USA 1910, große Städte
board-usa-mega = USA 1910, Mega-Spiel
board-europe = Europa
board-europe-expanded = Europa 1912, erweitert
board-europe-big-cities = Europa 1912, große Städte
board-europe-mega = Europa 1912, Mega-Spiel
board-germany = Deutschland
board-india = Indien
board-lake-constance = Bodensee
board-legendary-asia = Legendäres Asien
board-london = London
board-marklin = Märklin
board-new-york = New York
board-nordic = Nordische Länder
board-switzerland = Schweiz
board-draft = { $name } (Entwurf)

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: Länge { $length }, { $colour }, Tunnel
            [ferry] { $route }: Länge { $length }, { $colour }, Fähre mit { $symbols ->
                [one] { $symbols } Lokomotive
               *[other] { $symbols } Lokomotiven
            }
           *[plain] { $route }: Länge { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: Länge { $length }, { $colour }, Tunnel ({ $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            })
            [ferry] { $route }: Länge { $length }, { $colour }, Fähre mit { $symbols ->
                [one] { $symbols } Lokomotive
               *[other] { $symbols } Lokomotiven
            } ({ $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            })
           *[plain] { $route }: Länge { $length }, { $colour } ({ $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            })
        }
    }
route-detail-special =
    { $route }: Länge { $length }, { $colour }, { $special } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
track-type =
    { $type ->
        [tunnel] Tunnel
        [ferry] Fähre, { $symbols ->
            [one] { $symbols } Lokomotive
           *[other] { $symbols } Lokomotiven
        }
       *[plain] { "" }
    }
track-trains =
    { $count ->
        [one] braucht { $count } Waggon
       *[other] braucht { $count } Waggons
    }
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] normal
        [long] lang
        [short] kurz
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } normale Zielkarte
           *[other] { $count } normale Zielkarten
        }
        [long] { $count ->
            [one] { $count } lange Zielkarte
           *[other] { $count } lange Zielkarten
        }
        [short] { $count ->
            [one] { $count } kurze Zielkarte
           *[other] { $count } kurze Zielkarten
        }
       *[other] { $count ->
            [one] { $count } Zielkarte aus dem Stapel „{ $deck }“
           *[other] { $count } Zielkarten aus dem Stapel „{ $deck }“
        }
    }
points-of-length = { $points } für Länge { $length }

## Seats

you = Du
seat-name-0 = Ada
seat-name-1 = Bruno
seat-name-2 = Chidi
seat-name-3 = Dora
seat-name-4 = Emre
seat-name-5 = Freja

## Events

event-game-started =
    { $who ->
        [you] Eine Partie für { $players } beginnt. Du fängst an.
       *[other] Eine Partie für { $players } beginnt. { $name } fängt an.
    }
event-turn-started =
    { $who ->
        [you] Zug { $turn }: du.
       *[other] Zug { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Du ziehst { $card } vom Stapel.
       *[other] { $name } zieht { $card } vom Stapel.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Du ziehst eine Karte vom Stapel.
       *[other] { $name } zieht eine Karte vom Stapel.
    }
event-card-taken =
    { $who ->
        [you] Du nimmst { $card } aus der Auslage.
       *[other] { $name } nimmt { $card } aus der Auslage.
    }
event-card-turned-up = In die Auslage kommt: { $card }.
event-display-reset = Drei Lokomotiven liegen offen: Die Auslage wird ausgetauscht.
event-deck-reshuffled =
    Der Ablagestapel wird zum neuen Stapel mit { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
event-ticket-offered =
    { $who ->
        [you] Dir wird die Zielkarte { $ticket } angeboten.
       *[other] { $name } wird die Zielkarte { $ticket } angeboten.
    }
event-ticket-kept =
    { $who ->
        [you] Du behältst die Zielkarte { $ticket }.
       *[other] { $name } behält die Zielkarte { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Du gibst die Zielkarte { $ticket } zurück.
       *[other] { $name } gibt die Zielkarte { $ticket } zurück.
    }
event-tickets-chosen =
    { $who ->
        [you] Du hast jetzt { $kept ->
            [one] { $kept } Zielkarte
           *[other] { $kept } Zielkarten
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; zurückgegeben: { $back }
            }
           *[other] { $back ->
                [0] ; aus dem Spiel: { $gone }
               *[other] ; zurückgegeben: { $back }, aus dem Spiel: { $gone }
            }
        }.
       *[other] { $name } hat jetzt { $kept ->
            [one] { $kept } Zielkarte
           *[other] { $kept } Zielkarten
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; zurückgegeben: { $back }
            }
           *[other] { $back ->
                [0] ; aus dem Spiel: { $gone }
               *[other] ; zurückgegeben: { $back }, aus dem Spiel: { $gone }
            }
        }.
    }
event-route-claimed =
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
event-passed =
    { $who ->
        [you] Du kannst nichts tun und passt.
       *[other] { $name } kann nichts tun und passt.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Du hast kaum noch Waggons: Alle haben noch einen Zug.
           *[other] { $name } hat kaum noch Waggons: Alle haben noch einen Zug.
        }
        [few_bullet_trains] Es gibt kaum noch Waggons und Shinkansen: Alle haben noch einen Zug.
        [few_pieces] Es gibt kaum noch Waggons und Schiffe: Alle haben noch zwei Züge.
        [dead_board] Keine Strecke ist mehr frei, die jemand nutzen könnte: Alle haben noch einen Zug.
       *[stalled] Schon sehr lange hat niemand eine Strecke genutzt: Alle haben noch einen Zug.
    }
event-game-over =
    { $reason ->
        [all_passed] Alle mussten passen: Das Spiel ist aus.
        [six_tickets] Alle nötigen Zielkarten sind erfüllt: Das Spiel ist aus.
        [last_train] Der letzte Waggon ist gelegt: Das Spiel ist aus.
        [dead_board] Keine Strecke kann mehr genutzt werden: Das Spiel ist aus.
        [stalled] Sehr lange hat niemand eine Strecke genutzt: Das Spiel ist aus.
       *[last_round_played] Die letzte Runde ist gespielt: Das Spiel ist aus.
    }

## Refusals and reasons

refusal-not-your-turn = Du bist nicht am Zug.
refusal-illegal = „{ $action }“ geht jetzt nicht.
refusal-game-over = Das Spiel ist aus.
refusal-stale = Diese Frage ist schon beantwortet.
refusal-unreadable = „{ $action }“ ist keine Aktion.
refusal-cannot-undo = Nichts lässt sich zurücknehmen: Seitdem wurde etwas Verdecktes gesehen, oder es war der Zug von jemand anderem.

why-not-now =
    { $phase ->
        [tickets] wähle zuerst deine Zielkarten.
        [action] das beantwortet eine andere Frage als die, die jetzt gestellt ist.
        [second_card] du bist mitten im Ziehen: nimm zuerst deine zweite Karte.
        [payment] bezahle zuerst, was du gewählt hast, oder tippe undo.
        [after_action] deine Aktion ist getan: nur was danach kommen darf, geht noch.
       *[over] das Spiel ist aus.
    }
why-no-such-action = diese Aktion gibt es nicht.
why-not-in-game =
    { $part ->
        [passing] mit Würfeln muss niemand passen: beende stattdessen deinen Zug.
        [ending] hier endet ein Zug von selbst.
       *[cards] an diesem Tisch wird mit Würfeln und ohne Wagenkarten gespielt.
    }
why-action-done = die Aktion dieses Zuges ist getan.
why-not-before-action = dein Zug kann nicht vor seiner Aktion enden.
why-track-taken =
    { $who ->
        [you] das gehört schon dir.
       *[other] das gehört { $name }.
    }
why-track-closed = das andere Gleis ist belegt, und bei weniger als { $players } Spielern ist dieses damit gesperrt.
why-own-twin = dir gehört schon ein anderes Gleis zwischen diesen Orten.
why-few-trains =
    { $mountains ->
        [0] { $count ->
            [one] du brauchst { $count } Waggon und hast { $have }.
           *[other] du brauchst { $count } Waggons und hast { $have }.
        }
       *[other] du brauchst { $count } Waggons, davon { $mountains } für das Gebirge, und hast { $have }.
    }
why-few-locomotives =
    die Fähre braucht mindestens { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    } und du hast { $have }.
why-few-cards =
    { $kind ->
        [unknown] { $count ->
            [one] so kannst du die { $count } Karte extra nicht bezahlen.
           *[other] so kannst du die { $count } Karten extra nicht bezahlen.
        }
        [any] { $count ->
            [one] du brauchst { $count } Karte und hast { $have }.
           *[other] du brauchst { $count } Karten einer Farbe und hast { $have }, Lokomotiven mitgezählt.
        }
       *[other] { $count ->
            [one] du brauchst { $count } Karte in { $colour } und hast { $have }, Lokomotiven mitgezählt.
           *[other] du brauchst { $count } Karten in { $colour } und hast { $have }, Lokomotiven mitgezählt.
        }
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] du brauchst { $count } Karte, die keine Lokomotive ist, und hast { $have }.
           *[other] du brauchst { $count } Karten einer Farbe ohne Lokomotiven und hast { $have }.
        }
       *[other] { $count ->
            [one] du brauchst { $count } Karte in { $colour }, keine Lokomotive, und hast { $have }.
           *[other] du brauchst { $count } Karten in { $colour } ohne Lokomotiven und hast { $have }.
        }
    }
why-cannot-pay-rest = mit den Karten, die dir bleiben, könntest du den Rest nicht bezahlen.
why-not-in-hand = diese Karte hast du nicht: { $kind }.
why-locomotives-not-here = auf dieser Strecke gelten keine Lokomotiven.
why-not-this-payment = so kann man das nicht bezahlen.
why-not-face-up = diese Karte liegt nicht offen: { $kind }.
why-locomotive-second = eine offene Lokomotive kann nicht die zweite Karte sein.
why-no-cards-left = es ist keine Karte mehr zum Ziehen da.
why-no-tickets-left = es ist keine Zielkarte mehr zum Ziehen da.
why-must-keep =
    Behalte mindestens { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }.
why-may-not-keep = So viele Zielkarten aus diesem Stapel darfst du nicht behalten (mindestens { $count } müssen es insgesamt sein).
why-other-actions-exist = passen kannst du nur, wenn nichts anderes geht.
why-few-tickets =
    { $have ->
        [one] nur { $have } Zielkarte ist noch da, nicht { $count }.
       *[other] nur { $have } Zielkarten sind noch da, nicht { $count }.
    }
why-how-many-tickets = sag, wie viele: jede Zielkarte braucht einen Bahnhof oder einen Joker.

## Differences from the base rules

difference-players = Für { $fewest } bis { $most } Spieler.
difference-trains = Alle haben { $count } Waggons.
difference-deck =
    { $colours ->
        [8] Es gibt { $count } Wagenkarten jeder Farbe und { $locomotives } Lokomotiven.
       *[other] Es gibt je { $count } Wagenkarten in { $colours } Farben und { $locomotives } Lokomotiven.
    }
difference-start-cards = Alle beginnen mit { $count } Wagenkarten.
difference-display = In der Auslage liegen { $count } Karten.
difference-display-reset =
    { $count ->
        [0] Offene Lokomotiven tauschen die Auslage nie aus, egal wie viele es sind.
       *[other] Die Auslage wird ausgetauscht, wenn { $count } ihrer Karten Lokomotiven sind.
    }
difference-face-up-locomotive = Eine offene Lokomotive zählt als eine Karte: Zwei darf man in einem Zug nehmen.
difference-opening-tickets = Zu Beginn bekommen alle { $deal } und behalten mindestens { $keep }.
difference-drawn-tickets = Wer Zielkarten zieht, bekommt { $deal } und muss mindestens { $keep } behalten.
difference-keep-at-most =
    { $deck ->
        [long] Höchstens { $count } der langen Zielkarten darf man behalten.
       *[other] Höchstens { $count } Zielkarten aus dem Stapel „{ $deck }“ darf man behalten.
    }
difference-refused-opening =
    { $where ->
        [face_up] Zielkarten, die am Anfang nicht behalten werden, liegen offen neben dem Stapel; geht er aus, werden sie zu einem neuen gemischt.
        [out_of_game] Zielkarten, die am Anfang nicht behalten werden, kommen aus dem Spiel.
        [shuffled_back] Zielkarten, die am Anfang nicht behalten werden, werden in ihre Stapel zurückgemischt.
       *[under_deck] Zielkarten, die am Anfang nicht behalten werden, kommen unter den Stapel.
    }
difference-refused-drawn =
    { $where ->
        [face_up] Auch später zurückgegebene Zielkarten liegen offen neben dem Stapel.
        [out_of_game] Später zurückgegebene Zielkarten kommen aus dem Spiel.
       *[under_deck] Später zurückgegebene Zielkarten kommen unter den Stapel.
    }
difference-double-routes = Beide Gleise einer Doppelstrecke werden erst ab { $count } Spielern genutzt.
difference-route-points = Strecken bringen { $points }.
difference-longest-path =
    { $count ->
        [0] Für die längste Strecke gibt es keinen Bonus.
       *[other] Die längste Strecke ist { $count } Punkte wert.
    }
difference-most-tickets = Die meisten erfüllten Zielkarten sind { $count } Punkte wert.
difference-ties = Bei Gleichstand um den Sieg entscheiden { $steps }; wer dann noch gleichauf liegt, teilt sich den Sieg.
difference-no-ties = Bei Gleichstand wird der Sieg geteilt.
tie-then = { $first }, dann { $second }
tie-step =
    { $step ->
       *[tickets] erfüllte Zielkarten
        [stations] weniger gebaute Bahnhöfe
        [longest_path] der längste Weg
        [goods] Punkte für Waren
        [meeples] gesammelte Meeples
        [mountains] Strecken über Berge
    }
difference-attraction =
    Jede Sehenswürdigkeit an einer deiner Strecken ist { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } wert.
difference-not-double = Die Strecken { $routes } liegen nebeneinander, sind aber keine Doppelstrecke: Einer darf beide haben.
difference-insets = Zweimal gezeigt, das zweite Mal vergrößert, aber jeweils ein Ort: { $places }.
difference-countries = Zielkarten können hierher führen: { $countries }. Jeder Grenzpunkt eines Landes genügt, und kein Weg führt durch das Land.
difference-goals = Eine Zielkarte mit mehreren Zielen bringt das wertvollste, mit dem sie verbunden ist; mit keinem kostet sie ihren niedrigsten Wert.
difference-district =
    Diese Orte zu verbinden ist { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } wert: { $places }.
difference-end-trains = Die letzte Runde beginnt, wenn jemand { $count } oder weniger Waggons hat.
difference-locomotives =
    { $where ->
        [tunnels] Lokomotiven gelten nur in Tunneln.
        [ferries] Lokomotiven gelten nur auf Fähren.
       *[both] Lokomotiven gelten nur in Tunneln und auf Fähren.
    }
unverified = Nicht bestätigt: { $note }

## House rules

options-expansions = Die Erweiterungen
options-combined = Mit Würfeln und Monstern
options-boards = Nur auf einem Spielplan
options-other = In jedem Spiel
options-shown = Über die mit * markierten Regeln einigt man sich am besten vor dem Spiel; die anderen können bleiben, wie sie sind.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-display-reset_cap = Wie oft nacheinander die Auslage ausgetauscht wird, weil drei Lokomotiven offen liegen.
value-display-reset_cap = Die Auslage wird höchstens { $count }-mal nacheinander ausgetauscht.
option-nordic-reset_on_three = Ob drei offene Lokomotiven in Skandinavien die Auslage austauschen.
value-nordic-reset_on_three-true = Drei offene Lokomotiven tauschen die Auslage aus, wie auf den meisten Spielplänen.
value-nordic-reset_on_three-false = Die Auslage bleibt, egal wie viele Lokomotiven offen liegen.
option-swiss-reset_on_three = Ob drei offene Lokomotiven in der Schweiz die Auslage austauschen.
value-swiss-reset_on_three-true = Drei offene Lokomotiven tauschen die Auslage aus, wie auf den meisten Spielplänen.
value-swiss-reset_on_three-false = Die Auslage bleibt, egal wie viele Lokomotiven offen liegen.
option-combined-monster_payment = Was ein Monster bewegt, wenn mit Würfeln gespielt wird.
value-combined-monster_payment-wild_die = Ein Joker zählt als Lokomotive, die ein Monster bewegt.
value-combined-monster_payment-wild_or_pair = Ein Joker oder zwei gleiche Würfel zählen als Lokomotive, die ein Monster bewegt.
value-combined-monster_payment-none = Die Monster werden nie bewegt.
option-end-dead_board = Ob die letzte Runde beginnt, sobald niemand mehr eine Strecke nutzen könnte.
value-end-dead_board-true = Die letzte Runde beginnt, sobald niemand mehr eine Strecke nutzen könnte.
value-end-dead_board-false = Das Spiel geht weiter, auch wenn niemand mehr eine Strecke nutzen könnte.
option-end-explorer_shared = Wer bei Gleichstand für die meisten Städte Punkte bekommt.
value-end-explorer_shared-true = Alle, die bei den meisten Städten gleichauf liegen, bekommen die Punkte.
value-end-explorer_shared-false = Bei Gleichstand entscheiden mehr erfüllte Zielkarten, dann mehr in Bergen verlorene Waggons, wer die Punkte für die meisten Städte bekommt.
option-end-europe_station_tiebreak = Ob bei Gleichstand nach den Zielkarten weniger gebaute Bahnhöfe entscheiden.
value-end-europe_station_tiebreak-true = Bei Gleichstand entscheiden nach den Zielkarten weniger gebaute Bahnhöfe.
value-end-europe_station_tiebreak-false = Gebaute Bahnhöfe entscheiden keinen Gleichstand.
option-end-printed_ties = Ob ein Gleichstand um den Sieg nach den Regeln des Plans entschieden wird.
value-end-printed_ties-true = Ein Gleichstand um den Sieg wird nach den Regeln des Plans entschieden.
value-end-printed_ties-false = Auf jedem Plan entscheiden bei Gleichstand Zielkarten, dann Bahnhöfe, dann die längste Strecke.
option-boards-open_holdings = Ob alle die Aktien der anderen sehen.
value-boards-open_holdings-true = Alle sehen die Aktien von allen.
value-boards-open_holdings-false = Aktien der anderen liegen bis zum Ende verdeckt.

## Headings of tables

heading-action = Aktion
heading-attractions = Sehenswürdigkeiten
heading-bot = Bot
heading-cards = Karten
heading-colour = Farbe
heading-deck = Stapel
heading-default = Vorgabe
heading-districts = Bezirke
heading-figure = Größe
heading-length = Länge
heading-lines = Varianten
heading-longest-path = längste Strecke
heading-map = Spielplan
heading-mean-score = Punkte im Mittel
heading-most-tickets = meiste Zielkarten
heading-option = Regel
heading-places = Orte
heading-player = Spieler
heading-players = Spieler
heading-points = Punkte
heading-rank = Platz
heading-route-points = Strecken
heading-rule = Bedeutung
heading-seat = Sitz
heading-ticket = Zielkarte
heading-ticket-sets = Zielkartensätze
heading-tickets = Zielkarten
heading-total = gesamt
heading-track = Gleis
heading-tracks = Gleise
heading-trains = Waggons
heading-type = Art
heading-value = Wert
heading-values = Werte
heading-win-share = gewonnene Spiele
learned-as-planner = An diesem Tisch hat learned nichts gelernt; es spielt wie planner.

## The command line

version = whistlestop { $version }
error = Fehler: { $reason }
error-language = Fehler: Die Sprache „{ $language }“ gibt es nicht; es gibt { $known }.
error-players = { $map } ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
error-bots =
    { $count ->
        [one] nenne { $count } Bot, nicht { $given } ({ $bots }).
       *[other] nenne einen Bot für alle oder { $count } Bots, nicht { $given } ({ $bots }).
    }
error-file = { $file } lässt sich nicht lesen: { $reason }
error-log = { $file }, { $reason }
error-seat = den Sitz { $seat } gibt es nicht; die Sitze gehen von 0 bis { $last }.
error-names = „{ $given }“ nennt nicht { $players } verschiedene Spieler, durch Kommas getrennt.
error-game-over = das Spiel in { $file } ist aus; „whistlestop replay“ erzählt es.
error-extra = { $what } braucht Pakete, die nicht installiert sind: pip install "whistlestop[{ $extra }]"
interrupted = Abgebrochen.
compiling = Die Regeln werden vorbereitet
compiled = Die Regeln sind bereit ({ $seconds } s).
simulating = Spiele werden gespielt
measuring = Es wird gemessen
measuring-part = Es wird gemessen: { $part }
mean-scores = Nach Sitzen
perft =
    { $count ->
        [one] { $count } Variante aus { $depth } Entscheidungen
       *[other] { $count } Varianten aus { $depth } Entscheidungen
    }
map-summary = { $name } (Zielkartensatz { $set }): { $places } Orte, { $tracks } Gleise, { $tickets } Zielkarten, { $fewest } bis { $most } Spieler.
map-differences =
    { $count ->
        [0] Gespielt wird nach den Grundregeln.
       *[other] Das ist anders als in den Grundregeln:
    }
map-tracks = Gleise
map-tickets = Zielkarten
legend-country = Grenzpunkt eines Landes
legend-attraction = Sehenswürdigkeit
legend-district = Bezirk und seine Punkte
map-warning = { $where }: Warnung: { $reason }
map-sound = { $name } (Zielkartensatz { $set }) ist in Ordnung: { $places } Orte, { $tracks } Gleise, { $tickets } Zielkarten, Prüfsumme { $digest }.
replay-begins = { $map }, { $count } Spieler, { $decisions } Entscheidungen.

## Help of the command line

help-application = Spiele der Zug-um-Zug-Familie spielen, simulieren und untersuchen. Inoffiziell.
help-language = Sprache aller Texte.
help-version = Die Version ausgeben und aufhören.
help-json = JSON für Programme ausgeben.
help-map = Spielplan: ein Name aus „maps“ oder der Pfad einer eigenen Datei.
help-players = Zahl der Spieler.
help-ticket-set = Zielkartensatz des Spielplans.
help-seed = Startzahl des Zufalls; dieselbe Zahl teilt dieselben Karten aus.
help-option = Hausregel als Name=Wert; darf mehrmals stehen (siehe „options“).
help-plain = Eine schlichte Zeile nach der anderen: für Bildschirmleser und zum Vorlesen.
help-maps = Die Spielpläne auflisten; mit dem Namen von einem (oder dem Pfad einer Datei) diesen zeigen; „check FILE“ prüft eine eigene Datei.
help-maps-show = Einen Spielplan zeigen: abweichende Regeln, Gleise und Zielkarten.
help-maps-draw = Einen Spielplan als Bild zeichnen (SVG).
help-maps-output = Die Datei, in die das Bild geschrieben wird.
help-maps-check = Eine eigene Spielplandatei und die Zielkartensätze daneben prüfen; Fehler nennen die Zeile.
help-maps-tickets = Zielkarten für eine eigene Spielplandatei machen: so viel wert wie ihr kürzester Weg, wie auf gedruckten Spielplänen, über alle Städte verteilt.
help-maps-tickets-count = Wie viele Zielkarten.
help-maps-tickets-output = Die Datei, in die der Spielplan mit seinen neuen Zielkarten geschrieben wird; es darf dieselbe sein.
maps-tickets-written =
    { $count ->
        [one] 1 Zielkarte steht in { $file }, { $fewest } bis { $most } Punkte wert.
       *[other] { $count } Zielkarten stehen in { $file }, { $fewest } bis { $most } Punkte wert.
    }
maps-tickets-left-out = Keine Zielkarte nennt { $places }: Für so viele Städte sind es zu wenige Zielkarten.
help-maps-name = Name des Spielplans oder Pfad einer Datei.
help-maps-file = Die Spielplandatei.
help-simulate = Viele Spiele zwischen Bots spielen und Tempo und Punkte ausgeben.
help-games = Zahl der Spiele.
help-simulate-bot = Bot für alle Sitze, oder einmal für jeden Sitz.
help-threads = Zahl der Threads; die Ergebnisse bleiben gleich.
help-check = Jede Stellung auf gebrochene Zusagen der Regeln prüfen und sie zählen.
help-play = Im Terminal gegen Bots spielen.
help-play-bot = Bot für alle Gegner, oder einmal für jeden: level-1 bis level-6 oder eine Spielweise; ohne Angabe die stärkste.
help-play-seat = Dein Sitz, ab 0 gezählt.
help-names = Namen aller Spieler in Sitzreihenfolge, durch Kommas getrennt.
help-confirm = Nach deinen Strecken und Bahnhöfen warten, damit du sie noch zurücknehmen kannst.
help-auto-end = Deinen Zug von selbst beenden, wenn nichts anderes mehr geht.
help-save = Datei, in die das Spiel am Ende oder beim Abbruch geschrieben wird.
help-resume = Ein Spiel fortsetzen, das in dieser Datei gespeichert ist.
help-replay = Ein gespeichertes Spiel Schritt für Schritt erzählen.
help-replay-file = Datei mit dem Protokoll eines Spiels.
help-replay-seat = Nur erzählen, was dieser Sitz gesehen hat, ab 0 gezählt.
help-replay-map = Spielplandatei des Spiels, falls es eine eigene ist.
help-perft = Die Varianten einer gegebenen Länge zählen; auf jeder Maschine gleich.
help-depth = Zahl der Entscheidungen.
help-divide = Für jede erste Aktion zählen.
help-bench = Messen, wie schnell diese Maschine spielt.
help-quick = Sekunden statt Minuten brauchen.
help-options = Die Hausregeln auflisten.
help-compile = Die Regeln vorbereiten, damit das erste Spiel sofort beginnt.
help-completion = Ein Skript ausgeben, mit dem die Shell Befehle und Optionen ergänzt.
help-completion-shell = bash, zsh, fish oder powershell.

## The game in the terminal

welcome = { $map }: Du spielst gegen { $others }.
welcome-help = Mit ? bekommst du jederzeit Hilfe.
turn-summary =
    Zug { $turn }: Du hast { $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; die anderen: { $others }.
turn-summary-other =
    { $name } ({ $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
last-round-running =
    { $count ->
        [one] Das ist der allerletzte Zug.
       *[other] Letzte Runde: noch { $count } Züge, deiner mitgezählt.
    }
hand = Deine Hand: { $cards }.
display =
    { $deck ->
        [0] Offen: { $cards }; der Stapel ist leer.
        [one] Offen: { $cards }; { $deck } Karte im Stapel.
       *[other] Offen: { $cards }; { $deck } Karten im Stapel.
    }
no-display = An diesem Tisch wird mit Würfeln gespielt: Es gibt keine Wagenkarten.
auto-end =
    { $on ->
        [yes] Ab jetzt endet dein Zug von selbst, wenn nichts anderes mehr geht.
       *[no] Ab jetzt beendest du jeden Zug selbst.
    }
choice-take = { $kind } nehmen
choice-draw = vom Stapel ziehen
choice-tickets = Zielkarten ziehen
choice-pass = passen
choice-keep = behalten
choice-return = zurückgeben
choice-decline = die Karten zurücknehmen
choice-tickets-count =
    { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    } ziehen
choice-end = Zug beenden
choice-end-discarding = Zug beenden und { $tokens } zurückgeben
choice-pay = { $cards }
menu-ways = Auf dem Weg deiner Zielkarten:
menu-routes = Insgesamt kannst du { $count } Strecken nutzen: Nenne eine („claim par zur“) oder tippe „actions“ für die ganze Liste.
menu-others = { $count } weitere Antworten, etwa „{ $example }“: Nenne eine oder tippe „actions“ für die ganze Liste.
menu-places = Tippe einen Ort, oder „actions“ für alle { $count }.
prompt-action = Deine Aktion:
prompt-second-card = Deine zweite Karte:
prompt-payment = Bezahlung:
prompt-after-action = Noch etwas (Enter beendet deinen Zug):
prompt-end-unused = Noch unbenutzt: { $dice }. „end“ beendet deinen Zug trotzdem, Enter spielt weiter:
prompt-tickets =
    { $least ->
        [0] Nummern zum Behalten (oder all oder none):
       *[other] Nummern zum Behalten, mindestens { $least } (oder all):
    }
prompt-which = Nummer:
prompt-confirm = Enter beendet deinen Zug, undo nimmt ihn zurück:
prompt-replay = { $number } von { $total }, Enter geht weiter, q hört auf:
question-payment = Wie bezahlst du { $route }?
question-tickets =
    Wie bezahlst du { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }?
question-surcharge =
    Hingelegt hast du { $laid }. Bezahlst du { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } extra?
no-pieces = Auf diesem Spielplan gibt es weder Meeples noch Waren noch Aktien.
cannot-pay-surcharge = Das kannst du nicht bezahlen (du hast { $cards }).
not-this-payment = „{ $text }“ bezahlt das nicht oder kann mehreres bedeuten.
no-such-price =
    „{ $text }“ bewegt kein Monster. { $purse ->
        [wilds] Ein Joker bringt es bis zu { $near } Orte weit, zwei bis zu { $far }.
        [pairs] Ein Joker oder ein Paar gleicher Würfel bringt es bis zu { $near } Orte weit, zwei bis zu { $far }.
       *[cards] Eine Lokomotive bringt es bis zu { $near } Orte weit, zwei bis zu { $far }.
    }
no-such-number = { $number } gibt es nicht; die Nummern gehen bis { $most }.
which-one = Das kann { $count } Dinge bedeuten:
which-of-many = Das kann { $count } Dinge bedeuten: Sag mehr.
not-possible = { $action } – geht nicht: { $reason }
possible = { $action } – geht jetzt.
not-understood = „{ $text }“ verstehe ich nicht. Tippe eine Nummer, einen Namen oder ? für Hilfe.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] Dir wird { $count } Zielkarte angeboten; du musst sie nicht behalten.
           *[other] Dir werden { $count } Zielkarten angeboten; du musst keine behalten.
        }
       *[other] Dir werden { $count } Zielkarten angeboten; behalte mindestens { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Stapel: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = „{ $text }“ verstehe ich nicht. Tippe die Nummern zum Behalten, zum Beispiel „1 3“, oder ? für Hilfe.
ticket-connected = { $ticket }: verbunden.
ticket-cut-off = { $ticket }: abgeschnitten, mit eigenen Strecken führt kein Weg mehr hin.
ticket-open =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: noch { $trains } Waggon, über { $routes }.
           *[other] { $ticket }: noch { $trains } Waggons, über { $routes }.
        }
       *[no] { $ticket }: noch { $trains } Waggons, über { $routes }, mehr als du hast.
    }
ticket-connected-goal = { $ticket }: verbunden mit { $goal }, das bringt { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: noch { $trains } Waggon, über { $routes }, nach { $goal }.
           *[other] { $ticket }: noch { $trains } Waggons, über { $routes }, nach { $goal }.
        }
       *[no] { $ticket }: noch { $trains } Waggons, über { $routes }, nach { $goal }, mehr als du hast.
    }
own-tickets = Deine Zielkarten: { $tickets }.
no-tickets = Du hast keine Zielkarten.
owned-routes =
    { $count ->
        [0] { $name }: keine Strecken.
        [one] { $name }: { $count } Strecke: { $routes }.
       *[other] { $name }: { $count } Strecken: { $routes }.
    }
routes-usage = Tippe „routes“ und einen Ort, zum Beispiel „routes paris“.
routes-from = Strecken ab { $place }:
route-state =
    { $state ->
        [owned] { $route } – gehört: { $name }.
        [everybody] { $route } – dort steht ein Shinkansen: Sie dient allen.
        [closed] { $route } – gesperrt.
        [chaos] { $route } – frei, aber { $name } ist in { $place }.
       *[open] { $route } – frei.
    }
no-such-place = Den Ort „{ $text }“ gibt es auf diesem Spielplan nicht.
which-place = Welcher Ort? { $places }.
score-own = Du: { $total } Punkte, wenn das Spiel jetzt endete: { $parts }.
score-part-routes = Strecken { $points }
score-part-tickets = Zielkarten { $points } ({ $fulfilled } von { $kept } verbunden)
score-part-attractions = Sehenswürdigkeiten { $points }
score-part-districts = Bezirke { $points }
score-part-longest-path =
    { $points ->
        [0] längste Strecke { $length } lang
       *[other] längste Strecke { $length } lang, jetzt die längste von allen, { $points }
    }
score-secret-tickets = Boni, die von den Zielkarten aller abhängen, sind nicht dabei: Zielkarten sind geheim.
score-open =
    { $points ->
        [one] { $name }: { $points } Punkt für Strecken, längste Strecke { $length } lang; Zielkarten sind geheim.
       *[other] { $name }: { $points } Punkte für Strecken, längste Strecke { $length } lang; Zielkarten sind geheim.
    }
log-more =
    { $count ->
        [one] { $count } frühere Zeile: Tippe „log all“.
       *[other] { $count } frühere Zeilen: Tippe „log all“.
    }
why-usage = Tippe „why“ und eine Aktion, zum Beispiel „why claim paris zurich“.
undone = Zurückgenommen.
save-usage = Tippe „save“ und einen Dateinamen.
save-other-file = { $file } gibt es schon und ist kein gespeichertes Spiel; nimm einen anderen Namen.
save-failed = { $file } lässt sich nicht schreiben: { $reason }
saved = Das Spiel ist in { $file } gespeichert.
resume-line = Weiter geht es mit: { $line }
quit-question = Aufhören? Tippe einen Dateinamen, um vorher zu speichern, yes, um ohne Speichern aufzuhören, Enter, um weiterzuspielen:
goodbye = Auf Wiedersehen.
cut-off = Hier bricht das Spiel ab.
scoring = Das Spiel wird gewertet.
scoring-routes =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Strecken.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: Zielkarte { $ticket } ist verbunden: plus { $points }, halbiert: Ein Monster war in { $places }.
            [twice] { $name }: Zielkarte { $ticket } ist verbunden: plus { $points }, zweimal halbiert: Monster waren in { $places }.
           *[no] { $name }: Zielkarte { $ticket } ist verbunden: plus { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: Zielkarte { $ticket } ist nicht verbunden: minus { $points }, halbiert: Ein Monster war in { $places }.
            [twice] { $name }: Zielkarte { $ticket } ist nicht verbunden: minus { $points }, zweimal halbiert: Monster waren in { $places }.
           *[no] { $name }: Zielkarte { $ticket } ist nicht verbunden: minus { $points }.
        }
    }
scoring-borrowed = { $name }: Bahnhöfe leihen { $routes }.
scoring-longest-path =
    { $points ->
        [0] { $name }: längste Strecke { $length } lang.
       *[other] { $name }: längste Strecke { $length } lang, die längste von allen: plus { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: verbundene Zielkarten: { $count }.
       *[other] { $name }: verbundene Zielkarten: { $count }, die meisten von allen: plus { $points }.
    }
scoring-attractions =
    { $name }: Sehenswürdigkeiten: plus { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
scoring-districts =
    { $name }: Bezirke: plus { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
result = Ergebnis
winner =
    { $tie ->
        [shared] { $names } teilen sich den Sieg mit { $points } Punkten.
        [broken] { $who ->
            [you] Du gewinnst mit { $points } Punkten durch die Gleichstandsregel.
           *[other] { $names } gewinnt mit { $points } Punkten durch die Gleichstandsregel.
        }
       *[none] { $who ->
            [you] Du gewinnst mit { $points } Punkten.
           *[other] { $names } gewinnt mit { $points } Punkten.
        }
    }

help-play-answers = Antworte mit einer Nummer aus der Liste oder mit Wörtern; Wortanfänge genügen, in beliebiger Reihenfolge.
help-play-cards = Karten: „take rot“ oder nur „rot“, „draw“ für den Stapel.
help-play-claim = Strecken: „claim paris zurich“, „par zur“, „par zur rot“ mit der Bezahlung, „#2“ für das zweite Gleis.
help-play-tickets = Zielkarten: „draw tickets“ für neue, dann die Nummern zum Behalten; „tickets“ sagt, wie deine stehen.
help-play-end = „end“ beendet deinen Zug; „auto“ schaltet um, ob er von selbst endet, wenn nichts anderes mehr geht.
help-play-look = Nachsehen: actions, hand, display, board, score, log („log all“).
help-play-routes = „routes paris“ listet die Strecken eines Ortes mit Preis und Besitzer.
help-play-rules = „rules“ erklärt die Regeln an diesem Tisch, „rules tickets“ eine davon.
help-play-why = „why claim paris zurich“ sagt, warum etwas nicht geht.
help-play-undo = „undo“ nimmt deinen Zug zurück, solange nichts Verdecktes gesehen wurde.
help-play-save = „save FILE“ speichert das Spiel, „quit“ hört auf; „whistlestop play --resume FILE“ macht weiter.

## The server

help-serve = Das Spiel für den Browser anbieten.
help-serve-host = Adresse des Servers; 0.0.0.0 lässt Freunde aus deinem Netz herein.
help-serve-port = Port des Servers.
help-serve-database = Wo Tische aufbewahrt werden: eine Datei oder die Adresse einer Datenbank.
help-serve-redis = Adresse eines Redis, über das Prozesse die Tische einer PostgreSQL-Datenbank teilen.
help-serve-processes = Wie viele Prozesse hinter dem Port arbeiten.
help-serve-logs = Wie das Protokoll geschrieben wird: text oder json.
help-serve-public-url = Wo andere den Server erreichen, falls es nicht seine eigene Adresse ist.
help-serve-boards = Ein Ordner mit Spielplandateien, die neben den eigenen des Programms angeboten werden.
help-serve-own-boards = Ob Besucher eigene Spielpläne schicken, spielen und untersuchen dürfen; an einer öffentlichen Adresse von sich aus nicht.
help-serve-bot-threads = Wie viele Bots gleichzeitig nachdenken dürfen.
help-serve-open = Das Spiel im Browser öffnen.
serve-local = Das Spiel läuft unter { $address }
serve-friends = Freunde erreichen es unter { $address }
serve-compiling = Die Regeln werden nebenbei übersetzt; in der ersten Minute oder zwei denken Bots etwas langsamer.
serve-stop = Strg+C beendet es.
serve-closed = Der Server kann { $host }, Port { $port }, nicht benutzen: { $reason }
serve-shared-file = Mehrere Prozesse können sich SQLite nicht teilen: Es ist eine Datei, in die ein Prozess schreibt. Nennen Sie eine PostgreSQL-Datenbank mit --database postgresql+psycopg://…
serve-shared-redis = Mehrere Prozesse brauchen ein Redis, um zu wissen, wer von ihnen einen Tisch hat. Nennen Sie es mit --redis redis://…
serve-redis-address = Die Adresse des Redis ist keine wie redis://localhost:6379: { $reason }
database-newer = Die Datenbank hat Version { $found }; dieses Programm kennt Versionen bis { $known }.
database-corrupt = Die Datenbank ist beschädigt oder keine: { $reason }. Stelle sie aus einer Kopie wieder her.
database-unreachable = Die Datenbank kann nicht benutzt werden: { $reason }
server-no-client = Das Browserspiel ist noch nicht gebaut
server-build-client = Dieser Server läuft aus einem Quellverzeichnis ohne den Browserteil. Starte dort „make play“: Das baut ihn und startet das Spiel.

refusal-malformed = Der Server hat eine Nachricht dieser Seite nicht verstanden. Lade sie neu.
refusal-oversized = Das ist zu lang.
refusal-too-frequent = Das war zu viel auf einmal. Warte einen Moment.
refusal-foreign-origin = Diese Seite gehört nicht zu dem Server, mit dem sie spricht.
refusal-foreign-host = Dieser Server kennt sich unter diesem Namen nicht. Wer ihn betreibt, kann seine öffentliche Adresse festlegen.
refusal-unknown-table = Diesen Tisch gibt es nicht.
refusal-wrong-token = Dieser Link öffnet hier keinen Platz.
refusal-not-found = Das gibt es hier nicht.
refusal-storage-failed = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
refusal-frozen = Dieses Spiel wurde mit einer anderen Version des Programms begonnen und kann mit dieser nicht weitergehen.
refusal-busy = Der Server hat gerade alle Hände voll zu tun. Versuch es gleich noch einmal.
refusal-failed = Auf dem Server ging etwas schief; nichts wurde geändert. Versuch es noch einmal.
refusal-too-slow = Das kam zu langsam an. Versuch es noch einmal.
refusal-password-needed = Dieser Tisch ist für alle, die sein Passwort kennen.
refusal-wrong-password = Das ist nicht das Passwort dieses Tisches.
refusal-not-seated = Du schaust zu; das können nur Mitspieler.
refusal-not-host = Das kann nur, wer den Tisch aufgestellt hat.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-table-full = Alle Plätze sind besetzt.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-name-taken = So heißt schon jemand am Tisch.
refusal-colour-taken = Diese Farbe hat schon jemand am Tisch.
refusal-bad-table = So kann man keinen Tisch aufstellen.
refusal-seats-open = Es sind noch Plätze frei.
refusal-too-many-tables = Der Server hat keinen Platz für einen weiteren Tisch.
refusal-too-many-spectators = Für weitere Zuschauer ist kein Platz.
refusal-no-proposal = Dieser Vorschlag gilt nicht mehr.
refusal-no-hints = Tipps sind an diesem Tisch ausgeschaltet.
refusal-game-running = Das Spiel ist noch nicht aus.

## The page in the browser

web-motto = Ein Eisenbahnabend mit Freunden und Bots. Ohne Konto, ohne Anleitung.
web-new-game = Ein neues Spiel
web-new-game-text = Stell einen Tisch auf: für Freunde an ihren Geräten, für Leute um ein Gerät und für Bots.
web-your-name = Dein Name
web-set-table = Tisch aufstellen
web-quick = Sofort mit zwei Bots spielen ({ $level })
web-level =
    { $level ->
        [1] leicht
        [2] mittel
        [3] gut
        [4] stark
        [5] sehr stark
       *[other] meisterhaft
    }
web-next-level = Nächster Gegner: { $bot } ({ $level })
web-join = Zu Freunden dazu
web-join-text = Öffne den Link, den sie dir geschickt haben, oder tippe den Code ihres Tisches.
web-code = Code des Tisches
web-join-button = Dazusetzen
web-my-tables = Meine Tische
web-finished-tables = Beendete Spiele ({ $count })
web-state-waiting = wartet auf Spieler
web-state-playing = läuft
web-state-over = beendet
web-state-frozen = kann nicht weitergehen
web-forget = Den Tisch { $code } vergessen
web-forget-word = Vergessen
web-offline = Der Server ist gerade nicht erreichbar.
web-loading = Der Spielplan wird ausgelegt …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-close = Schließen
web-done = Fertig
web-cancel = Abbrechen
web-yes = Ja
web-no = Nein
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-link = Link
web-guest = Gast
web-to-lobby = Alle Tische

web-board-choice = Spielplan
web-board-group =
    { $group ->
        [first] Für den Anfang
        [countries] Länder und Kontinente
        [cities] Städte, für ein kurzes Spiel
        [own] Von uns entworfen
       *[more] Weitere Spielpläne
    }
web-board-rules =
    { $count ->
        [0] Wie { $board } gespielt wird
       *[other] Wie { $board } gespielt wird und was nicht sicher ist
    }
web-for-players = { $fewest } bis { $most } Spieler
web-ticket-set = Zielkartensatz
web-ticket-set-base = wie gedruckt
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }
web-expansions = Erweiterungen
web-seats = Plätze
web-seat-kind = Wer auf Platz { $number } sitzt
web-seat-remove = Platz { $number } entfernen
web-seat-remove-word = Entfernen
web-seat-mine = An diesem Gerät
web-seat-open = Frei für Freunde
web-seat-open-text = Freunde setzen sich mit dem Link dazu.
web-seat-bot = Bot
web-name = Name
web-bot-level = Welcher Bot
web-bots-levels = Stufen
web-bots-styles = Spielweisen
web-bot-plain = { $name }
web-livery = Farbe { $colour }, Muster { $pattern }: ändern
web-livery-choose = Farbe und Muster
web-colour = Farbe
web-colour-red = Rot
web-colour-blue = Blau
web-colour-green = Grün
web-colour-yellow = Gelb
web-colour-black = Schwarz
web-colour-purple = Lila
web-pattern = Muster
web-pattern-plain = einfarbig
web-pattern-stripes = Streifen
web-pattern-dots = Punkte
web-pattern-checks = Karos
web-pattern-chevrons = Zacken
web-pattern-rings = Ringe
web-house-rules = Uhr und mehr
web-more-rules = Mehr Einstellungen und Hausregeln
web-clock = Zeit für einen Zug
web-clock-none = so lange es dauert
web-clock-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-clock-is-seconds =
    Alle haben { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    } für einen Zug.
web-clock-is-days =
    Alle haben { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    } für einen Zug.
web-bot-speed = Wie schnell Bots antworten
web-bot-speed-slow = gemütlich
web-bot-speed-middle = wie Menschen
web-bot-speed-fast = schnell
web-bot-speed-once = sofort
web-takeover = Wem die Zeit ausgeht, für den spielt ein Bot, bis er oder sie wiederkommt
web-plan-not-ready = Dieser Spielplan braucht mindestens { $fewest } Plätze, einen davon an diesem Gerät.
web-open-table = Tisch öffnen
web-start-now = Spiel starten

web-invite = Freunde einladen
web-qr = Der Link als Code für die Kamera eines Telefons
web-watching-now =
    { $count ->
        [0] Niemand schaut zu.
        [one] { $count } Person schaut zu.
       *[other] { $count } Leute schauen zu.
    }
web-sit = Hier hinsetzen
web-sit-also = Noch jemand an diesem Gerät
web-leave = Aufstehen
web-make-bot = Bot
web-make-open = Frei
web-here = ist da
web-away = weg
web-start = Spiel starten
web-start-waits = Das Spiel kann beginnen, wenn alle Plätze besetzt sind; gib freie an Bots.
web-host-starts = Du sitzt am Tisch. Das Spiel beginnt, wenn der Gastgeber es startet.
web-this-table = Dieser Tisch
web-fingerprint = Versiegelte Startzahl: { $fingerprint }
web-fairness = Ehrliches Spiel: der versiegelte Startwert

web-your-turn = Du bist am Zug
web-turn-of =
    { $count ->
        [one] { $names } denkt nach
       *[other] Warten auf { $names }
    }
web-wait = Einen Moment
web-over = Das Spiel ist aus
web-last-turns =
    { $count ->
        [one] allerletzter Zug
       *[other] letzte Runde: { $count } Züge
    }
web-last-moves = Letzte Züge
web-last-call = Die letzte Runde hat begonnen!
web-last-call-read = Verstanden
web-clock-left = Verbleibende Zeit: { $time }
web-hours-left = { $count } Std.
web-days-left =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-board = Der Spielplan { $board }. Pfeiltasten verschieben ihn, Plus und Minus zoomen, 0 zeigt alles.
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Den ganzen Spielplan zeigen
web-zoom-in-word = näher
web-zoom-out-word = weiter
web-zoom-fit-word = alles
web-claim-route = { $route } nutzen
web-choice-claim = { $route } nutzen
web-ask-claim = Den Tunnel { $route } versuchen?
web-which-track = Welches Gleis?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] linkes Gleis
        [right] rechtes Gleis
        [upper] oberes Gleis
        [lower] unteres Gleis
       *[middle] mittleres Gleis
    })
web-not-now =
    { $phase ->
        [tickets] Wähle zuerst deine Zielkarten.
        [second_card] Du bist mitten im Ziehen: Nimm zuerst deine zweite Karte.
        [payment] Bezahle zuerst, was du gewählt hast, oder brich es ab.
        [after_action] Deine Aktion ist getan: Nur was danach kommen darf, geht noch.
        [over] Das Spiel ist aus.
       *[action] Das geht jetzt nicht.
    }
web-track-no-locomotives = Hier gelten keine Lokomotiven.
web-border-point = Ein Grenzpunkt von { $country }: Hier enden Zielkarten nach { $country }.
web-attraction =
    Eine Sehenswürdigkeit: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } für alle, die hier eine Strecke haben.
web-district =
    Verbunden mit { $others }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
web-route-open = Diese Strecke gehört noch niemandem.
web-route-owned = Sie gehört { $name }.
web-route-yours = Sie gehört dir.
web-route-takers =
    { $count ->
        [0] Niemand kann sie mehr nutzen.
       *[other] Noch nutzbar für: { $names }.
    }
web-route-price = Sie kostet dich:

web-choose-tickets = Welche Zielkarten behältst du?
web-keep-least =
    { $count ->
        [0] Behalte so viele du willst, oder keine.
       *[other] Behalte mindestens { $count }.
    }
web-keep =
    { $count ->
        [0] Keine behalten
        [one] { $count } Zielkarte behalten
       *[other] { $count } Zielkarten behalten
    }
web-tickets-wait = Gewählt. Du kannst es noch ändern, bis alle gewählt haben.
web-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-ticket-connected = verbunden
web-ticket-connected-to = verbunden mit { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = mit eigenen Strecken kein Weg mehr
web-ticket-failed = nicht verbunden
web-ticket-trains =
    { $count ->
        [one] noch { $count } Waggon
       *[other] noch { $count } Waggons
    }
web-ticket-trains-to =
    { $count ->
        [one] noch { $count } Waggon bis { $place }
       *[other] noch { $count } Waggons bis { $place }
    }
web-ticket-too-far = noch { $count } Waggons, mehr als du hast

web-your-action = Deine Aktion
web-action =
    { $count ->
        [0] Nimmst du zwei Karten oder ziehst du Zielkarten? Noch kannst du keine Strecke bezahlen.
        [one] Nimmst du zwei Karten, nutzt du die golden umrandete Strecke oder ziehst du Zielkarten?
       *[other] Nimmst du zwei Karten, nutzt du eine von { $count } golden umrandeten Strecken oder ziehst du Zielkarten?
    }
web-second-card = Welche Karte nimmst du als zweite?
web-after-action = Deine Aktion ist getan. Noch etwas?
web-turn-ends = Deine Aktion ist fertig und nichts kann mehr folgen. Dein Zug endet gleich.
web-far = Gestrichelte Orte kosten zwei Lokomotiven.
web-tickets-draw = Zielkarten ziehen:
web-choice-pay = { $cards } bezahlen
web-cannot-undo = Das kannst du nicht allein zurücknehmen.
web-take = Nimm { $card }
web-draw-sure = Eine Karte vom Stapel ziehen?
web-display = Offene Karten
web-deck =
    { $count ->
        [0] Der Stapel ist leer
        [one] Vom Stapel ziehen: { $count } Karte
       *[other] Vom Stapel ziehen: { $count } Karten
    }
web-deck-word = Stapel
web-hand = Deine Hand: { $cards }
web-hand-empty = Keine Karten auf der Hand
web-hand-head = Deine Hand ({ $count })
web-hand-fits = { $cards }: Strecken dieser Farbe zeigen
web-end-turn = Zug beenden
web-end-sure = Deinen Zug beenden?

web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-undo-alone = Deine letzte Entscheidung zurücknehmen
web-undo-all = Alle fragen, ob du deine letzte Entscheidung zurücknehmen darfst
web-undo-asked = Die anderen werden gefragt, ob du das zurücknehmen darfst.
web-undo-proposal = Ein Wunsch, Züge zurückzunehmen
web-undo-wish =
    { $name } möchte { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    } zurücknehmen.
web-undo-waiting =
    { $count ->
        [one] { $count } Spieler muss noch zustimmen.
       *[other] { $count } Spieler müssen noch zustimmen.
    }
web-agree = Zustimmen
web-disagree = Ablehnen
web-undo-withdraw = Doch nicht

web-players = Spieler
web-me = du
web-bot = Bot, { $bot }
web-bot-plays = ein Bot spielt
web-to-move = am Zug
web-count-points = Punkte
web-count-trains = Waggons
web-count-cards = Karten
web-count-tickets = Ziele
web-count-time = Zeit
web-tickets = Deine Zielkarten
web-log = Was geschah
web-log-all = Alles zeigen
web-log-dealt = Alle bekommen { $count } Wagenkarten.
web-chat = Gespräch
web-chat-say = Sag etwas
web-chat-send = Senden
web-chat-empty = Noch hat niemand etwas gesagt.
web-emotes = Zeig, was du fühlst
web-emote-hello = Hallo!
web-emote-luck = Viel Glück!
web-emote-well-done = Gut gespielt!
web-emote-thanks = Danke!
web-emote-oh-no = O nein!
web-emote-hurry = Na los!
web-routes = Strecken
web-routes-search = Strecke suchen
web-claimable = nutzen
web-tab-hand = Hand
web-tab-tickets = Ziele
web-tab-players = Spieler
web-tab-log = Verlauf
web-tab-chat = Reden
web-tab-routes = Strecken
web-watching = Du schaust diesem Spiel zu.
web-take-seat = Platz von { $name } übernehmen
web-choose-beside = Wähle deine Zielkarten: Sie sind auf dem Spielplan zu sehen. Was du behältst, ist kräftig gezeichnet.
web-not-asked = Du bist nicht am Zug. Sieh dir solange Zielkarten und Strecken an.
web-bot-took = Ein Bot spielt auf deinem Platz.
web-take-back = Wieder selbst spielen
web-resign = Einen Bot für mich spielen lassen
web-leave-table = Das Spiel verlassen
web-leave-sure = Ein Bot spielt für dich weiter, und jeder darf deinen Platz übernehmen. Mit deinem Link kommst du nicht zurück.
web-pass-device = Gib das Gerät an { $name }
web-pass-device-text = Jetzt sollte sonst niemand hinsehen.
web-put-away = Dein Zug ist zu Ende. Schau dir an, was du hast, und gib das Gerät dann weiter.
web-i-am = Ich bin { $name }

web-menu = Einstellungen und Tisch
web-menu-word = Menü
web-confirm = Vor einer Aktion nachfragen
web-confirm-always = immer
web-confirm-touch = nur nach Berührung
web-confirm-never = nie
web-language = Sprache
web-theme = Farben der Seite
web-theme-system = wie auf dem Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-sound = Töne: ein Pfiff, wenn ich am Zug bin, und Karten, Waggons, Würfel und Monster sind zu hören
web-still = Keine Bewegungen
web-fast = Schnellere Bewegungen
web-notices = Eine Mitteilung, wenn ich am Zug bin und die Seite im Hintergrund ist
web-notices-http = Dieser Browser zeigt Mitteilungen nur für Seiten mit https; der Titel der Seite sagt, wann du am Zug bist.
web-other-device = An einem anderen Gerät weiterspielen
web-other-device-text = Dieser Link öffnet deinen Platz. Behalte ihn für dich.
web-living-room = Das Wohnzimmer
web-living-room-text = Ein großer Bildschirm, der nur zeigt: den Spielplan, wer am Zug ist, die Punkte und die letzten Züge. Die Telefone sind die Hände.
web-living-room-open = Bildschirm öffnen
web-show-join = Komm mit deinem Telefon an den Tisch.
web-log-download = Protokoll herunterladen

web-step = Schritt { $number } von { $total }
web-next = Weiter
web-show-all = Ergebnis zeigen
web-show-result = Ergebnis zeigen
web-tickets-of = Zielkarten von { $name }
web-scoring-told = Die Wertung in Worten
web-chart = Die Punkte aller nach jedem Zug
web-chart-turns = { $count } Züge
web-look-board = Spielplan ansehen
web-rematch = Noch einmal spielen
web-rematch-go = Zum neuen Tisch
web-seal-sound = Die Startzahl ist die, die vor dem Spiel versiegelt wurde.
web-seal-broken = Die Startzahl passt nicht zum Siegel!
web-seal = SHA-256 von „{ $seed }:{ $salt }“ ist { $fingerprint }.

## The arena

help-arena = Ein Turnier zwischen Bots austragen und ihre Wertungen ausgeben.
help-arena-bots = Bots, durch Kommas getrennt: Namen oder file.py:Class; ohne Angabe „random,greedy“.
help-arena-games = Zahl der Spiele insgesamt, auf ganze Blöcke aufgerundet.
help-arena-sprt = Zwei Bots: spielen, bis klar ist, ob der erste stärker ist, höchstens so viele Spiele.
help-arena-gain = Mit --sprt: der gesuchte Vorsprung in Wertungspunkten.
help-arena-threads = Threads, oder Prozesse für Bots in Python; ohne Angabe alle Prozessoren. Die Ergebnisse bleiben gleich.
help-arena-engine = Wo gespielt wird: auf dieser Maschine oder auf einem Ray-Cluster.
help-arena-out = Ordner für die Ergebnisse; derselbe Befehl setzt einen abgebrochenen Lauf fort.
error-arena-sprt-alone = --sprt nennt die beiden Bots selbst und geht nicht zusammen mit --bots.
error-arena-pair = --sprt braucht zwei verschiedene Bots mit einem Komma dazwischen.
error-arena-ray = --engine ray braucht das Paket „ray“: pip install "whistlestop[cluster]"
arena-played =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } in { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcken
    }. Die Wertung von { $anchor } ist 0; Intervalle sind 95 %.
arena-unfinished =
    { $count ->
        [one] { $count } Spiel wurde abgebrochen, weil es nicht endete, und gewertet, wie es stand.
       *[other] { $count } Spiele wurden abgebrochen, weil sie nicht endeten, und gewertet, wie sie standen.
    }
arena-ahead = Wie oft der Bot links vor dem oben landet
arena-seats = Erste Plätze nach Sitz
arena-seat = Sitz { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } ist stärker als { $two } (Log-Likelihood-Quotient { $ratio }, Grenze { $bound }, gesucht: { $gain } Punkte).
        [not_stronger] { $one } ist nicht { $gain } Punkte stärker als { $two } (Log-Likelihood-Quotient { $ratio }, Grenze −{ $bound }).
       *[open] Noch offen, ob { $one } stärker ist als { $two } (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }, gesucht: { $gain } Punkte).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = Wertung
heading-firsts = erste Plätze
heading-milliseconds = ms pro Entscheidung

## Studies

help-study = Tausende Spiele auf einem Spielplan spielen und einen Bericht als eine HTML-Seite schreiben.
help-study-games = Zahl der Spiele für jeden Teil des Berichts.
help-study-bot = Bot, der die Spiele spielt; ohne Angabe der stärkste, der schnell genug ist.
help-study-styles = Bots, deren Stile verglichen werden, durch Kommas getrennt; ohne Angabe alle schnellen.
help-study-out = Die HTML-Datei.
help-study-against = Ein zweiter Spielplan oder eine andere Fassung, der mit denselben Startzahlen gespielt und verglichen wird.
study-advice = Ratschläge
study-no-advice = Die Spiele geben keinen Grund, etwas zu ändern.
study-against = Verglichen mit { $board }, bei denselben Startzahlen
study-seat-wins = Siege von Sitz { $number }
study-head-here = hier
study-head-difference = Unterschied
study-written = Der Bericht über { $games } Spiele steht in { $file }.
study-bot-compiled = eine Studie braucht einen Bot des Pakets, nicht „{ $bot }“; es gibt { $bots }.
studying = Der Spielplan wird untersucht

study-title =
    { $map }, { $players } Spieler: { $kind ->
        [cards] eine Studie
        [dice] eine Studie mit der Würfel-Erweiterung
        [monsters] eine Studie mit Alvin & Dexter
       *[both] eine Studie mit beiden Erweiterungen
    }
study-lead = { $games } Spiele des Bots „{ $bot }“ gegen sich selbst, { $decisions } Entscheidungen, Zielkartensatz „{ $set }“, Startzahlen { $seed } bis { $last }. Alle Spiele eines Vergleichs beginnen mit denselben Startzahlen. Wer anfängt, sitzt auf Sitz 1.
study-percent = { $value } %
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] nur Karten
        [monsters] mit Monstern
        [dice] mit Würfeln
       *[both] mit beidem
    }
study-key-seat =
    { $variant ->
        [cards] Nur Karten
        [monsters] Mit Monstern
        [dice] Mit Würfeln
       *[both] Mit beiden Erweiterungen
    }: Wer anfängt, gewinnt { $value } % [{ $low }, { $high }]; { $verdict ->
        [more] das ist mehr als die gerechten { $fair } %.
        [less] das ist weniger als die gerechten { $fair } %.
       *[fair] ein Unterschied zu den gerechten { $fair } % ist nicht zu sehen.
    }
study-key-shift =
    { $variant ->
        [monsters] Bevorzugen Alvin & Dexter einen Sitz?
       *[dice] Bevorzugen die Würfel einen Sitz?
    } { $verdict ->
        [more] Wer anfängt, gewinnt { $value } Prozentpunkte hinzu [{ $low }, { $high }].
        [less] Wer anfängt, verliert { $value } Prozentpunkte [{ $low }, { $high }].
       *[same] Wer anfängt, hat eine Änderung von { $value } Prozentpunkten [{ $low }, { $high }], was Zufall sein kann.
    }
study-key-length =
    { $variant ->
        [monsters] Monster
        [dice] Würfel
       *[both] Beide Erweiterungen
    } { $verdict ->
        [more] machen Spiele um { $change } Züge je Spieler länger
        [less] machen Spiele um { $change } Züge je Spieler kürzer
       *[same] lassen die Länge der Spiele, wie sie ist
    } [{ $low }, { $high }], auf { $turns }.
study-key-unfinished =
    { $count ->
        [0] Alle Spiele kamen zu einem Ende.
        [one] { $count } Startzahl kam in einer der Varianten nicht zu einem Ende; sie fehlt im Vergleich der Varianten.
       *[other] { $count } Startzahlen kamen in einer der Varianten nicht zu einem Ende; sie fehlen im Vergleich der Varianten.
    }
study-key-tickets = Zielkarten, die zu viel bringen: { $generous }. Zielkarten, die zu wenig bringen: { $stingy }.
advice-seat = Sitz { $seat } gewinnt { $share } % der Spiele zu { $players } ({ $low } bis { $high }); gerecht wären { $fair } %.
advice-ending = { $share } % der Spiele hören auf, weil nichts mehr zu tun ist: Die Gleise haben { $spaces } Felder für { $trains } Waggons.
advice-stingy = { $ticket } ({ $points }) wird zu { $share } % erfüllt und verliert im Schnitt { $loss } Punkte: Für diesen Weg wären { $fair } gerecht.
advice-hard = { $ticket } ({ $points }) wird nur zu { $share } % erfüllt und verliert im Schnitt { $loss } Punkte, obwohl gedruckte Spielpläne für so einen Weg nicht mehr als { $fair } geben: Der Weg selbst ist zu schwer.
advice-generous = { $ticket } ({ $points }) wird zu { $share } % erfüllt, und wer sie behält, gewinnt von hundert Spielen { $lift } mehr: Für diesen Weg wären { $fair } gerecht.
advice-unwanted = { $ticket } ({ $points }) wird nur in { $kept } % der Fälle behalten: Niemand will sie. Für diesen Weg wären { $fair } gerecht.
advice-region =
    { $direction ->
        [north] Im Norden ({ $places }) wird in { $games } Spielen nie eine Strecke genommen.
        [north-east] Im Nordosten ({ $places }) wird in { $games } Spielen nie eine Strecke genommen.
        [east] Im Osten ({ $places }) wird in { $games } Spielen nie eine Strecke genommen.
        [south-east] Im Südosten ({ $places }) wird in { $games } Spielen nie eine Strecke genommen.
        [south] Im Süden ({ $places }) wird in { $games } Spielen nie eine Strecke genommen.
        [south-west] Im Südwesten ({ $places }) wird in { $games } Spielen nie eine Strecke genommen.
        [west] Im Westen ({ $places }) wird in { $games } Spielen nie eine Strecke genommen.
        [north-west] Im Nordwesten ({ $places }) wird in { $games } Spielen nie eine Strecke genommen.
       *[middle] In der Mitte ({ $places }) wird in { $games } Spielen nie eine Strecke genommen.
    }
advice-routes = { $routes } nimmt in { $games } Spielen nie jemand.
advice-rushed = { $route } wird in { $share } % der Spiele genommen, im Schnitt nach { $when } % der Züge: Wer als Zweiter kommt, hat keine Chance. Ein weiteres Gleis würde helfen.

study-head-variant = Spiel
study-head-first = Anfangender gewinnt
study-head-shift = Änderung durch die Erweiterung
study-head-points = Punkte
study-head-winner = Punkte des Siegers
study-head-margin = Vorsprung des Siegers
study-head-games = Spiele
study-head-figure = was
study-head-value = Wert
study-head-turns = Züge je Spieler
study-head-change = Änderung
study-head-part = Teil
study-head-kept = behalten, wenn angeboten
study-head-fulfilled = erfüllt, wenn behalten
study-head-brought = gebrachte Punkte
study-head-lift = Zugewinn
study-head-price = Preis
study-head-route = Strecke
study-head-claimed = genutzt
study-head-when = wann
study-head-place = Ort
study-head-reached = erreicht
study-head-claimable = nutzbar
study-head-claims = Nutzungen je Spiel
study-head-case = Sonderfall
study-head-met = Spiele damit

study-seats = Ist die Zugreihenfolge gerecht?
study-seats-text = Anteil der Siege nach Platz in der Zugreihenfolge, ohne und mit jeder Erweiterung bei denselben Startzahlen. Ein geteilter Sieg wird aufgeteilt. Die gestrichelte Linie ist der gerechte Anteil.
study-seats-caption = Siege nach Platz in der Zugreihenfolge, je { $games } Spiele; die Striche sind 95-%-Intervalle.
study-seats-table = Die Varianten nebeneinander; die Änderung in Prozentpunkten gegen das Spiel nur mit Karten
study-seat-of = { $variant }, Sitz { $number }
study-length = Wie lange Spiele dauern und wer führt
study-length-text = Eine Führung zählt in Streckenpunkten, die alle sehen; sie wechselt, wenn jemand anderes allein führt.
study-length-caption = Züge jedes Spielers, { $games } Spiele.
study-length-table = Der Verlauf der Spiele
study-margins = Der Vorsprung des Siegers
study-margins-caption = Punkte zwischen dem Ersten und dem Zweiten, { $games } Spiele.
study-axis-turns = Züge je Spieler
study-axis-margin = Punkte
study-variant-lengths = Länge der Spiele nach Variante; die Änderung gegen das Spiel nur mit Karten bei denselben Startzahlen
study-fact-turns = Züge jedes Spielers
study-fact-leads = Führungswechsel in einem Spiel
study-fact-half-time = Spiele, die der zur Halbzeit Führende gewinnt
study-fact-margin = Punkte zwischen dem Ersten und dem Zweiten
study-fact-shared = Spiele mit geteiltem Sieg
study-ending =
    { $reason ->
        [last_round_played] Spiele, die nach der letzten Runde endeten
        [all_passed] Spiele, die endeten, weil alle passten
        [six_tickets] Spiele, die mit allen nötigen Zielkarten endeten
        [last_train] Spiele, die mit dem letzten Waggon endeten
       *[other] Spiele, die anders endeten ({ $reason })
    }
study-score = Woraus ein Ergebnis besteht
study-score-caption = Mittlere Punkte nach Teilen, { $games } Spiele; die Striche sind 95-%-Intervalle.
study-score-table = Mittlere Punkte
study-winner = Sieger
study-others = die anderen
study-part =
    { $part ->
        [routes] Strecken
        [tickets] Zielkarten
        [longest_path] längste Strecke
       *[most_tickets] meiste Zielkarten
    }
study-styles = Welcher Stil hier gewinnt
study-styles-text = Bots verschiedener Stile gegeneinander, jeder Tisch in jeder Drehung der Sitze.
study-styles-caption = Anteil der ersten Plätze, { $games } Spiele.
study-styles-table = Wertungen auf der Elo-Skala; { $anchor } ist 0
study-tickets = Zielkarten
study-tickets-text = Der Zugewinn ist, was das Behalten einer Zielkarte der Siegchance hinzufügt, in Prozentpunkten. Bots wählen, was sie behalten, also erzählt er von Zielkarten, wie sie gespielt werden. Zu hoch oder zu niedrig heißt ein Preis nur, wo der Zufall bei so vielen Zielkarten höchstens in einer von zwanzig Studien dasselbe täte.
study-tickets-caption = Zugewinn beim Behalten, 95-%-Intervalle; bei vielen Zielkarten die an beiden Enden.
study-tickets-table = Jede behaltene Zielkarte, die beste für ihre Besitzer zuerst
study-price =
    { $price ->
        [generous] bringt zu viel
        [stingy] bringt zu wenig
       *[fair] –
    }
study-demand = Welche Strecken begehrt sind
study-demand-text = Je heißer ein Gleis, in desto mehr Spielen wird es genutzt. Kreise wachsen mit dem Anteil der Netze, die einen Ort erreichen.
study-demand-caption = Anteil von { $games } Spielen, in denen jedes Gleis genutzt wurde; zeig auf ein Gleis oder einen Ort, um die Zahl zu sehen.
study-never = nie
study-always = in jedem Spiel
study-track-title = { $route }: in { $share } % der Spiele genutzt
study-place-title = { $place }: von { $share } % der Netze erreicht
study-most-wanted = Am begehrtesten; „wann“ ist, wie weit das Spiel schon war
study-least-wanted = Am wenigsten begehrt
study-places = Orte
study-places-text = Wie viele Netze einen Ort erreichen, und wie es denen ergeht, die ihn erreichen.
study-places-caption = Anteil der Netze, die einen Ort erreichen: das begehrteste Dutzend, 95-%-Intervalle.
study-places-table = Jeder Ort
study-reach = Nutzen nach Länge
study-reach-text = Wie oft, wer am Zug war, mindestens eine Strecke einer Länge nutzen konnte, und wie viele dieser Länge genutzt wurden.
study-reach-caption = Anteil aller Züge in { $games } Spielen, in denen eine Strecke der Länge genutzt werden konnte, 95-%-Intervalle.
study-reach-table = Strecken nach Länge
study-of-length =
    { $length ->
        [one] { $length } Feld
       *[other] { $length } Felder
    }
study-extra =
    { $count ->
        [0] nichts extra
       *[other] { $count } extra
    }
study-fact-tries = In einem Spiel versuchte Tunnel
study-fact-failures = Gescheiterte Versuche
study-used = Was dieser Spielplan bietet und wie oft es genutzt wird
study-used-text = Was niemand nutzt, ist umsonst da, oder diese Bots wissen nichts damit anzufangen.
study-used-table = Genutzt in einem Spiel, von allen Spielern zusammen
study-cases = Sonderfälle der Regeln
study-cases-text = Seltene Lagen, in die die Spiele gerieten, jede mit dem ersten Spiel, in dem sie vorkam. „whistlestop replay FILE“ erzählt so ein Spiel Schritt für Schritt.
study-cases-table = Sonderfälle, die vorkamen, die seltensten zuerst
study-case =
    { $case ->
        [display-reset] Drei offene Lokomotiven tauschen die Auslage aus
        [display-reset-again] Die Auslage wird mehrmals nacheinander ausgetauscht
        [reshuffle] Der Ablagestapel wird zum Stapel
        [pass] Jemand muss passen
        [tunnel-declined] Ein Tunnel wird nicht bezahlt
        [card-given] Beliebige Karten ersetzen eine fehlende
        [tokens-returned] Chips über der Grenze werden zurückgegeben
        [monsters-meet] Beide Monster stehen am selben Ort
        [tickets-halved] Ein Monster halbiert eine Zielkarte
        [dead-board] Nichts ist mehr frei, was jemand nutzen könnte
        [all-passed] Alle passen
        [longest-path-shared] Die längste Strecke wird geteilt
        [tie-broken] Ein Gleichstand wird aufgelöst
        [victory-shared] Ein Sieg wird geteilt
       *[below-zero] Jemand endet unter null
    }
study-log = { $case } (Startzahl { $seed })
study-download = { $file } herunterladen
study-footer-intervals = In eckigen Klammern stehen 95-%-Intervalle über Spiele: nach Wilson für Anteile, normale für Mittelwerte. Wertungen haben Bootstrap-Intervalle über Blöcke von Spielen mit derselben Startzahl.
study-footer-program = Gemacht mit Whistlestop, inoffiziell. Fingerabdruck der Regeln, des Spielplans und der Bots: { $program }.

## Hints

help-play-hint = „hint“ sagt die besten Aktionen mit ihren Chancen, die Aussichten bei Tunneln und Farben und erreichbare Zielkarten.
hint-thinking = Moment, ich überlege …
hint-games = Aus { $games } Spielen, die ein Bot zu Ende gespielt hat; was du nicht siehst, ist dabei ausgewürfelt.
hint-action = { $action }: gewinnt zu { $value } % [{ $low }, { $high }]{ $reasons }.
hint-keep = { $tickets } behalten
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] das täte der stärkste Bot
        [scores] { $count ->
            [one] bringt { $count } Punkt
           *[other] bringt { $count } Punkte
        }
        [completes_ticket] erfüllt { $ticket }
        [on_way] liegt auf dem Weg von { $ticket }
        [brings_end] löst die letzte Runde aus
        [colour_needed] die Farbe brauchst du für { $route }
        [any_route] eine Lokomotive passt zu jeder Farbe
        [ticket_fulfilled] { $ticket } ist schon erfüllt
        [ticket_costs] { $count ->
            [one] { $ticket } braucht noch { $count } Waggon
           *[other] { $ticket } braucht noch { $count } Waggons
        }
        [ticket_cut_off] { $ticket } ist abgeschnitten
        [only_way] für { $ticket } gibt es kaum einen anderen Weg
        [detour] der Umweg für { $ticket } braucht { $count } Waggons mehr
        [rival_near] ein Gegner hat daneben gebaut und könnte sie schließen
        [end_near] das Ende ist nah (wenigste Waggons: { $count })
        [off_way] sie dient keiner deiner Zielkarten
        [more_tickets] neue Zielkarten wären mit den Waggons zu erfüllen, die du noch hast: { $count }
        [leaves_open] lässt { $route } den anderen
        [would_pay] damit kannst du { $route } bezahlen
        [spends_cards] sie verbraucht Karten, die du anderswo einsetzen könntest: { $count }
       *[all_fulfilled] alle deine Zielkarten sind erfüllt und du hast { $count } Waggons
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: erfüllt.
        [reachable] { $count ->
            [one] { $ticket }: erreichbar mit { $count } Waggon.
           *[other] { $ticket }: erreichbar mit { $count } Waggons.
        }
        [too-far] { $ticket }: braucht { $count } Waggons, mehr als du hast.
       *[cut-off] { $ticket }: abgeschnitten.
    }
hint-colour = { $kind }: { $next } % bei der nächsten Karte vom Stapel, { $two } % unter den nächsten zwei.

## Review of a game

help-review = Die Entscheidungen eines gespeicherten Spiels beurteilen: Gewinnchancen, Genauigkeit und was am meisten gekostet hat.
help-review-looks = Wie viele Spiele für jede Entscheidung angesehen werden.
review-progress = Entscheidungen beurteilt
review-curve = Gewinnchance nach jeder Entscheidung, soweit der Spieler es damals wusste:
review-turn =
    { $turn ->
        [0] Eröffnung
       *[other] Zug { $turn }
    }
review-seat = { $name }: Genauigkeit { $value } %, beurteilte Entscheidungen: { $count }
review-costly = { $when }: { $played }. Besser: { $better }; das gewinnt { $best } % statt { $chance } %, Vorsprung in Punkten: { $points }{ $reasons }.
review-none = Keine Entscheidung von { $name } hat etwas Nennenswertes gekostet.
review-foot = Jede Entscheidung wurde mit der besten gefundenen verglichen, in Spielen, die ein Bot weiterspielte; was der Spieler nicht sehen konnte, war zufällig ergänzt.
web-tab-review = Rückblick
web-review-mine = Mein Spiel beurteilen
web-review-start = Dieses Spiel beurteilen
web-review-text = Ein Bot spielt von jeder Entscheidung aus weiter, mit dem, was jeder damals wissen konnte. Das dauert etwa eine Minute.
web-review-progress = Beurteilte Entscheidungen: { $done } von { $total }
web-review-stop = Anhalten
web-review-accuracy = Genauigkeit
web-review-curve = Gewinnchance nach jeder Entscheidung
web-review-known = Soweit jeder es wusste
web-review-open = Mit allem offen
web-review-costly = Was { $name } am meisten gekostet hat
web-review-played = Gespielt: { $action }
web-review-better = Besser: { $action }
web-review-gain = gewinnt { $best } % statt { $chance } %, Vorsprung in Punkten: { $points }
web-review-cost = −{ $value } %
web-review-worst = Teuerste Entscheidung
web-review-point = { $when }, { $name }: { $value } %
web-review-against = Was gespielt wurde:
web-review-for = Das Bessere:

## Bots: a name and a sentence of character for each

web-level-name = Stufe { $level }
web-level-character =
    { $level ->
        [1] Ein freundlicher erster Gegner.
       *[other] Schlägt die Stufe darunter etwa in drei von vier Spielen, auf jedem Spielplan.
    }
bot-random-name = Tombola
bot-random-character = Tut, was ihr gerade einfällt, gleichmäßig und ohne Plan.
bot-path-name = Neuling
bot-path-character = Behält jede Zielkarte und baut eine nach der anderen auf dem Weg mit den wenigsten Strecken.
bot-one-step-name = Opportunist
bot-one-step-character = Nimmt das Beste, was gerade auf dem Spielplan ist, und denkt nie an morgen.
bot-long-route-name = Marathon
bot-long-route-character = Liebt lange Strecken und nutzt die längste greifbare; Zielkarten sind Nebensache.
bot-hoarder-name = Eichhörnchen
bot-hoarder-character = Sammelt immer mehr Karten und wartet auf die Strecken, die am meisten bringen.
bot-hungry-name = Sammler
bot-hungry-character = Zieht Zielkarten, solange Waggons da sind, und gewinnt oder verliert hoch.
bot-greedy-name = Bahnhofsvorsteher
bot-greedy-character = Behält billige Zielkarten, baut für jede den kürzesten Weg und trödelt nicht.
bot-planner-name = Ingenieur
bot-planner-character = Plant ein Netz für alle Zielkarten, mag lange Strecken und hat als Erster keine Waggons mehr.
bot-learned-name = Veteran
bot-learned-character = Plant wie der Ingenieur und hat aus vielen Spielen gelernt, wann ein anderer Zug öfter gewinnt; auf einem Plan, den er nicht gelernt hat, spielt er genau wie der Ingenieur.
bot-search-name = Großmeister
bot-search-character = Plant wie der Ingenieur und probiert jede Idee in Hunderten gedachter Spiele aus, bevor er zieht.
bot-master-name = Virtuose
bot-master-character = Sieht auf einen Blick, was einen Versuch wert ist, probiert es in gedachten Spielen aus und beurteilt jedes danach, was schon gewonnen hat.

## Looking back and reports

refusal-not-a-log = Diese Datei ist kein Protokoll eines Spiels.
refusal-bad-log = Dieses Protokoll lässt sich nicht nachspielen.
refusal-unknown-board = Dieses Protokoll gehört zu einem Spielplan, den dieses Programm nicht oder in einer anderen Fassung hat.
refusal-no-own-boards = Dieser Server nimmt keine Spielpläne von Besuchern an. Wer ihn betreibt, kann das erlauben.
refusal-bad-board = Dieser Spielplan lässt sich noch nicht spielen: Etwas daran ist nicht in Ordnung.
refusal-study-running = Immer nur eine Studie: Deine läuft noch.
refusal-unknown-study = Diese Studie gibt es nicht, oder sie wird nicht mehr aufbewahrt.
refusal-not-comparable = Zwei Studien lassen sich vergleichen, wenn beide vollständig sind und dieselben Startzahlen mit gleich vielen Spielern und demselben Bot gespielt haben.
web-log-look = Den Spielplan in diesem Augenblick zeigen
web-past-region = Rückblick
web-past =
    { $turn ->
        [0] Rückblick auf den Anfang:
       *[other] Rückblick auf Zug { $turn }:
    }
web-past-earlier = Früher
web-past-later = Später
web-past-now = Zurück zum Jetzt
web-replay = Wiedergabe
web-replay-watch = Noch einmal ansehen
web-replay-view = Ansicht
web-replay-open = Alles offen
web-replay-spectator = Zuschauer
web-replay-moment = Augenblick des Spiels
web-replay-first = Zum Anfang
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-turn = Zu einem Zug springen
web-replay-turn-of = Zug { $turn } · { $name }
web-replay-opening = Anfang
web-replay-speed = Tempo
web-replay-count = { $move } von { $count }
web-replay-keys = Pfeiltasten gehen schrittweise, Bild auf und Bild ab von Zug zu Zug, Pos1 und Ende an die Enden, die Leertaste spielt ab.
web-replay-running = Das Spiel läuft noch: Zu sehen ist, was dein Platz davon weiß, oder ein Zuschauer.
web-replay-more = Tasten und Sprache
web-replay-link = Link zu diesem Augenblick
web-replay-link-word = Link
web-replay-link-text = Wer diesen Link öffnet, sieht das Spiel in diesem Augenblick und von dieser Seite.
web-replay-file = Ein Spiel öffnen
web-replay-file-text = Sieh dir ein Spiel nach seinem Protokoll noch einmal an: nach der Datei, die du am Ende eines Spiels heruntergeladen hast, oder einer aus dem Terminal.
web-replay-file-choose = Datei wählen
web-replay-line = Zeile { $line }: { $reason }
web-replay-seat = Platz { $number }
web-replay-deck = Noch im Stapel: { $count }
web-replay-ticket-deck = Noch zu ziehende Zielkarten: { $count }
web-replay-choosing = Wählt unter { $tickets }.
web-replay-scores = Was jeder gehabt hätte, wenn das Spiel nach dem jeweiligen Zug geendet hätte.
web-tab-scores = Punkte
web-report = Ein Problem melden
web-report-running = Kopiere diesen Text in deine Nachricht. Er enthält das Spiel, soweit dein Platz es kennen darf, und nichts, was dir verborgen ist.
web-report-over = Kopiere diesen Text in deine Nachricht. Er enthält das ganze Protokoll des Spiels.
## The text view and what a screen reader is told

web-text-view = Textansicht
web-board-view = Spielplan zeigen
web-text-question = Die Frage in Worten
web-text-answers = Getippt und geantwortet
web-text-line = Befehl tippen, ? hilft
web-text-routes-from = Strecken ab …
web-text-show = Zeigen
web-text-score = Punkte
web-text-help = Hilfe
web-skip = Zur Frage
web-sure = { $action }?
web-told-cards = { $name } zieht { $count } Karten.
web-told-taken =
    { $who ->
        [you] Du nimmst { $cards }.
       *[other] { $name } nimmt { $cards }.
    }
web-card-unseen = eine Karte vom Stapel

## Open tables, and people one does not know

refusal-sent-away = Der Gastgeber möchte dich an diesem Tisch nicht haben.
refusal-bad-name = So kann auf diesem öffentlichen Server niemand heißen.
refusal-bad-talk = Das sagt man auf diesem öffentlichen Server nicht: keine Adressen, keine Schimpfwörter, nichts zweimal.
refusal-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
help-serve-public = Hier treffen sich Fremde: Regeln für Namen und Gespräche, und Beschwerden werden aufbewahrt.
web-open-tables = Offene Tische
web-seat-anywhere = Setz mich irgendwohin
web-open-tables-none = Gerade wartet niemand. Setz dich, dann wird ein Tisch eröffnet, den andere hier sehen.
web-seats-open =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
web-locked = mit Passwort
web-list-table = Den Tisch Fremden auf der Startseite zeigen
web-begins-full = Das Spiel beginnt, sobald der letzte Platz besetzt ist
web-begins-when-full = Du sitzt. Das Spiel beginnt, sobald der letzte Platz besetzt ist.
web-people = Leute an diesem Tisch
web-hide-talk = Gespräch ausblenden
web-show-talk = Gespräch zeigen
web-mute = Stummschalten
web-unmute = Sprechen lassen
web-send-away = Wegschicken
web-complain = Beschweren
web-complain-about = Beschwerde über { $name }
web-complain-text = Wer den Server betreibt, liest das, zusammen mit den letzten Zeilen dieser Person.
web-complain-reason = Was ist los?
web-complain-words = Mit eigenen Worten, wenn du magst
web-complain-send = Beschwerde abschicken
web-complain-thanks = Danke. Die Beschwerde liegt für den Betreiber des Servers bereit.
web-offence-insult = Beleidigungen
web-offence-name = der Name
web-offence-spam = Werbung oder Spam
web-offence-unfair = unfaires Spiel
web-offence-other = etwas anderes

## A profile without an account

refusal-no-profile = Dieser Schlüssel öffnet kein Profil.
web-profile = Mein Profil
web-profile-short = Spiele, Ergebnisse und Stärke, ohne Konto: Der Schlüssel liegt in diesem Browser.
web-profile-begin = Ein Profil beginnen
web-profile-text = Keine E-Mail, kein Passwort. Der Server bewahrt Namen, Farbe und die Enden deiner Spiele auf, und einen Hash des Schlüssels.
web-profile-colour = Farbe
web-profile-keep = Speichern
web-profile-make = Profil anlegen
web-profile-look = Mein Profil ansehen
web-ratings = Spielstärke
web-ratings-none = Nach dem ersten Spiel mit diesem Profil steht hier, wie stark du bist.
web-rating = Stärke
web-rating-interval = zu 95 % sicher
web-rating-games = gewonnen
web-rating-won = { $firsts } von { $games }
web-rating-text = Dieselbe Methode wie die Arena: 0 ist der Bot Greedy, 100 Punkte mehr gewinnen 64 % der Spiele zu zweit.
web-mode =
    { $mode ->
        [cards] Karten
        [dice] Würfel
        [monsters] Monster
       *[other] Würfel und Monster
    }
web-games-played = Spiele ({ $count })
web-games-none = Noch keine. Es zählen Spiele, die du von jetzt an beginnst oder zu denen du dich setzt.
web-game-place = Platz { $place } von { $players }, { $points } Punkte
web-somebody = jemand
web-people-met = Mit wem ich gespielt habe
web-person-games = Spiele: { $games }, davon vorn: { $ahead }
web-friend = Befreundet
web-befriend = Als Freund merken
web-profile-move = Mitnehmen oder löschen
web-profile-move-text = Diese neun Wörter sind der Schlüssel. Gib sie auf einem anderen Gerät ein; wer sie kennt, hat das Profil.
web-profile-picture = Als Code für die Kamera zeigen
web-profile-export = Alles als Datei holen
web-profile-forget = Auf diesem Gerät vergessen
web-profile-delete = Profil löschen
web-profile-delete-sure = Es lässt sich nicht zurückholen. Deine Spiele bleiben den anderen, ohne deinen Namen.
web-profile-have = Ich habe schon ein Profil
web-profile-words = Seine neun Wörter
web-profile-words-wrong = Das sind noch keine neun richtigen Wörter.
web-profile-open = Profil hier öffnen

## Games over days

refusal-no-holidays = So viele Urlaubstage hast du nicht mehr.
help-serve-push = Browsern auf Wunsch über die Dienste ihrer Hersteller „Du bist am Zug“ melden.
web-turns = Spiele über Tage
web-turns-text = Erfahre ohne offene Seite, wann du am Zug bist. Die Adressen sind geheim, öffnen aber sonst nichts.
web-turns-push = Dieser Browser meldet „Du bist am Zug“
web-turns-push-text = Die Meldung ist verschlüsselt und geht über den Dienst des Browserherstellers, der sieht, wann sie kommt.
web-turns-refused = Der Browser erlaubt dieser Seite keine Mitteilungen.
web-turns-calendar = Für einen Kalender
web-turns-news = Für einen Feedleser (RSS)
web-holidays = Urlaubstage
web-holidays-each = Urlaubstage für jeden
web-holidays-left =
    { $count ->
        [one] Noch { $count } Tag. Deine Zeit beginnt erst nach dem Urlaub.
       *[other] Noch { $count } Tage. Deine Zeit beginnt erst nach dem Urlaub.
    }
web-holidays-take = Urlaub nehmen
web-holiday-until = im Urlaub bis { $day }

## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Mehr sehen
web-overlays-word = mehr
web-overlay-paths = Längste Strecke von allen
web-overlay-networks = Meine Netze
web-overlay-tickets = Waggons, die meine Zielkarten noch brauchen
web-overlay-odds = Chancen
web-overlay-path = { $name }: { $count }
web-overlay-network = Netz { $number }: Felder { $count }, Orte { $places }
web-overlay-no-networks = Du hast noch keine Waggons auf dem Spielplan.
web-overlay-next = nächste Karte
web-overlay-in-two = nächste zwei
web-overlay-roll =
    { $which ->
        [stand] Die Würfel liegen lassen: { $claim } % für eine Strecke, { $ticket } % für eine, die deine Zielkarten brauchen, im Mittel { $points } Punkte.
        [marked] Diese neu würfeln: { $claim } % für eine Strecke, { $ticket } % für eine, die deine Zielkarten brauchen, im Mittel { $points } Punkte.
       *[best] Am besten neu würfeln ({ $dice }): { $claim } % für eine Strecke, { $ticket } % für eine, die deine Zielkarten brauchen, im Mittel { $points } Punkte.
    }
web-overlay-no-odds = Im Moment gibt es nichts auszurechnen.
web-hint-button = Tipp
web-hint-chance = gewinnt zu etwa { $value } % ({ $low } bis { $high } %)
web-hint-do = Tu es
web-hint-none = Dazu fällt mir nichts ein. Versuch es gleich noch einmal.
web-allow-hints = Man darf nach Tipps fragen (für Spiele, die zählen, ausschalten)
web-table-password = Passwort für Gäste, wenn du magst
web-password = Passwort
web-enter = Eintreten

web-lessons = Spielen lernen
web-lessons-text = Drei kurze Lektionen auf einem kleinen Spielplan, zusammen etwa fünf Minuten: Karten, dann Würfel, dann Monster.
web-lesson-cards = Lektion 1: Karten
web-lesson-dice = Lektion 2: Würfel
web-lesson-monsters = Lektion 3: Monster
web-lesson-progress = Schritt { $step } von { $steps }
web-lesson-begin = Beginnen
web-lesson-resume = Fortsetzen
web-lesson-again = Neu beginnen
web-lesson-done = geschafft
web-lesson-read = Weiter
web-lesson-leave = Lektion verlassen
web-lesson-following = Weiter
web-lesson-play-on = Dieses Spiel zu Ende spielen
web-step-cards-goal = Willkommen am Bodensee! Die meisten Punkte gewinnen: für genutzte Strecken, erfüllte Zielkarten und die längste Strecke. Eine verfehlte Zielkarte kostet ihre Punkte.
web-step-cards-tickets = Jede Zielkarte nennt zwei Orte, die du mit deinen Strecken verbinden sollst. Behalte mindestens eine; gut passen Karten mit gemeinsamem Weg. Der Spielplan zeigt sie.
web-step-cards-take = Du bist am Zug: Nimm zwei Karten nacheinander, offen oder verdeckt vom Stapel. Eine offene Lokomotive passt zu jeder Farbe, ist aber deine einzige Karte in diesem Zug.
web-step-cards-look = Drück auf eine deiner Zielkarten (in der Liste „Ziele“): Der kürzeste noch freie Weg leuchtet auf.
web-step-cards-claim = Nutze eine Strecke: Drück auf eine leuchtende. Sie kostet so viele Karten ihrer Farbe, wie sie Felder hat; Grau nimmt irgendeine Farbe. Leuchtet nichts Passendes, nimm erst Karten.
web-step-cards-special = Zwei Arten von Strecken sind besonders: Eine Fähre braucht Lokomotiven, und ein Tunnel deckt drei Karten auf, die ihn verteuern können. Das „?“ oben erklärt alle Regeln.
web-step-cards-again = Nutze eine zweite Strecke, am besten eine für deine Zielkarten. Die Lampe gibt einen Tipp, und Zurücknehmen hilft bei Versehen.
web-step-cards-end = Das ist das Kartenspiel. Hat jemand höchstens zwei Waggons, haben alle noch einen Zug, dann zählen die Zielkarten. Spiel weiter oder sieh, was Würfel ändern.
web-step-dice-goal = Mit Würfeln gibt es keine Karten: In jedem Zug wirfst du fünf Würfel, und ihre Symbole bezahlen, was du tust.
web-step-dice-tickets = Zielkarten gibt es wie bisher: Behalte mindestens eine.
web-step-dice-roll = Deine Würfel liegen vor dir. Drück auf die, die du nicht willst, und würfle sie einmal neu; oder lass alle liegen.
web-step-dice-claim = Nutze eine leuchtende Strecke: Einfache nehmen Einzel, doppelte nehmen Doppel, eins je Feld. Ein Joker passt immer. Leuchtet nichts, beende den Zug und würfle neu.
web-step-dice-tokens = Zwei ungenutzte Würfel kaufen einen Chip: ein Einzel oder Doppel für später, höchstens drei von jedem. Kauf einen, wenn Würfel übrig sind, oder geh weiter.
web-step-dice-again = Nutze eine zweite Strecke. Chips helfen, wo die Würfel nicht reichen.
web-step-dice-special = Bahnhöfe auf den Würfeln ziehen Zielkarten, je eine. Eine Fähre braucht Joker, und im Tunnel können drei Tunnelwürfel den Preis erhöhen.
web-step-dice-end = Das ist das Würfelspiel. Es endet wie das Kartenspiel. Spiel weiter oder triff die Monster.
web-step-monsters-goal = Alvin und Dexter sind da. Wo ein Monster steht, herrscht Chaos: Keine Strecke, die dort endet, kann genutzt werden.
web-step-monsters-tickets = Zielkarten und Karten sind wie in der ersten Lektion. Behalte mindestens eine Zielkarte.
web-step-monsters-place = Stell ein Monster auf den Spielplan: Drück auf einen Ort, am besten einen, der dem anderen im Weg ist und nicht dir.
web-step-monsters-locomotive = Monster bewegen sich für Lokomotiven. Nimm die offene Lokomotive, die für beide Karten zählt, oder zieh, bis du eine hast.
web-step-monsters-move = Drück in deinem Zug, vor oder nach deiner Aktion, auf den Knopf eines Monsters und dann auf einen markierten Ort: Eine Lokomotive reicht drei Orte weit, zwei reichen sechs.
web-step-monsters-lock = Seine Karte ist jetzt bei dir. Solange sie offen liegt, kann niemand dieses Monster bewegen; am Ende deines nächsten Zuges wird sie umgedreht und bleibt dir.
web-step-monsters-claim = Mach mit deiner Aktion weiter und beende den Zug. Nutze bald eine Strecke, fern vom Chaos.
web-step-monsters-end = Am Ende zählt eine Zielkarte mit einem Ort im Chaos die Hälfte, und die meisten Karten von Alvin und von Dexter bringen je 15 Punkte. Das war alles: Gute Reise!

web-help = Regeln
web-help-board = Dieser Spielplan: { $board }
web-help-base = Es gelten die Grundregeln.
web-help-rulings = Auslegungen und Hausregeln, die hier gelten
web-help-numbers = Die Nummern unseres Regelbuchs zeigen (etwa R50)
web-help-turn = Was kann ich in meinem Zug tun?
web-help-turn-text =
    { $purse ->
        [dice] Wirf fünf Würfel und würfle beliebige davon einmal neu. Dann tu höchstens eines: eine Strecke nutzen, Zielkarten ziehen oder was dieser Spielplan sonst bietet. Ungenutzte Würfel kaufen Chips.
       *[cards] Eines davon: zwei Wagenkarten nehmen, eine Strecke nutzen, Zielkarten ziehen oder was dieser Spielplan sonst bietet. Nur wer gar nichts tun kann, passt.
    }
web-help-tickets = Was sind Zielkarten?
web-help-tickets-text = Eine Zielkarte nennt Orte, die du mit eigenen Strecken verbinden sollst. Am Ende erfüllt bringt sie ihre Punkte, sonst kostet sie sie. Was du behältst, bleibt bei dir, bis zum Ende geheim.
web-help-locomotive = Was ist eine Lokomotive?
web-help-locomotive-text = Eine Lokomotive passt zu jeder Farbe. Offen genommen ist sie deine einzige Karte im Zug, verdeckt gezogen eine wie jede andere. Liegen drei offen, wird die Auslage ausgetauscht. Was hier anders ist, steht unten.
web-help-double = Was ist eine Doppelstrecke?
web-help-double-text =
    { $open ->
        [yes] Gleise nebeneinander zwischen denselben Orten. Niemand besitzt zwei davon; das andere bleibt für andere offen, auch wenn nur wenige mitspielen.
       *[no] Gleise nebeneinander zwischen denselben Orten. Niemand besitzt zwei davon; mit weniger als { $count } Spielern ist das andere gesperrt, sobald eines genutzt ist.
    }
web-help-country = Wie erreicht man ein Land?
web-help-country-text = An jedem seiner Grenzpunkte; durch ein Land führt kein Weg. Eine Zielkarte mit mehreren Ländern zählt das teuerste erreichte. Erreichst du keines, kostet sie das billigste.
web-help-path = Was ist die längste Strecke?
web-help-path-text = Der längste Weg ohne Lücke über eigene Strecken, keine zweimal. Er ist für alle, die ihn haben, { $points } Punkte wert.
web-help-globe = Was bringen die meisten Zielkarten?
web-help-globe-text = Wer die meisten Zielkarten erfüllt hat, bekommt { $points } Punkte dazu; sind es mehrere, alle.
web-help-sight = Was sind Sehenswürdigkeiten wert?
web-help-sight-text = Jede Sehenswürdigkeit, die eine deiner Strecken berührt, bringt am Ende Punkte: { $points }.
web-help-district = Was ist ein Bezirk?
web-help-district-text = Orte, die zusammengehören: Wer alle mit eigenen Strecken verbindet, bekommt die Punkte des Bezirks.
web-help-end = Wann endet das Spiel?
web-help-end-text = Beendet jemand seinen Zug mit höchstens { $count } Waggons, haben alle noch einen Zug. Dann zählen Zielkarten und Boni. Die meisten Punkte gewinnen, bei Gleichstand mehr erfüllte Zielkarten.

## Where cards come from the deck only, or few players use both tracks of a double route

why-no-display = auf diesem Spielplan liegen keine Karten offen: Sie kommen nur vom Stapel.
difference-no-display = Es liegen keine Wagenkarten offen: Sie kommen nur vom Stapel.
difference-double-routes-free = Beide Gleise einer Doppelstrecke sind bei jeder Spielerzahl offen.
deck-only = Keine Karte liegt offen; { $count } im Stapel.
