/** Sentences of the language file. The server sends codes with arguments; here they become words. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { spoken } from './spoken.svelte';

export type Arguments = Record<string, FluentVariable>;

const RELATIVES: Record<string, string> = { no: 'nb', nn: 'nb' };

/** The first wanted language that is known, without its region; English if there is none. */
export function nearest(wanted: readonly string[], known: readonly string[]): string {
  const plain = wanted.map((code) => code.toLowerCase().split(/[-_]/)[0] ?? '');
  return plain.map((code) => RELATIVES[code] ?? code).find((code) => known.includes(code)) ?? 'en';
}

/** Takes in the text of a language file. */
export function learn(language: string, text: string): void {
  const region = language === 'en' ? 'en-GB' : language; // the words are British, so lists and numbers are too
  const bundle = new FluentBundle(region, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  spoken.bundle = bundle;
  spoken.lists = new Intl.ListFormat(region, { type: 'conjunction' });
  spoken.language = language;
}

/** The language whose sentences are spoken now. */
export function language(): string {
  return spoken.language;
}

/** Whether the language file has a message. */
export function has(id: string): boolean {
  return spoken.bundle.hasMessage(id);
}

/** The sentence of a message; its id if the language file lacks it, which nobody should ever see. */
export function say(id: string, args: Arguments = {}): string {
  const value = spoken.bundle.getMessage(id)?.value;
  return value ? spoken.bundle.formatPattern(value, args, []) : id;
}

/** The sentence that a mechanism has for something of its own (`web-not-now-share`), or the general one. */
export function sayFor(id: string, which: string, args: Arguments = {}): string {
  const own = `${id}-${which.replaceAll(/[_ ]/g, '-')}`;
  return has(own) ? say(own) : say(id, args);
}

/** A text as the beginning of a sentence. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A day, as people of the language write it. */
export const day = (time: number): string => new Intl.DateTimeFormat(spoken.language, { dateStyle: 'medium' }).format(time * 1000);

/** Several things in a row: "a, b and c". */
export function listed(parts: string[]): string {
  return spoken.lists.format(parts);
}
