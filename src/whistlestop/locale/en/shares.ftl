board-pennsylvania = Pennsylvania
event-share-taken =
    { $who ->
        [you] You take share { $number } of { $company }.
       *[other] { $name } takes share { $number } of { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] You give the dummy share { $number } of { $company }.
       *[other] { $name } gives the dummy share { $number } of { $company }.
    }
event-dummy-share-shown = The dummy shows share { $number } of { $company }.
why-not-shown-here = { $company } is not shown at your route.
why-no-shares-left = { $company } has no shares left.
difference-companies = Whoever claims a route may take the top share of one company shown there; the companies number { $count }, their shares { $shares }. At the end each company is ranked: most shares first, of equals who holds the lowest number.
difference-company = { $company }: shares { $count }, points by rank { $points }.
difference-share-dummy = With { $count } players a dummy gets a share with each of yours: whoever takes one chooses it. At the end half of them, rounded up, are drawn; they take ranks and score nothing.
heading-shares = shares
legend-companies = company whose share a claim may bring
choice-share = take share { $number } of { $company } (by rank { $points })
choice-dummy-share = give the dummy share { $number } of { $company } (by rank { $points })
choice-no-share = take no share
question-share = Whose share do you take? You have { $shares }.
question-dummy-share = Which share does the dummy get?
prompt-share = Your share:
prompt-dummy-share = The dummy’s share:
shares-of = { $company } { $numbers }
no-shares-held = none
held-shares = { $name }: shares { $shares }.
hidden-shares = { $name }: shares lie face down.
dummy-shares = The dummy: { $shares }.
shown-shares = Turned up of the dummy’s: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: all shares are taken; by rank { $points }.
       *[other] { $company }: share { $number } on top, { $count } left; by rank { $points }.
    }
score-secret-shares = What shares are worth is told at the end.
scoring-shares = { $name }: ranks in companies: plus { $points }.
help-play-shares = Shares: name the company where you are asked, or “no share”; “shares” lists the stacks, “board” what you hold.
web-track-companies = A claim may bring a share of { $companies }.
web-companies-dummy = Dummy
web-companies-points = Points by rank
web-companies-own = Yours
web-companies-top = On top
web-companies = Companies
web-share-told = { $company }: share { $number }, you have { $own }; by rank { $points }.
web-share-number = share { $number }
web-share-question = Whose share do you take for { $route }?
web-dummy-share-question = Which share of { $route } does the dummy get?
web-no-share = No share
web-help-share = What are shares for?
web-help-share-text = Signs beside a route name companies. Who claims it may take the top share of one of them. When the game is over, whoever has most shares of a company scores most, the next one less; of equals the one with the lowest number comes first.
web-help-dummy = Who is the dummy?
web-help-dummy-text = With two players a third one sits at the table who does not exist: whoever takes a share chooses one of the same route for it as well. At the end half of its shares are drawn. They can take a rank from you, but score nothing.
advice-mechanism-shares = In { $games } games nobody ever uses a share.
why-not-now-share = first take a share for your route, or none.
why-not-now-dummy-share = first choose a share for the dummy.
why-not-in-game-shares = there are no companies on this board.
web-not-now-share = First take a share, or none.
web-not-now-dummy-share = First choose a share for the dummy.
study-part-shares = shares
used-shares = Shares taken
