import { fraction, order, reversed, whole } from '../../../make-answers.ts';
import { asNumber, gcd, lcm, type Rational, ratio, tex } from '../../../rational.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';

const _lessons = ['free-fractions-from-zero/same-amount-new-name'];

const formula = (value: Rational) => `$${tex(value)}$`;

/** Numerators of fractions that are already in lowest terms. */
const topsOver = (d: number) =>
  Array.from({ length: d - 1 }, (_, at) => at + 1).filter((one) => gcd(one, d) === 1);

/** Names for the same amount. */
export const equalFractions = topic('mathematics', 4, 'free-fractions-from-zero', {
  'm4-missing-top': {
    about: ['equivalent-fractions', 'same-factor-above-and-below', 'same-amount-new-name'],
    make(random, level) {
      const d = random.int(2, 4 + 2 * level);
      const n = random.int(1, d - 1);
      const by = random.int(2, 3 + 2 * level);
      return {
        values: { n, d, by, dTimesBy: d * by, nTimesBy: n * by, dTimesByMinusD: d * by - d },
        answer: whole(n * by),
        mistakes: [n + d * by - d, n, by],
      };
    },
  },
  'm4-simplify': {
    about: ['simplify-a-fraction', 'divide-above-and-below', 'same-amount-new-name'],
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
        values: { top, bottom, by, n, d },
        answer: fraction(ratio(n, d), { lowest: true }),
        mistakes: [`${n}/${bottom}`, `${top}/${d}`],
      };
    },
  },
  'm4-order-fractions': {
    about: ['compare-fractions', 'one-size-of-parts', 'same-amount-new-name'],
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
        values: { common, list, a: tex(a), b: tex(b), c: tex(c), renamed: renamed.join(', ') },
        ...order(random, named, reversed(named, say('m4-order-fractions.the-order-is-right')), [
          byBottom.map((one) => named[byValue.indexOf(one)] ?? formula(one)),
          say('m4-order-fractions.you-went'),
        ]),
      };
    },
  },
});
