import { boolean, type InferType, object, string } from 'yup';
import type { Language } from './languages.ts';
import { limits } from './messages.ts';
import { emailPattern } from './user.ts';

function text(missing: string, longest: number, tooLong: string) {
  return string().trim().required(missing).max(longest, tooLong);
}

/** Contact form: docs/contract.md, "Validation". All three are required. */
export const contactSchema = object({
  name: text('Please enter your name.', limits.contactNameMax, 'The name is too long.'),
  // A text beyond the limit is refused for its length alone: looking for the pattern in it could take seconds.
  email: text('Please enter your e-mail.', limits.emailMax, 'The e-mail is too long.').test(
    'e-mail',
    'Please enter a valid e-mail.',
    (value) => value.length > limits.emailMax || emailPattern.test(value),
  ),
  message: text(
    'Please write a message.',
    limits.contactMessageMax,
    `The message is longer than ${limits.contactMessageMax} characters.`,
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
