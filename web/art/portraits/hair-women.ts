import { lighten } from '../drawing/color.ts';
import { disc, fill, num, stroke } from '../drawing/svg.ts';
import { crown, curls, type Hair, shine } from './hair-shapes.ts';
import type { Person } from './person.ts';

/** Hair parted in the middle and drawn to both sides. */
function parted({ left, right, hair }: Person): string {
  const half = (l: number, sign: 1 | -1) =>
    `M150 62C${150 - sign * 34} 58 ${num(l - sign * 6)} 84 ${num(l - sign * 4)} 142C${num(l + sign * 4)} 118 ${num(l + sign * 12)} 104 ${150 - sign * 22} 96Q${150 - sign * 6} 88 150 72z`;
  return (
    fill(half(left, 1) + half(right, -1), hair) +
    shine(hair, `M${num(left + 14)} 84q8 -10 20 -14M${num(right - 14)} 84q-8 -10 -20 -14`)
  );
}

/** Hair parted at the side and swept over the brow. */
function swept(p: Person): string {
  return (
    crown(
      p,
      `C${num(p.right - 6)} 112 ${num(p.right - 10)} 104 ${num(p.right - 16)} 98C168 108 132 108 118 84C112 98 ${num(p.left + 8)} 104 ${num(p.left + 4)} 118`,
      2,
    ) + shine(p.hair, 'M138 70q24 -4 42 14')
  );
}

function fallBehind(p: Person, to: number, wide: number): string {
  const [l, r] = [p.left - wide, p.right + wide];
  return fill(
    `M${num(l + 4)} 130C${num(l - 2)} 78 104 54 150 54C196 54 ${num(r + 2)} 78 ${num(r - 4)} 130L${num(r + 4)} ${to}Q150 ${to + 26} ${num(l - 4)} ${to}z`,
    p.hair,
  );
}

function braid(x: number, from: number, to: number, { hair, accent }: Person): string {
  let body = '';
  for (let y = from; y < to; y += 13) {
    body +=
      `<ellipse cx="${num(x)}" cy="${y}" rx="13" ry="10.5" fill="${hair}"/>` +
      stroke(`M${num(x - 8)} ${y - 6}q8 5 16 0`, lighten(hair, 0.22), 2.5);
  }
  return (
    body +
    fill(`M${num(x - 9)} ${to - 6}h18l-3 8h-12z`, accent) +
    fill(`M${num(x - 6)} ${to + 2}h12q2 14 -6 20q-8 -6 -6 -20z`, hair)
  );
}

/** Hair styles of women and girls. */
export const womenHair: Readonly<Record<string, Hair>> = {
  long: { back: (p) => fallBehind(p, 236, 16), front: parted },
  swept: { back: (p) => fallBehind(p, 226, 14), front: swept },
  bob: {
    back: (p) =>
      fill(
        `M${num(p.left - 10)} 130C${num(p.left - 14)} 78 104 52 150 52C196 52 ${num(p.right + 14)} 78 ${num(p.right + 10)} 130C${num(p.right + 18)} 168 ${num(p.right + 14)} 190 ${num(p.right - 2)} 196Q150 186 ${num(p.left + 2)} 196C${num(p.left - 14)} 190 ${num(p.left - 18)} 168 ${num(p.left - 10)} 130z`,
        p.hair,
      ),
    front: swept,
  },
  bun: {
    back: (p) =>
      disc(150, 52, 25, p.hair) + stroke('M136 44q14 -10 28 2', lighten(p.hair, 0.2), 3, 'opacity=".6"'),
    front: parted,
  },
  knot: {
    back: (p) =>
      disc(p.right + 6, 178, 23, p.hair) +
      disc(p.right + 22, 164, 6, p.accent) +
      disc(p.right + 26, 175, 6, p.accent) +
      disc(p.right + 20, 185, 6, p.accent),
    front: swept,
  },
  plait: { back: (p) => braid(p.right + 14, 176, 262, p), front: parted },
  plaits: { back: (p) => braid(p.left - 12, 172, 232, p) + braid(p.right + 12, 172, 232, p), front: parted },
  afro: {
    back: (p) =>
      curls(
        [
          [150, 76, 46],
          [112, 88, 32],
          [188, 88, 32],
          [96, 116, 26],
          [204, 116, 26],
          [128, 62, 30],
          [172, 62, 30],
        ],
        p.hair,
      ),
    front: (p) =>
      crown(p, `C${num(p.right - 6)} 100 172 92 150 92C128 92 ${num(p.left + 6)} 100 ${num(p.left + 4)} 116`),
  },
};
