import { decimal, fraction, whole } from '../../../make-answers.ts';
import { asNumber, decimal as exactly, ratio, tex } from '../../../rational.ts';
import { type Made, topic } from '../../../template.ts';
import { inBrackets, polynomial, valueAt } from '../polynomial.ts';

/** Rounds off binary floating-point errors. */
const round = (value: number) => asNumber(exactly(value));

export const slopesAndLimits = topic('mathematics', 12, 'c12-derivatives', {
  'm12-slope-of-a-secant': {
    about: ['average-slope', 'change-over-interval', 'the-slope-at-a-point'],
    signs: ['minus'],
    make(random, level) {
      const coefficients = level === 1 ? [1, 0, 0] : [random.int(1, 3), random.intBut(-6, 6, 0), 0];
      const from = random.int(level === 1 ? 0 : -3, 8);
      const step = level === 3 ? random.of([0.5, 0.1, 0.2]) : random.int(1, 5);
      const to = round(from + step);
      const [low, high] = [valueAt(coefficients, from), round(valueAt(coefficients, to))];
      const rise = round(high - low);
      const slope = round(rise / step);
      const shown = polynomial(coefficients);
      return {
        values: { shown, from, to, low, high },
        answer: decimal(slope),
        worked: `$\\frac{${high} - ${inBrackets(low)}}{${to} - ${inBrackets(from)}} = \\frac{${rise}}{${step}} = ${slope}$`,
        mistakes: [
          rise,
          2 * (coefficients[0] ?? 0) * from + (coefficients[1] ?? 0),
          2 * (coefficients[0] ?? 0) * to + (coefficients[1] ?? 0),
        ],
      };
    },
  },
  'm12-limit-by-cancelling': {
    about: ['limits', 'factor-and-cancel', 'the-slope-at-a-point'],
    signs: ['minus'],
    make(random, level) {
      const c = level === 1 ? random.int(1, 12) : random.intBut(-9, 9, 0);
      const other = level === 1 ? c : random.intBut(-9, 9, -c);
      const lead = level === 3 ? random.int(2, 4) : 1;
      const above = polynomial([lead, lead * (other - c), -lead * c * other]);
      const right = lead * (c + other);
      const below = polynomial([1, -c]);
      const inside = other === 0 ? inBrackets(c) : `${c} + ${inBrackets(other)}`;
      const sum = lead === 1 ? inside : `${lead} \\times ${other === 0 ? inside : `(${inside})`}`;
      const factor = other === 0 ? 'x' : `(${polynomial([1, other])})`;
      const kept = `${lead === 1 ? '' : lead}${factor}`;
      return {
        values: { c, above, below, kept, right, sum, isWhole: sum === `${right}` },
        answer: whole(right),
        mistakes: [0, lead * other, lead * (c - other), c],
      };
    },
  },
  'm12-from-first-principles': {
    about: ['derivative-by-definition', 'cancel-h-then-let-it-go', 'from-first-principles'],
    signs: ['minus', 'space'],
    make(random, level) {
      if (level === 3 && random.int(1, 2) === 1) return ofOneOverX(random.int(1, 12), random.int(2, 6));
      const [a, b] = [
        random.int(level === 1 ? 1 : 2, 5),
        level === 1 ? random.int(0, 4) : random.intBut(-9, 9, 0),
      ];
      const at = level === 1 ? random.int(1, 6) : random.intBut(-5, 6, 0);
      const right = 2 * a * at + b;
      const f = polynomial([a, b, 0]);
      return {
        values: {
          f,
          at,
          right,
          valueAt: valueAt([a, b, 0], at),
          change: polynomial([a, right, 0], 'h'),
          quotient: polynomial([a, right], 'h'),
          polynomial: polynomial([b || 1, 0]),
        },
        answer: fraction(ratio(right)),
        mistakes: [valueAt([a, b, 0], at), right + a, 2 * a * at, 0],
      };
    },
  },
});

function ofOneOverX(a: number, at: number): Made {
  const right = ratio(-a, at * at);
  return {
    texts: 'slope-of-one-over-x',
    values: { a, at, aIs1: a === 1, right: tex(right) },
    answer: fraction(right),
    mistakes: [ratio(a, at * at), ratio(a, at), ratio(-a, at)],
  };
}
