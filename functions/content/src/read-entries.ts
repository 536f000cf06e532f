import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Blog,
  type BlogFile,
  type BookFile,
  type BookSource,
  blogSourceSchema,
  bookSourceSchema,
  inItsLanguage,
} from '@pathshala/contract/blog';
import { firstLanguage, type Language } from '@pathshala/contract/languages';
import { inOneLanguage } from '@pathshala/contract/local-text';
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

/** All articles, the newest first. */
export function readArticles(folder: string, problems: Problems): BlogFile[] {
  return readFolder<BlogFile>(folder, 'blogs', blogSourceSchema, problems).sort(
    (a, b) => b.date.localeCompare(a.date) || a._id.localeCompare(b._id),
  );
}

/** All books as they are written. */
export function readBooks(folder: string, problems: Problems): BookFile[] {
  return readFolder<BookFile>(folder, 'books', bookSourceSchema, problems);
}

/** The articles in a language, each with the address of its picture. */
export function articlesIn(files: readonly BlogFile[], language: Language): Blog[] {
  return files
    .map((file) => inOneLanguage(file, shownIn(file, language)))
    .map((source) => ({ ...inItsLanguage(source), img: `/covers/blog-${source._id}.svg` }));
}

/** The books in a language, by title. */
export function booksIn(files: readonly BookFile[], language: Language): BookSource[] {
  return files
    .map((file) => inOneLanguage(file, shownIn(file, language)))
    .sort((a, b) => a.title.localeCompare(b.title, language));
}

/** In the school's first language a Bangla article and a Bangla book keep the titles that they were given. */
function shownIn({ lang }: { readonly lang: Language }, language: Language): Language {
  return language === firstLanguage ? lang : language;
}
