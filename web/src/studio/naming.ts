/** Words for keys and values of a board's file. */
import { has, say, upper } from '../lib/words';
import type { BoardFile } from './file';
import { parts } from './file';

const dashed = (word: string): string => word.replaceAll('_', '-').toLowerCase();

/** What a key is called; some mean something else inside another key, as `each` of ships. */
export function keyName(key: string, within = ''): string {
  const own = `web-key-${dashed(within)}-${dashed(key)}`;
  return say(within && has(own) ? own : `web-key-${dashed(key)}`);
}

/** A word of the file as people say it: colours and symbols have their own messages. */
export function valueName(value: string): string {
  for (const id of [`web-value-${dashed(value)}`, `kind-${value}`, `tourist-${value}`, `option-${value.replaceAll('.', '-')}`]) if (has(id)) return upper(say(id));
  return value;
}

/** What an id of the file is called. */
export function idName(board: BoardFile, lists: readonly string[], id: string): string {
  for (const list of lists) {
    const found = parts(board, list).find((one) => one['id'] === id);
    if (found) return String(found['name'] || id);
  }
  return id;
}

export const idsOf = (board: BoardFile, lists: readonly string[]): string[] => lists.flatMap((list) => parts(board, list).map((one) => String(one['id'])));
