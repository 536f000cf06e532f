import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlogSource } from '@pathshala/functions/contract/blog';

export type BlogTeaser = Pick<BlogSource, '_id' | 'title' | 'summary' | 'lang' | 'userName'>;

const blogsDir = join(process.cwd(), '../functions/content/blogs');
const shown = 3;

/** The newest articles in the site's main language, newest first. Runs at build time only. */
export async function latestBlogs(): Promise<BlogTeaser[]> {
  const files = (await readdir(blogsDir)).filter((file) => file.endsWith('.json'));
  const blogs = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(blogsDir, file), 'utf8')) as BlogSource),
  );
  return blogs
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, shown)
    .map(({ _id, title, summary, lang, userName }) => ({ _id, title, summary, lang, userName }));
}
