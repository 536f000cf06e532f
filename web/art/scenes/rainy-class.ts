import { subjectGrounds } from '@pathshala/brand/tokens';
import { palette, shade } from '../drawing/color.ts';
import { between, randomOf } from '../drawing/random.ts';
import { fill, num, rect, stroke, svg } from '../drawing/svg.ts';
import { placed } from '../props/block.ts';
import { outline } from '../text/outline.ts';
import { black, type Figure, fromBehind, skins, standing } from './figure.ts';

/** A window without glass, shutters folded back, and the monsoon in it. */
function openWindow(x: number): string {
  const [y, wide, high] = [128, 164, 196];
  const random = randomOf(`rain ${x}`);
  let rain = '';
  for (let i = 0; i < 26; i++) {
    const [dropX, dropY] = [between(random, x + 8, x + wide - 6), between(random, y, y + high - 34)];
    rain += `M${num(dropX, 0)} ${num(dropY, 0)}l-5 ${num(between(random, 18, 32), 0)}`;
  }
  const shutter = (left: number) =>
    rect(left, y - 4, 34, high + 8, '#2F7F86', 4) +
    stroke(
      `M${left + 7} ${y + 20}h20M${left + 7} ${y + 50}h20M${left + 7} ${y + 80}h20M${left + 7} ${y + 110}h20M${left + 7} ${y + 140}h20M${left + 7} ${y + 170}h20`,
      '#236469',
      4,
    );
  return (
    rect(x, y, wide, high, '#9FBFC6') +
    fill(`M${x} ${y + 118}q40 -34 82 -8t82 -10v96H${x}z`, '#5E9478') +
    fill(`M${x} ${y + 150}q50 -18 92 -2t72 -4v52H${x}z`, '#47805E') +
    stroke(`M${x + 116} ${y + 140}q4 -40 10 -70`, '#3B5F4A', 6) +
    fill(
      `M${x + 126} ${y + 70}c-30 -16 -44 0 -50 16c18 -10 34 -12 50 -16c24 -18 38 -4 44 14c-16 -12 -30 -14 -44 -14z`,
      '#3B7352',
    ) +
    stroke(rain, '#E4F1F4', 2.6, 'opacity=".8"') +
    `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="none" stroke="#7A5234" stroke-width="11"/>` +
    stroke(`M${x + 41} ${y}v${high}M${x + 82} ${y}v${high}M${x + 123} ${y}v${high}`, '#7A5234', 5) +
    rect(x - 14, y + high, wide + 28, 14, '#8A5F3E', 4) +
    shutter(x - 42) +
    shutter(x + wide + 8)
  );
}

function tinRoof(): string {
  let ridges = '';
  for (let x = -20; x < 990; x += 26) ridges += `M${x} 0l${num((480 - x) * -0.03)} 66`;
  return (
    rect(0, 0, 960, 66, '#A9B4BA') +
    stroke(ridges, '#8C989F', 7) +
    rect(0, 60, 960, 18, '#6B4A33') +
    stroke('M-10 110L150 70M970 110L810 70', '#6B4A33', 14)
  );
}

function board(): string {
  const write = outline('বর্ষা', { font: 'heading', size: 50, x: 400, y: 180 }).d;
  return (
    rect(352, 114, 268, 170, palette.wood, 8) +
    rect(362, 124, 248, 150, '#1D5A48', 4) +
    fill(write, palette.chalk) +
    stroke(
      'M520 166c-22 0 -22 -24 -2 -26c4 -20 36 -20 40 0c22 0 24 26 0 26zM528 178l-6 18M544 178l-6 18M560 178l-6 18',
      palette.chalk,
      4,
    ) +
    stroke('M400 222h70M400 242h96', palette.chalk, 4, 'opacity=".7"') +
    stroke('M520 246q30 -22 60 0', '#8CCBC9', 4) +
    rect(380, 280, 212, 9, shade(palette.wood, 0.25), 3)
  );
}

const pupils: readonly (readonly [Partial<Figure>, boolean])[] = [
  [{ locks: 'plaits', skin: skins[0] }, false],
  [{ skin: skins[2] }, true],
  [{ locks: 'scarf', scarf: subjectGrounds.religious, skin: skins[1] }, false],
  [{ locks: 'curly', skin: skins[3] }, false],
  [{ locks: 'tail', skin: skins[1] }, true],
];

function row(y: number, scale: number, from: number, count: number, gap: number): string {
  let body = '';
  for (let i = 0; i < count; i++) {
    const [look, raised] = pupils[(i + Math.round(y)) % pupils.length] ?? [{}, false];
    const figure: Figure = {
      skin: skins[0],
      hair: black,
      top: i % 2 ? '#F7F5EE' : '#E9EEF5',
      bottom: palette.ink,
      look: 'away',
      ...look,
    };
    body += placed(fromBehind(figure, raised), { x: from + i * gap, y }, scale);
  }
  const [left, right] = [from - gap * 0.62, from + (count - 0.38) * gap];
  return (
    body +
    rect(left, y - 6, right - left, 20 * scale, '#A9713F', 5) +
    rect(left, y - 6, right - left, 5, '#C48D58', 2) +
    rect(left + 14, y + 8, 13 * scale, 90, '#7A5234') +
    rect(right - 14 - 13 * scale, y + 8, 13 * scale, 90, '#7A5234')
  );
}

function bucket(): string {
  return (
    stroke('M0 -150v8M0 -112v10M0 -74v8', '#8CCBE0', 5) +
    fill('M-30 -46H30L23 0H-23z', subjectGrounds.english) +
    '<ellipse cx="0" cy="-46" rx="30" ry="7" fill="#8CCBE0"/>' +
    stroke('M-30 -44C-30 -14 30 -14 30 -44', '#1F4F83', 3.5) +
    stroke('M-10 -50l-8 -10M10 -50l9 -9', '#8CCBE0', 3.5)
  );
}

/** Rain on a tin roof, and a class that looks at its board. */
export function rainyClass(): string {
  const teacher: Figure = {
    skin: skins[1],
    hair: black,
    top: subjectGrounds.chemistry,
    bottom: palette.marigold,
    look: -1,
    dress: true,
    locks: 'bun',
  };
  return svg(
    960,
    540,
    rect(0, 0, 960, 540, '#F1DFBF') +
      rect(0, 296, 960, 60, '#D9BE92') +
      rect(0, 340, 960, 200, '#B98D5F') +
      stroke('M0 372H960M0 424H960M0 486H960', '#A67B4F', 3) +
      openWindow(112) +
      openWindow(696) +
      tinRoof() +
      board() +
      placed(
        standing(teacher, {
          hands: [
            [-40, -98],
            [22, -52],
          ],
        }),
        { x: 656, y: 352 },
        1.22,
      ) +
      placed(bucket(), { x: 318, y: 366 }, 0.86) +
      row(404, 0.86, 230, 7, 84) +
      row(492, 1.14, 120, 7, 122),
  );
}
