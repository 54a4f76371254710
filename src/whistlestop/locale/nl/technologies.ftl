board-united-kingdom = Verenigd Koninkrijk
technology =
    { $technology ->
        [wales-concession] Concessie Wales
        [ireland-france-concession] Concessie Ierland / Frankrijk
        [scotland-concession] Concessie Schotland
        [mechanical-stoker] Mechanische stoker
        [steam-boiler] Oververhitte stoomketel
        [propellers] Scheepsschroeven
        [booster] Booster
        [boiler-lagging] Ketelisolatie
        [steam-turbines] Stoomturbines
        [double-heading] Dubbele tractie
        [thermocompressor] Thermocompressor
        [water-tenders] Watertenders
        [risky-contracts] Riskante contracten
        [equalising-beam] Balansarm
        [diesel-power] Dieselkracht
       *[right-of-way] Recht van overpad
    }
event-technology-bought =
    { $who ->
        [you] Je koopt { $technology }.
       *[other] { $name } koopt { $technology }.
    }
event-die-given =
    { $who ->
        [you] Je geeft een dobbelsteen: { $face }.
       *[other] { $name } geeft een dobbelsteen: { $face }.
    }
why-technology-this-turn = je hebt deze beurt al een technologie gekocht.
why-technology-owned = je hebt { $technology } al.
why-technology-sold-out = er is geen kaart van { $technology } meer.
why-technology-too-dear = { $technology } kost { $count } locomotieven, of kaarten of dobbelstenen die daarvoor gelden.
why-no-route-to-share = er is geen route van een ander die je samen met { $technology } ({ $count } locomotieven) kunt betalen.
why-technology-missing = voor die route is { $technology } nodig.
difference-technologies = Voor je actie mag je met locomotieven één technologie kopen. { $count } kaarten van willekeurige kleuren gelden als een locomotief. Zonder technologie neem je alleen routes van één of twee vakken in Engeland die geen veerboot zijn.
difference-technology =
    { $kind ->
        [advanced] { $technology }: prijs { $price }, kaarten { $copies }. Geavanceerd, een huisregel.
       *[plain] { $technology }: prijs { $price }, kaarten { $copies }.
    }
difference-start-locomotives = Iedereen begint met { $count } locomotief extra.
option-uk-duplicate_technologies = Of een speler in het Verenigd Koninkrijk meer kaarten van een technologie mag hebben.
value-uk-duplicate_technologies-false = Elke speler heeft ten hoogste één kaart van een technologie.
value-uk-duplicate_technologies-true = Kaarten mogen gekocht worden zolang ze er zijn; alleen hun punten tellen op.
option-uk-dice_substitute = Of willekeurige dobbelstenen in het Verenigd Koninkrijk voor een joker gelden.
value-uk-dice_substitute-true = Drie willekeurige dobbelstenen, met de Booster twee, gelden voor een joker van een technologie of veerboot.
value-uk-dice_substitute-false = Alleen jokers betalen technologieën en veerboten.
heading-technologies = technologieën
choice-technology = { $technology } kopen (prijs { $price })
choice-give-die = een dobbelsteen geven: { $face }
dice-to-give =
    { $count ->
        [one] Nog één dobbelsteen voor de joker.
       *[other] Nog { $count } dobbelstenen voor de joker.
    }
question-technology = Hoe betaal je { $technology }?
question-bought-route = Welke route neem je met { $technology }?
prompt-technology = Betaling:
prompt-bought-route = Je route:
held-technologies = { $name }: technologieën { $technologies }.
technologies-none = geen
technology-left = { $technology }: prijs { $price }, nog { $count }.
score-part-technologies = technologieën { $points }
scoring-technologies = { $name }: technologieën: { $points }.
help-play-technologies = Technologieën: “technology booster” koopt er een voor je actie; “technologies” toont wat er nog is, “board” wat iedereen heeft.
web-technologies = Technologieën
web-technologies-price = Prijs
web-technologies-left = Over
web-technology-question = Hoe betaal je { $technology }?
web-bought-route-question = Welke route neem je met { $technology }?
web-track-technologies = Heeft { $technologies } nodig.
web-help-technology = Waar zijn technologieën voor?
web-help-technology-text =
    { $purse ->
        [dice] Voor je actie mag je één technologie kopen: concessies openen Wales, Ierland, Frankrijk en Schotland, andere lange routes en veerboten, of ze geven punten. { $wilds ->
            [only] Je betaalt alleen met jokers, ook voor symbolen van veerboten.
           *[most] Je betaalt met jokers; drie willekeurige dobbelstenen (met de Booster twee) gelden als één, ook voor symbolen van veerboten.
        } Met het recht van overpad leg je je wagons naast die van een ander.
       *[cards] Voor je actie mag je één technologie kopen: concessies openen Wales, Ierland, Frankrijk en Schotland, andere lange routes en veerboten, of ze geven punten. Je betaalt met locomotieven; vier kaarten van willekeurige kleuren (met de Booster drie) gelden als één, ook voor routes. Met het recht van overpad leg je je wagons naast die van een ander.
    }
why-no-route-to-claim = er is geen route die je samen met { $technology } ({ $count } locomotieven) kunt betalen.
why-contracts-gone = { $technology } is niet meer te koop.
why-nothing-to-save = hier kan geen kaart bespaard worden.
why-only-a-claim = na je eerste route kan alleen een tweede volgen, of geen.
why-only-blind-cards = je trekt gedekte kaarten: trek de volgende van de stapel.
choice-save = één kaart besparen
choice-no-claim = geen tweede route nemen
choice-draw-three = drie gedekte kaarten trekken
option-uk-advanced = Of de geavanceerde technologieën in het Verenigd Koninkrijk te koop zijn.
value-uk-advanced-true = Vijf geavanceerde technologieën zijn ook te koop.
value-uk-advanced-false = De geavanceerde technologieën blijven in de doos.
web-value-uk = Verenigd Koninkrijk
why-not-now-technology = betaal eerst de technologie.
why-not-now-bought-route = kies eerst de route.
why-not-in-game-technologies = er zijn geen technologieën op dit bord.
web-not-now-technology = Betaal eerst de technologie.
web-not-now-bought-route = Kies eerst de route.
study-part-technologies = technologieën
web-key-advanced = Geavanceerd: alleen met huisregel
web-key-cards = Technologieën te koop
web-key-copies = Kaarten
web-key-ferries = Veerboten hebben het nodig
web-key-lengths = Lengtes van routes die het nodig hebben
web-key-no-technology = Heeft geen technologie nodig
web-key-region = Regio
web-key-regions = Regio’s waarvan de routes het nodig hebben
web-key-start-locomotives = Locomotieven bij het begin
web-key-technologies = Technologieën
web-key-technologies-any-cards = Kaarten van willekeurige kleuren voor een locomotief
web-value-wales-concession = Concessie Wales
web-value-ireland-france-concession = Concessie Ierland / Frankrijk
web-value-scotland-concession = Concessie Schotland
web-value-mechanical-stoker = Mechanische stoker
web-value-steam-boiler = Oververhitte stoomketel
web-value-propellers = Scheepsschroeven
web-value-booster = Booster
web-value-boiler-lagging = Ketelisolatie
web-value-steam-turbines = Stoomturbines
web-value-double-heading = Dubbele tractie
web-value-thermocompressor = Thermocompressor
web-value-water-tenders = Watertenders
web-value-risky-contracts = Riskante contracten
web-value-equalising-beam = Balansarm
web-value-diesel-power = Dieselkracht
web-value-right-of-way = Recht van overpad
advice-mechanism-technologies = In { $games } spellen koopt niemand ooit een technologie.
used-technologies = Gekochte technologieën
