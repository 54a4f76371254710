/** Sentences about pieces, two decks, harbours and exchanges. */
import * as names from '../../lib/names';
import { both, paidWithDice, place, plain, type Teller } from '../../lib/tellers';
import { say, type Arguments } from '../../lib/words';

const card: Teller = (_, known): Arguments => (known['card'] === undefined ? {} : { card: names.kind(String(known['card'])) });
const drawn: Teller = both(card, (_, known) => ({ deck: say('card-deck', { deck: String(known['deck']) }) }));

export const tellers: Record<string, Teller> = {
  pieces_chosen: plain,
  pieces_shown: plain,
  deck_card_drawn: drawn,
  display_card_taken: card,
  card_replaced: drawn,
  card_paid: card,
  harbour_built: place,
  harbour_built_with_dice: both(place, (_, known) => paidWithDice('station', known)),
  pieces_exchanged: (_, known) => ({ into: String(known['away']), count: Number(known['count']) }),
};
