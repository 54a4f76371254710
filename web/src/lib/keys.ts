/** The secrets this browser holds: for each table the host's token and those of its own seats. */
import type { Held, SeatKey } from '../protocol';

export interface Keys {
  code: string;
  host: string | null;
  seats: SeatKey[];
  used: number;
}

const WHERE = 'whistlestop-keys';
const KEPT = 60;

function read(): Keys[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(WHERE) ?? '[]');
    return Array.isArray(found) ? (found as Keys[]) : [];
  } catch {
    return [];
  }
}

function write(all: Keys[]): void {
  try {
    localStorage.setItem(WHERE, JSON.stringify(all.slice(0, KEPT)));
  } catch {
    // A browser that keeps nothing still plays: the tokens live as long as the page.
  }
  memory = all;
}

let memory: Keys[] = read();
const passwords = new Map<string, string>();

/** All tables this browser holds keys for, the last used first. */
export function allKeys(): Keys[] {
  const stored = read();
  if (stored.length) memory = stored;
  return memory;
}

/** The keys of one table; empty ones if there are none. */
export function keysOf(code: string): Keys {
  return allKeys().find((keys) => keys.code === code) ?? { code, host: null, seats: [], used: 0 };
}

/** Keeps more keys of a table. */
export function keep(code: string, more: { host?: string; seats?: SeatKey[] }): Keys {
  const old = keysOf(code);
  const given = more.seats ?? [];
  const kept = old.seats.filter((key) => !given.some((one) => one.seat === key.seat || one.token === key.token));
  const seats = [...kept, ...given].sort((one, other) => one.seat - other.seat);
  const keys = { code, host: more.host ?? old.host, seats, used: Date.now() };
  write([keys, ...allKeys().filter((one) => one.code !== code)]);
  return keys;
}

/** Forgets a table, or one of its seats. */
export function forget(code: string, seat?: number): void {
  const rest = allKeys().filter((one) => one.code !== code);
  const old = keysOf(code);
  const seats = seat === undefined ? [] : old.seats.filter((key) => key.seat !== seat);
  write(seat !== undefined && (seats.length || old.host) ? [{ ...old, seats }, ...rest] : rest);
}

/** The password somebody gave for a table, as long as this window is open. */
export function passwordOf(code: string): string | null {
  try {
    return sessionStorage.getItem(`whistlestop-password-${code}`) ?? passwords.get(code) ?? null;
  } catch {
    return passwords.get(code) ?? null;
  }
}

/** Keeps the password of a table. */
export function keepPassword(code: string, password: string): void {
  passwords.set(code, password);
  try {
    sessionStorage.setItem(`whistlestop-password-${code}`, password);
  } catch {
    // A browser that keeps nothing still remembers it as long as the page.
  }
}

/** One token for each table, to ask the server about them. */
export function held(): Held[] {
  const found: Held[] = [];
  for (const keys of allKeys()) {
    const token = keys.seats[0]?.token ?? keys.host;
    if (token) found.push({ code: keys.code, token });
  }
  return found;
}

const PROFILE = 'whistlestop-profile';
let profile: string | null = null;

/** The key of one's own profile, if there is one on this device. */
export function profileKey(): string | null {
  try {
    return localStorage.getItem(PROFILE) ?? profile;
  } catch {
    return profile;
  }
}

/** Keeps the key of one's own profile, or forgets it. */
export function keepProfileKey(key: string | null): void {
  profile = key;
  try {
    if (key) localStorage.setItem(PROFILE, key);
    else localStorage.removeItem(PROFILE);
  } catch {
    // Known as long as the page.
  }
}
