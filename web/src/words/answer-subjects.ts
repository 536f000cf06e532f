import { siteIn } from '@pathshala/brand/site-in';
import type { Language } from '@pathshala/contract/text/languages';
import { answerSubject } from './compiled/messages/any-language-answerSubject.js';

/** What the mail that answers a contact message is headed with. @param language that the message was sent in */
export const answerSubjectIn = (language: Language): string =>
  answerSubject[language]({ school: siteIn(language).name });
