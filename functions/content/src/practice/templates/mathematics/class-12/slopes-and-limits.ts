import { decimal, fraction, misconception, whole } from '../../../make-answers.ts';
import { asNumber, decimal as exactly, ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';
import { inBrackets, polynomial, valueAt } from '../polynomial.ts';

const lesson = (name: string) => [`c12-derivatives/${name}`];
const about = { subject: 'mathematics', class: 12 } as const;
/** Rounds off binary floating-point errors. */
const round = (value: number) => asNumber(exactly(value));

export const slopesAndLimits = [
  template({
    ...about,
    id: 'm12-slope-of-a-secant',
    skill: 'average-slope',
    strategy: 'change-over-interval',
    signs: ['minus'],
    lessons: lesson('the-slope-at-a-point'),
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
        question: say('m12-slope-of-a-secant.question', { shown, from, to }),
        answer: decimal(slope),
        hints: [
          say('m12-slope-of-a-secant.hint-1'),
          say('m12-slope-of-a-secant.hint-2', { from, low, to, high }),
          `$\\frac{${high} - ${inBrackets(low)}}{${to} - ${inBrackets(from)}} = \\frac{${rise}}{${step}} = ${slope}$`,
        ],
        misconceptions: [
          misconception(rise, say('m12-slope-of-a-secant.mistake-1')),
          misconception(
            2 * (coefficients[0] ?? 0) * from + (coefficients[1] ?? 0),
            say('m12-slope-of-a-secant.mistake-2'),
          ),
          misconception(
            2 * (coefficients[0] ?? 0) * to + (coefficients[1] ?? 0),
            say('m12-slope-of-a-secant.mistake-3'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm12-limit-by-cancelling',
    skill: 'limits',
    strategy: 'factor-and-cancel',
    signs: ['minus'],
    lessons: lesson('the-slope-at-a-point'),
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
        question: say('m12-limit-by-cancelling.question', { c, above, below }),
        answer: whole(right),
        hints: [
          say('m12-limit-by-cancelling.hint-1', { c }),
          say('m12-limit-by-cancelling.hint-2', { kept, below }),
          say('m12-limit-by-cancelling.hint-3', { kept, c, isWhole: sum === `${right}`, right, sum }),
        ],
        misconceptions: [
          misconception(0, say('m12-limit-by-cancelling.mistake-1')),
          misconception(lead * other, say('m12-limit-by-cancelling.mistake-2', { c })),
          misconception(lead * (c - other), say('m12-limit-by-cancelling.mistake-3')),
          misconception(c, say('m12-limit-by-cancelling.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm12-from-first-principles',
    skill: 'derivative-by-definition',
    strategy: 'cancel-h-then-let-it-go',
    signs: ['minus', 'space'],
    lessons: lesson('from-first-principles'),
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
        question: say('m12-from-first-principles.question', { f, at }),
        answer: fraction(ratio(right)),
        hints: [
          say('m12-from-first-principles.hint-1', { at, valueAt: valueAt([a, b, 0], at) }),
          say('m12-from-first-principles.hint-2', { polynomial: polynomial([a, right, 0], 'h') }),
          say('m12-from-first-principles.hint-3', { polynomial: polynomial([a, right], 'h'), right }),
        ],
        misconceptions: [
          misconception(valueAt([a, b, 0], at), say('m12-from-first-principles.mistake-1', { at })),
          misconception(right + a, say('m12-from-first-principles.mistake-2')),
          misconception(
            2 * a * at,
            say('m12-from-first-principles.mistake-3', { polynomial: polynomial([b || 1, 0]) }),
          ),
          misconception(0, say('m12-from-first-principles.mistake-4')),
        ],
      };
    },
  }),
];

function ofOneOverX(a: number, at: number) {
  const right = ratio(-a, at * at);
  return {
    question: say('slopes-and-limits.of-one-over-x-question', { a, at }),
    answer: fraction(right),
    hints: [
      say('slopes-and-limits.of-one-over-x-put-over-a-common', { a, at }),
      say('slopes-and-limits.of-one-over-x-it-is-divide', { a, at, aIs1: a === 1 }),
      say('slopes-and-limits.of-one-over-x-what-remains-goes', { a, at, right: tex(right) }),
    ],
    misconceptions: [
      misconception(ratio(a, at * at), say('slopes-and-limits.of-one-over-x-the-curve-falls')),
      misconception(ratio(a, at), say('slopes-and-limits.of-one-over-x-that-is-the-height', { at })),
      misconception(ratio(-a, at), say('slopes-and-limits.of-one-over-x-the-denominator-holds-x')),
    ],
  };
}
