import { subjectGrounds } from '@pathshala/brand/tokens';
import { lighten, palette, shade } from '../drawing/color.ts';
import { pick } from '../drawing/random.ts';
import { disc, fill, stroke } from '../drawing/svg.ts';
import type { Person } from './person.ts';

const cloths = [
  subjectGrounds.finance,
  subjectGrounds.religious,
  '#7C4A86',
  '#A8485A',
  '#3E6B4F',
  '#2E3D63',
  '#8A5A2E',
  '#4F5D75',
  '#B0663A',
  '#6A4C93',
];

/** A headscarf: its parts behind and over the face. */
export interface Headscarf {
  readonly behind: string;
  readonly over: string;
}

/** A hijab, pinned under the chin, its end laid over the breast. */
function hijab({ random, accent }: Person): Headscarf {
  const cloth = pick(random, cloths);
  const fold = shade(cloth, 0.2);
  const mirrored = random() > 0.5 ? ' transform="matrix(-1 0 0 1 300 0)"' : '';
  const outer =
    'M150 50C100 50 84 92 85 138C86 186 84 214 62 244C92 284 208 284 238 244C216 214 214 186 215 138C216 92 200 50 150 50z';
  const folds =
    stroke(
      'M104 176C112 208 134 222 172 226M92 200C104 236 140 250 204 246M200 176C196 200 186 212 168 222',
      fold,
      4.5,
    ) +
    fill('M172 224C186 230 206 242 214 274L176 284C180 262 178 242 166 228z', shade(cloth, 0.12)) +
    stroke('M178 236C188 246 194 260 194 276', fold, 3.5);
  // The cloth's inner edge and the cap under it frame the face.
  const frame = `M150 74C118 74 100 98 101 138C102 172 120 203 150 203C180 203 198 172 199 138C200 98 182 74 150 74z`;
  const ring =
    'M150 62C106 62 90 96 91 138C92 182 114 214 150 214C186 214 208 182 209 138C210 96 194 62 150 62z';
  const under =
    'M105 112C111 88 128 78 150 78C172 78 189 88 195 112C186 96 170 90 150 90C130 90 114 96 105 112z';
  return {
    behind: `<g${mirrored}>${fill(outer, cloth)}${folds}</g>`,
    over:
      fill(under, shade(cloth, 0.42)) +
      `<path d="${ring}${frame}" fill="${cloth}" fill-rule="evenodd"/>` +
      stroke('M97 120C102 92 122 70 150 70C178 70 198 92 203 120', lighten(cloth, 0.16), 3.5) +
      disc(mirrored ? 116 : 184, 196, 4, accent),
  };
}

/** The end of a sari drawn over the back of the head, as grandmothers wear it: the hair shows at the brow. */
function sariOverHead({ left, right, hair }: Person): Headscarf {
  const [cloth, border] = [palette.chalk, subjectGrounds.social];
  const outer =
    'M150 44C92 44 76 92 78 140C79 190 74 222 50 256C96 296 204 296 250 256C226 222 221 190 222 140C224 92 208 44 150 44z';
  const edge =
    'M86 274C90 236 82 172 86 128C92 84 116 58 150 58C184 58 208 84 214 128C218 172 210 236 214 274';
  const half = (l: number, sign: 1 | -1) =>
    `M150 66C${150 - sign * 30} 64 ${l - sign * 4} 88 ${l - sign * 3} 136C${l + sign * 6} 116 ${l + sign * 14} 102 ${150 - sign * 20} 96Q${150 - sign * 6} 90 150 76z`;
  return {
    behind:
      fill(outer, cloth) + stroke('M68 214Q80 238 92 262M232 214Q220 238 208 262', shade(cloth, 0.14), 4),
    over:
      fill(half(Math.round(left), 1) + half(Math.round(right), -1), hair) +
      stroke(edge, border, 11) +
      stroke(edge, palette.marigold, 2.5),
  };
}

export function headscarf(person: Person): Headscarf {
  return person.age === 'elder' ? sariOverHead(person) : hijab(person);
}

/** A white prayer cap. */
export function cap({ left, right }: Person): string {
  const [l, r] = [Math.round(left) + 1, Math.round(right) - 1];
  return (
    fill(`M${l} 104C${l} 62 122 52 150 52C178 52 ${r} 62 ${r} 104Q150 86 ${l} 104z`, '#FDFBF5') +
    stroke(`M${l + 1} 98Q150 80 ${r - 1} 98`, '#DCD5C4', 3) +
    stroke('M122 66q28 -10 56 0M114 80q36 -13 72 0', '#E6DFD0', 2.5)
  );
}
