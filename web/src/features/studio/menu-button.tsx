import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import styles from './lesson/lesson.module.css';

interface MenuButtonProps {
  /** It is read aloud, and shown where the pointer rests. */
  readonly label: string;
  readonly disabled?: boolean;
  /** What it offers, and what each does. */
  readonly rows: readonly (readonly [label: string, choose: () => void])[];
  /** The button's sign. */
  readonly children: ReactNode;
}

/** A button with a sign, which opens a menu. */
export function MenuButton({ label, disabled = false, rows, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => {
    setAnchor(null);
    // The menu gives the focus back to its button first.
    setTimeout(act);
  };
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
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {rows.map(([row, act]) => (
          <MenuItem key={row} sx={{ minHeight: 44 }} onClick={() => choose(act)}>
            {row}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
