import type { Book } from '@pathshala/contract/content/blog';
import { bookToKeep } from '../../api/packs/book-plan.ts';
import { words } from '../../words/words.ts';
import { KeepOffline, type KeepOfflineProps } from './keep-offline.tsx';

interface KeepBookBoxProps extends Pick<KeepOfflineProps, 'step' | 'takesFocus' | 'onEnd'> {
  readonly book: Book;
  readonly label: string;
}

/** *Save offline* of a book. */
export default function KeepBookBox({ book, ...props }: KeepBookBoxProps) {
  const texts = {
    comes: (size: string) => words['packs.book']({ size }),
    none: words['packs.noBook'](),
  };
  return <KeepOffline {...props} what={bookToKeep(book)} says={texts} has />;
}
