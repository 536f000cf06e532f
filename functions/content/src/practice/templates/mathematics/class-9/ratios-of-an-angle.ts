import { fraction, misconception } from '../../../make-answers.ts';
import { type Rational, ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';
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

export const ratiosOfAnAngle = [
  template({
    id: 'm9-ratio-of-an-angle',
    skill: 'trigonometric-ratios',
    subject: 'mathematics',
    class: 9,
    strategy: 'name-the-sides-from-the-angle',
    signs: ['space'],
    lessons: [],
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
      return {
        question: say('m9-ratio-of-an-angle.question', {
          second,
          first,
          isGiven: level === 1,
          hypotenuse: length.hypotenuse,
          askedName: asked.name,
        }),
        answer: fraction(right),
        hints: [
          say('m9-ratio-of-an-angle.hint-1'),
          say('m9-ratio-of-an-angle.hint-2', {
            first,
            second,
            sum: first ** 2 + second ** 2,
            lengthHypotenuse: length.hypotenuse,
          }),
          say('m9-ratio-of-an-angle.hint-3', {
            askedName: asked.name,
            above: sides[asked.top],
            below: sides[asked.bottom],
            sum,
          }),
        ],
        misconceptions: [
          misconception(of(asked.bottom, asked.top), say('m9-ratio-of-an-angle.mistake-1')),
          ...ratios
            .filter((one) => one !== asked)
            .map(({ name, top, bottom }) =>
              misconception(of(top, bottom), say('m9-ratio-of-an-angle.mistake-2', { name })),
            ),
          misconception(of('adjacent', 'opposite'), say('m9-ratio-of-an-angle.mistake-3')),
        ],
      };
    },
  }),
];
