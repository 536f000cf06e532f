import { subjectGrounds } from '@pathshala/brand/tokens';
import { lighten, palette, shade } from '../drawing/color.ts';
import { disc, fill, rect, stroke, svg } from '../drawing/svg.ts';
import { letterBlock, placed, signBlock } from '../props/block.ts';
import { paperBoat, plant } from '../props/things.ts';

const ground = (x: number, y: number, reach: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${reach * 0.075}" fill="#7C8794" opacity=".28"/>`;

/** A chalkboard in a wooden frame, with a tray for chalk. `x`, `y` is the top left corner of the frame. */
export function chalkboard(x: number, y: number, width: number, height: number, drawn = ''): string {
  return (
    rect(x, y, width, height, palette.wood, 16) +
    rect(x + 5, y + 5, width - 10, height - 10, lighten(palette.wood, 0.16), 12) +
    rect(x + 15, y + 15, width - 30, height - 30, palette.board, 8) +
    drawn +
    rect(x + width * 0.06, y + height - 12, width * 0.88, 16, shade(palette.wood, 0.2), 6)
  );
}

/** Page not found: three blocks that were to be an address, on a chalkboard's tray. */
export function notFound(): string {
  const chalk = palette.chalk;
  const doodles =
    stroke(
      'M92 118C130 76 176 84 196 112S256 152 300 112',
      chalk,
      4,
      'stroke-dasharray="2 13" opacity=".8"',
    ) +
    stroke(
      'M82 112l10 6l-3 -12M466 96c2 -22 40 -20 36 4c-3 14 -18 14 -18 30M484 146v1',
      chalk,
      6,
      'opacity=".9"',
    ) +
    stroke(
      'M330 78l9 18l20 2l-15 13l4 19l-18 -10l-17 10l4 -19l-15 -13l20 -2z',
      palette.marigold,
      4,
      'opacity=".9"',
    );
  return svg(
    600,
    400,
    ground(300, 380, 280) +
      chalkboard(44, 30, 512, 310, doodles) +
      letterBlock('4', subjectGrounds.bangla, 138, { x: 160, y: 331, turn: -7 }) +
      letterBlock('0', subjectGrounds.english, 138, { x: 304, y: 329, turn: 3 }) +
      letterBlock('4', subjectGrounds.physics, 138, { x: 448, y: 332, turn: 9 }) +
      rect(92, 318, 30, 10, '#fff', 5) +
      rect(504, 318, 26, 10, palette.marigold, 5) +
      signBlock('biology', 50, { x: 66, y: 384, turn: -12 }) +
      signBlock('mathematics', 58, { x: 540, y: 386, turn: 9 }) +
      placed(paperBoat(), { x: 478, y: 388, turn: -6 }, 0.62),
  );
}

/** Nothing here yet: an open box of blocks. */
export function empty(): string {
  const [wood, dark] = ['#D9A066', '#B87B43'];
  return svg(
    360,
    260,
    ground(180, 238, 160) +
      fill('M86 128L180 104L274 128L180 150z', shade(dark, 0.35)) +
      signBlock('english', 62, { x: 140, y: 152, turn: -13 }) +
      letterBlock('1', subjectGrounds.social, 54, { x: 226, y: 150, turn: 12 }) +
      signBlock('mathematics', 66, { x: 186, y: 142, turn: 3 }) +
      fill('M86 128L180 150V236L86 212z', wood) +
      fill('M274 128L180 150V236L274 212z', dark) +
      fill('M86 128L50 150L146 176L180 150z', lighten(wood, 0.25)) +
      fill('M274 128L312 148L216 176L180 150z', lighten(dark, 0.22)) +
      stroke('M104 184l30 8M104 198l20 5', shade(wood, 0.28), 4) +
      signBlock('bangla', 48, { x: 316, y: 236, turn: -6 }) +
      disc(52, 226, 11, palette.marigold) +
      stroke('M92 60v14M85 67h14M286 52v14M279 59h14', palette.marigold, 4) +
      stroke('M178 34v12M172 40h12', '#7C8794', 3.5),
  );
}

/** Something went wrong: a tower that has fallen over, and the block that says so. */
export function failed(): string {
  return svg(
    360,
    260,
    ground(180, 238, 168) +
      signBlock('social', 64, { x: 92, y: 236 }) +
      signBlock('music', 60, { x: 156, y: 236, turn: 0 }) +
      letterBlock('!', palette.marigold, 78, { x: 112, y: 172, turn: -9 }, palette.ink) +
      signBlock('physics', 60, { x: 226, y: 228, turn: 24 }) +
      signBlock('mathematics', 56, { x: 306, y: 236, turn: -8 }) +
      stroke('M196 118q34 -30 60 8M214 96q44 -26 76 34', '#7C8794', 4, 'stroke-dasharray="1 12"') +
      stroke('M60 92l-14 -10M74 72l-6 -18M52 116l-18 -2', palette.marigold, 5) +
      placed(plant(subjectGrounds.biology), { x: 34, y: 238 }, 0.5),
  );
}
