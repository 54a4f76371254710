/** The points of seats and the tickets they hold: how they stand, and once the game is over how they were scored. */
import type { TicketScore } from '../protocol';
import { ticketProgress, toGo, type TicketStand } from '../board/lit';
import type { Desk } from './desk.svelte';
import * as names from './names';
import { piecesOf } from '../mechanisms';
import { say } from './words';

export interface Held {
  ticket: number;
  state: 'connected' | 'open' | 'cut_off';
  words: string;
  worth: string; // what is printed on it, what it is worth by now, or what it brought
  most: number;
}

/** The points a seat has: those of its routes, in a race its completed tickets, and once the game is over all that was scored. */
export function points(desk: Desk, seat: number): number {
  const { completed, coast_to_coast } = desk.facts;
  if (completed && !desk.ending) return (completed[seat]?.length ?? 0) + Number(coast_to_coast?.[seat] ?? false);
  return desk.ending?.scores.find((score) => score.seat === seat)?.total ?? desk.facts.route_points[seat] ?? 0;
}

/** A ticket that a seat holds. */
export function held(desk: Desk, ticket: number): Held {
  const scores = desk.ending?.scores.find((score) => score.seat === desk.me)?.each_ticket;
  const score = scores?.find((one) => one.ticket === ticket);
  return { ticket, most: desk.board.tickets[ticket]!.points, ...(score ? scored(desk, score) : standing(desk, ticket)) };
}

function scored(desk: Desk, score: TicketScore): Pick<Held, 'state' | 'words' | 'worth'> {
  const words = score.fulfilled ? connected(desk, score.ticket, score.target) : say('web-ticket-failed');
  return {
    state: score.fulfilled ? 'connected' : 'cut_off',
    words: words + (score.halved ? halved('web-ticket-halved', desk, score.chaos) : ''),
    worth: desk.board.race ? '' : String(score.points).replace('-', '−'),
  };
}

function standing(desk: Desk, ticket: number): Pick<Held, 'state' | 'words' | 'worth'> {
  const stand = ticketProgress(desk, ticket);
  const chaos = desk.view.halved.find((one) => one.ticket === ticket && one.goal === stand.target)?.chaos ?? [];
  return {
    state: stand.state,
    words: progress(desk, ticket, stand) + ofTour(desk, ticket, stand) + halved(desk.board.race ? 'web-ticket-waits' : 'web-ticket-half', desk, chaos),
    worth: desk.board.race ? '' : stand.state === 'connected' ? String(stand.points) : names.worth(desk.board, ticket),
  };
}

const several = (desk: Desk, ticket: number): boolean => Object.keys(desk.board.tickets[ticket]!.more).length > 0;

function connected(desk: Desk, ticket: number, target: string): string {
  return several(desk, ticket) ? say('web-ticket-connected-to', { place: names.place(desk.board, target) }) : say('web-ticket-connected');
}

function progress(desk: Desk, ticket: number, stand: TicketStand): string {
  const { state, trains, target } = stand;
  const left = desk.me === null ? 0 : piecesOf(desk.facts, desk.me);
  if (state === 'connected') return connected(desk, ticket, target);
  if (state === 'cut_off') return say('web-ticket-cut-off');
  if (trains > left) return say(desk.board.ships ? 'web-ticket-pieces-too-far' : 'web-ticket-too-far', { count: trains });
  if (!several(desk, ticket)) return toGo(desk.board, stand);
  return say('web-ticket-trains-to', { count: trains, place: names.place(desk.board, target) });
}

/** What a tour that is not joined yet may bring and cost. */
export function ofTour(desk: Desk, ticket: number, { state }: TicketStand): string {
  const { in_order, penalty } = desk.board.tickets[ticket]!;
  return in_order && state !== 'connected' ? ` · ${say('web-tour-worth', { best: in_order, penalty })}` : '';
}

function halved(message: string, desk: Desk, chaos: string[]): string {
  return chaos.length ? ` · ${say(message, { places: names.places(desk.board, chaos) })}` : '';
}
