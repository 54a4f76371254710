/**
 * Where the keyboard is: when the question changes, what had the focus may be gone. Then the same control takes it again
 * if it is still there, else the question itself, so that nobody has to begin at the top of the page.
 */
import { tick } from 'svelte';

let last = { act: '', inBoard: false };
addEventListener('focusin', (event) => {
  const target = event.target as Element;
  last = { act: target.closest<HTMLElement>('[data-act]')?.dataset['act'] ?? '', inBoard: Boolean(target.closest('main.board svg')) };
});

const SETTLED = 40; // milliseconds in which a question may answer itself, as the only way to pay does
const AGAIN = ['draw', 'take', 'die'];
const lost = (): boolean => {
  const here = document.activeElement;
  return !here || here === document.body || (here instanceof HTMLButtonElement && here.disabled);
};

/** Brings the keyboard to the question, or to what answers it on the board. */
export function toQuestion(): void {
  document.querySelector<HTMLElement>('[data-ask]')?.focus();
}

/** Brings the keyboard to the view that was just chosen: to its command line, or to the board. */
export function toView(): void {
  const found = ['[data-field=command]', 'main.board [role=group]'].map((one) => document.querySelector<HTMLElement>(one));
  found.find(Boolean)?.focus();
}

/** After a new question: keeps the focus where it is of use, and finds a place for one that was lost. */
export async function keepFocus(asked: () => boolean): Promise<void> {
  await tick();
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  if (!asked() || (!lost() && !last.inBoard)) return;
  const same = document.querySelector<HTMLElement>(`[data-act='${last.act}']:not([disabled])`);
  if (same && AGAIN.includes(last.act)) same.focus();
  else toQuestion();
}
