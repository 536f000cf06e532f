import { subjectGrounds } from '@pathshala/brand/tokens';
import { lighten, palette, shade } from '../drawing/color.ts';
import { disc, fill, group, rect, stroke, svg } from '../drawing/svg.ts';
import { placed } from '../props/block.ts';
import { black, type Figure, skins, standing } from './figure.ts';
import { boat } from './river-boat.ts';

/** A palm with a bent trunk; its foot at 0 0, about 190 high. */
function palm(leaf: string): string {
  const frond = (turn: number) =>
    group(`translate(26 -176) rotate(${turn})`, fill('M0 0C26 -26 60 -22 84 2C58 -8 28 -6 0 0z', leaf));
  return (
    stroke('M0 0C6 -60 8 -120 26 -176', '#8A5A33', 13) +
    [-160, -118, -66, -22, 18, 58].map((turn) => frond(turn)).join('') +
    group(
      'translate(26 -176) rotate(140)',
      fill('M0 0C26 -26 60 -22 84 2C58 -8 28 -6 0 0z', shade(leaf, 0.16)),
    ) +
    disc(20, -170, 7, '#B9793F') +
    disc(33, -168, 7, '#A2662F')
  );
}

function waterLily(x: number, y: number, scale: number): string {
  return placed(
    fill('M-34 0a34 10 0 1 1 68 0a34 10 0 1 1 -68 0z', '#2F7A52') +
      fill('M-16 -4C-20 -18 -8 -24 0 -30C8 -24 20 -18 16 -4z', '#F7C6DA') +
      fill('M-22 -4C-22 -14 -14 -16 -6 -4zM22 -4C22 -14 14 -16 6 -4z', '#EFA3C3') +
      fill('M-6 -4C-8 -16 0 -22 0 -22S8 -16 6 -4z', '#FFF1F6'),
    { x, y },
    scale,
  );
}

function farBank(): string {
  return (
    rect(0, 0, 960, 540, '#FBE3B5') +
    rect(0, 0, 960, 120, '#FADCA6') +
    disc(800, 104, 92, '#FFD77A') +
    disc(800, 104, 62, palette.marigold) +
    fill('M0 232C90 190 170 214 260 200C380 182 470 216 590 196C720 176 840 206 960 188V300H0z', '#A9CFA4') +
    fill('M0 262C120 236 220 256 340 246C500 232 640 262 780 242C850 234 910 240 960 234V310H0z', '#7FB585') +
    placed(palm('#5C9A5E'), { x: 70, y: 258 }, 0.62) +
    placed(palm('#6AA667'), { x: 118, y: 262 }, 0.46) +
    placed(palm('#5C9A5E'), { x: 884, y: 248 }, 0.56) +
    fill('M160 250l26 -26l26 26zM212 252l20 -20l20 20z', '#8A5A33') +
    rect(166, 250, 40, 20, '#D9B48A') +
    rect(218, 252, 28, 18, '#CFA779')
  );
}

function plankAndBank(): string {
  return (
    stroke('M196 366L92 452', '#5E3820', 22) +
    stroke('M196 360L92 446', '#C08A4E', 18) +
    stroke('M180 372l8 8M158 390l8 8M136 408l8 8', '#9B6A36', 4) +
    fill('M0 398C60 392 120 424 150 470C180 510 190 526 190 540H0z', '#5E9E4C') +
    fill('M0 430C50 426 96 452 120 490C136 516 142 530 142 540H0z', '#4B8A3C')
  );
}

const uniform = { hair: black, top: '#F7F5EE', bottom: palette.ink, look: 1 } as const;

function arriving(figure: Figure, x: number, y: number, scale: number): string {
  return placed(standing(figure, { step: 12 }), { x, y }, scale);
}

function children(): string {
  const girl: Figure = {
    ...uniform,
    skin: skins[0],
    bottom: subjectGrounds.english,
    dress: true,
    locks: 'plaits',
    bag: subjectGrounds.chemistry,
  };
  return (
    arriving(girl, 160, 392, 0.78) +
    arriving({ ...uniform, skin: skins[2], bag: subjectGrounds.bangla }, 100, 446, 0.9) +
    arriving({ ...uniform, skin: skins[1], locks: 'curly', bag: subjectGrounds.finance }, 40, 486, 1.02)
  );
}

/** A school on a boat, at a green bank. */
export function riverSchool(): string {
  return svg(
    960,
    540,
    farBank() +
      rect(0, 272, 960, 268, '#3E9AA0') +
      fill('M0 296C140 284 260 306 400 296S700 286 960 300V540H0z', '#348B93') +
      stroke('M60 300h60M300 292h44M820 304h70M760 292h30', '#8CCBC9', 4) +
      boat() +
      '<ellipse cx="490" cy="440" rx="330" ry="18" fill="#266E78"/>' +
      fill('M0 452C160 436 300 462 480 452S800 440 960 456V540H0z', '#2C7C86') +
      stroke('M150 470h70M420 476h90M640 466h50M560 500h120', '#6FB9BB', 4.5) +
      plankAndBank() +
      children() +
      placed(palm('#3C7A3E'), { x: 6, y: 420, turn: -4 }, 1.32) +
      waterLily(620, 508, 1) +
      waterLily(720, 490, 0.74) +
      waterLily(810, 520, 1.15) +
      waterLily(330, 522, 0.9) +
      stroke(
        'M560 84q12 -12 24 0q12 -12 24 0M640 58q9 -9 18 0q9 -9 18 0M500 120q8 -8 16 0q8 -8 16 0',
        lighten(palette.ink, 0.25),
        3.5,
      ),
  );
}
