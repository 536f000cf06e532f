import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PaperSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function PaperSection({ title, text, children }: PaperSectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: '16px', minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' } }}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ mt: 0.75, textWrap: 'pretty' }}>
          {text}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
