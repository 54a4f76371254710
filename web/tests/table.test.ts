/** What the parts of a table show: the log, dice, points and tickets. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Desk } from '../src/lib/desk.svelte';
import type { GameEvent } from '../src/protocol';
import { held, points } from '../src/lib/held';
import { learn } from '../src/lib/words';
import { rolledDice } from '../src/table/rolled';
import { latestTurnFirst, logLine, toldOf } from '../src/table/turns';
import { localeText } from './locale';

beforeAll(() => learn('en', localeText('en')));

describe('the log', () => {
  it('puts the head of a turn over what was done in it', () => {
    const texts = ['The game begins', 'Turn 1: Ada', 'Ada draws', 'Ada draws again', 'Turn 2: Bob', 'Bob claims'];
    const lines = texts.map((text, key) => ({ key, text, turn: text.startsWith('Turn'), seat: null }));
    expect(latestTurnFirst(lines).map((line) => line.text)).toEqual([
      'Turn 2: Bob', 'Bob claims', 'Turn 1: Ada', 'Ada draws', 'Ada draws again', 'The game begins',
    ]);
  });
  it('tells in one line all that is dealt before the first turn', () => {
    const told = (name: string, seat: number | null, args: GameEvent['arguments'] = {}): GameEvent => ({ name, seat, arguments: args });
    const dealt = [told('game_started', 0, { players: 2 }), ...[0, 0, 1, 1].map((seat) => told('card_drawn', seat)), told('turn_started', 0, { turn: 1 }), told('card_drawn', 1)];
    const scene = { board: {}, table: { seats: [{ name: 'Ada' }, { name: 'Bob' }] }, double_tracks: null, me: 0 } as unknown as Parameters<typeof logLine>[0];
    const lines = dealt.map((_, index) => logLine(scene, dealt, index, 5)?.text).filter(Boolean);
    expect(lines).toEqual(['A game for 2 begins. You go first. Everybody is dealt 2 train cards.', 'Turn 1: you.', 'Bob draws a card from the deck.']);
    expect(toldOf(scene, dealt, 0, 4)).toBe(lines[0]);
    expect(toldOf(scene, dealt, 3, 4)).toBe(lines[0]); // nothing new is told of what is dealt: the last sentence stands
    expect(toldOf(scene, dealt, 5, 6)).toBe('Turn 1: you. Bob draws a card from the deck.');
  });
});

describe('dice', () => {
  const event = (name: string, args: Record<string, number>): GameEvent => ({ name, seat: 0, arguments: args });
  const keys = (events: GameEvent[], dice: Record<string, number>): string[] => rolledDice(events, dice).map((die) => die.key);
  const first = event('dice_rolled', { single: 2, double: 1, station: 1, wild: 1 });
  const before = keys([first], { single: 2, double: 1, station: 1, wild: 1 });

  it('lie still when they are kept, and when others are paid with', () => {
    const kept = [first, event('dice_rerolled', { count: 0 }), event('dice_stand', { single: 2, double: 1, station: 1, wild: 1 })];
    expect(keys(kept, { single: 2, double: 1, station: 1, wild: 1 })).toEqual(before);
    const paid = [...kept, event('route_claimed_with_dice', { track: 0, dice: 2, wilds: 0, tokens: 0 })];
    expect(keys(paid, { double: 1, station: 1, wild: 1 })).toEqual(before.slice(2));
  });
  it('roll only where they are rolled again, also if the same comes up', () => {
    const better = [first, event('dice_rerolled', { count: 1 }), event('dice_stand', { single: 2, double: 1, wild: 2 })];
    const after = keys(better, { single: 2, double: 1, wild: 2 });
    expect(after.filter((key) => !before.includes(key))).toHaveLength(1);
    const same = [first, event('dice_rerolled', { count: 1 }), event('dice_stand', { single: 2, double: 1, station: 1, wild: 1 })];
    const again = keys(same, { single: 2, double: 1, station: 1, wild: 1 });
    expect(again.filter((key) => !before.includes(key))).toHaveLength(1);
  });
  it('all roll in a new turn', () => {
    const next = keys([first, event('turn_started', { turn: 2 }), first], { single: 2, double: 1, station: 1, wild: 1 });
    expect(next.filter((key) => before.includes(key))).toEqual([]);
  });
});

describe('after the end', () => {
  const each_ticket = [
    { ticket: 0, points: 7, fulfilled: true, target: 'b', halved: 0, chaos: [] },
    { ticket: 1, points: -4, fulfilled: false, target: 'c', halved: 1, chaos: ['c'] },
  ];
  const told = {
    facts: { route_points: [40, 38], owner: {}, closed: [], trains: [2, 1], monsters: null },
    ending: { scores: [{ seat: 0, total: 43, each_ticket }, { seat: 1, total: 61, each_ticket: [] }] },
  };
  const desk = (ending: boolean): Desk =>
    ({
      me: 0,
      ending: ending ? told.ending : null,
      facts: told.facts,
      view: { halved: [{ ticket: 1, goal: 'c', chaos: ['c'] }] },
      table: { seats: [{}, {}], options: {} },
      board: {
        places: ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase(), country: null })),
        countries: [],
        tracks: [{ a: 'a', b: 'c', length: 6, trains: 6, twins: 1, ferry: 0 }],
        tickets: [{ a: 'a', b: 'b', points: 7, more: {}, via: [], in_order: 0 }, { a: 'a', b: 'c', points: 8, more: {}, via: [], in_order: 0 }],
      },
    }) as unknown as Desk;

  it('the players have all points that were scored', () => {
    expect([points(desk(true), 0), points(desk(true), 1)]).toEqual([43, 61]);
    expect(points(desk(false), 0)).toBe(40);
  });
  it('a ticket says how it was scored, not what it still needs', () => {
    expect(held(desk(false), 1).words).toBe('6 more trains, more than you have · counts half now: a monster is in C');
    expect(held(desk(false), 0).words).not.toContain('half');
    expect(held(desk(true), 1)).toMatchObject({ state: 'cut_off', words: 'not connected · halved: a monster was in C', worth: '−4' });
    expect(held(desk(true), 0)).toMatchObject({ state: 'connected', words: 'connected', worth: '7' });
  });
});
