import './widgets.css';
import { type CssVarsTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { schoolTheme } from './theme.ts';

let made: ReturnType<typeof widgetTheme> | undefined;

/**
 * The colour schemes' variables are in `theme.css` and `widgets.css`. `color-scheme.ts` switches them, so MUI's own switching
 * code is not needed. Created when it is drawn: with the evaluation of MUI it would keep a cheap phone busy for 220 ms.
 */
function widgetTheme() {
  const { colorSchemes: _, ...theme } = schoolTheme() as Theme & CssVarsTheme;
  return theme;
}

/** Home's first view does not load MUI. */
export function MuiProvider({ children }: { children: ReactNode }) {
  made ??= widgetTheme();
  return <ThemeProvider theme={made}>{children}</ThemeProvider>;
}
