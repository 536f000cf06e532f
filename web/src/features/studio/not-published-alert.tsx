import Alert from '@mui/material/Alert';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import type { NotPublished } from './use-item-actions.ts';

interface NotPublishedAlertProps {
  readonly kind: StudioKind;
  readonly failed: readonly NotPublished[];
  readonly onClose: () => void;
}

/** After publishing several items: names those that were refused, with the reason and a link to each. */
export function NotPublishedAlert({ kind, failed, onClose }: NotPublishedAlertProps) {
  if (failed.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }} onClose={onClose}>
      {failed.map(({ id, title, why }) => (
        <p key={id}>
          <Link to={paths.studioItem(kind, id)}>{words['studio.notPublished']({ title })}</Link>: {why}
        </p>
      ))}
    </Alert>
  );
}
