import { fraction, misconception, order, reversed, whole } from '../../../make-answers.ts';
import { asNumber, gcd, lcm, type Rational, ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

const lessons = ['free-fractions-from-zero/same-amount-new-name'];
const about = { subject: 'mathematics', class: 4, lessons } as const;

const formula = (value: Rational) => `$${tex(value)}$`;

/** Numerators of fractions that are already in lowest terms. */
const topsOver = (d: number) =>
  Array.from({ length: d - 1 }, (_, at) => at + 1).filter((one) => gcd(one, d) === 1);

/** Names for the same amount. */
export const equalFractions = [
  template({
    ...about,
    id: 'm4-missing-top',
    skill: 'equivalent-fractions',
    strategy: 'same-factor-above-and-below',
    make(random, level) {
      const d = random.int(2, 4 + 2 * level);
      const n = random.int(1, d - 1);
      const by = random.int(2, 3 + 2 * level);
      return {
        question: say('m4-missing-top.question', { n, d, dTimesBy: d * by }),
        answer: whole(n * by),
        hints: [
          say('m4-missing-top.hint-1', { d, dTimesBy: d * by }),
          say('m4-missing-top.hint-2', { by }),
          say('m4-missing-top.hint-3', { n, by, nTimesBy: n * by }),
        ],
        misconceptions: [
          misconception(n + d * by - d, say('m4-missing-top.mistake-1', { dTimesByMinusD: d * by - d, by })),
          misconception(n, say('m4-missing-top.mistake-2')),
          misconception(by, say('m4-missing-top.mistake-3', { by, n })),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm4-simplify',
    skill: 'simplify-a-fraction',
    strategy: 'divide-above-and-below',
    make(random, level) {
      const d = random.int(3, 6 + 2 * level);
      const n = random.of(topsOver(d));
      const by = random.of(
        [
          [2, 3, 4, 5],
          [2, 3, 4, 5, 6],
          [4, 6, 8, 9, 12],
        ][level - 1] ?? [],
      );
      const [top, bottom] = [n * by, d * by];
      return {
        question: say('m4-simplify.question', { top, bottom }),
        answer: fraction(ratio(n, d), { lowest: true }),
        hints: [
          say('m4-simplify.hint-1'),
          say('m4-simplify.hint-2', { by, top, bottom }),
          say('m4-simplify.hint-3', { top, by, bottom, n, d }),
        ],
        misconceptions: [
          misconception(`${n}/${bottom}`, say('m4-simplify.mistake-1')),
          misconception(`${top}/${d}`, say('m4-simplify.mistake-2')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm4-order-fractions',
    skill: 'compare-fractions',
    strategy: 'one-size-of-parts',
    make(random, level) {
      const bottoms = random.shuffled(
        [
          [2, 4, 8, 3, 6],
          [2, 3, 4, 6, 12, 5, 10],
          [3, 4, 5, 6, 8, 10, 12],
        ][level - 1] ?? [],
        3,
      );
      const [a, b, c] = bottoms.map((d) => ratio(random.of(topsOver(d)), d)) as [
        Rational,
        Rational,
        Rational,
      ];
      const byValue = [a, b, c].sort((one, other) => asNumber(one) - asNumber(other));
      const byBottom = [a, b, c].sort((one, other) => other.d - one.d || one.n - other.n);
      const common = [a, b, c].reduce((so, { d }) => lcm(so, d), 1);
      const renamed = byValue.map(({ n, d }) => `\\frac{${(n * common) / d}}{${common}}`);
      const named = byValue.map(formula);
      const list = byValue.map((one) => tex(one)).join(', ');
      return {
        question: say('m4-order-fractions.question', { a: tex(a), b: tex(b), c: tex(c) }),
        ...order(random, named, reversed(named, say('m4-order-fractions.the-order-is-right')), [
          byBottom.map((one) => named[byValue.indexOf(one)] ?? formula(one)),
          say('m4-order-fractions.you-went'),
        ]),
        hints: [
          say('m4-order-fractions.hint-1'),
          say('m4-order-fractions.hint-2', { common }),
          say('m4-order-fractions.hint-3', { renamed: renamed.join(', '), list }),
        ],
      };
    },
  }),
];
