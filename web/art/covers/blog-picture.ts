import { subjectGrounds } from '@pathshala/brand/tokens';
import { type SubjectName, subjectNames } from '@pathshala/contract/catalogue/subjects';
import { lighten, palette, shade } from '../drawing/color.ts';
import { between, pick, type Random, randomOf } from '../drawing/random.ts';
import { disc, fill, rect, stroke, svg } from '../drawing/svg.ts';
import { placed, signBlock } from '../props/block.ts';
import {
  bell,
  bookPile,
  bookRow,
  kite,
  lamp,
  paperBoat,
  pencilPot,
  plant,
  slate,
  teaGlass,
} from '../props/things.ts';
import { tintOf } from '../signs/tint.ts';

const [width, height, table] = [400, 300, 250];

function others(random: Random, subject: SubjectName): SubjectName[] {
  const rest = subjectNames.filter((name) => name !== subject);
  const first = Math.floor(random() * rest.length);
  return [...rest.slice(first), ...rest.slice(0, first)];
}

const colorOf = (subject: SubjectName | undefined) => subjectGrounds[subject ?? 'mathematics'];

/** Decoration behind the table. */
function wall(random: Random, ground: string): string {
  const kind = Math.floor(random() * 4);
  const x = between(random, 60, 120);
  const soft = lighten(ground, 0.62);
  if (kind === 0) {
    const pane =
      rect(x - 42, 34, 112, 128, '#fff', 10) +
      rect(x - 34, 42, 96, 112, '#CFE6F2', 5) +
      disc(x + 30, 74, 17, palette.marigold);
    return (
      pane +
      fill(`M${x - 34} 154V126Q${x} 104 ${x + 62} 130V154z`, '#8FBF7A') +
      stroke(`M${x + 14} 42V154M${x - 34} 98H${x + 62}`, '#fff', 6)
    );
  }
  if (kind === 1) return disc(x + 10, 100, 66, soft) + disc(x + 10, 100, 42, lighten(palette.marigold, 0.25));
  if (kind === 2) {
    let bunting = stroke('M-10 30Q200 78 410 30', shade(ground, 0.1), 3);
    const colors = [palette.marigold, ground, subjectGrounds.bangla, subjectGrounds.english];
    for (let i = 0; i < 9; i++) {
      const flagX = 10 + i * 46;
      const flagY = 30 + 48 * (1 - ((flagX - 200) / 210) ** 2) * 0.52;
      bunting += fill(`M${flagX - 14} ${flagY.toFixed(1)}h28l-14 30z`, colors[i % 4] ?? ground);
    }
    return bunting;
  }
  const frame = rect(x - 50, 40, 124, 92, palette.wood, 6) + rect(x - 43, 47, 110, 78, palette.board, 3);
  return (
    frame + stroke(`M${x - 28} 76h44M${x - 28} 94h66M${x - 28} 110h30`, palette.chalk, 4, 'opacity=".85"')
  );
}

/** A picture for an article: a table with its subject's block and some things from a pupil's day. */
export function blogPicture(id: string, subject: SubjectName): string {
  const random = randomOf(`blog ${id}`);
  const ground = subjectGrounds[subject];
  const tint = tintOf(subject);
  const rest = others(random, subject);
  const colors = rest.map(colorOf);
  const left = pick(random, [
    () => placed(bookPile(colors.slice(0, 4)), { x: 96, y: table }, 1.25),
    () => placed(plant(subjectGrounds.biology), { x: 88, y: table }, 1.4),
    () => placed(lamp(colors[1] ?? ground), { x: 92, y: table }, 1.5),
    () => placed(slate('M-30 -56h24m-12 -12v24M6 -56h22M-30 -24h58'), { x: 96, y: table, turn: -4 }, 1.2),
    () =>
      placed(
        pencilPot(colors[0] ?? ground, [
          subjectGrounds.bangla,
          palette.marigold,
          subjectGrounds.english,
          palette.leaf,
        ]),
        { x: 84, y: table },
        1.2,
      ),
    () => placed(bell(), { x: 90, y: table }, 1.25),
  ])();
  const right = pick(random, [
    () => placed(teaGlass(), { x: 346, y: table + 6 }, 1.15),
    () => placed(paperBoat(), { x: 336, y: table + 8 }, 1),
    () => placed(bookRow(colors.slice(2, 6)), { x: 346, y: table }, 1.08),
    () => placed(plant(palette.leaf), { x: 348, y: table }, 1),
    () => placed(kite(colors[3] ?? ground), { x: 338, y: 168, turn: 14 }, 1.1),
  ])();
  const [second, third] = [rest[4] ?? 'bangla', rest[7] ?? 'english'];
  const tilt = between(random, -7, 7);
  const stack =
    random() > 0.5
      ? signBlock(subject, 118, { x: 218, y: table }) +
        signBlock(second, 64, { x: 208 + tilt * 2, y: table - 117, turn: tilt })
      : signBlock(second, 72, { x: 178, y: table }) +
        signBlock(third, 72, { x: 254, y: table }) +
        signBlock(subject, 106, { x: 216 + tilt, y: table - 71, turn: tilt * 0.7 });
  return svg(
    width,
    height,
    rect(0, 0, width, height, lighten(tint, 0.78)) +
      wall(random, tint) +
      rect(0, table - 6, width, height, lighten(palette.wood, 0.42)) +
      rect(0, table - 6, width, 12, lighten(palette.wood, 0.24)) +
      left +
      right +
      stack,
  );
}
