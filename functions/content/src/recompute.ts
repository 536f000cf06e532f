/// <reference path="./untyped.d.ts" />

import { limits } from '@pathshala/contract/http/limits';
import { withLatinDigits } from '@pathshala/contract/text/digits';
import type { MessageRef } from '@pathshala/messages/keys';
import { formulasIn, type Statement, statementsIn, withoutGrouping } from './formulas.ts';

// Large, so it loads only for publishing. The bundle for browsers loads ten times faster than a thousand modules.
const {
  default: { evaluate },
} = await import('mathjs/lib/browser/math.js');

/** Half a unit of the last written decimal, or of the last digit that is not 0; for `6.02 * 10^(24)` too; 0 for a sum. */
function roundingOf(written: string): number {
  const form = /^-?(\d+)(?:\.(\d+))?(?: *\* *10\^\((-?\d+)\))?$/.exec(written.trim());
  if (!form) return 0;
  const [, whole = '', decimals, power = '0'] = form;
  const scale = 10 ** Number(power);
  if (decimals !== undefined) return 0.5 * scale * 10 ** -decimals.length;
  const noughts = /0*$/.exec(whole)?.[0].length ?? 0;
  return 0.5 * scale * 10 ** Math.min(noughts, Math.max(0, whole.length - 1));
}

/** Regardless of errors of binary arithmetic. */
const isSame = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

export function isTrue({ left, relation, right }: Statement): boolean | undefined {
  const [a, b] = [numberOf(left), numberOf(right)];
  if (a === undefined || b === undefined) return undefined;
  const same = isSame(a, b);
  const holds: Readonly<Record<Statement['relation'], boolean>> = {
    '=': same,
    '≠': !same,
    '≈': Math.abs(a - b) <= Math.max(roundingOf(right), roundingOf(left)) * (1 + 1e-9),
    '<': a < b && !same,
    '>': a > b && !same,
    '≤': a < b || same,
    '≥': a > b || same,
  };
  return holds[relation];
}

function numberOf(expression: string): number | undefined {
  try {
    const value = Number(evaluate(expression));
    return Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function numbersNamed(option: string): number[] {
  const text = withoutGrouping(withLatinDigits(option))
    .replace(/\\d?frac\{(-?\d+)\}\{(\d+)\}/g, '$1/$2')
    .replace(/\\text\{[^{}]*\}|\\(,|;|times|%)|\$/g, ' ')
    .replaceAll('−', '-');
  const found = text.matchAll(/(?<![\d\p{L}])-?\d+(?:\.\d+)?(?:\s*\/\s*\d+)?/gu);
  return [...found].map(([written]) => numberOf(written) ?? Number.NaN);
}

/** What a quiz's `compute` may contain: the server evaluates text that an editor wrote. */
const known = /^(?:[\d\s.+\-*/^(),%]|(?:abs|ceil|floor|max|min|mod|nthRoot|pi|round|sqrt)(?![a-z]))+$/i;

export function wrongAnswer(
  compute: string,
  options: readonly string[],
  answer: number,
): MessageRef | undefined {
  const value = known.test(compute) ? numberOf(compute) : undefined;
  if (value === undefined) return { key: 'faults.notComputed' };
  const named = options.map(numbersNamed);
  const isRight = ([number, ...more]: readonly number[] = []) =>
    number !== undefined && more.length === 0 && isSame(number, value);
  if (!isRight(named[answer])) return { key: 'faults.rightDiffers', params: { value } };
  const other = named.findIndex((numbers, at) => at !== answer && isRight(numbers));
  return other < 0 ? undefined : { key: 'faults.alsoRight', params: { value, option: other + 1 } };
}

/** A formula that is too long is left out: the renderer refuses it. */
export function untrueFormulas(markdown: string): string[] {
  return formulasIn(markdown)
    .filter(({ length }) => length <= limits.formulaMax)
    .filter((formula) => statementsIn(formula).some((statement) => isTrue(statement) === false));
}
