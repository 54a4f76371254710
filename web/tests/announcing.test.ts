/** What a screen reader is told: every event once, whole turns of others, unseen cards counted. */
import { beforeAll, expect, it } from 'vitest';
import type { Board, GameEvent, TableInfo } from '../src/protocol';
import { learn } from '../src/lib/words';
import { inTurn } from '../src/lib/sentences';
import { Gathered, sentences } from '../src/text/announcing';
import { localeText } from './locale';

const table = { seats: [{ name: 'Ada' }, { name: 'Bruno' }], options: {} } as unknown as TableInfo;
const scene = { board: { places: [], tracks: [], tickets: [] } as unknown as Board, table, double_tracks: null, me: 0 };
const happens = (name: string, seat: number | null, given: Record<string, string | number> = {}): GameEvent => ({ name, seat, arguments: given });
const draw = happens('card_drawn', 1);
const turn = happens('turn_started', 0, { turn: 3 });

beforeAll(() => learn('en', localeText('en')));

it('counts cards that nobody sees in one sentence', () => {
  expect(sentences(scene, [draw, happens('card_turned_up', null, { kind: 'red' }), draw])).toEqual(['Bruno draws 2 cards.']);
  expect(sentences(scene, [draw])).toEqual(['Bruno draws a card from the deck.']);
  expect(sentences(scene, [happens('card_drawn', 0, { kind: 'red' }), draw])).toHaveLength(2);
});

it('tells dice that lie for good only if some were rolled again', () => {
  const stand = happens('dice_stand', 1, { single: 5 });
  expect(sentences(scene, [happens('dice_rerolled', 1, { count: 0 }), stand])).toHaveLength(1);
  expect(sentences(scene, [happens('dice_rerolled', 1, { count: 2 }), stand])).toHaveLength(2);
});

it('keeps what another does until the turn ends, and tells nothing twice', () => {
  const gathered = new Gathered();
  expect(gathered.take([draw], 0, false)).toEqual([]);
  expect(gathered.take([draw, turn], 0, false)).toEqual([draw, draw, turn]);
  expect(gathered.take([], 0, true)).toEqual([]);
});

it('tells one\'s own doings at once, and everything when one is asked', () => {
  const gathered = new Gathered();
  const mine = happens('card_drawn', 0, { kind: 'red' });
  expect(gathered.take([mine], 0, false)).toEqual([mine]);
  expect(gathered.take([draw], 0, true)).toEqual([draw]);
  expect(gathered.take([draw], null, false)).toEqual([]);
});

it('does not name a turn twice where its number stands already', () => {
  expect(inTurn(scene, happens('turn_started', 1, { turn: 31 }))).toBe('Bruno');
  expect(inTurn(scene, draw)).toBe('Bruno draws a card from the deck.');
});
