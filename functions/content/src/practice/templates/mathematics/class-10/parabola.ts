import { choiceAmong, misconception, point, whole } from '../../../make-answers.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';
import { inBrackets, polynomial } from '../polynomial.ts';

const about = {
  subject: 'mathematics',
  class: 10,
  lessons: ['c10-quadratic-equations/the-parabola'],
} as const;

const numbersOfRoots = [
  say('parabola.numbers-of-roots-two-different-real-roots'),
  say('parabola.numbers-of-roots-one-root-counted-twice'),
  say('parabola.numbers-of-roots-no-real-root'),
] as const;
const reasons = [
  say('parabola.reasons-two-different-roots-need'),
  say('parabola.reasons-one-root-counted-twice'),
  say('parabola.reasons-there-is-no-real'),
] as const;

export const parabola = [
  template({
    ...about,
    id: 'm10-discriminant',
    skill: 'discriminant',
    strategy: 'b-squared-less-four-a-c',
    signs: ['minus'],
    make(random, level) {
      const a = level === 1 ? 1 : random.intBut(-4, 5, 0);
      const b = random.intBut(-9, 9, 0);
      const c = level === 1 ? random.int(1, 9) : random.intBut(-8, 8, 0);
      const right = b * b - 4 * a * c;
      return {
        question: say('m10-discriminant.question', { polynomial: polynomial([a, b, c]) }),
        answer: whole(right),
        hints: [
          say('m10-discriminant.hint-1'),
          say('m10-discriminant.hint-2', { a, b, c }),
          `$${inBrackets(b)}^2 - 4 \\times ${inBrackets(a)} \\times ${inBrackets(c)} = ${right}$`,
        ],
        misconceptions: [
          misconception(-b * b - 4 * a * c, say('m10-discriminant.mistake-1')),
          misconception(b * b + 4 * a * c, say('m10-discriminant.mistake-2')),
          misconception(b * b - a * c, say('m10-discriminant.mistake-3')),
          misconception(2 * b - 4 * a * c, say('m10-discriminant.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm10-how-many-real-roots',
    skill: 'discriminant',
    strategy: 'sign-of-the-discriminant',
    make(random, level) {
      const kind = random.int(0, 2);
      const a = level === 1 ? 1 : random.int(1, 3);
      const p = random.intBut(-5, 5, 0);
      const [b, middle] = kind === 1 ? [2 * a * p, a * p * p] : [random.intBut(-9, 9, 0), 0];
      const edge = (b * b) / (4 * a);
      const c =
        kind === 1
          ? middle
          : kind === 0
            ? Math.ceil(edge) - random.int(1, 12)
            : Math.floor(edge) + random.int(1, 12);
      const value = b * b - 4 * a * c;
      const shown = polynomial([a, b, c]);
      const right = numbersOfRoots[kind] ?? numbersOfRoots[0];
      const wrong = [0, 1, 2].filter((one) => one !== kind);
      return {
        question: say('m10-how-many-real-roots.question', { shown }),
        ...choiceAmong(random, right, wrong, (one) => [numbersOfRoots[one] ?? right, reasons[one] ?? right]),
        hints: [
          say('m10-how-many-real-roots.hint-1'),
          `$${inBrackets(b)}^2 - 4 \\times ${a} \\times ${inBrackets(c)} = ${value}$`,
          say('m10-how-many-real-roots.hint-3', { isAbove: value > 0, isZero: value === 0, right }),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm10-vertex-of-a-parabola',
    skill: 'vertex',
    strategy: 'halfway-between-the-roots',
    make(random, level) {
      const a = level === 1 ? 1 : level === 2 ? random.of([1, -1]) : random.of([2, -2, 3]);
      const x = level === 1 ? random.int(1, 5) : random.intBut(-5, 5, 0);
      const y = random.int(-9, 9);
      const [b, c] = [-2 * a * x, a * x * x + y];
      const axis = { from: -10, to: 10, step: 1 };
      const shown = polynomial([a, b, c]);
      const worked = `${inBrackets(a)} \\times ${inBrackets(x)}^2 + ${inBrackets(b)} \\times ${inBrackets(x)}${c === 0 ? '' : ` + ${inBrackets(c)}`}`;
      return {
        question: say('m10-vertex-of-a-parabola.question', { shown }),
        answer: point([x, y], [axis, axis]),
        hints: [
          say('m10-vertex-of-a-parabola.hint-1'),
          say('m10-vertex-of-a-parabola.hint-2', { b, a: inBrackets(a), x }),
          say('m10-vertex-of-a-parabola.hint-3', { worked, y, x }),
        ],
        misconceptions: [
          misconception(`${-x}, ${a * x * x - b * x + c}`, say('m10-vertex-of-a-parabola.mistake-1')),
          misconception(`${y}, ${x}`, say('m10-vertex-of-a-parabola.mistake-2')),
          misconception(`${x}, ${c}`, say('m10-vertex-of-a-parabola.mistake-3')),
        ],
      };
    },
  }),
];
