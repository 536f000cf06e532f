import type { FaultInWords } from '@pathshala/contract/errors';
import { type Fault, saidOf } from '@pathshala/contract/validation';
import type { Said } from '@pathshala/messages/keys';
import { faults } from '../../../words/compiled/messages/faults.js';
import { validation } from '../../../words/compiled/messages/validation.js';
import { sayer } from '../../../words/said.ts';
import { words } from '../../../words/words.ts';

const say = sayer(validation, faults);

/** What is wrong, in words. What this page does not know yet is said as the API has said it. */
export const saidText = (said: Said & Partial<Pick<FaultInWords, 'detail'>>): string =>
  say(said) ?? said.detail ?? validation['validation.wrong']();

/** What was thrown for something that cannot be shown. @throws the error itself where it is none of ours */
export const refusalText = (error: unknown): string => saidText(saidOf(error));

/** The same with the line of the field's text that it is in. */
export function faultText({ line, ...said }: Omit<Fault | FaultInWords, 'path'>): string {
  const fault = saidText(said);
  return line === undefined ? fault : words['studio.faultInLine']({ line, fault });
}
