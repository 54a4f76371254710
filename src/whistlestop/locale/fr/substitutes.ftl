track-any-cards = { $count } cartes quelconques pour une de la couleur
event-card-given =
    { $who ->
        [you] Tu donnes { $card } en remplacement.
       *[other] { $name } donne { $card } en remplacement.
    }
why-few-substitutes =
    { $symbols ->
        [0] il faut { $count } cartes d’une même couleur ; { $size } cartes quelconques en remplacent une, mais tu n’en as pas assez.
        [one] il faut { $count } cartes, dont { $symbols } locomotive ; { $size } cartes quelconques remplacent la locomotive, mais tu n’en as pas assez.
       *[other] il faut { $count } cartes, dont { $symbols } locomotives ; { $size } cartes quelconques remplacent l’une d’elles, mais tu n’en as pas assez.
    }
why-nothing-to-replace = dans ce paiement, rien ne peut être remplacé par d’autres cartes.
why-replaced-all = tout ce que d’autres cartes peuvent remplacer dans ce paiement l’a été.
why-give-first =
    { $count ->
        [one] donne d’abord la carte qui remplace ce qui te manque ({ $count }).
       *[other] donne d’abord les { $count } cartes qui remplacent ce qui te manque.
    }
why-replace-first = dis d’abord que des cartes quelconques doivent remplacer quelque chose (« replace »).
why-given-in-order = les cartes de remplacement se donnent dans l’ordre des couleurs, et celle-ci ({ $kind }) vient avant la dernière donnée.
difference-ferry-substitute = Sur un ferry, { $count } cartes quelconques peuvent remplacer une locomotive exigée.
difference-any-cards = { $route } demande des cartes d’une même couleur sans locomotives ; { $count } cartes quelconques en remplacent une.
legend-any-cards = des cartes quelconques peuvent remplacer
choice-replace =
    { $what ->
        [locomotive] remplacer une locomotive par { $count } cartes quelconques
        [wild] remplacer une Locomotive par { $count } dés quelconques
       *[card] remplacer une carte de la couleur par { $count } cartes quelconques
    }
choice-give = donner { $card }
question-substitutes =
    { $count ->
        [one] Quelle carte donnes-tu en remplacement ? Tu as { $cards }.
       *[other] Quelles { $count } cartes donnes-tu en remplacement ? Tu as { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Carte à donner :
       *[other] Cartes à donner, { $count } en tout :
    }
substitutes-wrong-count =
    { $count ->
        [one] Nomme { $count } carte, pas { $given }.
       *[other] Nomme { $count } cartes, pas { $given }.
    }
substitutes-not-understood = « { $text } » n’est pas compris. Nomme { $count } cartes, par exemple « rouge 2 bleue 1 », ou ? pour de l’aide.
web-track-substitute =
    { $what ->
        [locomotive] { $count } cartes quelconques peuvent remplacer une locomotive.
       *[card] { $count } cartes quelconques peuvent en remplacer une de la couleur.
    }
web-give = Cartes à donner
web-give-cards =
    { $what ->
        [locomotive] Quelles { $count } cartes doivent valoir une locomotive ?
       *[card] Quelles { $count } cartes doivent en valoir une de la couleur ?
    }
web-give-one = Donner { $card }
web-give-less = Garder { $card }
web-give-these = Donner { $cards }
web-give-none = Donner
web-help-substitute = Quand toute carte compte-t-elle ?
web-help-substitute-text = Sur une telle route, plusieurs cartes quelconques ensemble valent une locomotive de ferry ou une carte de la couleur ; la route dit combien.
