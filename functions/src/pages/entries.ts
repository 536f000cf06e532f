import { type Blog, type BlogSource, type Book, bookEntry } from '@pathshala/contract/content/blog';
import { subjectPaths } from '@pathshala/contract/site/paths';
import { prefixOf } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { readTexts } from '../domain/articles.ts';
import type { ReadSiteFile } from './site-files.ts';

/** The file of a list. */
const files = { articles: 'blog.json', books: 'blog2.json' } as const;

/** Built lists of a language, with the build's pictures and PDFs. */
const builtList = (list: keyof typeof files, language: Language) =>
  `/built${prefixOf(language)}/${files[list]}`;

async function readBuilt<Entry>(read: ReadSiteFile, path: string): Promise<readonly Entry[]> {
  return JSON.parse((await read(path)).text) as readonly Entry[];
}

/** New articles use another article's picture, of their subject if possible. */
function pictureOf(article: BlogSource, built: readonly Blog[]): string {
  const own = built.find(({ _id }) => _id === article._id);
  const like = own ?? built.find(({ subject }) => subject === article.subject) ?? built[0];
  return like?.img ?? subjectPaths.articlePicture(article.subject);
}

/** An article in the list. */
export async function articleEntry(
  read: ReadSiteFile,
  article: BlogSource,
  language: Language,
): Promise<Blog> {
  const built = await readBuilt<Blog>(read, builtList('articles', language));
  return { ...article, img: pictureOf(article, built) };
}

/**
 * The entries of `/blog.json`: published articles, newest first; the built list if nothing was ever published, in a
 * school without editors.
 */
export async function readArticleEntries(
  db: Firestore,
  read: ReadSiteFile,
  language: Language,
): Promise<readonly Blog[]> {
  const [articles, built] = await Promise.all([
    readTexts(db, 'articles', language),
    readBuilt<Blog>(read, builtList('articles', language)),
  ]);
  if (articles.length === 0) return built;
  return articles
    .map((article) => ({ ...article, img: pictureOf(article, built) }))
    .sort((a, b) => b.date.localeCompare(a.date) || a._id.localeCompare(b._id));
}

/**
 * The entries of `/blog2.json`: published books by title. Books without an uploaded PDF appear after the next build;
 * new ones have their subject's cover.
 */
export async function readBookEntries(
  db: Firestore,
  read: ReadSiteFile,
  language: Language,
): Promise<readonly Book[]> {
  const [books, built] = await Promise.all([
    readTexts(db, 'books', language),
    readBuilt<Book>(read, builtList('books', language)),
  ]);
  if (books.length === 0) return built;
  const known = new Map(built.map((book) => [book._id, book]));
  return books
    .flatMap((book) => {
      const before = known.get(book._id);
      return bookEntry(book, before?.img ?? subjectPaths.bookCover(book.subject), before) ?? [];
    })
    .sort((a, b) => a.title.localeCompare(b.title, language));
}
