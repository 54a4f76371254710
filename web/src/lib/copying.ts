/** Copying, also where the browser withholds its clipboard from pages over plain HTTP. */

/** Whether a text is in the clipboard now; if not, the field that shows it stays marked, to be copied by hand. */
export async function copied(text: string, field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    if (!navigator.clipboard) throw new Error('withheld');
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}
