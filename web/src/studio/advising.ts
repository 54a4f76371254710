/** Advice of a study in words. */
import { listed, say, type Arguments } from '../lib/words';
import type { Advice } from '../protocol';

/** The sentence of a piece of advice; lists among its arguments are put as the language lists things. */
export function adviceText({ code, arguments: given }: Advice): string {
  const args = Object.entries(given).map(([name, value]) => [name, Array.isArray(value) ? listed(value) : value]);
  return say(`advice-${code.replaceAll('_', '-')}`, Object.fromEntries(args) as Arguments);
}
