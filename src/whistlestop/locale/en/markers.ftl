board-old-west = Old West
web-value-oldwest = Old West
event-start-city-chosen =
    { $who ->
        [you] You choose { $place } as your start city.
       *[other] { $name } chooses { $place } as start city.
    }
event-marker-bought =
    { $who ->
        [you] You put a marker on { $place } for { $payment }.
       *[other] { $name } puts a marker on { $place } for { $payment }.
    }
event-marker-bought-with-dice =
    { $who ->
        [you] You put a marker on { $place } for { $payment }.
       *[other] { $name } puts a marker on { $place } for { $payment }.
    }
event-route-scored =
    { $who ->
        [you] You score { $route }: plus { $points }.
       *[other] { $name } scores { $route }: plus { $points }.
    }
event-alien-captured =
    { $who ->
        [you] You capture Alvin, plus { $points }, and take him to { $place }.
       *[other] { $name } captures Alvin, plus { $points }, and takes him to { $place }.
    }
why-city-marked = { $place } has a marker already.
why-alien-city = { $place } is where Alvin starts: no marker ever stands there.
why-not-end-of-route = { $place } is no end of the route just claimed.
why-marker-too-dear = a marker costs { $count } cards of one colour, and you cannot pay them.
why-out-of-reach = the route touches neither your start city nor anything your routes join to it.
difference-markers = Each player has { $count } city markers. Before the first turn everybody puts one on a city, his start city, the last player first; all his routes hang together with it. After a claim another marker may go to a free end for { $price } cards of one colour.
difference-marker-points = A route scores for those whose markers stand at its ends, each in full and twice for two; only without any marker for its claimer.
heading-alien = Alvin
choice-marker = put a marker on { $place }
choice-no-marker = put no marker
choice-alien = take Alvin to { $place }
question-start-city = Which city do you start from? All your routes will hang together with it.
question-marker = Do you put a marker on an end of your route? You have { $count } left.
question-alien = You have captured Alvin. To which of your cities does he go?
prompt-start-city = Your start city:
prompt-marker = Your marker:
prompt-alien = Alvin goes to:
marked-cities = { $name }: markers on { $places }.
no-marked-cities = { $name }: no marker yet.
place-alien = Alvin is in { $place }.
score-part-alien = Alvin { $points }
scoring-alien = { $name }: Alvin: plus { $points }.
help-play-markers = Markers: name a city to start from, and after a claim the end that gets a marker, or “no marker”; “markers” tells where Alvin is, “board” who has marked what.
web-marker-here = Marker of { $name }: routes here score for its owner.
web-alien-here = Alvin is here.
web-start-city-question = Which city do you start from? Press a place.
web-marker-question = Do you put a marker on an end of your route?
web-no-marker = No marker
web-alien-question = Where does Alvin go?
web-markers-own = Markers on { $places }
web-help-marker = What are city markers for?
web-help-marker-text = All routes of a player hang together with his start city. Whoever claims a route gives its points to those whose markers stand at its ends; without any he scores himself. After a claim a marker may be bought for a free end.
web-help-alien = What does Alvin do here?
web-help-alien-text = Who claims a route into Alvin’s city captures him, scores { $points } points and takes him to a city with a marker of his own. Whose city he is in at the end scores { $points } more.
option-oldwest-alvin = Whether Alvin the Alien is played in the Old West.
value-oldwest-alvin-true = Alvin starts in Roswell and can be captured.
value-oldwest-alvin-false = The Old West is played without Alvin.
option-oldwest-allow_monsters = Whether Alvin & Dexter may come to the Old West.
value-oldwest-allow_monsters-true = Alvin & Dexter may come to the Old West; they start away from markers.
value-oldwest-allow_monsters-false = Alvin & Dexter do not come to the Old West: a monster on a start city would shut its owner out.
why-not-now-start-city = first choose the city you start from.
why-not-now-marker = first say whether a marker shall stand at your route.
why-not-now-marker-payment = first pay for your marker, or type undo.
why-not-now-alien = first take Alvin to one of your cities.
why-not-in-game-markers = there are no city markers on this board.
web-not-now-start-city = First choose the city you start from.
web-not-now-marker = First say whether a marker shall stand at your route.
web-not-now-marker-payment = First pay for your marker.
web-not-now-alien = First take Alvin to one of your cities.
study-part-alien = Alvin
advice-mechanism-markers = In { $games } games nobody ever buys a city marker.
used-markers = City markers bought
