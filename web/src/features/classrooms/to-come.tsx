import Skeleton from '@mui/material/Skeleton';
import { words } from '../../words/words.ts';

/** Placeholder of classrooms. */
export function ToCome() {
  return (
    <div role="status" aria-label={words['classrooms.loading']()}>
      <Skeleton variant="rounded" height={260} sx={{ borderRadius: '16px' }} />
    </div>
  );
}
