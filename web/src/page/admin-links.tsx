import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@pathshala/contract/site/paths';
import { Link, useLocation } from '../ui/router.ts';
import { words } from '../words/words.ts';

const adminPages = [
  { path: paths.overview, title: words['titles.overview'] },
  { path: paths.users, title: words['titles.users'] },
  { path: paths.messages, title: words['titles.messages'] },
  { path: paths.studioAudit, title: words['studio.audit'] },
  { path: paths.revocations, title: words['titles.revocations'] },
];

export function AdminLinks() {
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={words['ui.forAdmins']()}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {adminPages.map(({ path, title }) => (
        <Button
          key={path}
          component={Link}
          to={path}
          sx={{ px: 1.5 }}
          variant={pathname === path ? 'contained' : 'outlined'}
          aria-current={pathname === path ? 'page' : undefined}
        >
          {title()}
        </Button>
      ))}
    </Box>
  );
}
