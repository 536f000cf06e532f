import type { Blog } from '@pathshala/contract/blog';
import { type InLanguages, type Language, languageRows, ownOrFirst } from '@pathshala/contract/languages';
import { numberIn } from '../../words/number.ts';

/** Minutes that reading a text takes, at least 1. */
export function readingMinutes({ description, lang }: Pick<Blog, 'description' | 'lang'>): number {
  const words = description.trim().split(/\s+/).length;
  return Math.max(1, Math.round(words / languageRows[lang].pace));
}

const sentences: InLanguages<(minutes: string) => string> = {
  en: (minutes) => `${minutes} min read`,
  bn: (minutes) => `পড়তে ${minutes} মিনিট`,
};

/**
 * How long an article takes: `4 min read`.
 * @param language of the lines that it stands among; an article that has one language keeps them in it on pages of another
 */
export function readingTime(article: Pick<Blog, 'description' | 'lang'>, language: Language): string {
  return ownOrFirst(sentences, language)(numberIn(language, readingMinutes(article)));
}
