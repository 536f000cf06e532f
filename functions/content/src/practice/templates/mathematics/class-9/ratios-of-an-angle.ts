import { fraction } from '../../../make-answers.ts';
import { type Rational, ratio, tex } from '../../../rational.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;

const sides = {
  opposite: say('ratios-of-an-angle.sides-opposite-the-side-opposite'),
  adjacent: say('ratios-of-an-angle.sides-adjacent-the-side-beside'),
  hypotenuse: say('ratios-of-an-angle.sides-hypotenuse-the-hypotenuse'),
} as const;
type Side = keyof typeof sides;

/** The trigonometric ratios: which side is divided by which. */
const ratios: readonly { readonly name: string; readonly top: Side; readonly bottom: Side }[] = [
  { name: '\\sin', top: 'opposite', bottom: 'hypotenuse' },
  { name: '\\cos', top: 'adjacent', bottom: 'hypotenuse' },
  { name: '\\tan', top: 'opposite', bottom: 'adjacent' },
];

export const ratiosOfAnAngle = topic('mathematics', 9, '', {
  'm9-ratio-of-an-angle': {
    about: ['trigonometric-ratios', 'name-the-sides-from-the-angle'],
    signs: ['space'],
    make(random, level) {
      const triple = random.of(triples);
      const by = level === 1 ? random.int(1, 3) : random.int(1, 4);
      const [first, second] = random.shuffled([triple[0] * by, triple[1] * by]) as [number, number];
      const length: Readonly<Record<Side, number>> = {
        opposite: first,
        adjacent: second,
        hypotenuse: triple[2] * by,
      };
      const asked = random.of(ratios);
      const of = (top: Side, bottom: Side): Rational => ratio(length[top], length[bottom]);
      const right = of(asked.top, asked.bottom);
      const [top, bottom] = [length[asked.top], length[asked.bottom]];
      const sum = right.n === top ? tex(right) : `\\frac{${top}}{${bottom}} = ${tex(right)}`;
      const [askedName, isGiven, above] = [asked.name, level === 1, sides[asked.top]];
      const [hypotenuse, below] = [length.hypotenuse, sides[asked.bottom]];
      const squares = first ** 2 + second ** 2;
      const [one = asked, other = asked] = ratios.filter((ratio) => ratio !== asked);
      return {
        values: {
          one: one.name,
          other: other.name,
          second,
          first,
          sum,
          isGiven,
          hypotenuse,
          askedName,
          squares,
          above,
          below,
        },
        answer: fraction(right),
        mistakes: [
          of(asked.bottom, asked.top),
          of(one.top, one.bottom),
          of(other.top, other.bottom),
          of('adjacent', 'opposite'),
        ],
      };
    },
  },
});
