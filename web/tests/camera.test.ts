/** What part of a board is in sight: all of it where it fits, and what a question is about beside the question. */
import { describe, expect, it } from 'vitest';
import { Camera } from '../src/board/camera.svelte';

const EDGE = 40;
const corners = [{ x: 0, y: 0 }, { x: 1000, y: 800 }];

/** A camera on a screen that is 400 px wide, for a board whose sheet then is 400 by 326 px large. */
function camera(height: number): Camera {
  const made = new Camera(1000, 800, EDGE);
  made.resize(400, height);
  return made;
}

const top = ({ y, scale }: Camera): number => y - EDGE * scale;

describe('a board that fits above a question', () => {
  it('lies clear of the buttons above it, whatever the question is about', () => {
    const shown = camera(640);
    shown.rail(46, 42);
    shown.cover(250, true);
    shown.show([{ x: 100, y: 700 }, { x: 900, y: 795 }]);
    expect(shown.above).toBeGreaterThan(0);
    expect(top(shown)).toBeGreaterThanOrEqual(shown.above);
    expect(top(shown) + shown.sheetHeight * shown.scale).toBeLessThanOrEqual(390);
  });
  it('does not move for what is near the question', () => {
    const shown = camera(640);
    shown.cover(300);
    const before = [shown.x, shown.y, shown.scale];
    shown.show(corners);
    expect([shown.x, shown.y, shown.scale]).toEqual(before);
  });
});

describe('places that can be pressed', () => {
  const low = (): Camera => {
    const tall = new Camera(1200, 1800, EDGE);
    tall.resize(540, 287);
    return tall;
  };
  const ends = [{ x: 600, y: 900 }, { x: 600, y: 1790 }];

  it('are all brought into sight', () => {
    const shown = low();
    expect(shown.cut.bottom).toBe(true);
    shown.offer(ends);
    expect(shown.cut.bottom).toBe(false);
  });
  it('leave the board to whoever has moved it, as long as some of them are in sight', () => {
    const moved = low();
    moved.pan(0, -1);
    moved.offer(ends);
    expect(moved.cut.bottom).toBe(true);
    moved.offer(ends.slice(1));
    expect(moved.y + 1790 * moved.scale).toBeLessThan(287);
  });
});

describe('on a small screen', () => {
  it('a wide board is shown whole, however low it becomes: its middle would leave out both ends', () => {
    const wide = new Camera(2400, 1200, EDGE);
    for (const height of [380, 420]) {
      wide.resize(390, height);
      expect(wide.cut).toEqual({ left: false, right: false, top: false, bottom: false });
    }
  });
  it('a tall board on a low screen is shown large enough to read, and clear of the buttons beside it', () => {
    const tall = new Camera(1200, 1500, EDGE);
    tall.resize(540, 287);
    tall.rail(46, 42);
    expect(tall.nearer).toBe(true);
    expect(tall.cut.bottom).toBe(true);
    expect(tall.x + (tall.boardWidth + EDGE) * tall.scale).toBeLessThanOrEqual(540 - tall.beside + 0.01);
  });
});
