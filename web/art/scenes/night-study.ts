import { subjectGrounds } from '@pathshala/brand/tokens';
import { palette, shade } from '../drawing/color.ts';
import { disc, faded, fill, group, rect, stroke, svg } from '../drawing/svg.ts';
import { placed, signBlock } from '../props/block.ts';
import { bookPile, bookRow, pencilPot, plant, teaGlass } from '../props/things.ts';
import { black, head, skins } from './figure.ts';

const night = '#18224A';

function outside(): string {
  const stars = [
    [560, 84],
    [604, 132],
    [652, 72],
    [700, 150],
    [540, 170],
    [840, 96],
    [822, 176],
    [590, 210],
  ];
  return (
    rect(514, 50, 344, 250, '#19275C', 8) +
    stars.map(([x = 0, y = 0], i) => disc(x, y, 2 + (i % 3), '#FFF3C9')).join('') +
    fill('M752 84A36 36 0 1 0 798 132A32 32 0 0 1 752 84z', '#FFE9A8') +
    fill('M514 262C560 240 610 252 660 244S780 236 858 254V300H514z', '#0C1330') +
    stroke('M600 258C602 220 600 200 610 176', '#0C1330', 8) +
    [-150, -100, -40, 0, 40]
      .map((turn) =>
        group(
          `translate(610 176) rotate(${turn})`,
          fill('M0 0C16 -18 38 -16 54 2C36 -6 18 -4 0 0z', '#0C1330'),
        ),
      )
      .join('')
  );
}

function windowFrame(): string {
  return (
    `<rect x="514" y="50" width="344" height="250" rx="8" fill="none" stroke="#6B4A33" stroke-width="16"/>` +
    stroke('M686 54V296M518 170H854', '#6B4A33', 10) +
    rect(492, 300, 388, 20, '#7A563B', 6)
  );
}

function cat(): string {
  return (
    stroke('M-40 -10C-70 -14 -72 -44 -56 -52', '#0B0F22', 10) +
    fill('M-44 0C-48 -40 -20 -54 4 -50C30 -46 40 -22 38 0z', '#11162E') +
    fill('M16 -44L18 -70L32 -58H44L56 -70L58 -44C58 -26 16 -26 16 -44z', '#11162E') +
    stroke('M27 -46q4 4 8 0M41 -46q4 4 8 0', '#FFE9A8', 2.5)
  );
}

/** The girl behind her table, seen to the waist: her elbows on the table, a book before her. */
function girl(): string {
  const skin = skins[1];
  const figure = {
    skin,
    hair: black,
    top: subjectGrounds.bangla,
    bottom: subjectGrounds.bangla,
    look: 0,
    locks: 'plaits',
  } as const;
  return (
    rect(-18, -118, 36, 34, shade(skin, 0.16), 8) +
    fill('M-78 0C-84 -70 -60 -96 -26 -102Q0 -84 26 -102C60 -96 84 -70 78 0z', subjectGrounds.bangla) +
    fill('M-30 -102Q0 -74 30 -102L22 -106Q0 -90 -22 -106z', palette.marigold) +
    group('translate(0 -148) rotate(4) scale(2.3)', head(figure))
  );
}

function arms(): string {
  const skin = skins[1];
  return (
    stroke('M-72 -30C-84 -6 -62 6 -36 -2M72 -30C84 -6 62 6 36 -2', '#A83C19', 24) +
    stroke('M-46 2L-26 -8M46 2L26 -8', skin, 17)
  );
}

function openBook(): string {
  return (
    fill('M0 8L-74 -10V-16L0 -2L74 -16V-10z', subjectGrounds.english) +
    fill(
      'M0 0C-18 -18 -50 -22 -72 -14L-60 -40C-42 -46 -16 -42 0 -28C16 -42 42 -46 60 -40L72 -14C50 -22 18 -18 0 0z',
      '#FFF6E0',
    ) +
    stroke(
      'M0 -28V0M-52 -34q22 -2 40 6M-56 -26q24 -2 42 6M52 -34q-22 -2 -40 6M56 -26q-24 -2 -42 6',
      '#C9B68C',
      2.5,
    )
  );
}

/** A hurricane lamp. */
function lantern(): string {
  return (
    stroke('M-26 -92C-26 -150 26 -150 26 -92', palette.soft, 5) +
    rect(-20, -116, 40, 14, '#7C8794', 5) +
    fill('M-22 -102H22C34 -70 30 -50 22 -34H-22C-30 -50 -34 -70 -22 -102z', '#FFE9A8') +
    fill('M0 -92C12 -72 12 -60 8 -50H-8C-12 -60 -12 -72 0 -92z', '#FF9E2C') +
    fill('M0 -74C5 -64 5 -58 3 -52H-3C-5 -58 -5 -64 0 -74z', '#FFF3C9') +
    stroke('M-24 -98V-36M24 -98V-36', palette.soft, 4) +
    rect(-28, -38, 56, 12, '#7C8794', 5) +
    fill('M-34 -26H34L28 0H-28z', palette.soft)
  );
}

/** A girl who reads by one lamp, late. */
export function nightStudy(): string {
  const glow = `<defs><radialGradient id="g"><stop offset="0" stop-color="#FFD77A" stop-opacity=".85"/><stop offset=".45" stop-color="${palette.marigold}" stop-opacity=".32"/><stop offset="1" stop-color="${palette.marigold}" stop-opacity="0"/></radialGradient></defs>`;
  return svg(
    960,
    540,
    glow +
      rect(0, 0, 960, 540, night) +
      faded(0.05, stroke('M0 60H960M0 140H960M0 220H960M0 300H960', '#fff', 3)) +
      outside() +
      windowFrame() +
      placed(cat(), { x: 726, y: 302 }) +
      placed(plant('#28543A'), { x: 828, y: 302 }, 0.74) +
      rect(64, 150, 250, 14, '#6B4A33', 4) +
      placed(
        bookRow([
          subjectGrounds.social,
          subjectGrounds.english,
          subjectGrounds.music,
          subjectGrounds.biology,
          subjectGrounds.physics,
          subjectGrounds.bangla,
        ]),
        { x: 136, y: 150 },
        0.94,
      ) +
      signBlock('mathematics', 54, { x: 236, y: 150 }) +
      signBlock('bangla', 44, { x: 286, y: 150, turn: 0 }) +
      rect(96, 214, 150, 106, '#6B4A33', 6) +
      rect(104, 222, 134, 90, palette.tint, 3) +
      fill('M112 304L146 256L168 282L190 250L230 304z', '#7FB585') +
      disc(206, 244, 11, palette.marigold) +
      '<circle cx="330" cy="372" r="330" fill="url(#g)"/>' +
      placed(girl(), { x: 462, y: 448 }) +
      rect(0, 432, 960, 108, '#5B3B26') +
      rect(0, 432, 960, 14, '#7A5234') +
      '<ellipse cx="360" cy="446" rx="300" ry="24" fill="#FFD77A" opacity=".22"/>' +
      placed(arms(), { x: 462, y: 452 }) +
      placed(openBook(), { x: 462, y: 474 }, 1.16) +
      placed(lantern(), { x: 300, y: 462 }, 1.12) +
      placed(
        bookPile([subjectGrounds.religious, subjectGrounds.chemistry, subjectGrounds.music]),
        { x: 150, y: 470 },
        1.1,
      ) +
      placed(
        pencilPot(subjectGrounds.finance, [
          subjectGrounds.bangla,
          palette.marigold,
          subjectGrounds.english,
          subjectGrounds.biology,
        ]),
        { x: 690, y: 466 },
        1,
      ) +
      placed(teaGlass(), { x: 780, y: 480 }, 0.9) +
      signBlock('english', 66, { x: 866, y: 486, turn: -6 }),
  );
}
