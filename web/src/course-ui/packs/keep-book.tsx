import type { Book } from '@pathshala/contract/content/blog';
import { maxPackBytes } from '@pathshala/contract/courses/pack';
import { Suspense, useState } from 'react';
import type { KeptBooks } from '../../api/kept-books.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { words } from '../../words/words.ts';
import styles from './keep-book.module.css';
import { keepsPages } from './keeps-pages.ts';

// Loaded on click: most people store no books.
const KeepBookBox = lazyPart(() => import('./keep-book-box.tsx'));

interface KeepBookProps {
  readonly book: Book;
  readonly kept: KeptBooks;
}

/** The way to keep a book offline; of one that is kept, or was started, it is seen at once how it stands. */
export function KeepBook({ book, kept: { packs, look } }: KeepBookProps) {
  const [isPressed, setPressed] = useState(false);
  if (!keepsPages) return null;
  if (book.bytes > maxPackBytes) return <p className={`note ${styles.box}`}>{words['books.tooLarge']()}</p>;
  const step = words['course.keepOffline']();
  const label = words['books.keepOf']({ words: step, title: book.title });
  const isOpen = isPressed || packs.has(book._id);
  const button = (
    <ActionButton
      look="quiet"
      small
      onClick={() => setPressed(true)}
      aria-disabled={isOpen}
      aria-label={label}
    >
      <Icon name="keep" size={20} />
      {step}
    </ActionButton>
  );
  if (!isOpen) return button;
  return (
    <div className={styles.box}>
      <Suspense fallback={button}>
        {/* Another PDF is another thing to keep. */}
        <KeepBookBox
          key={book.hash}
          book={book}
          step={step}
          label={label}
          takesFocus={isPressed}
          onEnd={look}
        />
      </Suspense>
    </div>
  );
}
