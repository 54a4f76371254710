/** SHA-256 of a text. Browsers withhold their own from pages served over plain HTTP, as on a home network. */

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) >>> 0;
const PRIMES = primes(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, index) => view.setUint8(index, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function schedule(view: DataView, offset: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => view.getUint32(offset + index * 4));
  for (let index = 16; index < 64; index++) {
    const early = words[index - 15]!, late = words[index - 2]!;
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[index - 16]! + one + words[index - 7]! + two) >>> 0);
  }
  return words;
}

function mixed(state: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g), majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[index]! + words[index]!;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + state[index]!) >>> 0);
}

/** The digest of a text in hexadecimal digits. */
export function sha256(text: string): string {
  const view = padded(text);
  let state = START;
  for (let offset = 0; offset < view.byteLength; offset += 64) state = mixed(state, schedule(view, offset));
  return state.map((word) => word.toString(16).padStart(8, '0')).join('');
}
