import { localText } from '@pathshala/contract/content/local-text-schema';
import { array, type InferType, object } from 'yup';
import mailsJson from '../site/mails.json' with { type: 'json' };

const mail = {
  subject: localText({ min: 1, max: 100 }),
  /** Paragraphs, with an empty line between them. */
  text: array()
    .of(localText({ min: 1, max: 400 }))
    .min(2)
    .required(),
};

/** What `functions/content/site/mails.json` may hold: the mails that the school sends itself. */
export const mailsSchema = object({
  parent: object({
    ...mail,
    /** What a child is called who gave no name. */
    nameless: localText({ min: 1, max: 60 }),
  }).noUnknown(),
  inactive: object(mail).noUnknown(),
}).noUnknown();

export type Mails = InferType<typeof mailsSchema>;

/** The words of the mails, for the function, which carries them; `loadContent` checks the same file. */
export const mails = mailsJson as Mails;
