import { boolean, type InferType, object, string } from 'yup';
import { emailPattern } from '../accounts/email.ts';
import { limits } from '../http/limits.ts';
import { says } from '../http/validation.ts';
import type { Language } from '../text/languages.ts';

type Message = ReturnType<typeof says>;

function text(missing: Message, longest: number, tooLong: Message) {
  return string().trim().required(missing).max(longest, tooLong);
}

/** Contact form: docs/contract.md, "Validation". All three are required. */
export const contactSchema = object({
  name: text(says('validation.contactName'), limits.contactNameMax, says('validation.contactNameLong')),
  // A text beyond the limit is refused for its length alone: looking for the pattern in it could take seconds.
  email: text(says('validation.contactEmail'), limits.emailMax, says('validation.contactEmailLong')).test(
    'e-mail',
    says('validation.contactEmailWrong'),
    (value) => value.length > limits.emailMax || emailPattern.test(value),
  ),
  message: text(
    says('validation.contactMessage'),
    limits.contactMessageMax,
    says('validation.contactMessageLong', 'max'),
  ),
});

export type ContactInput = InferType<typeof contactSchema>;

/** Body of the call that says whether a message is answered. */
export const answeredSchema = object({ answered: boolean().strict().required() });

export type AnsweredInput = InferType<typeof answeredSchema>;

/** By what the inbox can be narrowed. */
export const messageStates = ['open', 'answered'] as const;
export type MessageState = (typeof messageStates)[number];

/** A kept message. Times are ISO 8601, UTC. */
export interface ContactMessage extends ContactInput {
  readonly _id: string;
  readonly receivedAt: string;
  /** Of the form that it was written in. */
  readonly language: Language;
  /** When an admin said that it is answered; null while it is open. */
  readonly answeredAt: string | null;
}
