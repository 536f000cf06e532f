import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Wrap } from './wrap.tsx';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  /** Stands at the right of the heading on wide screens. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page without a sidebar: its heading, a line under it, and the content. */
export function Page({ title, lead, aside, children }: PageProps) {
  return (
    <Wrap>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'end',
          justifyContent: 'space-between',
          pt: { xs: 3, md: 5 },
          mb: { xs: 3, md: 4 },
        }}
      >
        <Box sx={{ maxWidth: 640 }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '1.875rem', md: '2.5rem' } }}>
            {title}
          </Typography>
          {lead && (
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {lead}
            </Typography>
          )}
        </Box>
        {aside}
      </Box>
      <Box sx={{ pb: { xs: 6, md: 9 } }}>{children}</Box>
    </Wrap>
  );
}
