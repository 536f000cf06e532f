import type { School } from '../../ui/page-loader.ts';
import { type ArticlePageData, articlePageOf } from './article-page-data.ts';

/**
 * What the page of an article is made of. Never in a browser.
 * @returns undefined for an unknown id
 */
export async function readArticlePage(school: School, id: string): Promise<ArticlePageData | undefined> {
  return articlePageOf(await school.articles(), id);
}
