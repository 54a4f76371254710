track-any-cards = { $count } willekeurige kaarten voor één van de kleur
event-card-given =
    { $who ->
        [you] Je geeft { $card } als vervanging.
       *[other] { $name } geeft { $card } als vervanging.
    }
why-few-substitutes =
    { $symbols ->
        [0] je hebt { $count } kaarten van één kleur nodig; { $size } willekeurige kaarten vervangen er één, maar je hebt er niet genoeg.
        [one] je hebt { $count } kaarten nodig, waarvan { $symbols } locomotief; { $size } willekeurige kaarten vervangen de locomotief, maar je hebt er niet genoeg.
       *[other] je hebt { $count } kaarten nodig, waarvan { $symbols } locomotieven; { $size } willekeurige kaarten vervangen er één, maar je hebt er niet genoeg.
    }
why-nothing-to-replace = in deze betaling kan niets door andere kaarten vervangen worden.
why-replaced-all = alles wat andere kaarten in deze betaling kunnen vervangen, is al vervangen.
why-give-first =
    { $count ->
        [one] geef eerst de { $count } kaart die vervangt wat je mist.
       *[other] geef eerst de { $count } kaarten die vervangen wat je mist.
    }
why-replace-first = zeg eerst dat willekeurige kaarten iets moeten vervangen (“replace”).
why-given-in-order = vervangers geef je in de volgorde van de kleuren, en { $kind } komt vóór wat je het laatst gaf.
difference-ferry-substitute = Op een veerboot mogen { $count } willekeurige kaarten een vereiste locomotief vervangen.
difference-any-cards = { $route } vraagt kaarten van één kleur zonder locomotieven; { $count } willekeurige kaarten vervangen er één.
legend-any-cards = willekeurige kaarten mogen invallen
choice-replace =
    { $what ->
        [locomotive] een locomotief door { $count } willekeurige kaarten vervangen
        [wild] een joker door { $count } willekeurige dobbelstenen vervangen
       *[card] een kaart van de kleur door { $count } willekeurige kaarten vervangen
    }
choice-give = { $card } geven
question-substitutes =
    { $count ->
        [one] Welke kaart geef je als vervanging? Je hebt { $cards }.
       *[other] Welke { $count } kaarten geef je als vervanging? Je hebt { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Kaart om te geven:
       *[other] Kaarten om te geven, { $count } in totaal:
    }
substitutes-wrong-count =
    { $count ->
        [one] Noem { $count } kaart, niet { $given }.
       *[other] Noem { $count } kaarten, niet { $given }.
    }
substitutes-not-understood = “{ $text }” is niet duidelijk. Noem { $count } kaarten, bijvoorbeeld “rood 2 blauw 1”, of ? voor hulp.
web-track-substitute =
    { $what ->
        [locomotive] { $count } willekeurige kaarten mogen een locomotief vervangen.
       *[card] { $count } willekeurige kaarten mogen er één van de kleur vervangen.
    }
web-give = Kaarten om te geven
web-give-cards =
    { $what ->
        [locomotive] Welke { $count } kaarten staan voor een locomotief?
       *[card] Welke { $count } kaarten staan voor één van de kleur?
    }
web-give-one = Geef { $card }
web-give-less = Houd { $card }
web-give-these = Geef { $cards }
web-give-none = Geven
web-help-substitute = Wanneer telt elke kaart?
web-help-substitute-text = Op zo’n route staan meerdere willekeurige kaarten samen voor één locomotief van een veerboot of één kaart van de kleur; de route zegt hoeveel.
