board-pennsylvania = Pennsylvanie
event-share-taken =
    { $who ->
        [you] Tu prends le titre { $number } de { $company }.
       *[other] { $name } prend le titre { $number } de { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Tu donnes au joueur fictif le titre { $number } de { $company }.
       *[other] { $name } donne au joueur fictif le titre { $number } de { $company }.
    }
event-dummy-share-shown = Le joueur fictif montre le titre { $number } de { $company }.
why-not-shown-here = { $company } ne figure pas près de ta route.
why-no-shares-left = { $company } n’a plus de titres.
difference-companies = Qui prend une route peut prendre le premier titre d’une compagnie qui y figure ; il y a { $count } compagnies et { $shares } titres. À la fin, chaque compagnie est classée : le plus de titres d’abord, à égalité celui qui a le plus petit numéro.
difference-company = { $company } : titres { $count }, points par rang { $points }.
difference-share-dummy = À { $count } joueurs, un joueur fictif reçoit un titre pour chaque titre pris : celui qui prend le choisit. À la fin, on en tire la moitié, arrondie au-dessus ; ils occupent des rangs et ne rapportent rien.
heading-shares = titres
legend-companies = compagnie dont la route peut donner un titre
choice-share = prendre le titre { $number } de { $company } (par rang { $points })
choice-dummy-share = donner au joueur fictif le titre { $number } de { $company } (par rang { $points })
choice-no-share = ne prendre aucun titre
question-share = De quelle compagnie prends-tu le titre ? Tu as { $shares }.
question-dummy-share = Quel titre reçoit le joueur fictif ?
prompt-share = Ton titre :
prompt-dummy-share = Titre du joueur fictif :
shares-of = { $company } { $numbers }
no-shares-held = aucun
held-shares = { $name } : titres { $shares }.
hidden-shares = { $name } : titres face cachée.
dummy-shares = Joueur fictif : { $shares }.
shown-shares = Montrés du joueur fictif : { $shares }.
company-stack =
    { $count ->
        [0] { $company }: tous les titres sont pris ; par rang { $points }.
       *[other] { $company }: titre { $number } au-dessus, reste { $count } ; par rang { $points }.
    }
score-secret-shares = La valeur des titres se voit à la fin.
scoring-shares = { $name } : rangs dans les compagnies : plus { $points }.
help-play-shares = Titres : nomme la compagnie quand on te le demande, ou « no share » ; « shares » montre les piles, « board » ce que tu as.
web-track-companies = Elle peut donner un titre de { $companies }.
web-companies-dummy = Fictif
web-companies-points = Points par rang
web-companies-own = Les tiens
web-companies-top = Dessus
web-companies = Compagnies
web-share-told = { $company } : titre { $number }, tu en as { $own } ; par rang { $points }.
web-share-number = titre { $number }
web-share-question = De quelle compagnie prends-tu le titre pour { $route } ?
web-dummy-share-question = Quel titre de { $route } reçoit le joueur fictif ?
web-no-share = Aucun titre
web-help-share = À quoi servent les titres ?
web-help-share-text = Des panneaux près d’une route nomment des compagnies. Qui la prend peut prendre le premier titre de l’une d’elles. À la fin, le plus de titres d’une compagnie rapporte le plus, le suivant moins ; à égalité, le plus petit numéro passe devant.
web-help-dummy = Qui est le joueur fictif ?
web-help-dummy-text = À deux, un troisième joueur est à la table sans exister : qui prend un titre en choisit aussi un de la même route pour lui. À la fin, on tire la moitié de ses titres. Ils peuvent te prendre un rang, mais ne rapportent rien.
advice-mechanism-shares = En { $games } parties, personne n’utilise jamais un titre.
why-not-now-share = prends d’abord un titre pour ta route, ou aucun.
why-not-now-dummy-share = choisis d’abord un titre pour le joueur fictif.
why-not-in-game-shares = il n’y a pas de compagnies sur ce plateau.
web-not-now-share = Prends d’abord un titre, ou aucun.
web-not-now-dummy-share = Choisis d’abord un titre pour le joueur fictif.
study-part-shares = titres
used-shares = Actions prises
