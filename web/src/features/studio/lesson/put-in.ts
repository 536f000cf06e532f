/** A field with its text, as a browser has it. */
type Field = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/**
 * Puts a piece of TeX into a field in place of what is chosen there.
 * @returns the text then, and where one types on
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
