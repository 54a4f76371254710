/** Tourist tokens: how their symbols look, where their stacks stand, and what can be done with them now. */
import { say } from '../../lib/words';
import type { Action, Facts } from '../../protocol';

interface Look {
  fill: string;
  edge: string;
  path: string;
}

/** Symbols in the order of the rules, each with a drawing of its own, as lines within 7 units around (0, 0). */
export const TOURISTS: Record<string, Look> = {
  bridge: { fill: '#b8402a', edge: '#6d1f12', path: 'M-7 3H7M-3.4 4.6V-5.4M3.4 4.6V-5.4M-3.4-5.2Q0 3.4 3.4-5.2M-3.4-5.2L-7 2M3.4-5.2L7 2M-1.2 3V.2M1.2 3V.2' },
  ship: { fill: '#2a6591', edge: '#143a57', path: 'M-6.4 1.6H6.4L4.4 5H-4.4zM0 1.6V-6.4M0-6.2L4.6-.6H0M-1.2-4.6L-4.8-.6H-1.2' },
  tram: { fill: '#8a5a16', edge: '#533405', path: 'M-6.2 3.2V-3.6H6.2V3.2zM-5-3.6L-4-5.6H4L5-3.6M-2.2-3.6V3.2M-6.2-.4H-2.2M0-2h2v2.4H0M4-2h.6v2.4H4M-4 5h2M2 5h2' },
  crab: { fill: '#c05f14', edge: '#73340a', path: 'M-3.8.6a3.8 2.8 0 1 0 7.6 0a3.8 2.8 0 1 0-7.6 0M-3.4-1L-5.8-3.4M3.4-1L5.8-3.4M-5.8-3.4C-7.4-5-5.6-6.6-4.4-5.4M5.8-3.4C7.4-5 5.6-6.6 4.4-5.4M-3.6 2L-6.4 3.6M-2.8 3L-4.6 5.4M3.6 2L6.4 3.6M2.8 3L4.6 5.4M-1.2-.2v.2M1.2-.2v.2' },
  seal: { fill: '#4d5a66', edge: '#262f37', path: 'M-6.4 4.6C-3.6 4.6-2.2 2.6-1.6 0C-1-3 .6-5.8 3.2-5.8C5-5.8 5.8-4.6 6.2-3.6L3.8-2.6C4 1 3.4 3.4 1.6 4.6zM1.2 1.4L4.8 4.6M3.4-4.2v.2M6-3.4L7-2.6' },
  tower: { fill: '#6a4c93', edge: '#3c2858', path: 'M-2.4 5.4V-3.6M2.4 5.4V-3.6M0 5.4V-3.6M-3.2-3.6H3.2V-5.8H-3.2zM-4.8 5.4H4.8' },
  flower: { fill: '#3c7a45', edge: '#1d4724', path: 'M-1.6-1a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M0-2.6C-3-4-1.6-6.6 0-6.6S3-4 0-2.6M1.4-1.6C2.8-4.6 5.6-3 5.4-1.4S3 1 1.4-.4M-1.4-1.6C-2.8-4.6-5.6-3-5.4-1.4S-3 1-1.4-.4M0 .6V6M0 4C1.6 2.6 3 2.6 4 3.2M0 5C-1.6 3.6-3 3.6-4 4.2' },
};

/** What a symbol shows, in words. */
export const inWords = (symbol: string): string => (symbol ? say(`tourist-${symbol}`) : '');

/** The place where the stack of a symbol stands. */
export function placeOf(facts: Facts, symbol: string | null | undefined): string {
  return Object.entries(facts.tourist_stacks ?? {}).find(([, [one]]) => one === symbol)?.[0] ?? '';
}

/** The actions by the place to press: where the chosen stack can be put, or from where a token can be taken. */
export function touristTargets(facts: Facts, actions: Action[], chosen: string | null): Map<string, Action> {
  const stacks = actions.filter((action) => action.kind === 'stack');
  const symbol = stacks.some((action) => action.token === chosen) ? chosen : stacks[0]?.token;
  const tokens = actions.filter((action) => action.kind === 'tourist');
  return new Map([
    ...stacks.filter((action) => action.token === symbol).map((action): [string, Action] => [action.place ?? '', action]),
    ...tokens.map((action): [string, Action] => [placeOf(facts, action.token), action]),
  ]);
}
