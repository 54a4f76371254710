"""What mechanisms say about claims and payments, a file for each; `claiming.py` asks all of them.

These kernels call no other rules, so that whatever lies below the mechanisms can ask them: routes, payments, the check.
A file defines, of these, what it needs. Masks are one word of a set of tracks.

    barred(game, board, seat, word) -> mask           open tracks that a seat cannot claim as things stand
    barred_for_ever(game, board, seat, word) -> mask  of those the ones that it never will be able to
    out_of_reach(game, board, seat, word) -> mask     tracks that a seat has no right to yet, whatever it pays
    unpayable(game, board, seat, word) -> mask        tracks in a colour not printed that a seat cannot pay for
    home(game, board, seat) -> mask                   places that all routes of a seat hang together with, if they must
    lent(game, board, seat, word) -> mask             tracks that take no trains of one's own
    standing(game, board, seat, word) -> mask         tracks that are taken and no seat's
    for_all(game, board, seat, word) -> mask          of those the ones that count for every seat's tickets
    shared(game, board, seat, word) -> mask           tracks that several seats may own
    closed(game, board, seat, word) -> mask           tracks that are closed to all though nobody has them
    put(game, board, track) -> int                    0 once it has put something else than own trains on a track
    claim_event(game, board, track) -> int            the event of such a claim with cards; with dice the next number
    hidden_cards(game, board, seat) -> int            unseen cards of a seat of its own sorts that might be others
    payable(game, board, seat, word) -> mask          tracks that a seat's cards of its own sorts pay for
    payment_phase(game, board, track) -> int          the phase in which it asks for the cards of a claim itself
    within_means(game, board, seat, word) -> mask     tracks for which a seat could still get what is put there
    trains_beside(game, board, seat) -> int           trains that a seat has had beside those of all, or fewer
    occupied(game, board, track)                      after the player's own trains were put on a track
    colour(game, board, track) -> int                 the colour that pays for a track, where it is not the printed one
    due(game, board, track) -> int                    what it costs that is being paid for, if that is its business
    beside_tracks(game, board, seat) -> int           route points that a seat has beside those of its own tracks
    reshuffled(game, board)                           after the discard pile has become the new deck
    ran_out(game, board, deck)                        after the last ticket of a deck was drawn, where a pile renews it
    shut_places(game, board, seat) -> mask            places where no monster is put before the first turn

Numbers are NONE where a mechanism has nothing to say. All of them are asked only where one that is played has a file
here (`special_claims` of a board), and each asks itself first whether it is played.
"""
