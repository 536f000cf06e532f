import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';
import { words } from '../words/words.ts';
import styles from './card-row.module.css';
import cards from './cards.module.css';
import { asItems } from './section.tsx';

/** From this width on the cards are in columns: as in `card-row.module.css`. */
const columnsFrom = '(min-width: 600px)';

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(columnsFrom);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

interface CardRowProps {
  readonly children: ReactNode;
  readonly columns?: 3 | 4 | 9;
  readonly label: string;
}

/**
 * A row to swipe on a phone, a grid on wider screens. Needs no script: the next card is partly visible, a bar shows the position,
 * and the row takes the focus for the arrow keys.
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
      // Scrollable content must be reachable by keyboard.
      tabIndex={isGrid ? undefined : 0}
    >
      <ul
        aria-label={label}
        className={`stack ${cards.cards} ${styles.row} ${columns === 9 ? styles.of9 : ''}`}
        style={{ '--columns': columns } as CSSProperties}
      >
        {asItems(children)}
      </ul>
    </div>
  );
}
