import type { Level } from '../../../exercise.ts';
import { fraction, misconception } from '../../../make-answers.ts';
import type { Random } from '../../../random.ts';
import { asNumber, gcd, lcm, minus, plus, type Rational, ratio, tex, times } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

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
const commonHints = (a: Rational, b: Rational, common: number) => [
  say('reckoning-with-fractions.common-hints-the-parts-differ', { aD: a.d, bD: b.d }),
  say('reckoning-with-fractions.common-hints-with-below-they', {
    common,
    a: renamed(a, common),
    b: renamed(b, common),
  }),
];

/** Adding, taking away and multiplying fractions. */
export const reckoningWithFractions = [
  template({
    ...about,
    id: 'm5-add-fractions',
    skill: 'add-fractions',
    strategy: 'one-bottom-then-add',
    signs: ['space'],
    lessons: [adding],
    variety: 120,
    make(random, level) {
      const [a, b, common] = twoFractions(random, level);
      const right = plus(a, b);
      return {
        question: say('m5-add-fractions.question', { a: tex(a), b: tex(b) }),
        answer: fraction(right),
        hints: [
          ...commonHints(a, b, common),
          `$${renamed(a, common)} + ${renamed(b, common)} = ${tex(right)}$`,
        ],
        misconceptions: [
          misconception(ratio(a.n + b.n, a.d + b.d), say('m5-add-fractions.mistake-1')),
          misconception(ratio(a.n + b.n, common), say('m5-add-fractions.mistake-2')),
          misconception(minus(a, b), say('m5-add-fractions.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm5-take-away-fractions',
    skill: 'subtract-fractions',
    strategy: 'one-bottom-then-take-away',
    lessons: [adding],
    make(random, level) {
      const [a, b, common] = twoFractions(random, level);
      const right = minus(a, b);
      const use = random.of(uses);
      return {
        question: say(`m5-take-away-fractions.question-${use}`, { a: tex(a), b: tex(b) }),
        answer: fraction(right),
        hints: [
          say('m5-take-away-fractions.hint-1'),
          ...commonHints(a, b, common),
          `$${renamed(a, common)} - ${renamed(b, common)} = ${tex(right)}$`,
        ],
        misconceptions: [
          ...(a.d === b.d
            ? []
            : [
                misconception(
                  ratio(Math.abs(a.n - b.n), Math.abs(a.d - b.d)),
                  say('m5-take-away-fractions.mistake-1'),
                ),
              ]),
          misconception(plus(a, b), say('m5-take-away-fractions.mistake-2')),
          misconception(ratio(Math.abs(a.n - b.n), common), say('m5-take-away-fractions.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm5-part-of-part',
    skill: 'multiply-fractions',
    strategy: 'top-times-top',
    lessons: ['free-fractions-from-zero/a-fraction-of-something'],
    make(random, level) {
      const [b, d] = [random.int(2, 4 + level), random.int(2, 5 + level)];
      const [a, c] = [ratio(properWith(random, b), b), ratio(properWith(random, d), d)];
      const right = times(a, c);
      return {
        question: say('m5-part-of-part.question', { a: tex(a), c: tex(c) }),
        answer: fraction(right),
        hints: [
          say('m5-part-of-part.hint-1'),
          say('m5-part-of-part.hint-2', { d, b, dTimesB: d * b }),
          say('m5-part-of-part.hint-3', { aN: a.n, cN: c.n, aD: a.d, cD: c.d, right: tex(right) }),
        ],
        misconceptions: [
          misconception(plus(a, c), say('m5-part-of-part.mistake-1')),
          misconception(ratio(a.n * c.d, a.d * c.n), say('m5-part-of-part.mistake-2')),
          misconception(ratio(a.n * c.n, a.d + c.d), say('m5-part-of-part.mistake-3')),
        ],
      };
    },
  }),
];

const uses = ['oil', 'sugar', 'ribbon'] as const;
