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
