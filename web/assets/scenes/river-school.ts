import { lighten, palette, shade } from '../drawing/color.ts';
import { disc, fill, group, rect, stroke, svg } from '../drawing/svg.ts';
import { placed } from '../props/block.ts';
import { black, fromBehind, skins, standing } from './figure.ts';

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

function boat(): string {
  const roof = 'M250 250C262 176 330 160 470 160S678 176 690 250z';
  let weave = '';
  for (let x = 300; x < 660; x += 34) weave += `M${x} 250C${x - 4} 220 ${x} 200 ${x + 6} 186`;
  const pupil = (x: number, top: string, skin: string, locks?: 'plaits' | 'tail' | 'scarf') =>
    placed(
      fromBehind({
        skin,
        hair: black,
        top,
        bottom: top,
        look: 'away',
        ...(locks ? { locks, scarf: top } : {}),
      }),
      { x, y: 372 },
      0.74,
    );
  const inside =
    rect(286, 250, 372, 118, '#3B2A22') +
    rect(286, 250, 372, 118, '#FFB31A', 0).replace('/>', ' opacity=".16"/>') +
    rect(404, 262, 136, 62, palette.wood, 5) +
    rect(410, 268, 124, 50, palette.board, 3) +
    stroke('M426 286h34M426 300h22M482 306l18 -28l18 28z', palette.chalk, 3.5) +
    pupil(330, '#C94A22', skins[0], 'plaits') +
    pupil(388, '#2B6CB0', skins[2]) +
    pupil(560, '#5B4BB7', skins[1], 'tail') +
    pupil(616, '#1A6A79', skins[0], 'scarf') +
    placed(
      standing(
        {
          skin: skins[1],
          hair: black,
          top: '#A23B3B',
          bottom: palette.marigold,
          look: 1,
          dress: true,
          locks: 'bun',
        },
        {
          hands: [
            [-20, -56],
            [32, -96],
          ],
        },
      ),
      { x: 470, y: 376 },
      0.86,
    );
  const hull =
    fill(
      'M150 350C210 366 260 370 300 370H660C720 370 770 352 836 316C820 392 770 436 700 440H280C216 436 170 404 150 350z',
      '#8A4B2A',
    ) +
    fill(
      'M150 350C210 366 260 370 300 370H660C720 370 770 352 836 316L832 334C768 370 724 388 660 388H300C256 388 210 384 158 368z',
      '#B9653A',
    ) +
    stroke('M226 410H752M250 428H716', '#6F3A20', 4) +
    disc(790, 360, 9, palette.marigold) +
    disc(790, 360, 4, '#8A4B2A');
  const posts = [290, 404, 540, 654].map((x) => rect(x - 4, 246, 8, 126, '#7A4B2A')).join('');
  const cloth = [
    '#C94A22',
    palette.marigold,
    '#2B6CB0',
    '#4B7F22',
    '#9A3E7A',
    palette.marigold,
    '#1A6A79',
    '#C94A22',
    '#5B4BB7',
  ];
  const pennants = cloth.map((color, i) => fill(`M${292 + i * 41} 250h30l-15 24z`, color)).join('');
  return (
    inside +
    posts +
    fill(roof, '#C99A55') +
    stroke(weave, '#A97B3B', 4) +
    stroke('M250 250C262 176 330 160 470 160S678 176 690 250', '#8F632B', 7) +
    pennants +
    hull +
    stroke('M706 352V196', '#7A4B2A', 7) +
    fill('M708 198C740 190 752 214 786 204V250C752 260 740 236 708 246z', palette.leaf) +
    disc(742, 224, 13, '#C94A22')
  );
}

/** A school on a boat, at a green bank. */
export function riverSchool(): string {
  const child = (figure: Parameters<typeof standing>[0], x: number, y: number, scale: number, turn = 0) =>
    placed(standing(figure, { step: 12 }), { x, y, turn }, scale);
  return svg(
    960,
    540,
    rect(0, 0, 960, 540, '#FBE3B5') +
      rect(0, 0, 960, 120, '#F9D79A').replace('/>', ' opacity=".7"/>') +
      disc(800, 104, 92, '#FFD77A') +
      disc(800, 104, 62, palette.marigold) +
      fill(
        'M0 232C90 190 170 214 260 200C380 182 470 216 590 196C720 176 840 206 960 188V300H0z',
        '#A9CFA4',
      ) +
      fill(
        'M0 262C120 236 220 256 340 246C500 232 640 262 780 242C850 234 910 240 960 234V310H0z',
        '#7FB585',
      ) +
      placed(palm('#5C9A5E'), { x: 70, y: 258 }, 0.62) +
      placed(palm('#6AA667'), { x: 118, y: 262 }, 0.46) +
      placed(palm('#5C9A5E'), { x: 884, y: 248 }, 0.56) +
      fill('M160 250l26 -26l26 26zM212 252l20 -20l20 20z', '#8A5A33') +
      rect(166, 250, 40, 20, '#D9B48A') +
      rect(218, 252, 28, 18, '#CFA779') +
      rect(0, 272, 960, 268, '#3E9AA0') +
      fill('M0 296C140 284 260 306 400 296S700 286 960 300V540H0z', '#348B93') +
      stroke('M60 300h60M300 292h44M820 304h70M760 292h30', '#8CCBC9', 4) +
      boat() +
      '<ellipse cx="490" cy="440" rx="330" ry="18" fill="#266E78"/>' +
      fill('M0 452C160 436 300 462 480 452S800 440 960 456V540H0z', '#2C7C86') +
      stroke('M150 470h70M420 476h90M640 466h50M560 500h120', '#6FB9BB', 4.5) +
      stroke('M196 366L92 452', '#5E3820', 22) +
      stroke('M196 360L92 446', '#C08A4E', 18) +
      stroke('M180 372l8 8M158 390l8 8M136 408l8 8', '#9B6A36', 4) +
      fill('M0 398C60 392 120 424 150 470C180 510 190 526 190 540H0z', '#5E9E4C') +
      fill('M0 430C50 426 96 452 120 490C136 516 142 530 142 540H0z', '#4B8A3C') +
      child(
        {
          skin: skins[0],
          hair: black,
          top: '#F7F5EE',
          bottom: '#2B6CB0',
          look: 1,
          dress: true,
          locks: 'plaits',
          bag: '#9A3E7A',
        },
        160,
        392,
        0.78,
        0,
      ) +
      child(
        { skin: skins[2], hair: black, top: '#F7F5EE', bottom: '#1A2540', look: 1, bag: '#C94A22' },
        100,
        446,
        0.9,
      ) +
      child(
        {
          skin: skins[1],
          hair: black,
          top: '#F7F5EE',
          bottom: '#1A2540',
          look: 1,
          locks: 'curly',
          bag: '#1A6A79',
        },
        40,
        486,
        1.02,
      ) +
      placed(palm('#3C7A3E'), { x: 6, y: 420, turn: -4 }, 1.32) +
      waterLily(620, 508, 1) +
      waterLily(720, 490, 0.74) +
      waterLily(810, 520, 1.15) +
      waterLily(330, 522, 0.9) +
      stroke(
        'M560 84q12 -12 24 0q12 -12 24 0M640 58q9 -9 18 0q9 -9 18 0M500 120q8 -8 16 0q8 -8 16 0',
        lighten('#1A2540', 0.25),
        3.5,
      ),
  );
}
