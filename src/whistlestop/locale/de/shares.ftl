board-pennsylvania = Pennsylvania
event-share-taken =
    { $who ->
        [you] Du nimmst Aktie { $number } von { $company }.
       *[other] { $name } nimmt Aktie { $number } von { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Du gibst dem Strohmann Aktie { $number } von { $company }.
       *[other] { $name } gibt dem Strohmann Aktie { $number } von { $company }.
    }
event-dummy-share-shown = Der Strohmann deckt Aktie { $number } von { $company } auf.
why-not-shown-here = { $company } steht nicht an deiner Strecke.
why-no-shares-left = { $company } hat keine Aktien mehr.
difference-companies = Wer eine Strecke nutzt, darf die oberste Aktie einer dort gezeigten Gesellschaft nehmen; es gibt { $count } Gesellschaften mit { $shares } Aktien. Am Ende wird jede Gesellschaft gewertet: die meisten Aktien zuerst, bei gleich vielen die mit der niedrigsten Nummer.
difference-company = { $company }: Aktien { $count }, Punkte nach Rang { $points }.
difference-share-dummy = Mit { $count } Spielern bekommt ein Strohmann zu jeder genommenen Aktie eine: Wer nimmt, wählt sie aus. Am Ende wird die Hälfte davon, aufgerundet, gezogen; sie belegt Plätze und zählt nichts.
heading-shares = Aktien
legend-companies = Gesellschaft, deren Aktie die Strecke bringen kann
choice-share = Aktie { $number } von { $company } nehmen (nach Rang { $points })
choice-dummy-share = dem Strohmann Aktie { $number } von { $company } geben (nach Rang { $points })
choice-no-share = keine Aktie nehmen
question-share = Wessen Aktie nimmst du? Du hast { $shares }.
question-dummy-share = Welche Aktie bekommt der Strohmann?
prompt-share = Deine Aktie:
prompt-dummy-share = Aktie des Strohmanns:
shares-of = { $company } { $numbers }
no-shares-held = keine
held-shares = { $name }: Aktien { $shares }.
hidden-shares = { $name }: Aktien liegen verdeckt.
dummy-shares = Der Strohmann: { $shares }.
shown-shares = Vom Strohmann aufgedeckt: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: alle Aktien sind genommen; nach Rang { $points }.
       *[other] { $company }: Aktie { $number } liegt oben, { $count } übrig; nach Rang { $points }.
    }
score-secret-shares = Was Aktien wert sind, zeigt sich am Ende.
scoring-shares = { $name }: Ränge in Gesellschaften: plus { $points }.
help-play-shares = Aktien: nenne die Gesellschaft, wenn du gefragt wirst, oder „no share“; „shares“ zeigt die Stapel, „board“ was du hast.
web-track-companies = Sie kann eine Aktie von { $companies } bringen.
web-companies-dummy = Strohmann
web-companies-points = Punkte nach Rang
web-companies-own = Deine
web-companies-top = Oben
web-companies = Gesellschaften
web-share-told = { $company }: Aktie { $number }, du hast { $own }; nach Rang { $points }.
web-share-number = Aktie { $number }
web-share-question = Wessen Aktie nimmst du für { $route }?
web-dummy-share-question = Welche Aktie an { $route } bekommt der Strohmann?
web-no-share = Keine Aktie
web-help-share = Wozu sind Aktien gut?
web-help-share-text = Schilder an einer Strecke nennen Gesellschaften. Wer sie nutzt, darf die oberste Aktie von einer nehmen. Am Ende bringen die meisten Aktien einer Gesellschaft die meisten Punkte, die zweitmeisten weniger; bei gleich vielen kommt die niedrigste Nummer zuerst.
web-help-dummy = Wer ist der Strohmann?
web-help-dummy-text = Zu zweit sitzt ein Dritter am Tisch, den es nicht gibt: Wer eine Aktie nimmt, wählt auch eine derselben Strecke für ihn. Am Ende wird die Hälfte davon gezogen. Sie können dir einen Rang nehmen, zählen aber nichts.
advice-mechanism-shares = In { $games } Spielen nutzt nie jemand eine Aktie.
why-not-now-share = nimm zuerst eine Aktie für deine Strecke, oder keine.
why-not-now-dummy-share = wähle zuerst eine Aktie für den Strohmann.
why-not-in-game-shares = auf diesem Spielplan gibt es keine Gesellschaften.
web-not-now-share = Nimm zuerst eine Aktie, oder keine.
web-not-now-dummy-share = Wähle zuerst eine Aktie für den Strohmann.
study-part-shares = Aktien
used-shares = Genommene Aktien
