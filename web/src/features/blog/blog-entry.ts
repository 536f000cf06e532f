import type { Blog } from '@pathshala/contract/blog';
import { clipText } from '../../ui/clip-text.ts';

/** What a card shows of an article: its text cut, so that the page does not carry sixteen whole articles. */
export interface BlogEntry extends Omit<Blog, 'description'> {
  readonly excerpt: string;
  /** Whether there is more to read than the excerpt. */
  readonly clipped: boolean;
}

export function entryOf({ description, ...blog }: Blog): BlogEntry {
  const { text, clipped } = clipText(description);
  return { ...blog, excerpt: text, clipped };
}

const dates = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  bn: new Intl.DateTimeFormat('bn-BD', { dateStyle: 'long', timeZone: 'UTC' }),
};

/**
 * A day as people write it, in the article's language.
 * @param date `2026-10-03`
 */
export function formatDay(date: string, lang: 'en' | 'bn'): string {
  return dates[lang].format(new Date(`${date}T00:00:00Z`));
}
