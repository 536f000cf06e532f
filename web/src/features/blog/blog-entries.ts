import type { School } from '../../ui/page-loader.ts';
import { type BlogEntry, entryOf } from './blog-entry.ts';

/** The entries of the blog's page. Never in a browser. */
export async function readBlogEntries(school: School): Promise<BlogEntry[]> {
  return (await school.articles()).map(entryOf);
}
