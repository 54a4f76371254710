face-single = Simple
face-double = Double
face-station = Gare
face-wild = Locomotive
die-single = [–] Simple
die-double = [=] Double
die-station = [⌂] Gare
die-wild = [★] Locomotive
dice-single =
    { $count ->
        [one] { $count } Simple
       *[other] { $count } Simples
    }
dice-double =
    { $count ->
        [one] { $count } Double
       *[other] { $count } Doubles
    }
dice-station =
    { $count ->
        [one] { $count } Gare
       *[other] { $count } Gares
    }
dice-wild =
    { $count ->
        [one] { $count } Locomotive
       *[other] { $count } Locomotives
    }
tokens-single =
    { $count ->
        [one] { $count } jeton simple
       *[other] { $count } jetons simples
    }
tokens-double =
    { $count ->
        [one] { $count } jeton double
       *[other] { $count } jetons doubles
    }
no-tokens = aucun jeton
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route } : { $length ->
                    [one] { $length } Simple
                   *[other] { $length } Simples
                }, tunnel
               *[double] { $route } : { $length ->
                    [one] { $length } Double
                   *[other] { $length } Doubles
                }, tunnel
            }
            [ferry] { $kind ->
                [single] { $route } : { $length ->
                    [one] { $length } Simple
                   *[other] { $length } Simples
                }, ferry avec { $symbols ->
                    [one] { $symbols } Locomotive
                   *[other] { $symbols } Locomotives
                }
               *[double] { $route } : { $length ->
                    [one] { $length } Double
                   *[other] { $length } Doubles
                }, ferry avec { $symbols ->
                    [one] { $symbols } Locomotive
                   *[other] { $symbols } Locomotives
                }
            }
           *[plain] { $kind ->
                [single] { $route } : { $length ->
                    [one] { $length } Simple
                   *[other] { $length } Simples
                }
               *[double] { $route } : { $length ->
                    [one] { $length } Double
                   *[other] { $length } Doubles
                }
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route } : { $length ->
                    [one] { $length } Simple
                   *[other] { $length } Simples
                }, tunnel ({ $points ->
                    [one] { $points } point
                   *[other] { $points } points
                })
               *[double] { $route } : { $length ->
                    [one] { $length } Double
                   *[other] { $length } Doubles
                }, tunnel ({ $points ->
                    [one] { $points } point
                   *[other] { $points } points
                })
            }
            [ferry] { $kind ->
                [single] { $route } : { $length ->
                    [one] { $length } Simple
                   *[other] { $length } Simples
                }, ferry avec { $symbols ->
                    [one] { $symbols } Locomotive
                   *[other] { $symbols } Locomotives
                } ({ $points ->
                    [one] { $points } point
                   *[other] { $points } points
                })
               *[double] { $route } : { $length ->
                    [one] { $length } Double
                   *[other] { $length } Doubles
                }, ferry avec { $symbols ->
                    [one] { $symbols } Locomotive
                   *[other] { $symbols } Locomotives
                } ({ $points ->
                    [one] { $points } point
                   *[other] { $points } points
                })
            }
           *[plain] { $kind ->
                [single] { $route } : { $length ->
                    [one] { $length } Simple
                   *[other] { $length } Simples
                } ({ $points ->
                    [one] { $points } point
                   *[other] { $points } points
                })
               *[double] { $route } : { $length ->
                    [one] { $length } Double
                   *[other] { $length } Doubles
                } ({ $points ->
                    [one] { $points } point
                   *[other] { $points } points
                })
            }
        }
    }
route-detail-dice-special =
    { $kind ->
        [single] { $route } : { $length ->
            [one] { $length } Simple
           *[other] { $length } Simples
        }, { $special } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        })
       *[double] { $route } : { $length ->
            [one] { $length } Double
           *[other] { $length } Doubles
        }, { $special } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        })
    }
event-dice-rolled =
    { $who ->
        [you] Tu obtiens { $dice }.
       *[other] { $name } obtient { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Tu gardes tous les dés.
            [one] Tu relances { $count } dé.
           *[other] Tu relances { $count } dés.
        }
       *[other] { $count ->
            [0] { $name } garde tous les dés.
            [one] { $name } relance { $count } dé.
           *[other] { $name } relance { $count } dés.
        }
    }
event-dice-stand =
    { $who ->
        [you] Tes dés montrent maintenant { $dice }.
       *[other] { $name } a maintenant { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Tu échanges { $dice } contre un jeton simple.
           *[other] { $name } échange { $dice } contre un jeton simple.
        }
       *[double] { $who ->
            [you] Tu échanges { $dice } contre un jeton double.
           *[other] { $name } échange { $dice } contre un jeton double.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Tu rends { $tokens }.
       *[other] { $name } rend { $tokens }.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Tu prends { $route } avec { $payment }.
           *[other] { $name } prend { $route } avec { $payment }.
        }
       *[other] { $who ->
            [you] Tu prends { $route } avec { $payment } et marques { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] { $name } prend { $route } avec { $payment } et marque { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Tu construis une gare à { $place } avec { $payment }.
       *[other] { $name } construit une gare à { $place } avec { $payment }.
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Tu tires { $count ->
            [one] { $count } carte Destination
           *[other] { $count } cartes Destination
        } avec { $payment }.
       *[other] { $name } tire { $count ->
            [one] { $count } carte Destination
           *[other] { $count } cartes Destination
        } avec { $payment }.
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Tu tentes le tunnel { $route } : les dés de tunnel ne montrent aucun symbole.
            [one] Tu tentes le tunnel { $route } : les dés de tunnel montrent { $symbols } symbole.
           *[other] Tu tentes le tunnel { $route } : les dés de tunnel montrent { $symbols } symboles.
        }
       *[other] { $symbols ->
            [0] { $name } tente le tunnel { $route } : les dés de tunnel ne montrent aucun symbole.
            [one] { $name } tente le tunnel { $route } : les dés de tunnel montrent { $symbols } symbole.
           *[other] { $name } tente le tunnel { $route } : les dés de tunnel montrent { $symbols } symboles.
        }
    }
why-reroll-done = on ne relance les dés qu’une fois, juste après le premier jet.
why-no-such-dice = tu n’as pas ces dés à relancer.
why-long-route-closed = les routes aussi longues sont fermées à cette table.
why-few-symbols =
    { $kind ->
        [single] { $count ->
            [one] il faut { $count } Simple et tu en as { $have }, Locomotives et jetons compris.
           *[other] il faut { $count } Simples et tu en as { $have }, Locomotives et jetons compris.
        }
       *[double] { $count ->
            [one] il faut { $count } Double et tu en as { $have }, Locomotives et jetons compris.
           *[other] il faut { $count } Doubles et tu en as { $have }, Locomotives et jetons compris.
        }
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] { $count ->
            [one] il faut { $count } Simple, sans Locomotive à sa place, et tu en as { $have }, jetons compris.
           *[other] il faut { $count } Simples, sans Locomotive à leur place, et tu en as { $have }, jetons compris.
        }
       *[double] { $count ->
            [one] il faut { $count } Double, sans Locomotive à sa place, et tu en as { $have }, jetons compris.
           *[other] il faut { $count } Doubles, sans Locomotive à leur place, et tu en as { $have }, jetons compris.
        }
    }
why-few-wilds =
    le ferry demande au moins { $count ->
        [one] { $count } Locomotive
       *[other] { $count } Locomotives
    } et tu en as { $have }.
why-few-station-dice =
    { $count ->
        [one] il faut { $count } Gare ou Locomotive et tu en as { $have }.
       *[other] il faut { $count } Gares ou Locomotives et tu en as { $have }.
    }
why-few-unused-dice =
    { $have ->
        [0] un jeton coûte deux dés inutilisés et tu n’en as pas.
       *[other] un jeton coûte deux dés inutilisés et tu en as { $have }.
    }
why-not-these-dice = il ne te reste pas ces dés : { $dice }.
why-token-limit =
    { $kind ->
        [single] personne ne peut avoir plus de { $count } jetons simples.
        [double] personne ne peut avoir plus de { $count } jetons doubles.
       *[any] personne ne peut avoir plus de { $count } jetons.
    }
why-tokens-at-start =
    { $kind ->
        [single] tu as commencé ce tour avec { $count } jetons simples, tu ne peux donc pas en prendre.
        [double] tu as commencé ce tour avec { $count } jetons doubles, tu ne peux donc pas en prendre.
       *[any] tu as commencé ce tour avec { $count } jetons, tu ne peux donc pas en prendre.
    }
why-token-pool-empty =
    { $kind ->
        [single] il ne reste aucun jeton simple.
       *[double] il ne reste aucun jeton double.
    }
why-token-not-needed = un jeton acheté maintenant doit payer ce tunnel, et celui-ci n’aiderait pas.
why-tokens-must-be-spent =
    { $count ->
        [one] le jeton acheté pour ce tunnel doit y passer.
       *[other] les { $count } jetons achetés pour ce tunnel doivent y passer.
    }
why-no-tokens-after-tunnel = après un tunnel manqué, on ne peut pas acheter de jetons.
why-cannot-decline = tu as acheté un jeton pour ce tunnel, il faut donc le payer.
why-few-tokens = tu n’as pas ces jetons.
difference-tunnels-dice =
    { $count ->
        [one] { $count } voie est un tunnel : trois dés de tunnel sont lancés et peuvent le rendre plus cher.
       *[other] { $count } voies sont des tunnels : trois dés de tunnel sont lancés et peuvent les rendre plus chers.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } voie est un ferry, à payer en partie avec des Locomotives.
       *[other] { $count } voies sont des ferries, à payer en partie avec des Locomotives.
    }
options-dice = Avec les dés
option-dice = Si l’on joue avec l’extension de dés.
value-dice-true = Cinq dés remplacent les cartes Wagon : chaque symbole paie une case de route.
value-dice-false = Les routes se paient avec des cartes Wagon.
option-dice-tunnel_faces = Combien des six faces d’un dé de tunnel montrent un symbole.
value-dice-tunnel_faces-1 = Une face d’un dé de tunnel montre un symbole.
value-dice-tunnel_faces-2 = Deux faces d’un dé de tunnel montrent un symbole.
value-dice-tunnel_faces-3 = Trois faces d’un dé de tunnel montrent un symbole.
option-dice-double_kind = Quelles routes demandent des symboles Double.
value-dice-double_kind-printed = Toute route imprimée avec deux voies demande des Doubles.
value-dice-double_kind-open_tracks = Une route à deux voies ne demande des Doubles que si l’on est assez nombreux pour utiliser les deux.
option-dice-wild_map_limits = Si une face Locomotive suit les limites qu’un plateau impose aux cartes Locomotive.
value-dice-wild_map_limits-true = Une face Locomotive ne paie des cases que là où le plateau le permet aux cartes Locomotive.
value-dice-wild_map_limits-false = Une face Locomotive paie des cases de n’importe quelle route.
option-dice-token_cap_scope = Comment se compte la limite de trois jetons.
value-dice-token_cap_scope-per_type = Chacun peut avoir trois jetons simples et trois jetons doubles.
value-dice-token_cap_scope-total = Chacun peut avoir trois jetons en tout.
option-dice-tokens_after_failed_tunnel = Si des dés inutilisés peuvent acheter des jetons après un tunnel manqué.
value-dice-tokens_after_failed_tunnel-true = Après un tunnel manqué, les dés inutilisés peuvent encore acheter des jetons.
value-dice-tokens_after_failed_tunnel-false = Après un tunnel manqué, on ne peut pas acheter de jetons.
option-dice-nine_route = Ce que deviennent les routes de plus de huit cases, que les dés ne peuvent pas payer.
value-dice-nine_route-pay8 = Les routes de plus de huit cases coûtent huit symboles et gardent leur longueur et leurs points.
value-dice-nine_route-len8 = Les routes de plus de huit cases comptent comme des routes de huit.
value-dice-nine_route-closed = Les routes de plus de huit cases ne peuvent pas être prises.
heading-double-tokens = jetons doubles
heading-single-tokens = jetons simples
help-dice = Jouer avec l’extension de dés : des dés au lieu des cartes Wagon.
turn-summary-dice =
    Tour { $turn } : tu as { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $tokens } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; les autres : { $others }.
turn-summary-dice-other =
    { $name } ({ $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $tokens }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
dice = Tes dés : { $dice }.
dice-tray = Tes dés : { $dice }
dice-used = Tous tes dés sont utilisés.
tokens = Tes jetons : { $tokens }.
choice-reroll = relancer { $dice }
choice-reroll-nothing = garder tous les dés
choice-buy =
    { $token ->
        [single] acheter un jeton simple avec { $dice }
       *[double] acheter un jeton double avec { $dice }
    }
menu-reroll = Nomme les dés à relancer (« simple locomotive », « 2 simples », « all »), ceux que tu gardes (« keep doubles »), ou « nothing ».
menu-buy =
    { $token ->
        [single] Deux dés inutilisés achètent un jeton simple : tape « buy simple » et les dés.
        [double] Deux dés inutilisés achètent un jeton double : tape « buy double » et les dés.
       *[both] Deux dés inutilisés achètent un jeton : tape « buy simple » ou « buy double » et les dés.
    }
menu-discard = « end discarding » et les jetons en rend avant la fin de ton tour.
prompt-reroll = Relancer :
question-tunnel-dice =
    { $kind ->
        [single] { $price ->
            [one] { $route } coûte { $price } Simple. Comment paies-tu ?
           *[other] { $route } coûte { $price } Simples. Comment paies-tu ?
        }
       *[double] { $price ->
            [one] { $route } coûte { $price } Double. Comment paies-tu ?
           *[other] { $route } coûte { $price } Doubles. Comment paies-tu ?
        }
    }
help-play-reroll = Dés : « simple locomotive » ou « 2 simples » relance ceux-là, « keep doubles » les autres, « all » et « nothing ».
help-play-claim-dice = Routes : « claim paris zurich », « par zur », « par zur locomotive 1 » pour dire comment tu paies ; gares : « station paris ».
help-play-buy = Jetons : « buy simple with double gare » donne deux dés inutilisés pour un jeton ; « end discarding simple » en rend un.
help-play-dice-tickets = Destinations : « draw 2 tickets » pour deux Gares ou Locomotives, puis les numéros à garder, ou none.
help-play-look-dice = Consulter : actions, dice, board, score, log (« log all »).
web-expansion-dice = L’extension de dés
web-action-dice =
    { $count ->
        [0] Ces dés ne paient aucune route. Tires-tu des destinations, achètes-tu des jetons ou termines-tu ton tour ?
        [one] Prends-tu la route bordée d’or, ou utilises-tu tes dés pour autre chose ?
       *[other] Prends-tu une des { $count } routes bordées d’or, ou utilises-tu tes dés pour autre chose ?
    }
web-choice-move-dice =
    déplacer { $monster } vers { $place } pour { $count ->
        [one] { $count } Locomotive
       *[other] { $count } Locomotives
    }
web-dice = Dés
web-no-dice = Il ne reste aucun dé sur la table.
web-dice-wait = Les dés sont lancés quand le premier tour commence.
web-dice-of = jet : { $name }
web-die-marked = relancer
web-no-tokens = Pas encore de jetons
web-die-swapped = échanger
web-reroll = Quels dés relances-tu ? Touche-les.
web-dice-enough =
    { $count ->
        [0] Tels quels, ils ne paient aucune route.
        [one] Tels quels, ils paient { $count } route.
       *[other] Tels quels, ils paient { $count } routes.
    }
web-reroll-marked =
    { $count ->
        [0] Relancer
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
web-stand = Tout garder
web-buy-token =
    { $token ->
        [single] Acheter un jeton simple pour deux dés
       *[double] Acheter un jeton double pour deux dés
    }
web-swap = Touche deux dés pour les échanger contre un jeton.
web-swap-for = Contre quel jeton les échanges-tu ?
web-discard = Rendre des jetons
web-give-back = Rendre { $tokens }
web-tunnel-too-dear-dice = Tu ne peux pas payer cela.
web-count-tokens = jetons
study-dice = Dés et jetons
study-dice-table = Les dés dans une partie
study-fact-rerolls = Tours avec relance
study-fact-rerolled = Dés dans une relance
study-fact-dice-claims = Tours qui prennent une route
study-fact-wilds = Locomotives dans une prise
study-fact-bought = Jetons achetés dans une partie
study-fact-spent = Jetons dépensés pour des routes dans une partie
study-fact-returned = Jetons rendus en fin de tour, dans une partie
web-help-dice = Que montrent les dés ?
web-help-dice-text = Chaque dé a deux faces Simple, deux Double, une Gare et une Locomotive. Une case de route simple coûte un Simple, de route double un Double ; une Gare tire une destination, et une Locomotive vaut n’importe laquelle.
web-help-token = Que sont les jetons ?
web-help-token-text =
    Deux dés inutilisés quelconques achètent un jeton Simple ou Double, qui paie comme un dé, même dans ce tour. { $limit ->
        [total] Personne n’en a plus de trois en tout ; qui commence son tour avec trois n’en prend pas.
       *[per_type] Personne n’en a plus de trois d’un type, soit trois Simples et trois Doubles ; qui commence son tour avec trois d’un type n’en prend pas de ce type.
    }
why-not-now-reroll = décide d’abord quels dés relancer (« reroll nothing » les garde tous).
why-not-in-game-dice = cette table joue sans dés.
web-not-now-reroll = Décide d’abord quels dés relancer.
