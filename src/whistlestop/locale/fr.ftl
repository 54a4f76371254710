# French. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = rouge
kind-orange = orange
kind-yellow = jaune
kind-green = verte
kind-blue = bleue
kind-pink = rose
kind-white = blanche
kind-black = noire
kind-gray = grise
kind-locomotive = locomotive
kind-plus4 = locomotive +4
kind-passenger = passager

card-red = une carte rouge
card-orange = une carte orange
card-yellow = une carte jaune
card-green = une carte verte
card-blue = une carte bleue
card-pink = une carte rose
card-white = une carte blanche
card-black = une carte noire
card-locomotive = une locomotive
card-plus4 = une locomotive +4
card-passenger = une carte Passager

cards-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
cards-orange = { $count } orange
cards-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
cards-green =
    { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
cards-blue =
    { $count ->
        [one] { $count } bleue
       *[other] { $count } bleues
    }
cards-pink =
    { $count ->
        [one] { $count } rose
       *[other] { $count } roses
    }
cards-white =
    { $count ->
        [one] { $count } blanche
       *[other] { $count } blanches
    }
cards-black =
    { $count ->
        [one] { $count } noire
       *[other] { $count } noires
    }
cards-locomotive =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }
cards-plus4 =
    { $count ->
        [one] { $count } locomotive +4
       *[other] { $count } locomotives +4
    }
cards-passenger =
    { $count ->
        [one] { $count } carte Passager
       *[other] { $count } cartes Passager
    }

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

tourist-bridge = pont
tourist-ship = bateau
tourist-tram = funiculaire
tourist-crab = crabe
tourist-seal = otarie
tourist-tower = tour
tourist-flower = fleur

## Dice, tokens and monsters

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

monster-alvin = Alvin
monster-dexter = Dexter

nothing = rien
empty-slot = un emplacement vide
from-to = de { $fewest } à { $most }
not-known-yet = pas encore connu
numbered = { $number } : { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = États-Unis
board-usa-base-revised = États-Unis, destinations révisées
board-usa-1910 = États-Unis 1910
board-usa-big-cities = États-Unis 1910, grandes villes
board-usa-mega = États-Unis 1910, méga-partie
board-europe = Europe
board-europe-expanded = Europe 1912, étendue
board-europe-big-cities = Europe 1912, grandes villes
board-europe-mega = Europe 1912, méga-partie
board-germany = Allemagne
board-japan = Japon
board-india = Inde
board-lake-constance = Lac de Constance
board-legendary-asia = Asie légendaire
board-pennsylvania = Pennsylvanie
board-london = Londres
board-marklin = Märklin
board-new-york = New York
board-nordic = Pays nordiques
board-san-francisco = San Francisco
board-switzerland = Suisse

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route } : longueur { $length }, { $colour }, tunnel
            [ferry] { $route } : longueur { $length }, { $colour }, ferry avec { $symbols ->
                [one] { $symbols } locomotive
               *[other] { $symbols } locomotives
            }
           *[plain] { $route } : longueur { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route } : longueur { $length }, { $colour }, tunnel ({ $points ->
                [one] { $points } point
               *[other] { $points } points
            })
            [ferry] { $route } : longueur { $length }, { $colour }, ferry avec { $symbols ->
                [one] { $symbols } locomotive
               *[other] { $symbols } locomotives
            } ({ $points ->
                [one] { $points } point
               *[other] { $points } points
            })
           *[plain] { $route } : longueur { $length }, { $colour } ({ $points ->
                [one] { $points } point
               *[other] { $points } points
            })
        }
    }
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
route-detail-special =
    { $route } : longueur { $length }, { $colour }, { $special } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
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
track-type =
    { $type ->
        [tunnel] tunnel
        [ferry] ferry, { $symbols ->
            [one] { $symbols } locomotive
           *[other] { $symbols } locomotives
        }
       *[plain] { "" }
    }
track-mountains =
    { $count ->
        [one] montagnes qui coûtent { $count } wagon de plus
       *[other] montagnes qui coûtent { $count } wagons de plus
    }
track-bullet = route à grande vitesse : progression au lieu de points tant qu’il reste des trains à grande vitesse
track-trains =
    { $count ->
        [one] prend { $count } wagon
       *[other] prend { $count } wagons
    }
track-any-cards = { $count } cartes quelconques pour une de la couleur
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] normales
        [long] longues
        [short] courtes
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } carte Destination normale
           *[other] { $count } cartes Destination normales
        }
        [long] { $count ->
            [one] { $count } longue carte Destination
           *[other] { $count } longues cartes Destination
        }
        [short] { $count ->
            [one] { $count } courte carte Destination
           *[other] { $count } courtes cartes Destination
        }
       *[other] { $count ->
            [one] { $count } carte Destination du paquet « { $deck } »
           *[other] { $count } cartes Destination du paquet « { $deck } »
        }
    }
points-of-length = { $points } pour la longueur { $length }

## Seats

you = Toi
seat-name-0 = Ada
seat-name-1 = Bruno
seat-name-2 = Chidi
seat-name-3 = Dora
seat-name-4 = Emre
seat-name-5 = Freja

## Events

event-game-started =
    { $who ->
        [you] Une partie à { $players } commence. C’est toi qui débutes.
       *[other] Une partie à { $players } commence. { $name } débute.
    }
event-turn-started =
    { $who ->
        [you] Tour { $turn } : toi.
       *[other] Tour { $turn } : { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Tu tires { $card } de la pioche.
       *[other] { $name } tire { $card } de la pioche.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Tu tires une carte de la pioche.
       *[other] { $name } tire une carte de la pioche.
    }
event-card-taken =
    { $who ->
        [you] Tu prends { $card } parmi les cartes visibles.
       *[other] { $name } prend { $card } parmi les cartes visibles.
    }
event-card-turned-up = Nouvelle carte visible : { $card }.
event-display-reset = Trois locomotives sont visibles : toutes les cartes visibles sont remplacées.
event-deck-reshuffled =
    La défausse devient la nouvelle pioche de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-ticket-offered =
    { $who ->
        [you] On te propose la destination { $ticket }.
       *[other] { $name } se voit proposer la destination { $ticket }.
    }
event-ticket-kept =
    { $who ->
        [you] Tu gardes la destination { $ticket }.
       *[other] { $name } garde la destination { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Tu rends la destination { $ticket }.
       *[other] { $name } rend la destination { $ticket }.
    }
event-tickets-chosen =
    { $who ->
        [you] Tu as maintenant { $kept ->
            [one] { $kept } carte Destination
           *[other] { $kept } cartes Destination
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] { " " }; rendues : { $back }
            }
           *[other] { $back ->
                [0] { " " }; sorties du jeu : { $gone }
               *[other] { " " }; rendues : { $back }, sorties du jeu : { $gone }
            }
        }.
       *[other] { $name } a maintenant { $kept ->
            [one] { $kept } carte Destination
           *[other] { $kept } cartes Destination
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] { " " }; rendues : { $back }
            }
           *[other] { $back ->
                [0] { " " }; sorties du jeu : { $gone }
               *[other] { " " }; rendues : { $back }, sorties du jeu : { $gone }
            }
        }.
    }
event-route-claimed =
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
event-tunnel-entered =
    { $who ->
        [you] Tu tentes le tunnel { $route } avec { $payment }.
       *[other] { $name } tente le tunnel { $route } avec { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] Ton tunnel révèle { $card }.
       *[other] Dans son tunnel, { $name } révèle { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Ton tunnel { $route } ne coûte rien de plus.
            [one] Ton tunnel { $route } coûte { $extra } carte de plus.
           *[other] Ton tunnel { $route } coûte { $extra } cartes de plus.
        }
       *[other] { $extra ->
            [0] Le tunnel { $route } ne coûte rien de plus à { $name }.
            [one] Le tunnel { $route } coûte { $extra } carte de plus à { $name }.
           *[other] Le tunnel { $route } coûte { $extra } cartes de plus à { $name }.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Tu renonces au tunnel ; { $route } reste libre.
           *[other] { $name } renonce au tunnel ; { $route } reste libre.
        }
       *[cards] { $who ->
            [you] Tu reprends tes cartes ; { $route } reste libre.
           *[other] { $name } reprend ses cartes ; { $route } reste libre.
        }
    }
event-station-built =
    { $who ->
        [you] Tu construis une gare à { $place } avec { $payment }.
       *[other] { $name } construit une gare à { $place } avec { $payment }.
    }
event-passed =
    { $who ->
        [you] Tu ne peux rien faire et tu passes.
       *[other] { $name } ne peut rien faire et passe.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Tu n’as presque plus de wagons : encore un tour pour tout le monde.
           *[other] { $name } n’a presque plus de wagons : encore un tour pour tout le monde.
        }
        [few_bullet_trains] Il reste peu de wagons et peu de trains à grande vitesse : encore un tour pour tout le monde.
        [dead_board] Il ne reste aucune route à prendre pour personne : encore un tour pour tout le monde.
       *[stalled] Personne n’a pris de route depuis très longtemps : encore un tour pour tout le monde.
    }
event-game-over =
    { $reason ->
        [all_passed] Tout le monde a dû passer : la partie est terminée.
        [six_tickets] Toutes les destinations requises sont réussies : la partie est terminée.
        [last_train] Le dernier wagon est posé : la partie est terminée.
        [dead_board] Plus aucune route ne peut être prise : la partie est terminée.
        [stalled] Personne n’a pris de route depuis très longtemps : la partie est terminée.
       *[last_round_played] Le dernier tour est joué : la partie est terminée.
    }
event-monster-placed =
    { $who ->
        [you] Tu places { $monster } sur { $place }.
       *[other] { $name } place { $monster } sur { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Tu laisses { $monster } sur place ({ $place })
           *[no] Tu déplaces { $monster } depuis { $left } vers { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }pour { $locomotives ->
                [one] { $locomotives } Locomotive
               *[other] { $locomotives } Locomotives
            }
           *[cards] { " " }pour { $locomotives ->
                [one] { $locomotives } locomotive
               *[other] { $locomotives } locomotives
            }
        } et tu prends une carte { $monster }, qui bloque { $monster } jusqu’à la fin de ton prochain tour.
       *[other] { $stays ->
            [yes] { $name } laisse { $monster } sur place ({ $place })
           *[no] { $name } déplace { $monster } depuis { $left } vers { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }pour { $locomotives ->
                [one] { $locomotives } Locomotive
               *[other] { $locomotives } Locomotives
            }
           *[cards] { " " }pour { $locomotives ->
                [one] { $locomotives } locomotive
               *[other] { $locomotives } locomotives
            }
        } et prend une carte { $monster }, qui bloque { $monster } jusqu’à ce que { $name } ait fini son prochain tour.
    }
event-monster-card-turned =
    { $who ->
        [you] Ta carte { $monster } est retournée face cachée : { $monster } peut de nouveau bouger.
       *[other] La carte { $monster } posée devant { $name } est retournée face cachée : { $monster } peut de nouveau bouger.
    }
event-monster-paid =
    { $who ->
        [you] Tu utilises { $dice } pour déplacer un monstre.
       *[other] { $name } utilise { $dice } pour déplacer un monstre.
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
event-card-given =
    { $who ->
        [you] Tu donnes { $card } en remplacement.
       *[other] { $name } donne { $card } en remplacement.
    }
event-tickets-split =
    { $who ->
        [you] Tu demandes { $tickets }.
       *[other] { $name } demande { $tickets }.
    }
event-meeple-taken =
    { $who ->
        [you] Tu prends { $meeple } à { $place }.
       *[other] { $name } prend { $meeple } à { $place }.
    }
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
event-route-claimed-for-all =
    { $who ->
        [you] Tu prends la route à grande vitesse { $route } avec { $payment } : progression +{ $spaces }. Elle sert désormais à tout le monde.
       *[other] { $name } prend la route à grande vitesse { $route } avec { $payment } : progression +{ $spaces }. Elle sert désormais à tout le monde.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Tu prends la route à grande vitesse { $route } avec { $payment } : progression +{ $spaces }. Elle sert désormais à tout le monde.
       *[other] { $name } prend la route à grande vitesse { $route } avec { $payment } : progression +{ $spaces }. Elle sert désormais à tout le monde.
    }
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
event-passenger-placed =
    { $who ->
        [you] Tu places un passager à { $place }.
       *[other] { $name } place un passager à { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Ton passager part de { $place }.
       *[other] { $name } fait partir un passager de { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Ton passager voyage par { $route } vers { $place } pour une carte Passager.
           *[other] { $name } fait voyager son passager par { $route } vers { $place } pour une carte Passager.
        }
        [dice] { $who ->
            [you] Ton passager voyage par { $route } vers { $place } pour une Locomotive.
           *[other] { $name } fait voyager son passager par { $route } vers { $place } pour une Locomotive.
        }
       *[nothing] { $who ->
            [you] Ton passager voyage par { $route } vers { $place }.
           *[other] { $name } fait voyager son passager par { $route } vers { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Tu prends des marchandises à { $place } et marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $name } prend des marchandises à { $place } et marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
event-passenger-arrived =
    { $who ->
        [you] Ton passager arrive à { $place } et quitte le jeu.
       *[other] Le passager que mène { $name } arrive à { $place } et quitte le jeu.
    }
event-plus4-paid =
    { $who ->
        [you] Tu y mets { $count ->
            [one] { $count } locomotive +4
           *[other] { $count } locomotives +4
        }.
       *[other] { $name } y met { $count ->
            [one] { $count } locomotive +4
           *[other] { $count } locomotives +4
        }.
    }

## Refusals and reasons

refusal-not-your-turn = Ce n’est pas ton tour.
refusal-illegal = « { $action } » n’est pas possible maintenant.
refusal-game-over = La partie est terminée.
refusal-stale = Cette question a déjà reçu sa réponse.
refusal-unreadable = « { $action } » n’est pas une action.
refusal-cannot-undo = Rien ne peut être repris : quelque chose de caché a été vu depuis, ou c’était le coup de quelqu’un d’autre.

why-not-now =
    { $phase ->
        [tickets] choisis d’abord tes destinations.
        [action] cela répond à une autre question que celle posée maintenant.
        [second_card] tu es en train de piocher : prends d’abord ta deuxième carte.
        [payment] paie d’abord ce que tu as choisi, ou tape undo.
        [tunnel] règle d’abord le tunnel.
        [place_monster] les monstres sont d’abord placés sur le plateau.
        [reroll] décide d’abord quels dés relancer (« reroll nothing » les garde tous).
        [after_action] ton action est faite : seul ce qui peut la suivre est possible.
        [split] dis d’abord combien de destinations doivent venir de quel paquet.
        [meeple] prends d’abord un meeple au bout de ta route.
        [put_stack] les piles de jetons touriste sont d’abord posées sur le plateau.
        [tourist] prends d’abord un jeton touriste à un bout de ta route.
        [share] prends d’abord un titre pour ta route, ou aucun.
        [dummy_share] choisis d’abord un titre pour le joueur fictif.
        [passenger] dis d’abord si un passager doit se tenir au bout de ta route.
        [travel] ton passager est en route : continue, ou arrête-toi.
       *[over] la partie est terminée.
    }
why-no-such-action = cette action n’existe pas.
why-not-in-game =
    { $part ->
        [dice] cette table joue sans dés.
        [monsters] cette table joue sans monstres.
        [passing] avec les dés, personne n’a à passer : termine plutôt ton tour.
        [ending] ici, un tour se termine tout seul.
        [splits] sur ce plateau, on ne choisit pas entre des paquets de destinations.
        [meeples] il n’y a pas de meeples sur ce plateau.
        [tourists] il n’y a pas de jetons touriste sur ce plateau.
        [shares] il n’y a pas de compagnies sur ce plateau.
        [passengers] il n’y a pas de passagers sur ce plateau.
        [plus4] il n’y a pas de locomotives +4 sur ce plateau.
        [race] sur ce plateau on n’échange pas de destinations.
       *[cards] cette table joue avec des dés et sans cartes Wagon.
    }
why-action-done = l’action de ce tour est faite.
why-not-before-action = ton tour ne peut pas se terminer avant son action.
why-track-taken =
    { $who ->
        [you] elle est déjà à toi.
       *[other] elle appartient à { $name }.
    }
why-track-closed = son autre voie est prise, et à moins de { $players } joueurs cela ferme celle-ci.
why-own-twin = tu as déjà une autre voie entre ces deux lieux.
why-chaos = { $place } est en état de chaos : { $monster } s’y trouve.
why-few-trains =
    { $mountains ->
        [0] { $count ->
            [one] il faut { $count } wagon et tu en as { $have }.
           *[other] il faut { $count } wagons et tu en as { $have }.
        }
       *[other] il faut { $count } wagons, dont { $mountains } pour les montagnes, et tu en as { $have }.
    }
why-few-locomotives =
    le ferry demande au moins { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    } et tu en as { $have }.
why-few-cards =
    { $kind ->
        [unknown] { $count ->
            [one] tu ne peux pas payer ainsi la carte de plus (il en faut { $count }).
           *[other] tu ne peux pas payer ainsi les { $count } cartes de plus.
        }
        [any] { $count ->
            [one] il faut { $count } carte et tu en as { $have }.
           *[other] il faut { $count } cartes d’une même couleur et tu en as { $have }, locomotives comprises.
        }
        [orange] { $count ->
            [one] il faut { $count } carte orange et tu en as { $have }, locomotives comprises.
           *[other] il faut { $count } cartes orange et tu en as { $have }, locomotives comprises.
        }
       *[other] { $count ->
            [one] il faut { $count } carte { $colour } et tu en as { $have }, locomotives comprises.
           *[other] il faut { $count } cartes { $colour }s et tu en as { $have }, locomotives comprises.
        }
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] il faut { $count } carte qui ne soit pas une locomotive et tu en as { $have }.
           *[other] il faut { $count } cartes d’une même couleur sans locomotives et tu en as { $have }.
        }
        [orange] { $count ->
            [one] il faut { $count } carte orange, pas une locomotive, et tu en as { $have }.
           *[other] il faut { $count } cartes orange sans locomotives et tu en as { $have }.
        }
       *[other] { $count ->
            [one] il faut { $count } carte { $colour }, pas une locomotive, et tu en as { $have }.
           *[other] il faut { $count } cartes { $colour }s sans locomotives et tu en as { $have }.
        }
    }
why-few-substitutes =
    { $symbols ->
        [0] il faut { $count } cartes d’une même couleur ; { $size } cartes quelconques en remplacent une, mais tu n’en as pas assez.
        [one] il faut { $count } cartes, dont { $symbols } locomotive ; { $size } cartes quelconques remplacent la locomotive, mais tu n’en as pas assez.
       *[other] il faut { $count } cartes, dont { $symbols } locomotives ; { $size } cartes quelconques remplacent l’une d’elles, mais tu n’en as pas assez.
    }
why-nothing-to-replace = dans ce paiement, rien ne peut être remplacé par d’autres cartes.
why-replaced-all = tout ce que d’autres cartes peuvent remplacer dans ce paiement l’a été.
why-cannot-pay-rest = les cartes qui te restent ne paieraient pas le reste.
why-give-first =
    { $count ->
        [one] donne d’abord la carte qui remplace ce qui te manque ({ $count }).
       *[other] donne d’abord les { $count } cartes qui remplacent ce qui te manque.
    }
why-replace-first = dis d’abord que des cartes quelconques doivent remplacer quelque chose (« replace »).
why-not-in-hand = tu n’as pas de carte { $kind }.
why-given-in-order = les cartes de remplacement se donnent dans l’ordre des couleurs, et celle-ci ({ $kind }) vient avant la dernière donnée.
why-locomotives-not-here = les locomotives ne servent pas sur cette route.
why-not-this-payment = cela ne se paie pas ainsi.
why-wrong-split =
    { $count ->
        [one] on distribue { $count } destination, ni plus ni moins.
       *[other] on distribue { $count } destinations, ni plus ni moins.
    }
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] il ne reste aucune courte destination.
            [one] il ne reste que { $have } courte destination.
           *[other] il ne reste que { $have } courtes destinations.
        }
        [long] { $have ->
            [0] il ne reste aucune longue destination.
            [one] il ne reste que { $have } longue destination.
           *[other] il ne reste que { $have } longues destinations.
        }
       *[other] on ne peut avoir que { $have } destinations du paquet « { $deck } ».
    }
why-no-such-meeple = il n’y a pas de tel meeple là.
why-stacks-stand = les piles de jetons touriste ont été posées avant le premier tour.
why-stack-there = la pile « { $symbol } » est déjà à { $place }.
why-not-shown-here = { $company } ne figure pas près de ta route.
why-no-shares-left = { $company } n’a plus de titres.
why-travel-first = un voyage emprunte au moins une route.
why-not-an-end = un passager se place à un bout de la route qui vient d’être prise.
why-no-passenger-in-country = les passagers se tiennent dans des villes, pas dans des pays.
why-passenger-stands =
    { $who ->
        [you] ton propre passager s’y trouve.
       *[other] un passager s’y trouve, mené par { $name }.
    }
why-no-passenger-there = aucun de tes passagers ne s’y trouve.
why-no-way-on = aucune route prise ne continue de là, qui soit à toi ou que tu puisses payer.
why-track-elsewhere = elle ne commence pas à { $place }, où se trouve ton passager.
why-track-unclaimed = personne ne l’a encore prise, donc personne n’y voyage.
why-route-used = ton passager a déjà emprunté cette route pendant son voyage.
why-no-passenger-card =
    { $purse ->
        [dice] elle appartient à un autre joueur, et il ne te reste pas de Locomotive pour elle.
       *[cards] elle appartient à un autre joueur, et tu n’as pas de carte Passager pour elle.
    }
why-bullet-train-stands = un train à grande vitesse s’y trouve : la route sert à tout le monde.
why-plus4-too-short = les locomotives +4 ne paient que des routes d’au moins { $count } cases.
why-not-face-up = aucune carte { $kind } n’est visible.
why-locomotive-second = une locomotive visible ne peut pas être la deuxième carte.
why-no-cards-left = il ne reste aucune carte à piocher.
why-no-tickets-left = il ne reste aucune destination à piocher.
why-station-taken =
    { $who ->
        [you] ta gare s’y trouve déjà.
       *[other] la gare qui s’y trouve appartient à { $name }.
    }
why-no-stations-left = tu n’as plus de gare.
why-must-keep =
    Garde au moins { $count ->
        [one] { $count } carte Destination
       *[other] { $count } cartes Destination
    }.
why-may-not-keep = Tu ne peux pas garder autant de destinations de ce paquet (il faut en garder au moins { $count } en tout).
why-other-actions-exist = on ne passe que si rien d’autre n’est possible.
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
why-few-tickets =
    il ne reste que { $have ->
        [one] { $have } carte Destination
       *[other] { $have } cartes Destination
    }, pas { $count }.
why-how-many-tickets = dis combien : chaque destination coûte une Gare ou une Locomotive.
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
why-placed-already = les monstres ont été placés avant le premier tour.
why-same-place = { $monster } s’y trouve, et les monstres commencent dans des lieux différents.
why-no-country-at-start = à cette table, aucun monstre ne commence dans un pays.
why-country-one-place = le pays est un seul lieu et s’appelle ici { $place }.
why-monsters-stay = à cette table, les monstres ne bougent jamais.
why-no-move-after-tunnel = après un tunnel manqué, on ne peut déplacer aucun monstre.
why-monster-moved = tu as déjà déplacé { $monster } pendant ce tour, et on n’en déplace qu’un.
why-monster-locked =
    { $who ->
        [you] { $monster } est bloqué tant que ta carte est face visible.
       *[other] { $monster } est bloqué tant que la carte posée devant { $name } est face visible.
    }
why-no-monster-cards = il n’y a plus de cartes { $monster }, donc { $monster } reste là.
why-must-not-stay = { $monster } doit quitter son lieu.
why-must-not-share = { $monster } s’y trouve, et les monstres ne peuvent pas partager un lieu.
why-too-far =
    { $place } est à plus de { $steps } lieux : { $monster } n’y va pas avec { $purse ->
        [wilds] { $count ->
            [one] { $count } Locomotive
           *[other] { $count } Locomotives
        }
        [wilds_or_pairs] { $count ->
            [one] { $count } Locomotive ou paire
           *[other] { $count } Locomotives ou paires
        }
       *[cards] { $count ->
            [one] { $count } locomotive
           *[other] { $count } locomotives
        }
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] { $count ->
            [one] il faut { $count } Locomotive et tu en as { $have }.
           *[other] il faut { $count } Locomotives et tu en as { $have }.
        }
        [wilds_or_pairs] il en faut { $count } et tu en as { $have }, en comptant chaque Locomotive et chaque paire de dés identiques.
       *[cards] { $count ->
            [one] il faut { $count } locomotive et tu en as { $have }.
           *[other] il faut { $count } locomotives et tu en as { $have }.
        }
    }

## Differences from the base rules

difference-players = De { $fewest } à { $most } joueurs.
difference-trains = Chacun a { $count } wagons.
difference-stations =
    { $count ->
        [one] Chacun a { $count } gare, qui emprunte la route d’un autre au décompte des destinations.
       *[other] Chacun a { $count } gares ; chacune emprunte la route d’un autre au décompte des destinations.
    }
difference-deck =
    { $colours ->
        [8] Il y a { $count } cartes Wagon de chaque couleur et { $locomotives } locomotives.
       *[other] Il y a { $count } cartes Wagon dans chacune des { $colours } couleurs et { $locomotives } locomotives.
    }
difference-plus4 =
    { $count ->
        [one] Il y a { $count } locomotive +4 : elle sert sur les routes d’au moins { $length } cases et se pioche comme toute carte.
       *[other] Il y a { $count } locomotives +4 : elles servent sur les routes d’au moins { $length } cases et se piochent comme toute carte.
    }
difference-passenger-cards = Il y a { $count } cartes Passager : chacune permet à un passager d’emprunter une route d’un autre joueur.
difference-start-cards = Chacun commence avec { $count } cartes Wagon.
difference-display = Il y a { $count } cartes visibles.
difference-display-reset =
    { $count ->
        [0] Les locomotives visibles ne font jamais remplacer les cartes visibles, quel que soit leur nombre.
       *[other] Les cartes visibles sont remplacées quand { $count } d’entre elles sont des locomotives.
    }
difference-face-up-locomotive = Une locomotive visible compte pour une seule carte : on peut en prendre deux dans un tour.
difference-ferry-substitute = Sur un ferry, { $count } cartes quelconques peuvent remplacer une locomotive exigée.
difference-opening-tickets = Au début, chacun reçoit { $deal } et en garde au moins { $keep }.
difference-drawn-tickets = Piocher des destinations donne { $deal }, et il faut en garder au moins { $keep }.
difference-opening-split = Au début, chacun dit combien de ses { $count } destinations viennent de quel paquet ({ $decks }) et en garde au moins { $keep }.
difference-drawn-split = Piocher des destinations en donne { $count } des paquets demandés ({ $decks }), et il faut en garder au moins { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] On garde au plus { $count } des longues destinations.
       *[other] On garde au plus { $count } destinations du paquet « { $deck } ».
    }
difference-refused-opening =
    { $where ->
        [out_of_game] Les destinations refusées au début sortent du jeu.
        [shuffled_back] Les destinations refusées au début sont remélangées dans leurs paquets.
       *[under_deck] Les destinations refusées au début vont sous la pioche.
    }
difference-refused-drawn =
    { $where ->
        [out_of_game] Les destinations rendues plus tard sortent du jeu.
       *[under_deck] Les destinations rendues plus tard vont sous la pioche.
    }
difference-double-routes = Les deux voies d’une route double ne servent qu’à partir de { $count } joueurs.
difference-route-points = Les routes rapportent { $points }.
difference-longest-path =
    { $count ->
        [0] Il n’y a pas de bonus pour le chemin le plus long.
       *[other] Le chemin le plus long vaut { $count } points.
    }
difference-most-tickets = Le plus grand nombre de destinations réussies vaut { $count } points.
difference-unused-station = Chaque gare non utilisée vaut { $count } points.
difference-most-cities = Le plus grand ensemble de villes reliées vaut { $count } points.
difference-ties = Une égalité pour la victoire se règle par { $steps } ; ensuite la victoire est partagée.
difference-no-ties = À égalité, la victoire est partagée.
tie-then = { $first }, puis { $second }
tie-step =
    { $step ->
       *[tickets] les destinations réussies
        [stations] le moins de gares construites
        [longest_path] le plus long chemin
        [goods] les points de marchandises
        [meeples] les meeples ramassés
        [mountains] les routes de montagne
    }
difference-attraction =
    Chaque curiosité touchée par une de tes routes vaut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
difference-meeple-majority = Pour chaque couleur, le plus de meeples vaut { $most } points et la deuxième place { $second }.
difference-meeples =
    { $count ->
        [one] Des meeples de { $count } couleur sont tirés sur le plateau : qui prend une route en prend un à chaque bout.
       *[other] Des meeples de { $count } couleurs sont tirés sur le plateau : qui prend une route en prend un à chaque bout.
    }
difference-meeples-per-colour = Il y a { $count } meeples de chaque couleur.
difference-tourists = Jetons touriste à { $count } symboles : { $stacks } piles sont sur le plateau dès le début, les derniers joueurs y posent les autres. Qui prend une route prend à un bout un jeton d’un symbole qui lui manque.
difference-tourist-points = Aucun symbole, un, deux et ainsi de suite valent { $points } points à la fin.
difference-bullet-trains = Tout le monde partage { $count } trains à grande vitesse. Il y a { $routes } routes à grande vitesse : elles se paient comme des routes grises et reçoivent un train commun au lieu de tes wagons. Elles ne donnent pas de points, servent aux tickets de tout le monde, et ta progression augmente de leur longueur. Quand il n’en reste plus, ce sont de simples routes grises.
difference-end-bullet-trains = Le dernier tour commence quand quelqu’un a au plus { $trains } wagons et qu’il reste au plus { $count } trains à grande vitesse.
difference-bullet-progress = À la fin, la progression est classée : { $rows }. Qui n’en a aucune reçoit { $nothing } à la place.
points-of-ranks = à { $players } joueurs { $points }
difference-not-double = Les voies { $routes } sont côte à côte mais ne forment pas une route double : on peut avoir les deux.
difference-insets = Montrés deux fois, la seconde dans une partie agrandie du plateau, mais un seul lieu chacun : { $places }.
difference-companies = Qui prend une route peut prendre le premier titre d’une compagnie qui y figure ; il y a { $count } compagnies et { $shares } titres. À la fin, chaque compagnie est classée : le plus de titres d’abord, à égalité celui qui a le plus petit numéro.
difference-company = { $company } : titres { $count }, points par rang { $points }.
difference-share-dummy = À { $count } joueurs, un joueur fictif reçoit un titre pour chaque titre pris : celui qui prend le choisit. À la fin, on en tire la moitié, arrondie au-dessus ; ils occupent des rangs et ne rapportent rien.
difference-passengers =
    { $count ->
        [one] Chacun a { $count } passager, qui peut se placer à un bout d’une route qui vient d’être prise et voyage plus tard une fois.
       *[other] Chacun a { $count } passagers, qui peuvent se placer à un bout d’une route qui vient d’être prise et voyagent plus tard une fois chacun.
    }
difference-goods =
    { $count ->
        [one] { $count } ville a des marchandises : un passager en voyage prend la première, qui vaut jusqu’à { $most } points.
       *[other] { $count } villes ont des marchandises : un passager en voyage prend la première dans chaque ville visitée, qui vaut jusqu’à { $most } points.
    }
difference-grand-tour = Les destinations dont tu relies les deux lieux deux fois, par des chemins sans route commune, forment un grand tour : { $points }.
points-of-tour =
    { $points } points pour { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    }
points-of-tour-or-more = { $points } points à partir de { $count }
difference-countries = Des destinations peuvent mener ici : { $countries }. N’importe quel point frontière d’un pays convient, et aucun chemin ne le traverse.
difference-goals = Une destination à plusieurs arrivées rapporte la plus précieuse de celles qu’elle relie ; si elle n’en relie aucune, elle coûte sa valeur la plus basse.
difference-district =
    Relier { $places } vaut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
difference-end-trains = Le dernier tour commence quand quelqu’un a { $count } wagons ou moins.
difference-tunnels =
    { $count ->
        [one] { $count } voie est un tunnel : trois cartes sont révélées et peuvent le rendre plus cher.
       *[other] { $count } voies sont des tunnels : trois cartes sont révélées et peuvent les rendre plus chers.
    }
difference-tunnels-dice =
    { $count ->
        [one] { $count } voie est un tunnel : trois dés de tunnel sont lancés et peuvent le rendre plus cher.
       *[other] { $count } voies sont des tunnels : trois dés de tunnel sont lancés et peuvent les rendre plus chers.
    }
difference-ferries =
    { $count ->
        [one] { $count } voie est un ferry, à payer en partie avec des locomotives.
       *[other] { $count } voies sont des ferries, à payer en partie avec des locomotives.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } voie est un ferry, à payer en partie avec des Locomotives.
       *[other] { $count } voies sont des ferries, à payer en partie avec des Locomotives.
    }
difference-mountains =
    { $count ->
        [one] { $count } voie traverse des montagnes : chaque X y coûte un wagon de plus et rapporte { $points } points de plus.
       *[other] { $count } voies traversent des montagnes : chaque X y coûte un wagon de plus et rapporte { $points } points de plus.
    }
difference-any-cards = { $route } demande des cartes d’une même couleur sans locomotives ; { $count } cartes quelconques en remplacent une.
difference-locomotives =
    { $where ->
        [tunnels] Les locomotives ne servent que dans les tunnels.
        [ferries] Les locomotives ne servent que sur les ferries.
       *[both] Les locomotives ne servent que dans les tunnels et sur les ferries.
    }
unverified = Non confirmé : { $note }

## House rules

options-expansions = Les extensions
options-dice = Avec les dés
options-monsters = Avec les monstres
options-combined = Avec les dés et les monstres
options-boards = Sur un seul plateau
options-other = Dans toutes les parties
options-shown = Mieux vaut s’accorder avant la partie sur les règles marquées * ; les autres peuvent rester comme elles sont.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key } : { $text }
option-value = { $value } : { $text }

option-dice = Si l’on joue avec l’extension de dés.
value-dice-true = Cinq dés remplacent les cartes Wagon : chaque symbole paie une case de route.
value-dice-false = Les routes se paient avec des cartes Wagon.
option-monsters = Si l’on joue avec Alvin & Dexter.
value-monsters-true = Alvin et Dexter sont sur le plateau : aucune route vers le lieu d’un monstre ne peut être prise.
value-monsters-false = Il n’y a pas de monstres.
option-display-reset_cap = Combien de fois de suite on remplace les cartes visibles parce que trois locomotives s’y trouvent.
value-display-reset_cap = Les cartes visibles sont remplacées au plus { $count } fois de suite.
option-nordic-reset_on_three = Si trois locomotives visibles font remplacer les cartes visibles en Scandinavie.
value-nordic-reset_on_three-true = Trois locomotives visibles font remplacer les cartes visibles, comme sur la plupart des plateaux.
value-nordic-reset_on_three-false = Les cartes visibles restent, quel que soit le nombre de locomotives.
option-swiss-reset_on_three = Si trois locomotives visibles font remplacer les cartes visibles en Suisse.
value-swiss-reset_on_three-true = Trois locomotives visibles font remplacer les cartes visibles, comme sur la plupart des plateaux.
value-swiss-reset_on_three-false = Les cartes visibles restent, quel que soit le nombre de locomotives.
option-marklin-reset_counts_plus4 = Si, sur le plateau Märklin, les locomotives +4 comptent quand trois locomotives visibles font remplacer les cartes.
value-marklin-reset_counts_plus4-true = Les locomotives +4 comptent parmi les trois qui font remplacer les cartes.
value-marklin-reset_counts_plus4-false = Seules les locomotives simples comptent parmi les trois qui font remplacer les cartes.
option-marklin-reset_counts_passengers = Si, sur le plateau Märklin, trois cartes passager visibles font remplacer les cartes.
value-marklin-reset_counts_passengers-true = Trois cartes passager visibles font remplacer les cartes, comme trois locomotives.
value-marklin-reset_counts_passengers-false = Quel que soit le nombre de cartes passager visibles, les cartes restent.
option-marklin-one_passenger_per_city = Si, sur le plateau Märklin, un seul passager peut se tenir dans une ville.
value-marklin-one_passenger_per_city-true = Un seul passager, de qui que ce soit, se tient dans une ville.
value-marklin-one_passenger_per_city-false = Autant de passagers qu’on veut peuvent se tenir dans une ville.
option-marklin-passengers_enter_countries = Si, sur le plateau Märklin, les passagers vont dans les pays.
value-marklin-passengers_enter_countries-true = Un passager peut aller dans un pays.
value-marklin-passengers_enter_countries-false = Les passagers vont de ville en ville, jamais dans un pays.
option-marklin-parallel_tracks_apart = Si, sur le plateau Märklin, des voies parallèles sont des routes différentes pour un passager.
value-marklin-parallel_tracks_apart-true = Un passager peut utiliser chacune de plusieurs voies parallèles pendant un voyage.
value-marklin-parallel_tracks_apart-false = Pour un passager, des voies parallèles sont une seule route, utilisée une fois par voyage.
option-marklin-collect_start_city = Si, sur le plateau Märklin, la ville d’où part un passager compte comme visitée.
value-marklin-collect_start_city-true = Un passager prend aussi des marchandises dans la ville d’où il part.
value-marklin-collect_start_city-false = Un passager ne prend pas de marchandises dans la ville d’où il part.
option-marklin-collect_on_return = Si, sur le plateau Märklin, la ville d’où part un passager donne des marchandises quand il y revient.
value-marklin-collect_on_return-true = Un passager qui revient dans la ville d’où il est parti y prend des marchandises.
value-marklin-collect_on_return-false = Un passager qui revient dans la ville d’où il est parti n’y prend pas de marchandises.
option-marklin-plus4_moves_monsters = Si, sur le plateau Märklin, les locomotives +4 déplacent des monstres.
value-marklin-plus4_moves_monsters-true = Les locomotives +4 déplacent des monstres comme les simples.
value-marklin-plus4_moves_monsters-false = Seules les locomotives simples déplacent des monstres.
option-japan-end_check = De qui le peu de wagons déclenche le dernier tour au Japon, quand il reste peu de trains à grande vitesse.
value-japan-end_check-any_player = Le dernier tour commence dès que n’importe qui a peu de wagons.
value-japan-end_check-turn_player = Le dernier tour ne commence qu’à la fin du tour d’un joueur qui a peu de wagons.
option-japan-bonus_table = Ce que vaut la progression selon le rang au Japon.
value-japan-bonus_table-printed = Les rangs valent ce que dit le plateau.
value-japan-bonus_table-own = Les rangs valent { $value } : une ligne par nombre de joueurs, un seul nombre pour aucune progression.
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
option-monsters-setup_in_country = Si un monstre peut commencer dans un pays.
value-monsters-setup_in_country-true = Un monstre peut commencer dans un pays.
value-monsters-setup_in_country-false = Les monstres ne commencent que dans des villes.
option-monsters-country_one_place = Si un pays à plusieurs points frontière est un seul lieu.
value-monsters-country_one_place-true = Un pays est un seul lieu : un monstre y bloque tous ses points frontière.
value-monsters-country_one_place-false = Chaque point frontière d’un pays est un lieu à part.
option-monsters-zero_move = Si un monstre que l’on a payé peut rester sur place.
value-monsters-zero_move-true = Un monstre que l’on a payé peut rester où il est.
value-monsters-zero_move-false = Un monstre que l’on a payé doit quitter son lieu.
option-monsters-share_city = Si les deux monstres peuvent se trouver au même lieu après le début.
value-monsters-share_city-true = Après le début, les deux monstres peuvent se trouver au même lieu.
value-monsters-share_city-false = Les monstres ne sont jamais au même lieu.
option-monsters-halve_twice = Si une destination avec un monstre à chaque bout est divisée deux fois.
value-monsters-halve_twice-true = Une destination est divisée par deux pour chaque bout où se trouve un monstre.
value-monsters-halve_twice-false = Une destination n’est divisée par deux qu’une fois.
option-monsters-multi_ticket = Quand une destination à plusieurs arrivées est divisée par deux.
value-monsters-multi_ticket-scored_pair = Une destination à plusieurs arrivées est divisée par deux si un monstre est à son départ ou à l’arrivée qui compte.
value-monsters-multi_ticket-any_named = Une destination à plusieurs arrivées est divisée par deux si un monstre est à l’un des lieux qu’elle nomme.
option-monsters-bonus_points = Points pour le plus de cartes d’un monstre.
value-monsters-bonus_points =
    Avoir le plus de cartes d’un monstre vaut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
option-monsters-chaos_blocks = Ce qui est impossible au lieu d’un monstre.
value-monsters-chaos_blocks-routes = Au lieu d’un monstre, seules les routes ne peuvent pas être prises.
value-monsters-chaos_blocks-all = Au lieu d’un monstre, on ne prend pas de route, on ne construit pas de gare, et aucun passager n’entre ni ne sort.
option-combined-monster_payment = Ce qui déplace un monstre quand on joue avec les dés.
value-combined-monster_payment-wild_die = Une face Locomotive compte comme une locomotive qui déplace un monstre.
value-combined-monster_payment-wild_or_pair = Une face Locomotive ou deux dés identiques comptent comme une locomotive qui déplace un monstre.
value-combined-monster_payment-none = Les monstres ne bougent jamais.
option-end-dead_board = Si le dernier tour commence dès que plus personne ne pourrait prendre de route.
value-end-dead_board-true = Le dernier tour commence dès que plus personne ne pourrait prendre de route.
value-end-dead_board-false = La partie continue même si plus personne ne pourrait prendre de route.
option-end-explorer_shared = Qui marque pour le plus de villes en cas d’égalité.
value-end-explorer_shared-true = Tous ceux qui sont à égalité pour le plus de villes marquent.
value-end-explorer_shared-false = À égalité pour le plus de villes, le plus de destinations réussies, puis de wagons perdus en montagne décident.
option-end-europe_station_tiebreak = Si le moins de gares construites départage une égalité que les destinations ne tranchent pas.
value-end-europe_station_tiebreak-true = Le moins de gares construites départage une égalité que les destinations ne tranchent pas.
value-end-europe_station_tiebreak-false = Les gares construites ne départagent pas une égalité.
option-end-printed_ties = Si une égalité pour la victoire suit les étapes du plateau.
value-end-printed_ties-true = Une égalité pour la victoire suit les étapes du plateau.
value-end-printed_ties-false = Sur tous les plateaux, une égalité se règle par les destinations, puis les gares, puis le plus long chemin.
option-boards-open_holdings = Si tout le monde voit les titres des autres.
value-boards-open_holdings-true = Tout le monde voit les titres de tous.
value-boards-open_holdings-false = Les titres des autres restent face cachée jusqu’à la fin.

## Headings of tables

heading-action = action
heading-alvin = Alvin
heading-attractions = curiosités
heading-bot = bot
heading-cards = cartes
heading-colour = couleur
heading-deck = paquet
heading-default = par défaut
heading-dexter = Dexter
heading-districts = quartiers
heading-double-tokens = jetons doubles
heading-figure = mesure
heading-goods = marchandises
heading-grand-tour = grand tour
heading-length = longueur
heading-lines = suites
heading-longest-path = chemin le plus long
heading-map = plateau
heading-mean-score = score moyen
heading-meeples = meeples
heading-tourists = jetons touriste
heading-bullets = grande vitesse
heading-most-cities = plus de villes
heading-most-tickets = plus de destinations
heading-option = option
heading-places = lieux
heading-player = joueur
heading-players = joueurs
heading-points = points
heading-rank = rang
heading-shares = titres
heading-route-points = routes
heading-rule = règle
heading-seat = place
heading-single-tokens = jetons simples
heading-stations = gares
heading-stations-left = gares restantes
heading-ticket = destination
heading-ticket-sets = jeux de destinations
heading-tickets = destinations
heading-total = total
heading-track = voie
heading-tracks = voies
heading-trains = wagons
heading-type = type
heading-value = valeur
heading-values = valeurs
heading-win-share = parties gagnées

## The command line

version = whistlestop { $version }
error = Erreur : { $reason }
error-language = Erreur : la langue « { $language } » n’existe pas ; il y a { $known }.
error-players = { $map } se joue de { $fewest } à { $most } joueurs, pas à { $players }.
error-bots =
    { $count ->
        [one] nomme { $count } bot, pas { $given } ({ $bots }).
       *[other] nomme un bot pour tous ou { $count } bots, pas { $given } ({ $bots }).
    }
error-file = { $file } ne peut pas être lu : { $reason }
error-log = { $file }, { $reason }
error-seat = la place { $seat } n’existe pas ; les places vont de 0 à { $last }.
error-names = « { $given } » ne nomme pas { $players } joueurs différents, séparés par des virgules.
error-game-over = la partie dans { $file } est terminée ; « whistlestop replay » la raconte.
error-extra = { $what } a besoin de paquets qui ne sont pas installés : pip install "whistlestop[{ $extra }]"
interrupted = Interrompu.
compiling = Les règles se préparent
compiled = Les règles sont prêtes ({ $seconds } s).
simulating = Les parties se jouent
measuring = Mesure en cours
measuring-part = Mesure en cours : { $part }
mean-scores = Par place
perft =
    { $count ->
        [one] { $count } suite de { $depth } décisions
       *[other] { $count } suites de { $depth } décisions
    }
map-summary = { $name } (jeu de destinations { $set }) : { $places } lieux, { $tracks } voies, { $tickets } destinations, de { $fewest } à { $most } joueurs.
map-differences =
    { $count ->
        [0] On y joue avec les règles de base.
       *[other] Ce qui diffère des règles de base :
    }
map-tracks = Voies
map-tickets = Destinations
legend-mountain = montagne : un wagon de plus, 2 points de plus
legend-any-cards = des cartes quelconques peuvent remplacer
legend-country = point frontière d’un pays
legend-attraction = curiosité
legend-district = quartier et ses points
legend-meeples = meeples au début
legend-tourists = pile de jetons touriste au début
legend-bullet = route à grande vitesse : un train commun, puis pour tout le monde
legend-goods = valeur des meilleures marchandises du lieu
legend-companies = compagnie dont la route peut donner un titre
map-warning = { $where } : avertissement : { $reason }
map-sound = { $name } (jeu de destinations { $set }) est en ordre : { $places } lieux, { $tracks } voies, { $tickets } destinations, empreinte { $digest }.
replay-begins = { $map }, { $count } joueurs, { $decisions } décisions.

## Help of the command line

help-application = Jouer, simuler et étudier les jeux de la famille des Aventuriers du Rail. Non officiel.
help-language = Langue de tous les textes.
help-version = Afficher la version et quitter.
help-json = Afficher du JSON pour des programmes.
help-map = Plateau : un nom listé par « maps », ou le chemin d’un fichier à toi.
help-players = Nombre de joueurs.
help-ticket-set = Jeu de destinations du plateau.
help-seed = Graine du hasard ; la même graine distribue les mêmes cartes.
help-option = Règle maison sous la forme clé=valeur ; peut être répétée (voir « options »).
help-dice = Jouer avec l’extension de dés : des dés au lieu des cartes Wagon.
help-monsters = Jouer avec Alvin & Dexter : deux monstres sur le plateau.
help-plain = Une ligne simple après l’autre : pour les lecteurs d’écran et la lecture à voix haute.
help-maps = Lister les plateaux ; avec le nom de l’un d’eux (ou le chemin d’un fichier), le montrer ; « check FILE » vérifie un fichier à toi.
help-maps-show = Montrer un plateau : ses règles particulières, ses voies et ses destinations.
help-maps-draw = Dessiner un plateau (SVG).
help-maps-output = Le fichier où l’image est écrite.
help-maps-check = Vérifier un fichier de plateau à toi et les jeux de destinations voisins ; les erreurs nomment la ligne.
help-maps-name = Nom du plateau, ou chemin d’un fichier.
help-maps-file = Le fichier du plateau.
help-simulate = Jouer beaucoup de parties entre bots et afficher vitesse et scores.
help-games = Nombre de parties.
help-simulate-bot = Bot pour toutes les places, ou un par place.
help-threads = Nombre de fils d’exécution ; les résultats restent les mêmes.
help-check = Vérifier dans chaque position les promesses des règles et compter celles qui sont rompues.
help-play = Jouer une partie dans le terminal contre des bots.
help-play-bot = Bot pour tous les adversaires, ou un pour chacun : level-1 à level-6, ou un style ; sinon le style le plus fort.
help-play-seat = Ta place, comptée à partir de 0.
help-names = Noms de tous les joueurs dans l’ordre des places, séparés par des virgules.
help-confirm = Attendre après tes routes et tes gares, pour que tu puisses encore les reprendre.
help-auto-end = Terminer ton tour pour toi quand rien d’autre n’y est possible.
help-save = Fichier où la partie est écrite à la fin ou si elle est interrompue.
help-resume = Continuer une partie enregistrée dans ce fichier.
help-replay = Raconter pas à pas une partie enregistrée.
help-replay-file = Fichier avec le journal d’une partie.
help-replay-seat = Ne raconter que ce que cette place a vu, comptée à partir de 0.
help-replay-map = Fichier du plateau de la partie, si c’est un des tiens.
help-perft = Compter les suites de coups d’une longueur donnée ; pareil sur chaque machine.
help-depth = Nombre de décisions.
help-divide = Compter pour chaque première action.
help-bench = Mesurer la vitesse de jeu de cette machine.
help-quick = Prendre des secondes au lieu de minutes.
help-options = Lister les règles maison.
help-compile = Préparer les règles, pour que la première partie commence tout de suite.
help-completion = Afficher un script avec lequel votre shell complète commandes et options.
help-completion-shell = bash, zsh, fish ou powershell.

## The game in the terminal

welcome = { $map } : tu joues contre { $others }.
welcome-help = Tape ? à tout moment pour de l’aide.
turn-summary =
    Tour { $turn } : tu as { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; les autres : { $others }.
turn-summary-other =
    { $name } ({ $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
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
last-round-running =
    { $count ->
        [one] C’est le tout dernier tour.
       *[other] Dernier tour de table : il reste { $count } tours, le tien compris.
    }
hand = Ta main : { $cards }.
display =
    { $deck ->
        [0] Visibles : { $cards } ; la pioche est vide.
        [one] Visibles : { $cards } ; { $deck } carte dans la pioche.
       *[other] Visibles : { $cards } ; { $deck } cartes dans la pioche.
    }
dice = Tes dés : { $dice }.
dice-tray = Tes dés : { $dice }
dice-used = Tous tes dés sont utilisés.
tokens = Tes jetons : { $tokens }.
no-display = Cette table joue avec des dés : il n’y a pas de cartes Wagon.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } est sur { $place }, bloqué par ta carte.
           *[other] { $monster } est sur { $place }, bloqué par la carte posée devant { $name }.
        }
        [stuck] { $monster } est sur { $place } pour de bon.
        [nowhere] { $monster } n’est pas encore sur le plateau.
       *[free] { $monster } est sur { $place }.
    }
monster-deck =
    { $count ->
        [0] Il n’y a plus de cartes { $monster } : { $monster } ne peut plus bouger.
        [one] Il reste { $count } carte { $monster }.
       *[other] Il reste { $count } cartes { $monster }.
    }
monster-cards-own =
    { $count ->
        [0] Aucune carte { $monster } n’est face cachée devant toi.
        [one] { $count } carte { $monster } est face cachée devant toi.
       *[other] { $count } cartes { $monster } sont face cachée devant toi.
    }
monsters-chaos = On ne peut prendre aucune route vers { $places } maintenant, et les destinations qui nomment à la fin le lieu d’un monstre comptent la moitié.
no-monsters = Cette table joue sans monstres.
reach =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster }, pour { $count } Locomotive : { $places }.
           *[other] { $monster }, pour { $count } Locomotives : { $places }.
        }
        [pairs] { $count ->
            [one] { $monster }, pour { $count } Locomotive ou paire : { $places }.
           *[other] { $monster }, pour { $count } Locomotives ou paires : { $places }.
        }
       *[cards] { $count ->
            [one] { $monster }, pour { $count } locomotive : { $places }.
           *[other] { $monster }, pour { $count } locomotives : { $places }.
        }
    }
reach-none = { $monster } ne peut pas bouger maintenant : { $reason }
auto-end =
    { $on ->
        [yes] Désormais, ton tour se termine tout seul quand rien d’autre n’y est possible.
       *[no] Désormais, tu termines toi-même chaque tour.
    }
choice-take = prendre une carte { $kind }
choice-draw = tirer une carte de la pioche
choice-tickets = tirer des destinations
choice-pass = passer
choice-keep = garder
choice-return = rendre
choice-decline = reprendre les cartes
choice-give-up = renoncer au tunnel
choice-tickets-count =
    tirer { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    }
choice-end = terminer le tour
choice-end-discarding = terminer le tour et rendre { $tokens }
choice-reroll = relancer { $dice }
choice-reroll-nothing = garder tous les dés
choice-buy =
    { $token ->
        [single] acheter un jeton simple avec { $dice }
       *[double] acheter un jeton double avec { $dice }
    }
choice-place = placer { $monster } sur { $place }
choice-move =
    { $purse ->
        [wilds] { $count ->
            [one] déplacer { $monster } vers { $place } pour { $count } Locomotive
           *[other] déplacer { $monster } vers { $place } pour { $count } Locomotives
        }
        [pairs] { $count ->
            [one] déplacer { $monster } vers { $place } pour { $count } Locomotive ou paire
           *[other] déplacer { $monster } vers { $place } pour { $count } Locomotives ou paires
        }
       *[cards] { $count ->
            [one] déplacer { $monster } vers { $place } pour { $count } locomotive
           *[other] déplacer { $monster } vers { $place } pour { $count } locomotives
        }
    }
choice-replace =
    { $what ->
        [locomotive] remplacer une locomotive par { $count } cartes quelconques
       *[card] remplacer une carte de la couleur par { $count } cartes quelconques
    }
choice-give = donner { $card }
choice-split = { $tickets }
choice-meeple = prendre { $meeple }
choice-stack = poser la pile « { $symbol } » à { $place }
choice-tourist = prendre le jeton touriste « { $symbol } » à { $place }
choice-share = prendre le titre { $number } de { $company } (par rang { $points })
choice-dummy-share = donner au joueur fictif le titre { $number } de { $company } (par rang { $points })
choice-no-share = ne prendre aucun titre
choice-passenger-place = placer un passager à { $place }
choice-passenger-travel = faire voyager le passager de { $place }
choice-no-passenger = pas de passager
choice-travel =
    { $purse ->
        [cards] vers { $place } par { $route }, pour une carte Passager
        [dice] vers { $place } par { $route }, pour une Locomotive
       *[nothing] vers { $place } par { $route }
    }
choice-stop = s’arrêter ici
choice-station = construire une gare à { $place }
choice-pay = { $cards }
menu-ways = Sur le chemin de tes destinations :
menu-routes = Tu peux prendre { $count } routes en tout : nommes-en une (« claim par zur ») ou tape « actions » pour la liste.
menu-stations = Une gare peut être construite dans { $count } lieux : tape « station » et le lieu.
menu-places = Tape un lieu, ou « actions » pour la liste des { $count }.
menu-reroll = Nomme les dés à relancer (« simple locomotive », « 2 simples », « all »), ceux que tu gardes (« keep doubles »), ou « nothing ».
menu-buy =
    { $token ->
        [single] Deux dés inutilisés achètent un jeton simple : tape « buy simple » et les dés.
        [double] Deux dés inutilisés achètent un jeton double : tape « buy double » et les dés.
       *[both] Deux dés inutilisés achètent un jeton : tape « buy simple » ou « buy double » et les dés.
    }
menu-move =
    { $count ->
        [one] { $monster } peut aller à { $count } lieu : tape « { $word } » et le lieu, ou « reach { $word } » pour le voir.
       *[other] { $monster } peut aller à { $count } lieux : tape « { $word } » et le lieu, ou « reach { $word } » pour les voir.
    }
menu-discard = « end discarding » et les jetons en rend avant la fin de ton tour.
prompt-action = Ton action :
prompt-second-card = Ta deuxième carte :
prompt-payment = Paiement :
prompt-place = { $monster } va sur :
prompt-reroll = Relancer :
prompt-after-action = Autre chose (Entrée termine ton tour) :
prompt-end-unused = Tu n’as pas utilisé { $dice }. « end » termine quand même ton tour, Entrée continue :
prompt-tickets =
    { $least ->
        [0] Numéros à garder (ou all, ou none) :
       *[other] Numéros à garder, au moins { $least } (ou all) :
    }
prompt-which = Numéro :
prompt-confirm = Entrée termine ton tour, undo le reprend :
prompt-replay = { $number } sur { $total }, Entrée continue, q quitte :
question-payment = Comment paies-tu { $route } ?
question-station = Comment paies-tu la gare à { $place } ?
question-place = Tu places { $monster } sur le plateau : tant que { $monster } s’y trouve, aucune route vers ce lieu ne peut être prise.
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
tunnel-odds = Trois dés de tunnel ne montrent aucun symbole dans { $none } % des cas, un dans { $one } %, deux dans { $two } %, trois dans { $three } %.
question-tickets =
    Comment paies-tu { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    } ?
question-move = Comment paies-tu le déplacement vers { $place } ? C’est { $monster } qui bouge.
question-surcharge =
    Tu as posé { $laid }. Paies-tu { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de plus ?
question-split =
    { $count ->
        [one] On distribue { $count } destination. De quel paquet doit-elle venir ? Il reste { $left }.
       *[other] On distribue { $count } destinations. De quels paquets doivent-elles venir ? Il reste { $left }.
    }
question-meeple = Quel meeple prends-tu à { $place } ? Tu as { $meeples }.
question-stack = Quelle pile poses-tu, et où ? Il reste { $symbols } ; tout lieu sans pile convient.
question-tourist = Un jeton touriste attend à chaque bout de ta route. Lequel prends-tu ? Tu as : { $symbols }.
question-share = De quelle compagnie prends-tu le titre ? Tu as { $shares }.
question-dummy-share = Quel titre reçoit le joueur fictif ?
question-passenger = Places-tu un passager à un bout de la route ? Il t’en reste { $count }.
question-travel = Ton passager est à { $place }. Où va-t-il ?
prompt-split = Tes destinations :
prompt-meeple = Ton meeple :
prompt-stack = Ta pile :
prompt-tourist = Ton jeton :
prompt-passenger = Ton passager :
prompt-travel = Vers :
collected-meeples = { $name } : { $meeples }.
collected-tourists = { $name } : jetons touriste { $symbols }.
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
standing-passengers = { $name } : passagers à { $places }, pas encore placés : { $left } ; { $points } points de marchandises.
place-meeples = { $place } : { $meeples }.
place-tourists = { $place } : « { $symbol } » × { $count }.
bullet-progress = { $name } : progression à grande vitesse : { $spaces }.
bullet-routes =
    { $count ->
        [0] Aucun train à grande vitesse n’est encore sur le plateau.
       *[other] Des trains à grande vitesse sont sur { $count } routes, qui servent à tout le monde : { $routes }.
    }
bullet-trains-left = Trains à grande vitesse restants : { $count }.
place-goods = { $place } : marchandises d’une valeur de { $values }, la première au-dessus.
no-pieces = Il n’y a ni meeples, ni marchandises, ni titres sur ce plateau.
question-substitutes =
    { $count ->
        [one] Quelle carte donnes-tu en remplacement ? Tu as { $cards }.
       *[other] Quelles { $count } cartes donnes-tu en remplacement ? Tu as { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Carte à donner :
       *[other] Cartes à donner, { $count } en tout :
    }
substitutes-wrong-count =
    { $count ->
        [one] Nomme { $count } carte, pas { $given }.
       *[other] Nomme { $count } cartes, pas { $given }.
    }
substitutes-not-understood = « { $text } » n’est pas compris. Nomme { $count } cartes, par exemple « rouge 2 bleue 1 », ou ? pour de l’aide.
cannot-pay-surcharge = Tu ne peux pas payer cela (tu as { $cards }).
cannot-pay-tunnel =
    Tu ne peux pas payer { $price ->
        [one] { $price } symbole
       *[other] { $price } symboles
    } (tu as { $dice } et { $tokens }).
not-this-payment = « { $text } » ne paie pas cela, ou peut vouloir dire plusieurs choses.
no-such-price =
    « { $text } » ne déplace aucun monstre. { $purse ->
        [wilds] Une Locomotive l’emmène jusqu’à { $near } lieux plus loin, deux jusqu’à { $far }.
        [pairs] Une Locomotive ou une paire de dés identiques l’emmène jusqu’à { $near } lieux plus loin, deux jusqu’à { $far }.
       *[cards] Une locomotive l’emmène jusqu’à { $near } lieux plus loin, deux jusqu’à { $far }.
    }
no-such-number = Il n’y a pas de { $number } ; les numéros vont jusqu’à { $most }.
which-one = Cela peut vouloir dire { $count } choses :
which-of-many = Cela peut vouloir dire { $count } choses : dis-en plus.
not-possible = { $action } – pas possible : { $reason }
possible = { $action } – possible maintenant.
not-understood = « { $text } » n’est pas compris. Tape un numéro, un nom, ou ? pour de l’aide.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] On te propose { $count } destination ; rien ne t’oblige à la garder.
           *[other] On te propose { $count } destinations ; rien ne t’oblige à en garder.
        }
       *[other] On te propose { $count } destinations ; gardes-en au moins { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number } : { $text } Paquet : { $deck }.
       *[no] { $number } : { $text }
    }
tickets-not-understood = « { $text } » n’est pas compris. Tape les numéros à garder, par exemple « 1 3 », ou ? pour de l’aide.
ticket-connected = { $ticket } : reliée.
ticket-cut-off = { $ticket } : coupée, il ne reste aucun chemin pour tes propres routes.
ticket-open =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket } : encore { $trains } wagon, par { $routes }.
           *[other] { $ticket } : encore { $trains } wagons, par { $routes }.
        }
       *[no] { $ticket } : encore { $trains } wagons, par { $routes }, plus que tu n’en as.
    }
ticket-connected-goal = { $ticket } : reliée à { $goal }, ce qui rapporte { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket } : encore { $trains } wagon, par { $routes }, vers { $goal }.
           *[other] { $ticket } : encore { $trains } wagons, par { $routes }, vers { $goal }.
        }
       *[no] { $ticket } : encore { $trains } wagons, par { $routes }, vers { $goal }, plus que tu n’en as.
    }
ticket-halved = { $text } Elle ne compte que { $points } tant qu’un monstre est sur { $places }.
ticket-cost-halved = { $text } Manquée, elle ne coûte que { $points } tant qu’un monstre est sur { $places }.
own-tickets = Tes destinations : { $tickets }.
no-tickets = Tu n’as pas de destinations.
owned-routes =
    { $count ->
        [0] { $name } : aucune route.
        [one] { $name } : { $count } route : { $routes }.
       *[other] { $name } : { $count } routes : { $routes }.
    }
built-stations =
    { $count ->
        [one] { $name } : gare à { $places }.
       *[other] { $name } : gares à { $places }.
    }
routes-usage = Tape « routes » et un lieu, par exemple « routes paris ».
routes-from = Routes au départ de : { $place }
route-state =
    { $state ->
        [owned] { $route } – appartient à { $name }.
        [everybody] { $route } – un train à grande vitesse s’y trouve : elle sert à tout le monde.
        [closed] { $route } – fermée.
        [chaos] { $route } – libre, mais { $name } est sur { $place }.
       *[open] { $route } – libre.
    }
no-such-place = Il n’y a pas de lieu « { $text } » sur ce plateau.
which-place = Quel lieu ? { $places }.
score-own = Toi : { $total } points si la partie finissait maintenant : { $parts }.
score-part-routes = routes { $points }
score-part-tickets = destinations { $points } ({ $fulfilled } sur { $kept } reliées)
score-part-stations = gares { $points }
score-part-grand-tour = grand tour { $points }
score-part-attractions = curiosités { $points }
score-part-districts = quartiers { $points }
score-part-meeples = meeples { $points }
score-part-tourists = jetons touriste { $points }
score-part-bullets = grande vitesse { $points }
score-part-goods = marchandises { $points }
score-secret-shares = La valeur des titres se voit à la fin.
score-part-longest-path =
    { $points ->
        [0] chemin le plus long de { $length }
       *[other] chemin le plus long de { $length }, le plus long pour l’instant, { $points }
    }
score-secret-tickets = Les bonus qui dépendent des destinations de tous n’y sont pas : les destinations sont secrètes.
score-open =
    { $points ->
        [one] { $name } : { $points } point pour les routes, chemin le plus long : { $length } ; les destinations sont secrètes.
       *[other] { $name } : { $points } points pour les routes, chemin le plus long : { $length } ; les destinations sont secrètes.
    }
score-monsters = Les bonus des cartes Monstre n’y sont pas : les cartes face cachée sont secrètes.
log-more =
    { $count ->
        [one] { $count } ligne plus ancienne : tape « log all ».
       *[other] { $count } lignes plus anciennes : tape « log all ».
    }
why-usage = Tape « why » et une action, par exemple « why claim paris zurich ».
undone = C’est repris.
save-usage = Tape « save » et un nom de fichier.
save-other-file = { $file } existe et n’est pas une partie enregistrée ; choisis un autre nom.
save-failed = { $file } ne peut pas être écrit : { $reason }
saved = La partie est enregistrée dans { $file }.
resume-line = Pour continuer : { $line }
quit-question = Quitter ? Tape un nom de fichier pour enregistrer d’abord, yes pour quitter sans enregistrer, Entrée pour continuer à jouer :
goodbye = Au revoir.
cut-off = La partie s’interrompt ici.
scoring = On compte les points.
scoring-routes =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour les routes.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name } : la destination { $ticket } est reliée : plus { $points }, valeur divisée par deux : un monstre était sur { $places }.
            [twice] { $name } : la destination { $ticket } est reliée : plus { $points }, valeur divisée deux fois par deux : des monstres étaient sur { $places }.
           *[no] { $name } : la destination { $ticket } est reliée : plus { $points }.
        }
       *[no] { $halved ->
            [once] { $name } : la destination { $ticket } n’est pas reliée : moins { $points }, valeur divisée par deux : un monstre était sur { $places }.
            [twice] { $name } : la destination { $ticket } n’est pas reliée : moins { $points }, valeur divisée deux fois par deux : des monstres étaient sur { $places }.
           *[no] { $name } : la destination { $ticket } n’est pas reliée : moins { $points }.
        }
    }
scoring-borrowed = { $name } : les gares empruntent { $routes }.
scoring-stations = { $name } : { $points } points pour les gares restantes.
scoring-longest-path =
    { $points ->
        [0] { $name } : chemin le plus long : { $length }.
       *[other] { $name } : chemin le plus long : { $length }, le plus long de tous : plus { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name } : destinations reliées : { $count }.
       *[other] { $name } : destinations reliées : { $count }, le plus de tous : plus { $points }.
    }
scoring-grand-tour = { $name } : grand tour, destinations reliées deux fois : plus { $points }.
scoring-most-cities = { $name } : le plus grand ensemble de villes reliées : plus { $points }.
scoring-attractions =
    { $name } : curiosités : plus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scoring-districts =
    { $name } : quartiers : plus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scoring-meeples = { $name } : première ou deuxième place en meeples d’une couleur : plus { $points }.
scoring-tourists = { $name } : jetons touriste : plus { $points }.
scoring-bullets = { $name } : progression à grande vitesse : { $points } points.
scoring-shares = { $name } : rangs dans les compagnies : plus { $points }.
scoring-goods =
    { $name } : marchandises : plus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scoring-monster =
    { $points ->
        [0] { $name } : cartes { $monster } : { $count }.
       *[other] { $name } : cartes { $monster } : { $count }, le plus de tous : plus { $points }.
    }
result = Résultat
winner =
    { $tie ->
        [shared] { $names } partagent la victoire avec { $points } points.
        [broken] { $who ->
            [you] Tu gagnes avec { $points } points, au départage.
           *[other] { $names } gagne avec { $points } points, au départage.
        }
       *[none] { $who ->
            [you] Tu gagnes avec { $points } points.
           *[other] { $names } gagne avec { $points } points.
        }
    }

help-play-answers = Réponds par un numéro de la liste ou par des mots ; le début des mots suffit, dans n’importe quel ordre.
help-play-cards = Cartes : « take rouge » ou simplement « rouge », « draw » pour la pioche.
help-play-claim = Routes : « claim paris zurich », « par zur », « par zur rouge » pour dire comment tu paies, « #2 » pour la deuxième voie.
help-play-station = Gares : « station paris », là où le plateau en a.
help-play-tickets = Destinations : « draw tickets » pour de nouvelles, puis les numéros à garder ; « tickets » dit où en sont les tiennes.
help-play-reroll = Dés : « simple locomotive » ou « 2 simples » relance ceux-là, « keep doubles » les autres, « all » et « nothing ».
help-play-claim-dice = Routes : « claim paris zurich », « par zur », « par zur locomotive 1 » pour dire comment tu paies ; gares : « station paris ».
help-play-buy = Jetons : « buy simple with double gare » donne deux dés inutilisés pour un jeton ; « end discarding simple » en rend un.
help-play-dice-tickets = Destinations : « draw 2 tickets » pour deux Gares ou Locomotives, puis les numéros à garder, ou none.
help-play-end = « end » termine ton tour ; « auto » règle s’il se termine tout seul quand rien d’autre n’est possible.
help-play-monsters =
    { $purse ->
        [dice] Monstres : « alvin boston » déplace Alvin pour le moins de Locomotives possible, « alvin boston 2 » pour deux.
       *[cards] Monstres : « alvin boston » déplace Alvin pour le moins de locomotives possible, « alvin boston 2 » pour deux.
    }
help-play-reach = « monsters » dit où ils sont, « reach alvin » où Alvin peut aller.
help-play-meeples = Meeples : « red » en prend un quand on te le demande ; « meeples » liste ceux du plateau, « board » ceux de chacun.
help-play-tourists = Jetons touriste : « bridge presidio » pose une pile au début, « bridge » prend un jeton quand on te le demande ; « tourists » liste les piles, « board » les jetons de chacun.
help-play-bullets = Grande vitesse : prends ces routes comme des grises ; « bullets » liste celles qui sont construites et les trains restants, « board » la progression de chacun.
help-play-shares = Titres : nomme la compagnie quand on te le demande, ou « no share » ; « shares » montre les piles, « board » ce que tu as.
help-play-passengers = Passagers : « berlin » ou « no » après une route ; « passenger berlin » le fait voyager, puis le lieu où aller, ou « stop ».
help-play-goods = « goods » liste les marchandises restées dans les villes, « board » dit où sont les passagers.
help-play-look = Consulter : actions, hand, display, board, score, log (« log all »).
help-play-look-dice = Consulter : actions, dice, board, score, log (« log all »).
help-play-routes = « routes paris » liste les routes d’un lieu avec prix et propriétaire.
help-play-rules = « rules » explique les règles de cette table, « rules tickets » l’une d’elles.
help-play-why = « why claim paris zurich » dit pourquoi quelque chose n’est pas possible.
help-play-undo = « undo » reprend ton tour tant que rien de caché n’a été vu.
help-play-save = « save FILE » enregistre la partie, « quit » la quitte ; « whistlestop play --resume FILE » la continue.

## The server

help-serve = Proposer le jeu dans le navigateur.
help-serve-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les amis de ton réseau.
help-serve-port = Port d’écoute.
help-serve-database = Où les tables sont conservées : un fichier, ou l’adresse d’une base de données.
help-serve-redis = Adresse d’un Redis par lequel des processus partagent les tables d’un PostgreSQL.
help-serve-processes = Combien de processus servent derrière le port.
help-serve-logs = Comment le journal est écrit : text ou json.
help-serve-public-url = Où l’on atteint le serveur, si ce n’est pas là où il écoute.
help-serve-bot-threads = Combien de bots peuvent réfléchir en même temps.
help-serve-open = Ouvrir le jeu dans le navigateur.
serve-local = Le jeu t’attend à l’adresse { $address }
serve-friends = Tes amis le trouvent à l’adresse { $address }
serve-compiling = Les règles sont compilées en arrière-plan ; pendant une minute ou deux, les bots réfléchissent un peu plus lentement.
serve-stop = Ctrl+C arrête le serveur.
serve-closed = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }
serve-shared-file = Plusieurs processus ne peuvent pas partager SQLite : c’est un fichier dans lequel un seul processus écrit. Indiquez un PostgreSQL avec --database postgresql+psycopg://…
serve-shared-redis = Plusieurs processus ont besoin d’un Redis pour savoir lequel d’entre eux a une table. Indiquez-le avec --redis redis://…
serve-redis-address = L’adresse du Redis n’en est pas une comme redis://localhost:6379 : { $reason }
database-newer = La base de données est de version { $found } ; ce programme connaît les versions jusqu’à { $known }.
database-corrupt = La base de données est endommagée ou n’en est pas une : { $reason }. Restaure-la à partir d’une copie.
database-unreachable = La base de données ne peut pas être utilisée : { $reason }
server-no-client = Le jeu pour navigateur n’est pas encore construit
server-build-client = Ce serveur tourne depuis les sources, sans la partie navigateur. Lances-y « make play » : cela la construit et démarre le jeu.

refusal-malformed = Le serveur n’a pas compris un message de cette page. Recharge-la.
refusal-oversized = C’est trop long.
refusal-too-frequent = C’était trop à la fois. Attends un instant.
refusal-foreign-origin = Cette page n’appartient pas au serveur auquel elle parle.
refusal-foreign-host = Ce serveur ne se connaît pas sous ce nom. Qui le fait tourner peut régler son adresse publique.
refusal-unknown-table = Cette table n’existe pas.
refusal-wrong-token = Ce lien n’ouvre aucune place ici.
refusal-not-found = Cela n’existe pas ici.
refusal-storage-failed = Le serveur n’a pas pu enregistrer cela, donc rien ne s’est passé. Essaie encore.
refusal-frozen = Cette partie a commencé avec une autre version du programme et ne peut pas continuer avec celle-ci.
refusal-busy = Le serveur est débordé en ce moment. Réessaie dans un instant.
refusal-failed = Quelque chose s’est mal passé sur le serveur ; rien n’a été changé. Essaie encore.
refusal-too-slow = Cela a mis trop de temps à arriver. Essaie encore.
refusal-password-needed = Cette table est réservée à ceux qui connaissent son mot de passe.
refusal-wrong-password = Ce n’est pas le mot de passe de cette table.
refusal-not-seated = Tu regardes ; seuls les joueurs peuvent faire cela.
refusal-not-host = Seule la personne qui a dressé la table peut faire cela.
refusal-not-started = La partie n’a pas encore commencé.
refusal-already-started = La partie a déjà commencé.
refusal-table-full = Toutes les places sont prises.
refusal-seat-taken = Quelqu’un est déjà assis là.
refusal-name-taken = Quelqu’un à la table porte déjà ce nom.
refusal-colour-taken = Quelqu’un à la table a déjà cette couleur.
refusal-bad-table = On ne peut pas dresser une table ainsi.
refusal-seats-open = Il reste des places libres.
refusal-too-many-tables = Le serveur n’a pas de place pour une autre table.
refusal-too-many-spectators = Il n’y a plus de place pour des spectateurs.
refusal-no-proposal = Cette proposition ne tient plus.
refusal-no-hints = Les conseils sont désactivés à cette table.
refusal-game-running = La partie n’est pas encore terminée.

## The page in the browser

web-motto = Une soirée ferroviaire entre amis et bots. Sans compte, sans manuel.
web-new-game = Une nouvelle partie
web-new-game-text = Dresse une table pour des amis sur leurs appareils, pour des gens autour d’un seul, et pour des bots.
web-your-name = Ton nom
web-set-table = Dresser une table
web-quick = Jouer tout de suite avec deux bots ({ $level })
web-level =
    { $level ->
        [1] facile
        [2] moyen
        [3] bon
        [4] fort
        [5] très fort
       *[other] maître
    }
web-next-level = Adversaire suivant : { $bot } ({ $level })
web-join = Rejoindre des amis
web-join-text = Ouvre le lien qu’ils t’ont envoyé, ou tape le code de leur table.
web-code = Code de la table
web-join-button = Rejoindre
web-my-tables = Mes tables
web-finished-tables = Parties terminées ({ $count })
web-state-waiting = attend des joueurs
web-state-playing = en cours
web-state-over = terminée
web-state-frozen = ne peut pas continuer
web-forget = Oublier la table { $code }
web-forget-word = Oublier
web-offline = Le serveur est injoignable pour le moment.
web-loading = Le plateau se met en place …
web-reconnecting = Connexion perdue. Nouvel essai …
web-close = Fermer
web-done = Terminé
web-cancel = Annuler
web-yes = Oui
web-no = Non
web-copy = Copier
web-copied = Copié
web-share = Partager
web-link = Lien
web-guest = Invité
web-to-lobby = Toutes les tables

web-board-choice = Plateau
web-board-group =
    { $group ->
        [first] Pour commencer
        [countries] Pays et continents
        [cities] Villes, pour une partie courte
       *[more] Autres plateaux
    }
web-board-rules =
    { $count ->
        [0] Comment on joue : { $board }
       *[other] Comment on joue, et ce qui n’est pas certain : { $board }
    }
web-for-players = de { $fewest } à { $most } joueurs
web-ticket-set = Jeu de destinations
web-ticket-set-base = comme imprimé
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    }
web-expansions = Extensions
web-expansion-dice = L’extension de dés
web-expansion-monsters = Alvin & Dexter
web-seats = Places
web-seat-kind = Qui occupe la place { $number }
web-seat-remove = Retirer la place { $number }
web-seat-remove-word = Retirer
web-seat-mine = Sur cet appareil
web-seat-open = Libre pour un ami
web-seat-open-text = Les amis s’assoient avec le lien.
web-seat-bot = Bot
web-name = Nom
web-bot-level = Quel bot
web-bots-levels = Niveaux
web-bots-styles = Styles de jeu
web-bot-plain = { $name }
web-livery = Couleur { $colour }, motif { $pattern } : changer
web-livery-choose = Couleur et motif
web-colour = Couleur
web-colour-red = rouge
web-colour-blue = bleu
web-colour-green = vert
web-colour-yellow = jaune
web-colour-black = noir
web-colour-purple = violet
web-pattern = Motif
web-pattern-plain = uni
web-pattern-stripes = rayures
web-pattern-dots = points
web-pattern-checks = damier
web-pattern-chevrons = chevrons
web-pattern-rings = anneaux
web-house-rules = Horloge et plus
web-more-rules = Autres réglages et règles maison
web-clock = Temps par tour
web-clock-none = autant qu’il faut
web-clock-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-clock-is-seconds =
    Chacun a { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    } par tour.
web-clock-is-days =
    Chacun a { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    } par tour.
web-bot-speed = Vitesse de réponse des bots
web-bot-speed-slow = tranquille
web-bot-speed-middle = comme des gens
web-bot-speed-fast = rapide
web-bot-speed-once = immédiate
web-takeover = Un bot joue pour qui n’a plus de temps, jusqu’à son retour
web-plan-not-ready = Ce plateau demande au moins { $fewest } places, dont une sur cet appareil.
web-open-table = Ouvrir la table
web-start-now = Commencer la partie

web-invite = Inviter des amis
web-qr = Le lien sous forme de code pour l’appareil photo d’un téléphone
web-watching-now =
    { $count ->
        [0] Personne ne regarde.
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
web-sit = S’asseoir ici
web-sit-also = Encore quelqu’un sur cet appareil
web-leave = Quitter
web-make-bot = Bot
web-make-open = Libérer
web-here = est là
web-away = pas là
web-start = Commencer la partie
web-start-waits = La partie peut commencer quand toutes les places sont prises ; donne les places libres à des bots.
web-host-starts = Ta place est prise. La partie commence quand l’hôte la lance.
web-this-table = Cette table
web-fingerprint = Graine scellée : { $fingerprint }
web-fairness = Jeu honnête : la graine scellée

web-your-turn = À toi
web-turn-of =
    { $count ->
        [one] { $names } réfléchit
       *[other] En attente : { $names }
    }
web-wait = Un instant
web-over = La partie est terminée
web-last-turns =
    { $count ->
        [one] tout dernier tour
       *[other] dernier tour de table : { $count } tours
    }
web-last-moves = Derniers coups
web-last-call = Le dernier tour de table a commencé !
web-last-call-read = Compris
web-clock-left = Temps restant : { $time }
web-hours-left = { $count } h
web-days-left =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-board = Le plateau { $board }. Les flèches le déplacent, plus et moins zooment, 0 le montre en entier.
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Montrer tout le plateau
web-zoom-in-word = près
web-zoom-out-word = loin
web-zoom-fit-word = tout
web-claim-route = Prendre { $route }
web-choice-claim = prendre { $route }
web-ask-claim = Tenter le tunnel { $route } ?
web-which-track = Quelle voie ?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] voie de gauche
        [right] voie de droite
        [upper] voie du haut
        [lower] voie du bas
       *[middle] voie du milieu
    })
web-not-now =
    { $phase ->
        [tickets] Choisis d’abord tes destinations.
        [split] Dis d’abord combien de destinations de quel paquet tu tires.
        [second_card] Tu es en train de piocher : prends d’abord ta deuxième carte.
        [payment] Paie d’abord ce que tu as choisi, ou annule.
        [tunnel] Règle d’abord le tunnel.
        [place_monster] Les monstres sont d’abord placés sur le plateau.
        [reroll] Décide d’abord quels dés relancer.
        [after_action] Ton action est faite : seul ce qui peut la suivre est possible.
        [meeple] Prends d’abord un meeple.
        [put_stack] Les piles de jetons touriste sont d’abord posées.
        [tourist] Prends d’abord un jeton touriste.
        [share] Prends d’abord un titre, ou aucun.
        [dummy_share] Choisis d’abord un titre pour le joueur fictif.
        [passenger] Dis d’abord si un passager est placé sur le plateau.
        [travel] Ton passager est en route : continue ou termine le voyage.
        [over] La partie est terminée.
       *[action] Ce n’est pas possible maintenant.
    }
web-track-mountains =
    { $count ->
        [one] { $count } montagne
       *[other] { $count } montagnes
    } : il faut { $trains } wagons.
web-track-no-locomotives = Pas de locomotives ici.
web-track-substitute =
    { $what ->
        [locomotive] { $count } cartes quelconques peuvent remplacer une locomotive.
       *[card] { $count } cartes quelconques peuvent en remplacer une de la couleur.
    }
web-border-point = Un point frontière, pays : { $country }. Les destinations vers { $country } finissent ici.
web-attraction =
    Une curiosité : { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour qui a une route ici.
web-district =
    Relié avec { $others } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
web-meeples-here = Meeples ici : { $meeples }.
web-tourists-here = Jetons touriste ici : « { $symbol } » × { $count }.
web-route-for-all = Un train à grande vitesse s’y trouve : elle sert à tout le monde.
web-bullets-left = Trains à grande vitesse restants : { $count }
web-bullets-gone = Plus de trains à grande vitesse : les routes ouvertes sont de simples routes grises
web-track-bullet = Route à grande vitesse : tant qu’il reste de ces trains, elle ne coûte aucun wagon et donne { $spaces } de progression au lieu de points.
web-progress-worth = Progression { $spaces } : vaut { $points } points pour l’instant
web-count-progress = progression
web-ticket-bullets = routes à grande vitesse manquantes : { $routes }, wagons : { $count }
web-goods-here =
    { $count ->
        [one] { $count } jeton marchandise se trouve ici, d’une valeur de { $value }.
       *[other] { $count } jetons marchandise se trouvent ici ; celui du dessus vaut { $value }.
    }
web-passengers-here = Un passager se trouve ici : { $names }.
web-route-open = Personne n’a encore cette route.
web-route-owned = Elle appartient à { $name }.
web-route-takers =
    { $count ->
        [0] Personne ne peut plus la prendre.
       *[other] Peut encore être prise par : { $names }.
    }
web-route-price = Elle te coûte :
web-monster-here = { $monster } est ici : aucune route vers ce lieu ne peut être prise.
web-monster-at = { $monster } sur { $place }
web-monster-card = La carte { $monster } est face visible ici
web-station-here = Une gare se trouve ici. Elle appartient à { $name }.

web-choose-tickets = Quelles destinations gardes-tu ?
web-keep-least =
    { $count ->
        [0] Gardes-en autant que tu veux, ou aucune.
       *[other] Gardes-en au moins { $count }.
    }
web-keep =
    { $count ->
        [0] N’en garder aucune
        [one] Garder { $count } destination
       *[other] Garder { $count } destinations
    }
web-tickets-wait = C’est choisi. Tu peux encore changer jusqu’à ce que tout le monde ait choisi.
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-ticket-connected = reliée
web-ticket-connected-to = reliée à { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = plus de chemin pour tes propres routes
web-ticket-failed = non reliée
web-ticket-trains =
    { $count ->
        [one] encore { $count } wagon
       *[other] encore { $count } wagons
    }
web-ticket-trains-to =
    { $count ->
        [one] encore { $count } wagon vers { $place }
       *[other] encore { $count } wagons vers { $place }
    }
web-ticket-too-far = encore { $count } wagons, plus que tu n’en as
web-ticket-half = compte la moitié : un monstre est sur { $places }
web-ticket-halved = réduite de moitié : un monstre était sur { $places }

web-your-action = Ton action
web-action =
    { $count ->
        [0] Prends-tu deux cartes ou tires-tu des destinations ? Tu ne peux encore payer aucune route.
        [one] Prends-tu deux cartes, la route bordée d’or, ou tires-tu des destinations ?
       *[other] Prends-tu deux cartes, une des { $count } routes bordées d’or, ou tires-tu des destinations ?
    }
web-action-dice =
    { $count ->
        [0] Ces dés ne paient aucune route. Tires-tu des destinations, achètes-tu des jetons ou termines-tu ton tour ?
        [one] Prends-tu la route bordée d’or, ou utilises-tu tes dés pour autre chose ?
       *[other] Prends-tu une des { $count } routes bordées d’or, ou utilises-tu tes dés pour autre chose ?
    }
web-second-card = Quelle carte prends-tu en second ?
web-question-place = Où { $monster } doit-il commencer ?
web-question-place-note = Aucune route vers ce lieu ne peut être prise tant que { $monster } y est.
web-after-action = Ton action est faite. Autre chose ?
web-turn-ends = Ton action est faite et rien ne peut suivre. Ton tour se termine dans un instant.
web-pick-station = Où doit se dresser ta gare ? Appuie sur un lieu.
web-pick-monster = Où doit aller { $monster } ? Appuie sur un lieu.
web-far = Les lieux en pointillé coûtent deux locomotives.
web-build-station = Construire une gare
web-station-short = Gare
web-tickets-draw = Tirer des destinations :
web-move-monster = Déplacer { $monster }
web-choice-move-dice =
    déplacer { $monster } vers { $place } pour { $count ->
        [one] { $count } Locomotive
       *[other] { $count } Locomotives
    }
web-choice-pay = Payer { $cards }
web-give = Cartes à donner
web-give-cards =
    { $what ->
        [locomotive] Quelles { $count } cartes doivent valoir une locomotive ?
       *[card] Quelles { $count } cartes doivent en valoir une de la couleur ?
    }
web-give-one = Donner { $card }
web-give-less = Garder { $card }
web-give-these = Donner { $cards }
web-give-none = Donner
web-split = Destinations de deux paquets
web-split-question = Tu tires { $count } destinations. Combien de quel paquet ?
web-meeple = Un meeple
web-meeple-question = Quel meeple prends-tu à { $place } ?
web-stack = Une pile de jetons touriste
web-stack-question = Où poses-tu la pile « { $symbol } » ? Touche un lieu.
web-tourist = Un jeton touriste
web-tourist-question = Quel jeton prends-tu ?
web-tourists-own = Jetons touriste : { $symbols }
web-track-companies = Elle peut donner un titre de { $companies }.
web-companies-dummy = Fictif
web-companies-points = Points par rang
web-companies-own = Les tiens
web-companies-top = Dessus
web-companies = Compagnies
web-share-told = { $company } : titre { $number }, tu en as { $own } ; par rang { $points }.
web-share-question = De quelle compagnie prends-tu le titre pour { $route } ?
web-dummy-share-question = Quel titre de { $route } reçoit le joueur fictif ?
web-no-share = Aucun titre
web-meeple-letter-black = N
web-meeple-letter-blue = B
web-meeple-letter-red = R
web-meeple-letter-white = L
web-meeple-letter-yellow = J
web-meeple-letter-green = V
web-passenger = Un passager
web-passenger-question = Places-tu un passager à un bout de ta nouvelle route ?
web-journey = Un voyage
web-journey-question =
    { $count ->
        [one] Ton passager est à { $place }. Continue-t-il par la route qui brille ?
       *[other] Ton passager est à { $place }. Par laquelle des { $count } routes qui brillent continue-t-il ?
    }
web-move-passenger = Déplacer un passager
web-pick-passenger = Quel passager doit voyager ? Appuie sur son lieu.
web-cannot-undo = Tu ne pourras pas reprendre cela sans les autres.
web-take = Prendre { $card }
web-draw-sure = Tirer une carte de la pioche ?
web-display = Cartes visibles
web-deck =
    { $count ->
        [0] La pioche est vide
        [one] Tirer de la pioche : { $count } carte
       *[other] Tirer de la pioche : { $count } cartes
    }
web-deck-word = Pioche
web-hand = Ta main : { $cards }
web-hand-empty = Aucune carte en main
web-hand-head = Ta main ({ $count })
web-hand-fits = { $cards } : montrer les routes de cette couleur
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
web-end-turn = Terminer le tour
web-end-sure = Terminer ton tour ?
web-discard = Rendre des jetons
web-give-back = Rendre { $tokens }
web-tunnel = Le tunnel { $route }
web-tunnel-revealed = Les cartes révélées
web-tunnel-laid = Tu as posé { $laid }.
web-tunnel-too-dear = Tu ne peux pas payer ce que le tunnel coûte en plus.
web-tunnel-too-dear-dice = Tu ne peux pas payer cela.
web-tunnel-symbols =
    { $count ->
        [0] Les dés de tunnel ne montrent aucun symbole : cela ne coûte rien de plus.
        [one] Les dés de tunnel montrent { $count } symbole : cela coûte { $count } de plus.
       *[other] Les dés de tunnel montrent { $count } symboles : cela coûte { $count } de plus.
    }

web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-undo-alone = Reprendre ta dernière décision
web-undo-all = Demander à tous si tu peux reprendre ta dernière décision
web-undo-asked = On demande aux autres si tu peux reprendre cela.
web-undo-proposal = Un souhait de reprendre des coups
web-undo-wish =
    { $name } voudrait reprendre { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }.
web-undo-waiting =
    Il manque l’accord de { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }.
web-agree = Accepter
web-disagree = Refuser
web-undo-withdraw = Tant pis

web-players = Joueurs
web-me = toi
web-bot = bot, { $bot }
web-bot-plays = un bot joue
web-to-move = doit jouer
web-count-points = points
web-count-trains = wagons
web-count-cards = cartes
web-count-tokens = jetons
web-count-tickets = destinations
web-count-stations = gares
web-count-passengers = passagers
web-count-goods = marchandises
web-count-time = temps
web-tickets = Tes destinations
web-log = Ce qui s’est passé
web-log-all = Tout montrer
web-log-dealt = Chacun reçoit { $count } cartes wagon.
web-chat = Discussion
web-chat-say = Dis quelque chose
web-chat-send = Envoyer
web-chat-empty = Personne n’a encore rien dit.
web-emotes = Montre ce que tu ressens
web-emote-hello = Salut !
web-emote-luck = Bonne chance !
web-emote-well-done = Bien joué !
web-emote-thanks = Merci !
web-emote-oh-no = Oh non !
web-emote-hurry = Allez !
web-routes = Routes
web-routes-search = Chercher une route
web-claimable = à prendre
web-tab-hand = Main
web-tab-tickets = Trajets
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-chat = Parler
web-tab-routes = Routes
web-watching = Tu regardes cette partie.
web-take-seat = Prendre cette place : { $name }
web-choose-beside = Choisis tes destinations : elles sont montrées sur le plateau. Celles que tu gardes sont tracées en gras.
web-not-asked = Ce n’est pas ton tour. Tu peux regarder tes destinations et les routes en attendant.
web-bot-took = Un bot joue à ta place.
web-take-back = Rejouer moi-même
web-resign = Laisser un bot jouer pour moi
web-leave-table = Quitter la partie
web-leave-sure = Un bot continue pour toi, et n’importe qui peut prendre ta place. Ton lien ne te permettra pas de revenir.
web-pass-device = Passe l’appareil à { $name }
web-pass-device-text = Personne d’autre ne devrait regarder maintenant.
web-put-away = Ton tour est fini. Regarde ce que tu as, puis passe l’appareil.
web-i-am = Je suis { $name }

web-menu = Réglages et table
web-menu-word = Menu
web-confirm = Demander confirmation avant une action
web-confirm-always = toujours
web-confirm-touch = seulement au toucher
web-confirm-never = jamais
web-language = Langue
web-theme = Couleurs de la page
web-theme-system = celles de l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-sound = Sons : un sifflet quand c’est mon tour, et l’on entend cartes, wagons, dés et monstres
web-still = Pas d’animations
web-fast = Animations plus rapides
web-notices = Une notification quand c’est mon tour et que la page est à l’arrière-plan
web-notices-http = Ce navigateur ne montre de notifications que pour les pages en https ; le titre de la page dit quand c’est ton tour.
web-other-device = Continuer sur un autre appareil
web-other-device-text = Ce lien ouvre ta place. Garde-le pour toi.
web-living-room = Le salon
web-living-room-text = Un grand écran qui ne fait que montrer : le plateau, à qui de jouer, les points et les derniers coups. Les téléphones sont les mains.
web-living-room-open = Ouvrir l’écran
web-show-join = Viens à la table avec ton téléphone.
web-log-download = Télécharger le journal

web-step = Étape { $number } sur { $total }
web-next = Suivant
web-show-all = Montrer le résultat
web-show-result = Montrer le résultat
web-tickets-of = Destinations : { $name }
web-scoring-told = Le décompte en toutes lettres
web-chart = Les points de chacun après chaque tour
web-chart-turns = { $count } tours
web-look-board = Regarder le plateau
web-rematch = Rejouer
web-rematch-go = Vers la nouvelle table
web-seal-sound = La graine est bien celle qui a été scellée avant la partie.
web-seal-broken = La graine ne correspond pas au sceau !
web-seal = Le SHA-256 de « { $seed }:{ $salt } » est { $fingerprint }.

## The arena

help-arena = Organiser un tournoi entre bots et afficher leurs classements.
help-arena-bots = Bots séparés par des virgules : noms, ou file.py:Class ; « random,greedy » sinon.
help-arena-games = Nombre total de parties, arrondi à des blocs entiers.
help-arena-sprt = Deux bots : jouer jusqu’à savoir si le premier est plus fort, au plus ce nombre de parties.
help-arena-gain = Avec --sprt : l’avantage cherché, en points de classement.
help-arena-threads = Fils d’exécution, ou processus pour les bots en Python ; sinon tous les processeurs. Les résultats restent les mêmes.
help-arena-engine = Où jouer : sur cette machine, ou sur une grappe Ray.
help-arena-out = Dossier des résultats ; la même commande reprend une série interrompue.
error-arena-sprt-alone = --sprt nomme lui-même les deux bots et ne va pas avec --bots.
error-arena-pair = --sprt prend deux bots différents séparés par une virgule.
error-arena-ray = --engine ray demande le paquet « ray ».
arena-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }. Le classement de { $anchor } est 0 ; les intervalles sont à 95 %.
arena-unfinished =
    { $count ->
        [one] { $count } partie a été arrêtée parce qu’elle ne finissait pas, et comptée en l’état.
       *[other] { $count } parties ont été arrêtées parce qu’elles ne finissaient pas, et comptées en l’état.
    }
arena-ahead = Combien de fois le bot de gauche finit devant celui du haut
arena-seats = Premières places par siège
arena-seat = place { $seat } : { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } est plus fort que { $two } (rapport de vraisemblance logarithmique { $ratio }, limite { $bound }, écart cherché : { $gain } points).
        [not_stronger] { $one } n’est pas plus fort que { $two } de { $gain } points (rapport de vraisemblance logarithmique { $ratio }, limite −{ $bound }).
       *[open] On ne sait pas encore si { $one } est plus fort que { $two } (rapport de vraisemblance logarithmique { $ratio }, limites ±{ $bound }, écart cherché : { $gain } points).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = classement
heading-firsts = premières places
heading-milliseconds = ms par décision

## Studies

help-study = Jouer des milliers de parties sur un plateau et écrire un rapport en une page HTML.
help-study-games = Nombre de parties pour chaque partie du rapport.
help-study-bot = Bot qui joue les parties ; sinon le plus fort qui soit assez rapide.
help-study-styles = Bots dont on compare les styles, séparés par des virgules ; sinon tous les rapides.
help-study-out = Le fichier HTML.
study-written = Le rapport sur { $games } parties est dans { $file }.
study-bot-compiled = une étude demande un bot du paquet, pas « { $bot } » ; il y a { $bots }.
studying = Étude du plateau

study-title =
    { $map }, { $players } joueurs : { $kind ->
        [cards] une étude
        [dice] une étude avec l’extension de dés
        [monsters] une étude avec Alvin & Dexter
       *[both] une étude avec les deux extensions
    }
study-lead = { $games } parties du bot « { $bot } » contre lui-même, { $decisions } décisions, jeu de destinations « { $set } », graines { $seed } à { $last }. Toutes les parties d’une comparaison partent des mêmes graines. Le premier joueur occupe la place 1.
study-percent = { $value } %
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] cartes seules
        [monsters] avec monstres
        [dice] avec dés
       *[both] avec les deux
    }
study-key-seat =
    { $variant ->
        [cards] Cartes seules
        [monsters] Avec monstres
        [dice] Avec dés
       *[both] Avec les deux extensions
    } : le premier joueur gagne { $value } % [{ $low }, { $high }] ; { $verdict ->
        [more] c’est plus que les { $fair } % équitables.
        [less] c’est moins que les { $fair } % équitables.
       *[fair] on ne voit pas de différence avec les { $fair } % équitables.
    }
study-key-shift =
    { $variant ->
        [monsters] Alvin & Dexter favorisent-ils une place ?
       *[dice] Les dés favorisent-ils une place ?
    } { $verdict ->
        [more] Ils donnent au premier joueur { $value } points de pourcentage de plus [{ $low }, { $high }].
        [less] Ils enlèvent { $value } points de pourcentage au premier joueur [{ $low }, { $high }].
       *[same] Le changement pour le premier joueur est de { $value } points de pourcentage [{ $low }, { $high }], ce qui peut être le hasard.
    }
study-key-length =
    { $variant ->
        [monsters] Les monstres
        [dice] Les dés
       *[both] Les deux extensions
    } { $verdict ->
        [more] allongent les parties de { $change } tours par joueur
        [less] raccourcissent les parties de { $change } tours par joueur
       *[same] laissent la durée des parties inchangée
    } [{ $low }, { $high }], soit { $turns }.
study-key-unfinished =
    { $count ->
        [0] Toutes les parties sont arrivées à leur fin.
        [one] { $count } graine n’est pas arrivée à sa fin dans l’une des variantes ; elle manque dans la comparaison des variantes.
       *[other] { $count } graines ne sont pas arrivées à leur fin dans l’une des variantes ; elles manquent dans la comparaison des variantes.
    }
study-key-tickets = Destinations qui rapportent trop : { $generous }. Destinations qui rapportent trop peu : { $stingy }.

study-head-variant = jeu
study-head-first = le premier gagne
study-head-shift = effet de l’extension
study-head-points = points
study-head-winner = points du vainqueur
study-head-margin = avance du vainqueur
study-head-games = parties
study-head-figure = quoi
study-head-value = valeur
study-head-turns = tours par joueur
study-head-change = changement
study-head-part = part
study-head-kept = gardée si proposée
study-head-fulfilled = réussie si gardée
study-head-brought = points rapportés
study-head-lift = apport
study-head-price = prix
study-head-route = route
study-head-claimed = prise
study-head-when = quand
study-head-place = lieu
study-head-reached = atteint
study-head-claimable = à prendre
study-head-claims = prises par partie
study-head-case = cas rare
study-head-met = parties concernées

study-seats = L’ordre du jeu est-il équitable ?
study-seats-text = Part des victoires selon la place dans l’ordre du jeu, sans et avec chaque extension, avec les mêmes graines. Une victoire partagée est divisée. La ligne en tirets est la part équitable.
study-seats-caption = Victoires selon la place dans l’ordre du jeu, { $games } parties chacune ; les traits sont des intervalles à 95 %.
study-seats-table = Les variantes côte à côte ; le changement est en points de pourcentage face aux cartes seules
study-seat-of = { $variant }, place { $number }
study-length = Combien durent les parties, et qui mène
study-length-text = L’avance se compte en points de routes, que tout le monde voit ; elle change quand un autre mène seul.
study-length-caption = Tours de chaque joueur, { $games } parties.
study-length-table = Le cours des parties
study-margins = L’avance du vainqueur
study-margins-caption = Points entre le premier et le deuxième, { $games } parties.
study-axis-turns = tours par joueur
study-axis-margin = points
study-variant-lengths = Durée des parties par variante ; le changement est face aux cartes seules avec les mêmes graines
study-fact-turns = Tours de chaque joueur
study-fact-leads = Changements de meneur dans une partie
study-fact-half-time = Parties gagnées par qui menait à la mi-temps
study-fact-margin = Points entre le premier et le deuxième
study-fact-shared = Parties à victoire partagée
study-ending =
    { $reason ->
        [last_round_played] Parties finies après le dernier tour
        [all_passed] Parties finies parce que tous ont passé
        [six_tickets] Parties terminées avec toutes les destinations requises
        [last_train] Parties terminées par le dernier wagon
       *[other] Parties finies autrement ({ $reason })
    }
study-score = De quoi se compose un score
study-score-caption = Points moyens par part, { $games } parties ; les traits sont des intervalles à 95 %.
study-score-table = Points moyens
study-winner = vainqueur
study-others = les autres
study-part =
    { $part ->
        [routes] routes
        [tickets] destinations
        [longest_path] chemin le plus long
        [most_tickets] plus de destinations
        [stations] gares restantes
        [alvin] bonus Alvin
        [dexter] bonus Dexter
        [grand_tour] grand tour
        [most_cities] plus de villes
        [attractions] curiosités
        [meeples] meeples
        [tourists] jetons touriste
        [shares] titres
        [goods] marchandises
        [bullets] grande vitesse
        [coast_to_coast] traversée
       *[districts] quartiers
    }
study-styles = Quel style gagne ici
study-styles-text = Des bots de styles différents les uns contre les autres, chaque table dans chaque rotation des places.
study-styles-caption = Part des premières places, { $games } parties.
study-styles-table = Classements sur l’échelle Elo ; { $anchor } est à 0
study-tickets = Destinations
study-tickets-text = L’apport est ce que garder une destination ajoute aux chances de victoire, en points de pourcentage. Les bots choisissent ce qu’ils gardent : il parle donc des destinations telles qu’on les joue. Un prix n’est dit trop haut ou trop bas que si le hasard, parmi tant de destinations, ferait de même au plus dans une étude sur vingt.
study-tickets-caption = Apport de la garde, intervalles à 95 % ; s’il y a beaucoup de destinations, celles des deux bouts.
study-tickets-table = Chaque destination gardée, la meilleure pour qui la garde en premier
study-price =
    { $price ->
        [generous] rapporte trop
        [stingy] rapporte trop peu
       *[fair] –
    }
study-demand = Quelles routes sont recherchées
study-demand-text = Plus une voie est chaude, plus elle est prise souvent. Les cercles grandissent avec la part des réseaux qui atteignent un lieu.
study-demand-caption = Part de { $games } parties où chaque voie a été prise ; pointe une voie ou un lieu pour voir son chiffre.
study-never = jamais
study-always = dans chaque partie
study-track-title = { $route } : prise dans { $share } % des parties
study-place-title = { $place } : atteint par { $share } % des réseaux
study-most-wanted = Les plus recherchées ; « quand » dit où en était la partie
study-least-wanted = Les moins recherchées
study-places = Lieux
study-places-text = Combien de réseaux atteignent un lieu, et comment s’en sortent ceux qui l’atteignent.
study-places-caption = Part des réseaux qui atteignent un lieu : la douzaine la plus attirante, intervalles à 95 %.
study-places-table = Chaque lieu
study-reach = Les prises selon la longueur
study-reach-text = Combien de fois le joueur à son tour pouvait prendre au moins une route d’une longueur, et combien de cette longueur ont été prises.
study-reach-caption = Part de tous les tours de { $games } parties où une route de la longueur pouvait être prise, intervalles à 95 %.
study-reach-table = Routes selon la longueur
study-of-length =
    { $length ->
        [one] { $length } case
       *[other] { $length } cases
    }
study-monsters = Alvin & Dexter
study-monsters-text = Une destination qui nomme à la fin un lieu en état de chaos vaut la moitié, réussie ou non.
study-monsters-table = Les monstres dans une partie
study-visits = Où vont les monstres
study-visits-caption = Arrivées par partie dans les dix lieux les plus visités, { $games } parties.
study-fact-moves = Déplacements dans une partie : { $monster }
study-fact-locomotives = Locomotives (faces Locomotive avec les dés) dépensées dans une partie : { $monster }
study-fact-bonus-alone = Bonus { $monster } gagné par un seul joueur
study-fact-bonus-shared = Bonus { $monster } partagé
study-fact-holder = Parties gagnées par qui a seul le bonus { $monster }
study-fact-halved = Destinations divisées par deux dans une partie
study-fact-lost = Points perdus par des destinations réussies divisées par deux
study-fact-spared = Points épargnés par des destinations manquées divisées par deux
study-dice = Dés et jetons
study-dice-table = Les dés dans une partie
study-fact-rerolls = Tours avec relance
study-fact-rerolled = Dés dans une relance
study-fact-dice-claims = Tours qui prennent une route
study-fact-wilds = Locomotives dans une prise
study-fact-bought = Jetons achetés dans une partie
study-fact-spent = Jetons dépensés pour des routes dans une partie
study-fact-returned = Jetons rendus en fin de tour, dans une partie
study-tunnels = Tunnels
study-tunnels-caption = Part des essais selon le surcoût, intervalles à 95 %.
study-tunnels-table = Les tunnels dans une partie
study-bullets-table = Trains à grande vitesse dans une partie
study-fact-bullets-put = trains à grande vitesse posés
study-fact-bullets-gone = parties où il n’en reste aucun
study-fact-progress = progression d’une place
study-fact-no-progress = places sans progression
study-fact-progress-wins = parties gagnées par qui a seul le plus progressé
study-extra =
    { $count ->
        [0] rien de plus
       *[other] { $count } de plus
    }
study-fact-tries = Tunnels tentés dans une partie
study-fact-failures = Essais manqués
study-cases = Cas rares des règles
study-cases-text = Situations rares rencontrées par les parties, chacune avec la première partie où elle est arrivée. « whistlestop replay FILE » raconte une telle partie pas à pas.
study-cases-table = Cas rencontrés, les plus rares d’abord
study-case =
    { $case ->
        [display-reset] Trois locomotives visibles font remplacer les cartes visibles
        [display-reset-again] Les cartes visibles sont remplacées plusieurs fois de suite
        [reshuffle] La défausse devient la pioche
        [pass] Un joueur doit passer
        [tunnel-declined] Un tunnel n’est pas payé
        [card-given] Des cartes quelconques remplacent une carte manquante
        [tokens-returned] Des jetons au-delà de la limite sont rendus
        [monsters-meet] Les deux monstres sont au même lieu
        [tickets-halved] Un monstre divise une destination par deux
        [dead-board] Il ne reste rien à prendre pour personne
        [all-passed] Tout le monde passe
        [longest-path-shared] Le chemin le plus long est partagé
        [tie-broken] Une égalité de points est départagée
        [victory-shared] Une victoire est partagée
       *[below-zero] Un joueur finit sous zéro
    }
study-log = { $case } (graine { $seed })
study-download = Télécharger { $file }
study-footer-intervals = Les crochets contiennent des intervalles à 95 % sur les parties : ceux de Wilson pour les parts, normaux pour les moyennes. Les classements ont des intervalles bootstrap sur des blocs de parties de même graine.
study-footer-program = Fait avec Whistlestop, non officiel. Empreinte des règles, du plateau et des bots : { $program }.

## Hints

help-play-hint = « hint » dit les meilleures actions avec leurs chances, les probabilités des tunnels et des couleurs, et les destinations à portée.
hint-thinking = Voyons voir …
hint-games = D’après { $games } parties jouées jusqu’au bout par un bot, ce que tu ne vois pas étant tiré au hasard.
hint-action = { $action } : gagne à { $value } % [{ $low }, { $high }]{ $reasons }.
hint-keep = garder { $tickets }
hint-reason = { "" } ; { $reason }
hint-why =
    { $code ->
        [bot_choice] c’est ce que ferait le bot le plus fort
        [scores] { $count ->
            [one] rapporte { $count } point
           *[other] rapporte { $count } points
        }
        [completes_ticket] relie { $ticket }
        [on_way] est sur le chemin : { $ticket }
        [brings_end] déclenche le dernier tour
        [colour_needed] tu as besoin de cette couleur pour { $route }
        [any_route] une locomotive va avec toutes les couleurs
        [ticket_fulfilled] { $ticket } est déjà reliée
        [ticket_costs] { $count ->
            [one] { $ticket } demande encore { $count } wagon
           *[other] { $ticket } demande encore { $count } wagons
        }
        [ticket_cut_off] { $ticket } est coupée
        [only_way] il n’y a guère d’autre chemin : { $ticket }
        [detour] le détour ({ $ticket }) demande { $count } wagons de plus
        [rival_near] un adversaire a construit à côté et pourrait la fermer
        [end_near] la fin est proche (le moins de wagons restants : { $count })
        [off_way] elle ne sert aucune de tes destinations
        [more_tickets] de nouvelles destinations devraient être reliées avec les wagons qui te restent : { $count }
        [leaves_open] laisse { $route } aux autres
       *[all_fulfilled] toutes tes destinations sont reliées et tu as { $count } wagons
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket } : reliée.
        [reachable] { $count ->
            [one] { $ticket } : à portée avec { $count } wagon.
           *[other] { $ticket } : à portée avec { $count } wagons.
        }
        [too-far] { $ticket } : demande { $count } wagons, plus que tu n’en as.
       *[cut-off] { $ticket } : coupée.
    }
hint-tunnel =
    { $payable ->
        [unknown] { $route } : rien de plus à { $none } %.
       *[other] { $route } : rien de plus à { $none } %, tu peux la payer à { $payable } %.
    }
hint-colour = { $kind } : { $next } % pour la prochaine carte de la pioche, { $two } % parmi les deux prochaines.

## Review of a game

help-review = Juger les décisions d’une partie enregistrée : chances de gagner, précision et ce qui a coûté le plus.
help-review-looks = Combien de parties sont examinées pour chaque décision.
review-progress = décisions jugées
review-curve = Chance de gagner après chaque décision, selon ce que le joueur savait alors :
review-turn =
    { $turn ->
        [0] Ouverture
       *[other] Tour { $turn }
    }
review-seat = { $name } : précision { $value } %, décisions jugées : { $count }
review-costly = { $when } : { $played }. Mieux : { $better } ; cela gagne { $best } % au lieu de { $chance } %, avance en points : +{ $points }{ $reasons }.
review-none = Aucune décision de { $name } n’a coûté quoi que ce soit de notable.
review-foot = Chaque décision a été comparée à la meilleure trouvée, dans des parties poursuivies par un bot, ce que le joueur ne pouvait pas voir étant complété au hasard.
web-tab-review = Analyse
web-review-mine = Analyser ma partie
web-review-start = Analyser cette partie
web-review-text = Un bot joue la suite de chaque décision, avec ce que chacun pouvait savoir alors. Cela prend environ une minute.
web-review-progress = Décisions jugées : { $done } sur { $total }
web-review-stop = Arrêter
web-review-accuracy = Précision
web-review-curve = Chance de gagner après chaque décision
web-review-known = Selon ce que chacun savait
web-review-open = Tout étant visible
web-review-costly = Ce qui a coûté le plus à { $name }
web-review-played = Joué : { $action }
web-review-better = Mieux : { $action }
web-review-gain = gagne { $best } % au lieu de { $chance } %, avance en points : +{ $points }
web-review-cost = −{ $value } %
web-review-point = { $when }, { $name } : { $value } %
web-review-against = Ce qui a été joué :
web-review-for = Le meilleur choix :

## Bots: a name and a sentence of character for each

web-level-name = Niveau { $level }
web-level-character = Bat le niveau inférieur environ trois fois sur quatre, sur tous les plateaux.
bot-random-name = Tombola
bot-random-character = Fait ce qui lui passe par la tête, au hasard et sans plan.
bot-path-name = Débutant
bot-path-character = Garde toutes ses destinations et les relie l’une après l’autre par le chemin qui a le moins de routes.
bot-one-step-name = Opportuniste
bot-one-step-character = Prend ce qu’il y a de mieux sur le plateau à cet instant et ne pense jamais à demain.
bot-long-route-name = Marathon
bot-long-route-character = Adore les longues routes et prend la plus longue à portée ; les destinations passent après.
bot-hoarder-name = Écureuil
bot-hoarder-character = Amasse des cartes et attend les routes qui rapportent le plus.
bot-hungry-name = Collectionneur
bot-hungry-character = Tire des destinations tant qu’il reste des wagons, et gagne gros ou perd gros.
bot-greedy-name = Chef de gare
bot-greedy-character = Garde les destinations bon marché, prend le chemin le plus court pour chacune et ne perd pas de temps.
bot-planner-name = Ingénieur
bot-planner-character = Prévoit un seul réseau pour toutes ses destinations, préfère les longues routes et finit ses wagons le premier.
bot-search-name = Grand maître
bot-search-character = Prévoit comme l’Ingénieur et essaie chaque idée dans des centaines de parties imaginées avant de jouer.

## Looking back and reports

refusal-not-a-log = Ce fichier n’est pas le journal d’une partie.
refusal-bad-log = Ce journal ne peut pas être rejoué.
refusal-unknown-board = Ce journal vient d’un plateau que ce programme n’a pas, ou d’une autre version de celui-ci.
web-log-look = Montrer le plateau à cet instant
web-past-region = Retour en arrière
web-past =
    { $turn ->
        [0] Retour au début :
       *[other] Retour au tour { $turn } :
    }
web-past-earlier = Avant
web-past-later = Après
web-past-now = Revenir au présent
web-replay = Revoir
web-replay-watch = Revoir la partie
web-replay-view = Vue
web-replay-open = Tout est visible
web-replay-spectator = Spectateur
web-replay-moment = Instant de la partie
web-replay-first = Au début
web-replay-last = À la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-turn = Aller à un tour
web-replay-turn-of = Tour { $turn } · { $name }
web-replay-opening = Début
web-replay-speed = Vitesse
web-replay-count = { $move } sur { $count }
web-replay-keys = Les flèches avancent pas à pas, Page précédente et Page suivante de tour en tour, Début et Fin aux extrémités, la barre d’espace lit.
web-replay-running = La partie continue : on voit ce que ta place en sait, ou un spectateur.
web-replay-more = Touches et langue
web-replay-link = Lien vers cet instant
web-replay-link-text = Qui ouvre ce lien voit la partie à cet instant et de ce côté.
web-replay-file = Ouvrir une partie
web-replay-file-text = Revois une partie à partir de son journal : le fichier téléchargé à la fin d’une partie, ou un fichier écrit par le jeu en terminal.
web-replay-file-choose = Choisir un fichier
web-replay-line = Ligne { $line } : { $reason }
web-replay-seat = Place { $number }
web-replay-deck = Restent dans la pioche : { $count }
web-replay-ticket-deck = Destinations restant à tirer : { $count }
web-replay-monsters = Face cachée : { $cards }
web-replay-choosing = Choisit parmi { $tickets }.
web-replay-scores = Ce que chacun aurait eu si la partie s’était terminée à chaque tour.
web-tab-scores = Points
web-report = Signaler un problème
web-report-running = Copie ce texte dans ton message. Il contient la partie telle que ta place peut la connaître, et rien de ce qui t’est caché.
web-report-over = Copie ce texte dans ton message. Il contient tout le journal de la partie.
## The text view and what a screen reader is told

web-text-view = Vue en texte
web-board-view = Vue du plateau
web-text-question = La question en mots
web-text-answers = Lignes tapées et réponses
web-text-line = Tape une commande, ? aide
web-text-routes-from = Routes depuis …
web-text-show = Montrer
web-text-score = Points
web-text-help = Aide
web-skip = Aller à la question
web-sure = { $action } ?
web-told-cards = { $name } tire { $count } cartes.
web-told-taken =
    { $who ->
        [you] Tu prends { $cards }.
       *[other] { $name } prend { $cards }.
    }
web-card-unseen = une carte de la pioche
## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Voir plus
web-overlays-word = plus
web-overlay-paths = Chemin le plus long de chacun
web-overlay-networks = Mes réseaux
web-overlay-tickets = Wagons qu’il faut encore à mes destinations
web-overlay-monsters = Où les monstres pourraient aller
web-overlay-odds = Chances
web-overlay-path = { $name } : { $count }
web-overlay-network = Réseau { $number } : cases { $count }, lieux { $places }
web-overlay-no-networks = Tu n’as encore aucun wagon sur le plateau.
web-overlay-locked = { $monster } est bloqué : sa carte est face visible devant { $name }.
web-overlay-stays = Personne ne peut déplacer { $monster } maintenant.
web-overlay-reach =
    { $purse ->
        [dice] { $monster } : lieux pour une Locomotive du dé { $near }, pour deux seulement { $far }.
       *[cards] { $monster } : lieux pour une locomotive { $near }, pour deux seulement { $far }.
    }
web-overlay-next = prochaine carte
web-overlay-in-two = deux prochaines
web-overlay-roll =
    { $which ->
        [stand] En laissant les dés : { $claim } % pour une route, { $ticket } % pour une qui sert tes destinations, { $points } points en moyenne.
        [marked] En relançant ceux-ci : { $claim } % pour une route, { $ticket } % pour une qui sert tes destinations, { $points } points en moyenne.
       *[best] Le mieux à relancer ({ $dice }) : { $claim } % pour une route, { $ticket } % pour une qui sert tes destinations, { $points } points en moyenne.
    }
web-overlay-no-odds = Il n’y a rien à calculer pour l’instant.
web-hint-button = Conseil
web-hint-chance = gagne à environ { $value } % ({ $low } à { $high } %)
web-hint-do = Le faire
web-hint-none = Aucune idée pour l’instant. Réessaie dans un moment.
web-allow-hints = On peut demander des conseils (à désactiver pour les parties qui comptent)
web-table-password = Mot de passe pour les invités, si tu veux
web-password = Mot de passe
web-enter = Entrer


web-lessons = Apprendre à jouer
web-lessons-text = Trois courtes leçons sur un petit plateau, cinq minutes environ en tout : les cartes, puis les dés, puis les monstres.
web-lesson-cards = Leçon 1 : les cartes
web-lesson-dice = Leçon 2 : les dés
web-lesson-monsters = Leçon 3 : les monstres
web-lesson-progress = Étape { $step } sur { $steps }
web-lesson-begin = Commencer
web-lesson-resume = Reprendre
web-lesson-again = Recommencer
web-lesson-done = terminée
web-lesson-read = Continuer
web-lesson-leave = Quitter la leçon
web-lesson-following = Suite
web-lesson-play-on = Finir cette partie
web-step-cards-goal = Bienvenue au lac de Constance ! Le plus de points gagne : pour les routes prises, les destinations réussies et le chemin le plus long. Une destination manquée coûte ses points.
web-step-cards-tickets = Chaque destination nomme deux lieux à relier par tes routes. Gardes-en au moins une ; celles qui partagent un chemin vont bien ensemble. Le plateau les montre.
web-step-cards-take = À toi : prends deux cartes, l’une après l’autre, visibles ou cachées dans la pioche. Une locomotive visible va avec toute couleur, mais c’est ta seule carte du tour.
web-step-cards-look = Appuie sur une de tes destinations (dans la liste « Trajets ») : le chemin le plus court encore libre s’allume.
web-step-cards-claim = Prends une route : appuie sur une qui brille. Elle coûte autant de cartes de sa couleur que de cases ; le gris accepte une couleur au choix. Si rien d’utile ne brille, prends d’abord des cartes.
web-step-cards-special = Deux sortes de routes sont spéciales : un ferry demande des locomotives, et un tunnel retourne trois cartes qui peuvent le rendre plus cher. Le « ? » en haut explique toutes les règles.
web-step-cards-again = Prends une deuxième route, de préférence une qui sert tes destinations. La lampe donne un conseil, et reprendre corrige une erreur.
web-step-cards-end = Voilà le jeu de cartes. Quand quelqu’un n’a plus que deux wagons ou moins, chacun a un dernier tour, puis on compte. Continue, ou vois ce que changent les dés.
web-step-dice-goal = Avec les dés, plus de cartes : à chaque tour tu lances cinq dés, et leurs symboles paient ce que tu fais.
web-step-dice-tickets = Les destinations sont comme avant : gardes-en au moins une.
web-step-dice-roll = Tes dés sont devant toi. Appuie sur ceux que tu ne veux pas et relance-les, une seule fois ; ou laisse-les tous.
web-step-dice-claim = Prends une route qui brille : une route simple demande des Simples, une double des Doubles, un par case. Une Locomotive du dé va partout. Si rien ne brille, finis ton tour et relance.
web-step-dice-tokens = Deux dés inutilisés achètent un jeton : un Simple ou un Double pour plus tard, trois de chaque au plus. Achètes-en un quand il te reste des dés, ou continue.
web-step-dice-again = Prends une deuxième route. Les jetons aident quand les dés ne suffisent pas.
web-step-dice-special = Les Gares des dés tirent des destinations, une pour chacune. Un ferry demande des Locomotives, et dans un tunnel trois dés de tunnel peuvent augmenter le prix.
web-step-dice-end = Voilà le jeu de dés. Il finit comme le jeu de cartes. Continue, ou rencontre les monstres.
web-step-monsters-goal = Alvin et Dexter sont là. Le lieu où se tient un monstre est en chaos : aucune route qui y finit ne peut être prise.
web-step-monsters-tickets = Destinations et cartes sont comme dans la première leçon. Garde au moins une destination.
web-step-monsters-place = Place un monstre sur le plateau : appuie sur un lieu, de préférence un qui gêne l’autre et pas toi.
web-step-monsters-locomotive = Les monstres bougent contre des locomotives. Prends la locomotive visible, qui compte pour les deux cartes, ou tire jusqu’à en avoir une.
web-step-monsters-move = À ton tour, avant ou après ton action, appuie sur le bouton d’un monstre puis sur un lieu marqué : une locomotive le mène jusqu’à trois lieux plus loin, deux jusqu’à six.
web-step-monsters-lock = Tu as maintenant sa carte. Tant qu’elle est face visible, personne ne peut bouger ce monstre ; à la fin de ton prochain tour elle est retournée et reste à toi.
web-step-monsters-claim = Continue avec ton action et finis ton tour. Prends une route dès que tu peux, loin du chaos.
web-step-monsters-end = À la fin, une destination vers un lieu en chaos compte pour moitié, et le plus de cartes d’Alvin et de Dexter vaut 15 points chacun. C’est tout : bon voyage !


web-help = Règles
web-help-board = Ce plateau : { $board }
web-help-base = On y joue avec les règles de base.
web-help-rulings = Interprétations et règles maison en vigueur ici
web-help-numbers = Montrer les numéros de notre livret (comme R50)
web-help-turn = Que puis-je faire à mon tour ?
web-help-turn-text =
    { $purse ->
        [dice] Lance cinq dés et relance ceux que tu veux, une fois. Puis fais au plus une chose : prendre une route, tirer des destinations, ou ce que ce plateau offre d’autre. Les dés inutilisés achètent des jetons.
       *[cards] Une chose : prendre deux cartes Wagon, prendre une route, tirer des destinations, ou ce que ce plateau offre d’autre. On ne passe que si rien n’est possible.
    }
web-help-tickets = Que sont les destinations ?
web-help-tickets-text = Une destination nomme des lieux à relier par tes propres routes. Réussie à la fin, elle donne ses points, sinon elle les coûte. Celles que tu gardes restent chez toi, cachées jusqu’à la fin.
web-help-locomotive = Qu’est-ce qu’une locomotive ?
web-help-locomotive-text = Une locomotive va avec toute couleur. Prise visible, c’est ta seule carte du tour ; tirée cachée, c’est une carte comme une autre. Trois visibles : toutes les cartes visibles sont remplacées. Ce qui change ici est dit plus bas.
web-help-double = Qu’est-ce qu’une route double ?
web-help-double-text = Des voies côte à côte entre les mêmes lieux. Personne n’en a deux ; à moins de { $count } joueurs, l’autre est fermée dès que l’une est prise.
web-help-tunnel = Qu’est-ce qu’un tunnel ?
web-help-tunnel-text =
    { $purse ->
        [dice] Nomme un tunnel que tu peux payer, puis trois dés de tunnel sont lancés : chaque symbole coûte un symbole de plus. Si tu ne peux ou ne veux pas payer, tu ne perds rien, mais ton tour est fini.
       *[cards] Pose le prix, puis trois cartes sont retournées : chacune de ta couleur et chaque locomotive coûte une carte de plus. Si tu ne peux ou ne veux pas payer, tu reprends tes cartes et ton tour est fini.
    }
web-help-ferry = Qu’est-ce qu’un ferry ?
web-help-ferry-text =
    { $purse ->
        [dice] Chaque symbole locomotive s’y paie avec une Locomotive du dé, jamais avec un jeton ; les autres cases comme ailleurs.
       *[cards] Chaque symbole locomotive s’y paie avec une locomotive ; les autres cases avec une seule couleur ou d’autres locomotives.
    }
web-help-station = À quoi servent les gares ?
web-help-station-text =
    { $purse ->
        [dice] Une gare dans une ville te laisse utiliser là une route d’un autre pour tes destinations ; le meilleur choix est fait pour toi à la fin. La première coûte un symbole Gare, la deuxième deux, la troisième trois. Les gares ne bloquent rien.
       *[cards] Une gare dans une ville te laisse utiliser là une route d’un autre pour tes destinations ; le meilleur choix est fait pour toi à la fin. La première coûte une carte, la deuxième deux d’une couleur, la troisième trois. Les gares ne bloquent rien.
    }
web-help-dice = Que montrent les dés ?
web-help-dice-text = Chaque dé a deux faces Simple, deux Double, une Gare et une Locomotive. Une case de route simple coûte un Simple, de route double un Double ; une Gare tire une destination, et une Locomotive vaut n’importe laquelle.
web-help-token = Que sont les jetons ?
web-help-token-text =
    Deux dés inutilisés quelconques achètent un jeton Simple ou Double, qui paie comme un dé, même dans ce tour. { $limit ->
        [total] Personne n’en a plus de trois en tout ; qui commence son tour avec trois n’en prend pas.
       *[per_type] Personne n’en a plus de trois d’un type, soit trois Simples et trois Doubles ; qui commence son tour avec trois d’un type n’en prend pas de ce type.
    }
web-help-monster = Comment bougent les monstres ?
web-help-monster-text =
    { $purse ->
        [dice] À ton tour tu peux déplacer un monstre : une Locomotive du dé le mène jusqu’à trois lieux, deux jusqu’à six. Tu prends une de ses cartes ; jusqu’à ce qu’elle soit retournée à la fin de ton prochain tour, personne ne peut le bouger. Le plus de cartes d’un monstre vaut { $points } points.
       *[cards] À ton tour tu peux déplacer un monstre : une locomotive le mène jusqu’à trois lieux, deux jusqu’à six. Tu prends une de ses cartes ; jusqu’à ce qu’elle soit retournée à la fin de ton prochain tour, personne ne peut le bouger. Le plus de cartes d’un monstre vaut { $points } points.
    }
web-help-chaos = Que veut dire chaos ?
web-help-chaos-text = Le lieu où se tient un monstre est en chaos : aucune route qui y finit ne peut être prise. Les wagons déjà posés restent et comptent. À la fin, une destination qui nomme ce lieu donne ou coûte la moitié, arrondie vers le bas.
web-help-mountain = Que coûtent les montagnes ?
web-help-mountain-text = Pour chaque signe de montagne d’une route, tu perds un wagon de plus et gagnes 2 points.
web-help-substitute = Quand toute carte compte-t-elle ?
web-help-substitute-text = Sur une telle route, plusieurs cartes quelconques ensemble valent une locomotive de ferry ou une carte de la couleur ; la route dit combien.
web-help-country = Comment atteint-on un pays ?
web-help-country-text = À n’importe lequel de ses points frontière ; aucun chemin ne traverse un pays. Une destination vers plusieurs pays compte le plus cher atteint. Si tu n’en atteins aucun, elle coûte le moins cher.
web-help-passenger = Que font les passagers ?
web-help-passenger-text =
    { $purse ->
        [dice] Après avoir pris une route, tu peux placer un passager à un bout. Son voyage est ton action : par tes routes et, pour une Locomotive du dé chacune, par celles des autres. Il prend le jeton du dessus de chaque ville visitée et quitte la partie.
       *[cards] Après avoir pris une route, tu peux placer un passager à un bout. Son voyage est ton action : par tes routes et, pour une carte Passager chacune, par celles des autres. Il prend le jeton du dessus de chaque ville visitée et quitte la partie.
    }
web-help-plus4 = Qu’est-ce qu’une locomotive +4 ?
web-help-plus4-text = Une locomotive pour les longues routes seulement : elle sert à partir de quatre cases.
web-help-meeple = À quoi servent les meeples ?
web-help-meeple-text = Qui prend une route prend un meeple à chaque bout. À la fin, le plus d’une couleur donne des points, et la deuxième place un peu moins.
web-help-tourist = À quoi servent les jetons touriste ?
web-help-tourist-text = Qui prend une route prend à l’un de ses bouts un jeton d’un symbole qui lui manque. Plus il y a de symboles différents, plus il y a de points à la fin : { $points } pour aucun, un, deux et ainsi de suite.
web-help-bullet = À quoi servent les trains à grande vitesse ?
web-help-bullet-text = Ces routes se paient comme des grises. On y met un train commun au lieu de tes wagons ; elles ne donnent pas de points mais de la progression, et servent aux tickets de tout le monde. À la fin, qui a le plus progressé reçoit le plus de points, et qui n’a pas progressé en perd. Quand ces trains sont épuisés, ce sont de simples routes grises. Le dernier tour commence quand quelqu’un a peu de wagons et qu’il reste au plus { $count } trains à grande vitesse.
web-help-share = À quoi servent les titres ?
web-help-share-text = Des panneaux près d’une route nomment des compagnies. Qui la prend peut prendre le premier titre de l’une d’elles. À la fin, le plus de titres d’une compagnie rapporte le plus, le suivant moins ; à égalité, le plus petit numéro passe devant.
web-help-dummy = Qui est le joueur fictif ?
web-help-dummy-text = À deux, un troisième joueur est à la table sans exister : qui prend un titre en choisit aussi un de la même route pour lui. À la fin, on tire la moitié de ses titres. Ils peuvent te prendre un rang, mais ne rapportent rien.
web-help-path = Qu’est-ce que le chemin le plus long ?
web-help-path-text = Le plus long trajet continu par tes routes, aucune deux fois. Il vaut { $points } points pour tous ceux qui l’ont.
web-help-globe = Que rapporte le plus de destinations ?
web-help-globe-text = Qui a réussi le plus de destinations reçoit { $points } points de plus ; à égalité, tous.
web-help-cities = Que rapportent les villes reliées ?
web-help-cities-text = Le plus grand groupe de villes reliées par les routes d’un joueur vaut { $points } points.
web-help-tour = Qu’est-ce qu’un grand tour ?
web-help-tour-text = Une destination réussie dont tu relies les deux lieux deux fois, par des chemins sans route commune. Plus il y en a, plus elles rapportent : voir plus bas.
web-help-sight = Que valent les attractions ?
web-help-sight-text = Chaque attraction que touche une de tes routes vaut des points à la fin : { $points }.
web-help-district = Qu’est-ce qu’un quartier ?
web-help-district-text = Des lieux qui vont ensemble : qui les relie tous par ses routes reçoit les points du quartier.
web-help-end = Quand la partie finit-elle ?
web-help-end-text = Quand quelqu’un finit son tour avec { $count } wagons ou moins, chacun a encore un tour. Puis on compte destinations et bonus. Le plus de points gagne ; à égalité, le plus de destinations réussies.

## The race to six

board-first-journey-usa = Mon premier voyage (États-Unis)
event-ticket-completed =
    { $who ->
        [you] Tu réussis la destination { $ticket }.
       *[other] { $name } réussit la destination { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Tu relies les deux côtes : une destination de plus.
       *[other] { $name } relie les deux côtes : une destination de plus.
    }
event-tickets-changed =
    { $who ->
        [you] Tu échanges tes destinations contre de nouvelles.
       *[other] { $name } échange ses destinations contre de nouvelles.
    }
why-no-display = sur ce plateau aucune carte n’est visible : elles viennent de la pioche seulement.
why-tickets-changed-only = sur ce plateau on ne tire pas de destinations : tu peux échanger les deux tiennes.
choice-change = échanger les deux destinations
coast-ticket = d’une côte à l’autre
heading-coast-to-coast = traversée
heading-completed = réussies
completed-tickets = { $name }, réussies : { $count } ({ $tickets }).
scoring-coast-to-coast = { $name } : les deux côtes reliées : plus { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name } : la destination { $ticket } est réussie.
       *[no] { $name } : la destination { $ticket } n’est pas réussie et ne coûte rien.
    }
winner-race =
    { $tie ->
        [shared] { $names } partagent la victoire, destinations réussies : { $count }.
       *[none] { $who ->
            [you] Tu gagnes, destinations réussies : { $count }.
           *[other] { $names } gagne, destinations réussies : { $count }.
        }
    }
turn-summary-race = Tour { $turn } : tes wagons { $trains }, destinations réussies { $count } ; les autres : { $others }.
turn-summary-race-other = { $name } (wagons { $trains }, réussies { $count })
score-race = { $name } : { $count } destinations réussies sur { $goal }.
difference-race = Il n’y a pas de points : qui réussit en premier { $count } destinations gagne aussitôt.
difference-race-tickets = Chacun a deux destinations ; celle dont les villes sont reliées est montrée aussitôt et remplacée.
difference-race-change = Au lieu de tirer des destinations, on peut consacrer un tour à échanger les deux siennes contre deux nouvelles.
difference-coasts = Relier { $west } à { $east } par ses propres wagons vaut une destination réussie de plus, une fois par joueur.
difference-race-end = Quand quelqu’un pose son dernier wagon, la partie se termine aussitôt : le plus de destinations réussies gagne, à égalité la victoire est partagée.
difference-no-display = Aucune carte Wagon n’est visible : elles viennent de la pioche seulement.
difference-double-routes-free = Les deux voies d’une route double sont ouvertes quel que soit le nombre de joueurs.
option-firstjourney-locomotives = Comment se répartissent les 72 cartes Wagon du premier voyage.
value-firstjourney-locomotives-12 = 12 locomotives et 10 cartes de chaque couleur.
value-firstjourney-locomotives-6 = 6 locomotives et 11 cartes de chaque couleur.
value-firstjourney-locomotives-18 = 18 locomotives et 9 cartes de chaque couleur.
help-play-race = Destinations : « change » échange les deux tiennes contre de nouvelles ; « tickets » dit où en sont les tiennes, « board » ce que chacun a réussi.
web-help-race-turn-text =
    { $purse ->
        [dice] Lance cinq dés et relances-en une fois ceux que tu veux. Puis fais une chose au plus : prendre une route ou échanger tes deux destinations. Les dés inutilisés achètent des jetons.
       *[cards] Une chose : piocher deux cartes Wagon, prendre une route ou échanger tes deux destinations. Aucune carte n’est visible.
    }
web-help-race-text = Tu as deux destinations. Dès que tes wagons relient les lieux de l’une, elle est montrée, compte comme réussie et est remplacée. Les réussies sont visibles ; tes deux sont secrètes et ne coûtent jamais rien. Relier une ville de la côte ouest à une de la côte est vaut une destination de plus, une fois.
web-help-race-end-text = Qui a réussi { $count } destinations gagne aussitôt. Si quelqu’un pose son dernier wagon avant, la partie se termine aussi : le plus de destinations réussies gagne, à égalité la victoire est partagée. Il n’y a pas de dernier tour.
web-help-race-chaos-text = Là où se tient un monstre règne le chaos : aucune route qui y mène ne peut être prise, et aucune destination qui nomme ce lieu ne peut être réussie avant son départ. Les réussies le restent. Si le dernier wagon termine la partie, le plus de cartes de chaque monstre compte comme une destination.
web-help-race = Comment fonctionnent les destinations ici ?
web-count-completed = destinations réussies
web-completed = Réussies ({ $count } sur { $goal })
deck-only = Aucune carte visible ; { $count } dans la pioche.
ticket-waits = { $text } Elle ne peut être réussie tant qu’un monstre est à { $places }.
web-ticket-waits = attend : un monstre est à { $places }
web-help-race-turn = Que puis-je faire à mon tour ?
web-help-race-end = Quand la partie finit-elle ?
web-help-race-chaos = Que veut dire chaos ?
web-help-race-monster = Comment bougent les monstres ?
web-help-race-monster-text =
    { $purse ->
        [dice] À ton tour tu peux déplacer un monstre : une Locomotive du dé le mène jusqu’à trois lieux, deux jusqu’à six. Tu prends une de ses cartes ; jusqu’à ce qu’elle soit retournée à la fin de ton prochain tour, personne ne peut le bouger.
       *[cards] À ton tour tu peux déplacer un monstre : une locomotive le mène jusqu’à trois lieux, deux jusqu’à six. Tu prends une de ses cartes ; jusqu’à ce qu’elle soit retournée à la fin de ton prochain tour, personne ne peut le bouger.
    }
web-action-race = Pioche deux cartes, prends une route bordée d’or ou échange tes deux destinations.
web-action-race-dice = Prends une route bordée d’or ou échange tes deux destinations.
