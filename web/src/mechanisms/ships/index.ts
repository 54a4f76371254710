/** Ships, two decks, harbours and exchanges. */
import * as names from '../../lib/names';
import { withCards } from '../../help/topic';
import { say } from '../../lib/words';
import { SHIPS } from '../../lib/palette';
import { bell, card, knock } from '../../motion/instruments';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [
    { id: 'ships', rules: 'R360–R378', diceRules: 'R360–R378, R382, R383', here: ({ board }) => board.ships > 0 },
    { id: 'ship-card', rules: 'R362–R367', here: (subject) => withCards(subject) && subject.board.ships > 0 },
    { id: 'ship-tour', rules: 'R370', here: ({ board }) => board.ships > 0 && board.tickets.some((ticket) => ticket.in_order > 0) },
  ],
  played: (board) => board.ships > 0,
  instead: { end: { id: 'ships-end', rules: 'R376, R377', told: ({ board }) => ({ count: board.end_trains, rounds: board.last_rounds }) } },
  phases: ['pieces', 'deck', 'card payment', 'harbour payment'],
  words: {
    draw_ship: () => say('choice-draw-ship'),
    replace_from: ({ action }) => say('choice-replace-from', { deck: say('card-deck', { deck: action.card ?? '' }) }),
    pieces: ({ board, action }) => say('choice-pieces', { trains: action.count ?? 0, ships: board.supply - (action.count ?? 0) }),
    harbour: ({ board, action }) => say('choice-harbour', { place: names.place(board, action.place ?? '') }),
    exchange: ({ action }) => say('choice-exchange', { into: action.colour ?? '', count: action.count ?? 0 }),
  },
  decks: ({ facts, offers }) => {
    const size = facts.ship_deck_size;
    if (size === null) return [];
    return [{ back: 'anchor', size, act: 'draw_ship', action: offers.of('draw_ship')[0] ?? null, label: say('web-ship-deck', { count: size }), sure: say('web-draw-ship-sure') }];
  },
  hands: ({ hand, ship_hand }) => {
    if (!hand || !ship_hand) return null;
    const all = Object.entries({ ...hand, ...ship_hand });
    return [false, true].map((ships) => Object.fromEntries(all.filter(([kind]) => SHIPS.includes(kind) === ships)));
  },
  pieces: (facts, seat) => facts.ships?.[seat] ?? 0,
  counts: ({ facts }, seat) => {
    const ships = facts.ships?.[seat] ?? null;
    const trains = facts.trains_in_reserve?.[seat] ?? 0;
    return ships === null ? [] : [{ word: 'ships', value: ships }, { word: 'reserve', value: trains, told: say('web-trains-in-reserve', { trains }) }];
  },
  offersAt: (desk, place) => desk.offers.of('harbour').filter((action) => action.place === place),
  spaces: (track) => track.kind === 'ship' || track.kind === 'pair',
  standing: (board, table, facts, place) => {
    const owner = (facts.harbours ?? []).findIndex((own) => own.includes(place));
    return owner < 0 ? [] : [say('harbours-of', { name: table.seats[owner]!.name, places: names.place(board, place) })];
  },
  bonuses: {
    exchanges: (board) => board.ships > 0,
    harbours: (board) => board.ships > 0,
    unbuilt_harbours: (board) => board.ships > 0,
  },
  sounds: {
    pieces_chosen: () => [0, 0.1, 0.2].forEach((at) => knock(at, 300)),
    deck_card_drawn: () => card(),
    display_card_taken: () => card(),
    harbour_built: () => (knock(0, 320), bell(0.16, 659)),
    harbour_built_with_dice: () => (knock(0, 320), bell(0.16, 659)),
    pieces_exchanged: () => [0, 0.1].forEach((at) => knock(at, 300)),
  },
};
