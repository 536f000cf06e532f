import { schoolContent } from '../../school-content.server.ts';
import { type BlogEntry, entryOf } from './blog-entry.ts';

/** The entries of the site's /blog.json, while the page is made. */
export async function readBlogEntries(): Promise<BlogEntry[]> {
  return (await schoolContent()).articles.map(entryOf);
}
