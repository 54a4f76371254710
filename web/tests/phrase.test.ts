import { expect, test } from 'vitest';
import { newPhrase, phraseIn } from '../src/lib/phrase';

test('a phrase is nine words that can be read again, however they are written', () => {
  const phrase = newPhrase();
  expect(phrase.split('-')).toHaveLength(9);
  expect(phraseIn(phrase)).toBe(phrase);
  expect(phraseIn(` ${phrase.toUpperCase().replaceAll('-', ' ')} `)).toBe(phrase);
  expect(phraseIn(`https://trains.example/profile#${phrase}`)).toBe(phrase);
});

test('two phrases are never the same, and a word misheard is noticed', () => {
  const phrase = newPhrase();
  expect(newPhrase()).not.toBe(phrase);
  const words = phrase.split('-');
  for (let place = 0; place < words.length; place++) {
    const other = words.with(place, words[place] === 'babab' ? 'dabab' : 'babab');
    expect(phraseIn(other.join('-'))).toBe(null);
  }
  expect(phraseIn('babab-babab')).toBe(null);
  expect(phraseIn('')).toBe(null);
});
