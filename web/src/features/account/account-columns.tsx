import Skeleton from '@mui/material/Skeleton';
import type { CSSProperties, ReactNode } from 'react';
import { words } from '../../words/words.ts';

export function AccountColumns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="tiles gap-6 start" style={{ '--tile': '400px' } as CSSProperties}>
      <div className="stack gap-6">{first}</div>
      <div className="stack gap-6">{second}</div>
    </div>
  );
}

const shape = (height: number) => (
  <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '16px' }} />
);

/** About as large as the account page's parts. */
export function AccountSkeleton() {
  return (
    <div role="status" aria-label={words['account.loading']()}>
      <AccountColumns first={[430, 240].map(shape)} second={[180, 320].map(shape)} />
    </div>
  );
}
