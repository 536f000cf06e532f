import { type ReactNode, Suspense, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import styles from './lesson/lesson.module.css';
import type { MenuRow } from './menu-list.tsx';

const MenuList = lazyDialog(() => import('./menu-list.tsx'));

interface MenuButtonProps {
  /** It is read aloud, and shown where the pointer rests. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly rows: readonly MenuRow[];
  /** The button's sign. */
  readonly children: ReactNode;
}

/** A button with a sign, which opens a menu. */
export function MenuButton({ label, disabled = false, rows, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        // The selection in the text stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {children}
      </button>
      {anchor && (
        <Suspense>
          <MenuList anchor={anchor} rows={rows} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
