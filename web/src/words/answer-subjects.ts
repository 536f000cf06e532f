import { siteIn } from '@pathshala/brand/site-in';
import type { InLanguages } from '@pathshala/contract/languages';

/** What the mail that answers a contact message is headed with, in the language that the message was sent in. */
export const answerSubjects: InLanguages<string> = {
  en: `Your message to ${siteIn('en').name}`,
  bn: `${siteIn('bn').name}: আপনার বার্তার উত্তর`,
};
