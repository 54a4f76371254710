import { expect, test } from 'vitest';
import { beside } from '../src/board/beside';

type Point = [number, number];
const ROOM: Point = [1000, 600];
const CARD: Point = [300, 100];
const slanting = Array.from({ length: 5 }, (_, nth): Point => [420 + 40 * nth, 380 - 40 * nth]);
const ENDS: Point[] = [[390, 410], [610, 190]];

function hides(points: Point[], [left, top]: Point): boolean {
  return points.some(([x, y]) => x >= left && x <= left + CARD[0] && y >= top && y <= top + CARD[1]);
}

test('the card about a track lies above it where that hides none of it', () => {
  const level = slanting.map(([x]): Point => [x, 300]);
  expect(beside(level, [[390, 300], [610, 300]], CARD, ROOM)).toEqual([350, 180]);
});

test('it lies beside a track that runs slanting, and hides neither its spaces nor its ends', () => {
  expect(hides([...slanting, ...ENDS], beside(slanting, ENDS, CARD, ROOM))).toBe(false);
});

test('it stays on the board where a track lies at its edge', () => {
  const corner = slanting.map(([x, y]): Point => [x - 400, y - 200]);
  const [left, top] = beside(corner, [], CARD, ROOM);
  expect(left).toBeGreaterThanOrEqual(8);
  expect(top).toBeGreaterThanOrEqual(8);
  expect(hides(corner, [left, top])).toBe(false);
});
