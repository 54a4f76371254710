/** The log of a game turn by turn. */

export interface LogLine {
  key: number; // the place of its event in the list of all
  text: string;
  turn: boolean; // whether it is the head of a turn
}

/** Lines with the latest turn first; under its head a turn's lines stand in the order they happened. */
export function latestTurnFirst(lines: LogLine[]): LogLine[] {
  const turns: LogLine[][] = [];
  for (const line of lines) {
    if (line.turn || !turns.length) turns.push([line]);
    else turns.at(-1)!.push(line);
  }
  return turns.reverse().flat();
}
