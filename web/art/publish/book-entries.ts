import { type Book, type BookSource, bookEntry } from '@pathshala/contract/content/published';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';

export interface BookFile {
  readonly id: string;
  readonly bytes: number;
  readonly pages: number;
}

/** The entries of /blog2.json. @throws Error for a book without a typeset or uploaded PDF */
export function bookEntries(
  sources: readonly BookSource[],
  files: readonly BookFile[],
  language: Language = firstLanguage,
): Book[] {
  const named = (id: string) => files.find((candidate) => candidate.id === id);
  return sources.map((source) => {
    const translated = named(`${source._id}.${language}`);
    const made = translated ?? named(source._id);
    const typeset = made && { ...made, pdf: `/books/${made.id}.pdf` };
    const cover = translated ? `${language}/book-${source._id}` : `book-${source._id}`;
    const own = translated && !source.file ? { ...source, lang: language } : source;
    const entry = bookEntry(own, `/covers/${cover}.svg`, typeset);
    if (!entry) throw new Error(`The book ${source._id} has no PDF`);
    return entry;
  });
}
