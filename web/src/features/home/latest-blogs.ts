import type { Blog } from '@pathshala/contract/content/published';
import type { School } from '../../page/page-loader.ts';
import { withoutMarkdown } from '../../ui/without-markdown.ts';

export type BlogTeaser = Pick<Blog, '_id' | 'title' | 'summary' | 'lang' | 'userName' | 'img'>;

const shown = 3;

/** The newest articles, in whichever language, newest first. Never in a browser. */
export async function latestBlogs(school: School): Promise<BlogTeaser[]> {
  const articles = await school.articles();
  return articles.slice(0, shown).map(({ _id, title, summary, lang, userName, img }) => ({
    ...{ _id, title, lang, userName, img },
    summary: withoutMarkdown(summary),
  }));
}
