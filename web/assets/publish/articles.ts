import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Blog,
  type BlogSource,
  type Book,
  type BookSource,
  blogSourceSchema,
  bookSourceSchema,
} from '@pathshala/functions/contract/blog';
import { ValidationError } from 'yup';
import { readJson } from '../content.ts';

interface Schema<T> {
  validate(value: unknown, options: { strict: true; abortEarly: false }): Promise<T>;
}

/** Checks one entry. @throws an error that names the file and every bad field */
export async function checkEntry<T>(schema: Schema<T>, file: string, value: unknown): Promise<T> {
  try {
    return await schema.validate(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`${file}: ${error.errors.join('; ')}`);
  }
}

async function readEntries<T>(schema: Schema<T>, dir: string): Promise<T[]> {
  const files = (await readdir(dir)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(files.map(async (file) => checkEntry(schema, file, await readJson(join(dir, file)))));
}

/** All articles, the newest first. */
export async function readArticles(contentDir: string): Promise<Blog[]> {
  const sources: BlogSource[] = await readEntries(blogSourceSchema, join(contentDir, 'blogs'));
  return sources
    .sort((a, b) => b.date.localeCompare(a.date) || a._id.localeCompare(b._id))
    .map((source) => ({ ...source, img: `/covers/blog-${source._id}.svg` }));
}

/** All books as they are written, by title. */
export async function readBookSources(contentDir: string): Promise<BookSource[]> {
  const sources: BookSource[] = await readEntries(bookSourceSchema, join(contentDir, 'books'));
  return sources.sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** A book's PDF as it was made. */
export interface BookFile {
  readonly id: string;
  readonly bytes: number;
  readonly pages: number;
}

/** The entries of /blog2.json. @throws when a book has no PDF */
export function bookEntries(sources: readonly BookSource[], files: readonly BookFile[]): Book[] {
  return sources.map((source) => {
    const file = files.find((candidate) => candidate.id === source._id);
    if (!file) throw new Error(`The book ${source._id} has no PDF`);
    const { bytes, pages } = file;
    return {
      ...source,
      img: `/covers/book-${source._id}.svg`,
      pdf: `/books/${source._id}.pdf`,
      bytes,
      pages,
    };
  });
}
