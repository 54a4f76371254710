/** How tracks and places are pressed: by a click that was no drag, or by a key. */
import type { Camera } from './camera.svelte';

export const press = (camera: Camera, run: () => void) => (): void => {
  if (!camera.dragged) run();
};

export const enter = (run: () => void) => (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  run();
};
