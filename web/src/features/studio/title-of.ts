import { firstLanguage } from '@pathshala/contract/language';
import { type LocalText, textIn } from '@pathshala/contract/local-text';

/** A title as the studio shows it: in the school's first language. */
export const titleOf = (title: LocalText): string => textIn(title, firstLanguage).text;
