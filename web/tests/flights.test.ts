import { afterEach, describe, expect, it, vi } from 'vitest';
import { flightsOf } from '../src/motion/flights';
import type { GameEvent } from '../src/protocol';

class Box {
  constructor(readonly x: number, readonly y: number, readonly width: number, readonly height: number) {}
  get left() { return this.x; }
  get right() { return this.x + this.width; }
  get top() { return this.y; }
  get bottom() { return this.y + this.height; }
}

/** A page on which only some things are seen. */
function page(seen: Record<string, Box>): void {
  const querySelector = (selector: string) => (seen[selector] ? { getBoundingClientRect: () => seen[selector] } : null);
  vi.stubGlobal('document', { querySelector });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('DOMRect', Box);
}

const DESK = {
  '[data-act=draw]': new Box(300, 700, 46, 62),
  '[data-act=take]:nth-child(2)': new Box(100, 700, 46, 62),
  'section.hand': new Box(400, 700, 300, 62),
  '[data-act=hand][data-kind=red]': new Box(400, 700, 46, 62),
  '.players > li:nth-child(1)': new Box(900, 60, 300, 60),
  '.players > li:nth-child(2)': new Box(900, 130, 300, 60),
  'main.board': new Box(0, 50, 880, 600),
  '[data-track="7"]': new Box(200, 200, 100, 40),
};
const event = (name: string, seat: number | null, given: Record<string, unknown>): GameEvent => ({ name, seat, arguments: given }) as unknown as GameEvent;

describe('cards that fly', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('from the display to the hand, and from the deck to the slot', () => {
    page(DESK);
    const [taken, turned] = flightsOf([event('card_taken', 0, { kind: 'red', slot: 1 }), event('card_turned_up', null, { kind: 'blue', slot: 1 })], 0);
    expect([taken!.from.x, taken!.to.x, taken!.hidden]).toEqual([100, 400, false]);
    expect([turned!.from.x, turned!.to.x, turned!.hidden, turned!.delay > taken!.delay]).toEqual([300, 100, true, true]);
  });

  it('to the line of another seat, face down where nobody may know', () => {
    page(DESK);
    const [drawn] = flightsOf([event('card_drawn', 1, {})], 0);
    expect([drawn!.kind, drawn!.from.x, drawn!.to.y]).toEqual([null, 300, 130]);
  });

  it('on a phone to where the move of another seat is told', () => {
    const { '.players > li:nth-child(2)': _, ...phone } = DESK;
    page({ ...phone, '.moves': new Box(0, 60, 390, 40) });
    expect(flightsOf([event('card_drawn', 1, {})], 0)[0]!.to.y).toBe(60);
  });

  it('from the hand to the track that they pay for, one for each card', () => {
    page(DESK);
    const paid = flightsOf([event('route_claimed', 0, { track: 7, kind: 'red', cards: 2, locomotives: 1 })], 0);
    expect(paid.map(({ kind }) => kind)).toEqual(['red', 'red', 'locomotive']);
    expect(paid.map(({ from }) => from.width)).toEqual([46, 46, 300]); // the last locomotive leaves an empty place in the hand
    expect(new Set(paid.map(({ to }) => `${to.x + to.width / 2} ${to.y + to.height / 2}`))).toEqual(new Set(['250 220']));
  });

  it('to no track that the board does not show', () => {
    page({ ...DESK, '[data-track="7"]': new Box(1000, 200, 100, 40) });
    expect(flightsOf([event('route_claimed', 0, { track: 7, kind: 'red', cards: 2, locomotives: 0 })], 0)).toEqual([]);
  });

  it('never more than eight at once', () => {
    page(DESK);
    expect(flightsOf(Array.from({ length: 12 }, () => event('card_drawn', 0, { kind: 'red' })), 0)).toHaveLength(8);
  });
});
