import { lighten, palette, shade } from '../drawing/color.ts';
import { disc, fill, group, rect, stroke, svg } from '../drawing/svg.ts';
import { placed, signBlock } from '../props/block.ts';
import { black, type Figure, fromBehind, head, skins } from './figure.ts';

/** A model windmill on a box: about 190 high. */
function windmill(): string {
  const blade = (turn: number) =>
    group(
      `translate(0 -158) rotate(${turn})`,
      fill('M-5 -6L-26 -66Q0 -86 18 -66L6 -6z', '#2B6CB0') +
        stroke('M0 -8L-4 -68M-14 -40l24 2M-18 -56l30 1', '#BBD5F2', 3),
    );
  return (
    fill('M-30 0L-15 -142H15L30 0z', '#C94A22') +
    fill('M0 -142H15L30 0H0z', shade('#C94A22', 0.16)) +
    fill('M-24 -140Q0 -176 24 -140z', '#7A4B2A') +
    [18, 108, 198, 288].map(blade).join('') +
    disc(0, -158, 9, palette.marigold) +
    rect(-9, -38, 18, 38, '#5E3820', 6) +
    rect(-6, -96, 12, 16, '#FBE3B5', 3)
  );
}

/** A bulb in its holder that shines. */
function bulb(): string {
  return (
    '<circle cx="0" cy="-92" r="86" fill="#FFE9A8" opacity=".4"/><circle cx="0" cy="-92" r="58" fill="#FFE9A8" opacity=".6"/>' +
    fill(
      'M0 -132C-34 -132 -38 -96 -20 -80C-14 -74 -14 -68 -14 -62H14C14 -68 14 -74 20 -80C38 -96 34 -132 0 -132z',
      '#FFD24D',
    ) +
    stroke('M-8 -64L-10 -92L0 -84L10 -92L8 -64', '#C97E00', 3) +
    rect(-15, -62, 30, 16, '#7C8794', 4) +
    rect(-24, -46, 48, 46, '#37607E', 8) +
    rect(-34, -10, 68, 10, shade('#37607E', 0.25), 4) +
    stroke('M-62 -122l-16 -8M62 -122l16 -8M0 -176v-18M-42 -160l-10 -14M42 -160l10 -14', palette.marigold, 5)
  );
}

function battery(): string {
  return (
    rect(-40, -34, 70, 34, '#1A2540', 6) +
    rect(-40, -34, 24, 34, palette.marigold, 6) +
    rect(30, -24, 9, 14, '#7C8794', 2) +
    stroke('M2 -17h14M9 -24v14', '#fff', 4)
  );
}

function poster(): string {
  const bars = [44, 72, 58, 98, 120]
    .map((high, i) =>
      rect(
        560 + i * 40,
        250 - high,
        26,
        high,
        ['#C94A22', '#2B6CB0', '#4B7F22', '#9A3E7A', '#0B6E4F'][i] ?? '#0B6E4F',
        4,
      ),
    )
    .join('');
  return (
    rect(516, 76, 272, 212, shade('#D9B48A', 0.15), 6) +
    rect(510, 70, 272, 212, '#FFFBF4', 6) +
    disc(646, 74, 7, '#C94A22') +
    stroke('M544 116V252H764', palette.ink, 4.5) +
    bars +
    stroke('M573 192L613 166L653 178L693 138L733 114', palette.marigold, 5) +
    stroke('M560 98h96', palette.ink, 6) +
    stroke('M670 98h40', lighten(palette.ink, 0.5), 6)
  );
}

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
  const colors = ['#C94A22', palette.marigold, '#2B6CB0', '#4B7F22', '#9A3E7A', '#1A6A79'];
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
      fromBehind({ skin: skins[0], hair: black, top: '#37607E', bottom: '#1A2540', look: 'away', ...figure }),
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
            top: '#2B6CB0',
            bottom: '#1A2540',
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
          { skin: skins[2], hair: black, top: '#A23B3B', bottom: '#1A2540', look: -1 },
          [70, -132],
          [-44, -20],
        ),
        { x: 560, y: 366 },
        1.42,
      ) +
      rect(96, 360, 768, 22, '#A9713F', 6) +
      rect(96, 360, 768, 7, '#C48D58', 3) +
      fill('M112 382H848V486Q480 506 112 486z', '#0B6E4F') +
      fill('M112 382H848V400H112z', shade('#0B6E4F', 0.22)) +
      stroke(
        'M180 400V488M270 400V494M360 400V497M450 400V498M540 400V498M630 400V496M720 400V493M800 400V489',
        shade('#0B6E4F', 0.14),
        4,
      ) +
      fill(
        'M150 382h28l-14 26zM230 382h28l-14 26zM310 382h28l-14 26zM390 382h28l-14 26zM470 382h28l-14 26zM550 382h28l-14 26zM630 382h28l-14 26zM710 382h28l-14 26zM790 382h28l-14 26z',
        palette.marigold,
      ) +
      placed(windmill(), { x: 206, y: 362 }, 1.12) +
      stroke('M470 356C500 330 520 366 548 352S640 330 690 348', '#C94A22', 5) +
      stroke('M252 354C300 338 370 372 402 352', '#1A2540', 5) +
      placed(battery(), { x: 438, y: 362 }) +
      placed(bulb(), { x: 716, y: 362 }, 0.86) +
      signBlock('physics', 54, { x: 812, y: 360, turn: 5 }) +
      visitor({ top: '#96610F', locks: 'scarf', scarf: '#7C4A86', skin: skins[1] }, 120, 556, 1.7) +
      visitor({ top: '#F7F5EE', locks: 'plaits', skin: skins[2] }, 286, 568, 1.3) +
      visitor({ top: '#4B7F22', skin: skins[0] }, 770, 560, 1.75) +
      visitor({ top: '#F4EEDF', locks: 'bob', skin: skins[1] }, 906, 570, 1.4),
  );
}
