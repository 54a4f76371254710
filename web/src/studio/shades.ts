/** A board coloured by what happened in the games of a study. */
import type { StudyResult, TicketFigures } from '../protocol';
import type { BoardFile, TicketFile } from './file';

export type Shading = 'claimed' | 'when' | 'lift' | 'tickets';

export interface TicketShade {
  a: string;
  b: string;
  colour: string;
  wide: number;
}

export interface Shades {
  tracks: (string | null)[];
  places: number[]; // traffic, from 0 to 1
  tickets: TicketShade[];
}

const THIN = 3, WIDER = 1, WIDEST = 15; // of the line of a ticket; how much a point that it brings or costs adds

const clamp = (value: number): number => Math.min(Math.max(value, 0), 1);

/** A colour from one end of a scale to the other; both are told apart without colour vision by their lightness. */
const mixed = (share: number, low: string, high: string): string => `color-mix(in oklab, ${high} ${Math.round(100 * clamp(share))}%, ${low})`;

/** The colour of a track: how often it is claimed, how early, or what it adds to its owner's chance. */
function trackShade({ claimed, when, lift }: StudyResult['tracks'][number], by: Shading): string | null {
  if (by === 'claimed') return claimed.value === null ? null : mixed(claimed.value, '#f3e3a1', '#9a291c');
  if (by === 'when') return when.value === null ? null : mixed(when.value, '#9a291c', '#f3e3a1');
  if (by === 'lift') return lift.value === null ? null : mixed(0.5 + 2 * lift.value, '#7d4fa3', '#28612f');
  return null;
}

/** A ticket as a line: its colour tells how often it is fulfilled, its width how many points it brings or costs. */
function ticketShade({ fulfilled, brought }: TicketFigures, ticket: TicketFile | undefined): TicketShade[] {
  if (!ticket || fulfilled.value === null) return [];
  const wide = Math.min(THIN + WIDER * Math.abs(brought.value ?? 0), WIDEST);
  return [{ a: ticket.a, b: ticket.b, colour: mixed(fulfilled.value, '#8a1f14', '#9fd08a'), wide }];
}

/** The colours of a result. */
export function shadesOf(result: StudyResult, board: BoardFile, by: Shading): Shades {
  const tickets = by === 'tickets' ? result.tickets.flatMap((figures, index) => ticketShade(figures, board.tickets[index])) : [];
  const places = by === 'tickets' ? [] : result.places.map(({ reached }) => clamp(reached.value ?? 0));
  return { tracks: result.tracks.map((figures) => trackShade(figures, by)), places, tickets };
}
