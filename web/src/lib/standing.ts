/** What is special about a place, in sentences: sights, districts, and what stands there in the middle of a game. */
import type { Board, Facts, TableInfo } from '../protocol';
import { mechanisms } from '../mechanisms';
import * as names from './names';
import { say } from './words';

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

/** All there is to say about a place. */
export function standing(board: Board, table: TableInfo, facts: Facts, id: string): string[] {
  return [...printed(board, id), ...mechanisms().flatMap((one) => one.standing?.(board, table, facts, id) ?? [])];
}
