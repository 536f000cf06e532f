import { subjectGrounds } from '@pathshala/brand/tokens';
import { lighten, palette, shade } from '../drawing/color.ts';
import { between, pick, type Random, randomOf } from '../drawing/random.ts';
import { disc, fill, num, rect, stroke, svg } from '../drawing/svg.ts';
import { placed, signBlock } from '../props/block.ts';
import { bookPile, plant } from '../props/things.ts';
import { black, reader, skins } from './figure.ts';

const spines = [
  subjectGrounds.bangla,
  subjectGrounds.english,
  palette.leaf,
  subjectGrounds.physics,
  subjectGrounds.chemistry,
  subjectGrounds.biology,
  subjectGrounds.music,
  subjectGrounds.finance,
  subjectGrounds.social,
  subjectGrounds.religious,
  palette.marigold,
  '#E9DFC8',
] as const;

/** One board of a shelf, filled with upright and leaning books. */
function shelfRow(random: Random, left: number, right: number, foot: number, high: number): string {
  let body = '';
  let x = left + 4;
  while (x < right - 16) {
    const wide = Math.round(between(random, 13, 23));
    if (x + wide > right - 4) break;
    const tall = Math.round(high * between(random, 0.62, 0.86));
    const color = pick(random, spines);
    if (random() < 0.08) {
      x += Math.round(wide * 0.8); // a gap where a book is being read
      continue;
    }
    body +=
      rect(x, foot - tall, wide, tall, color, 2.5) +
      rect(x + 3, foot - Math.round(tall * 0.82), wide - 6, 5, lighten(color, 0.5), 1);
    x += wide + 2;
  }
  return body;
}

function shelf(seed: string, left: number, top: number, wide: number, rows: number, rowHigh: number): string {
  const random = randomOf(seed);
  let body =
    rect(left - 12, top - 12, wide + 24, rows * rowHigh + 24, subjectGrounds.psychology, 6) +
    rect(left, top, wide, rows * rowHigh, '#52301A');
  for (let row = 0; row < rows; row++) {
    const foot = top + (row + 1) * rowHigh - 9;
    body += shelfRow(random, left, left + wide, foot, rowHigh - 9) + rect(left, foot, wide, 9, '#8F5D38');
  }
  return body;
}

function ladder(): string {
  let rungs = '';
  for (let i = 0; i < 8; i++) rungs += `M${num(4 + i * 5)} ${num(-36 - i * 44)}h44`;
  return stroke('M0 0L46 -400M50 0L96 -400', '#C48D58', 9) + stroke(rungs, '#A9713F', 8);
}

function hangingLamp(x: number): string {
  return (
    stroke(`M${x} 0V84`, palette.ink, 4) +
    fill(`M${x - 44} 120C${x - 40} 92 ${x - 20} 82 ${x} 82S${x + 40} 92 ${x + 44} 120z`, palette.leaf) +
    disc(x, 122, 12, '#FFE9A8') +
    fill(`M${x - 44} 122H${x + 44}L${x + 150} 470H${x - 150}z`, '#FFE9A8', 'opacity=".16"')
  );
}

/** Children on the floor between tall shelves, each in a book. */
export function library(): string {
  return svg(
    960,
    540,
    rect(0, 0, 960, 540, '#F0D9B0') +
      rect(0, 388, 960, 152, '#C79A66') +
      stroke('M0 420H960M0 460H960M0 504H960', '#B58652', 3) +
      rect(378, 62, 204, 270, '#fff', 10) +
      fill('M390 330V166C390 60 570 60 570 166V330z', '#BFDDF0') +
      fill('M390 330V270q60 -40 104 -10t76 -8v78z', '#8FBF7A') +
      disc(524, 146, 22, palette.marigold) +
      stroke('M480 90V330M390 214H570', '#fff', 8) +
      rect(362, 330, 236, 16, '#fff', 5) +
      placed(plant(subjectGrounds.biology), { x: 414, y: 332 }, 0.66) +
      signBlock('english', 48, { x: 538, y: 331, turn: 0 }) +
      fill('M390 346L570 346L760 540H330z', '#FFF3C9', 'opacity=".4"') +
      shelf('left', 28, 30, 300, 4, 94) +
      shelf('right', 634, 30, 298, 4, 94) +
      placed(ladder(), { x: 690, y: 430 }) +
      hangingLamp(480) +
      `<ellipse cx="470" cy="478" rx="372" ry="54" fill="${subjectGrounds.social}"/><ellipse cx="470" cy="476" rx="346" ry="45" fill="none" stroke="#F4C77A" stroke-width="5" stroke-dasharray="3 13" stroke-linecap="round"/><ellipse cx="470" cy="476" rx="280" ry="33" fill="#B64F4A"/>` +
      placed(
        bookPile([
          subjectGrounds.physics,
          palette.marigold,
          palette.leaf,
          subjectGrounds.bangla,
          subjectGrounds.english,
        ]),
        { x: 90, y: 500 },
        1.15,
      ) +
      placed(
        reader(
          {
            skin: skins[1],
            hair: black,
            top: subjectGrounds.english,
            bottom: palette.ink,
            look: 1,
            glasses: true,
          },
          subjectGrounds.bangla,
        ),
        { x: 250, y: 468 },
        1.32,
      ) +
      placed(
        reader(
          {
            skin: skins[0],
            hair: black,
            top: subjectGrounds.chemistry,
            bottom: '#F4C77A',
            look: 0,
            locks: 'plaits',
          },
          palette.leaf,
        ),
        { x: 408, y: 500 },
        1.5,
      ) +
      placed(
        reader(
          {
            skin: skins[2],
            hair: black,
            top: palette.leaf,
            bottom: subjectGrounds.religious,
            look: 0,
            locks: 'scarf',
            scarf: '#E0A23B',
          },
          subjectGrounds.physics,
        ),
        { x: 572, y: 494 },
        1.42,
      ) +
      placed(
        reader(
          {
            skin: skins[3],
            hair: black,
            top: palette.tint,
            bottom: subjectGrounds.psychology,
            look: -1,
            locks: 'curly',
          },
          subjectGrounds.english,
        ),
        { x: 728, y: 466 },
        1.28,
      ) +
      placed(bookPile([subjectGrounds.social, subjectGrounds.finance]), { x: 856, y: 510 }, 1.2) +
      signBlock('music', 58, { x: 860, y: 458, turn: -5 }) +
      fill('M0 532H960V540H0z', shade('#C79A66', 0.2)),
  );
}
