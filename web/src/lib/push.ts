/** Lets this browser be told "your turn" while no page is open, through the service of its maker. */
import type { Subscribe } from '../protocol';
import { pushKey, Refusal } from './api';
import { allowNotices } from './notice';
import { language } from './words';

/** Whether this browser can be told anything at all; over plain HTTP it cannot. */
export const canBeTold = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** Asks the browser's leave and its service for an address. */
export async function subscribe(): Promise<Subscribe> {
  if (!(await allowNotices())) throw new Refusal('no_notices');
  const { key } = await pushKey();
  const worker = await navigator.serviceWorker.ready;
  const got = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = got.toJSON();
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']!, language: language() };
}
