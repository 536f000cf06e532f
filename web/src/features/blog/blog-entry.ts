import type { Blog } from '@pathshala/contract/content/published';
import {
  forLanguages,
  type Language,
  languageOfLine,
  languageRows,
} from '@pathshala/contract/text/languages';
import { clipText } from '../../ui/clip-text.ts';
import { withoutMarkdown } from '../../ui/without-markdown.ts';
import { siteLanguage } from '../../words/language.ts';

/** What a card shows of an article: its text cut, so that the page does not carry sixteen whole articles. */
export interface BlogEntry extends Omit<Blog, 'description'> {
  readonly excerpt: string;
  /** Whether there is more to read than the excerpt. */
  readonly clipped: boolean;
}

export function entryOf({ description, ...blog }: Blog): BlogEntry {
  const { text, clipped } = clipText(withoutMarkdown(description));
  return { ...blog, excerpt: text, clipped };
}

const dates = forLanguages(
  (one) => new Intl.DateTimeFormat(languageRows[one].dates, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** The language of the lines around a title: what it is shown in, which is not always that of the article's text. */
export function titleLanguage(title: string): Language {
  return languageOfLine(title) ?? siteLanguage;
}

/**
 * A day as people write it, in the language of the lines around it.
 * @param date `2026-10-03`
 */
export function formatDay(date: string, lang: Language): string {
  return dates[lang].format(new Date(`${date}T00:00:00Z`));
}
