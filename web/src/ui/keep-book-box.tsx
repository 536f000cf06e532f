import type { Book } from '@pathshala/contract/blog';
import { bookToKeep } from '../api/packs/book-plan.ts';
import { words } from '../words/words.ts';
import { KeepOffline, type KeepOfflineProps } from './keep-offline.tsx';

interface KeepBookBoxProps extends Pick<KeepOfflineProps, 'takesFocus' | 'onEnd'> {
  readonly book: Book;
  /** *Keep offline*. */
  readonly step: string;
}

/** *Keep offline* of a book. */
export default function KeepBookBox({ book, step, ...props }: KeepBookBoxProps) {
  const says = {
    comes: (size: string) => words['packs.book']({ size }),
    none: words['packs.noBook'](),
  };
  const label = words['packs.keepOf']({ words: step, title: book.title });
  return <KeepOffline {...props} what={bookToKeep(book)} says={says} step={step} label={label} has />;
}
