import { siteConfig, translatedSite } from '@pathshala/brand/site.config';
import type { Language } from '@pathshala/contract/languages';

/** What the mail that answers a contact message is headed with, in the language that the message was sent in. */
export const answerSubjects: Readonly<Record<Language, string>> = {
  en: `Your message to ${siteConfig.name}`,
  bn: `${translatedSite.bn.name}: আপনার বার্তার উত্তর`,
};
