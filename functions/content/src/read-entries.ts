import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Blog,
  type BlogFile,
  type BookFile,
  type BookSource,
  inItsLanguage,
} from '@pathshala/contract/content/blog';
import { withPicture } from '@pathshala/contract/pictures/item-picture';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import { allKinds, kindNames } from './kinds/all-kinds.ts';
import type { Fields } from './kinds/define-fields.ts';
import type { Layout } from './kinds/define-kind.ts';
import { entrySchema } from './kinds/source-schemas.ts';
import type { Problems } from './problems.ts';
import { readJson } from './read-json.ts';

/** What the readers of the files need of the entries; those of other kinds are read to be checked. */
interface Entries {
  readonly articles: readonly BlogFile[];
  readonly books: readonly BookFile[];
}

/** The entries of all kinds whose items are a JSON file each, such as `blogs/<id>.json`, as they are written. */
export function readEntries(folder: string, problems: Problems): Entries {
  const found = kindNames.flatMap((name) => {
    const { files, fields } = allKinds[name];
    return files.as === 'folder' ? [[name, readFolder(folder, files, fields, problems)]] : [];
  });
  return Object.fromEntries(found);
}

function readFolder(
  folder: string,
  { at: name, idField }: Extract<Layout, { as: 'folder' }>,
  fields: Fields,
  problems: Problems,
): object[] {
  const schema = entrySchema(idField, fields);
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  const files = readdirSync(path).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((each) => {
    const file = `${name}/${each}`;
    const value = readJson(folder, file, problems);
    const entry = value === undefined ? undefined : problems.check(schema, value, file);
    return entry === undefined ? [] : [entry];
  });
}

/** The articles in a language, the newest first, each with the address of its picture. */
export function articlesIn(files: readonly BlogFile[], language: Language): Blog[] {
  return files
    .toSorted((a, b) => b.date.localeCompare(a.date) || a._id.localeCompare(b._id))
    .map((file) => inOneLanguage(file, shownIn(file, language)))
    .map((source) => withPicture(inItsLanguage(source), `/covers/blog-${source._id}.svg`));
}

/** The books in a language, by title. */
export function booksIn(files: readonly BookFile[], language: Language): BookSource[] {
  return files
    .map((file) => inOneLanguage(file, shownIn(file, language)))
    .sort((a, b) => a.title.localeCompare(b.title, language));
}

/** On pages in the first language an article or a book of another one keeps the title that it was given. */
function shownIn({ lang }: { readonly lang: Language }, language: Language): Language {
  return language === firstLanguage ? lang : language;
}
