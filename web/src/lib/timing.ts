/** Spans of time for a person to read. */
import { say } from './words';

/** Minutes and seconds of a clock, or so many hours or days. */
export function span(seconds: number): string {
  if (seconds >= 86_400) return say('web-days-left', { count: Math.floor(seconds / 86_400) });
  if (seconds >= 3600) return say('web-hours-left', { count: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
