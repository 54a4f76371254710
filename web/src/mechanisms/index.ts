/** The mechanisms that the page knows, found by their folders. */
import type { Component } from 'svelte';
import type { Desk } from '../lib/desk.svelte';
import type { Offers } from '../lib/offers';
import type { Action, Facts, TrackInfo } from '../protocol';
import type { AtPlace, Count, Deck, Mechanism } from './mechanism';

type Shown = Component<{ desk: Desk }>;
type OfRoute = Component<{ desk: Desk; track: number }>;
type OfSpace = Component<{ long: number; wide: number; track: Partial<TrackInfo> }>;
type OfSeat = Component<{ desk: Desk; seat: number }>;
type OfPlace = Component<AtPlace>;

const found = import.meta.glob<Mechanism>('./*/index.ts', { eager: true, import: 'mechanism' });
const asking = import.meta.glob<Shown>('./*/Ask.svelte', { eager: true, import: 'default' });
const offering = import.meta.glob<Shown>('./*/Offer.svelte', { eager: true, import: 'default' });
const seats = import.meta.glob<OfSeat>('./*/Seat.svelte', { eager: true, import: 'default' });
const routes = import.meta.glob<OfRoute>('./*/Route.svelte', { eager: true, import: 'default' });
const places = import.meta.glob<OfPlace>('./*/Place.svelte', { eager: true, import: 'default' });
const spaces = import.meta.glob<OfSpace>('./*/Space.svelte', { eager: true, import: 'default' });
const tables = import.meta.glob<Shown>('./*/Table.svelte', { eager: true, import: 'default' });

/** All of them, in the order of their names. */
export const mechanisms = (): Mechanism[] => Object.values(found);

/** The component that asks the question of a phase, if it is one of a mechanism. */
export function asks(phase: string): Shown | null {
  const [path] = Object.entries(found).find(([, one]) => one.phases?.includes(phase)) ?? [''];
  return asking[path.replace('index.ts', 'Ask.svelte')] ?? null;
}

/** What is offered beside the question for an action. */
export const ofActions = (): Shown[] => Object.values(offering);

/** What shows a player's possessions, what a route is told with, what stands in a place, and what stands below all players. */
export const ofSeats = (): OfSeat[] => Object.values(seats);
export const ofRoutes = (): OfRoute[] => Object.values(routes);
export const ofPlaces = (): OfPlace[] => Object.values(places);
export const ofTables = (): Shown[] => Object.values(tables);

/** The actions of a question that mechanisms want a plain button for. */
export const besides = (desk: Desk): string => mechanisms().flatMap((one) => one.besides?.(desk) ?? []).join(' ');
export const buttons = (offers: Offers): Action[] => offers.of(...mechanisms().flatMap((one) => one.buttons ?? []));

/** What draws the spaces of a track that look otherwise than printed in its colour. */
export function ofSpaces(track: Partial<TrackInfo>): OfSpace | null {
  const [path] = Object.entries(found).find(([, one]) => one.spaces?.(track)) ?? [''];
  return spaces[path.replace('index.ts', 'Space.svelte')] ?? null;
}

/** The trains and other pieces that somebody has left. */
export const piecesOf = (facts: Facts, seat: number): number => mechanisms().reduce((sum, one) => sum + (one.pieces?.(facts, seat) ?? 0), facts.trains[seat] ?? 0);

/** The numbers that mechanisms add to a player's trains, cards and tickets. */
export const countsOf = (desk: Desk, seat: number): Count[] => mechanisms().flatMap((one) => one.counts?.(desk, seat) ?? []);

/** The colours of tracks that have another than the printed one. */
export const colours = (facts: Facts): Record<number, string> => Object.assign({}, ...mechanisms().map((one) => one.colours?.(facts) ?? {}));

/** The decks beside that of train cards, and the hands of a seat where cards are of several decks. */
export const decksOf = (desk: Desk): Deck[] => mechanisms().flatMap((one) => one.decks?.(desk) ?? []);
export const handsOf = (facts: Facts): Record<string, number>[] | null => mechanisms().map((one) => one.hands?.(facts)).find(Boolean) ?? null;
