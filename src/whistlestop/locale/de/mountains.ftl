track-mountains =
    { $count ->
        [one] Gebirge, das { $count } Waggon mehr kostet
       *[other] Gebirge, das { $count } Waggons mehr kostet
    }
difference-mountains =
    { $count ->
        [one] { $count } Gleis führt über Gebirge: Für jedes X darauf verlierst du einen Waggon mehr und bekommst { $points } Punkte mehr.
       *[other] { $count } Gleise führen über Gebirge: Für jedes X darauf verlierst du einen Waggon mehr und bekommst { $points } Punkte mehr.
    }
legend-mountain = Gebirge: ein Waggon mehr, 2 Punkte mehr
web-track-mountains =
    { $count ->
        [one] { $count } Berg
       *[other] { $count } Berge
    }: Das kostet { $trains } Waggons.
web-help-mountain = Was kosten Berge?
web-help-mountain-text = Für jedes Bergzeichen einer Strecke verlierst du einen Waggon mehr und bekommst 2 Punkte dafür.
advice-mechanism-mountains = In { $games } Spielen nutzt nie jemand ein Gebirge.
used-mountains = Gebaute Bergstrecken
