/** What makes a table easy to use: what stands out, what is told beside the board, who plays first, how boards are found. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Desk } from '../src/lib/desk.svelte';
import type { Action, Board, BoardInfo, Ending, GameEvent, Geometry, TableInfo } from '../src/protocol';
import { lit } from '../src/board/lit';
import { nearestTrack } from '../src/board/nearest';
import { LADDER, nextUp, opponent } from '../src/lib/ladder';
import * as names from '../src/lib/names';
import { spendsLocomotives, within } from '../src/lib/offers';
import { straight } from '../src/lib/progress';
import { lay, sides } from '../src/lib/sides';
import { learn } from '../src/lib/words';
import { grouped } from '../src/lobby/plan.svelte';
import { lastRound } from '../src/table/lastRound';
import { localeText } from './locale';

const track = (a: string, b: string, colour: string, more: object = {}) => ({ a, b, colour, ferry: 0, trains: 2, ordinal: 1, twins: 1, ...more });
const board = {
  places: ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase(), country: null })),
  countries: [],
  tracks: [track('a', 'b', 'red'), track('b', 'c', 'blue', { twins: 2 }), track('b', 'c', 'gray', { twins: 2, ordinal: 2 }), track('a', 'c', 'gray', { ferry: 1 })],
  tickets: [{ a: 'a', b: 'c', points: 4, deck: 'regular', more: {}, via: [], in_order: 0 }],
} as unknown as Board;
const lie = (...spots: [number, number][]) => ({ spaces: spots.map(([x, y]) => [x, y, 0]) });
const geometry = {
  places: [],
  tracks: [lie([0, 0]), lie([10, 0], [12, 40]), lie([30, 0], [32, 40]), lie([0, 0])],
} as unknown as Geometry;

beforeAll(() => learn('en', localeText('en')));

describe('routes that can be claimed', () => {
  const desk = (more: object): Desk =>
    ({
      board, geometry, me: 0, mode: null, question: null, shownTicket: null, touched: null, pointed: null, asked: true, picked: [],
      ways: new Map([0, 1, 2, 3].map((number) => [number, { kind: 'claim' } as Action])), table: { lesson: null },
      facts: { claiming: null, owner: {}, closed: [] }, ...more,
    }) as unknown as Desk;

  it('have an outline and do not glow', () => {
    expect([...lit(desk({})).tracks]).toEqual([0, 1, 2, 3]);
    expect([...lit(desk({})).bright]).toEqual([]);
  });
  it('glow under the pointer, for the colour touched in the hand, and on the way of the pinned ticket', () => {
    expect([...lit(desk({ pointed: 2 })).bright]).toEqual([2]);
    expect([...lit(desk({ touched: 'blue' })).bright]).toEqual([1]);
    expect([...lit(desk({ touched: 'locomotive' })).bright]).toEqual([3]);
    expect([...lit(desk({ shownTicket: 0 })).bright]).toEqual([3]);
  });
  it('and those of the colour touched that are out of reach glow faintly, unless somebody has them', () => {
    const ways = new Map([[1, { kind: 'claim' } as Action]]);
    expect([...lit(desk({ ways })).wished]).toEqual([]);
    expect([...lit(desk({ ways, touched: 'red' })).wished]).toEqual([0]);
    expect([...lit(desk({ ways, touched: 'blue' })).wished]).toEqual([]);
    expect([...lit(desk({ ways, touched: 'red', facts: { claiming: null, owner: { 0: 1 }, closed: [] } })).wished]).toEqual([]);
    expect([...lit(desk({ ways, touched: 'red', facts: { claiming: null, owner: {}, closed: [0] } })).wished]).toEqual([]);
    expect([...lit(desk({ ways, touched: 'red', mode: 'station' })).wished]).toEqual([]);
  });
  it('glow while they are paid for', () => {
    expect([...lit(desk({ ways: new Map(), facts: { claiming: 1, owner: {}, closed: [] } })).bright]).toEqual([1]);
  });
});

describe('the line of a ticket', () => {
  const [west, east] = [{ x: 10, y: 0 }, { x: 90, y: 40 }];
  const sheet = (...ends: number[]) => ({ width: 100, tracks: ends.map((end) => ({ curve: [0, 0, 0, 0, 0, 0, end, 0] })) }) as unknown as Geometry;
  it('is straight on a board with edges', () => {
    expect(straight(sheet(50, 100), west, east)).toBe('M10 0L90 40');
  });
  it('goes over the edge where tracks do and that is shorter', () => {
    expect(straight(sheet(50, -5), west, east)).toBe('M10 0L0 20M100 20L90 40');
    expect(straight(sheet(50, 105), east, west)).toBe('M90 40L100 20M0 20L10 0');
    expect(straight(sheet(50, -5), west, { x: 60, y: 40 })).toBe('M10 0L60 40');
  });
});

describe('tracks of a double route', () => {
  it('are called by the side on which they lie', () => {
    expect([...sides(board, geometry)]).toEqual([[1, 'left'], [2, 'right']]);
    lay(board, geometry);
    expect(names.route(board, 1)).toBe('B–C (left track)');
    expect(names.route(board, 0)).toBe('A–B');
  });
  it('lie above one another where they run across', () => {
    const flat = { tracks: [lie([0, 0]), lie([0, 30], [40, 32]), lie([0, 10], [40, 12]), lie([0, 0])] } as unknown as Geometry;
    expect([...sides(board, flat)]).toEqual([[2, 'upper'], [1, 'lower']]);
  });
});

describe('the last round of moves', () => {
  const event = (name: string, seat: number, args: Record<string, number | string> = {}): GameEvent => ({ name, seat, arguments: args });
  const scene = { board, table: { seats: [{ name: 'Ada' }, { name: 'Bob' }], options: {} } as unknown as TableInfo, double_tracks: null, me: 0 };
  const events = [
    event('ticket_kept', 0, { ticket: 0 }),
    event('turn_started', 0, { turn: 1 }), event('card_drawn', 0, { kind: 'red' }),
    event('turn_started', 1, { turn: 2 }), event('dice_rolled', 1, { single: 5 }), event('route_claimed', 1, { track: 0, kind: 'red', cards: 2, locomotives: 0 }),
    event('turn_started', 0, { turn: 3 }),
  ];

  it('tells everybody\u2019s latest turn, the newest first, with what it changed on the board', () => {
    const told = lastRound(scene, events, 2);
    expect(told.map((turn) => [turn.seat, turn.track])).toEqual([[1, 0], [0, null]]);
    expect(told[0]!.lines).toHaveLength(1);
    expect(told[0]!.lines[0]).toContain('Bob claims A–B');
  });
  it('tells cards in one sentence, of a tunnel only how it ended, and which places changed', () => {
    const turn = (...happened: GameEvent[]) => lastRound(scene, [event('turn_started', 1, { turn: 4 }), ...happened], 1)[0]!;
    expect(turn(event('card_taken', 1, { kind: 'red' }), event('card_drawn', 1)).lines).toEqual(['Bob takes a red card and a card from the deck.']);
    expect(turn(event('card_drawn', 1), event('card_drawn', 1)).lines).toEqual(['Bob draws 2 cards.']);
    expect(turn(event('card_taken', 1, { kind: 'red' }), event('card_taken', 1, { kind: 'red' })).lines).toEqual(['Bob takes 2 red.']);
    const given = ['yellow', 'yellow', 'yellow', 'pink'].map((kind) => event('card_given', 1, { kind }));
    expect(turn(...given).lines).toEqual(['Bob gives 3 yellow and a pink card as a substitute.']);
    const paid = turn(event('card_paid', 1, { kind: 'red' }), event('card_paid', 1, { kind: 'red' }), event('route_claimed', 1, { track: 0, kind: 'red', cards: 2, locomotives: 0 }));
    expect(paid.lines).toHaveLength(1);
    const tunnel = turn(event('tunnel_entered', 1, { track: 0 }), event('tunnel_declined', 1, { track: 0 }), event('station_built', 1, { place: 'b', kind: 'red', cards: 1, locomotives: 0 }));
    expect(tunnel.lines).toHaveLength(2);
    expect(tunnel.places).toEqual(['b']);
  });
  it('has nothing to tell before the first turn', () => {
    expect(lastRound(scene, events.slice(0, 1), 2)).toEqual([]);
  });
});

describe('opponents', () => {
  const table = (bots: string[]): TableInfo => ({ seats: [{ seat: 0, kind: 'mine' }, ...bots.map((bot, index) => ({ seat: index + 1, kind: 'bot', bot }))] }) as unknown as TableInfo;
  const won = (...winners: number[]): Ending => ({ winners }) as unknown as Ending;

  it('are easy at first', () => expect(opponent()).toBe(LADDER[0]));
  it('are the next ones up after a win, and the same after anything else', () => {
    expect(nextUp(table(['level-1', 'level-1']), won(0), 0)).toBe('level-2');
    expect(nextUp(table(['level-1', 'level-1']), won(1), 0)).toBeNull();
    expect(nextUp(table(['level-1', 'level-1']), won(0, 1), 0)).toBeNull();
    expect(nextUp(table(['level-1', 'level-5']), won(0), 0)).toBeNull();
    expect(nextUp(table(['level-6']), won(0), 0)).toBeNull();
    expect(nextUp(table(['greedy']), won(0), 0)).toBeNull();
  });
  it('say what they are like; the first has nobody below to be measured by', () => {
    expect(names.botCharacter('level-1')).toBe('A friendly first opponent.');
    expect(names.botCharacter('level-2')).toContain('the level below');
  });
});

describe('a finger', () => {
  it('means the nearest track in its reach', () => {
    expect(nearestTrack(geometry, 14, 30, 12)).toBe(1);
    expect(nearestTrack(geometry, 27, 30, 12)).toBe(2);
    expect(nearestTrack(geometry, 60, 90, 12)).toBeNull();
  });
});

describe('a payment', () => {
  const paying = (cost: Record<string, number>): Action => ({ cost }) as unknown as Action;

  it('may spend locomotives, which nobody does unasked', () => {
    expect(spendsLocomotives(paying({ red: 2 }))).toBe(false);
    expect(spendsLocomotives(paying({ red: 1, locomotive: 1 }))).toBe(true);
  });
  it('can grow into another as long as it has nothing that the other lacks', () => {
    expect(within({ single: 1 }, { single: 1, wild: 1 })).toBe(true);
    expect(within({ single: 2 }, { single: 1, wild: 1 })).toBe(false);
  });
});

describe('boards', () => {
  it('stand in groups, those that no group names under the last', () => {
    const boards = ['lake-constance', 'london', 'my-valley', 'europe', 'anatolia', 'germany', 'usa'].map((id) => ({ id }) as BoardInfo);
    const told = grouped(boards).map(([group, members]) => [group, members.map((one) => one.id)]);
    expect(told).toEqual([['first', ['usa', 'europe']], ['countries', ['germany']], ['cities', ['london']], ['own', ['anatolia', 'lake-constance']], ['more', ['my-valley']]]);
  });
});
