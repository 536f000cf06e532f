import { subjectGrounds } from '@pathshala/brand/tokens';
import { palette } from '../drawing/color.ts';
import { disc, faded, fill, rect, stroke } from '../drawing/svg.ts';
import { placed } from '../props/block.ts';
import { black, type Figure, fromBehind, skins, standing } from './figure.ts';

const teacher: Figure = {
  skin: skins[1],
  hair: black,
  top: subjectGrounds.social,
  bottom: palette.marigold,
  look: 1,
  dress: true,
  locks: 'bun',
};

function pupil(x: number, top: string, skin: string, locks?: 'plaits' | 'tail' | 'scarf'): string {
  const look = locks ? { locks, scarf: top } : {};
  const figure: Figure = { skin, hair: black, top, bottom: top, look: 'away', ...look };
  return placed(fromBehind(figure), { x, y: 372 }, 0.74);
}

function classroom(): string {
  const pointing = standing(teacher, {
    hands: [
      [-20, -56],
      [32, -96],
    ],
  });
  return (
    rect(286, 250, 372, 118, '#3B2A22') +
    faded(0.16, rect(286, 250, 372, 118, palette.marigold)) +
    rect(404, 262, 136, 62, palette.wood, 5) +
    rect(410, 268, 124, 50, palette.board, 3) +
    stroke('M426 286h34M426 300h22M482 306l18 -28l18 28z', palette.chalk, 3.5) +
    pupil(330, subjectGrounds.bangla, skins[0], 'plaits') +
    pupil(388, subjectGrounds.english, skins[2]) +
    pupil(560, subjectGrounds.physics, skins[1], 'tail') +
    pupil(616, subjectGrounds.finance, skins[0], 'scarf') +
    placed(pointing, { x: 470, y: 376 }, 0.86)
  );
}

function hull(): string {
  return (
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
    disc(790, 360, 4, '#8A4B2A')
  );
}

function roof(): string {
  const edge = 'M250 250C262 176 330 160 470 160S678 176 690 250';
  let weave = '';
  for (let x = 300; x < 660; x += 34) weave += `M${x} 250C${x - 4} 220 ${x} 200 ${x + 6} 186`;
  return fill(`${edge}z`, '#C99A55') + stroke(weave, '#A97B3B', 4) + stroke(edge, '#8F632B', 7);
}

function pennants(): string {
  const cloth = [
    subjectGrounds.bangla,
    palette.marigold,
    subjectGrounds.english,
    subjectGrounds.biology,
    subjectGrounds.chemistry,
    palette.marigold,
    subjectGrounds.finance,
    subjectGrounds.bangla,
    subjectGrounds.physics,
  ];
  return cloth.map((color, i) => fill(`M${292 + i * 41} 250h30l-15 24z`, color)).join('');
}

function flag(): string {
  return (
    stroke('M706 352V196', subjectGrounds.psychology, 7) +
    fill('M708 198C740 190 752 214 786 204V250C752 260 740 236 708 246z', palette.leaf) +
    disc(742, 224, 13, '#E03C44')
  );
}

/** The wooden boat with its classroom under a thatched roof. */
export function boat(): string {
  const posts = [290, 404, 540, 654].map((x) => rect(x - 4, 246, 8, 126, subjectGrounds.psychology)).join('');
  return classroom() + posts + roof() + pennants() + hull() + flag();
}
