/** Where a board has room for a name: within its sheet, on no space and on nothing that no name may cover. */
import type { Geometry } from '../protocol';
import type { Box } from './ground';

const CELL = 60; // of the grid in which spaces are looked up, in units of the board
const POINT = 4; // units between the points of which one that is taken rules a box out at once

interface Space {
  x: number;
  y: number;
  cos: number;
  sin: number;
  long: number;
  wide: number;
}

export const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How far a point is from a box. */
export function gap(box: Box, { x, y }: { x: number; y: number }): number {
  const aside = x < box.left ? box.left - x : x > box.right ? x - box.right : 0;
  const above = y < box.top ? box.top - y : y > box.bottom ? y - box.bottom : 0;
  return Math.sqrt(aside * aside + above * above); // Math.hypot takes many times as long
}

/** Whether a box touches a space: no side of either lies between them. */
function covers(box: Box, space: Space): boolean {
  const halfX = (box.right - box.left) / 2, halfY = (box.bottom - box.top) / 2;
  const dx = space.x - box.left - halfX, dy = space.y - box.top - halfY;
  const { cos, sin, long, wide } = space;
  const [c, s] = [Math.abs(cos), Math.abs(sin)];
  return (
    Math.abs(dx) < halfX + c * long + s * wide &&
    Math.abs(dy) < halfY + s * long + c * wide &&
    Math.abs(dx * cos + dy * sin) < long + c * halfX + s * halfY &&
    Math.abs(dy * cos - dx * sin) < wide + s * halfX + c * halfY
  );
}

function spacesOf(geometry: Geometry): Space[] {
  return geometry.tracks.flatMap(({ spaces, space }) =>
    spaces.map(([x, y, angle]) => {
      const turn = (angle * Math.PI) / 180;
      return { x, y, cos: Math.cos(turn), sin: Math.sin(turn), long: space[0] / 2, wide: space[1] / 2 + 1 };
    }),
  );
}

/** Points of a board that are taken, counted so that those in a box cost four looks. */
class Points {
  readonly #columns: number;
  readonly #rows: number;
  readonly #sums: Uint32Array; // of all points above and to the left of one

  constructor(width: number, height: number, spaces: Space[], firm: Box[]) {
    this.#columns = Math.ceil(width / POINT) + 1;
    this.#rows = Math.ceil(height / POINT) + 1;
    this.#sums = new Uint32Array((this.#columns + 1) * (this.#rows + 1));
    const inside = ({ x, y, cos, sin, long, wide }: Space, px: number, py: number): boolean =>
      Math.abs((px - x) * cos + (py - y) * sin) < long && Math.abs((py - y) * cos - (px - x) * sin) < wide;
    for (const space of spaces) {
      const far = space.long + space.wide;
      this.#mark({ left: space.x - far, right: space.x + far, top: space.y - far, bottom: space.y + far }, (x, y) => inside(space, x, y));
    }
    for (const box of firm) this.#mark(box, () => true);
    this.#sum();
  }

  #mark(box: Box, taken: (x: number, y: number) => boolean): void {
    const [left, right, top, bottom] = this.#within(box);
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) if (taken(column * POINT, row * POINT)) this.#sums[this.#at(column + 1, row + 1)] = 1;
    }
  }

  #sum(): void {
    for (let row = 1; row <= this.#rows; row++) {
      for (let column = 1, line = 0; column <= this.#columns; column++) {
        line += this.#sums[this.#at(column, row)]!;
        this.#sums[this.#at(column, row)] = line + this.#sums[this.#at(column, row - 1)]!;
      }
    }
  }

  #at(column: number, row: number): number {
    return row * (this.#columns + 1) + column;
  }

  /** The first and last column and row of points that lie within a box. */
  #within({ left, right, top, bottom }: Box): [number, number, number, number] {
    const first = (at: number): number => Math.max(0, Math.floor(at / POINT) + 1);
    const last = (at: number, count: number): number => Math.min(count - 1, Math.ceil(at / POINT) - 1);
    return [first(left), last(right, this.#columns), first(top), last(bottom, this.#rows)];
  }

  taken(box: Box): boolean {
    const [left, right, top, bottom] = this.#within(box), sums = this.#sums;
    if (right < left || bottom < top) return false;
    return sums[this.#at(right + 1, bottom + 1)]! - sums[this.#at(left, bottom + 1)]! - sums[this.#at(right + 1, top)]! + sums[this.#at(left, top)]! > 0;
  }
}

const cell = (column: number, row: number): number => 4096 * (row + 8) + column + 8;

export class Room {
  readonly #cells = new Map<number, Space[]>();
  readonly #points: Points;

  constructor(readonly geometry: Geometry, readonly firm: Box[]) {
    const spaces = spacesOf(geometry);
    this.#points = new Points(geometry.width, geometry.height, spaces, firm);
    for (const one of spaces) {
      const key = cell(Math.floor(one.x / CELL), Math.floor(one.y / CELL)), there = this.#cells.get(key);
      there ? there.push(one) : this.#cells.set(key, [one]);
    }
  }

  /** Whether a name has room in a box. */
  fits(box: Box): boolean {
    const { width, height } = this.geometry;
    if (box.left <= 0 || box.top <= 0 || box.right >= width || box.bottom >= height) return false;
    return !this.#points.taken(box) && !this.firm.some((other) => meet(box, other)) && !this.#touched(box);
  }

  #touched(box: Box): boolean {
    for (let column = Math.floor(box.left / CELL) - 1; column <= Math.floor(box.right / CELL) + 1; column++) {
      for (let row = Math.floor(box.top / CELL) - 1; row <= Math.floor(box.bottom / CELL) + 1; row++) {
        if (this.#cells.get(cell(column, row))?.some((space) => covers(box, space))) return true;
      }
    }
    return false;
  }
}
