/** All sentences of a language, as the server sends them: its file and those of mechanisms in its folder. */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = '../src/whistlestop/locale';

export function localeText(language: string): string {
  const parts = readdirSync(`${FOLDER}/${language}`).map((name) => `${language}/${name}`);
  return [`${language}.ftl`, ...parts].map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8')).join('\n');
}
