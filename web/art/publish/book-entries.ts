import type { Book, BookSource } from '@pathshala/contract/blog';

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
