import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import styles from './text/text.module.css';

interface MenuButtonProps {
  /** Also shown as a tooltip. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly rows: readonly (readonly [label: string, choose: () => void])[];
  readonly children: ReactNode;
}

export function MenuButton({ label, disabled = false, rows, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => {
    setAnchor(null);
    // The menu restores the focus first.
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
        // Keeps the selection in the text.
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
