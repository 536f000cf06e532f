import { boolean, type InferType, object, string } from 'yup';
import { hasLetter } from '../accounts/display-name.ts';
import { limits } from '../http/limits.ts';
import { emailPattern, validationMessage } from '../http/validation.ts';
import type { Language } from '../text/languages.ts';

type Message = ReturnType<typeof validationMessage>;

function text(missing: Message, longest: number, tooLong: Message) {
  return string().trim().required(missing).max(longest, tooLong);
}

/** Contact form: docs/contract.md, "Validation". All three are required. */
export const contactSchema = object({
  name: text(
    validationMessage('validation.contactName'),
    limits.contactNameMax,
    validationMessage('validation.contactNameLong'),
  ).test('letter', validationMessage('validation.contactName'), (name) => !name || hasLetter(name)),
  // Checks the length first: matching the pattern in an overlong text could take seconds.
  email: text(
    validationMessage('validation.contactEmail'),
    limits.emailMax,
    validationMessage('validation.contactEmailLong'),
  ).test(
    'e-mail',
    validationMessage('validation.contactEmailWrong'),
    (value) => value.length > limits.emailMax || emailPattern.test(value),
  ),
  message: text(
    validationMessage('validation.contactMessage'),
    limits.contactMessageMax,
    validationMessage('validation.contactMessageLong', 'max'),
  ),
});

export type ContactInput = InferType<typeof contactSchema>;

const answeredSchema = object({ answered: boolean().strict().required() });

export const siteBodies = { contact: contactSchema, answerMessage: answeredSchema };

export type AnsweredInput = InferType<typeof answeredSchema>;

export const messageStates = ['open', 'answered'] as const;
export type MessageState = (typeof messageStates)[number];

export interface ContactMessage extends ContactInput {
  readonly _id: string;
  readonly receivedAt: string;
  readonly language: Language;
  readonly answeredAt: string | null;
}
