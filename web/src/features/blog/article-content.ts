import type { Blog } from '@pathshala/contract/content/blog';
import { sharedPicture } from '@pathshala/contract/pictures/cover';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import {
  forLanguages,
  type Language,
  languageOfLine,
  languageRows,
} from '@pathshala/contract/text/languages';
import type { School } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { clipText, withoutMarkdown } from '../../ui/clip-text.ts';
import { pageAddress, siteAddress } from '../../ui/site-address.ts';
import { minutesRead } from '../../words/compiled/messages/any-language-minutesRead.js';
import { siteLanguage } from '../../words/language.ts';
import { numberIn } from '../../words/number.ts';
import { school } from '../../words/school.ts';

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

/** Title, description, share picture and structured data of an article's page. */
export function articleMeta({ article, minutes }: ArticlePageData) {
  const path = paths.blog(article._id);
  return [
    ...pageMeta({
      page: pages.blog,
      kind: 'article',
      title: article.title,
      description: article.summary,
      path,
      ...sharedPicture(article, siteLanguage),
      data: {
        '@type': 'Article',
        ...articleData(article),
        mainEntityOfPage: pageAddress(path),
        timeRequired: `PT${minutes}M`,
        publisher: {
          '@type': 'Organization',
          name: school.name,
          url: school.origin,
          logo: siteAddress('/icon-512.png'),
        },
      },
    }),
    { property: 'article:published_time', content: article.date },
    { property: 'article:author', content: article.userName },
  ];
}

/** What search engines are told of an article, in the list and on its own page. */
export function articleData(article: Omit<Blog, 'description'>) {
  return {
    headline: article.title,
    description: article.summary,
    author: { '@type': 'Person', name: article.userName },
    datePublished: article.date,
    inLanguage: article.lang,
    image: siteAddress(sharedPicture(article, siteLanguage).image),
    url: pageAddress(paths.blog(article._id)),
  };
}

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

/** What is in the list of what to read next. */
export type ArticleTeaser = Pick<Blog, '_id' | 'title' | 'summary' | 'lang' | 'userName' | 'img'>;

/** What the page of an article shows. The same data makes its HTML and its first view in the browser. */
export interface ArticlePageData {
  readonly article: Omit<Blog, 'description'>;
  /** Its text. */
  readonly html: string;
  /** How long it takes to read. */
  readonly minutes: number;
  readonly related: readonly ArticleTeaser[];
}

const relatedCount = 3;

/** The reader's language counts most, for what one cannot read is no suggestion; then the subject, then the day. */
function relatedTo(article: Blog, articles: readonly Blog[]): ArticleTeaser[] {
  const near = (other: Blog) =>
    (other.lang === article.lang ? 2 : 0) + (other.subject === article.subject ? 1 : 0);
  return articles
    .filter(({ _id }) => _id !== article._id)
    .map((other) => ({ other, score: near(other) }))
    .sort((a, b) => b.score - a.score || b.other.date.localeCompare(a.other.date))
    .slice(0, relatedCount)
    .map(({ other: { _id, title, summary, lang, userName, img } }) => ({
      _id,
      title,
      summary,
      lang,
      userName,
      img,
    }));
}

/**
 * The page of one article.
 * @param articles all of them, in any order
 * @param toHtml renders Markdown
 * @returns undefined for an id that none of them has
 */
export async function articlePageOf(
  articles: readonly Blog[],
  id: string,
  toHtml: School['html'],
): Promise<ArticlePageData | undefined> {
  const found = articles.find(({ _id }) => _id === id);
  if (!found) return undefined;
  const { description, ...article } = found;
  const html = await toHtml(description, article.lang);
  return { article, html, minutes: readingMinutes(found), related: relatedTo(found, articles) };
}

/**
 * What the page of an article is made of. Never in a browser.
 * @returns undefined for an unknown id
 */
export async function readArticlePage(school: School, id: string): Promise<ArticlePageData | undefined> {
  return articlePageOf(await school.articles(), id, school.html);
}
