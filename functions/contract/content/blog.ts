import { withPicture } from '../pictures/item-picture.ts';
import { type Language, languageOf } from '../text/languages.ts';
import type { InOneLanguage } from '../text/local-text.ts';
import type { KindFields } from './fields.ts';

/** A source article; `img` is added in /blog.json. */
export type BlogFile = { _id: string } & KindFields['articles'];
/** A source book; `img`, `pdf`, `bytes` and `pages` are added in /blog2.json. */
export type BookFile = { _id: string } & KindFields['books'];
/** The sources, in one language. */
export type BlogSource = InOneLanguage<BlogFile>;
export type BookSource = InOneLanguage<BookFile>;

/** An article in a single language names it; translated ones use the reader's. */
export const inItsLanguage = <T extends { readonly description: string; readonly lang: Language }>(
  article: T,
): T => ({
  ...article,
  lang: languageOf(article.description) ?? article.lang,
});

/** Entry of /blog.json: docs/contract.md, "Entities". */
export type Blog = Omit<BlogSource, 'picture'> & { img: string };
/** Entry of /blog2.json. `bytes` is the size of the PDF. */
export type Book = Omit<BookSource, 'file' | 'picture'> & { img: string } & BookPdf;

/** A book's download. */
export interface BookPdf {
  pdf: string;
  bytes: number;
  pages: number;
}

/**
 * The list entry of a book.
 * @param drawn its cover, unless its editors chose one
 * @param typeset its PDF from the build; not needed if the book has an uploaded one
 * @returns undefined without a PDF: nothing to download
 */
export function bookEntry(
  { file, ...source }: BookSource,
  drawn: string,
  typeset: BookPdf | undefined,
): Book | undefined {
  const text = withPicture(source, drawn);
  if (file) {
    const { url, bytes, pages } = file;
    return { ...text, pdf: url, bytes, pages };
  }
  if (!typeset) return undefined;
  const { pdf, bytes, pages } = typeset;
  return { ...text, pdf, bytes, pages };
}
