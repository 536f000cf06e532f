import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Blog,
  type BlogSource,
  type BookSource,
  blogSourceSchema,
  bookSourceSchema,
} from '@pathshala/contract/blog';
import type { Schema } from 'yup';
import type { Problems } from './problems.ts';
import { readJson } from './read-json.ts';

/** One JSON file for each entry, such as `blogs/<id>.json`. */
function readFolder<T>(folder: string, name: string, schema: Schema<T>, problems: Problems): T[] {
  const path = join(folder, name);
  if (!existsSync(path)) {
    problems.add(name, '(folder)', 'is missing');
    return [];
  }
  const files = readdirSync(path).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((each) => {
    const file = `${name}/${each}`;
    const value = readJson(folder, file, problems);
    const entry = value === undefined ? undefined : problems.check(schema, value, file);
    return entry === undefined ? [] : [entry];
  });
}

/** All articles, the newest first, each with the address of its picture. */
export function readArticles(folder: string, problems: Problems): Blog[] {
  return readFolder<BlogSource>(folder, 'blogs', blogSourceSchema, problems)
    .sort((a, b) => b.date.localeCompare(a.date) || a._id.localeCompare(b._id))
    .map((source) => ({ ...source, img: `/covers/blog-${source._id}.svg` }));
}

/** All books as they are written, by title. */
export function readBooks(folder: string, problems: Problems): BookSource[] {
  return readFolder<BookSource>(folder, 'books', bookSourceSchema, problems).sort((a, b) =>
    a.title.localeCompare(b.title, 'en'),
  );
}
