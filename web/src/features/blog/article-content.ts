import type { Blog } from '@pathshala/contract/content/published';
import type { School } from '../../page/page-loader.ts';
import { readingMinutes } from './reading-time.ts';

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
