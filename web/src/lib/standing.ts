/** What is special about a place, in sentences: sights, districts, and what stands there in the middle of a game. */
import type { Board, Facts, TableInfo } from '../protocol';
import * as names from './names';
import { listed, say } from './words';

function printed(board: Board, id: string): string[] {
  const place = board.places.find((here) => here.id === id);
  const parts: string[] = [];
  if (place?.country) parts.push(say('web-border-point', { country: names.place(board, place.country) }));
  if (place?.attraction) parts.push(say('web-attraction', { count: board.attraction }));
  for (const district of board.districts.filter((one) => one.places.includes(id))) {
    const others = names.places(board, district.places.filter((one) => one !== id));
    parts.push(say('web-district', { others, count: district.points }));
  }
  return parts;
}

/** The meeples at a place: those of a country stand at all its border points. */
export function meeplesAt(board: Board, facts: Facts, id: string): Record<string, number> {
  const country = board.places.find((here) => here.id === id)?.country;
  return facts.meeples?.[id] ?? (country ? facts.meeples?.[country] : undefined) ?? {};
}

/** What the top token of a place is worth, or null if none lies there. */
export function topGoods(board: Board, facts: Facts, id: string): number | null {
  const values = board.places.find((here) => here.id === id)?.goods ?? [];
  const left = facts.goods?.[id] ?? 0;
  return left ? (values[values.length - left] ?? null) : null;
}

/** The monsters and the station at a place. */
function built(table: TableInfo, facts: Facts, id: string): string[] {
  const owner = facts.stations[id];
  const monsters = Object.entries(facts.monsters ?? {}).filter(([, at]) => at === id);
  const parts = monsters.map(([name]) => say('web-monster-here', { monster: names.monster(name) }));
  return owner === undefined ? parts : [...parts, say('web-station-here', { name: table.seats[owner]!.name })];
}

/** All there is to say about a place. */
export function standing(board: Board, table: TableInfo, facts: Facts, id: string): string[] {
  const parts = [...built(table, facts, id), ...printed(board, id)];
  const meeples = meeplesAt(board, facts, id);
  if (Object.keys(meeples).length) parts.push(say('web-meeples-here', { meeples: names.meeples(meeples) }));
  const [symbol, left] = facts.tourist_stacks?.[id] ?? ['', 0];
  if (left) parts.push(say('web-tourists-here', { symbol: names.tourist(symbol), count: left }));
  const value = topGoods(board, facts, id);
  if (value !== null) parts.push(say('web-goods-here', { count: facts.goods?.[id] ?? 0, value }));
  const owners = (facts.passengers ?? []).flatMap((places, seat) => (places.includes(id) ? [table.seats[seat]!.name] : []));
  if (owners.length) parts.push(say('web-passengers-here', { names: listed(owners) }));
  return parts;
}
