/** Boards as the studio holds them: drawn as the server draws them, changed step by step, written so that a diff can be read. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { learn } from '../src/lib/words';
import type { TrackGeometry } from '../src/protocol';
import { Drawing } from '../src/studio/drawing.svelte';
import { emptyBoard, withName, without, type BoardFile } from '../src/studio/file';
import { Layer, suggestedLength } from '../src/studio/lay';
import { Sight } from '../src/studio/rows';
import { formOf, withKey, type Kind, type Schema } from '../src/studio/schema';
import { keyName } from '../src/studio/naming';
import { snapped } from '../src/studio/snapping';
import { tableFrom, tableOf } from '../src/studio/typing';
import { read, written } from '../src/studio/writing';
import { localeText } from './locale';

const fixture = JSON.parse(readFileSync('tests/drawn.json', 'utf8')) as { board: BoardFile; tracks: TrackGeometry[] };
const isle = (): BoardFile => structuredClone(fixture.board);
const keys = (...names: string[]): Kind => ({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, {}])) });
const part = (own: string[], properties: Record<string, Kind> = {}): Kind => ({ type: 'object', properties: { ...keys(...own).properties, ...properties } });
const needing = (kind: Kind, ...required: string[]): Kind => ({ ...kind, required });
const listOf = (name: string): Kind => ({ type: 'array', items: { $ref: `#/$defs/${name}` } });
const place: Kind = { type: 'string', names: ['places'] };
const pair: Kind = { type: 'array', prefixItems: [place, place], items: false };
const placed: Kind = { type: 'array', items: place };
const orNone = (kind: Kind): Kind => ({ anyOf: [kind, { type: 'null' }], default: null });
const goal: Kind = { type: 'string', names: ['places', 'countries'] };
const schema: Schema = {
  $defs: {
    Map: part(['id', 'name', 'draft', 'players', 'trains', 'sheet', 'places'], {
      tracks: listOf('Track'),
      tickets: listOf('Ticket'),
      districts: { type: 'array', items: needing(part(['points'], { places: placed }), 'places') },
      route_points: { default: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21 } },
      ships: orNone(part(['each'], { ports: placed, stops: placed })),
      tourists: orNone(needing(part(['symbols'], { stacks: placed }), 'symbols', 'stacks')),
      markers: orNone(part(['each'], { alien: orNone(place) })),
      beds: orNone(part(['pieces'], { crossings: { type: 'array', items: needing(part([], { one: pair, other: pair }), 'one', 'other') } })),
    }),
    Place: keys('id', 'name', 'x', 'y'),
    Track: needing(part(['length', 'colour', 'tunnel', 'ferry', 'bend'], { a: place, b: place }), 'a', 'b'),
    Ticket: needing(part(['points'], { a: goal, b: goal, more: { type: 'object', propertyNames: { names: ['places', 'countries'] } }, foot: orNone(pair), tour: orNone({ $ref: '#/$defs/Tour' }) }), 'a', 'b'),
    Tour: needing(part(['in_order', 'penalty'], { via: placed }), 'via'),
  },
};
const real = (name: string): BoardFile => JSON.parse(readFileSync(`../src/whistlestop/maps/data/${name}.json`, 'utf8')) as BoardFile;
/** Every id that a board speaks of, in values and as keys. */
const spoken = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.entries(value).flatMap(([key, one]) => [key, ...spoken(one)]) : [];
const drawing = (board: BoardFile = isle()): Drawing => new Drawing(board, schema, (number) => `City ${number}`);

/** A track whichever way it is named. */
function plain({ a, b, ordinal, spaces, space, curve }: TrackGeometry) {
  const turned = a > b;
  const ends: (readonly number[])[] = [curve.slice(0, 2), curve.slice(6)];
  return { key: [a, b].sort().join() + ordinal, space, at: turned ? [...spaces].reverse().map(([x, y]) => [x, y]) : spaces.map(([x, y]) => [x, y]), ends: turned ? ends.reverse() : ends };
}

it('calls a key by what it means where it stands', () => {
  learn('en', localeText('en'));
  expect([keyName('each', 'markers'), keyName('each', 'ships')]).toEqual(['Markers of each player', 'Ships of each player']);
  expect([keyName('trains'), keyName('trains', 'neutral')]).toEqual(['Trains of each player', 'Its trains']);
});

it('cuts tracks into the very spaces that the server cuts', () => {
  const mine = new Layer().of(isle()).tracks.map(plain).sort((one, other) => one.key.localeCompare(other.key));
  const theirs = fixture.tracks.map(plain).sort((one, other) => one.key.localeCompare(other.key));
  expect(mine.map((track) => track.key)).toEqual(theirs.map((track) => track.key));
  mine.forEach((track, index) => {
    const flat = (one: typeof track): number[] => [...one.space, ...one.at.flat(), ...one.ends.flat()] as number[];
    flat(track).forEach((value, at) => expect(Math.abs(value - flat(theirs[index]!)[at]!)).toBeLessThan(0.35));
  });
});

it('draws nothing anew that has not changed', () => {
  const sight = new Sight(), board = isle();
  const before = sight.of(board), moved = { ...board, places: board.places.map((place) => (place.id === 'castle' ? { ...place, x: 600 } : place)) };
  const after = sight.of(moved);
  expect(after.tracks.filter((row, index) => row !== before.tracks[index]).map((row) => [row.track.a, row.track.b].sort())).toEqual([['castle', 'mill'], ['castle', 'forest']]);
  expect(after.places.filter((row, index) => row !== before.places[index]).map((row) => row.place.id)).toEqual(['castle']);
});

it('writes a line for each place, track and ticket, keys in the order of the schema, and reads it back', () => {
  const { tickets, ...rest } = isle();
  const text = written({ tickets, ...rest }, schema);
  expect(text.split('\n').filter((line) => line.includes('"points"'))).toHaveLength(6);
  expect(text.indexOf('"sheet"')).toBeLessThan(text.indexOf('"tickets"'));
  expect(read(text)).toEqual(isle());
  expect(() => read('{"id": "x"}')).toThrow();
});

it('lays a board without a sheet on one', () => {
  const { sheet: _, ...flat } = isle();
  const board = read(JSON.stringify({ ...flat, places: flat.places.map(({ id, name }, index) => ({ id, name, lat: 40 + index, lon: 10 + index })) }));
  expect(board.sheet).toEqual({ width: 1200, height: 800 });
  expect(board.places[0]!.y).toBeGreaterThan(board.places[3]!.y!);
});

it('takes every step back and forth', () => {
  const one = drawing(emptyBoard('Mine'));
  for (let step = 0; step < 300; step++) one.addPlace({ x: step, y: step });
  for (let step = 0; step < 300; step++) one.undo();
  expect([one.board.places.length, one.canUndo, one.canRedo]).toEqual([0, false, true]);
  for (let step = 0; step < 300; step++) one.redo();
  expect(one.board.places).toHaveLength(300);
});

it('lets everything follow a new name, and go with a place that goes', () => {
  const board = withName({ ...isle(), districts: [{ places: ['mill', 'castle', 'forest'], points: 5 }] }, 1, 'Übermühl', schema);
  expect(board.places[1]!.id).toBe('ubermuhl');
  expect(board.tracks.some((track) => track.a === 'mill' || track.b === 'mill')).toBe(false);
  const rest = without(board, new Set(['ubermuhl']), new Set(), schema);
  expect([rest.tracks.length, rest.tickets.length]).toEqual([1, 3]);
  expect(rest['districts']).toEqual([{ places: ['castle', 'forest'], points: 5 }]);
});

it('finds a place in whatever speaks of it by the schema, and leaves all else the very same', () => {
  const before = { ...isle(), ships: { each: 3, ports: ['forest', 'mill'] } };
  before.tickets = [{ a: 'castle', b: 'forest', points: 4, more: { mill: 5 }, foot: ['mill', 'castle'] }, { a: 'castle', b: 'forest', points: 2 }];
  const board = withName(before, 1, 'Windmill', schema);
  expect(board['ships']).toEqual({ each: 3, ports: ['forest', 'windmill'] });
  expect(board.tickets[0]).toEqual({ a: 'castle', b: 'forest', points: 4, more: { windmill: 5 }, foot: ['windmill', 'castle'] });
  expect(board.tickets[1]).toBe(before.tickets[1]);
  expect(board.tracks.filter((track, nth) => track === before.tracks[nth])).toHaveLength(before.tracks.filter(({ a, b }) => a !== 'mill' && b !== 'mill').length);
});

const ONE_BY_ONE = ['san-francisco', 'france', 'rails-and-sails-world', 'old-west', 'london', 'switzerland', 'nederland'];
it.each(ONE_BY_ONE)('speaks of no place of %s that has gone', (name) => {
  const board = real(name);
  for (const { id } of board.places) {
    const rest = without(board, new Set([id]), new Set(), schema);
    expect(rest.places).toHaveLength(board.places.length - 1);
    const { scenery: _, unverified: __, ...rules } = rest;
    expect(spoken(rules), id).not.toContain(id);
  }
});

it('loses with a place what needs it, and of all else only the word of it', () => {
  const gone = (name: string, ...ids: string[]): BoardFile => without(real(name), new Set(ids), new Set(), schema);
  expect(gone('old-west', 'roswell')['markers']).toEqual({ each: 3, price: 2, alien_points: 10 });
  expect((gone('san-francisco', 'sunset')['tourists'] as { stacks: string[] }).stacks).toEqual(['alcatraz', 'golden-gate-bridge', 'the-embarcadero', 'potrero-hill']);
  expect(gone('rails-and-sails-world', 'ocean-stop')['ships']).not.toHaveProperty('stops');
  const tour = gone('rails-and-sails-world', 'winnipeg').tickets.find(({ a, b }) => a === 'anchorage' && b === 'cambridge-bay')!;
  expect(tour['tour']).toEqual({ via: ['vancouver'], in_order: 18, penalty: 24 });
  expect(gone('rails-and-sails-world', 'winnipeg', 'vancouver').tickets.find(({ a, b }) => a === 'anchorage' && b === 'cambridge-bay')).not.toHaveProperty('tour');
  const crossings = (board: BoardFile) => (board['beds'] as { crossings: unknown[] }).crossings;
  const others = crossings(real('france')).filter((one) => !spoken(one).includes('angers'));
  expect(crossings(gone('france', 'angers'))).toEqual(others);
  expect(others.length).toBeLessThan(crossings(real('france')).length);
  expect(gone('london', 'british-museum')['districts']).toHaveLength(4);
  const foot = { ...isle(), tickets: [{ a: 'castle', b: 'forest', points: 4, more: { mill: 5 }, foot: ['mill', 'castle'] }] } as BoardFile;
  expect(without(foot, new Set(['mill']), new Set(), schema).tickets).toEqual([{ a: 'castle', b: 'forest', points: 4 }]);
});

it('adds at most four tracks between two places, each bent like the first', () => {
  const one = drawing();
  for (let step = 0; step < 5; step++) one.addTrack('forest', 'castle');
  const twins = one.board.tracks.filter((track) => track.a === 'forest' && track.b === 'castle');
  expect(twins.map((track) => track.bend)).toEqual(Array(4).fill([70, 40]));
});

it('suggests a length that scores, and snaps to lines of places and to the grid', () => {
  expect(suggestedLength({ x: 0, y: 0 }, { x: 350, y: 0 }, [1, 2, 3, 4, 5, 6, 8])).toBe(8);
  expect(snapped({ x: 334, y: 303 }, isle(), new Set(), true)).toEqual({ x: 330, y: 300, lines: [{ x: 330 }] });
  expect(snapped({ x: 334.4, y: 303 }, isle(), new Set(), false)).toEqual({ x: 334, y: 303, lines: [] });
});

it('edits what the schema says, and leaves defaults out', () => {
  expect(formOf(schema, { anyOf: [{ type: 'null' }, { type: 'string', names: ['countries'] }] })).toBe('id');
  expect(formOf(schema, { type: 'array', items: { enum: ['red'] } })).toBe('choices');
  expect(withKey({ a: 1, tunnel: true }, 'tunnel', false, { type: 'boolean', default: false })).toEqual({ a: 1 });
  const table = { type: 'object', additionalProperties: { type: 'array' } };
  expect(tableFrom(tableOf({ 2: [10, -10], 3: [5, 0, -5] }), table)).toEqual({ 2: [10, -10], 3: [5, 0, -5] });
});

it('makes ids of names in letters without accents', () => {
  const board = withName(isle(), 0, 'Şanlıurfa', schema);
  expect(board.places[0]!.id).toBe('sanliurfa');
  expect(withName(board, 0, 'Łódź-Straße', schema).places[0]!.id).toBe('lodz-strasse');
});
