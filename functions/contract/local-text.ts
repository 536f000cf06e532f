/** A text in the school's first language, or in English and, where somebody has translated it, in Bangla. */
export type LocalText = string | { readonly en: string; readonly bn?: string };

/** The languages that a text can have; the first is the one that every text has. */
export const textLanguages = ['en', 'bn'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** Whether a value is a text in one language or in several. */
export function isLocalText(value: unknown): value is LocalText {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { en, bn } = value as Record<string, unknown>;
  return typeof en === 'string' && (bn === undefined || typeof bn === 'string');
}

/** The text in a language; where it is not translated, in the first one. */
export function textIn(text: LocalText, language: TextLanguage): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en);
}
