/** A game that is looked at again: its moments put together, the steps through it, and the address of a moment. */
import { describe, expect, it } from 'vitest';
import type { GameEvent, Replay, TableInfo } from '../src/protocol';
import { hashOf, REVIEW, wanted } from '../src/replay/address';
import { Playback, Side } from '../src/replay/playback.svelte';

const happened = (name: string, seat: number | null = 0): GameEvent => ({ name, seat, arguments: {} });
const start = { turn: 0, to_move: 0, phase: 'tickets', deck_size: 9, hands: [{ red: 1 }, {}], held: [[4], []], choosing: [[], [7]] };
const replay = {
  perspective: 'open',
  players: 2,
  ending: null,
  moments: [
    { seat: null, events: [happened('game_started', null), happened('card_drawn')], changes: start },
    { seat: 0, events: [], changes: {} },
    { seat: 1, events: [happened('turn_started')], changes: { turn: 1, phase: 'action' } },
    { seat: 0, events: [happened('card_drawn')], changes: { deck_size: 8, hands: [{ red: 2 }, {}] } },
    { seat: 0, events: [happened('card_drawn'), happened('turn_started', 1)], changes: { deck_size: 7, turn: 2, to_move: 1 } },
  ],
} as unknown as Replay;
const playback = (): Playback => new Playback({ seats: [] } as unknown as TableInfo, replay);

describe('a replay', () => {
  it('puts each moment together from what changed', () => {
    const game = playback();
    game.go(3);
    expect(game.facts).toMatchObject({ turn: 1, phase: 'action', deck_size: 8, to_move: 0 });
    game.go(0);
    expect(game.facts).toMatchObject({ turn: 0, deck_size: 9 });
  });

  it('stays between its ends, whatever number it is given', () => {
    const game = playback();
    for (const [asked, got] of [[-5, 0], [99, 4], [Number.NaN, 0], [Infinity, 0], [2.4, 2]] as const) {
      game.go(asked);
      expect(game.at).toBe(got);
    }
  });

  it('steps over decisions of which nothing is told, and from turn to turn', () => {
    const game = playback();
    game.step(1);
    expect(game.at).toBe(2);
    game.step(-1);
    expect(game.at).toBe(0);
    expect(game.turns.map(({ turn, seat, move }) => [turn, seat, move])).toEqual([[0, 0, 0], [1, 0, 2], [2, 1, 4]]);
    game.stepTurn(1);
    game.stepTurn(1);
    expect([game.at, game.turn.turn]).toEqual([4, 2]);
    game.stepTurn(-1);
    expect(game.at).toBe(2);
  });

  it('knows which events belong to a moment', () => {
    const game = playback();
    game.goToEvent(4);
    expect([game.at, game.since, game.event]).toEqual([4, 4, 5]);
    expect(game.events).toHaveLength(6);
    game.goToEvent(1);
    expect([game.at, game.since, game.event]).toEqual([0, 0, 1]);
  });

  it('shows a side where everything is open', () => {
    const game = playback();
    game.go(3);
    expect(new Side(game, 0).view.facts).toMatchObject({ hand: { red: 2 }, tickets: [4], offered: [] });
    expect(new Side(game, 1).view.facts).toMatchObject({ hand: {}, tickets: [], offered: [7] });
    expect(new Side(game, 1).view.question).toBeNull();
  });
});

describe('the address of a moment', () => {
  it('is read as it was written', () => {
    expect(wanted(hashOf(57, 'open'))).toEqual({ move: 57, seat: 'open', review: false });
    expect(wanted(REVIEW)).toEqual({ move: 0, seat: null, review: true });
    expect(wanted('#seat=2&move=3')).toEqual({ move: 3, seat: '2', review: false });
  });

  it('counts what is amiss as not said', () => {
    for (const hash of ['', '#', '#move=-1&seat=6', '#move=1e9&seat=all', '#move=&seat=', '#%']) expect(wanted(hash)).toEqual({ move: 0, seat: null, review: false });
  });
});
