import type { BlogSource } from '@pathshala/contract/content/blog';
import type { School } from '../../page/page-loader.ts';

export type BlogTeaser = Pick<BlogSource, '_id' | 'title' | 'summary' | 'lang' | 'userName'>;

const shown = 3;

/** The newest articles, in whichever language, newest first. Never in a browser. */
export async function latestBlogs(school: School): Promise<BlogTeaser[]> {
  const articles = await school.articles();
  return articles
    .slice(0, shown)
    .map(({ _id, title, summary, lang, userName }) => ({ _id, title, summary, lang, userName }));
}
