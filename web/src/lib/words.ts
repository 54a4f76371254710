/** Sentences of the language file. The server sends codes with arguments; here they become words. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, FluentVariable>;

let bundle = new FluentBundle('en', { useIsolating: false });
let lists = new Intl.ListFormat('en', { type: 'conjunction' });

const RELATIVES: Record<string, string> = { no: 'nb', nn: 'nb' };

/** The first wanted language that is known, without its region; English if there is none. */
export function nearest(wanted: readonly string[], known: readonly string[]): string {
  const plain = wanted.map((code) => code.toLowerCase().split(/[-_]/)[0] ?? '');
  return plain.map((code) => RELATIVES[code] ?? code).find((code) => known.includes(code)) ?? 'en';
}

/** Takes in the text of a language file. */
export function learn(language: string, text: string): void {
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  lists = new Intl.ListFormat(language, { type: 'conjunction' });
}

/** The language whose sentences are spoken now. */
export function language(): string {
  return bundle.locales[0] ?? 'en';
}

/** Whether the language file has a message. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The sentence of a message; its id if the language file lacks it, which nobody should ever see. */
export function say(id: string, args: Arguments = {}): string {
  const value = bundle.getMessage(id)?.value;
  return value ? bundle.formatPattern(value, args, []) : id;
}

/** Several things in a row: "a, b and c". */
export function listed(parts: string[]): string {
  return lists.format(parts);
}
