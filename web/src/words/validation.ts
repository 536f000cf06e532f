import { messageRefIn } from '@pathshala/contract/http/validation';
import { validation } from './compiled/messages/validation.js';
import { messageWriter } from './message-writer.ts';

const say = messageWriter(validation);

/** @param error the schema's message reference, or a text. Forms type it as text */
export function validationText(error: unknown): string {
  return typeof error === 'string' ? error : (say(messageRefIn(error)) ?? validation['validation.wrong']());
}
