import type { InLanguages } from '@pathshala/contract/languages';

/** What is said, in their own language, to somebody whose browser prefers it while the page speaks another. */
export interface LanguageOffer {
  readonly line: string;
  readonly go: string;
  readonly close: string;
}

export const languageOffers: InLanguages<LanguageOffer> = {
  en: { line: 'This site is in English, too.', go: 'Read in English', close: 'Close this line' },
  bn: { line: 'এই সাইট বাংলায়ও পড়া যায়।', go: 'বাংলায় পড়ো', close: 'এই লাইনটি বন্ধ করো' },
};
