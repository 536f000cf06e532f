import { type Book, type BookSource, bookEntry } from '@pathshala/contract/blog';

/** A book's PDF as it was made. */
export interface BookFile {
  readonly id: string;
  readonly bytes: number;
  readonly pages: number;
  /** SHA-256, in base64url. */
  readonly hash: string;
}

/** The entries of /blog2.json. @throws when a book has no PDF, neither typeset nor uploaded */
export function bookEntries(sources: readonly BookSource[], files: readonly BookFile[]): Book[] {
  return sources.map((source) => {
    const made = files.find((candidate) => candidate.id === source._id);
    const typeset = made && { ...made, pdf: `/books/${source._id}.pdf` };
    const entry = bookEntry(source, `/covers/book-${source._id}.svg`, typeset);
    if (!entry) throw new Error(`The book ${source._id} has no PDF`);
    return entry;
  });
}
