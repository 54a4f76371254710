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

/** Tells whether a mouse is over something. */
export const hovering = (show: (on: boolean) => void) => (element: Element): (() => void) => {
  const mouse = (on: boolean) => (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'mouse') show(on);
  };
  return listen(element, [['pointerenter', mouse(true)], ['pointerleave', mouse(false)]]);
};

/** Tells where a finger rests; if somebody answers to that, it is no press. */
export const resting = (camera: Camera, answered: (event: PointerEvent) => boolean) => (element: Element): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  const stop = (): void => clearTimeout(timer);
  const down = (event: Event): void => {
    const touch = event as PointerEvent;
    stop();
    start = { x: touch.clientX, y: touch.clientY };
    if (touch.pointerType !== 'mouse' && touch.isPrimary) timer = setTimeout(() => (camera.dragged ||= answered(touch)), LONG);
  };
  const move = (event: Event): void => {
    const { clientX, clientY } = event as PointerEvent;
    if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) stop();
  };
  const forget = listen(element, [
    ['pointerdown', down], ['pointermove', move], ['pointerup', stop], ['pointercancel', stop], ['pointerleave', stop],
    ['contextmenu', (event) => event.preventDefault()],
  ]);
  return () => {
    stop();
    forget();
  };
};

function listen(element: Element, heard: [string, (event: Event) => void][]): () => void {
  for (const [name, run] of heard) element.addEventListener(name, run);
  return () => {
    for (const [name, run] of heard) element.removeEventListener(name, run);
  };
}
