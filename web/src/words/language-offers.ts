import type { Language } from '@pathshala/contract/text/languages';
import { offer } from './compiled/messages/any-language-offer.js';
import { offerClose } from './compiled/messages/any-language-offerClose.js';
import { offerGo } from './compiled/messages/any-language-offerGo.js';

/** What is said, in their own language, to somebody whose browser prefers it while the page speaks another. */
export interface LanguageOffer {
  readonly line: string;
  readonly go: string;
  readonly close: string;
}

export const languageOffer = (language: Language): LanguageOffer => ({
  line: offer[language](),
  go: offerGo[language](),
  close: offerClose[language](),
});
