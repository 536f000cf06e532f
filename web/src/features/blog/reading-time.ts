import type { Blog } from '@pathshala/contract/blog';
import type { Language } from '@pathshala/contract/languages';

/** Words that a grown-up reads in a minute; Bangla packs more into a word. */
const pace: Readonly<Record<Language, number>> = { en: 220, bn: 180 };

/** Minutes that reading a text takes, at least 1. */
export function readingMinutes({ description, lang }: Pick<Blog, 'description' | 'lang'>): number {
  const words = description.trim().split(/\s+/).length;
  return Math.max(1, Math.round(words / pace[lang]));
}

const banglaNumber = new Intl.NumberFormat('bn-BD');

const sentences: Readonly<Record<Language, (minutes: number) => string>> = {
  en: (minutes) => `${minutes} min read`,
  bn: (minutes) => `পড়তে ${banglaNumber.format(minutes)} মিনিট`,
};

/**
 * How long an article takes: `4 min read`.
 * @param language of the lines that it stands among; a Bangla article keeps them in Bangla on an English page too
 */
export function readingTime(article: Pick<Blog, 'description' | 'lang'>, language: Language): string {
  return sentences[language](readingMinutes(article));
}
