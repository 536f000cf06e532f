import { subjectGrounds } from '@pathshala/brand/tokens';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import { lighten, mix, palette, shade } from '../drawing/color.ts';
import { between, hash, randomOf } from '../drawing/random.ts';
import { fill, group, num, rect, stroke, svg } from '../drawing/svg.ts';
import { placed, signBlock } from '../props/block.ts';
import { bell, bookPile, pencilPot } from '../props/things.ts';
import { type Doodle, doodles } from './doodles.ts';

const [width, height, tray] = [480, 270, 236];

function chalk(
  { lines, letters }: Doodle,
  x: number,
  y: number,
  size: number,
  turn: number,
  color: string,
): string {
  const body = (lines ? stroke(lines, color, 5) : '') + (letters ? fill(letters, color) : '');
  return group(
    `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(size / 100, 2)}) translate(-50 -50)`,
    body,
  );
}

/** A program's picture, 16:9: a chalkboard with its subject's drawings and its block on the tray. */
export function programPicture(id: string, subject: SubjectName): string {
  const random = randomOf(`program ${id}`);
  const ground = subjectGrounds[subject];
  const board = mix(palette.board, shade(ground, 0.35), 0.42);
  const own = doodles[subject];
  const first = hash(id);
  const drawing = (at: number) => own[(first + at) % own.length] ?? {};
  const mirrored = random() > 0.5;
  const across = (x: number) => (mirrored ? width - x : x);
  const tilt = () => between(random, -8, 8);
  const thing = [
    bookPile([subjectGrounds.english, subjectGrounds.bangla, palette.marigold]),
    pencilPot(lighten(ground, 0.25), [
      subjectGrounds.bangla,
      palette.marigold,
      subjectGrounds.english,
      palette.chalk,
    ]),
    bell(),
  ][Math.floor(random() * 3)];
  return svg(
    width,
    height,
    rect(0, 0, width, height, board) +
      fill(
        `M0 0H${width}V${num(between(random, 50, 90))}C${width * 0.7} ${num(between(random, 100, 150))} ${width * 0.35} ${num(between(random, 10, 60))} 0 ${num(between(random, 90, 140))}z`,
        '#fff',
        'opacity=".04"',
      ) +
      chalk(drawing(0), across(330), 102, 128, tilt(), palette.chalk) +
      chalk(drawing(1), across(196), 70, 74, tilt(), mix(palette.chalk, board, 0.3)) +
      chalk(drawing(2), across(428), 62, 64, tilt(), palette.marigold) +
      rect(0, tray, width, 12, palette.wood) +
      rect(0, tray, width, 4, lighten(palette.wood, 0.3)) +
      rect(0, tray + 12, width, height, shade(palette.wood, 0.4)) +
      placed(thing ?? '', { x: across(406), y: tray }, 0.72) +
      signBlock(subject, 126, { x: across(104), y: tray, turn: 0 }) +
      rect(across(230) - 20, tray - 8, 40, 8, palette.chalk, 4) +
      rect(across(278) - 14, tray - 8, 28, 8, palette.marigold, 4),
  );
}
