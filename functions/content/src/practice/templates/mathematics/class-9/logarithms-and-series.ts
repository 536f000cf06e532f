import { fraction, misconception, whole } from '../../../make-answers.ts';
import type { Random } from '../../../random.ts';
import { type Rational, ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';
import { inBrackets } from '../polynomial.ts';

const about = { subject: 'mathematics', class: 9, lessons: [] } as const;

/** A logarithm to calculate: base and number are powers of the same `of`. */
interface Logarithm {
  readonly of: number;
  readonly below: number;
  readonly above: number;
}

function asked(random: Random, level: number): Logarithm {
  const of = random.int(2, 12);
  const most = of < 4 ? 7 : of < 8 ? 4 : 3;
  if (level === 1) return { of, below: 1, above: random.int(2, most) };
  if (level === 2) return { of, below: 1, above: -random.int(1, most) };
  const small = random.of([2, 3, 5, 6, 7, 10]);
  const below = random.int(2, 3);
  return { of: small, below, above: below === 2 ? random.of([1, 3, 5]) : random.of([1, 2, 4, 5]) };
}

const power = (of: number, exponent: number) =>
  exponent < 0 ? `\\frac{1}{${of ** -exponent}}` : String(of ** exponent);

export const logarithmsAndSeries = [
  template({
    ...about,
    id: 'm9-value-of-a-logarithm',
    skill: 'logarithms',
    strategy: 'write-as-powers-of-one-base',
    signs: ['minus', 'space'],
    variety: 100,
    make(random, level) {
      const { of, below, above } = asked(random, level);
      const [base, number] = [of ** below, power(of, above)];
      const right: Rational = ratio(above, below);
      return {
        question: say('m9-value-of-a-logarithm.question', { base, number }),
        answer: fraction(right),
        hints: [
          say('m9-value-of-a-logarithm.hint-1', { base, number }),
          say('m9-value-of-a-logarithm.hint-2', { of, number, above }),
          below === 1
            ? say('m9-value-of-a-logarithm.hint-3', { base, above, number })
            : say('m9-value-of-a-logarithm.hint-3-by-root', { base, of, below, above, right: tex(right) }),
        ],
        misconceptions: [
          ...(below > 1
            ? [
                misconception(
                  ratio(below, above),
                  say('m9-value-of-a-logarithm.mistake-upside-down', { base, number }),
                ),
                misconception(above, say('m9-value-of-a-logarithm.mistake-other-base', { of, base })),
              ]
            : [
                misconception(
                  -above,
                  above < 0
                    ? say('m9-value-of-a-logarithm.mistake-not-negative')
                    : say('m9-value-of-a-logarithm.mistake-not-positive'),
                ),
              ]),
          misconception(
            ratio(of ** Math.max(above, 0), base * of ** Math.max(-above, 0)),
            say('m9-value-of-a-logarithm.mistake-2'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm9-sum-of-a-series',
    skill: 'arithmetic-series',
    strategy: 'first-and-last-times-half-the-count',
    signs: ['minus'],
    make(random, level) {
      const a = level === 3 ? random.int(-12, 12) : random.int(1, 12);
      const d = level === 1 ? random.int(2, 5) : random.intBut(-6, 8, 0);
      const n = level === 1 ? random.int(8, 12) : random.int(10, 30);
      const last = a + (n - 1) * d;
      const sum = (n * (a + last)) / 2;
      const start = [a, a + d, a + 2 * d].map((one, at) =>
        at === 0 ? `${one}` : one < 0 ? `- ${-one}` : `+ ${one}`,
      );
      return {
        question: say('m9-sum-of-a-series.question', { n, start: start.join(' ') }),
        answer: whole(sum),
        hints: [
          say('m9-sum-of-a-series.hint-1', { a, d }),
          say('m9-sum-of-a-series.hint-2', {
            n,
            beginsAtZero: a === 0,
            a,
            steps: n - 1,
            d: inBrackets(d),
            last,
          }),
          say('m9-sum-of-a-series.hint-3', { n, beginsAtZero: a === 0, last: inBrackets(last), a, sum }),
        ],
        misconceptions: [
          misconception(last, say('m9-sum-of-a-series.mistake-1', { n })),
          misconception(sum * 2, say('m9-sum-of-a-series.mistake-2')),
          misconception((n * (2 * a + n * d)) / 2, say('m9-sum-of-a-series.mistake-3', { steps: n - 1, n })),
        ],
      };
    },
  }),
];
