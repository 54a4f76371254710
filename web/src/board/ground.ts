/** The picture behind a board, fetched once for each board or table. */

/** How far a sheet reaches beyond its board on every side, in units of the board. */
export const EDGE = 37;

const known = new Map<string, Promise<string>>();
const FIRST_WAIT = 500; // milliseconds before a picture that did not come is asked for again; then twice as long each time
const LONGEST_WAIT = 30_000;
const TRIES = 12; // some four minutes; whoever opens a board after that asks anew

const wait = (long: number): Promise<void> => new Promise((done) => setTimeout(done, long));

/** One try: the picture, '' where the server says that there is none, null where something went wrong on the way. */
async function asked(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.text();
    return answer.status >= 500 || answer.status === 429 ? null : '';
  } catch {
    return null;
  }
}

async function fetched(address: string): Promise<string> {
  for (let nth = 1, long = FIRST_WAIT; nth <= TRIES; nth++, long = Math.min(2 * long, LONGEST_WAIT)) {
    const picture = await asked(address);
    if (picture !== null) return picture;
    if (nth < TRIES) await wait(long);
  }
  known.delete(address);
  return '';
}

/** The ground of a table's board, or of a board of the package where there is no table; empty if there is none. */
export function groundOf(code: string, map: string): Promise<string> {
  const address = code ? `/api/tables/${code}/ground.svg` : `/api/boards/${map}/ground.svg`;
  const found = known.get(address) ?? fetched(address);
  known.set(address, found);
  return found;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  firm?: boolean; // no name is written over it, however small it becomes beside it
}

/** The boxes of all letters of a ground, of its cartouche and compass and of the signs beside routes, in units of the board. */
export function lettering(ground: Element): Box[] {
  const letters = [...ground.querySelectorAll<SVGTextContentElement>('.name')].flatMap((text) =>
    Array.from({ length: text.getNumberOfChars() }, (_, index) => edges(text.getExtentOfChar(index))),
  );
  const signs = [...ground.querySelectorAll<SVGGraphicsElement>('use[x]')].map((sign) => ({ ...edges(sign.getBBox()), firm: true })); // nothing else is put up at a point
  return [...letters, ...signs, ...[...ground.querySelectorAll<SVGGraphicsElement>('.cartouche, .compass')].map(furniture)];
}

const edges = ({ x, y, width, height }: DOMRect): Box => ({ left: x, right: x + width, top: y, bottom: y + height });

function furniture(group: SVGGraphicsElement): Box {
  const { left, right, top, bottom } = edges(group.getBBox());
  const { a, e, f } = group.transform.baseVal.consolidate()!.matrix;
  return { left: a * left + e, right: a * right + e, top: a * top + f, bottom: a * bottom + f, firm: true };
}
