import type { Blog } from '@pathshala/contract/content/published';
import { sharedPicture } from '@pathshala/contract/pictures/cover';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { type Language, languageOfLine, languageRows } from '@pathshala/contract/text/languages';
import type { School } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { clipText, withoutMarkdown } from '../../ui/clip-text.ts';
import { pageAddress, siteAddress } from '../../ui/site-address.ts';
import { minutesRead } from '../../words/compiled/messages/any-language-minutesRead.js';
import { siteLanguage } from '../../words/language.ts';
import { numberIn } from '../../words/number.ts';
import { school } from '../../words/school.ts';

/** An article without its text. */
interface WithoutText extends Omit<Blog, 'description'> {
  /** The date in words: a browser needs 40 ms for its first date format. */
  readonly day: string;
}

/** With an excerpt, so that the list does not carry sixteen whole articles. */
export interface BlogEntry extends WithoutText {
  readonly excerpt: string;
  readonly clipped: boolean;
}

export function entryOf({ description, ...blog }: Blog): BlogEntry {
  const { text, clipped } = clipText(withoutMarkdown(description));
  return { ...blog, day: dayOf(blog), excerpt: text, clipped };
}

/** The language that the title is shown in, which may differ from the article's. */
export function titleLanguage(title: string): Language {
  return languageOfLine(title) ?? siteLanguage;
}

/** In the title's language. @param date `2026-10-03` */
function dayOf({ date, title }: Pick<Blog, 'date' | 'title'>): string {
  const { dates } = languageRows[titleLanguage(title)];
  return new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

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
          url: siteAddress(''),
          logo: siteAddress('/icon-512.png'),
        },
      },
    }),
    { property: 'article:published_time', content: article.date },
    { property: 'article:author', content: article.userName },
  ];
}

/** schema.org data, in the list and on the article's page. */
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

export function readingMinutes({ description, lang }: Pick<Blog, 'description' | 'lang'>): number {
  const words = description.trim().split(/\s+/).length;
  return Math.max(1, Math.round(words / languageRows[lang].pace));
}

/** `4 min read`. @param language of the surrounding text: an untranslated article keeps its own */
export function readingTime(minutes: number, language: Language): string {
  return minutesRead[language]({ minutes: numberIn(language, minutes) });
}

export type ArticleTeaser = Pick<Blog, '_id' | 'title' | 'lang' | 'userName' | 'img'>;

export interface ArticlePageData {
  readonly article: WithoutText;
  readonly html: string;
  readonly minutes: number;
  readonly related: readonly ArticleTeaser[];
}

const relatedCount = 3;

/** Same language first, since others cannot be read; then the subject, then the day. */
function relatedTo(article: Blog, articles: readonly Blog[]): ArticleTeaser[] {
  const near = (other: Blog) =>
    (other.lang === article.lang ? 2 : 0) + (other.subject === article.subject ? 1 : 0);
  return articles
    .filter(({ _id }) => _id !== article._id)
    .map((other) => ({ other, score: near(other) }))
    .sort((a, b) => b.score - a.score || b.other.date.localeCompare(a.other.date))
    .slice(0, relatedCount)
    .map(({ other: { _id, title, lang, userName, img } }) => ({ _id, title, lang, userName, img }));
}

/** Never runs in a browser. @param school its articles in any order @returns undefined for an unknown id */
export async function articlePageOf(
  school: Pick<School, 'articles' | 'html'>,
  id: string,
): Promise<ArticlePageData | undefined> {
  const articles = await school.articles();
  const found = articles.find(({ _id }) => _id === id);
  if (!found) return undefined;
  const { description, ...article } = found;
  return {
    article: { ...article, day: dayOf(article) },
    html: await school.html(description, article.lang),
    minutes: readingMinutes(found),
    related: relatedTo(found, articles),
  };
}
