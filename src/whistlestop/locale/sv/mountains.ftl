track-mountains = berg som kostar { $count } tåg till
difference-mountains = { $count } spår går över berg: för varje X på dem förlorar du ett tåg till och får { $points } poäng till.
legend-mountain = berg: ett tåg till, 2 poäng till
web-track-mountains = { $count } berg: det kostar { $trains } tåg.
web-help-mountain = Vad kostar berg?
web-help-mountain-text = För varje bergstecken på en rutt förlorar du ett tåg till och får 2 poäng.
advice-mechanism-mountains = På { $games } partier använder ingen någonsin ett berg.
used-mountains = Tagna bergssträckor
