/** The people at tables whose talk somebody does not want to see on this device. */
import type { TableInfo } from '../protocol';

const WHERE = 'whistlestop-hushed';
const KEPT = 100;

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(WHERE) ?? '[]');
    return Array.isArray(found) ? (found as string[]) : [];
  } catch {
    return [];
  }
}

let names = $state.raw<string[]>(read());

const key = (table: TableInfo, seat: number): string => `${table.code} ${table.seats[seat]?.name ?? ''}`;

/** Whether the talk of a seat is hidden here. */
export const isTalkHidden = (table: TableInfo, seat: number): boolean => names.includes(key(table, seat));

/** Hides the talk of a seat on this device, or shows it again. */
export function hideTalk(table: TableInfo, seat: number, on: boolean): void {
  const rest = names.filter((one) => one !== key(table, seat));
  names = on ? [key(table, seat), ...rest].slice(0, KEPT) : rest;
  try {
    localStorage.setItem(WHERE, JSON.stringify(names));
  } catch {
    // Hidden for this visit only.
  }
}
