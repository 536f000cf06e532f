import { subjectOf } from '@pathshala/content/kinds/known-subjects';
import { lighten, palette, shade } from '../drawing/color.ts';
import { patterns } from '../drawing/patterns.ts';
import { between, hash, randomOf } from '../drawing/random.ts';
import { fill, group, num, rect, stroke, svg } from '../drawing/svg.ts';
import { sign } from '../signs/sign.ts';
import { outline } from '../text/outline.ts';
import { fitLines } from '../text/wrap.ts';

export interface BookCoverOptions {
  readonly id: string;
  readonly title: string;
  readonly level: string;
  readonly subject: string;
}

const [wide, high] = [176, 240];

function titleLines(title: string): string {
  const { lines, size } = fitLines(title, wide - 40, [29, 26, 23, 20, 17], (count) => count <= 3);
  const drawn = lines.map((line, at) =>
    outline(line, { size, x: 26, y: 44 + size * 0.2 + at * size * 1.08 }),
  );
  return fill(drawn.join(''), '#fff');
}

/** The wall behind the book. Ink, the colour of coding, would make a grey wall, so it uses a blue. */
const wallOf = (ground: string) => (ground === palette.ink ? '#4660B0' : ground);

export function bookCover({ id, title, level, subject }: BookCoverOptions): string {
  const ground = subjectOf(subject).colour;
  const random = randomOf(`book ${id}`);
  const pattern = patterns[hash(id) % patterns.length];
  const turn = between(random, -7, 7);
  const face =
    rect(8, 8, wide, high, shade(ground, 0.55), 10) +
    rect(6, 5, wide - 2, high - 1, palette.paper, 8) +
    stroke(`M${wide + 3} 14V${high - 2}M12 ${high + 2}H${wide}`, '#D9D0BC', 1.5) +
    rect(0, 0, wide, high, ground, 9) +
    `<clipPath id="c"><rect width="${wide}" height="${high}" rx="9"/></clipPath><g clip-path="url(#c)"><g fill="#fff" opacity=".1">${pattern?.(random, wide, high) ?? ''}</g>` +
    rect(0, 0, 13, high, shade(ground, 0.28)) +
    rect(0, high - 46, wide, 46, shade(ground, 0.3)) +
    '</g>' +
    titleLines(title) +
    sign(subject, '#fff', { x: 104, y: 150, size: 82, turn: turn > 0 ? -8 : 8 }) +
    fill(outline(level, { font: 'heading', size: 17, x: 26, y: high - 17 }), palette.marigold);
  return svg(
    400,
    300,
    rect(0, 0, 400, 300, lighten(wallOf(ground), 0.8)) +
      `<ellipse cx="206" cy="278" rx="128" ry="12" fill="${lighten(wallOf(ground), 0.55)}"/>` +
      group(`translate(200 150) rotate(${num(turn)}) translate(${-wide / 2} ${-high / 2})`, face),
  );
}
