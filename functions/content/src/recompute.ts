import { limits } from '@pathshala/contract/http/limits';
import type { MessageRef } from '@pathshala/messages/keys';
import { isTrue, numberOf, numbersNamed } from './formula-values.ts';
import { formulasIn, statementsIn } from './formulas.ts';

/** What a quiz's `compute` may be made of: an editor's text is worked out on the server. */
const known = /^(?:[\d\s.+\-*/^(),%]|(?:abs|ceil|floor|max|min|mod|nthRoot|pi|round|sqrt)(?![a-z]))+$/i;

const isSame = (one: number | undefined, other: number) =>
  one !== undefined && Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));

/**
 * Works out what a question says can be worked out.
 * @returns what is wrong with the right option or another one; undefined where all is right
 */
export function wrongAnswer(
  compute: string,
  options: readonly string[],
  answer: number,
): MessageRef | undefined {
  const value = known.test(compute) ? numberOf(compute) : undefined;
  if (value === undefined) return { key: 'faults.notComputed' };
  const named = options.map(numbersNamed);
  const right = named[answer] ?? [];
  if (right.length !== 1 || !isSame(right[0], value)) {
    return { key: 'faults.rightDiffers', params: { value } };
  }
  const other = named.findIndex(
    (numbers, at) => at !== answer && numbers.length === 1 && isSame(numbers[0], value),
  );
  return other < 0 ? undefined : { key: 'faults.alsoRight', params: { value, option: other + 1 } };
}

/**
 * The statements about numbers in a text's formulas that are not true, as they are written. A formula that is too long is
 * left out: the renderer refuses it.
 */
export function untrueFormulas(markdown: string): string[] {
  return formulasIn(markdown)
    .filter(({ length }) => length <= limits.formulaMax)
    .filter((formula) => statementsIn(formula).some((statement) => isTrue(statement) === false));
}
