/** Pieces: every one can be drawn, each colour has its car, and monsters stand on no name. */
import { expect, test } from 'vitest';
import { boxOf, kept, stands, way } from '../src/board/monsters.ts';
import type { Box } from '../src/board/ground.ts';
import { PLAIN, MONSTERS, PALETTE, PLAYERS } from '../src/lib/palette.ts';
import { known, NAMES, paintsOf, piece } from '../src/pieces/pieces.ts';
import { smallMap } from '../src/pieces/smallmap.ts';
import type { Board, Geometry } from '../src/protocol.ts';

test('every piece is drawn with colours that are known', () => {
  for (const name of NAMES) {
    const drawn = piece(name, paintsOf(PLAYERS.red), -20, 20);
    expect(drawn, name).not.toMatch(/undefined|NaN|\[/);
  }
});

test('the library draws the same', () => {
  // tests/test_drawing.py expects the very same text.
  expect(piece('wagon', { body: '#111111', edge: '#222222', light: '#333333' }, -20, 20)).toContain(
    '<path d="M -18.4-7.4H 18.4V3.8Q 18.4 5.4  16.8 5.4H -16.8Q -18.4 5.4  -18.4 3.8z" fill="#111111" stroke="#222222" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>',
  );
});

test('each kind of card has a car of its own', () => {
  const cars = PLAIN.map((kind) => piece(`car-${kind}`, paintsOf(PALETTE['gray']!)));
  expect(new Set(cars).size).toBe(PLAIN.length);
  expect(MONSTERS.every(known)).toBe(true);
});

const PLACES = ['a', 'b', 'c'].map((id, index) => ({ id, x: 300 + 200 * index, y: 300 }));
const GEOMETRY = { width: 1000, height: 600, place_radius: 9, places: PLACES, tracks: [] } as unknown as Geometry;

test('a monster stands beside its place and on no name', () => {
  const names: Box[] = PLACES.map(({ x, y }) => ({ left: x - 40, right: x + 40, top: y - 30, bottom: y - 12 }));
  const found = stands(GEOMETRY, names, [['alvin', 'a'], ['dexter', 'a']], 1.3);
  const boxes = found.map(boxOf);
  const meet = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  expect(boxes.some((box) => names.some((name) => meet(box, name)))).toBe(false);
  expect(meet(boxes[0]!, boxes[1]!)).toBe(false);
  expect(found.every(({ x, y }) => Math.hypot(x - 300, y - 300) < 130)).toBe(true);
});

test('a monster stands on no cartouche, compass or sign, but may stand on the name of a sea', () => {
  const cartouche: Box = { left: 200, right: 420, top: 180, bottom: 292, firm: true };
  const sea: Box = { left: 200, right: 420, top: 310, bottom: 420 };
  expect(kept([], [cartouche, sea])).toEqual([cartouche]);
  const [box] = stands(GEOMETRY, kept([], [cartouche, sea]), [['dexter', 'a']], 1.3).map(boxOf);
  expect(box!.top >= cartouche.bottom || box!.bottom <= cartouche.top || box!.left >= cartouche.right || box!.right <= cartouche.left).toBe(true);
});

test('a monster walks from place to place', () => {
  const board = { places: PLACES.map(({ id }) => ({ id, country: null })), tracks: [{ a: 'a', b: 'b' }, { a: 'b', b: 'c' }] } as unknown as Board;
  expect(way(board, 'a', 'c')).toEqual(['a', 'b', 'c']);
});

test('the map of a ticket has few points', () => {
  const shore = Array.from({ length: 200 }, (_, at) => `${at % 2 ? 2 : 3} ${at < 100 ? 1 : -1}`).join(' ');
  const { land, home, lakes } = smallMap({ ...GEOMETRY, outlines: { land: `M0 0l${shore}z`, home: '', lakes: 'M5 5h9v9z' } } as unknown as Geometry);
  expect(land.split('L').length).toBeLessThan(60);
  expect(land).toMatch(/^M0 0L.*z$/);
  expect([home, lakes]).toEqual(['', '']);
});

test('land that fills a board is on the maps of its tickets', () => {
  const outlines = { land: 'M0 0L1500 0L1500 1000L0 1000z', home: '', lakes: '' };
  expect(smallMap({ ...GEOMETRY, outlines } as unknown as Geometry).land).toBe('M0 0L1500 0L1500 1000L0 1000z');
});
