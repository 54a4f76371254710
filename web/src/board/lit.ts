/** What stands out on the board now: routes to claim, the way a ticket still needs, tickets to choose from. */
import type { Desk } from '../lib/desk.svelte';
import * as names from '../lib/names';
import { isSpecial } from '../lib/offers';
import { strangersByTrack } from '../lib/strangers';
import { say } from '../lib/words';
import { colours } from '../mechanisms';
import { progress, reached, type Cost, type Progress } from '../lib/progress';
import type { Board } from '../protocol';

export interface Line {
  key: string;
  a: string;
  b: string;
  kept: boolean;
}

export interface Lit {
  tracks: Set<number>; // can be claimed now: a thin outline
  bright: Set<number>; // those of them that are asked about just now: a full glow
  wished: Set<number>; // of the colour touched in the hand, but still out of reach: a faint one
  ways: number[];
  cities: Set<string>;
  lines: Line[];
  dim: boolean;
}

export interface TicketStand extends Progress {
  bullets: number; // bullet routes still to be claimed, which take no trains of one's own
  target: string; // the destination this is about
  points: number; // what it is worth
}

const FEW = 12; // tracks that may all glow without drowning the map
const RANK = { connected: 2, open: 1, cut_off: 0 };

/** How a ticket stands for a seat; of several destinations the dearest that is connected, else the nearest one. */
export function ticketProgress(desk: Desk, ticket: number): TicketStand {
  const { board, facts, me } = desk;
  const closed = new Set(facts.closed);
  const strangers = strangersByTrack(facts);
  const cost = (track: number): number => {
    if ((me !== null && facts.owner[track] === me) || strangers.get(track)?.forAll) return 0;
    return facts.owner[track] === undefined && !closed.has(track) && !strangers.has(track) ? board.tracks[track]!.trains : Infinity;
  };
  const stands = names.goals(board, ticket).map(([target, points]) => ({
    ...withoutBullets(desk, alongAll(board, [board.tickets[ticket]!.a, ...board.tickets[ticket]!.via, target], cost)),
    target,
    points,
  }));
  return stands.sort((one, other) => RANK[other.state] - RANK[one.state] || one.trains - other.trains || other.points - one.points)[0]!;
}

/** The way from place to place of a tour, where what one part needs serves the others too. */
function alongAll(board: Board, [first, second, ...more]: string[], cost: Cost): Progress {
  const way = progress(board, first!, second!, cost);
  if (!more.length || way.state === 'cut_off') return way;
  const rest = alongAll(board, [second!, ...more], (track) => (way.missing.includes(track) ? 0 : cost(track)));
  const used = rest.used.filter((track) => !way.missing.includes(track));
  return {
    state: rest.state === 'connected' ? way.state : rest.state,
    trains: way.trains + rest.trains,
    missing: [...way.missing, ...rest.missing],
    used: [...new Set([...way.used, ...used])],
  };
}

/** The same way with the trains that are one's own: bullet trains are of all. */
function withoutBullets({ board, facts }: Desk, way: Progress): Progress & { bullets: number } {
  if (!facts.bullet_trains || way.state !== 'open') return { ...way, bullets: 0 };
  const own = way.missing.filter((track) => !board.tracks[track]!.bullet);
  const trains = own.reduce((sum, track) => sum + board.tracks[track]!.trains, 0);
  return { ...way, trains, bullets: way.missing.length - own.length };
}

/** What a ticket still takes that can be connected. */
export function toGo(board: Board, { trains, bullets }: TicketStand): string {
  if (bullets) return say('web-ticket-bullets', { routes: bullets, count: trains });
  return say(board.ships ? 'web-ticket-pieces' : 'web-ticket-trains', { count: trains });
}

/** The places between which a ticket's lines are drawn: from the first to each destination, or from place to place of a tour. */
function legs(board: Board, number: number): [string, string][] {
  const { a, via } = board.tickets[number]!;
  const goals = names.goals(board, number).map(([b]) => b);
  const stops = via.length ? [a, ...via, ...goals] : [];
  return via.length ? stops.slice(1).map((b, at) => [stops[at]!, b]) : goals.map((b) => [a, b]);
}

/** The places of the board that a ticket speaks of. */
export function ticketPlaces(desk: Desk, ticket: number): string[] {
  const { a, via } = desk.board.tickets[ticket]!;
  return [a, ...via, ...names.goals(desk.board, ticket).map(([id]) => id)].flatMap((id) => reached(desk.board, id));
}

/** The two places between which a ticket's line is drawn: of a country's border points those that lie nearest. */
function nearest(desk: Desk, a: string, b: string): { a: string; b: string } {
  const at = new Map(desk.geometry.places.map((place) => [place.id, place]));
  const far = (one: string, other: string): number => Math.hypot(at.get(one)!.x - at.get(other)!.x, at.get(one)!.y - at.get(other)!.y);
  const pairs = reached(desk.board, a).flatMap((one) => reached(desk.board, b).map((other) => ({ a: one, b: other })));
  return pairs.sort((one, other) => far(one.a, one.b) - far(other.a, other.b))[0]!;
}

function choosing(desk: Desk): Line[] {
  const choice = desk.question?.tickets;
  if (!choice) return [];
  return choice.offered.flatMap((number) => {
    const kept = desk.picked.includes(number);
    return legs(desk.board, number).map(([a, b]) => ({ key: `${number}-${b}`, ...nearest(desk, a, b), kept }));
  });
}

/** Whether a colour touched in the hand is a track's own; locomotives belong to ferries. */
function ofColour(desk: Desk, track: number, colour: string): boolean {
  const { colour: printed, ferry } = desk.board.tracks[track]!;
  return colour === 'locomotive' ? ferry > 0 : (colours(desk.facts)[track] ?? printed) === colour;
}

/**
 * Of tracks that can be pressed those to show at full light: the one being paid for, the colour touched, the way of a
 * ticket. The few that a mechanism asks about, and those of a lesson that speaks of them, all are.
 */
function bright(desk: Desk, tracks: number[], way: number[]): Set<number> {
  const { touched } = desk;
  if ((isSpecial(desk.ways) && desk.ways.size <= FEW) || desk.table.lesson) return new Set(tracks);
  const asked = (track: number): boolean => track === desk.facts.claiming || track === desk.pointed || way.includes(track);
  return new Set(tracks.filter((track) => asked(track) || (touched !== null && ofColour(desk, track, touched))));
}

/** Free tracks of the colour touched that cannot be claimed now: without them a touch would often show nothing at all. */
function wished(desk: Desk, bright: Set<number>): Set<number> {
  const { board, facts, touched } = desk;
  if (touched === null || desk.mode || facts.claiming !== null) return new Set();
  const taken = new Set([...facts.closed, ...strangersByTrack(facts).keys(), ...bright]);
  const free = board.tracks.flatMap((_, track) => (facts.owner[track] === undefined && !taken.has(track) ? [track] : []));
  return new Set(free.filter((track) => ofColour(desk, track, touched)));
}

/** All that stands out for a seat. */
export function lit(desk: Desk): Lit {
  const lines = choosing(desk);
  const shown = desk.shownTicket;
  const way = shown === null ? null : ticketProgress(desk, shown);
  const payable = desk.asked ? (desk.question?.payable ?? null) : null; // while dice to roll again are chosen
  const tracks = payable ? [...payable] : [...desk.ways.keys()];
  const claiming = desk.facts.claiming;
  if (claiming !== null && desk.facts.owner[claiming] === undefined) tracks.push(claiming);
  const ends = shown === null ? [] : ticketPlaces(desk, shown);
  const full = bright(desk, desk.mode ? [] : tracks, way ? way.missing : []);
  return {
    tracks: new Set(desk.mode ? [] : tracks),
    bright: full,
    wished: wished(desk, full),
    ways: way ? [...way.missing, ...way.used] : [],
    cities: new Set([...ends, ...lines.flatMap(({ a, b }) => [a, b])]),
    lines,
    dim: tracks.length > 0 && !desk.mode && !payable,
  };
}
