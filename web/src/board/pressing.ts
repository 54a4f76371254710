/** How tracks and places are pressed: by a click that was no drag, or by a key; and how one asks about them. */
import type { Camera } from './camera.svelte';

const LONG = 450; // milliseconds that make a press a long one
const STILL = 8; // pixels that a finger may tremble meanwhile

export const press = (camera: Camera, run: () => void) => (): void => {
  if (!camera.dragged) run();
};

export const enter = (run: () => void) => (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  run();
};

/** Tells what is pointed at: by a mouse over it, or by a finger that rests on it, which then is no press. */
export const pointing = (camera: Camera, show: (on: boolean) => void) => (element: Element): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  const stop = (): void => clearTimeout(timer);
  const long = (): void => {
    camera.dragged = true;
    show(true);
  };
  const mouse = (on: boolean) => (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'mouse') show(on);
  };
  const down = (event: Event): void => {
    const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
    stop();
    start = { x, y };
    if (pointerType !== 'mouse') timer = setTimeout(long, LONG);
  };
  const move = (event: Event): void => {
    const { clientX, clientY } = event as PointerEvent;
    if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) stop();
  };
  const heard: [string, (event: Event) => void][] = [
    ['pointerenter', mouse(true)], ['pointerleave', mouse(false)], ['pointerdown', down], ['pointermove', move],
    ['pointerup', stop], ['pointercancel', stop], ['pointerleave', stop], ['contextmenu', (event) => event.preventDefault()],
  ];
  for (const [name, run] of heard) element.addEventListener(name, run);
  return () => {
    stop();
    for (const [name, run] of heard) element.removeEventListener(name, run);
  };
};
