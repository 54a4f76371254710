/** City markers and Alvin the Alien. */
import * as names from '../../lib/names';
import { say } from '../../lib/words';
import { bell, growl, knock } from '../../motion/instruments';
import type { Mechanism } from '../mechanism';
import { markerTargets, ownerOf } from './look';

export const mechanism: Mechanism = {
  topics: [
    { id: 'marker', rules: 'R342–R345', diceRules: 'R342–R345, R351', here: ({ board }) => board.markers > 0 },
    { id: 'alien', rules: 'R349, R350', here: ({ board }) => board.alien_points > 0, told: ({ board }) => ({ points: board.alien_points }) },
  ],
  phases: ['start city', 'marker', 'alien'],
  words: {
    marker: ({ board, action }) => say('choice-marker', { place: names.place(board, action.place ?? '') }),
    alien: ({ board, action }) => say('choice-alien', { place: names.place(board, action.place ?? '') }),
    no_marker: () => say('choice-no-marker'),
  },
  standing: (_board, table, facts, place) => {
    const owner = ownerOf(facts, place);
    return [
      ...(owner === null ? [] : [say('web-marker-here', { name: table.seats[owner]!.name })]),
      ...(facts.alien === place ? [say('web-alien-here')] : []),
    ];
  },
  targets: ({ offers }) => markerTargets(offers.of('marker', 'alien')),
  wish: ({ offers }, place) => (offers.of('marker', 'alien').length ? `${offers.of('marker', 'alien')[0]!.kind} ${place}` : null),
  inSight: (desk) => {
    if (desk.asked && desk.facts.phase === 'start city') return desk.board.places.map(({ id }) => id);
    return [...(['marker', 'alien'].includes(desk.facts.phase) ? desk.targets.keys() : []), ...(desk.facts.marking ? [desk.facts.marking] : [])];
  },
  bonuses: { alien: (_board, facts) => facts.alien !== null },
  sounds: {
    start_city_chosen: () => [0, 0.16].forEach((at) => knock(at, 320)),
    marker_bought: () => [0, 0.16].forEach((at) => knock(at, 320)),
    marker_bought_with_dice: () => [0, 0.16].forEach((at) => knock(at, 320)),
    alien_captured: () => (growl(), bell(0.4, 1175)),
  },
};
