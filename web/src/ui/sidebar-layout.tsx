import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { words } from '../words/words.ts';
import { Icon } from './icon.tsx';
import { lazyDialog } from './lazy-part.tsx';
import { Link } from './router.ts';
import { Wrap } from './section.tsx';
import { visuallyHidden } from './states.tsx';

interface SidebarLink {
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
  readonly current: string;
  readonly onChoose?: () => void;
}

function SidebarLinks({ label, links, current, onChoose }: SidebarLinksProps) {
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

const SideDrawer = lazyDialog(() => import('./side-drawer.tsx'));

interface SidebarLayoutProps {
  /** The page's title, and the sidebar's name: docs/contract.md, "Sidebars". */
  readonly title: string;
  readonly links: readonly SidebarLink[];
  /** The current link's label is the page's second heading. */
  readonly current: string;
  readonly children: ReactNode;
}

/** Sticky on large screens, in a drawer on small ones. */
export function SidebarLayout({ title, links, current, children }: SidebarLayoutProps) {
  const [open, setOpen] = useState(false);
  return (
    <Wrap>
      <Box sx={{ py: { xs: 2, md: 5 } }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.875rem', md: '2.5rem' }, mb: { xs: 1.5, md: 4 } }}>
          {title}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 1.5, md: 5 },
            gridTemplateColumns: { md: '224px minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <Box sx={{ position: 'sticky', top: 'var(--header-room)' }}>
              <SidebarLinks label={title} links={links} current={current} />
            </Box>
          </Box>
          <Box sx={{ display: { xs: 'block', md: 'none' } }}>
            <Button
              variant="outlined"
              startIcon={<Icon name="contents" size={20} />}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
            >
              {current}
              <Box component="span" sx={visuallyHidden}>
                {words['ui.chooseFrom']({ title })}
              </Box>
            </Button>
            {open && (
              <SideDrawer label={title} onClose={() => setOpen(false)}>
                <SidebarLinks label={title} links={links} current={current} onChoose={() => setOpen(false)} />
              </SideDrawer>
            )}
          </Box>
          <Box component="section" aria-label={current} sx={{ minWidth: 0 }}>
            {/* On a small screen the button above has the same text. */}
            <Typography
              variant="h2"
              sx={(theme) => ({ mb: 3, [theme.breakpoints.down('md')]: visuallyHidden })}
            >
              {current}
            </Typography>
            {children}
          </Box>
        </Box>
      </Box>
    </Wrap>
  );
}
