import { styled } from '@mui/material/styles';
import { Link } from './router.ts';

export interface SidebarLink {
  readonly path: string;
  readonly label: string;
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 });

const Item = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '4px 16px',
  borderRadius: 12,
  color: theme.vars.palette.text.secondary,
  fontWeight: 600,
  textDecoration: 'none',
  borderInlineStart: '4px solid var(--no-line)',
  '&:hover': { backgroundColor: theme.vars.palette.tint, color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': {
    backgroundColor: theme.vars.palette.tint,
    borderInlineStartColor: 'var(--current-line)',
    color: theme.vars.palette.text.primary,
    fontWeight: 700,
  },
}));

interface SidebarLinksProps {
  readonly label: string;
  readonly links: readonly SidebarLink[];
  /** The label of the current link. */
  readonly current: string;
  readonly onChoose?: () => void;
}

/** The sidebar's links; the current one has `aria-current`, also in the prerendered page. */
export function SidebarLinks({ label, links, current, onChoose }: SidebarLinksProps) {
  return (
    <nav aria-label={label}>
      <List>
        {links.map((link) => (
          <li key={link.path}>
            <Item
              to={link.path}
              aria-current={link.label === current ? 'page' : undefined}
              onClick={onChoose}
            >
              {link.label}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}
