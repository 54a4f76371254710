/** Lists and tables as one types them: "1, 2, 3" and "2: 10 -10; 3: 10 0 -10". */
import type { Json } from './file';
import type { Kind } from './schema';

const NUMBER = /[-−]?\d+/g;
const numbers = (text: string): number[] => (text.match(NUMBER) ?? []).map((one) => Number(one.replace('−', '-')));

export const numbersOf = (value: Json): string => ((value as number[] | null) ?? []).join(', ');
export const numbersFrom = (text: string): Json => numbers(text);

export function tableOf(value: Json): string {
  const rows = Object.entries((value as Record<string, Json> | null) ?? {});
  return rows.map(([key, one]) => `${key}: ${Array.isArray(one) ? one.join(' ') : String(one)}`).join('; ');
}

/** A table from what somebody typed; rows without a number are left out. */
export function tableFrom(text: string, kind: Kind): Json {
  const many = (kind.additionalProperties as Kind).type === 'array';
  const rows = text.split(/[;\n]/).flatMap((row): [string, Json][] => {
    const at = row.lastIndexOf(':'), key = row.slice(0, at).trim(), found = numbers(row.slice(at + 1));
    return at < 0 || !key || !found.length ? [] : [[key, many ? found : found[0]!]];
  });
  return Object.fromEntries(rows);
}
