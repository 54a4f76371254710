/** Tells somebody whose page may be in the background that it is their turn. */
import { settings } from './settings.svelte';
import { tone } from '../motion/synth';
import { say } from './words';

/** A short whistle of two tones. */
export function whistle(): void {
  tone({ pitch: 660 });
  tone({ at: 0.16, pitch: 880 });
}

/** Whether the browser lets this page show notices at all; over plain HTTP it does not. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext;

/** Asks the browser's leave for notices. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** It has become somebody's turn at this device. */
export function yourTurn(name: string, table: string): void {
  if (settings.sound) whistle();
  if (document.hidden && navigator.vibrate) navigator.vibrate([120, 80, 120]);
  if (!settings.notices || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(say('web-your-turn'), { body: `${name} · ${table}`, tag: `whistlestop-${table}`, icon: '/icon.svg' });
    notice.onclick = () => (window.focus(), notice.close());
  } catch {
    // Some phones allow notices from a service worker only; the title tells it as well.
  }
}

/** The page's title, with a mark while something is wanted. */
export function title(text: string, wanted: boolean): void {
  document.title = wanted ? `● ${say('web-your-turn')} · ${text}` : text;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = wanted ? '/icon-turn.svg' : '/icon.svg';
}
