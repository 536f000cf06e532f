import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';
import { words } from '../words/words.ts';
import styles from './card-row.module.css';
import cards from './cards.module.css';

/** From this width on the cards are in columns: as in `card-row.module.css`. */
const columnsFrom = '(min-width: 600px)';

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(columnsFrom);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

interface CardRowProps {
  readonly children: ReactNode;
  /** Columns on a wide screen. */
  readonly columns?: 3 | 4 | 9;
  readonly label: string;
}

/**
 * Cards in a row to swipe on a phone, and in a grid of 2 and `columns` columns on wider screens. The row needs no
 * script: the next card shows at its end, a bar shows the position, and it takes the focus for the arrow keys. A list
 * for screen readers.
 */
export function CardRow({ children, columns = 3, label }: CardRowProps) {
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
      >
        {children}
      </ul>
    </div>
  );
}
