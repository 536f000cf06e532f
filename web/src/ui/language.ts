import { type Language, languageOf, languageOfLine } from '@pathshala/contract/text/languages';
import { siteLanguage } from '../words/language.ts';

/** Undefined if it is the page's language. */
function besidePage(language: Language | undefined): Language | undefined {
  return language === siteLanguage ? undefined : language;
}

/**
 * For screen readers, fonts and hyphenation: another script's language as soon as it has a letter of it.
 * @returns undefined for the page's language, and for a text without letters
 */
export function langOf(text: string): Language | undefined {
  return besidePage(languageOfLine(text));
}

/** For longer markup, which may quote another language: the script of most letters decides. */
export function langOfMarkup(html: string): Language | undefined {
  return besidePage(languageOf(html.replace(/<[^>]*>/g, '')));
}
