import { type InferType, number, object, string } from 'yup';
import { type Language, languageOf, languages } from './languages.ts';
import type { InOneLanguage } from './local-text.ts';
import { localText } from './local-text-schema.ts';
import { limits } from './messages.ts';
import { uploadedPdf, uploadHash } from './school-picture.ts';
import { type SubjectName, subjectNames } from './subjects.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const entry = {
  _id: string().matches(kebab).required(),
  userName: localText({ min: 2, max: 60 }),
  title: localText({ min: 3, max: 100 }),
  /** Plain text; paragraphs are parted by a blank line. */
  description: localText({ min: 20, max: 20_000 }),
  subject: string<SubjectName>().oneOf(subjectNames).required(),
  /** What it is written in. */
  lang: string<Language>().oneOf(languages).required(),
};

/** An article as it is written; `img` is added when /blog.json is made. */
export const blogSourceSchema = object({
  ...entry,
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  summary: localText({ min: 20, max: 160 }),
}).noUnknown();

/** A PDF that was uploaded, in place of one that the build typesets. docs/decisions/0113-a-book-brings-its-pdf.md */
const ownFile = object({
  url: string().matches(uploadedPdf, 'must be a PDF that was uploaded').required(),
  bytes: number().integer().min(1).max(limits.mediaBytes).required(),
  pages: number().integer().min(1).max(2000).required(),
})
  .noUnknown()
  .default(undefined);

/** A book as it is written; `img`, `pdf`, `bytes`, `pages` and `hash` are added when /blog2.json is made. */
export const bookSourceSchema = object({
  ...entry,
  level: localText({ min: 2, max: 40 }),
  file: ownFile,
}).noUnknown();

export type BlogFile = InferType<typeof blogSourceSchema>;
export type BookFile = InferType<typeof bookSourceSchema>;
/** As they are written, in one language. */
export type BlogSource = InOneLanguage<BlogFile>;
export type BookSource = InOneLanguage<BookFile>;

/** An article in one language says which its text is in: one with a text in each is in that of its reader. */
export const inItsLanguage = <T extends Pick<BlogSource, 'description' | 'lang'>>(article: T): T => ({
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
