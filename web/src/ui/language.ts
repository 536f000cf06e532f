import { type Language, languageOf, languageOfLine } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../words/language.ts';

/** What an element says of its language: nothing where it is that of the page around it. */
function besidePage(language: Language | undefined): Language | undefined {
  return language === siteLanguage ? undefined : language;
}

/**
 * The language of a title or a sentence, for screen readers, fonts and hyphenation: a translation's as soon as a
 * letter of it is.
 * @returns undefined where it is the page's own, and for a text without letters
 */
export function langOf(text: string): Language | undefined {
  return besidePage(languageOfLine(text));
}

/** As `langOf`, of a text with markup, which may quote another language: the one of most letters decides. */
export function langOfMarkup(html: string): Language | undefined {
  return besidePage(languageOf(html.replace(/<[^>]*>/g, '')));
}
