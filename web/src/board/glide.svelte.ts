/**
 * Moves a layer with its style, cheaply. A browser that sees a transform change by style lays all paint of the page out in
 * layers anew, thousands of marks of a board; one that sees an animation leaves them alone. So while a layer moves, a
 * paused animation holds it where its style says.
 */
const REST = 5000; // milliseconds after which the style alone holds it again: to take hold and to let go has the page sorted into layers anew, so not between two turns of a wheel

/** An attachment that keeps an element's transform what `where` says. */
export const glide = (where: () => string) => (element: HTMLElement): (() => void) => {
  let held: Animation | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = (): void => {
    held?.cancel();
    held = null;
  };
  $effect(() => {
    const frames = [{ transform: where() }, { transform: where() }];
    element.style.transform = where();
    clearTimeout(timer);
    timer = setTimeout(release, REST);
    if (held) return (held.effect as KeyframeEffect).setKeyframes(frames);
    held = element.animate(frames, 1000);
    held.pause();
  });
  return () => {
    clearTimeout(timer);
    release();
  };
};
