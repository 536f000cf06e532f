import { quantity, whole } from '../../../make-answers.ts';
import { gcd, lcm } from '../../../rational.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';

/** Common divisors and multiples, the unitary method, areas. */
export const numbersAndAreas = topic('mathematics', 5, '', {
  'm5-bells-ring-together': {
    about: ['least-common-multiple', 'first-common-multiple'],
    variety: 60,
    make(random, level) {
      const most = [10, 15, 24][level - 1] ?? 10;
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
      const common = random.int(level === 1 ? 2 : 4, [8, 12, 18][level - 1] ?? 8);
      const m = random.int(2, 7);
      const n = random.of(
        [2, 3, 4, 5, 6, 7, 9, 11].filter((one) => one > m && gcd(one, m) === 1).concat(m + 1),
      );
      const [a, b] = [common * m, common * n];
      const smaller =
        Array.from({ length: common - 1 }, (_, at) => at + 1)
          .filter((one) => common % one === 0)
          .at(-1) ?? 1;
      return {
        values: { a, b, common, m, n },
        answer: whole(common),
        mistakes: [smaller, lcm(a, b), b - a],
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
