import { farAttribute } from '@pathshala/boot/page-data';
import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';
import { words } from '../words/words.ts';
import styles from './card-row.module.css';
import cards from './cards.module.css';

/** From here on the cards are in columns and nothing is swiped: as in `card-row.module.css`. */
const columnsFrom = '(min-width: 600px)';

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(columnsFrom);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

interface CardRowProps {
  readonly children: ReactNode;
  /** How many stand side by side on a wide screen. */
  readonly columns?: 3 | 4 | 9;
  readonly label: string;
  /** In a page as it was built, the pictures wait until the row is near the window: the boot script sees to it. */
  readonly picturesWait?: boolean;
}

/**
 * Cards that are a row to swipe on a phone, and a grid of 2 and `columns` columns on wider screens. The row needs no
 * script: the next card looks in at its end, a bar shows how far it goes, and it takes the focus, so that the arrow keys
 * move it. A list for screen readers.
 */
export function CardRow({ children, columns = 3, label, picturesWait }: CardRowProps) {
  const isGrid = useSyncExternalStore(
    onWidthChange,
    () => window.matchMedia(columnsFrom).matches,
    () => false,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      role="group"
      aria-label={words['ui.rowToSwipe']({ label })}
      className={styles.window}
      data-row=""
      // What scrolls must be reachable by the keyboard.
      tabIndex={isGrid ? undefined : 0}
    >
      <ul
        aria-label={label}
        className={`stack ${cards.cards} ${styles.row} ${columns === 9 ? styles.of9 : ''}`}
        style={{ '--columns': columns } as CSSProperties}
        // In the built page alone, where React finds and leaves what the boot script has made of it: a row that comes later has
        // come with a press of somebody who is about to see it. Asked as a state, it rendered every row of home again.
        {...(picturesWait && typeof document === 'undefined' && { [farAttribute]: '' })}
        suppressHydrationWarning
      >
        {children}
      </ul>
    </div>
  );
}
