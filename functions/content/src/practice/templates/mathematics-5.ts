import { byLevel, type Level } from '../exercise.ts';
import { fraction, quantity, several, whole } from '../make-answers.ts';
import type { Random } from '../random.ts';
import {
  asNumber,
  gcd,
  largestDivisor,
  lcm,
  minus,
  numberRows,
  plus,
  type Rational,
  ratio,
  tex,
  times,
  topsOver,
} from '../rational.ts';
import { topic } from '../template.ts';
import { say } from '../text.ts';

export const numbersAndAreas = topic('mathematics', 5, '', {
  'm5-bells-ring-together': {
    about: ['least-common-multiple', 'first-common-multiple'],
    variety: 60,
    make(random, level) {
      const most = byLevel(level, 10, 15, 24);
      const [a, b] = [random.int(4, most), random.intBut(4, most, 0)];
      const [small, large] = a === b ? [a, a + 2] : [Math.min(a, b), Math.max(a, b)];
      const right = lcm(small, large);
      const multiples = Array.from({ length: Math.min(right / large, 6) }, (_, at) => large * (at + 1));
      const [rightOverSmall, goesOn] = [right / small, right > large * 6];
      return {
        values: { small, large, right, multiples: multiples.join(', '), goesOn, rightOverSmall },
        answer: quantity(right, 'minute'),
        mistakes: [small * large, small + large, gcd(small, large), large],
      };
    },
  },
  'm5-largest-equal-parts': {
    about: ['greatest-common-divisor', 'largest-common-divisor'],
    make(random, level) {
      const common = random.int(level === 1 ? 2 : 4, byLevel(level, 8, 12, 18));
      const m = random.int(2, 7);
      const n = random.of(
        [2, 3, 4, 5, 6, 7, 9, 11].filter((one) => one > m && gcd(one, m) === 1).concat(m + 1),
      );
      const [a, b] = [common * m, common * n];
      return {
        values: { a, b, common, m, n },
        answer: whole(common),
        mistakes: [largestDivisor(common), lcm(a, b), b - a],
      };
    },
  },
  'm5-price-of-one-first': {
    about: ['unitary-method', 'one-first'],
    make(random, level) {
      const count = random.int(3, 6 + level);
      const each = random.int(5, 12 * level);
      const asked = random.intBut(2, 9 + 2 * level, count);
      const thing = random.of(bought.filter(({ from, to }) => from <= each && each <= to));
      const paid = count * each;
      const askedTimesEach = asked * each;
      return {
        values: { count, paid, asked, each, thing: thing.name, askedTimesEach, isMore: asked > count },
        answer: quantity(asked * each, 'taka'),
        mistakes: [each, paid * asked, paid + asked - count],
      };
    },
  },
  'm5-area-of-a-triangle': {
    about: ['area-of-a-triangle', 'half-of-a-rectangle'],
    signs: ['point'],
    make(random, level) {
      const base = level === 1 ? 2 * random.int(2, 10) : random.int(3, 10 + 5 * level);
      const height = random.int(3, 8 + 4 * level);
      const right = (base * height) / 2;
      return {
        values: { base, height, right, baseTimesHeight: base * height },
        answer: quantity(right, 'cm2'),
        mistakes: [base * height, base + height, 2 * (base + height)],
      };
    },
  },
});

/** Things sold singly, with possible prices of one in taka. Pens cover every price that comes up. */
const bought = [
  { name: say('numbers-and-areas.ware-pens'), from: 5, to: 40 },
  { name: say('numbers-and-areas.ware-soaps'), from: 28, to: 80 },
  { name: say('numbers-and-areas.ware-pencils'), from: 5, to: 20 },
  { name: say('numbers-and-areas.ware-eggs'), from: 9, to: 16 },
] as const;

const digitSum = (value: number) => [...String(value)].reduce((sum, digit) => sum + Number(digit), 0);

export const percentAndChecking = topic('mathematics', 5, 'free-mental-arithmetic', {
  'm5-percent-of-taka': {
    about: ['percent-of-amount', 'build-from-ten-percent', 'percent-and-checking'],
    make(random, level) {
      const percent = random.of(byLevel(level, [20, 30, 50], [15, 25, 30, 40], [15, 35, 45, 60, 75]));
      const amount = 20 * random.int(4, 20 + 20 * level);
      const right = (amount * percent) / 100;
      const [tens, tenth, quarter] = [Math.floor(percent / 10), amount / 10, amount / 4];
      const all = tens === 1 ? `${tenth}` : `${tens} \\times ${tenth}`;
      const [whole, isWhole] = [tens * tenth, percent % 10 === 0];
      return {
        values: {
          ...{
            percent,
            amount,
            right,
            half: amount / 2,
            quarter,
            threeTimesQuarter: 3 * quarter,
            tenth,
            tens,
          },
          ...{ twentieth: tenth / 2, round: 10 * tens, all, whole, isWhole },
        },
        answer: quantity(right, 'taka'),
        hints: wayTo(percent),
        mistakes: [amount - right, amount / percent, percent, right * 10],
      };
    },
  },
  'm5-does-it-divide': {
    about: ['divisibility', 'look-at-the-digits', 'percent-and-checking'],
    make(random, level) {
      const by = random.of(level === 1 ? [5, 3] : level === 2 ? [3, 4, 9] : [4, 9]);
      const [low, high] = [Math.ceil(120 / by), Math.floor((level === 3 ? 9000 : 990) / by)];
      const right = distinct(() => by * random.int(low, high), 3);
      const wrong = distinct(() => by * random.int(low, high) + random.int(1, by - 1), 3);
      const [first = 0] = right;
      const list = [...right, ...wrong].sort((a, b) => a - b).join(', ');
      const firstOverBy = first / by;
      return {
        values: {
          by,
          list,
          first,
          said: say(`percent-and-checking.rules-${by}`),
          firstOverBy,
          right: right.join(', '),
        },
        ...several(
          random,
          right.map((value) => String(value)),
          wrong.map((value) => [String(value), why(by, value)] as const),
        ),
      };
    },
  },
});

/** By quarters where that is easier: nobody calculates those by way of ten percent. */
function wayTo(percent: number): string {
  if (percent % 25 === 0) return percent === 50 ? 'half' : percent === 25 ? 'quarter' : 'three-quarters';
  return percent % 10 === 0 ? 'tenths' : 'tenths-and-five';
}

function distinct(make: () => number, count: number): number[] {
  const found = new Set<number>();
  while (found.size < count) found.add(make());
  return [...found];
}

function why(by: number, value: number) {
  if (by === 5) return say('percent-and-checking.why-ends', { number: value, last: value % 10 });
  if (by === 4) {
    return say('percent-and-checking.why-the-last-two-digits', { number: value, last: value % 100 });
  }
  const sum = digitSum(value);
  return say('percent-and-checking.why-the-digits-of-make', { number: value, sum, by });
}

/** By level, the denominators of two fractions. */
const bottoms = [
  '2 4, 3 6, 5 10, 4 8, 2 6, 3 9',
  '2 3, 3 4, 2 5, 3 5, 4 6, 4 5',
  '3 7, 5 6, 6 8, 4 10, 6 9, 5 8',
].map((row) => numberRows<[number, number]>(row));

const proper = (random: Random, d: number) => ratio(random.of(topsOver(d)), d);

/** Two proper fractions whose parts differ, the larger first. */
function twoFractions(random: Random, level: Level): readonly [Rational, Rational, common: number] {
  const [b, d] = random.of(bottoms[level - 1] ?? []);
  const two = [proper(random, b), proper(random, d)] as const;
  const [one, other] = two;
  return asNumber(one) < asNumber(other) ? [other, one, lcm(b, d)] : [one, other, lcm(b, d)];
}

const renamed = ({ n, d }: Rational, common: number) => `\\frac{${(n * common) / d}}{${common}}`;

const twoValues = (a: Rational, b: Rational, common: number) => ({
  ...{ a: tex(a), b: tex(b), aD: a.d, bD: b.d },
  ...{ common, renamedA: renamed(a, common), renamedB: renamed(b, common) },
});

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
      const [a, c] = [proper(random, b), proper(random, d)];
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
