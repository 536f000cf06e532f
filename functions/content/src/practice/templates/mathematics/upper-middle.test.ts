import { evaluate, fraction, lusolve, parse } from 'mathjs';
import { prove } from '../../testing/prove.ts';
import { at, type QuestionRead } from '../../testing/read-question.ts';
import { ratio } from './class-6/ratio.ts';
import { integers } from './class-7/integers.ts';
import { equations } from './class-8/equations.ts';

const formulas = ({ text }: QuestionRead) =>
  [...text.matchAll(/\$([^$]+)\$/g)].map(([, tex = '']) =>
    tex.replaceAll('\\times', '*').replaceAll('\\div', '/'),
  );
const worked = (q: QuestionRead) => evaluate(formulas(q)[0] ?? '') as number;

/** The root of a linear equation in x, from the values of `left - right` at two points. */
function rootOf(equation: string): number {
  const [left = '', right = ''] = equation.split('=');
  const difference = parse(`(${left}) - (${right})`).compile();
  const [f0, f1] = [difference.evaluate({ x: 0 }), difference.evaluate({ x: 1 })] as [number, number];
  return Math.round((f0 / (f0 - f1)) * 1e6) / 1e6;
}

prove([...ratio, ...integers, ...equations], {
  'm6-simplest-ratio': (q) => {
    const { n, d } = fraction(at(q, 0), at(q, 1));
    return `${n}:${d}`;
  },
  'm6-share-in-a-ratio': (q) => (at(q, 0) * at(q, 1)) / (at(q, 1) + at(q, 2)),
  'm6-price-after-discount': (q) => evaluate(`${at(q, 0)} - ${at(q, 1)}%`),
  'm6-profit-percent': (q) => `${Math.abs(Math.round((at(q, 1) / at(q, 0) - 1) * 1e6) / 1e4)}%`,
  'm7-steps-on-the-line': ({ text, numbers: [from = 0, steps = 0, back = 0] }) =>
    text.includes(`${steps} steps to the left`) ? from - steps + back : from + steps - back,
  'm7-colder-and-warmer': (q) => at(q, 1) - at(q, 0),
  'm7-add-and-subtract': worked,
  'm7-multiply-and-divide': worked,
  'm8-the-balance': (q) => rootOf(formulas(q)[0] ?? ''),
  'm8-both-sides': (q) => rootOf(formulas(q)[0] ?? ''),
  'm8-two-unknowns': (q) => {
    const [, a = '', sum = '0'] = /^(\d?)x \+ y = (-?\d+)/.exec(formulas(q)[0] ?? '') ?? [];
    const [, sign = '', second = '0'] = /x ([+-]) y = (-?\d+)/.exec(formulas(q)[1] ?? '') ?? [];
    const solved = lusolve(
      [
        [Number(a || 1), 1],
        [1, sign === '+' ? 1 : -1],
      ],
      [Number(sum), Number(second)],
    ) as number[][];
    return `(${solved.map(([one = 0]) => Math.round(one)).join(', ')})`;
  },
  'm8-longest-side': (q) =>
    q.text.startsWith('A rope')
      ? Math.sqrt(at(q, 0) ** 2 - at(q, 1) ** 2)
      : Math.sqrt(at(q, 0) ** 2 + at(q, 1) ** 2),
  'm8-square-by-identity': (q) => Math.round(Number(formulas(q)[0]?.replace('^2', '')) ** 2 * 100) / 100,
});
