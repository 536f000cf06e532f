import { type InferType, object, string } from 'yup';
import { limits } from './messages.ts';
import { emailPattern } from './user.ts';

/** Contact form (specification, sections 3 and 5): all three required. */
export const contactSchema = object({
  name: string()
    .trim()
    .required('Please enter your name.')
    .max(limits.contactNameMax, 'The name is too long.'),
  email: string()
    .trim()
    .required('Please enter your e-mail.')
    .max(limits.emailMax, 'The e-mail is too long.')
    .matches(emailPattern, 'Please enter a valid e-mail.'),
  message: string()
    .trim()
    .required('Please write a message.')
    .max(limits.contactMessageMax, `The message is longer than ${limits.contactMessageMax} characters.`),
});

export type ContactInput = InferType<typeof contactSchema>;

/** A kept message. `receivedAt` is ISO 8601, UTC. */
export interface ContactMessage extends ContactInput {
  readonly _id: string;
  readonly receivedAt: string;
}
