board-united-kingdom = Royaume-Uni
technology =
    { $technology ->
        [wales-concession] Concession Pays de Galles
        [ireland-france-concession] Concession Irlande / France
        [scotland-concession] Concession Écosse
        [mechanical-stoker] Chargeur mécanique
        [steam-boiler] Chaudière à vapeur surchauffée
        [propellers] Hélices
        [booster] Booster
        [boiler-lagging] Isolation de chaudière
        [steam-turbines] Turbines à vapeur
        [double-heading] Double traction
        [thermocompressor] Thermocompresseur
        [water-tenders] Tenders à eau
        [risky-contracts] Contrats risqués
        [equalising-beam] Balancier compensateur
        [diesel-power] Moteur diesel
       *[right-of-way] Droit de passage
    }
event-technology-bought =
    { $who ->
        [you] Tu achètes { $technology }.
       *[other] { $name } achète { $technology }.
    }
event-die-given =
    { $who ->
        [you] Tu donnes un dé : { $face }.
       *[other] { $name } donne un dé : { $face }.
    }
why-technology-this-turn = tu as déjà acheté une technologie ce tour-ci.
why-technology-owned = tu as déjà { $technology }.
why-technology-sold-out = il ne reste aucun exemplaire de { $technology }.
why-technology-too-dear = { $technology } coûte { $count } locomotives, ou des cartes ou dés qui en tiennent lieu.
why-no-route-to-share = aucune route d’un autre joueur ne peut être payée avec { $technology } ({ $count } locomotives).
why-technology-missing = cette route demande { $technology }.
difference-technologies = Avant ton action tu peux acheter une technologie avec des locomotives. { $count } cartes de couleurs quelconques comptent comme une locomotive. Sans technologie on ne prend que des routes d’un ou deux espaces en Angleterre, sans ferry.
difference-technology =
    { $kind ->
        [advanced] { $technology } : prix { $price }, exemplaires { $copies }. Avancée, une règle maison.
       *[plain] { $technology } : prix { $price }, exemplaires { $copies }.
    }
difference-start-locomotives = Chacun commence avec { $count } locomotive de plus.
option-uk-duplicate_technologies = Si un joueur peut avoir plusieurs exemplaires d’une technologie au Royaume-Uni.
value-uk-duplicate_technologies-false = Chaque joueur a au plus un exemplaire d’une technologie.
value-uk-duplicate_technologies-true = On peut en acheter tant qu’il en reste ; seuls leurs points s’ajoutent.
option-uk-dice_substitute = Si des dés quelconques tiennent lieu de joker au Royaume-Uni.
value-uk-dice_substitute-true = Trois dés quelconques, deux avec le Booster, tiennent lieu de joker pour une technologie ou un ferry.
value-uk-dice_substitute-false = Seuls les jokers paient technologies et ferries.
heading-technologies = technologies
choice-technology = acheter { $technology } (prix { $price })
choice-give-die = donner un dé : { $face }
dice-to-give =
    { $count ->
        [one] Encore un dé pour la Locomotive.
       *[other] Encore { $count } dés pour la Locomotive.
    }
question-technology = Comment paies-tu { $technology } ?
question-bought-route = Quelle route prends-tu avec { $technology } ?
prompt-technology = Paiement :
prompt-bought-route = Ta route :
held-technologies = { $name } : technologies { $technologies }.
technologies-none = aucune
technology-left = { $technology } : prix { $price }, restent { $count }.
score-part-technologies = technologies { $points }
scoring-technologies = { $name } : technologies : { $points }.
help-play-technologies = Technologies : « technology booster » en achète une avant ton action ; « technologies » montre ce qui reste, « board » ce que chacun possède.
web-technologies = Technologies
web-technologies-price = Prix
web-technologies-left = Reste
web-technology-question = Comment paies-tu { $technology } ?
web-bought-route-question = Quelle route prends-tu avec { $technology } ?
web-track-technologies = Demande { $technologies }.
web-help-technology = À quoi servent les technologies ?
web-help-technology-text =
    { $purse ->
        [dice] Avant ton action tu peux acheter une technologie : les concessions ouvrent le pays de Galles, l’Irlande, la France et l’Écosse, d’autres les longues routes et les ferries, ou rapportent des points. { $wilds ->
            [only] On paie avec des dés Locomotive seulement, les symboles des ferries aussi.
           *[most] On paie avec des dés Locomotive ; trois dés quelconques (deux avec le Booster) en valent un, pour les symboles des ferries aussi.
        } Le droit de passage permet de poser ses wagons à côté de ceux d’un autre.
       *[cards] Avant ton action tu peux acheter une technologie : les concessions ouvrent le pays de Galles, l’Irlande, la France et l’Écosse, d’autres les longues routes et les ferries, ou rapportent des points. On paie avec des locomotives ; quatre cartes de couleurs quelconques (trois avec le Booster) en valent une, pour les routes aussi. Le droit de passage permet de poser ses wagons à côté de ceux d’un autre.
    }
why-no-route-to-claim = aucune route ne peut être payée avec { $technology } ({ $count } locomotives).
why-contracts-gone = { $technology } n’est plus en vente.
why-nothing-to-save = aucune carte ne peut être économisée ici.
why-only-a-claim = après ta première route, seule une seconde peut suivre, ou aucune.
why-only-blind-cards = tu pioches des cartes cachées : prends la suivante dans la pioche.
choice-save = économiser une carte
choice-no-claim = ne pas prendre de seconde route
choice-draw-three = piocher trois cartes cachées
option-uk-advanced = Si les technologies avancées sont en vente au Royaume-Uni.
value-uk-advanced-true = Cinq technologies avancées sont aussi en vente.
value-uk-advanced-false = Les technologies avancées restent dans la boîte.
web-value-uk = Royaume-Uni
why-not-now-technology = paie d’abord la technologie.
why-not-now-bought-route = choisis d’abord la route.
why-not-in-game-technologies = il n’y a pas de technologies sur ce plateau.
web-not-now-technology = Paie d’abord la technologie.
web-not-now-bought-route = Choisis d’abord la route.
study-part-technologies = technologies
web-key-advanced = Avancée : avec règle maison seulement
web-key-cards = Technologies en vente
web-key-copies = Exemplaires
web-key-ferries = Les ferries la demandent
web-key-lengths = Longueurs des routes qui la demandent
web-key-no-technology = Ne demande aucune technologie
web-key-region = Région
web-key-regions = Régions dont les routes la demandent
web-key-start-locomotives = Locomotives au départ
web-key-technologies = Technologies
web-key-technologies-any-cards = Cartes de couleurs quelconques pour une locomotive
web-value-wales-concession = Concession Pays de Galles
web-value-ireland-france-concession = Concession Irlande / France
web-value-scotland-concession = Concession Écosse
web-value-mechanical-stoker = Chargeur mécanique
web-value-steam-boiler = Chaudière à vapeur surchauffée
web-value-propellers = Hélices
web-value-booster = Booster
web-value-boiler-lagging = Isolation de chaudière
web-value-steam-turbines = Turbines à vapeur
web-value-double-heading = Double traction
web-value-thermocompressor = Thermocompresseur
web-value-water-tenders = Tenders à eau
web-value-risky-contracts = Contrats risqués
web-value-equalising-beam = Balancier compensateur
web-value-diesel-power = Moteur diesel
web-value-right-of-way = Droit de passage
advice-mechanism-technologies = En { $games } parties, personne n’achète jamais de technologie.
used-technologies = Technologies achetées
