import { choiceAmong, point, whole } from '../../../make-answers.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';
import { inBrackets, polynomial } from '../polynomial.ts';

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

export const parabola = topic('mathematics', 10, 'c10-quadratic-equations', {
  'm10-discriminant': {
    about: ['discriminant', 'b-squared-less-four-a-c', 'the-parabola'],
    signs: ['minus'],
    make(random, level) {
      const a = level === 1 ? 1 : random.intBut(-4, 5, 0);
      const b = random.intBut(-9, 9, 0);
      const c = level === 1 ? random.int(1, 9) : random.intBut(-8, 8, 0);
      const right = b * b - 4 * a * c;
      return {
        values: { a, b, c, polynomial: polynomial([a, b, c]) },
        answer: whole(right),
        worked: `$${inBrackets(b)}^2 - 4 \\times ${inBrackets(a)} \\times ${inBrackets(c)} = ${right}$`,
        mistakes: [-b * b - 4 * a * c, b * b + 4 * a * c, b * b - a * c, 2 * b - 4 * a * c],
      };
    },
  },
  'm10-how-many-real-roots': {
    about: ['discriminant', 'sign-of-the-discriminant', 'the-parabola'],
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
        values: {
          shown,
          right,
          worked: `$${inBrackets(b)}^2 - 4 \\times ${a} \\times ${inBrackets(c)} = ${value}$`,
          isAbove: value > 0,
          isZero: value === 0,
        },
        ...choiceAmong(random, right, wrong, (one) => [numbersOfRoots[one] ?? right, reasons[one] ?? right]),
      };
    },
  },
  'm10-vertex-of-a-parabola': {
    about: ['vertex', 'halfway-between-the-roots', 'the-parabola'],
    make(random, level) {
      const a = level === 1 ? 1 : level === 2 ? random.of([1, -1]) : random.of([2, -2, 3]);
      const x = level === 1 ? random.int(1, 5) : random.intBut(-5, 5, 0);
      const y = random.int(-9, 9);
      const [b, c] = [-2 * a * x, a * x * x + y];
      const axis = { from: -10, to: 10, step: 1 };
      const shown = polynomial([a, b, c]);
      const worked = `${inBrackets(a)} \\times ${inBrackets(x)}^2 + ${inBrackets(b)} \\times ${inBrackets(x)}${c === 0 ? '' : ` + ${inBrackets(c)}`}`;
      return {
        values: { shown, b, x, worked, y, a: inBrackets(a) },
        answer: point([x, y], [axis, axis]),
        mistakes: [`${-x}, ${a * x * x - b * x + c}`, `${y}, ${x}`, `${x}, ${c}`],
      };
    },
  },
});
