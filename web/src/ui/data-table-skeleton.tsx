import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A table's shape while it is on its way. */
export function DataTableSkeleton({ label }: { label: string }) {
  return (
    <Box
      role="status"
      aria-label={label}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', p: 2, bgcolor: 'background.paper' }}
    >
      {rows.map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </Box>
  );
}
