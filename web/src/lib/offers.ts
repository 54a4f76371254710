/** The legal actions of a question, sorted by what they do. */
import type { Action } from '../protocol';

export interface Offers {
  draw: Action | null;
  pass: Action | null;
  decline: Action | null;
  replace: Action | null;
  change: Action | null;
  take: Map<string, Action>;
  tickets: Action[];
  claims: Map<number, Action>;
  stations: Map<string, Action>;
  payments: Action[];
  places: Map<string, Action>;
  moves: Action[];
  rerolls: Action[];
  buys: Action[];
  ends: Action[];
  passengers: Map<string, Action>;
  of: (...kinds: Action['kind'][]) => Action[]; // for mechanisms, whose questions nobody else knows
}

const PRECIOUS = ['locomotive', 'wild', 'plus4'];
const wildness = (action: Action): number => PRECIOUS.reduce((sum, name) => sum + (action.cost?.[name] ?? 0), 0);

/** Whether a payment spends a card that could stand for any other. */
export const spendsLocomotives = (payment: Action): boolean => ['locomotive', 'plus4'].some((kind) => (payment.cost?.[kind] ?? 0) > 0);

/** Actions by what they do; payments that spend the fewest locomotives come first. */
export function sort(actions: Action[]): Offers {
  const of = (...kinds: Action['kind'][]) => actions.filter((action) => kinds.includes(action.kind));
  const by = <K>(list: Action[], key: (action: Action) => K) => new Map(list.map((action) => [key(action), action]));
  return {
    draw: of('draw')[0] ?? null,
    pass: of('pass')[0] ?? null,
    decline: of('decline')[0] ?? null,
    replace: of('replace')[0] ?? null,
    change: of('change')[0] ?? null,
    take: by(of('take'), (action) => action.card ?? ''),
    tickets: of('tickets'),
    claims: by(of('claim'), (action) => action.track ?? -1),
    stations: by(of('station'), (action) => action.place ?? ''),
    payments: of('pay', 'extra').sort((one, other) => wildness(one) - wildness(other)),
    places: by(of('place'), (action) => action.place ?? ''),
    moves: of('move'),
    rerolls: of('reroll'),
    buys: of('buy'),
    ends: of('end'),
    passengers: by(of('passenger'), (action) => action.place ?? ''),
    of,
  };
}

/** Whether two counts are the same; a count of nothing may be left out. */
export function same(one: Record<string, number>, other: Record<string, number>): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => (one[key] ?? 0) === (other[key] ?? 0));
}

/** Whether a count has nothing that another lacks. */
export function within(one: Record<string, number>, other: Record<string, number>): boolean {
  return Object.entries(one).every(([key, count]) => count <= (other[key] ?? 0));
}

/** The action whose cost is exactly this, if there is one. */
export function costing(actions: Action[], cost: Record<string, number>): Action | null {
  return actions.find((action) => same(action.cost ?? {}, cost)) ?? null;
}

/** Where a monster can go: for each place the fewest locomotives that take it there. */
export function reach(moves: Action[], monster: string): Map<string, Action> {
  const found = new Map<string, Action>();
  for (const move of moves) {
    const known = move.monster === monster && move.place ? found.get(move.place) : null;
    if (known === undefined || (known && (known.count ?? 0) > (move.count ?? 0))) found.set(move.place!, move);
  }
  return found;
}

/** Whether tracks that can be pressed are for something else than to be claimed. */
export const isSpecial = (ways: Map<number, Action>): boolean => [...ways.values()].some((action) => action.kind !== 'claim');
