import Button from '@mui/material/Button';
import { Link, useLocation } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { FindButton } from './palette/find-button.tsx';
import { useStudioPlaces } from './palette/places.ts';

/** Links between the pages of the studio. */
export function StudioLinks() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={words['titles.studio']()} className="cluster gap-2">
      {useStudioPlaces().map(({ to, label }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          sx={{ px: 1.5 }}
          variant={pathname === to ? 'contained' : 'outlined'}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {label}
        </Button>
      ))}
      <FindButton />
    </nav>
  );
}
