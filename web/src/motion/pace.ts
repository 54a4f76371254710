/** How fast things move, and the animations that run: all of them can be skipped, and none is waited for. */
import { moving, settings } from '../lib/settings.svelte';

const FASTER = 0.4; // of the usual time, where somebody wants it faster
const running = new Set<Animation>();

/** How long something takes that usually takes so many milliseconds. */
const time = (usual: number): number => usual * (settings.pace === 'fast' ? FASTER : 1);

/** Plays key frames on an element; the promise comes back when they are over or were skipped. */
function play(element: Element, frames: Keyframe[], usual: number, more: KeyframeAnimationOptions = {}): Promise<void> {
  if (!moving()) return Promise.resolve();
  const delay = time(Number(more.delay ?? 0));
  const animation = element.animate(frames, { ...more, duration: time(usual), delay });
  running.add(animation);
  return animation.finished.then(() => undefined, () => undefined).finally(() => running.delete(animation));
}

/** Brings everything that moves to its end at once. */
function skip(): void {
  for (const animation of running) animation.finish();
  for (const one of document.getAnimations()) if (one instanceof CSSAnimation && one.animationName.endsWith('set-down')) one.finish();
}

// A press is impatience: whoever does the next thing need not see the last one through.
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', skip, { capture: true, passive: true });
  document.addEventListener('keydown', skip, { capture: true, passive: true });
}

export const pace = { moving, time, play, skip };
