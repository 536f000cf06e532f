import { fill, num } from '../drawing/svg.ts';
import { crown, curls, type Hair, shine } from './hair-shapes.ts';

/** Hair styles of men and boys. */
export const menHair: Readonly<Record<string, Hair>> = {
  side: {
    front: (p) =>
      crown(
        p,
        `C${num(p.right - 8)} 104 ${num(p.right - 14)} 100 178 102C150 104 128 98 120 84C116 100 ${num(p.left + 8)} 102 ${num(p.left + 4)} 116`,
        2,
      ) + shine(p.hair, 'M134 72q22 -7 44 8'),
  },
  crop: {
    front: (p) =>
      crown(p, `C${num(p.right - 6)} 98 170 94 150 94C130 94 ${num(p.left + 6)} 98 ${num(p.left + 4)} 116`) +
      shine(p.hair, 'M128 74q20 -8 40 0'),
  },
  fringe: {
    front: (p) =>
      crown(
        p,
        `Q${num(p.right - 6)} 104 176 100L166 108L156 98L144 108L134 98L122 107Q${num(p.left + 6)} 104 ${num(p.left + 4)} 116`,
        3,
      ) + shine(p.hair, 'M128 72q20 -8 40 0'),
  },
  wave: {
    front: (p) =>
      crown(
        p,
        `C${num(p.right - 6)} 96 188 92 172 94C160 104 138 104 126 90C118 98 ${num(p.left + 8)} 100 ${num(p.left + 4)} 116`,
        6,
      ) +
      fill(
        'M116 84C108 56 140 44 160 50C186 46 202 66 194 88C182 74 164 82 146 74C132 70 122 76 116 84z',
        p.hair,
      ) +
      shine(p.hair, 'M134 62q22 -8 42 4'),
  },
  curly: {
    front: (p) =>
      crown(
        p,
        `C${num(p.right - 6)} 100 170 96 150 96C130 96 ${num(p.left + 6)} 100 ${num(p.left + 4)} 116`,
      ) +
      curls(
        [
          [108, 88, 15],
          [122, 70, 17],
          [142, 61, 18],
          [163, 62, 18],
          [182, 73, 16],
          [194, 90, 14],
          [134, 88, 13],
          [155, 88, 13],
          [174, 90, 12],
        ],
        p.hair,
      ) +
      shine(p.hair, 'M128 62q6 -6 14 -5M160 56q8 0 13 6'),
  },
  close: {
    front: (p) =>
      crown(
        { ...p, left: p.left + 1, right: p.right - 1 },
        `C${num(p.right - 8)} 96 168 88 150 88C132 88 ${num(p.left + 8)} 96 ${num(p.left + 5)} 116`,
        -6,
      ),
  },
  bald: {
    front: ({ left, right, hair }) =>
      fill(
        `M${num(left - 4)} 142C${num(left - 8)} 112 ${num(left)} 100 ${num(left + 9)} 96Q${num(left + 5)} 116 ${num(left + 4)} 128z`,
        hair,
      ) +
      fill(
        `M${num(right + 4)} 142C${num(right + 8)} 112 ${num(right)} 100 ${num(right - 9)} 96Q${num(right - 5)} 116 ${num(right - 4)} 128z`,
        hair,
      ),
  },
};
