import type { Blog } from '@pathshala/contract/content/published';
import { type Language, languageRows } from '@pathshala/contract/text/languages';
import { minutesRead } from '../../words/compiled/messages/any-language-minutesRead.js';
import { numberIn } from '../../words/number.ts';

/** Minutes that reading a text takes, at least 1. */
export function readingMinutes({ description, lang }: Pick<Blog, 'description' | 'lang'>): number {
  const words = description.trim().split(/\s+/).length;
  return Math.max(1, Math.round(words / languageRows[lang].pace));
}

/**
 * How long an article takes: `4 min read`.
 * @param language of the lines that it stands among; an article that has one language keeps them in it on pages of another
 */
export function readingTime(minutes: number, language: Language): string {
  return minutesRead[language]({ minutes: numberIn(language, minutes) });
}
