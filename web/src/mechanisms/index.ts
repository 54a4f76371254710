/** The mechanisms that the page knows, found by their folders. */
import type { Component } from 'svelte';
import type { Desk } from '../lib/desk.svelte';
import type { Offers } from '../lib/offers';
import type { Action } from '../protocol';
import type { Mechanism } from './mechanism';

type Shown = Component<{ desk: Desk }>;
type OfRoute = Component<{ desk: Desk; track: number }>;
type OfSeat = Component<{ desk: Desk; seat: number }>;

const found = import.meta.glob<Mechanism>('./*/index.ts', { eager: true, import: 'mechanism' });
const asking = import.meta.glob<Shown>('./*/Ask.svelte', { eager: true, import: 'default' });
const seats = import.meta.glob<OfSeat>('./*/Seat.svelte', { eager: true, import: 'default' });
const routes = import.meta.glob<OfRoute>('./*/Route.svelte', { eager: true, import: 'default' });
const tables = import.meta.glob<Shown>('./*/Table.svelte', { eager: true, import: 'default' });

/** All of them, in the order of their names. */
export const mechanisms = (): Mechanism[] => Object.values(found);

/** The component that asks the question of a phase, if it is one of a mechanism. */
export function asks(phase: string): Shown | null {
  const [path] = Object.entries(found).find(([, one]) => one.phases?.includes(phase)) ?? [''];
  return asking[path.replace('index.ts', 'Ask.svelte')] ?? null;
}

/** What shows a player's possessions, what a route is told with, and what stands below all players. */
export const ofSeats = (): OfSeat[] => Object.values(seats);
export const ofRoutes = (): OfRoute[] => Object.values(routes);
export const ofTables = (): Shown[] => Object.values(tables);

/** The actions of a question that mechanisms want a plain button for. */
export const buttons = (offers: Offers): Action[] => offers.of(...mechanisms().flatMap((one) => one.buttons ?? []));
