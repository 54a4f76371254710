meeple-black = un meeple noir
meeple-blue = un meeple bleu
meeple-red = un meeple rouge
meeple-white = un meeple blanc
meeple-yellow = un meeple jaune
meeple-green = un meeple vert
meeples-black =
    { $count ->
        [one] { $count } meeple noir
       *[other] { $count } meeples noirs
    }
meeples-blue =
    { $count ->
        [one] { $count } meeple bleu
       *[other] { $count } meeples bleus
    }
meeples-red =
    { $count ->
        [one] { $count } meeple rouge
       *[other] { $count } meeples rouges
    }
meeples-white =
    { $count ->
        [one] { $count } meeple blanc
       *[other] { $count } meeples blancs
    }
meeples-yellow =
    { $count ->
        [one] { $count } meeple jaune
       *[other] { $count } meeples jaunes
    }
meeples-green =
    { $count ->
        [one] { $count } meeple vert
       *[other] { $count } meeples verts
    }
event-meeple-taken =
    { $who ->
        [you] Tu prends { $meeple } à { $place }.
       *[other] { $name } prend { $meeple } à { $place }.
    }
why-no-such-meeple = il n’y a pas de tel meeple là.
difference-meeple-majority = Pour chaque couleur, le plus de meeples vaut { $most } points et la deuxième place { $second }.
difference-meeples =
    { $count ->
        [one] Des meeples de { $count } couleur sont tirés sur le plateau : qui prend une route en prend un à chaque bout.
       *[other] Des meeples de { $count } couleurs sont tirés sur le plateau : qui prend une route en prend un à chaque bout.
    }
difference-meeples-per-colour = Il y a { $count } meeples de chaque couleur.
heading-meeples = meeples
legend-meeples = meeples au début
choice-meeple = prendre { $meeple }
question-meeple = Quel meeple prends-tu à { $place } ? Tu as { $meeples }.
prompt-meeple = Ton meeple :
collected-meeples = { $name } : { $meeples }.
place-meeples = { $place } : { $meeples }.
score-part-meeples = meeples { $points }
scoring-meeples = { $name } : première ou deuxième place en meeples d’une couleur : plus { $points }.
help-play-meeples = Meeples : « red » en prend un quand on te le demande ; « meeples » liste ceux du plateau, « board » ceux de chacun.
web-meeples-here = Meeples ici : { $meeples }.
web-meeple = Un meeple
web-meeple-question = Quel meeple prends-tu à { $place } ?
web-meeple-letter-black = N
web-meeple-letter-blue = B
web-meeple-letter-red = R
web-meeple-letter-white = L
web-meeple-letter-yellow = J
web-meeple-letter-green = V
web-help-meeple = À quoi servent les meeples ?
web-help-meeple-text = Qui prend une route prend un meeple à chaque bout. À la fin, le plus d’une couleur donne des points, et la deuxième place un peu moins.
advice-mechanism-meeples = En { $games } parties, personne n’utilise jamais un meeple.
why-not-now-meeple = prends d’abord un meeple au bout de ta route.
why-not-in-game-meeples = il n’y a pas de meeples sur ce plateau.
web-not-now-meeple = Prends d’abord un meeple.
study-part-meeples = meeples
used-meeples = Meeples pris
