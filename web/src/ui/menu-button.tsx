import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { Link } from './router.ts';

interface MenuButtonProps {
  /** For screen readers, and shown at an icon. */
  readonly label: string;
  readonly disabled?: boolean;
  /** Keeps the selection in a text. */
  readonly takesNoFocus?: true;
  /** Each does something, or leads to an address. */
  readonly rows: readonly (readonly [label: string, act: (() => void) | string])[];
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function MenuButton({ label, disabled = false, takesNoFocus, rows, ...look }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: (() => void) | string) => {
    setAnchor(null);
    // The menu restores the focus first.
    if (typeof act !== 'string') setTimeout(act);
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        onMouseDown={(event) => takesNoFocus && event.preventDefault()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...look}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {rows.map(([row, act]) => (
          <MenuItem
            key={row}
            sx={{ minHeight: 44 }}
            {...(typeof act === 'string' && { component: Link, to: act })}
            onClick={() => choose(act)}
          >
            {row}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
