/** Names of the things of a table, for a person to read: cards, dice, routes, tickets, places. */
import type { Board, Facts, TableInfo, TrackInfo } from '../protocol';
import { FACES, KINDS, TOKENS } from './palette';
import { sideOf } from './sides';
import { has, listed, say, type Arguments } from './words';

type Counts = Record<string, number>;

export const kind = (name: string): string => say(`kind-${name}`);
/** A card: "a red card"; those of two decks go by the name of their kind. */
export const card = (name: string): string => (has(`card-${name}`) ? say(`card-${name}`) : kind(name));
export const monster = (name: string): string => say(`monster-${name}`);
export const face = (name: string): string => say(`face-${name}`);

export function counted(prefix: string, order: string[], counts: Counts): string[] {
  const told = (name: string, count: number): string => (has(`${prefix}-${name}`) ? say(`${prefix}-${name}`, { count }) : `${count} × ${kind(name)}`);
  return order.filter((name) => counts[name]).map((name) => told(name, counts[name]!));
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

/** Tickets counted by deck: "3 regular tickets and 1 long ticket". */
export function deckTickets(counts: Counts): string {
  return listed(Object.entries(counts).map(([deck, count]) => say('tickets-of-deck', { deck, count })));
}

/** The name of a bot, and a sentence on how it plays; a bot nobody has described goes by its own name. */
export function bot(name: string | null): string {
  const level = /^level-(\d)$/.exec(name ?? '')?.[1];
  if (level) return say('web-level-name', { level });
  return has(`bot-${name}-name`) ? say(`bot-${name}-name`) : say('web-bot-plain', { name: name ?? '' });
}

export function botCharacter(name: string): string {
  if (name.startsWith('level-')) return say('web-level-character', { level: Number(name.slice('level-'.length)) });
  return has(`bot-${name}-character`) ? say(`bot-${name}-character`) : '';
}

/** A payment in cards or in dice and tokens of a type. */
export function payment(cost: Counts, token: string): string {
  const spent = cost['token'] ? [say(`tokens-${token}`, { count: cost['token'] })] : [];
  return listed([...counted('cards', KINDS, cost), ...counted('dice', FACES, cost), ...spent]);
}

/** The name of a board with one of its ticket sets; one that no language knows goes by the name it was given. */
export function board(map: string, set: string, given: string): string {
  const message = set === 'base' ? `board-${map}` : `board-${map}-${set}`;
  return has(message) ? say(message) : given;
}

/** The name of the board that a table plays on. */
export const playedOn = (table: Pick<TableInfo, 'map' | 'ticket_set' | 'map_name'>): string => board(table.map, table.ticket_set, table.map_name);

/** The kind of symbol a track takes with dice. */
export function symbol(known: Pick<Facts, 'double_tracks'>, track: number): 'single' | 'double' {
  return known.double_tracks?.includes(track) ? 'double' : 'single';
}

/** The name of a place, or of a country that a ticket names. */
export function place(board: Board, id: string): string {
  return (board.places.find((here) => here.id === id) ?? board.countries.find((here) => here.id === id))?.name ?? id;
}

/** The places that are one with a place: those of its country, if it has one. */
export function sameCountry(board: Board, id: string): string[] {
  const country = board.places.find((here) => here.id === id)?.country;
  return board.places.filter((here) => country && here.country === country).map((here) => here.id);
}

export function places(board: Board, ids: string[]): string {
  return listed(ids.map((id) => place(board, id)));
}

/** The name of a track; tracks of a double route say on which side they lie or, where no picture is known, their number. */
export function route(board: Board, number: number): string {
  const track = board.tracks[number];
  if (!track) return String(number);
  const ends = { a: place(board, track.a), b: place(board, track.b) };
  const side = sideOf(board, number);
  if (track.twins === 1) return say('route', ends);
  return side ? say('web-route-twin', { ...ends, side }) : say('route-twin', { ...ends, number: track.ordinal });
}

const typeOf = (track: TrackInfo): string => (track.tunnel ? 'tunnel' : track.ferry ? 'ferry' : 'plain');

/** A track with all that decides its price and its points; it may have another colour than the printed one by now. */
export function routeDetail(board: Board, number: number, symbol: 'single' | 'double' | null, colour?: string): string {
  const track = board.tracks[number]!;
  const shown = track.bed && !colour ? say('kind-bed') : kind(colour ?? track.colour);
  const about = { route: route(board, number), type: typeOf(track), symbols: track.ferry, points: track.points, colour: shown };
  return `${price(about, track, symbol)}${special(track, symbol)}`;
}

/** What is out of the ordinary about claiming a track. */
function special(track: TrackInfo, symbol: 'single' | 'double' | null): string {
  const notes: string[] = [];
  if (track.mountains) notes.push(say('web-track-mountains', { count: track.mountains, trains: track.trains }));
  if (track.bullet) notes.push(say('web-track-bullet', { spaces: track.length }));
  if (!symbol && !track.locomotives) notes.push(say('web-track-no-locomotives'));
  if (!symbol && track.substitute) {
    notes.push(say('web-track-substitute', { count: track.substitute, what: track.ferry ? 'locomotive' : 'card' }));
  }
  return notes.map((note) => ` ${note}`).join('');
}

function price(about: Arguments, track: TrackInfo, symbol: 'single' | 'double' | null): string {
  if (symbol) return say('route-detail-dice', { ...about, length: track.symbols, kind: symbol });
  return say('route-detail', { ...about, length: track.length });
}

/** The destinations of a ticket with what each is worth, the dearest first. */
export function goals(board: Board, number: number): [string, number][] {
  const { b, points, more } = board.tickets[number]!;
  return Object.entries({ [b]: points, ...more }).sort(([, one], [, other]) => other - one);
}

/** What a ticket is worth: one number, or from the least to the most. */
export function worth(board: Board, number: number): string {
  const { in_order } = board.tickets[number]!;
  const values = [...(in_order ? [in_order] : []), ...goals(board, number).map(([, points]) => points)];
  return values.length === 1 ? String(values[0]) : `${values.at(-1)}–${values[0]}`;
}

/** The places of a ticket; where it has several destinations each says what it is worth. */
export function ends(board: Board, number: number): string {
  const ticket = board.tickets[number]!;
  const all = goals(board, number).map(([id, points]) => say('web-goal', { place: place(board, id), points }));
  const end = all.length > 1 ? all.join(' · ') : place(board, ticket.b);
  return [ticket.a, ...ticket.via].reduceRight((b, a) => say('route', { a: place(board, a), b }), end); // a tour names all its places
}

/** A ticket: its places and its points, of which a race has none. */
export function ticket(board: Board, number: number): string {
  if (board.race) return ends(board, number);
  const several = goals(board, number).length > 1;
  return several ? ends(board, number) : say('ticket', { ends: ends(board, number), points: board.tickets[number]!.points });
}

/** How an action's text names a track: for questions about it. */
export function claimText(track: TrackInfo): string {
  return `claim ${track.a} ${track.b}${track.twins > 1 ? ` #${track.ordinal}` : ''}`;
}
