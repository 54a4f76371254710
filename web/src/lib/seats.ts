/** The lines of a device to a table: one for each seat that it holds, or one to watch through. */
import { keysOf } from './keys';
import { Session } from './session.svelte';

const SECRET = 16; // letters of a seat's secret at least

/** Opens them; a secret that came with the address is a seat too. */
export function openSeats(code: string, secret: string): Session[] {
  const tokens = keysOf(code).seats.map((key) => key.token);
  if (secret.length >= SECRET && !tokens.includes(secret)) tokens.push(secret);
  return (tokens.length ? tokens : [null]).map((token) => new Session(code, token));
}
