import { firstLanguage, type Language, languages, translations } from '../text/languages.ts';
import type { LocalText } from '../text/local-text.ts';

/** Filled in by `@pathshala/content` (`kinds/all-kinds.ts`), so that the types of answers follow from the kinds. */
// biome-ignore lint/suspicious/noEmptyInterface: the content package adds its members
export interface KindFields {}

export type StudioKind = keyof KindFields;

export type StudioFields = Readonly<Record<string, unknown>>;

export function isLocalText(value: unknown): value is LocalText {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const texts = value as Partial<Record<Language, unknown>>;
  const isText = (one: unknown) => typeof one === 'string';
  return (
    isText(texts[firstLanguage]) && languages.every((one) => texts[one] === undefined || isText(texts[one]))
  );
}

export const isTranslated = (value: unknown): boolean => translations.some((one) => isWrittenIn(value, one));

export function isWrittenIn(value: unknown, language: Language): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return language in value || Object.values(value).some((one) => isWrittenIn(one, language));
}
