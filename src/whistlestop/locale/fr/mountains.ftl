track-mountains =
    { $count ->
        [one] montagnes qui coûtent { $count } wagon de plus
       *[other] montagnes qui coûtent { $count } wagons de plus
    }
difference-mountains =
    { $count ->
        [one] { $count } voie traverse des montagnes : chaque X y coûte un wagon de plus et rapporte { $points } points de plus.
       *[other] { $count } voies traversent des montagnes : chaque X y coûte un wagon de plus et rapporte { $points } points de plus.
    }
legend-mountain = montagne : un wagon de plus, 2 points de plus
web-track-mountains =
    { $count ->
        [one] { $count } montagne
       *[other] { $count } montagnes
    } : il faut { $trains } wagons.
web-help-mountain = Que coûtent les montagnes ?
web-help-mountain-text = Pour chaque signe de montagne d’une route, tu perds un wagon de plus et gagnes 2 points.
advice-mechanism-mountains = En { $games } parties, personne n’utilise jamais une montagne.
used-mountains = Voies de montagne prises
