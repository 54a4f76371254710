tourist-bridge = pont
tourist-ship = bateau
tourist-tram = funiculaire
tourist-crab = crabe
tourist-seal = otarie
tourist-tower = tour
tourist-flower = fleur
board-san-francisco = San Francisco
event-stack-put =
    { $who ->
        [you] Tu poses la pile « { $symbol } » (× { $count }) à { $place }.
       *[other] { $name } pose la pile « { $symbol } » (× { $count }) à { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Tu prends le jeton touriste « { $symbol } » à { $place }.
       *[other] { $name } prend le jeton touriste « { $symbol } » à { $place }.
    }
why-stacks-stand = les piles de jetons touriste ont été posées avant le premier tour.
why-stack-there = la pile « { $symbol } » est déjà à { $place }.
difference-tourists = Jetons touriste à { $count } symboles : { $stacks } piles sont sur le plateau dès le début, les derniers joueurs y posent les autres. Qui prend une route prend à un bout un jeton d’un symbole qui lui manque.
difference-tourist-points = Aucun symbole, un, deux et ainsi de suite valent { $points } points à la fin.
heading-tourists = jetons touriste
legend-tourists = pile de jetons touriste au début
choice-stack = poser la pile « { $symbol } » à { $place }
choice-tourist = prendre le jeton touriste « { $symbol } » à { $place }
question-stack = Quelle pile poses-tu, et où ? Il reste { $symbols } ; tout lieu sans pile convient.
question-tourist = Un jeton touriste attend à chaque bout de ta route. Lequel prends-tu ? Tu as : { $symbols }.
prompt-stack = Ta pile :
prompt-tourist = Ton jeton :
collected-tourists = { $name } : jetons touriste { $symbols }.
place-tourists = { $place } : « { $symbol } » × { $count }.
score-part-tourists = jetons touriste { $points }
scoring-tourists = { $name } : jetons touriste : plus { $points }.
help-play-tourists = Jetons touriste : « bridge presidio » pose une pile au début, « bridge » prend un jeton quand on te le demande ; « tourists » liste les piles, « board » les jetons de chacun.
web-tourists-here = Jetons touriste ici : « { $symbol } » × { $count }.
web-stack = Une pile de jetons touriste
web-stack-question = Où poses-tu la pile « { $symbol } » ? Touche un lieu.
web-tourist = Un jeton touriste
web-tourist-question = Quel jeton prends-tu ?
web-tourists-own = Jetons touriste : { $symbols }
web-help-tourist = À quoi servent les jetons touriste ?
web-help-tourist-text = Qui prend une route prend à l’un de ses bouts un jeton d’un symbole qui lui manque. Plus il y a de symboles différents, plus il y a de points à la fin : { $points } pour aucun, un, deux et ainsi de suite.
advice-mechanism-tourists = En { $games } parties, personne n’utilise jamais un jeton touriste.
why-not-now-put-stack = les piles de jetons touriste sont d’abord posées sur le plateau.
why-not-now-tourist = prends d’abord un jeton touriste à un bout de ta route.
why-not-in-game-tourists = il n’y a pas de jetons touriste sur ce plateau.
web-not-now-put-stack = Les piles de jetons touriste sont d’abord posées.
web-not-now-tourist = Prends d’abord un jeton touriste.
study-part-tourists = jetons touriste
used-tourists = Jetons de touriste pris
