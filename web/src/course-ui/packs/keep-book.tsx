import type { Book } from '@pathshala/contract/content/blog';
import { maxPackBytes } from '@pathshala/contract/courses/pack';
import type { KeptBooks } from '../../api/kept-books.ts';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { Keep } from './keep.tsx';

interface KeepBookProps {
  readonly book: Book;
  readonly kept: KeptBooks;
}

/** The way to keep a book offline; of one that is kept, or was started, it is seen at once how it stands. */
export function KeepBook({ book, kept: { packs, look } }: KeepBookProps) {
  const { _id: id, title, bytes, hash } = book;
  if (bytes > maxPackBytes) return <p className="note">{words['books.tooLarge']()}</p>;
  return (
    // Another PDF is another thing to keep.
    <Keep
      key={hash}
      what={{ kind: 'book', id, language: siteLanguage, title }}
      has
      isOpen={packs.has(id)}
      label={words['books.keepOf']({ words: words['course.keepOffline'](), title })}
      onEnd={look}
    />
  );
}
