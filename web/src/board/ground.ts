/** The picture behind a board, fetched once for each board or table. */

/** How far a sheet reaches beyond its board on every side, in units of the board. */
export const EDGE = 37;

const known = new Map<string, Promise<string>>();

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  return answer.ok ? answer.text() : '';
}

/** The ground of a table's board, or of a board of the package where there is no table; empty if there is none. */
export function groundOf(code: string, map: string): Promise<string> {
  const address = code ? `/api/tables/${code}/ground.svg` : `/api/boards/${map}/ground.svg`;
  const found = known.get(address) ?? fetched(address).catch(() => (known.delete(address), ''));
  known.set(address, found);
  return found;
}
