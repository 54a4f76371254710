/**
 * A secret that people can write down and read out: nine short words without meaning in any language, each two bytes
 * spelled as consonants and vowels. The ninth is made from the others, so that a word misheard is noticed.
 */
const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 8;

function spelled(number: number): string {
  const consonant = (shift: number) => CONSONANTS[(number >> shift) & 15]!, vowel = (shift: number) => VOWELS[(number >> shift) & 3]!;
  return consonant(12) + vowel(10) + consonant(6) + vowel(4) + consonant(0);
}

function read(word: string): number {
  const [one, two, three, four, five] = [...word].map((letter, place) => (place % 2 ? VOWELS : CONSONANTS).indexOf(letter));
  return (one! << 12) | (two! << 10) | (three! << 6) | (four! << 4) | five!;
}

function check(numbers: number[]): number {
  return numbers.reduce((sum, number, place) => (sum * 31 + number + place) % 65_521, 7);
}

/** A new secret. */
export function newPhrase(): string {
  const numbers = [...crypto.getRandomValues(new Uint16Array(WORDS))];
  return [...numbers, check(numbers)].map(spelled).join('-');
}

/** The secret in what somebody typed or pasted, or null if there is none or a word of it is wrong. */
export function phraseIn(text: string): string | null {
  const words = text.toLowerCase().match(/[a-z]+/g)?.slice(-WORDS - 1) ?? [];
  if (words.length !== WORDS + 1 || !words.every((word) => /^([bdfghj-np-tvz][aiou]){2}[bdfghj-np-tvz]$/.test(word))) return null;
  const numbers = words.map(read);
  if (numbers.some((number) => number < 0)) return null;
  return check(numbers.slice(0, WORDS)) === numbers[WORDS] ? words.join('-') : null;
}
