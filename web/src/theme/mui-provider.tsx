import './widgets.css';
import { type CssVarsTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * The theme without its colour schemes: the schemes' variables are in `theme.css`, which every page loads, and in
 * `widgets.css`, which has those that the widgets alone need. `color-scheme.ts` switches them, so MUI need not bring its own
 * switching code.
 */
const { colorSchemes: _, ...widgetTheme } = theme as Theme & CssVarsTheme;

/** Around everything made of MUI's widgets. The first view of home has none, and so does not load MUI. */
export function MuiProvider({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={widgetTheme}>{children}</ThemeProvider>;
}
