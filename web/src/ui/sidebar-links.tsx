import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';

export interface SidebarLink {
  readonly path: string;
  readonly label: string;
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 });

const Item = styled(NavLink)(({ theme }) => ({
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

/** The sidebar's links; the one that is open carries `aria-current`. */
export function SidebarLinks(props: { label: string; links: readonly SidebarLink[]; onChoose?: () => void }) {
  return (
    <nav aria-label={props.label}>
      <List>
        {props.links.map((link) => (
          <li key={link.path}>
            <Item to={link.path} end onClick={props.onChoose}>
              {link.label}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}
