import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { words } from '../words/words.ts';
import type { TablePage } from './data-table-page.ts';
import { Icon } from './icon.tsx';

/** Which rows are shown of how many, and the way to the others. */
export function DataTablePager({ page }: { page: TablePage<unknown> }) {
  const { from, to, total, more, hasPrevious, hasNext } = page;
  if (!hasPrevious && !hasNext) return null;
  return (
    <Box
      component="nav"
      aria-label={words['ui.pages']()}
      sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <Typography role="status" color="textSecondary" sx={{ marginInlineEnd: 'auto' }}>
        {words['ui.rowsOf']({ from, to, all: total })}
        {more && '+'}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<Icon name="back" size={20} />}
        disabled={!hasPrevious}
        onClick={page.previous}
      >
        {words['ui.previousPage']()}
      </Button>
      <Button
        variant="outlined"
        endIcon={<Icon name="next" size={20} />}
        disabled={!hasNext}
        onClick={page.next}
      >
        {words['ui.nextPage']()}
      </Button>
    </Box>
  );
}
