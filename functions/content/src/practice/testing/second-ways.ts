import { evaluate, fraction, lusolve, parse } from 'mathjs';
import { at, pick, type QuestionRead } from './read-question.ts';

/** An independent solution of a template's exercises: from the text that a child reads to the answer to type. */
export type SecondWay = (question: QuestionRead) => string | number;

const formulas = ({ text }: QuestionRead) => [...text.matchAll(/\$([^$]+)\$/g)].map(([, tex = '']) => tex);
const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0;
const bold = ({ text }: QuestionRead) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word);
const clock = ({ figure }: QuestionRead) => {
  const { hour, minute } = figure as { readonly hour: number; readonly minute: number };
  return new Date(Date.UTC(2000, 0, 1, hour, minute)).toISOString().slice(11, 16).replace(/^0/, '');
};
const ascending = (q: QuestionRead, value: (option: string) => number) =>
  pick(q, ...[...q.options].sort((one, other) => value(one) - value(other)));

/** A TeX formula of one letter as a function. */
function asFunction(tex: string, letter = 'x'): (value: number) => number {
  const compiled = parse(tex.replace(/\\frac\{([^}]+)\}\{([^}]+)\}/g, '(($1)/($2))')).compile();
  return (value) => compiled.evaluate({ [letter]: value }) as number;
}
const afterEquals = (tex: string) => tex.replace(/^[^=]*=/, '').trim();

/** Left side minus right side of the first equation, and its integer roots in ascending order. */
const equation = (q: QuestionRead) => {
  const [left = '', right = '0'] = (formulas(q).find((one) => one.includes('=')) ?? '').split('=');
  return asFunction(`(${left}) - (${right})`);
};
const wholeRoots = (f: (x: number) => number) =>
  Array.from({ length: 81 }, (_, place) => place - 40).filter((x) => Math.abs(f(x)) < 1e-9);

/** Coefficients a, b, c of a quadratic, from three of its values. */
function coefficients(f: (x: number) => number) {
  const [c, plus, minus] = [f(0), f(1), f(-1)];
  return { c, b: (plus - minus) / 2, a: (plus + minus) / 2 - c };
}

/** Interprets the decision of a program by replacing its test with its value. */
function decided(lines: readonly string[]): string {
  const mark = Number(lines[0]?.split(' = ')[1]);
  const isTrue = (line: string) => {
    const [, sign, limit] = /mark (>=?) (\d+)/.exec(line) ?? [];
    return line === 'else:' || (sign === '>' ? mark > Number(limit) : sign === '>=' && mark >= Number(limit));
  };
  return /"(.*)"/.exec(lines[lines.findIndex(isTrue) + 1] ?? '')?.[1] ?? '';
}
const codeOf = ({ text }: QuestionRead) => (/```\w+\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '').split('\n');

const vowels = 'অ আ ই ঈ উ ঊ ঋ এ ঐ ও ঔ'.split(' ');

/**
 * Ways for templates whose answer no formula of a hint comes to. Of the others a wrong number makes a hint untrue, and
 * what is a fact rather than worked out (kinds of animals, forms of verbs) would only stand here twice.
 */
export const secondWays: Readonly<Record<string, SecondWay>> = {
  'm1-smallest-first': (q) => ascending(q, Number),
  'm2-full-and-half-hours': clock,
  'm2-five-minute-steps': clock,
  'm3-shaded-part': ({ figure, text }) => {
    const [bar = { parts: 0, shaded: 0 }] = (figure?.bars ?? []) as { parts: number; shaded: number }[];
    return `${text.includes('not') ? bar.parts - bar.shaded : bar.shaded}/${bar.parts}`;
  },
  'm3-part-of-a-group': (q) => `${at(q, 1)}/${at(q, 0)}`,
  'm4-missing-top': (q) => Math.round(at(q, 0) * Number(/\?\}\{(\d+)\}/.exec(q.text)?.[1])),
  'm4-simplify': ({ text }) => {
    const [, n, d] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(text) ?? [];
    return String(evaluate(`format(fraction(${n}, ${d}), {fraction: "ratio"})`));
  },
  'm4-order-fractions': (q) => ascending(q, (option) => asFunction(option.replaceAll('$', ''))(0)),
  'm4-kind-of-angle': (q) => {
    const cosine = round(Math.cos(((q.figure ? Number(q.figure.degrees) : at(q, 0)) * Math.PI) / 180));
    const kinds = ['a straight angle', 'an obtuse angle', 'a right angle', 'an acute angle'];
    return pick(q, kinds[cosine === -1 ? 0 : 2 + Math.sign(cosine)] ?? '');
  },
  'm5-does-it-divide': (q) => pick(q, ...q.options.filter((option) => Number(option) % at(q, 0) === 0)),
  'm6-simplest-ratio': (q) => {
    const { n, d } = fraction(at(q, 0), at(q, 1));
    return `${n}:${d}`;
  },
  'm7-steps-on-the-line': ({ text, numbers: [from = 0, steps = 0, back = 0] }) =>
    text.includes(`${steps} steps to the left`) ? from - steps + back : from + steps - back,
  'm8-two-unknowns': (q) => {
    const [, a = '', sum = '0'] = /^(\d?)x \+ y = (-?\d+)/.exec(formulas(q)[0] ?? '') ?? [];
    const [, sign = '', second = '0'] = /x ([+-]) y = (-?\d+)/.exec(formulas(q)[1] ?? '') ?? [];
    const left = [
      [Number(a || 1), 1],
      [1, sign === '+' ? 1 : -1],
    ];
    const solved = lusolve(left, [Number(sum), Number(second)]) as number[][];
    return `(${solved.map(([one = 0]) => Math.round(one)).join(', ')})`;
  },
  'm9-value-of-a-logarithm': ({ text }) => {
    const [, base = '', number = ''] = /\\log_\{(\d+)\} (.*)\$/.exec(text) ?? [];
    return `${Math.round((6 * Math.log(asFunction(number)(0))) / Math.log(Number(base)))}/6`;
  },
  'm9-ratio-of-an-angle': ({ text }) => {
    const [, ab = 0, bc = 0] = (/AB = (\d+)\$ cm, \$BC = (\d+)/.exec(text) ?? []).map(Number);
    const value = evaluate(`${/\\(sin|cos|tan)/.exec(text)?.[1]}(${Math.atan2(bc, ab)})`) as number;
    const bottoms = Array.from({ length: 60 }, (_, one) => one + 1);
    const bottom = bottoms.find((one) => Math.abs(value * one - Math.round(value * one)) < 1e-9) ?? 1;
    return `${Math.round(value * bottom)}/${bottom}`;
  },
  'm10-solve-by-factors': (q) => wholeRoots(equation(q)).at(-1) ?? 'none',
  'm10-sum-and-product-of-roots': (q) => {
    const { a, b, c } = coefficients(equation(q));
    const spread = Math.sqrt(b * b - 4 * a * c);
    const [one, other] = [(-b + spread) / (2 * a), (-b - spread) / (2 * a)];
    return `${Math.round((q.text.includes('sum') ? one + other : one * other) * 60)}/60`;
  },
  'm10-how-many-real-roots': (q) => {
    const { a, b } = coefficients(equation(q));
    const lowest = round(equation(q)(-b / (2 * a)));
    return pick(
      q,
      lowest < 0 ? 'two different real roots' : lowest > 0 ? 'no real root' : 'one root, counted twice',
    );
  },
  'm10-vertex-of-a-parabola': (q) => {
    const f = asFunction(afterEquals(formulas(q)[0] ?? ''));
    const x = Array.from({ length: 41 }, (_, place) => place - 20).find((one) => f(one - 1) === f(one + 1));
    return `(${x}, ${f(x ?? 0)})`;
  },
  'm11-slope-through-two-points': ({ text, numbers: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }) =>
    text.includes('perpendicular') ? `${x1 - x2}/${y2 - y1}` : `${y1 - y2}/${x1 - x2}`,
  'm12-from-first-principles': (q) => {
    const f = asFunction(afterEquals(formulas(q)[0] ?? ''));
    const x = Number(/f'\((-?\d+)\)/.exec(q.text)?.[1]);
    // 3600 is divisible by the squares of all denominators that occur.
    return `${Math.round(((f(x + 1e-4) - f(x - 1e-4)) / 2e-4) * 3600)}/3600`;
  },
  'm12-turning-points': (q) => {
    const f = asFunction(afterEquals(formulas(q)[0] ?? ''));
    const way = q.text.includes('minimum') ? 1 : -1;
    const isTurn = (x: number) => way * (f(x - 0.01) - f(x)) > 0 && way * (f(x + 0.01) - f(x)) > 0;
    const x = Array.from({ length: 41 }, (_, place) => place - 20).find(isTurn) ?? 0;
    return q.text.includes('its value') ? f(x) : x;
  },
  'ch8-particles-of-an-atom': (q) => {
    const [z, a] = [at(q, 0), at(q, 1)];
    const [, size, sign] = /charge (\d)([+−])/.exec(q.text) ?? [];
    if (size) return sign === '+' ? z - Number(size) : z + Number(size);
    return q.text.includes('neutrons') ? a - z : z;
  },
  'b1-vowels-in-order': (q) =>
    vowels[vowels.indexOf(bold(q)[0] ?? '') + (q.text.includes('before') ? -1 : 1)] ?? '',
  // Letters stand in alphabetical order in Unicode, and a vowel's sign at one distance from it.
  'b1-letter-in-its-place': ({ text }) => {
    const [, number = '', first = ''] = /number (\d) of (.)-/.exec(text) ?? [];
    return String.fromCodePoint((first.codePointAt(0) ?? 0) + Number(number) - 1);
  },
  'b1-put-on-the-sign': (q) => {
    const [letter = '', vowel = ''] = bold(q);
    return letter + String.fromCodePoint((vowel.codePointAt(0) ?? 0) + 0x38);
  },
  'f5-better-buy': (q) =>
    pick(q, at(q, 1) * at(q, 2) < at(q, 3) * at(q, 0) ? 'the small packet' : 'the large packet'),
  'k5-trace-the-robot': (q) => {
    const [x = 0, y = 0] = [...q.text.matchAll(/\d+/g)].map(Number);
    // A complex number multiplied by i turns just as the robot does.
    let [place, way] = [
      [x, y],
      [1, 0],
    ] as [[number, number], [number, number]];
    for (const line of codeOf(q)) {
      const [a, b] = way;
      if (line === 'forward') place = [place[0] + a, place[1] + b];
      else way = line === 'turn left' ? [-b, a] : [b, -a];
    }
    return `(${place.join(', ')})`;
  },
  'k6-which-road': (q) => pick(q, decided(codeOf(q))),
};
