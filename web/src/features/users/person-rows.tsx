import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { langOf } from '../../ui/language.ts';

interface PersonRowProps {
  readonly title: string;
  /** The line under it. */
  readonly facts: readonly string[];
  /** Actions, at its right. */
  readonly children?: ReactNode;
}

/** A row of a person's list. */
export function PersonRow({ title, facts, children }: PersonRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <strong lang={langOf(title)}>{title}</strong>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{facts.join(' · ')}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>{children}</Box>
    </Box>
  );
}

export function PersonRows({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
      {children}
    </Box>
  );
}
