import { uploadHash } from '../pictures/in-markdown.ts';
import { type Language, languageOf } from '../text/languages.ts';
import type { InOneLanguage } from '../text/local-text.ts';
import type { KindFields } from './fields.ts';

/** An article as it is written; `img` is added when /blog.json is made. */
export type BlogFile = { _id: string } & KindFields['articles'];
/** A book as it is written; `img`, `pdf`, `bytes`, `pages` and `hash` are added when /blog2.json is made. */
export type BookFile = { _id: string } & KindFields['books'];
/** As they are written, in one language. */
export type BlogSource = InOneLanguage<BlogFile>;
export type BookSource = InOneLanguage<BookFile>;

/** An article in one language says which its text is in: one with a text in each is in that of its reader. */
export const inItsLanguage = <T extends { readonly description: string; readonly lang: Language }>(
  article: T,
): T => ({
  ...article,
  lang: languageOf(article.description) ?? article.lang,
});

/** Entry of /blog.json: docs/contract.md, "Entities". */
export type Blog = BlogSource & { img: string };
/** Entry of /blog2.json. `bytes` is the size of the PDF. */
export type Book = Omit<BookSource, 'file'> & { img: string } & BookPdf;

/** What readers get of a book to download. */
export interface BookPdf {
  pdf: string;
  bytes: number;
  pages: number;
  /**
   * SHA-256 of the PDF in base64url, of an uploaded one the first half, by which a device knows that it has come whole. Left
   * out by a build of before.
   */
  hash?: string;
}

/**
 * The entry of a book.
 * @param typeset its PDF as the build made it; a book that brings its own needs none
 * @returns undefined where it has neither: then there is nothing to download
 */
export function bookEntry(
  { file, ...text }: BookSource,
  img: string,
  typeset: BookPdf | undefined,
): Book | undefined {
  if (file) {
    const { url, bytes, pages } = file;
    return { ...text, img, pdf: url, bytes, pages, hash: uploadHash(url) };
  }
  if (!typeset) return undefined;
  const { pdf, bytes, pages, hash } = typeset;
  return { ...text, img, pdf, bytes, pages, ...(hash && { hash }) };
}
