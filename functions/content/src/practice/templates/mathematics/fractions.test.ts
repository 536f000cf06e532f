import { evaluate } from 'mathjs';
import { prove } from '../../testing/prove.ts';
import { at, pick, type QuestionRead } from '../../testing/read-question.ts';
import { namingFractions } from './class-3/naming-fractions.ts';
import { equalFractions } from './class-4/equal-fractions.ts';
import { partOfAmount } from './class-4/part-of-amount.ts';
import { reckoningWithFractions } from './class-5/reckoning-with-fractions.ts';

/** The fractions of a question's TeX, as mathjs reads them. */
const fractions = ({ text }: QuestionRead) =>
  [...text.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)].map(([, n, d]) => `fraction(${n}, ${d})`);

const byMathjs = (q: QuestionRead, sign: string) => {
  const [a = '', b = ''] = fractions(q);
  return String(evaluate(`format(${a} ${sign} ${b})`));
};

interface Bars {
  readonly bars: readonly [{ readonly parts: number; readonly shaded: number }];
}

prove([...namingFractions, ...equalFractions, ...partOfAmount, ...reckoningWithFractions], {
  'm3-shaded-part': ({ figure, text }) => {
    const [{ parts, shaded }] = (figure as unknown as Bars).bars;
    return `${text.includes('not') ? parts - shaded : shaded}/${parts}`;
  },
  'm3-part-of-a-group': (q) => `${at(q, 1)}/${at(q, 0)}`,
  'm4-missing-top': (q) => Math.round(at(q, 0) * Number(/\?\}\{(\d+)\}/.exec(q.text)?.[1])),
  'm4-simplify': (q) => String(evaluate(`format(${fractions(q)[0]}, {fraction: "ratio"})`)),
  'm4-order-fractions': (q) => {
    const value = (option: string) => {
      const [, n, d] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(option) ?? [];
      return Number(n) / Number(d);
    };
    return pick(q, ...[...q.options].sort((one, other) => value(one) - value(other)));
  },
  'm4-part-of-amount': (q) => Math.round(at(q, 0) * at(q, 1)),
  'm5-whole-from-part': (q) => Math.round(at(q, 0) / at(q, 1)),
  'm5-add-fractions': (q) => byMathjs(q, '+'),
  'm5-take-away-fractions': (q) => byMathjs(q, '-'),
  'm5-part-of-part': (q) => byMathjs(q, '*'),
});
