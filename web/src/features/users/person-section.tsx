import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PersonAnswer } from '@pathshala/contract/person';
import { type ReactNode, useId } from 'react';
import type { PersonActions } from './use-person-actions.tsx';

/** What each part of a person's page gets. */
export interface PersonPart {
  readonly person: PersonAnswer;
  readonly actions: PersonActions;
}

interface PersonSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of a person's page. */
export function PersonSection({ title, text, children }: PersonSectionProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: '16px', minWidth: 0, overflowWrap: 'anywhere' }}
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
