import { decimal, misconception, point, quantity, whole } from '../../../make-answers.ts';
import { ratio, signed } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

const lesson = (name: string) => [`c8-linear-equations/${name}`];
const about = { subject: 'mathematics', class: 8 } as const;

/** `+ 5`, `- 3`. */
const term = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`);
const inside = (value: number) => (value < 0 ? `(${value})` : String(value));
const times = (value: number, letter: string) =>
  value === 1 ? letter : value === -1 ? `-${letter}` : `${value}${letter}`;

/** Linear equations, and two things that come with class 8. */
export const equations = [
  template({
    ...about,
    id: 'm8-the-balance',
    skill: 'linear-equation',
    strategy: 'undo-step-by-step',
    signs: ['minus'],
    lessons: lesson('the-balance'),
    make(random, level) {
      const a = random.int(2, 5 + 2 * level);
      const b = level === 1 ? random.int(1, 12) : random.intBut(-15, 15, 0);
      const x = level === 1 ? random.int(1, 9) : random.intBut(-9, 12, 0);
      const c = a * x + b;
      return {
        question: say('m8-the-balance.question', { a, b: term(b), c }),
        answer: whole(x),
        hints: [
          say('m8-the-balance.hint-1'),
          say('m8-the-balance.hint-2', { b: term(b).replace('-', '−'), a, cMinusB: c - b }),
          say('m8-the-balance.hint-3', { a, cMinusB: c - b, x }),
        ],
        misconceptions: [
          misconception((c + b) / a, say('m8-the-balance.mistake-1')),
          misconception(c - b, say('m8-the-balance.mistake-2', { a })),
          misconception(c - b - a, say('m8-the-balance.mistake-3', { a })),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm8-both-sides',
    skill: 'equation-with-brackets',
    strategy: 'gather-then-divide',
    signs: ['minus'],
    lessons: lesson('both-sides-and-brackets'),
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
        question: say('m8-both-sides.question', { shown: shown.trim() }),
        answer: whole(x),
        hints: [
          hasBracket
            ? say('m8-both-sides.hint-1-bracket', { open: open.trim() })
            : say('m8-both-sides.hint-1-not-bracket'),
          say('m8-both-sides.hint-2', { c: times(c, 'x'), aMinusC: times(a - c, 'x'), left: term(left), d }),
          say('m8-both-sides.hint-3', {
            left: times(a - c, 'x'),
            rest: d - left,
            times: a - c,
            x,
          }),
        ],
        misconceptions: [
          ...(hasBracket
            ? [
                misconception(
                  (d - b) / (a - c),
                  say('m8-both-sides.mistake-1-bracket', { a, b: Math.abs(b) }),
                ),
              ]
            : []),
          misconception((d - left) / (a + c), say('m8-both-sides.mistake-2')),
          misconception((d + left) / (a - c), say('m8-both-sides.mistake-3')),
          misconception(d - left, say('m8-both-sides.mistake-4', { aMinusC: a - c })),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm8-two-unknowns',
    skill: 'two-unknowns',
    strategy: 'lose-one-unknown',
    lessons: lesson('two-unknowns'),
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
      return {
        question: say('m8-two-unknowns.question', { first, last }),
        answer: point([x, y], [axis, axis]),
        hints: [
          isAlike ? say('m8-two-unknowns.hint-1-alike') : say('m8-two-unknowns.hint-1-not-alike'),
          left === 1
            ? say('m8-two-unknowns.hint-2-found', { x })
            : say('m8-two-unknowns.hint-2', { left, together, x }),
          say('m8-two-unknowns.hint-3', { found, x: signed(x), y: signed(y) }),
        ],
        misconceptions: [
          misconception(`${y}, ${x}`, say('m8-two-unknowns.mistake-1')),
          misconception(`${x}, ${-y}`, say('m8-two-unknowns.mistake-2')),
          misconception(`${together}, ${y}`, say('m8-two-unknowns.mistake-3', { left })),
          ...(isAlike
            ? [misconception(`${sum + second}, ${y}`, say('m8-two-unknowns.mistake-4-alike'))]
            : []),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm8-longest-side',
    skill: 'pythagoras',
    strategy: 'squares-on-the-sides',
    lessons: [],
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
        question: isShort
          ? say('m8-longest-side.question-short', { long, one })
          : say('m8-longest-side.question-not-short', { one, other }),
        answer: quantity(right, 'm'),
        hints: [
          say('m8-longest-side.hint-1'),
          `$${sum}$`,
          say('m8-longest-side.hint-3', { rightTimesRight: right * right, right }),
        ],
        misconceptions: [
          misconception(isShort ? long - one : one + other, say('m8-longest-side.mistake-1')),
          misconception(right * right, say('m8-longest-side.mistake-2')),
          ...(isShort
            ? [
                misconception(
                  Math.round(Math.hypot(long, one) * 10) / 10,
                  say('m8-longest-side.mistake-3-short'),
                ),
              ]
            : [
                misconception(
                  Math.round(Math.sqrt(Math.abs(other * other - one * one)) * 10) / 10,
                  say('m8-longest-side.mistake-3-not-short'),
                ),
              ]),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm8-square-by-identity',
    skill: 'square-of-a-sum',
    strategy: 'identity-in-numbers',
    lessons: [],
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
        question: say('m8-square-by-identity.question', { shown }),
        answer: decimal(square),
        hints: [
          say('m8-square-by-identity.hint-1', { round, sign, small }),
          `$(a ${sign} b)^2 = a^2 ${sign} 2ab + b^2$`,
          `$${round * round} ${sign} ${middle} + ${last} = ${right}$`,
        ],
        misconceptions: [
          misconception(round * round + last, say('m8-square-by-identity.mistake-1')),
          misconception(round * round - last, say('m8-square-by-identity.mistake-2')),
          misconception(2 * value, say('m8-square-by-identity.mistake-3')),
        ],
      };
    },
  }),
];

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [6, 8, 10],
  [9, 12, 15],
] as const;
