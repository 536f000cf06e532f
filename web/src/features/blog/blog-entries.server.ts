import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blog } from '@pathshala/functions/contract/blog';
import { type BlogEntry, entryOf } from './blog-entry.ts';

/** The entries of the site's /blog.json, read while the page is made. The build runs in the site's folder. */
export async function readBlogEntries(): Promise<BlogEntry[]> {
  const file = join(process.cwd(), 'public', 'blog.json');
  return (JSON.parse(await readFile(file, 'utf8')) as Blog[]).map(entryOf);
}
