import type { Answer, NumberAnswer } from './answer.ts';

export const signs = ['minus', 'point', 'bar', 'space', 'colon', 'pi'] as const;
export type Sign = (typeof signs)[number];

/** The kinds of numbers in a template's answers. The kind of answer does not tell. */
export type TemplateSign = Extract<Sign, 'minus' | 'point' | 'space'>;

/** Text without letters, such as a time of day or a ratio. */
const isOfDigits = (accepted: string) => /^[\d:. ]+$/.test(accepted);

const kindSigns: Readonly<Record<NumberAnswer['kind'], readonly Sign[]>> = {
  whole: [],
  decimal: ['point'],
  fraction: ['bar'],
  quantity: [],
};

/** All numbers that a kind allows, for questions without a template. */
const anyNumber: Readonly<Record<NumberAnswer['kind'], readonly TemplateSign[]>> = {
  whole: ['minus'],
  decimal: ['minus'],
  fraction: ['minus', 'space'],
  quantity: ['minus', 'point'],
};

/** @param ofTemplate the signs of all of its template's answers, so that the keys do not give this answer away */
export function signsFor(answer: Answer, ofTemplate?: readonly TemplateSign[]): Sign[] {
  if (answer.kind === 'text') return answer.accepted.every(isOfDigits) ? ['colon'] : [];
  if (!('value' in answer)) return [];
  const offered = new Set<Sign>([
    ...kindSigns[answer.kind],
    ...(ofTemplate ?? anyNumber[answer.kind]),
    ...('pi' in answer && answer.pi ? (['bar', 'pi'] as const) : []),
  ]);
  return signs.filter((sign) => offered.has(sign));
}
