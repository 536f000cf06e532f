import { misconception, quantity, whole } from '../../../make-answers.ts';
import { gcd, lcm } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

const about = { subject: 'mathematics', class: 5, lessons: [] } as const;

/** Common divisors and multiples, the unitary method, areas. */
export const numbersAndAreas = [
  template({
    ...about,
    id: 'm5-bells-ring-together',
    skill: 'least-common-multiple',
    strategy: 'first-common-multiple',
    variety: 60,
    make(random, level) {
      const most = [10, 15, 24][level - 1] ?? 10;
      const [a, b] = [random.int(4, most), random.intBut(4, most, 0)];
      const [small, large] = a === b ? [a, a + 2] : [Math.min(a, b), Math.max(a, b)];
      const right = lcm(small, large);
      const multiples = Array.from({ length: Math.min(right / large, 6) }, (_, at) => large * (at + 1));
      return {
        question: say('m5-bells-ring-together.question', { small, large }),
        answer: quantity(right, 'minute'),
        hints: [
          say('m5-bells-ring-together.hint-1'),
          say('m5-bells-ring-together.hint-2', {
            large,
            multiples: multiples.join(', '),
            goesOn: right > large * 6,
          }),
          say('m5-bells-ring-together.hint-3', { small, right, rightOverSmall: right / small }),
        ],
        misconceptions: [
          misconception(small * large, say('m5-bells-ring-together.mistake-1')),
          misconception(small + large, say('m5-bells-ring-together.mistake-2')),
          misconception(gcd(small, large), say('m5-bells-ring-together.mistake-3')),
          misconception(large, say('m5-bells-ring-together.mistake-4', { large })),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm5-largest-equal-parts',
    skill: 'greatest-common-divisor',
    strategy: 'largest-common-divisor',
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
        question: say('m5-largest-equal-parts.question', { a, b }),
        answer: whole(common),
        hints: [
          say('m5-largest-equal-parts.hint-1'),
          say('m5-largest-equal-parts.hint-2', { a, b }),
          say('m5-largest-equal-parts.hint-3', { a, common, m, b, n }),
        ],
        misconceptions: [
          misconception(smaller, say('m5-largest-equal-parts.mistake-1')),
          misconception(lcm(a, b), say('m5-largest-equal-parts.mistake-2')),
          misconception(b - a, say('m5-largest-equal-parts.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm5-price-of-one-first',
    skill: 'unitary-method',
    strategy: 'one-first',
    make(random, level) {
      const count = random.int(3, 6 + level);
      const each = random.int(5, 12 * level);
      const asked = random.intBut(2, 9 + 2 * level, count);
      const thing = random.of(bought.filter(({ from, to }) => from <= each && each <= to));
      const paid = count * each;
      return {
        question: say('m5-price-of-one-first.question', { count, thing: thing.name, paid, asked }),
        answer: quantity(asked * each, 'taka'),
        hints: [
          say('m5-price-of-one-first.hint-1'),
          say('m5-price-of-one-first.hint-2', { paid, count, each }),
          say('m5-price-of-one-first.hint-3', { asked, each, askedTimesEach: asked * each }),
        ],
        misconceptions: [
          misconception(each, say('m5-price-of-one-first.mistake-1', { asked })),
          misconception(paid * asked, say('m5-price-of-one-first.mistake-2', { paid, count })),
          misconception(
            paid + asked - count,
            asked > count
              ? say('m5-price-of-one-first.mistake-3-more')
              : say('m5-price-of-one-first.mistake-3-fewer'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm5-area-of-a-triangle',
    skill: 'area-of-a-triangle',
    strategy: 'half-of-a-rectangle',
    signs: ['point'],
    make(random, level) {
      const base = level === 1 ? 2 * random.int(2, 10) : random.int(3, 10 + 5 * level);
      const height = random.int(3, 8 + 4 * level);
      const right = (base * height) / 2;
      return {
        question: say('m5-area-of-a-triangle.question', { base, height }),
        answer: quantity(right, 'cm2'),
        hints: [
          say('m5-area-of-a-triangle.hint-1'),
          say('m5-area-of-a-triangle.hint-2', { base, height, baseTimesHeight: base * height }),
          say('m5-area-of-a-triangle.hint-3', { baseTimesHeight: base * height, right }),
        ],
        misconceptions: [
          misconception(base * height, say('m5-area-of-a-triangle.mistake-1')),
          misconception(base + height, say('m5-area-of-a-triangle.mistake-2')),
          misconception(2 * (base + height), say('m5-area-of-a-triangle.mistake-3')),
        ],
      };
    },
  }),
];

/** Things sold singly, with possible prices of one in taka. Pens cover every price that comes up. */
const bought = [
  { name: say('numbers-and-areas.ware-pens'), from: 5, to: 40 },
  { name: say('numbers-and-areas.ware-soaps'), from: 28, to: 80 },
  { name: say('numbers-and-areas.ware-pencils'), from: 5, to: 20 },
  { name: say('numbers-and-areas.ware-eggs'), from: 9, to: 16 },
] as const;
