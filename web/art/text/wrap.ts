import { type OutlineOptions, textWidth } from './outline.ts';

export function wrap(text: string, width: number, options: Pick<OutlineOptions, 'font' | 'size'>): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, options) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function wrapEvenly(
  text: string,
  width: number,
  options: Pick<OutlineOptions, 'font' | 'size'>,
): string[] {
  let best = wrap(text, width, options);
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const narrower = wrap(text, width * share, options);
    if (narrower.length > best.length) break;
    best = narrower;
  }
  return best;
}
