import { newerPicture } from '../../ui/newer-picture.ts';
import type { School } from '../../ui/page-loader.ts';
import { type ArticlePageData, articlePageOf } from './article-page-data.ts';

/**
 * What the page of an article is made of. Never in a browser.
 * @returns undefined for an unknown id
 */
export async function readArticlePage(school: School, id: string): Promise<ArticlePageData | undefined> {
  const page = articlePageOf(await school.articles(), id);
  return page && { ...page, ...newerPicture(school, page.article) };
}
