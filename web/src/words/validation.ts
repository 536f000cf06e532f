import { saidIn } from '@pathshala/contract/validation';
import { validation } from './compiled/messages/validation.js';
import { sayer } from './said.ts';

const say = sayer(validation);

/**
 * What stands under a field that is not filled in rightly.
 * @param error what the field's schema says of it, or a text already. Forms know it as a text, whatever it is
 */
export function validationText(error: unknown): string {
  return typeof error === 'string' ? error : (say(saidIn(error)) ?? validation['validation.wrong']());
}
