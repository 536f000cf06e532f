import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import { hasOtherScript } from '@pathshala/contract/text/languages';
import { lighten, palette, shade } from '../drawing/color.ts';
import { fill, group, rect, stroke, svg } from '../drawing/svg.ts';
import { mark } from '../icons/mark.ts';
import { signBlock } from '../props/block.ts';
import { outline, textWidth } from '../text/outline.ts';
import { wrapEvenly } from '../text/wrap.ts';

/** Share pictures for other sites, 1200 × 630. */
const { width, height } = { width: 1200, height: 630 };

interface TextBox {
  readonly x: number;
  /** Middle of the text block. */
  readonly y: number;
  readonly room: number;
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly color: string;
  /** The room from the first line to the last. */
  readonly high?: number;
}

/** Other scripts have signs above and below the letters, which must not touch the next line. */
const pitchOf = (text: string) => (hasOtherScript(text) ? 1.24 : 1.1);

/** A title, as large as it fits. */
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

/** The school's mark and name, at the left below. */
function signature(name: string, color: string): string {
  const logo = group('translate(72 520)', mark(60, 0.29, 1));
  const ring = `<rect x="70" y="518" width="64" height="64" rx="19" fill="#fff" opacity=".22"/>`;
  return ring + logo + fill(outline(name, { font: 'heading', size: 44, x: 152, y: 565 }).d, color);
}

const wall: readonly (readonly [SubjectName, number, number, number, number])[] = [
  ['mathematics', 170, 836, 560, 0],
  ['english', 150, 1001, 560, 0],
  ['biology', 112, 1138, 560, 0],
  ['bangla', 146, 872, 389, -4],
  ['physics', 126, 1026, 410, 3],
  ['music', 112, 944, 254, 6],
];

/** A chalkboard with what is shared and a pile of blocks. */
export function drawnShare(text: string, siteName: string): string {
  let lines = '';
  for (let x = 56; x < width; x += 56) lines += `M${x} 0V${height}`;
  for (let y = 56; y < height; y += 56) lines += `M0 ${y}H${width}`;
  const blocks = wall.map(([subject, size, x, y, turn]) => signBlock(subject, size, { x, y, turn })).join('');
  return svg(
    width,
    height,
    rect(0, 0, width, height, palette.board) +
      stroke(lines, '#fff', 2, 'opacity=".05"') +
      rect(0, 558, width, 20, palette.wood) +
      rect(0, 574, width, 56, shade(palette.wood, 0.45)) +
      rect(0, 558, width, 5, lighten(palette.wood, 0.25)) +
      blocks +
      stroke('M868 112l-22 -20M928 92l2 -32M990 118l24 -22', palette.marigold, 7) +
      title(text, {
        x: 72,
        y: 236,
        room: 660,
        sizes: [96, 84, 72, 62, 54],
        lines: 4,
        color: palette.chalk,
        high: 340,
      }) +
      group('translate(0 -104)', signature(siteName, palette.chalk)),
  );
}
