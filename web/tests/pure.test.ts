/** The parts of the page that need no browser: progress of tickets, prices, offers, sentences, digests. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Action, Board, TableInfo } from '../src/protocol';
import * as names from '../src/lib/names';
import { costing, reach, same, sort } from '../src/lib/offers';
import { progress } from '../src/lib/progress';
import { sha256 } from '../src/lib/sha256';
import { event, why } from '../src/lib/sentences';
import { learn, nearest } from '../src/lib/words';
import { localeText } from './locale';

const track = (a: string, b: string, length: number, more: object = {}) => ({
  a, b, length, colour: 'red', tunnel: false, ferry: 0, mountains: 0, trains: length, symbols: length, substitute: 0, locomotives: true, points: length,
  ordinal: 1, twins: 1, ...more,
});
const place = (id: string) => ({ id, name: id.toUpperCase(), lat: 0, lon: 0, country: id === 'e' || id === 'f' ? 'x' : null });
const board = {
  double_routes_players: 4,
  countries: [{ id: 'x', name: 'X-land' }],
  districts: [],
  places: ['a', 'b', 'c', 'd', 'e', 'f'].map(place),
  tracks: [
    track('a', 'b', 2),
    track('b', 'c', 3, { twins: 2 }),
    track('b', 'c', 3, { twins: 2, ordinal: 2, colour: 'blue' }),
    track('a', 'c', 6, { ferry: 1 }),
    track('a', 'e', 4),
    track('c', 'f', 1),
  ],
  tickets: [
    { a: 'a', b: 'c', points: 7, deck: 'regular', more: {}, via: [], in_order: 0 },
    { a: 'b', b: 'x', points: 4, deck: 'regular', more: { a: 9 }, via: [], in_order: 0 },
  ],
} as unknown as Board;
const table = { seats: [{ name: 'Ada' }, { name: 'Bruno' }], options: {} } as unknown as TableInfo;
const lengths = (number: number): number => board.tracks[number]!.length;

beforeAll(() => learn('en', localeText('en')));

describe('the progress of a ticket', () => {
  it('takes the shortest way over open tracks', () => {
    expect(progress(board, 'a', 'c', lengths)).toMatchObject({ state: 'open', trains: 5, missing: [1, 0] });
  });
  it('counts own tracks as nothing', () => {
    const own = progress(board, 'a', 'c', (number) => (number === 3 ? 0 : lengths(number)));
    expect(own).toEqual({ state: 'connected', trains: 0, missing: [], used: [3] });
  });
  it('is cut off where no way is left', () => {
    expect(progress(board, 'a', 'd', lengths).state).toBe('cut_off');
  });
  it('reaches a country at the nearest of its border points', () => {
    expect(progress(board, 'b', 'x', lengths)).toMatchObject({ state: 'open', trains: 4, missing: [5, 1] });
    expect(progress(board, 'x', 'a', lengths)).toMatchObject({ trains: 4, missing: [4] });
  });
  it('is told with each destination and its worth', () => {
    expect(names.ticket(board, 1)).toBe('B–A 9 · X-land 4');
    expect(names.worth(board, 1)).toBe('4–9');
    expect(names.ticket(board, 0)).toBe('A–C (7)');
  });
});

describe('tracks with dice', () => {
  it('take the symbol the server names, and so many of it as the server says', () => {
    const facts = { double_tracks: [1, 2] };
    expect([names.symbol(facts, 0), names.symbol(facts, 1), names.symbol({ double_tracks: null }, 1)]).toEqual(['single', 'double', 'single']);
    expect(names.routeDetail(board, 3, 'single')).toContain('6 Single');
  });
});

describe('offers', () => {
  const action = (id: number, kind: Action['kind'], more: Partial<Action> = {}): Action => ({ id, text: '', kind, ...more });
  it('cheap payments come first and are found by their cost', () => {
    const { payments } = sort([action(1, 'pay', { cost: { locomotive: 2 } }), action(2, 'pay', { cost: { red: 2 } })]);
    expect(payments.map((one) => one.id)).toEqual([2, 1]);
    expect(costing(payments, { locomotive: 2, red: 0 })?.id).toBe(1);
    expect(same({}, { red: 1 })).toBe(false);
  });
  it('a monster goes to a place for as little as possible', () => {
    const moves = [2, 1].map((count, id) => action(id, 'move', { monster: 'alvin', place: 'a', count }));
    expect(reach(moves, 'alvin').get('a')?.count).toBe(1);
    expect(reach(moves, 'dexter').size).toBe(0);
  });
});

describe('sentences', () => {
  const scene = { board, table, double_tracks: [1, 2], me: 0 };
  it('tell events to the one concerned and to others', () => {
    const claimed = { name: 'route_claimed', seat: 1, arguments: { track: 0, kind: 'red', cards: 1, locomotives: 1 } };
    expect(event(scene, claimed)).toBe('Bruno claims A–B with 1 red and 1 locomotive and scores 2 points.');
    expect(event(scene, { name: 'card_drawn', seat: 0, arguments: { kind: 'red' } })).toBe('You draw a red card from the deck.');
    expect(event(scene, { name: 'ticket_kept', seat: 1, arguments: {} })).toBeNull();
  });
  it('tell why something is not possible', () => {
    expect(why(scene, { code: 'chaos', arguments: { place: 'a', monster: 'alvin' } })).toBe('A is in chaos: Alvin is there.');
    expect(why(scene, { code: 'track_taken', arguments: { seat: 1 } })).toBe('It belongs to Bruno.');
  });
  it('name tracks as the server reads them', () => {
    expect(board.tracks.slice(0, 4).map(names.claimText)).toEqual(['claim a b', 'claim b c #1', 'claim b c #2', 'claim a c']);
  });
});

describe('the seal', () => {
  it('is the SHA-256 of a text', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('Zürich '.repeat(20))).toHaveLength(64);
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('boards', () => {
  it('are named in the language of the page, by their ticket set, and else as they were given', () => {
    learn('de', localeText('de'));
    const table = { map: 'europe', ticket_set: 'mega', map_name: 'Europe 1912, mega game' };
    expect(names.playedOn(table)).toBe('Europa 1912, Mega-Spiel');
    expect(names.board('lake-constance', 'base', 'Lake Constance')).toBe('Bodensee');
    expect(names.board('my-garden', 'base', 'My garden')).toBe('My garden');
    learn('en', localeText('en'));
  });
});

describe('the language of a page', () => {
  const known = ['de', 'en', 'nb', 'pl'];

  it('is the first of the browser\'s that is known, without its region', () => {
    expect(nearest(['fr-CA', 'de-AT', 'en'], known)).toBe('de');
    expect(nearest(['pl_PL'], known)).toBe('pl');
  });

  it('is Bokmål for every Norwegian code and English for want of a better', () => {
    expect([nearest(['no'], known), nearest(['nn-NO'], known), nearest(['tlh'], known)]).toEqual(['nb', 'nb', 'en']);
  });
});
