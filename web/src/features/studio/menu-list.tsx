import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export interface MenuRow {
  readonly label: string;
  readonly onChoose: () => void;
}

interface MenuListProps {
  readonly anchor: HTMLElement;
  readonly rows: readonly MenuRow[];
  readonly onClose: () => void;
}

/** What a menu offers. */
export default function MenuList({ anchor, rows, onClose }: MenuListProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {rows.map(({ label, onChoose }) => (
        <MenuItem
          key={label}
          sx={{ minHeight: 44 }}
          onClick={() => {
            onClose();
            // The menu gives the focus back to its button first.
            setTimeout(onChoose);
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
