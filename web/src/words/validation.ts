import { messageRefIn } from '@pathshala/contract/http/validation';
import { validation } from './compiled/messages/validation.js';
import { messageWriter } from './message-writer.ts';

const say = messageWriter(validation);

/**
 * What is under a field that is not filled in rightly.
 * @param error what the field's schema says of it, or a text already. Forms know it as a text, whatever it is
 */
export function validationText(error: unknown): string {
  return typeof error === 'string' ? error : (say(messageRefIn(error)) ?? validation['validation.wrong']());
}
