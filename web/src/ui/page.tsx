import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

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
    <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 6, md: 9 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'end',
          justifyContent: 'space-between',
          mb: { xs: 3, md: 4 },
        }}
      >
        <Box sx={{ maxWidth: 640 }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '1.875rem', md: '2.5rem' } }}>
            {title}
          </Typography>
          {lead && (
            <Typography color="text.secondary" sx={{ mt: 1 }}>
              {lead}
            </Typography>
          )}
        </Box>
        {aside}
      </Box>
      {children}
    </Container>
  );
}
