/** Where a card about a track lies: near its middle, and off its spaces and ends as far as there is room. */
type Point = [number, number];

const GAP = 20; // pixels between the middle of a track and its card
const CLEAR = 12; // pixels that a space or an end keeps from it
// Above and below are nearest to where a pointer looks; the corners fit beside tracks that run slanting.
const SIDES: Point[] = [[0, -1], [0, 1], [-1, -1], [1, -1], [-1, 1], [1, 1], [1, 0], [-1, 0]];

/** The upper left corner of a card of a size in a room of a size, both as width and height. */
export function beside(spaces: Point[], ends: Point[], card: Point, room: Point): Point {
  const middle = spaces[Math.floor(spaces.length / 2)]!;
  const places = SIDES.map((side) => at(middle, side, card, room));
  const hidden = places.map((place) => covered([...spaces, ...ends], place, card));
  return places[hidden.indexOf(Math.min(...hidden))]!;
}

function at(middle: Point, side: Point, card: Point, room: Point): Point {
  const along = (axis: 0 | 1): number => middle[axis] - card[axis] / 2 + side[axis] * (card[axis] / 2 + GAP);
  const kept = (axis: 0 | 1): number => Math.max(8, Math.min(room[axis] - card[axis] - 8, along(axis)));
  return [kept(0), kept(1)];
}

function covered(points: Point[], [left, top]: Point, [width, height]: Point): number {
  return points.filter(([x, y]) => x > left - CLEAR && x < left + width + CLEAR && y > top - CLEAR && y < top + height + CLEAR).length;
}
