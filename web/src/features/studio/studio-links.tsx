import Button from '@mui/material/Button';
import { paths } from '@pathshala/contract/site/paths';
import { useAdmin } from '../../auth/use-role.ts';
import { Link, useLocation } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { useKinds } from './use-kinds.ts';
import { kindWords } from './words.ts';

/** Links between the pages of the studio that the signed-in person may open. */
export function StudioLinks() {
  const { pathname } = useLocation();
  const { admin } = useAdmin();
  const places = [
    { to: paths.studio, label: words['studio.all']() },
    ...useKinds().map((kind) => ({ to: paths.studioKind(kind), label: kindWords[kind].many() })),
    ...(admin ? [{ to: paths.studioAudit, label: words['studio.audit']() }] : []),
  ];
  return (
    <nav aria-label={words['titles.studio']()} className="cluster gap-2">
      {places.map(({ to, label }) => (
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
    </nav>
  );
}
