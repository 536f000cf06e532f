import type { BlogSource } from '@pathshala/contract/blog';
import { schoolContent } from '../../school-content.server.ts';

export type BlogTeaser = Pick<BlogSource, '_id' | 'title' | 'summary' | 'lang' | 'userName'>;

const shown = 3;

/** The newest articles, in whichever language, newest first. Runs at build time only. */
export async function latestBlogs(): Promise<BlogTeaser[]> {
  const { articles } = await schoolContent();
  return articles
    .slice(0, shown)
    .map(({ _id, title, summary, lang, userName }) => ({ _id, title, summary, lang, userName }));
}
