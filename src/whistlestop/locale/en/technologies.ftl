board-united-kingdom = United Kingdom
technology =
    { $technology ->
        [wales-concession] Wales Concession
        [ireland-france-concession] Ireland / France Concession
        [scotland-concession] Scotland Concession
        [mechanical-stoker] Mechanical Stoker
        [steam-boiler] Superheated Steam Boiler
        [propellers] Propellers
        [booster] Booster
        [boiler-lagging] Boiler Lagging
        [steam-turbines] Steam Turbines
        [double-heading] Double Heading
        [thermocompressor] Thermocompressor
        [water-tenders] Water Tenders
        [risky-contracts] Risky Contracts
        [equalising-beam] Equalising Beam
        [diesel-power] Diesel Power
       *[right-of-way] Right of Way
    }
event-technology-bought =
    { $who ->
        [you] You buy { $technology }.
       *[other] { $name } buys { $technology }.
    }
event-die-given =
    { $who ->
        [you] You give a die: { $face }.
       *[other] { $name } gives a die: { $face }.
    }
why-technology-this-turn = you have bought a technology in this turn already.
why-technology-owned = you have { $technology } already.
why-technology-sold-out = no copy of { $technology } is left.
why-technology-too-dear = { $technology } costs { $count } locomotives, or cards or dice that stand for them.
why-no-route-to-share = there is no route of another player that you could pay for together with { $technology } ({ $count } locomotives).
why-technology-missing = { $technology } is needed for that route.
difference-technologies = Before your action you may buy one technology with locomotives. Any { $count } cards of any colours count as a locomotive. Without technology you claim only routes of one or two spaces in England that are no ferries.
difference-technology =
    { $kind ->
        [advanced] { $technology }: price { $price }, copies { $copies }. Advanced, a house rule.
       *[plain] { $technology }: price { $price }, copies { $copies }.
    }
difference-start-locomotives = Everybody starts with { $count } locomotive more.
option-uk-duplicate_technologies = Whether a player may have several copies of a technology in the United Kingdom.
value-uk-duplicate_technologies-false = Each player has at most one copy of a technology.
value-uk-duplicate_technologies-true = Copies may be bought as long as they last; only their points add up.
option-uk-dice_substitute = Whether dice of any faces stand for a Wild in the United Kingdom.
value-uk-dice_substitute-true = Any three dice, with the Booster two, stand for a Wild of a technology or a ferry.
value-uk-dice_substitute-false = Only Wilds pay for technologies and ferries.
heading-technologies = technologies
choice-technology = buy { $technology } (price { $price })
choice-give-die = give a die: { $face }
dice-to-give =
    { $count ->
        [one] One more die stands for the Wild.
       *[other] { $count } more dice stand for the Wild.
    }
question-technology = How do you pay for { $technology }?
question-bought-route = Which route do you claim with { $technology }?
prompt-technology = Payment:
prompt-bought-route = Your route:
held-technologies = { $name }: technologies { $technologies }.
technologies-none = none
technology-left = { $technology }: price { $price }, left { $count }.
score-part-technologies = technologies { $points }
scoring-technologies = { $name }: technologies: { $points }.
help-play-technologies = Technologies: “technology booster” buys one before your action; “technologies” lists what is left, “board” what everybody has.
web-technologies = Technologies
web-technologies-price = Price
web-technologies-left = Left
web-technology-question = How do you pay for { $technology }?
web-bought-route-question = Which route do you claim with { $technology }?
web-track-technologies = Needs { $technologies }.
web-help-technology = What are technologies for?
web-help-technology-text =
    { $purse ->
        [dice] Before your action you may buy one technology: concessions open Wales, Ireland, France and Scotland, others long routes and ferries or bring points. { $wilds ->
            [only] The price is paid with Wilds alone, as are ferry symbols.
           *[most] The price is paid with Wilds; any three dice (with the Booster two) count as one, for ferry symbols too.
        } Right of Way lets you lay your trains beside those of another player.
       *[cards] Before your action you may buy one technology: concessions open Wales, Ireland, France and Scotland, others long routes and ferries or bring points. The price is paid with locomotives; four cards of any colours (with the Booster three) count as one, for routes too. Right of Way lets you lay your trains beside those of another player.
    }
why-no-route-to-claim = there is no route that you could pay for together with { $technology } ({ $count } locomotives).
why-contracts-gone = { $technology } is not for sale any more.
why-nothing-to-save = no card can be saved here.
why-only-a-claim = after your first claim only a second one can follow, or none.
why-only-blind-cards = you have begun to draw blind cards: draw the next one from the deck.
choice-save = save one card
choice-no-claim = claim no second route
choice-draw-three = draw three blind cards
option-uk-advanced = Whether the advanced technologies are for sale in the United Kingdom.
value-uk-advanced-true = Five advanced technologies can be bought too.
value-uk-advanced-false = The advanced technologies stay in the box.
web-value-uk = United Kingdom
why-not-now-technology = first pay for the technology.
why-not-now-bought-route = first choose the route.
why-not-in-game-technologies = there are no technologies on this board.
web-not-now-technology = First pay for the technology.
web-not-now-bought-route = First choose the route.
study-part-technologies = technologies
web-key-advanced = Advanced: only with a house rule
web-key-cards = Technologies for sale
web-key-copies = Copies
web-key-ferries = Ferries need it
web-key-lengths = Lengths of routes that need it
web-key-no-technology = Needs no technology
web-key-region = Region
web-key-regions = Regions whose routes need it
web-key-start-locomotives = Locomotives at the start
web-key-technologies = Technologies
web-key-technologies-any-cards = Cards of any colours for a locomotive
web-value-wales-concession = Wales Concession
web-value-ireland-france-concession = Ireland / France Concession
web-value-scotland-concession = Scotland Concession
web-value-mechanical-stoker = Mechanical Stoker
web-value-steam-boiler = Superheated Steam Boiler
web-value-propellers = Propellers
web-value-booster = Booster
web-value-boiler-lagging = Boiler Lagging
web-value-steam-turbines = Steam Turbines
web-value-double-heading = Double Heading
web-value-thermocompressor = Thermocompressor
web-value-water-tenders = Water Tenders
web-value-risky-contracts = Risky Contracts
web-value-equalising-beam = Equalising Beam
web-value-diesel-power = Diesel Power
web-value-right-of-way = Right of Way
advice-mechanism-technologies = In { $games } games nobody ever buys a technology.
used-technologies = Technologies bought
