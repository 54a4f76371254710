/** Tells somebody whose page may be in the background that it is their turn. */
import { settings } from './settings.svelte';
import { say } from './words';

let context: AudioContext | null = null;

function tone(at: number, pitch: number, audio: AudioContext, long = 0.5): void {
  const voice = audio.createOscillator(), volume = audio.createGain();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.16, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + long + 0.05);
}

/** A short whistle of two tones. */
export function whistle(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    tone(context.currentTime, 660, context);
    tone(context.currentTime + 0.16, 880, context);
  } catch {
    // No sound here.
  }
}

/** A short clatter, as of wooden trains. */
export function clatter(): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    for (const [at, pitch] of [[0, 240], [0.07, 200], [0.15, 260]] as const) tone(context.currentTime + at, pitch, context, 0.09);
  } catch {
    // No sound here.
  }
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
