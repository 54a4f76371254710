/** Tickets of two decks. */
import * as names from '../../lib/names';
import { say } from '../../lib/words';
import { paper } from '../../motion/instruments';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  phases: ['split'],
  inSight: (desk) => (desk.asked && desk.facts.phase === 'split' ? desk.board.places.map(({ id }) => id) : []), // it is asked about all of it
  words: { split: ({ action }) => say('choice-split', { tickets: names.deckTickets(action.cost ?? {}) }) },
  sounds: { tickets_split: paper },
};
