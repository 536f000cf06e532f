import './widgets.css';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { widgetTheme } from './theme.ts';

let made: ReturnType<typeof widgetTheme> | undefined;

/**
 * Home's first view does not load MUI. The theme is made when it is drawn: with the evaluation of MUI it would keep a cheap phone
 * busy for 220 ms.
 */
export function MuiProvider({ children }: { children: ReactNode }) {
  made ??= widgetTheme();
  return <ThemeProvider theme={made}>{children}</ThemeProvider>;
}
