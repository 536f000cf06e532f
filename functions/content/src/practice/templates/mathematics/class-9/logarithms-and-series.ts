import { fraction, whole } from '../../../make-answers.ts';
import type { Random } from '../../../random.ts';
import { type Rational, ratio, tex } from '../../../rational.ts';
import { topic } from '../../../template.ts';
import { inBrackets } from '../polynomial.ts';

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

export const logarithmsAndSeries = topic('mathematics', 9, '', {
  'm9-value-of-a-logarithm': {
    about: ['logarithms', 'write-as-powers-of-one-base'],
    signs: ['minus', 'space'],
    variety: 100,
    make(random, level) {
      const { of, below, above } = asked(random, level);
      const [base, number] = [of ** below, power(of, above)];
      const right: Rational = ratio(above, below);
      const [isMistakeNotNegative, isOther] = [above < 0, below === 1];
      return {
        values: { base, number, of, above, below, right: tex(right), isOther, isMistakeNotNegative },
        answer: fraction(right),
        mistakes: [
          below > 1 && ratio(below, above),
          below > 1 && above,
          below <= 1 && -above,
          ratio(of ** Math.max(above, 0), base * of ** Math.max(-above, 0)),
        ],
      };
    },
  },
  'm9-sum-of-a-series': {
    about: ['arithmetic-series', 'first-and-last-times-half-the-count'],
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
        values: {
          n,
          a,
          d,
          last,
          sum,
          start: start.join(' '),
          beginsAtZero: a === 0,
          steps: n - 1,
          inBracketsD: inBrackets(d),
          inBracketsLast: inBrackets(last),
        },
        answer: whole(sum),
        mistakes: [last, sum * 2, (n * (2 * a + n * d)) / 2],
      };
    },
  },
});
