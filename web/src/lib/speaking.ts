/** Learning a language from the server: at the start, and whenever another is chosen. */
import { localeText } from './api';
import { learn } from './words';

/** Speaks a language from now on. */
export async function speak(language: string): Promise<void> {
  learn(language, await localeText(language));
  document.documentElement.lang = language;
}
