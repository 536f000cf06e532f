import { firstLanguage, type InLanguages, type Language, languageOf, languageOfLine } from './languages.ts';

export type LocalText = string | TranslatedText;
type TranslatedText = InLanguages<string>;

export interface TextInLanguage {
  readonly text: string;
  readonly lang: Language;
}

export function textIn(text: LocalText, language: Language): TextInLanguage {
  const own = typeof text === 'string' ? undefined : text[language];
  if (own !== undefined && language !== firstLanguage) return { text: own, lang: language };
  const first = typeof text === 'string' ? text : text[firstLanguage];
  return { text: first, lang: languageOf(first) ?? firstLanguage };
}

export type InOneLanguage<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends TranslatedText
    ? string
    : T extends readonly (infer Item)[]
      ? InOneLanguage<Item>[]
      : { [Name in keyof T]: InOneLanguage<T[Name]> };

export function inOneLanguage<T>(value: T, language: Language): InOneLanguage<T> {
  return reduced(value, language) as InOneLanguage<T>;
}

function reduced(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => reduced(item, language));
  if (firstLanguage in value) return textIn(value as TranslatedText, language).text;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, reduced(inner, language)]));
}

export type FieldLanguages = Readonly<Record<string, Language>>;

/** Undefined when all are in the requested language. @param texts by field */
export function otherLanguages(
  texts: Readonly<Record<string, string>>,
  requested: Language,
): FieldLanguages | undefined {
  const other = Object.entries(texts).flatMap(([field, text]) => {
    const language = languageOfLine(text);
    return language === undefined || language === requested ? [] : [[field, language] as const];
  });
  return other.length > 0 ? Object.fromEntries(other) : undefined;
}
