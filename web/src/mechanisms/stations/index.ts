/** Stations. */
import * as names from '../../lib/names';
import { say } from '../../lib/words';
import { knock } from '../../motion/instruments';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'station', rules: 'R67–R74', diceRules: 'R69–R74, R150', here: ({ board }) => board.stations > 0 }],
  words: { station: ({ board, action }) => say('choice-station', { place: names.place(board, action.place ?? '') }) },
  counts: ({ board, facts }, seat) => (board.stations ? [{ word: 'stations', value: facts.stations_left[seat] ?? 0 }] : []),
  standing: (_board, table, facts, place) => {
    const owner = facts.stations[place];
    return owner === undefined ? [] : [say('web-station-here', { name: table.seats[owner]!.name })];
  },
  sounds: { station_built: () => [0, 0.16, 0.32].forEach((at) => knock(at, 320)) },
};
