/** Plural rules and grouping of numbers are in `Intl` under its code. */
interface LanguageRow {
  readonly code: string;
  readonly name: string;
  /** By language. Where one is missing, `name` is shown. */
  readonly nameIn: Readonly<Record<string, string>>;
  readonly dir: 'ltr' | 'rtl';
  readonly script: string;
  readonly zero: string;
  readonly dates: string;
  readonly openGraph: string;
  /** Factor by which a text may be longer than in the first language: some scripts write vowels separately. */
  readonly length: number;
  /** Words that an adult reads in a minute. */
  readonly pace: number;
  readonly countWords?: readonly string[];
}

/** A literal, so that a build leaves out what only the other languages need. */
export const firstLanguage = 'en';

const rows = [
  {
    code: firstLanguage,
    name: 'English',
    nameIn: { bn: 'ইংরেজি' },
    dir: 'ltr',
    script: 'Latin',
    zero: '0',
    dates: 'en-GB',
    openGraph: 'en_US',
    length: 1,
    pace: 220,
  },
  {
    code: 'bn',
    name: 'বাংলা',
    nameIn: { en: 'Bangla' },
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

export type Translation = Exclude<Language, typeof firstLanguage>;
const isTranslation = (language: Language): language is Translation => language !== firstLanguage;
export const translations: readonly Translation[] = languages.filter(isTranslation);

export type Lang = Translation | undefined;

export const langOfLanguage = (language: Language | undefined): Lang =>
  language !== undefined && isTranslation(language) ? language : undefined;

export function forLanguages<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(languages.map((one) => [one, make(one)])) as Record<Language, T>;
}

export function forTranslations<T>(make: (language: Translation) => T): Readonly<Record<Translation, T>> {
  return Object.fromEntries(translations.map((one) => [one, make(one)])) as Record<Translation, T>;
}

export const languageRows: Readonly<Record<Language, LanguageRow>> = Object.fromEntries(
  rows.map((row) => [row.code, row]),
) as Record<Language, Row>;

export type InLanguages<T> = { readonly [Name in typeof firstLanguage]: T } & {
  readonly [Name in Translation]?: T | undefined;
};

export function ownOrFirst<T>(versions: InLanguages<T>, language: Language): T {
  const own: T | undefined = versions[language];
  return own ?? versions[firstLanguage];
}

const letters = /* @__PURE__ */ forLanguages(
  (one) => new RegExp(`\\p{Script=${languageRows[one].script}}`, 'gu'),
);
const countOf = (language: Language, text: string) => text.match(letters[language])?.length ?? 0;

export const hasLettersOf = (language: Language, text: string): boolean =>
  text.search(letters[language]) >= 0;

export const translationIn = (text: string): Translation | undefined =>
  translations.find(
    (one) => languageRows[one].script !== languageRows[firstLanguage].script && hasLettersOf(one, text),
  );

export const hasOtherScript = (text: string): boolean => translationIn(text) !== undefined;

/** The language of most of its text: a lesson may quote another. Markup, always Latin, is removed first. */
export function langOfHtml(html: string): Lang {
  return langOfLanguage(languageOf(html.replace(/<[^<>]*>/g, '')));
}

export function languageOf(text: string): Language | undefined {
  const counts = languages.map((one) => countOf(one, text));
  const max = Math.max(...counts);
  return max === 0 ? undefined : languages[counts.indexOf(max)];
}

/** The language of a title or sentence. A single letter of a translation's script decides, since it may quote English. */
export function languageOfLine(text: string): Language | undefined {
  return translationIn(text) ?? languageOf(text);
}

export function prefixOf(language: Language): '' | `/${Translation}` {
  return language === firstLanguage ? '' : `/${language}`;
}

/** Never starts with two slashes, as another site's address does: anybody may make up a path. */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return prefix === '' ? path.replace(/^\/{2,}/, '/') : `${prefix}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

export function languageOfAddress(pathname: string): { readonly language: Language; readonly path: string } {
  const language = translations.find((one) => new RegExp(`^${prefixOf(one)}(?:/|$)`).test(pathname));
  if (!language) return { language: firstLanguage, path: pathname };
  return { language, path: pathname.slice(prefixOf(language).length) || '/' };
}

export function addressesInAll(path: string): { readonly language: Language; readonly path: string }[] {
  return languages.map((language) => ({ language, path: addressIn(language, path) }));
}
