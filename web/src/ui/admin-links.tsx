import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { pages } from '@pathshala/contract/routes';
import { Link, useLocation } from 'react-router-dom';

const adminPages = [pages.overview, pages.users, pages.messages, pages.roleHistory] as const;

/** From each of the admins' pages to the others. */
export function AdminLinks() {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label="For admins" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {adminPages.map(({ path, title }) => (
        <Button
          key={path}
          component={Link}
          to={path}
          sx={{ px: 1.5 }}
          variant={pathname === path ? 'contained' : 'outlined'}
          aria-current={pathname === path ? 'page' : undefined}
        >
          {title}
        </Button>
      ))}
    </Box>
  );
}
