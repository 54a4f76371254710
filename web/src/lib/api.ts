/** The HTTP part of the protocol: setting tables up, joining them, and what a board is. */
import type {
  Board, BoardChecked, BoardInfo, ChangeProfile, ChangeSeat, Complain, CreateTable, Failure, Geometry, Held, Join, Joined, Lesson, MakeTickets, MyTable,
  OpenLog, Perspective, Profile, PushKey, Replay, ReviewState, Seated, SeatMe, SeatPlan, ServerInfo, StartLesson, StartStudy, StudiesCompared, Study,
  Subscribe, TableCreated, TableInfo, TicketsMade,
} from '../protocol';
import { passwordOf, profileKey } from './keys';
import { language } from './words';

/** A request the server refused, or that never reached it (code `offline`). */
export class Refusal extends Error {
  constructor(readonly code: string, readonly detail = '', readonly line: number | null = null) {
    super(detail || code);
  }
}

type Headers = Record<string, string>;

/** What shows the password of a table, if one was given. */
function shown(code: string): Headers {
  const password = passwordOf(code);
  return password ? { 'Table-Password': encodeURIComponent(password) } : {};
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string, more: Headers = {}): Promise<T> {
  const headers: Headers = { ...more };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const answer = await reach(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new Refusal('offline');
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const failure = (await answer.json()) as Failure;
    return new Refusal(failure.code, failure.detail, failure.line);
  } catch {
    return new Refusal('offline', String(answer.status));
  }
}

const boards = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const known = boards.get(path) ?? ask<T>('GET', path).catch((error) => (boards.delete(path), Promise.reject(error)));
  boards.set(path, known);
  return known as Promise<T>;
}

export const serverInfo = () => once<ServerInfo>('/server');
export const boardList = () => once<BoardInfo[]>('/boards');
export const boardOf = (map: string, set: string, dice = false) =>
  once<Board>(`/boards/${map}?ticket_set=${encodeURIComponent(set)}&language=${language()}&dice=${dice}`);
export const geometryOf = (map: string) => once<Geometry>(`/boards/${map}/geometry`);
export const tableBoard = (code: string, tongue = language()) => once<Board>(`/tables/${code}/board?language=${tongue}`);
export const tableGeometry = (code: string) => once<Geometry>(`/tables/${code}/geometry`);
/** The board of a table if a code is given, which has a board of somebody's own, else one that the server offers. */
export const boardAt = (code: string, map: string, set: string, dice = false) => (code ? tableBoard(code) : boardOf(map, set, dice));
export const geometryAt = (code: string, map: string) => (code ? tableGeometry(code) : geometryOf(map));
export const createTable = (wanted: CreateTable) => ask<TableCreated>('POST', '/tables', { ...wanted, profile: profileKey() });
export const startLesson = (lesson: Lesson, wanted: StartLesson) => ask<TableCreated>('POST', `/tables/lessons/${lesson}`, wanted);
export const myTables = (held: Held[]) => ask<MyTable[]>('POST', '/tables/mine', { held });
export const tableInfo = (code: string) => ask<TableInfo>('GET', `/tables/${code}`);
export const join = (code: string, wanted: Join) =>
  ask<Joined>('POST', `/tables/${code}/join`, { ...wanted, password: passwordOf(code), profile: profileKey() });
export const start = (code: string, token: string) => ask<TableInfo>('POST', `/tables/${code}/start`, undefined, token);
export const changeSeat = (code: string, seat: number, wanted: ChangeSeat, token: string) =>
  ask<TableInfo>('PATCH', `/tables/${code}/seats/${seat}`, wanted, token);
export const planSeat = (code: string, seat: number, plan: SeatPlan, token: string) =>
  ask<TableInfo>('PUT', `/tables/${code}/seats/${seat}`, plan, token);
export const addSeat = (code: string, plan: SeatPlan, token: string) =>
  ask<TableInfo>('POST', `/tables/${code}/seats`, plan, token);
export const leaveSeat = (code: string, seat: number, token: string) =>
  ask<TableInfo>('DELETE', `/tables/${code}/seats/${seat}`, undefined, token);
export const muteSeat = (code: string, seat: number, muted: boolean, token: string) =>
  ask<TableInfo>('PUT', `/tables/${code}/seats/${seat}/mute`, { muted }, token);
export const showTable = (code: string, listed: boolean, token: string) => ask<TableInfo>('PATCH', `/tables/${code}`, { listed }, token);
export const seatAnywhere = (wanted: SeatMe) => ask<Seated>('POST', '/tables/anywhere', { ...wanted, profile: profileKey() });
export const complain = (code: string, wanted: Complain, token: string) =>
  ask<TableInfo>('POST', `/tables/${code}/complaints`, wanted, token);
export const removeSeat = (code: string, seat: number, token: string) =>
  ask<TableInfo>('DELETE', `/tables/${code}/seats/${seat}?remove=true`, undefined, token);

export const myProfile = (key: string) => ask<Profile>('GET', '/profile', undefined, key);
export const putProfile = (key: string, wanted: ChangeProfile) => ask<Profile>('PUT', '/profile', wanted, key);
export const befriend = (key: string, number: number, friend: boolean) => ask<Profile>('PUT', `/profile/friends/${number}`, { friend }, key);
export const removeProfile = (key: string) => ask<unknown>('DELETE', '/profile', undefined, key);
export const exportProfile = (key: string): Promise<string> => text('/api/profile/export', { Authorization: `Bearer ${key}` });
export const profilePicture = (key: string): Promise<string> => text('/api/profile/qr.svg', { Authorization: `Bearer ${key}` });

export const pushKey = () => ask<PushKey>('GET', '/profile/push');
export const subscribe = (key: string, wanted: Subscribe) => ask<Profile>('PUT', '/profile/push', wanted, key);
export const unsubscribe = (key: string) => ask<Profile>('DELETE', '/profile/push', undefined, key);

/** The JSON schema of board files. */
export const boardSchema = () => once<unknown>('/board-schema');
export const checkBoard = (board: string) => ask<BoardChecked>('POST', '/boards/check', { board });
export const makeTickets = (wanted: MakeTickets) => ask<TicketsMade>('POST', '/boards/tickets', wanted);
export const startStudy = (wanted: StartStudy) => ask<Study>('POST', '/studies', wanted);
export const studyOf = (id: string) => ask<Study>('GET', `/studies/${id}`);
export const stopStudy = (id: string) => ask<Study>('DELETE', `/studies/${id}`);
export const compareStudies = (first: string, second: string) => ask<StudiesCompared>('GET', `/studies/${first}/against/${second}`);

export const tableReplay = (code: string, seat: Perspective, token?: string) =>
  ask<Replay>('GET', `/tables/${code}/replay?seat=${seat}`, undefined, token, shown(code));
export const tableReview = (code: string, token?: string) => ask<ReviewState>('POST', `/tables/${code}/review`, undefined, token, shown(code));
export const logReview = (log: string) => ask<ReviewState>('POST', '/reviews', { log });
export const logReplay = (wanted: OpenLog) => ask<Replay>('POST', '/replays', wanted);

async function text(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await reach(path, { headers });
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

/** The text of a language file. */
export const localeText = (of: string): Promise<string> => text(`/api/locale/${of}.ftl`);

/** What a report of a problem holds, as far as the holder of a token may know it. */
export const tableReport = (code: string, token?: string): Promise<string> =>
  text(`/api/tables/${code}/report`, token ? { Authorization: `Bearer ${token}` } : shown(code));
