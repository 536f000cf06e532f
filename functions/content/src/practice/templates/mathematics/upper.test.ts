import { derivative, det, evaluate, type MathNode, parse } from 'mathjs';
import { prove } from '../../testing/prove.ts';
import { at, pick, type QuestionRead } from '../../testing/read-question.ts';
import { logarithmsAndSeries } from './class-9/logarithms-and-series.ts';
import { ratiosOfAnAngle } from './class-9/ratios-of-an-angle.ts';
import { parabola } from './class-10/parabola.ts';
import { quadraticEquations } from './class-10/quadratic-equations.ts';
import { linesAndCounting } from './class-11/lines-and-counting.ts';
import { derivatives } from './class-12/derivatives.ts';
import { slopesAndLimits } from './class-12/slopes-and-limits.ts';

const formulas = ({ text }: QuestionRead) => [...text.matchAll(/\$([^$]+)\$/g)].map(([, tex = '']) => tex);
const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0;

/** A TeX formula of one letter as a function, by mathjs. */
function asFunction(tex: string, letter = 'x'): (value: number) => number {
  const compiled = parse(tex.replace(/\\frac\{([^}]+)\}\{([^}]+)\}/g, '(($1)/($2))')).compile();
  return (value) => compiled.evaluate({ [letter]: value }) as number;
}

/** Left side minus right side of the first equation. */
const equation = (q: QuestionRead) => {
  const [left = '', right = '0'] = (formulas(q).find((one) => one.includes('=')) ?? '').split('=');
  return `(${left}) - (${right})`;
};

/** The integer roots of a function in ascending order. */
const wholeRoots = (f: (x: number) => number) =>
  Array.from({ length: 81 }, (_, place) => place - 40).filter((x) => Math.abs(f(x)) < 1e-9);

/** Coefficients c, b, a of a quadratic, from three of its values. */
function coefficients(f: (x: number) => number) {
  const [c, plus, minus] = [f(0), f(1), f(-1)];
  return { c, b: (plus - minus) / 2, a: (plus + minus) / 2 - c };
}

/** A slope measured very close by, from both sides. */
const slope = (f: (x: number) => number, x: number) => (f(x + 1e-4) - f(x - 1e-4)) / 2e-4;

const afterEquals = (tex: string) => tex.replace(/^[^=]*=/, '').trim();

prove([...logarithmsAndSeries, ...ratiosOfAnAngle, ...quadraticEquations, ...parabola], {
  'm9-value-of-a-logarithm': ({ text }) => {
    const [, base = '', number = ''] = /\\log_\{(\d+)\} (.*)\$/.exec(text) ?? [];
    const value = Math.log(asFunction(number)(0)) / Math.log(Number(base));
    return Number.isInteger(round(value)) ? round(value) : `${Math.round(value * 6)}/6`;
  },
  'm9-sum-of-a-series': (q) => {
    const [first = 0, second = 0] = (
      formulas(q)[0]
        ?.replaceAll(/([+-]) (\d)/g, '$1$2')
        .match(/[+-]?\d+/g) ?? []
    ).map(Number);
    let sum = 0;
    for (let term = 0; term < at(q, 0); term += 1) sum += first + term * (second - first);
    return sum;
  },
  'm9-ratio-of-an-angle': ({ text }) => {
    const [, ab = '', bc = ''] = /AB = (\d+)\$ cm, \$BC = (\d+)/.exec(text) ?? [];
    const angle = Math.atan2(Number(bc), Number(ab));
    const value = evaluate(`${/\\(sin|cos|tan)/.exec(text)?.[1]}(${angle})`) as number;
    const bottom = Array.from({ length: 60 }, (_, one) => one + 1).find(
      (one) => Math.abs(value * one - Math.round(value * one)) < 1e-9,
    );
    return `${Math.round(value * (bottom ?? 1))}/${bottom}`;
  },
  'm10-solve-by-factors': (q) => wholeRoots(asFunction(equation(q))).at(-1) ?? 'none',
  'm10-complete-the-square': (q) => {
    if (q.text.startsWith('Solve')) return wholeRoots(asFunction(equation(q))).at(-1) ?? 'none';
    const left = (formulas(q)[0] ?? '').replace(/=.*/, '');
    // A perfect square's least value is 0.
    const f = asFunction(left);
    return -Math.min(...Array.from({ length: 81 }, (_, place) => f(place - 40)));
  },
  'm10-sum-and-product-of-roots': (q) => {
    const { a, b, c } = coefficients(asFunction(equation(q)));
    const spread = Math.sqrt(b * b - 4 * a * c);
    const [one, other] = [(-b + spread) / (2 * a), (-b - spread) / (2 * a)];
    return `${Math.round((q.text.includes('sum') ? one + other : one * other) * 60)}/60`;
  },
  'm10-discriminant': (q) => {
    const { a, b, c } = coefficients(asFunction(equation(q)));
    // The vertex is D / 4a below the axis.
    return round(-4 * a * (c - (b * b) / (4 * a)));
  },
  'm10-how-many-real-roots': (q) => {
    const f = asFunction(equation(q));
    const { a, b } = coefficients(f);
    const lowest = round(f(-b / (2 * a)));
    const name =
      lowest < 0 ? 'two different real roots' : lowest > 0 ? 'no real root' : 'one root, counted twice';
    return pick(q, name);
  },
  'm10-vertex-of-a-parabola': (q) => {
    const f = asFunction(afterEquals(formulas(q)[0] ?? ''));
    const x = Array.from({ length: 41 }, (_, place) => place - 20).find((one) => f(one - 1) === f(one + 1));
    return `(${x}, ${f(x ?? 0)})`;
  },
});

/** Only its value is asked for: simplifying the formula takes most of the time. */
const slopeOf = (formula: string | MathNode, letter: string) =>
  derivative(formula, letter, { simplify: false });

const position = (q: QuestionRead) =>
  slopeOf(afterEquals(formulas(q).find((one) => one.startsWith('s =')) ?? ''), 't');
const placeOf = (q: QuestionRead, letter: string) =>
  Number(new RegExp(`\\$${letter} = (-?[\\d.]+)\\$`).exec(q.text)?.[1]);

prove([...linesAndCounting, ...slopesAndLimits, ...derivatives], {
  'm11-slope-through-two-points': ({ text, numbers: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }) =>
    text.includes('perpendicular') ? `${x1 - x2}/${y2 - y1}` : `${y1 - y2}/${x1 - x2}`,
  'm11-determinant-of-a-matrix': (q) => {
    const [a = 0, b = 0, c = 0, d = 0, by = 1] = q.numbers;
    return Math.round(
      det([
        [by * a, by * b],
        [by * c, by * d],
      ]),
    );
  },
  'm11-arrangements-of-letters': ({ text }) => {
    const [, word = ''] = /letters of ([A-Z]+)/.exec(text) ?? [];
    const [, first = ''] = /if ([A-Z]) stands/.exec(text) ?? [];
    return arrangements(first === '' ? word : word.replace(first, ''));
  },
  'm12-slope-of-a-secant': (q) => {
    const [y = '', from = '', to = ''] = formulas(q).map(afterEquals);
    const f = asFunction(y);
    return round((f(Number(to)) - f(Number(from))) / (Number(to) - Number(from)));
  },
  'm12-limit-by-cancelling': ({ text }) => {
    const [, place = '', fraction = ''] = /to (-?\d+)\} (.*)\$/.exec(text) ?? [];
    return Math.round(asFunction(fraction)(Number(place) + 1e-7));
  },
  'm12-from-first-principles': (q) => {
    const f = asFunction(afterEquals(formulas(q)[0] ?? ''));
    const x = Number(/f'\((-?\d+)\)/.exec(q.text)?.[1]);
    // 3600 is divisible by the squares of all denominators that occur.
    return `${Math.round(slope(f, x) * 3600)}/3600`;
  },
  'm12-slope-by-the-rules': (q) =>
    slopeOf(afterEquals(formulas(q)[0] ?? ''), 'x').evaluate({ x: placeOf(q, 'x') }) as number,
  'm12-turning-points': (q) => {
    const f = asFunction(afterEquals(formulas(q)[0] ?? ''));
    const isLeast = q.text.includes('minimum');
    const x = Array.from({ length: 41 }, (_, place) => place - 20).find((one) => {
      const [before, here, after] = [f(one - 0.01), f(one), f(one + 0.01)];
      return isLeast ? before > here && after > here : before < here && after < here;
    });
    return q.text.includes('its value') ? f(x ?? 0) : String(x);
  },
  'm12-tangent-at-the-y-axis': (q) => {
    const f = asFunction(afterEquals(formulas(q)[0] ?? ''));
    const x = placeOf(q, 'x');
    return Math.round(f(x) - x * slope(f, x));
  },
  'm12-velocity-from-position': (q) => {
    const velocity = position(q);
    const asked = q.text.includes('acceleration') ? slopeOf(velocity, 't') : velocity;
    return asked.evaluate({ t: placeOf(q, 't') }) as number;
  },
});

/** The number of different words from the letters, found by putting each letter in front. */
function arrangements(letters: string): number {
  const known = new Map<string, number>();
  const count = (rest: string): number => {
    if (rest === '') return 1;
    const before = known.get(rest);
    if (before !== undefined) return before;
    const sum = [...new Set(rest)].reduce((total, one) => total + count(rest.replace(one, '')), 0);
    known.set(rest, sum);
    return sum;
  };
  return count(letters);
}
