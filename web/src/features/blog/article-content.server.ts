import { schoolContent } from '../../school-content.server.ts';
import { type ArticlePageData, articlePageOf } from './article-page-data.ts';

/**
 * What the page of an article is made of. Runs while pages are made, never in a browser.
 * @returns undefined for an unknown id
 */
export async function readArticlePage(id: string): Promise<ArticlePageData | undefined> {
  return articlePageOf((await schoolContent()).articles, id);
}
