import type { Blog } from '@pathshala/contract/blog';

/** Words that a grown-up reads in a minute; Bangla packs more into a word. */
const pace: Readonly<Record<Blog['lang'], number>> = { en: 220, bn: 180 };

/** Minutes that reading a text takes, at least 1. */
export function readingMinutes({ description, lang }: Pick<Blog, 'description' | 'lang'>): number {
  const words = description.trim().split(/\s+/).length;
  return Math.max(1, Math.round(words / pace[lang]));
}

const banglaNumber = new Intl.NumberFormat('bn-BD');

const sentences: Readonly<Record<Blog['lang'], (minutes: number) => string>> = {
  en: (minutes) => `${minutes} min read`,
  bn: (minutes) => `পড়তে ${banglaNumber.format(minutes)} মিনিট`,
};

/** How long an article takes, in its own language: `4 min read`. */
export function readingTime(article: Pick<Blog, 'description' | 'lang'>): string {
  return sentences[article.lang](readingMinutes(article));
}
