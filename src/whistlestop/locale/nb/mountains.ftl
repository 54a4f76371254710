track-mountains = fjell som koster { $count } tog til
difference-mountains = { $count } spor går over fjell: for hver X på dem mister du ett tog til og får { $points } poeng til.
legend-mountain = fjell: ett tog til, 2 poeng til
web-track-mountains = { $count } fjell: det koster { $trains } tog.
web-help-mountain = Hva koster fjell?
web-help-mountain-text = For hvert fjelltegn på en linje mister du ett tog mer og får 2 poeng.
advice-mechanism-mountains = I { $games } spill bruker ingen noen gang et fjell.
used-mountains = Tatte fjellruter
