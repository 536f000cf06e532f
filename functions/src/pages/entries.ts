import { type Blog, type BlogSource, type Book, bookEntry } from '@pathshala/contract/content/published';
import { subjectDrawings, usualDrawing, withPicture } from '@pathshala/contract/pictures/item-picture';
import { subjectPaths } from '@pathshala/contract/site/paths';
import { type Language, prefixOf } from '@pathshala/contract/text/languages';
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

const drawingsOf = ({ subject }: BlogSource) => subjectDrawings('article', subject);

/** One of its subject's drawings. */
export const drawnFor = ({ subject, _id }: BlogSource) => usualDrawing('article', subject, _id);

/** With their pictures: their editors' choice, the build's drawing, or one of their subject's unlike the neighbour's. */
function withPictures(articles: readonly BlogSource[], built: readonly Blog[]): Blog[] {
  const known = new Map(built.map(({ _id, img }) => [_id, img]));
  let neighbour: string | undefined;
  return articles.map((article) => {
    const all = drawingsOf(article);
    const drawn = drawnFor(article);
    const other = all[(all.indexOf(drawn) + 1) % all.length] ?? drawn;
    const entry = withPicture(article, known.get(article._id) ?? (drawn === neighbour ? other : drawn));
    neighbour = entry.img;
    return entry;
  });
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
  const inOrder = articles.sort((a, b) => b.date.localeCompare(a.date) || a._id.localeCompare(b._id));
  return withPictures(inOrder, built);
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
