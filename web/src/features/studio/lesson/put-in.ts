/** A text field of the browser. */
type Field = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/**
 * Replaces the selection in a field with a piece of TeX.
 * @returns the new text and the new position of the cursor
 */
export function putIn(
  { value, selectionStart, selectionEnd }: Field,
  tex: string,
): { text: string; at: number } {
  const start = selectionStart ?? value.length;
  const before = value.slice(0, start);
  const after = value.slice(selectionEnd ?? start);
  // A letter right after a command would become part of its name.
  const piece = /\\[a-zA-Z]+$/.test(tex) && !/^\s/.test(after) ? `${tex} ` : tex;
  const gap = /\\[a-zA-Z]+$/.test(before) && /^[a-zA-Z]/.test(piece) ? ' ' : '';
  return { text: before + gap + piece + after, at: before.length + gap.length + piece.length };
}
