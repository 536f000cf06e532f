import { textWidth } from './outline.ts';

function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, { size }) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function wrapEvenly(text: string, width: number, size: number): string[] {
  let best = wrap(text, width, size);
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const narrower = wrap(text, width * share, size);
    if (narrower.length > best.length) break;
    best = narrower;
  }
  return best;
}

/**
 * The lines of a title in the first of these sizes in which it fits; the last size is taken as it comes.
 * @param mayBe whether so many lines of a size have room
 */
export function fitLines(
  text: string,
  width: number,
  [size = 0, ...smaller]: readonly number[],
  mayBe: (lines: number, size: number) => boolean,
): { readonly lines: readonly string[]; readonly size: number } {
  const lines = wrapEvenly(text, width, size);
  const fits = mayBe(lines.length, size) && lines.every((line) => textWidth(line, { size }) <= width);
  return fits || smaller.length === 0 ? { lines, size } : fitLines(text, width, smaller, mayBe);
}
