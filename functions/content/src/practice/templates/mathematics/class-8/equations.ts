import { decimal, point, quantity, whole } from '../../../make-answers.ts';
import { ratio, signed } from '../../../rational.ts';
import { topic } from '../../../template.ts';

/** `+ 5`, `- 3`. */
const term = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`);
const inside = (value: number) => (value < 0 ? `(${value})` : String(value));
const times = (value: number, letter: string) =>
  value === 1 ? letter : value === -1 ? `-${letter}` : `${value}${letter}`;

/** Linear equations, and two things that come with class 8. */
export const equations = topic('mathematics', 8, 'c8-linear-equations', {
  'm8-the-balance': {
    about: ['linear-equation', 'undo-step-by-step', 'the-balance'],
    signs: ['minus'],
    make(random, level) {
      const a = random.int(2, 5 + 2 * level);
      const b = level === 1 ? random.int(1, 12) : random.intBut(-15, 15, 0);
      const x = level === 1 ? random.int(1, 9) : random.intBut(-9, 12, 0);
      const c = a * x + b;
      return {
        values: { a, c, x, b: term(b), added: term(b).replace('-', '−'), cMinusB: c - b },
        answer: whole(x),
        mistakes: [(c + b) / a, c - b, c - b - a],
      };
    },
  },
  'm8-both-sides': {
    about: ['equation-with-brackets', 'gather-then-divide', 'both-sides-and-brackets'],
    signs: ['minus'],
    make(random, level) {
      const c = random.int(1, 4);
      const a = c + random.int(2, 3 + level);
      const x = random.intBut(level === 1 ? 1 : -8, 9, 0);
      const b = random.intBut(-6, 6, 0);
      const hasBracket = level > 1;
      const left = hasBracket ? a * b : b;
      const d = (a - c) * x + left;
      const shown = hasBracket
        ? `${a}(x ${term(b)}) = ${times(c, 'x')} ${d === 0 ? '' : term(d)}`
        : `${a}x ${term(b)} = ${times(c, 'x')} ${d === 0 ? '' : term(d)}`;
      const open = `${a}x ${term(left)} = ${times(c, 'x')} ${d === 0 ? '' : term(d)}`;
      return {
        values: {
          d,
          x,
          a,
          shown: shown.trim(),
          open: open.trim(),
          hasBracket,
          c: times(c, 'x'),
          aMinusC: times(a - c, 'x'),
          left: term(left),
          rest: d - left,
          times: a - c,
          b: Math.abs(b),
        },
        answer: whole(x),
        mistakes: [hasBracket && (d - b) / (a - c), (d - left) / (a + c), (d + left) / (a - c), d - left],
      };
    },
  },
  'm8-two-unknowns': {
    about: ['two-unknowns', 'lose-one-unknown', 'two-unknowns'],
    make(random, level) {
      const least = level === 1 ? 1 : -5;
      const [x, y] = [random.int(least, 6), random.int(least, 6)];
      const most = level === 3 ? random.int(2, 3) : 1;
      // With + y in both equations they are subtracted, and the first must have more x.
      const isAlike = level > 1 && random.int(1, 2) === 1;
      const a = isAlike ? Math.max(2, most) : most;
      const [sum, second] = [a * x + y, isAlike ? x + y : x - y];
      const [together, left] = isAlike ? [sum - second, a - 1] : [sum + second, a + 1];
      const axis = { from: -8, to: 8, step: 1 };
      const [first, last] = [`${times(a, 'x')} + y = ${sum}`, `x ${isAlike ? '+' : '-'} y = ${second}`];
      const found = `y = ${isAlike ? `${second} - ${inside(x)}` : `${x} - ${inside(second)}`} = ${y}`;
      const [signedX, isFound] = [signed(x), left === 1];
      return {
        values: { first, last, x, left, together, found, isAlike, isFound, signedX, y: signed(y) },
        answer: point([x, y], [axis, axis]),
        mistakes: [`${y}, ${x}`, `${x}, ${-y}`, `${together}, ${y}`, isAlike && `${sum + second}, ${y}`],
      };
    },
  },
  'm8-longest-side': {
    about: ['pythagoras', 'squares-on-the-sides'],
    variety: 40,
    make(random, level) {
      const [a, b, c] = random.of(triples);
      const by = random.int(1, level + 2);
      const [one, other, long] = [a * by, b * by, c * by];
      const isShort = level > 1 && random.int(1, 2) === 1;
      const right = isShort ? other : long;
      const sum = isShort
        ? `${long}^2 - ${one}^2 = ${right * right}`
        : `${one}^2 + ${other}^2 = ${right * right}`;
      return {
        values: { long, one, other, right, worked: `$${sum}$`, rightTimesRight: right * right },
        asks: isShort ? 'short' : 'not-short',
        answer: quantity(right, 'm'),
        mistakes: [
          isShort ? long - one : one + other,
          right * right,
          isShort && Math.round(Math.hypot(long, one) * 10) / 10,
          !isShort && Math.round(Math.sqrt(Math.abs(other * other - one * one)) * 10) / 10,
        ],
      };
    },
  },
  'm8-square-by-identity': {
    about: ['square-of-a-sum', 'identity-in-numbers'],
    variety: 90,
    make(random, level) {
      const round = random.of(
        [
          [20, 30, 40, 50],
          [60, 70, 80, 90, 100],
          [100, 200, 300, 10],
        ][level - 1] ?? [20],
      );
      const rest = random.intBut(-4, 5, 0);
      const value = level === 3 && round === 10 ? round + rest / 10 : round + rest;
      const b = Math.abs(value - round);
      const small = Math.round(b * 100) / 100;
      const sign = rest < 0 ? '-' : '+';
      const square = ratio(Math.round(value * 10) ** 2, 100);
      const right = Math.round(value * value * 100) / 100;
      const middle = Math.round(2 * round * small * 100) / 100;
      const last = Math.round(small * small * 100) / 100;
      const shown = Math.round(value * 10) / 10;
      return {
        values: { shown, round, sign, small, worked: `$(a ${sign} b)^2 = a^2 ${sign} 2ab + b^2$` },
        answer: decimal(square),
        worked: `$${round * round} ${sign} ${middle} + ${last} = ${right}$`,
        mistakes: [round * round + last, round * round - last, 2 * value],
      };
    },
  },
});

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [6, 8, 10],
  [9, 12, 15],
] as const;
