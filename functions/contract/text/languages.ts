/** What is particular to a language. Its plural rules, and how it groups numbers, are in `Intl` under its code. */
interface LanguageRow {
  /** As `lang` says it, and the folder of its pages: `/bn`. */
  readonly code: string;
  /** What it calls itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** The script that tells its texts from others, as Unicode calls it. */
  readonly script: string;
  /** Its digit 0, which the others follow in Unicode. */
  readonly zero: string;
  /** Whose way of writing days it has. */
  readonly dates: string;
  /** What other sites that show a link call it. */
  readonly openGraph: string;
  /** How much longer than in the first language a text may be: some scripts write vowels as signs of their own. */
  readonly length: number;
  /** Words that an adult reads in a minute. */
  readonly pace: number;
  /** What is behind a number of things and is no unit, as in ৩টি; left out: nothing does. */
  readonly countWords?: readonly string[];
}

/** The one that everything is written in. A literal, so that a build leaves out what only the others need. */
export const firstLanguage = 'en';

/** The languages of the school, a row for each; the first one first. */
const rows = [
  {
    code: firstLanguage,
    name: 'English',
    dir: 'ltr',
    script: 'Latin',
    zero: '0',
    // British English sets the day first, as the school's country does.
    dates: 'en-GB',
    openGraph: 'en_US',
    length: 1,
    pace: 220,
  },
  {
    code: 'bn',
    name: 'বাংলা',
    dir: 'ltr',
    script: 'Bengali',
    zero: '০',
    dates: 'bn-BD',
    openGraph: 'bn_BD',
    length: 1.5,
    pace: 180,
    countWords: ['টি', 'টা', 'জন', 'খানা', 'টুকরা'],
  },
] as const satisfies readonly LanguageRow[];

type Row = (typeof rows)[number];
export type Language = Row['code'];
export const languages: readonly Language[] = rows.map(({ code }) => code);

/** A language that the school is translated into. */
export type Translation = Exclude<Language, typeof firstLanguage>;
const isTranslation = (language: Language): language is Translation => language !== firstLanguage;
export const translations: readonly Translation[] = languages.filter(isTranslation);

/** The language of a text as an element's `lang` says it; undefined: the first one, like the page around it. */
export type Lang = Translation | undefined;

/** A text's language, as its element's `lang` says it. */
export const langOfLanguage = (language: Language | undefined): Lang =>
  language !== undefined && isTranslation(language) ? language : undefined;

/** Something for each language. */
export function forLanguages<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(languages.map((one) => [one, make(one)])) as Record<Language, T>;
}

/** Something for each language that the school is translated into. */
export function forTranslations<T>(make: (language: Translation) => T): Readonly<Record<Translation, T>> {
  return Object.fromEntries(translations.map((one) => [one, make(one)])) as Record<Translation, T>;
}

/** What is particular to each language. */
export const languageRows: Readonly<Record<Language, LanguageRow>> = Object.fromEntries(
  rows.map((row) => [row.code, row]),
) as Record<Language, Row>;

/** Something in the first language, and in those that have a version of their own. */
export type InLanguages<T> = { readonly [Name in typeof firstLanguage]: T } & {
  readonly [Name in Translation]?: T | undefined;
};

/** A language's own version; the first language's where it has none. */
export function ownOrFirst<T>(versions: InLanguages<T>, language: Language): T {
  const own: T | undefined = versions[language];
  return own ?? versions[firstLanguage];
}

const letters = /* @__PURE__ */ forLanguages(
  (one) => new RegExp(`\\p{Script=${languageRows[one].script}}`, 'gu'),
);
const countOf = (language: Language, text: string) => text.match(letters[language])?.length ?? 0;

/** Whether a text has letters that only a language's own script has. */
export const hasLettersOf = (language: Language, text: string): boolean =>
  text.search(letters[language]) >= 0;

/** The first translation whose script a text has letters of, unless it is the first language's, too. */
export const translationIn = (text: string): Translation | undefined =>
  translations.find(
    (one) => languageRows[one].script !== languageRows[firstLanguage].script && hasLettersOf(one, text),
  );

/** Whether a text has letters of another script than the first language's. */
export const hasOtherScript = (text: string): boolean => translationIn(text) !== undefined;

/**
 * The language of most of a lesson's text: a lesson in one language may quote words of another.
 * @param html its markup is Latin whatever the language, so that is taken out first. A `<` ends a tag that was not closed: of
 * a text of thousands of them each is looked at once
 */
export function langOfHtml(html: string): Lang {
  return langOfLanguage(languageOf(html.replace(/<[^<>]*>/g, '')));
}

/**
 * The language of most letters of a text.
 * @returns undefined for one without letters, such as a sum
 */
export function languageOf(text: string): Language | undefined {
  const counts = languages.map((one) => countOf(one, text));
  const max = Math.max(...counts);
  return max === 0 ? undefined : languages[counts.indexOf(max)];
}

/** The language of a title or a sentence: a translation's as soon as a letter of it is, as it may quote any English it likes. */
export function languageOfLine(text: string): Language | undefined {
  return translationIn(text) ?? languageOf(text);
}

/** What the addresses of a language's pages begin with: `/bn`; nothing for the school's first language. */
export function prefixOf(language: Language): '' | `/${Translation}` {
  return language === firstLanguage ? '' : `/${language}`;
}

/**
 * The address of a page in a language. It never starts with two slashes, as that of another site does: a page that is not
 * there has a path that anybody may have made up.
 * @param path the page's own, as in the table of routes, with or without query and hash
 */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return prefix === '' ? path.replace(/^\/{2,}/, '/') : `${prefix}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/**
 * The language that an address names, and the page's own path.
 * @param pathname without query and hash
 */
export function languageOfAddress(pathname: string): { readonly language: Language; readonly path: string } {
  const language = translations.find((one) => new RegExp(`^${prefixOf(one)}(?:/|$)`).test(pathname));
  if (!language) return { language: firstLanguage, path: pathname };
  return { language, path: pathname.slice(prefixOf(language).length) || '/' };
}

/** A page's address in each language, the first one first. */
export function addressesInAll(path: string): { readonly language: Language; readonly path: string }[] {
  return languages.map((language) => ({ language, path: addressIn(language, path) }));
}
