import type { Level } from '../../../exercise.ts';
import { fraction } from '../../../make-answers.ts';
import type { Random } from '../../../random.ts';
import { asNumber, gcd, lcm, minus, plus, type Rational, ratio, tex, times } from '../../../rational.ts';
import { topic } from '../../../template.ts';

const _adding = 'free-fractions-from-zero/adding-and-taking-away';

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

function properWith(random: Random, d: number): number {
  return random.of(Array.from({ length: d - 1 }, (_, at) => at + 1).filter((n) => gcd(n, d) === 1));
}

/** Two proper fractions whose parts differ, the larger first. */
function twoFractions(random: Random, level: Level): readonly [Rational, Rational, common: number] {
  const [b, d] = random.of(bottoms[level - 1] ?? []);
  const two = [ratio(properWith(random, b), b), ratio(properWith(random, d), d)] as const;
  const [one, other] = two;
  return asNumber(one) < asNumber(other) ? [other, one, lcm(b, d)] : [one, other, lcm(b, d)];
}

const renamed = ({ n, d }: Rational, common: number) => `\\frac{${(n * common) / d}}{${common}}`;
/** The values of texts about two fractions and their common denominator. */
const twoValues = (a: Rational, b: Rational, common: number) => ({
  ...{ a: tex(a), b: tex(b), aD: a.d, bD: b.d },
  ...{ common, renamedA: renamed(a, common), renamedB: renamed(b, common) },
});

/** Adding, taking away and multiplying fractions. */
export const reckoningWithFractions = topic('mathematics', 5, 'free-fractions-from-zero', {
  'm5-add-fractions': {
    about: ['add-fractions', 'one-bottom-then-add', 'adding-and-taking-away'],
    signs: ['space'],
    variety: 120,
    make(random, level) {
      const [a, b, common] = twoFractions(random, level);
      const right = plus(a, b);
      return {
        values: twoValues(a, b, common),
        answer: fraction(right),
        worked: `$${renamed(a, common)} + ${renamed(b, common)} = ${tex(right)}$`,
        mistakes: [ratio(a.n + b.n, a.d + b.d), ratio(a.n + b.n, common), minus(a, b)],
      };
    },
  },
  'm5-take-away-fractions': {
    about: ['subtract-fractions', 'one-bottom-then-take-away', 'adding-and-taking-away'],
    make(random, level) {
      const [a, b, common] = twoFractions(random, level);
      const right = minus(a, b);
      const use = random.of(uses);
      return {
        values: twoValues(a, b, common),
        asks: use,
        answer: fraction(right),
        worked: `$${renamed(a, common)} - ${renamed(b, common)} = ${tex(right)}$`,
        mistakes: [
          a.d !== b.d && ratio(Math.abs(a.n - b.n), Math.abs(a.d - b.d)),
          plus(a, b),
          ratio(Math.abs(a.n - b.n), common),
        ],
      };
    },
  },
  'm5-part-of-part': {
    about: ['multiply-fractions', 'top-times-top', 'a-fraction-of-something'],
    make(random, level) {
      const [b, d] = [random.int(2, 4 + level), random.int(2, 5 + level)];
      const [a, c] = [ratio(properWith(random, b), b), ratio(properWith(random, d), d)];
      const right = times(a, c);
      const [aN, cN] = [a.n, c.n];
      return {
        values: { d, b, a: tex(a), c: tex(c), dTimesB: d * b, aN, cN, aD: a.d, cD: c.d, right: tex(right) },
        answer: fraction(right),
        mistakes: [plus(a, c), ratio(a.n * c.d, a.d * c.n), ratio(a.n * c.n, a.d + c.d)],
      };
    },
  },
});

const uses = ['oil', 'sugar', 'ribbon'] as const;
