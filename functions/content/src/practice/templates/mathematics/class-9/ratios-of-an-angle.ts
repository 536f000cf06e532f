import { both } from '../../../bilingual.ts';
import { fraction, trap } from '../../../make-answers.ts';
import { type Rational, ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;

const sides = {
  opposite: both('the side opposite to the angle', 'কোণের বিপরীত বাহু'),
  adjacent: both('the side beside the angle', 'কোণের সন্নিহিত বাহু'),
  hypotenuse: both('the hypotenuse', 'অতিভুজ'),
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
    title: both('Sine, cosine and tangent', 'সাইন, কোসাইন ও ট্যানজেন্ট'),
    skill: 'trigonometric-ratios',
    subject: 'mathematics',
    class: 9,
    strategy: 'name-the-sides-from-the-angle',
    lessons: [],
    make(dice, level) {
      const triple = dice.of(triples);
      const by = level === 1 ? dice.int(1, 3) : dice.int(1, 4);
      const [first, second] = dice.shuffled([triple[0] * by, triple[1] * by]) as [number, number];
      const length: Readonly<Record<Side, number>> = {
        opposite: first,
        adjacent: second,
        hypotenuse: triple[2] * by,
      };
      const asked = dice.of(ratios);
      const of = (top: Side, bottom: Side): Rational => ratio(length[top], length[bottom]);
      const right = of(asked.top, asked.bottom);
      const [top, bottom] = [length[asked.top], length[asked.bottom]];
      const sum = right.n === top ? tex(right) : `\\frac{${top}}{${bottom}} = ${tex(right)}`;
      const third = level === 1 ? `, $AC = ${length.hypotenuse}$ cm` : '';
      const thirdBn = level === 1 ? `, $AC = ${length.hypotenuse}$ সেমি` : '';
      return {
        question: both(
          `In the triangle ABC the angle B is a right angle. $AB = ${second}$ cm, $BC = ${first}$ cm${third}. What is $${asked.name} A$?`,
          `ABC ত্রিভুজে B কোণটি সমকোণ। $AB = ${second}$ সেমি, $BC = ${first}$ সেমি${thirdBn}। $${asked.name} A$-এর মান কত?`,
        ),
        answer: fraction(right),
        hints: [
          both(
            'Seen from A: BC is opposite, AB is beside the angle, and AC is the hypotenuse.',
            'A কোণ থেকে দেখলে BC বিপরীত বাহু, AB সন্নিহিত বাহু, আর AC অতিভুজ।',
          ),
          both(
            `$AC^2 = ${first}^2 + ${second}^2 = ${first ** 2 + second ** 2}$, so $AC = ${length.hypotenuse}$ cm.`,
            `$AC^2 = ${first}^2 + ${second}^2 = ${first ** 2 + second ** 2}$, তাই $AC = ${length.hypotenuse}$ সেমি।`,
          ),
          both(
            `$${asked.name} A$ is ${sides[asked.top].en} divided by ${sides[asked.bottom].en}: $${sum}$.`,
            `$${asked.name} A$ হলো ${sides[asked.top].bn} ভাগ ${sides[asked.bottom].bn}: $${sum}$।`,
          ),
        ],
        misconceptions: [
          trap(of(asked.bottom, asked.top), both('The fraction stands on its head.', 'ভগ্নাংশটি উল্টে গেছে।')),
          ...ratios
            .filter((one) => one !== asked)
            .map(({ name, top, bottom }) =>
              trap(of(top, bottom), both(`That is $${name} A$.`, `ওটা $${name} A$-এর মান।`)),
            ),
          trap(
            of('adjacent', 'opposite'),
            both('You looked from the angle C. Look from A.', 'তুমি C কোণ থেকে দেখেছ। A কোণ থেকে দেখো।'),
          ),
        ],
      };
    },
  }),
];
