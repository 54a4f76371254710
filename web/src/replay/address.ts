/** The moment of a game in an address: `#move=57&seat=open`; with `review` the game is reviewed at once. */
import type { Perspective } from '../protocol';

export interface Wanted {
  move: number;
  seat: Perspective | null;
  review: boolean;
}

const SEATS: readonly string[] = ['open', 'spectator', '0', '1', '2', '3', '4', '5'] satisfies Perspective[];

/** What an address asks for; what it says amiss counts as not said. */
export function wanted(hash: string): Wanted {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const seat = said.get('seat') ?? '';
  const move = /^\d{1,6}$/.test(said.get('move') ?? '') ? Number(said.get('move')) : 0;
  return { move, seat: SEATS.includes(seat) ? (seat as Perspective) : null, review: said.has('review') };
}

/** The end of the address at which a game is reviewed. */
export const REVIEW = '#review=now';

/** The end of the address of a moment. */
export const hashOf = (move: number, seat: Perspective): string => `#move=${move}&seat=${seat}`;

/** The end of the address of a moment with the review beside it. */
export const reviewedAt = (move: number, seat: number): string => `${hashOf(move, String(seat) as Perspective)}&review=now`;
