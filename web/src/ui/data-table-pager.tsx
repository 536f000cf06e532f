import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TablePage } from './data-table-page.ts';

/** Which rows are shown of how many, and the way to the others. */
export function DataTablePager({ page }: { page: TablePage<unknown> }) {
  const { from, to, total, more, hasPrevious, hasNext } = page;
  if (!hasPrevious && !hasNext) return null;
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <Typography role="status" color="textSecondary" sx={{ mr: 'auto' }}>
        {from}–{to} of {total}
        {more && '+'}
      </Typography>
      <Button variant="outlined" startIcon={<BackIcon />} disabled={!hasPrevious} onClick={page.previous}>
        Previous
      </Button>
      <Button variant="outlined" endIcon={<NextIcon />} disabled={!hasNext} onClick={page.next}>
        Next
      </Button>
    </Box>
  );
}
