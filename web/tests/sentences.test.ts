/** Every message the page speaks of stands in the language file, and no message of the page is left over. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localeText } from './locale';

const text = localeText('en');
const known = new Set([...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : [readFileSync(path, 'utf8')];
  });
}
const code = sources('src').join('\n');

it('has every message the page says', () => {
  const said = [...code.matchAll(/say\(\s*'([\w-]+)'/g)].map((found) => found[1]!);
  expect(said.filter((id) => !known.has(id))).toEqual([]);
});

it('has no message that nobody says', () => {
  const stems = [...code.matchAll(/(?:`|sayFor\(')(web-[\w-]+)(?:\$\{|')/g)].map((found) => found[1]!);
  const mine = [...known].filter((id) => id.startsWith('web-'));
  expect(mine.filter((id) => !code.includes(`'${id}'`) && !stems.some((stem) => id.startsWith(stem)))).toEqual([]);
});
