/** Names of the things of a table, for a person to read: cards, dice, routes, tickets, places. */
import type { Board, TrackInfo } from '../protocol';
import { FACES, KINDS, TOKENS } from './palette';
import { listed, say } from './words';

type Counts = Record<string, number>;

export const kind = (name: string): string => say(`kind-${name}`);
export const monster = (name: string): string => say(`monster-${name}`);
export const face = (name: string): string => say(`face-${name}`);

function counted(prefix: string, order: string[], counts: Counts): string[] {
  return order.filter((name) => counts[name]).map((name) => say(`${prefix}-${name}`, { count: counts[name]! }));
}

/** Cards counted by kind: "2 red and 1 locomotive". */
export const cards = (counts: Counts): string => listed(counted('cards', KINDS, counts));

/** Dice counted by face: "2 Singles and 1 Wild". */
export const dice = (counts: Counts): string => listed(counted('dice', FACES, counts));

/** Tokens counted by type, or that there are none. */
export function tokens(counts: Counts): string {
  const parts = counted('tokens', TOKENS, counts);
  return parts.length ? listed(parts) : say('no-tokens');
}

/** A payment in cards or in dice and tokens of a type. */
export function payment(cost: Counts, token: string): string {
  const spent = cost['token'] ? [say(`tokens-${token}`, { count: cost['token'] })] : [];
  return listed([...counted('cards', KINDS, cost), ...counted('dice', FACES, cost), ...spent]);
}

export function place(board: Board, id: string): string {
  return board.places.find((here) => here.id === id)?.name ?? id;
}

export function places(board: Board, ids: string[]): string {
  return listed(ids.map((id) => place(board, id)));
}

/** The name of a track; tracks of a double route carry their number. */
export function route(board: Board, number: number): string {
  const track = board.tracks[number];
  if (!track) return String(number);
  const ends = { a: place(board, track.a), b: place(board, track.b) };
  return track.twins === 1 ? say('route', ends) : say('route-twin', { ...ends, number: track.ordinal });
}

const typeOf = (track: TrackInfo): string => (track.tunnel ? 'tunnel' : track.ferry ? 'ferry' : 'plain');

/** A track with all that decides its price and its points. */
export function routeDetail(board: Board, number: number, symbol: 'single' | 'double' | null): string {
  const track = board.tracks[number]!;
  const about = { route: route(board, number), type: typeOf(track), symbols: track.ferry, points: track.points };
  if (symbol) return say('route-detail-dice', { ...about, length: Math.min(track.length, 8), kind: symbol });
  return say('route-detail', { ...about, length: track.length, colour: kind(track.colour) });
}

/** The two places of a ticket. */
export function ends(board: Board, number: number): string {
  const ticket = board.tickets[number]!;
  return say('route', { a: place(board, ticket.a), b: place(board, ticket.b) });
}

/** A ticket: its places and its points. */
export function ticket(board: Board, number: number): string {
  return say('ticket', { ends: ends(board, number), points: board.tickets[number]!.points });
}

/** How an action's text names a track: for questions about it. */
export function claimText(track: TrackInfo): string {
  return `claim ${track.a} ${track.b}${track.twins > 1 ? ` #${track.ordinal}` : ''}`;
}
