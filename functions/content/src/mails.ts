import { localText } from '@pathshala/contract/content/local-text-schema';
import { array, type InferType, object } from 'yup';
import mailsJson from '../site/mails.json' with { type: 'json' };

const mail = {
  subject: localText({ min: 1, max: 100 }),
  text: array()
    .of(localText({ min: 1, max: 400 }))
    .min(2)
    .required(),
};

export const mailsSchema = object({
  parent: object({ ...mail, nameless: localText({ min: 1, max: 60 }) }).noUnknown(),
  inactive: object(mail).noUnknown(),
}).noUnknown();

export type Mails = InferType<typeof mailsSchema>;

export const mails = mailsJson as Mails;
