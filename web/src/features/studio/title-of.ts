import { type LocalText, textIn } from '@pathshala/contract/text/local-text';
import { siteLanguage } from '../../words/language.ts';

/** A title as the studio shows it: in the page's language, or else in the first language. */
export const titleOf = (title: LocalText): string => textIn(title, siteLanguage).text;
