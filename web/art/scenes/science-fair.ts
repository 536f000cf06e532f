import { subjectGrounds } from '@pathshala/brand/tokens';
import { lighten, palette, shade } from '../drawing/color.ts';
import { disc, fill, group, rect, stroke, svg } from '../drawing/svg.ts';
import { placed, signBlock } from '../props/block.ts';
import { battery, bulb, poster, windmill } from './fair-things.ts';
import { black, type Figure, fromBehind, head, skins } from './figure.ts';

/** A pupil behind the table, to the waist, scaled by the caller. */
function demonstrator(
  figure: Figure,
  point: readonly [number, number],
  rest: readonly [number, number],
): string {
  const { skin, top } = figure;
  const limb = ([x, y]: readonly [number, number], from: number) =>
    stroke(`M${from} -74Q${(from + x) / 2 + Math.sign(from) * 10} ${(y - 74) / 2 + 10} ${x} ${y}`, top, 15) +
    stroke(`M${from + (x - from) * 0.72} ${-74 + (y + 74) * 0.84}L${x} ${y}`, skin, 10) +
    disc(x, y, 8, skin);
  return (
    rect(-7, -94, 14, 16, shade(skin, 0.14)) +
    fill('M-34 6C-38 -54 -30 -78 -14 -82Q0 -72 14 -82C30 -78 38 -54 34 6z', top) +
    fill('M-14 -83L0 -68L14 -83L20 -76L4 -58H-4L-20 -76z', lighten(top, 0.45)) +
    limb(point, 26) +
    limb(rest, -26) +
    group('translate(0 -122) scale(1.62)', head(figure))
  );
}

function bunting(): string {
  const colors = [
    subjectGrounds.bangla,
    palette.marigold,
    subjectGrounds.english,
    subjectGrounds.biology,
    subjectGrounds.chemistry,
    subjectGrounds.finance,
  ];
  let body = stroke('M0 18Q240 110 480 18Q720 110 960 18', '#7A5234', 4);
  for (let i = 0; i < 16; i++) {
    const x = 30 + i * 60;
    const along = (x % 480) / 480;
    const y = Math.round(18 + 184 * along * (1 - along));
    body += fill(`M${x - 17} ${y}h34l-17 38z`, colors[i % colors.length] ?? palette.leaf);
  }
  return body;
}

/** Two pupils, a windmill, a light that is on, and their figures on the wall. */
export function scienceFair(): string {
  const visitor = (figure: Partial<Figure>, x: number, y: number, scale: number) =>
    placed(
      fromBehind({
        skin: skins[0],
        hair: black,
        top: subjectGrounds.religious,
        bottom: palette.ink,
        look: 'away',
        ...figure,
      }),
      { x, y },
      scale,
    );
  return svg(
    960,
    540,
    rect(0, 0, 960, 540, '#CFE3DF') +
      rect(0, 330, 960, 210, '#E9D3AE') +
      rect(0, 318, 960, 14, '#B7D0CB') +
      rect(60, 96, 196, 150, '#fff', 8) +
      rect(70, 106, 176, 130, '#BFDDF0', 4) +
      fill('M70 236V196q50 -34 92 -8t84 -6v54z', '#8FBF7A') +
      disc(208, 138, 18, palette.marigold) +
      stroke('M158 106V236M70 170H246', '#fff', 7) +
      bunting() +
      group('translate(96 0)', poster()) +
      placed(
        demonstrator(
          {
            skin: skins[0],
            hair: black,
            top: subjectGrounds.english,
            bottom: palette.ink,
            look: 0,
            locks: 'tail',
            glasses: true,
          },
          [64, -46],
          [-62, -26],
        ),
        { x: 352, y: 366 },
        1.42,
      ) +
      placed(
        demonstrator(
          { skin: skins[2], hair: black, top: subjectGrounds.social, bottom: palette.ink, look: -1 },
          [70, -132],
          [-44, -20],
        ),
        { x: 560, y: 366 },
        1.42,
      ) +
      rect(96, 360, 768, 22, '#A9713F', 6) +
      rect(96, 360, 768, 7, '#C48D58', 3) +
      fill('M112 382H848V486Q480 506 112 486z', palette.leaf) +
      fill('M112 382H848V400H112z', shade(palette.leaf, 0.22)) +
      stroke(
        'M180 400V488M270 400V494M360 400V497M450 400V498M540 400V498M630 400V496M720 400V493M800 400V489',
        shade(palette.leaf, 0.14),
        4,
      ) +
      fill(
        'M150 382h28l-14 26zM230 382h28l-14 26zM310 382h28l-14 26zM390 382h28l-14 26zM470 382h28l-14 26zM550 382h28l-14 26zM630 382h28l-14 26zM710 382h28l-14 26zM790 382h28l-14 26z',
        palette.marigold,
      ) +
      placed(windmill(), { x: 206, y: 362 }, 1.12) +
      stroke('M470 356C500 330 520 366 548 352S640 330 690 348', subjectGrounds.bangla, 5) +
      stroke('M252 354C300 338 370 372 402 352', palette.ink, 5) +
      placed(battery(), { x: 438, y: 362 }) +
      placed(bulb(), { x: 716, y: 362 }, 0.86) +
      signBlock('physics', 54, { x: 812, y: 360, turn: 5 }) +
      visitor(
        { top: subjectGrounds.music, locks: 'scarf', scarf: '#7C4A86', skin: skins[1] },
        120,
        556,
        1.7,
      ) +
      visitor({ top: '#F7F5EE', locks: 'plaits', skin: skins[2] }, 286, 568, 1.3) +
      visitor({ top: subjectGrounds.biology, skin: skins[0] }, 770, 560, 1.75) +
      visitor({ top: palette.tint, locks: 'bob', skin: skins[1] }, 906, 570, 1.4),
  );
}
