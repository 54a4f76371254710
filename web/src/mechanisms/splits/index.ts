/** Tickets of two decks. */
import * as names from '../../lib/names';
import { say } from '../../lib/words';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  phases: ['split'],
  words: { split: ({ action }) => say('choice-split', { tickets: names.deckTickets(action.cost ?? {}) }) },
};
