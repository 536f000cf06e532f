import { hasOtherScript } from '@pathshala/contract/text/languages';
import { palette } from '../drawing/color.ts';
import { drawingFile } from '../drawing/drawing-file.ts';
import { fill, group } from '../drawing/svg.ts';
import { mark } from '../icons/mark.ts';
import { outline, textWidth } from '../text/outline.ts';
import { wrapEvenly } from '../text/wrap.ts';

const height = 630;

interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly color: string;
  readonly high?: number;
}

/** Other scripts have signs above and below the letters, which must not touch the next line. */
const pitchOf = (text: string) => (hasOtherScript(text) ? 1.24 : 1.1);

function title(text: string, { x, y, room, sizes, lines: max, color, high = height }: TextBox): string {
  const smallest = sizes.at(-1);
  for (const size of sizes) {
    const lines = wrapEvenly(text, room, { size });
    const pitch = size * pitchOf(text);
    const fits =
      lines.length <= max &&
      lines.length * pitch <= high &&
      lines.every((line) => textWidth(line, { size }) <= room);
    if (!fits && size !== smallest) continue;
    const first = y - ((lines.length - 1) * pitch) / 2 + size * 0.32;
    return fill(lines.map((line, at) => outline(line, { size, x, y: first + at * pitch }).d).join(''), color);
  }
  return '';
}

function signature(name: string, color: string): string {
  const logo = group('translate(72 520)', mark(60, 0.29, 1));
  const ring = `<rect x="70" y="518" width="64" height="64" rx="19" fill="#fff" opacity=".22"/>`;
  return ring + logo + fill(outline(name, { font: 'heading', size: 44, x: 152, y: 565 }).d, color);
}

export function drawnShare(text: string, siteName: string): string {
  return drawingFile('share/board').replace(
    '</svg>',
    title(text, {
      x: 72,
      y: 236,
      room: 660,
      sizes: [96, 84, 72, 62, 54],
      lines: 4,
      color: palette.chalk,
      high: 340,
    }) +
      group('translate(0 -104)', signature(siteName, palette.chalk)) +
      '</svg>',
  );
}
