/** Does work that can wait until the page has drawn its frame and rests, at the latest so many milliseconds from now. */
export function whenIdle(work: () => void, latest: number): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 1); // Safari
  else requestIdleCallback(work, { timeout: latest });
}
