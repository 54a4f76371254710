/** Passengers and goods. */
import * as names from '../../lib/names';
import { listed, say } from '../../lib/words';
import type { Described } from '../../lib/described';
import type { Board, Facts, TableInfo } from '../../protocol';
import { bell, knock } from '../../motion/instruments';
import { tone } from '../../motion/synth';
import type { Mechanism } from '../mechanism';
import { topGoods } from './look';

function travel({ board, table, facts, action }: Described): string {
  const number = action.track ?? 0;
  const track = board.tracks[number]!;
  const to = track.a === facts.travelling ? track.b : track.a;
  const paid = facts.owner[number] === facts.to_move ? 'nothing' : table.options['dice'] ? 'dice' : 'cards';
  return say('choice-travel', { purse: paid, place: names.place(board, to), route: names.route(board, number) });
}

function standing(board: Board, table: TableInfo, facts: Facts, place: string): string[] {
  const value = topGoods(board, facts, place);
  const goods = value === null ? [] : [say('web-goods-here', { count: facts.goods?.[place] ?? 0, value })];
  const owners = (facts.passengers ?? []).flatMap((places, seat) => (places.includes(place) ? [table.seats[seat]!.name] : []));
  return owners.length ? [...goods, say('web-passengers-here', { names: listed(owners) })] : goods;
}

export const mechanism: Mechanism = {
  topics: [{ id: 'passenger', rules: 'R106–R116', diceRules: 'R106–R116, R151', here: ({ board }) => board.kinds.includes('passenger') }],
  phases: ['passenger', 'travel'],
  words: {
    passenger: ({ board, facts, action }) =>
      say(facts.phase === 'passenger' ? 'choice-passenger-place' : 'choice-passenger-travel', { place: names.place(board, action.place ?? '') }),
    no_passenger: () => say('choice-no-passenger'),
    travel,
    stop: () => say('choice-stop'),
  },
  standing,
  verb: (facts) => (facts.phase === 'travel' ? 'travel' : null),
  ways: ({ offers }) => new Map(offers.of('travel').map((action) => [action.track ?? -1, action])),
  targets: ({ facts, mode, offers }) => (facts.phase === 'passenger' || mode?.kind === 'passenger' ? offers.passengers : new Map()),
  inSight: ({ asked, board, facts, offers }) => [
    ...(asked && facts.travelling ? [facts.travelling] : []),
    ...offers.of('travel').flatMap(({ track }) => [board.tracks[track!]!.a, board.tracks[track!]!.b]),
  ],
  counts: ({ facts: { passengers_left, goods_points } }, seat) =>
    passengers_left
      ? [
          { word: 'passengers', value: passengers_left[seat] ?? 0 },
          { word: 'goods', value: goods_points?.[seat] ?? 0 },
        ]
      : [],
  bonuses: { goods: (_board, facts) => facts.goods_points !== null },
  sounds: {
    passenger_placed: () => knock(0, 360),
    passenger_travelled: () => knock(0, 260),
    passenger_set_out: () => tone({ pitch: 440, to: 554, long: 0.3, loud: 0.1 }),
    goods_taken: () => (knock(0, 150), bell(0.1, 880)),
    passenger_arrived: () => bell(0, 784),
  },
};
