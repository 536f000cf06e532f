import { both } from '../../../bilingual.ts';
import type { Dice } from '../../../dice.ts';
import type { Level } from '../../../exercise.ts';
import { fraction, trap } from '../../../make-answers.ts';
import { asNumber, gcd, lcm, minus, plus, type Rational, ratio, tex, times } from '../../../rational.ts';
import { template } from '../../../template.ts';

const about = { subject: 'mathematics', class: 5 } as const;
const adding = 'free-fractions-from-zero/adding-and-taking-away';

const bottoms: readonly (readonly (readonly [number, number])[])[] = [
  [
    [2, 4],
    [3, 6],
    [5, 10],
    [4, 8],
    [2, 6],
    [3, 9],
  ],
  [
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 6],
    [4, 5],
  ],
  [
    [3, 7],
    [5, 6],
    [6, 8],
    [4, 10],
    [6, 9],
    [5, 8],
  ],
];

function properWith(dice: Dice, d: number): number {
  return dice.of(Array.from({ length: d - 1 }, (_, at) => at + 1).filter((n) => gcd(n, d) === 1));
}

/** Two proper fractions whose parts differ, the larger first. */
function twoFractions(dice: Dice, level: Level): readonly [Rational, Rational, common: number] {
  const [b, d] = dice.of(bottoms[level - 1] ?? []);
  const two = [ratio(properWith(dice, b), b), ratio(properWith(dice, d), d)] as const;
  const [one, other] = two;
  return asNumber(one) < asNumber(other) ? [other, one, lcm(b, d)] : [one, other, lcm(b, d)];
}

const renamed = ({ n, d }: Rational, common: number) => `\\frac{${(n * common) / d}}{${common}}`;
const commonHints = (a: Rational, b: Rational, common: number) => [
  both(
    `The parts differ: ${a.d} and ${b.d}. Rename both with one bottom.`,
    `হর দুটি আলাদা: ${a.d} আর ${b.d}। দুটিকেই সমান হরে নাও।`,
  ),
  both(
    `With ${common} below they are $${renamed(a, common)}$ and $${renamed(b, common)}$.`,
    `${common} হর নিলে হয় $${renamed(a, common)}$ আর $${renamed(b, common)}$।`,
  ),
];

/** Adding, taking away and multiplying fractions. */
export const reckoningWithFractions = [
  template({
    ...about,
    id: 'm5-add-fractions',
    title: both('Adding fractions', 'ভগ্নাংশের যোগ'),
    skill: 'add-fractions',
    strategy: 'one-bottom-then-add',
    lessons: [adding],
    variety: 120,
    make(dice, level) {
      const [a, b, common] = twoFractions(dice, level);
      const right = plus(a, b);
      return {
        question: both(`Work out $${tex(a)} + ${tex(b)}$.`, `যোগ করো: $${tex(a)} + ${tex(b)}$`),
        answer: fraction(right),
        hints: [
          ...commonHints(a, b, common),
          both(
            `$${renamed(a, common)} + ${renamed(b, common)} = ${tex(right)}$`,
            `$${renamed(a, common)} + ${renamed(b, common)} = ${tex(right)}$`,
          ),
        ],
        misconceptions: [
          trap(
            ratio(a.n + b.n, a.d + b.d),
            both(
              'You added the bottoms too. They only name the size of the parts: rename, then add the tops.',
              'তুমি হরও যোগ করেছ। হর শুধু ভাগের মাপ বলে: আগে সমান হর করো, তারপর লব যোগ করো।',
            ),
          ),
          trap(
            ratio(a.n + b.n, common),
            both(
              'The new bottom is right, but the tops were not renamed with it.',
              'নতুন হর ঠিক, কিন্তু লব দুটিকে সেই অনুযায়ী বদলানো হয়নি।',
            ),
          ),
          trap(minus(a, b), both('You took away. Look at the sign.', 'তুমি বিয়োগ করেছ। চিহ্নটি দেখো।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm5-take-away-fractions',
    title: both('Taking away fractions', 'ভগ্নাংশের বিয়োগ'),
    skill: 'subtract-fractions',
    strategy: 'one-bottom-then-take-away',
    lessons: [adding],
    make(dice, level) {
      const [a, b, common] = twoFractions(dice, level);
      const right = minus(a, b);
      const use = dice.of(uses);
      return {
        question: both(
          `${use.en(tex(a))} $${tex(b)}$ of a ${use.unit} is used. How much is left?`,
          `${use.bn(tex(a))} তা থেকে $${tex(b)}$ ${use.unitBn} খরচ হলো। কত ${use.unitBn} রইল?`,
        ),
        answer: fraction(right),
        hints: [
          both('“Left” asks for taking away.', '“রইল” মানে বিয়োগ করতে হবে।'),
          ...commonHints(a, b, common),
          both(
            `$${renamed(a, common)} - ${renamed(b, common)} = ${tex(right)}$`,
            `$${renamed(a, common)} - ${renamed(b, common)} = ${tex(right)}$`,
          ),
        ],
        misconceptions: [
          ...(a.d === b.d
            ? []
            : [
                trap(
                  ratio(Math.abs(a.n - b.n), Math.abs(a.d - b.d)),
                  both(
                    'You took the bottoms from each other. Give both the same bottom first.',
                    'তুমি হর থেকে হর বিয়োগ করেছ। আগে দুটির হর সমান করো।',
                  ),
                ),
              ]),
          trap(plus(a, b), both('You added. Some of it is used up.', 'তুমি যোগ করেছ। কিছুটা তো খরচ হয়েছে।')),
          trap(
            ratio(Math.abs(a.n - b.n), common),
            both('Rename the tops together with the bottoms.', 'হরের সঙ্গে লবও বদলাতে হবে।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm5-part-of-part',
    title: both('A fraction of a fraction', 'ভগ্নাংশের ভগ্নাংশ'),
    skill: 'multiply-fractions',
    strategy: 'top-times-top',
    lessons: ['free-fractions-from-zero/a-fraction-of-something'],
    make(dice, level) {
      const [b, d] = [dice.int(2, 4 + level), dice.int(2, 5 + level)];
      const [a, c] = [ratio(properWith(dice, b), b), ratio(properWith(dice, d), d)];
      const right = times(a, c);
      return {
        question: both(`How much is $${tex(a)}$ of $${tex(c)}$?`, `$${tex(c)}$-এর $${tex(a)}$ অংশ কত?`),
        answer: fraction(right),
        hints: [
          both('In mathematics “of” means “times”.', 'এখানে “অংশ” মানে গুণ।'),
          both(
            `Draw a field of ${d} columns and ${b} rows: it has $${d} \\times ${b} = ${d * b}$ equal pieces.`,
            `${d} কলাম আর ${b} সারির একটি মাঠ আঁকো: তাতে $${d} \\times ${b} = ${d * b}$টি সমান টুকরা।`,
          ),
          both(
            `Top times top, bottom times bottom: $\\frac{${a.n} \\times ${c.n}}{${a.d} \\times ${c.d}} = ${tex(right)}$.`,
            `লবে লবে গুণ, হরে হরে গুণ: $\\frac{${a.n} \\times ${c.n}}{${a.d} \\times ${c.d}} = ${tex(right)}$।`,
          ),
        ],
        misconceptions: [
          trap(plus(a, c), both('You added. “Of” means times.', 'তুমি যোগ করেছ। “অংশ” মানে গুণ।')),
          trap(
            ratio(a.n * c.d, a.d * c.n),
            both(
              'You turned one fraction over. That is for dividing.',
              'তুমি একটি ভগ্নাংশ উল্টে নিয়েছ। সেটা ভাগের নিয়ম।',
            ),
          ),
          trap(
            ratio(a.n * c.n, a.d + c.d),
            both('The bottoms are multiplied as well.', 'হর দুটিও গুণ করতে হয়।'),
          ),
        ],
      };
    },
  }),
];

const uses = [
  {
    en: (a: string) => `A bottle holds $${a}$ litre of oil.`,
    bn: (a: string) => `একটি বোতলে $${a}$ লিটার তেল আছে।`,
    unit: 'litre',
    unitBn: 'লিটার',
  },
  {
    en: (a: string) => `A bag holds $${a}$ kilogram of sugar.`,
    bn: (a: string) => `একটি থলেতে $${a}$ কিলোগ্রাম চিনি আছে।`,
    unit: 'kilogram',
    unitBn: 'কিলোগ্রাম',
  },
  {
    en: (a: string) => `A ribbon is $${a}$ metre long.`,
    bn: (a: string) => `একটি ফিতা $${a}$ মিটার লম্বা।`,
    unit: 'metre',
    unitBn: 'মিটার',
  },
];
