/** The languages of the school; the first is the one that everything is written in. */
export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];
export const firstLanguage = 'en' satisfies Language;

/** A language that the school is translated into. */
export type Translation = Exclude<Language, typeof firstLanguage>;
export const translations: readonly Translation[] = ['bn'];

/** The language of a text as an element's `lang` says it; undefined: English, like the page around it. */
export type Lang = 'bn' | undefined;

/**
 * The language of most of a lesson's text: an English lesson may quote Bangla words, and the other way round.
 * @param html its markup is Latin whatever the language, so that is taken out first. A `<` ends a tag that was not closed: of
 * a text of thousands of them each is looked at once
 */
export function langOfHtml(html: string): Lang {
  return languageOf(html.replace(/<[^<>]*>/g, '')) === 'bn' ? 'bn' : undefined;
}

/**
 * The language of most letters of a text.
 * @returns undefined for one without letters, such as a sum
 */
export function languageOf(text: string): Language | undefined {
  const bangla = text.match(/\p{Script=Bengali}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (bangla === 0 && latin === 0) return undefined;
  return bangla > latin ? 'bn' : 'en';
}

/** Something for each language that the school is translated into. */
export function forTranslations<T>(make: (language: Translation) => T): Readonly<Record<Translation, T>> {
  return { bn: make('bn') };
}

/** The language of a title or a sentence: Bangla as soon as a letter of it is, as it may quote any English it likes. */
export function languageOfLine(text: string): Language | undefined {
  return /\p{Script=Bengali}/u.test(text) ? 'bn' : languageOf(text);
}
