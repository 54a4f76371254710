/** Whether the last thing pressed was pressed with a finger. */
let touched = false;
addEventListener('pointerdown', (event) => (touched = event.pointerType !== 'mouse'), { capture: true, passive: true });
addEventListener('keydown', () => (touched = false), { capture: true, passive: true });

export const byFinger = (): boolean => touched;
