/** Boards kept in this browser: every change is saved by itself, together with the picture laid under the board. */
import { whenIdle } from '../lib/idle';
import type { Picture } from './drawing.svelte';

export interface Kept {
  key: string;
  name: string;
  text: string; // the board's file
  picture: Picture | null;
  changed: number;
}

const DATABASE = 'whistlestop-studio', STORE = 'boards', LAST = 'whistlestop-studio-last';
const memory = new Map<string, Kept>(); // for a browser that keeps nothing: as long as the page lives

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
  return opened;
}

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const store = (await database()).transaction(STORE, mode).objectStore(STORE);
  return new Promise((resolve, reject) => {
    const request = act(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

/** All boards of this browser, the last changed first. */
export async function allKept(): Promise<Kept[]> {
  const found = await run('readonly', (store) => store.getAll() as IDBRequest<Kept[]>).catch(() => [...memory.values()]);
  return found.sort((one, other) => other.changed - one.changed);
}

export async function keep(board: Kept): Promise<void> {
  memory.set(board.key, board);
  localStorage.setItem(LAST, board.key);
  await run('readwrite', (store) => store.put(board)).catch(() => {});
}

const LATEST = 500; // milliseconds after a change it is kept at the latest
let waiting: { key: string; made: () => Kept } | null = null;

/** Keeps a board once the page rests; only the last of several changes is written out. */
export function keepSoon(key: string, made: () => Kept): void {
  if (waiting && waiting.key !== key) keepNow();
  if (!waiting) whenIdle(keepNow, LATEST);
  waiting = { key, made };
}

/** Keeps what waits to be kept, for the page may be left. */
export function keepNow(): void {
  const last = waiting;
  waiting = null;
  if (last) void keep(last.made());
}

export async function drop(key: string): Promise<void> {
  memory.delete(key);
  await run('readwrite', (store) => store.delete(key)).catch(() => {});
}

/** The board that was drawn last. */
export async function lastKept(): Promise<Kept | null> {
  const all = await allKept();
  return all.find((board) => board.key === localStorage.getItem(LAST)) ?? all[0] ?? null;
}

export const newKey = (): string => `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`;
