import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { words } from '../../words/words.ts';

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

const column = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export function AccountColumns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Box sx={columns}>
      <Box sx={column}>{first}</Box>
      <Box sx={column}>{second}</Box>
    </Box>
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
