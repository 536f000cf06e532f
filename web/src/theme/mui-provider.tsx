import './widgets.css';
import { type CssVarsTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * The colour schemes' variables are in `theme.css` and `widgets.css`. `color-scheme.ts` switches them, so MUI's own switching
 * code is not needed.
 */
const { colorSchemes: _, ...widgetTheme } = theme as Theme & CssVarsTheme;

/** Home's first view does not load MUI. */
export function MuiProvider({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={widgetTheme}>{children}</ThemeProvider>;
}
